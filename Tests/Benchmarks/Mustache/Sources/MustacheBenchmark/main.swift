import Foundation
import JobPage
import OtherEngine
import OurEngine

// MustacheBenchmark [rounds]: both engines in one run, in turns, and a Markdown table of what they did.

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5
let jobs = (0..<1000).map(JobPage.Job.init)
let prepared = PreparedJobs(jobs)
let engine = try OurEngine(JobPage.templates)
let other = try OtherEngine(JobPage.templates)

/// Each thread has jobs of its own.
let preparedByThread = (0..<2).map { _ in PreparedJobs((0..<1000).map(JobPage.Job.init)) }
let subjectsByThread = (0..<2).map { _ in (0..<1000).map { JobSubject(JobPage.Job($0)) } }

/// - Parameter work: makes the pages of a thread and returns their bytes.
func onTwoThreads(_ work: @Sendable (Int) throws -> Int) -> Int {
  let bytes = Bytes()
  DispatchQueue.concurrentPerform(iterations: 2) { thread in
    do {
      bytes.add(try work(thread))
    } catch {
      print(error)
    }
  }
  return bytes.count
}

var table = Table()
for _ in 0..<rounds {
  try table.measure("job page, prepared values", pages: 20_000) { try engine.renderPrepared(20_000, prepared) }
  try table.measure("job page, values made from a job", pages: 20_000) { try engine.render(20_000, jobs) }
  try table.measure("job page, values made when asked for", pages: 20_000) {
    try engine.renderAsked(20_000, subjectsByThread[0])
  }
  let (ready, subjects) = (preparedByThread, subjectsByThread)
  table.measure("job page, prepared values, 2 threads", pages: 80_000) {
    onTwoThreads { [engine] in try engine.renderPrepared(40_000, ready[$0]) }
  }
  table.measure("job page, values made when asked for, 2 threads", pages: 80_000) {
    onTwoThreads { [engine] in try engine.renderAsked(40_000, subjects[$0]) }
  }
  table.measure("job page, prepared values", pages: 1000, isOther: true) {
    (0..<1000).reduce(0) { $0 + other.render("job", jobs[$1]) }
  }
  for micro in MicroCase.all() {
    let (ours, theirs) = (try OurEngine(micro.templates), try OtherEngine(micro.templates))
    let pages = micro.name == "long list" ? 400 : 4000
    try table.measure(micro.name, pages: pages) { try ours.render(pages, micro) }
    table.measure(micro.name, pages: pages / 40, isOther: true) {
      (0..<pages / 40).reduce(0) { sum, _ in sum + theirs.render("page", micro.sameData) }
    }
  }
  let size = JobPage.templates.values.reduce(0) { $0 + $1.utf8.count }
  try table.measure("parsing the job page", pages: 2000) {
    for _ in 0..<2000 { _ = try OurEngine(JobPage.templates) }
    return size * 2000
  }
  try table.measure("parsing the job page", pages: 200, isOther: true) {
    for _ in 0..<200 { _ = try OtherEngine(JobPage.templates) }
    return size * 200
  }
}
print(table)
