/// How many files and folders one folder of the site may have: some hosts, file managers and repositories are slow with many,
/// or show only some of them.
public struct FolderLimit: Sendable, Hashable {
  public var most: Int

  public init(most: Int) { self.most = most }

  /// The folders that fill as a board grows, which nothing divides any further. Those of lists' pages are full at a hundred.
  private static let growing = Set(Division.allCases.map(\.rawValue) + ["jobs", "referrals", "searches", "people"])

  /// The fullest folder, when it has more; or else the fullest of those that grow, when it will soon.
  func findings(_ site: SiteIndex) -> [Diagnostic] {
    var entries: [Substring: Int] = [:]
    for path in site.allPaths {
      var rest = path[...]
      var isNew = true
      while isNew, !rest.isEmpty {
        rest = rest.lastIndex(of: "/").map { rest[..<$0] } ?? ""
        isNew = entries[rest] == nil
        entries[rest, default: 0] += 1
      }
    }
    guard let fullest = Self.fullest(of: entries) else { return [] }
    if fullest.value > most {
      var finding = Diagnostic(
        .error, "\(Self.words(fullest)), and board.yml allows \(Words.count(most)).", hint: Self.hint(for: fullest.key))
      finding.stop = .refusal
      return [finding]
    }
    guard let next = Self.fullest(of: entries.filter { Self.isGrowing($0.key) }), next.value * 10 >= most * 9 else {
      return []
    }
    return [
      Diagnostic(
        .warning, "\(Self.words(next)), and no site with more than \(Words.count(most)) is published.",
        hint: Self.hint(for: next.key))
    ]
  }

  private static func fullest(of entries: [Substring: Int]) -> (key: Substring, value: Int)? {
    entries.max { ($0.value, $1.key) < ($1.value, $0.key) }
  }

  private static func words(_ folder: (key: Substring, value: Int)) -> String {
    let name = folder.key.isEmpty ? "The top folder of the site" : "The folder “\(folder.key)”"
    return "\(name) has \(Words.count(folder.value)) entries"
  }

  /// Its names, without the one of a language that it stands in.
  private static func names(of folder: Substring) -> ArraySlice<Substring> {
    let names = folder.split(separator: "/")[...]
    return names.first.map { growing.contains(String($0)) } ?? true ? names : names.dropFirst()
  }

  private static func isGrowing(_ folder: Substring) -> Bool {
    let names = names(of: folder)
    return names.first.map { growing.contains(String($0)) } ?? false && !names.dropLast().contains("page")
  }

  private static func hint(for folder: Substring) -> String {
    let names = names(of: folder)
    let division = names.count == 1 ? names.first.flatMap { Division(rawValue: String($0)) } : nil
    let less = division.map { ", or leave `\($0.rawValue)` out of `lists-by`, and its pages go" } ?? ""
    return "Give `most-in-folder` in Content/board.yml a larger number: every page keeps its address\(less). Without "
      + "`most-in-folder` every job would have another address, and nothing leads there from those that are known."
  }
}
