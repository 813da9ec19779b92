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

func renderOnTwoThreads(_ pages: Int) -> Int {
  let bytes = Bytes()
  let (engine, preparedByThread) = (engine, preparedByThread)
  DispatchQueue.concurrentPerform(iterations: 2) { thread in
    do {
      bytes.add(try engine.renderPrepared(pages, preparedByThread[thread]))
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
  try table.measure("job page, prepared values, 2 threads", pages: 80_000) { renderOnTwoThreads(40_000) }
  try table.measure("job page, prepared values", pages: 1000, isOther: true) {
    (0..<1000).reduce(0) { $0 + other.render("job", jobs[$1]) }
  }
  for micro in MicroCase.all() {
    let (ours, theirs) = (try OurEngine(micro.templates), try OtherEngine(micro.templates))
    let pages = micro.name == "long list" ? 400 : 4000
    try table.measure(micro.name, pages: pages) { try ours.render(pages, micro) }
    try table.measure(micro.name, pages: pages / 40, isOther: true) {
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
