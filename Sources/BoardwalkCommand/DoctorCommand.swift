import ArgumentParser
import Boardwalk
import Foundation

/// `boardwalk doctor`
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Ask each source for one page, and tell how it does and how it did lately.",
    discussion: """
      Nothing is kept and nothing is published. Ends with code 1 when a source does not answer. Beside the sources it looks \
      at this machine: its clock, its disk, whether the store is what was written, what this program is made of.

        boardwalk doctor my-board
      """)

  @Argument(help: "The board's folder.", completion: .directory)
  var folder = "."

  @Option(help: "Take this for the present moment, such as 2026-11-21T08:00:00Z.")
  var now: String?

  func validate() throws {
    try CommonOptions.validate(now: now)
    try CommonOptions.validate(folder: folder)
  }

  func run() async throws {
    try await BoardwalkCommand.orExit(in: ".") { try BoardwalkCommand.requireFolder(folder) }
    let build = CommonOptions.build(folder: folder, now: now)
    let list = try await BoardwalkCommand.orExit(in: build.folder.path) { try await build.examine() }
    if list.isEmpty { print("No source is named in board.yml.") }
    for health in list { tell(health, now: build.world.now) }
    tellClock(list)
    tellDisk(at: build.folder.path)
    tellStore(try await BoardwalkCommand.orExit(in: build.folder.path) { try build.doubtsOfStore() })
    print("made of  boardwalk \(Version.line)")
    for library in Build.libraries { print("         \(library)") }
    if list.contains(where: { $0.answer.map { $0.jobs == nil } ?? false }) { throw ExitCode(1) }
  }
}

extension DoctorCommand {
  private func tell(_ health: SourceHealth, now: Int64) {
    print("\(health.name)  \(health.policy.title)")
    print("  now   \(answer(health.answer))")
    for finding in health.answer?.findings ?? [] {
      print("        \(finding.message)\(finding.hint.map { "\n        → \($0)" } ?? "")")
    }
    if let quota = health.answer?.quota { print("  quota \(quota)") }
    if let terms = health.policy.terms { print("  terms \(terms)") }
    print("  last  \(health.lastComplete.map { "complete \(Self.moment($0))" } ?? "never complete")")
    for delivery in health.history {
      let counts = "+\(delivery.new) ~\(delivery.changed) −\(delivery.closed)"
      let left = delivery.rejected > 0 ? ", \(delivery.rejected) left out" : ""
      print(
        """
          \("      ")\(Self.moment(delivery.run))  \(delivery.outcome.word), \(delivery.delivered) jobs, \(counts)\(left), \
        \(Double(delivery.milliseconds) / 1000) s\(delivery.outcome.reason.map { "\n            \($0)" } ?? "")
        """)
    }
  }

  private func answer(_ answer: SourceHealth.Answer?) -> String {
    guard let answer else { return "not asked: its terms want a longer pause between two answers" }
    let seconds = String(format: "%.1f", answer.seconds)
    guard let jobs = answer.jobs else { return "no usable answer after \(seconds) s" }
    return "answers in \(seconds) s, \(jobs) jobs on the first page"
  }

  private static func moment(_ instant: Int64) -> String {
    let format = Date.ISO8601FormatStyle().year().month().day().time(includingFractionalSeconds: false)
    return Date(timeIntervalSince1970: Double(instant)).formatted(format).replacing("T", with: " ") + " UTC"
  }

  /// The sources' clocks against this one: the median, because one of them may be wrong itself.
  private func tellClock(_ list: [SourceHealth]) {
    let offsets = list.compactMap { $0.answer?.clockOffset }.sorted()
    guard !offsets.isEmpty else { return print("clock    no source tells the time") }
    let seconds = Int(offsets[offsets.count / 2] / .seconds(1))
    guard abs(seconds) > Self.clockTolerance else { return print("clock    agrees with the sources") }
    print(
      """
      clock    \(abs(seconds)) s \(seconds > 0 ? "behind" : "ahead of") the sources
               → Set it, best by network time: what is new and what has closed depends on it.
      """)
  }

  private func tellDisk(at path: String) {
    guard let room = freeSpace(at: path) else { return print("disk     free space is not known") }
    print("disk     \(room.formatted(.byteCount(style: .file))) free")
    if room < Self.leastRoom { print("         → Make room: a build keeps the old site while it writes the new one.") }
  }

  /// - Parameter doubts: nil where there is no store.
  private func tellStore(_ doubts: [Diagnostic]?) {
    guard let doubts else { return print("store    none: nothing was built or fetched here yet") }
    if doubts.isEmpty { print("store    is what the last run wrote") }
    for doubt in doubts { print("store    \(doubt.message)\(doubt.hint.map { "\n         → \($0)" } ?? "")") }
  }

  /// Seconds that a clock may be wrong: what a reply takes, and more.
  private static let clockTolerance = 60
  /// Bytes: twice a large board.
  private static let leastRoom: Int64 = 500_000_000

  private func freeSpace(at path: String) -> Int64? {
    var status = statvfs()
    guard statvfs(path, &status) == 0 else { return nil }
    return Int64(clamping: UInt64(status.f_bavail) * UInt64(status.f_frsize))
  }
}
