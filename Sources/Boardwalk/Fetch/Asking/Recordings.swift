/// Replies that were recorded earlier, to be read instead of asking anybody.
struct Recordings {
  var folder: String
  var disk: Disk
  /// What is said of a folder without any; nil where they are a service's replies.
  var absence: (@Sendable (_ names: [String]) -> (message: String, hint: String))?

  /// A recorded reply of 500 jobs with all their texts and places has 10 MB.
  static let largestReply = 64 << 20
  /// What replies are kept as; anything else in the folder is about them.
  static let extensions: Set = ["json", "jsonl", "ndjson", "xml", "rss", "atom", "html", "csv"]

  /// What `read` makes of each reply, in the order of the numbers in their names.
  /// Throws a `Diagnostic` that names the file when it cannot be read, or when there is none.
  ///
  /// - Returns: the paths of what is called like a reply and is never opened: symbolic links, FIFOs, devices.
  func forEach<Value>(
    _ read: ([UInt8]) throws -> Value, _ body: (Value) async throws -> Void
  ) async throws -> [String] {
    let all = try disk.list(folder)
    let entries = all.filter { Self.isReply($0.name) }
    let names = entries.filter { $0.kind == .file }.map(\.name)
    let unread = entries.filter { $0.kind == .other }.map { "\(folder)/\($0.name)" }
    if names.isEmpty, let first = unread.first { throw Self.finding(.error, first) }
    guard !names.isEmpty else {
      let (message, hint) =
        absence?(all.map(\.name)) ?? (
          "There are no recorded replies in this folder.",
          "Put the API's replies there as 1.json, 2.json and so on, or correct `replies:` in board.yml."
        )
      throw Diagnostic(.error, at: .file(folder), message, hint: hint)
    }
    for name in names.sorted(by: numerically) {
      let path = "\(folder)/\(name)"
      let value: Value
      do {
        value = try read(try disk.read(path, Self.largestReply))
      } catch let fault as ReplyFault {
        throw Diagnostic(.error, at: .file(path, line: fault.line), fault.sentence)
      }
      try await body(value)
    }
    return unread
  }

  /// Hands over a warning for each path that was not opened.
  ///
  /// - Returns: why the answer is not all there is; nil where every reply was read.
  func tell(of unread: [String], to page: (DraftPage) async throws -> Void) async throws -> String? {
    if unread.isEmpty { return nil }
    try await page(DraftPage(drafts: [], findings: unread.map { Self.finding(.warning, $0) }))
    return "\(Words.count(unread.count, "recorded reply was", "recorded replies were")) not read."
  }

  private static func finding(_ severity: Diagnostic.Severity, _ path: String) -> Diagnostic {
    Diagnostic(
      severity, at: .file(path), "This is a link or a special file, and is not opened.",
      hint: "Put the reply itself there.")
  }

  private static func isReply(_ name: String) -> Bool {
    name.split(separator: ".").last.map { extensions.contains($0.lowercased()) } ?? false && !name.hasPrefix(".")
  }
}

/// `2.json` before `10.json`; names without a number by letters, after the numbered.
func numerically(_ left: String, _ right: String) -> Bool {
  func number(_ name: String) -> Int { Int(name.prefix { $0.isNumber }) ?? .max }
  return number(left) == number(right) ? left < right : number(left) < number(right)
}
