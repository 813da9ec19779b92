/// How many files and folders one folder of the site may have: some hosts, file managers and repositories are slow with many,
/// or show only some of them.
public struct FolderLimit: Sendable, Hashable {
  public var most: Int

  public init(most: Int) { self.most = most }

  /// The fullest folder, when it has more.
  func findings(_ site: SiteIndex) -> [Diagnostic] {
    var entries: [Substring: Int] = [:]
    for path in site.paths {
      var rest = path[...]
      var isNew = true
      while isNew, !rest.isEmpty {
        rest = rest.lastIndex(of: "/").map { rest[..<$0] } ?? ""
        isNew = entries[rest] == nil
        entries[rest, default: 0] += 1
      }
    }
    guard let fullest = entries.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), fullest.value > most else {
      return []
    }
    let folder = fullest.key.isEmpty ? "The top folder of the site" : "The folder “\(fullest.key)”"
    var finding = Diagnostic(
      .error, "\(folder) has \(Words.count(fullest.value)) entries, and board.yml allows \(Words.count(most)).",
      hint: "Give `most-in-folder` in Content/board.yml a larger number, or take it out.")
    finding.stop = .refusal
    return [finding]
  }
}
