import Markup

/// The address of a repository, as a browser shows it. One to clone from may have somebody's key in it, so a wrong one is not
/// repeated.
struct RepositoryAddress: ScalarSetting, Sendable {
  /// Without a slash at its end; empty where it could not be read.
  var url: String
  /// `github.com`
  var host: String
  /// How many its path has.
  var names: Int

  static let expectation = "the https address of a repository, such as https://github.com/acme/board"
  static let placeholder = RepositoryAddress(url: "", host: "", names: 0)
  static let isSecret = true
  static let isTooLong = "write no more than https://host/owner/name; a branch is `branch:`, a folder in it `folder:`"

  /// What is at its host, where everybody knows that.
  var known: GitHost? { GitHost(at: host) }

  private init(url: String, host: String, names: Int) { (self.url, self.host, self.names) = (url, host, names) }

  init?(setting text: SettingsTree.Text) {
    guard let safe = SafeURL(SiteAddress.coded(text.string)), safe.string.hasPrefix("https://"), let host = safe.host
    else { return nil }
    var names = safe.string.split(separator: "/", omittingEmptySubsequences: false).dropFirst(3)
    if names.last == "" { names.removeLast() }
    guard names.count >= 2, names.allSatisfy(Self.isName), names.last?.hasSuffix(".git") == false else { return nil }
    url = safe.string.hasSuffix("/") ? String(safe.string.dropLast()) : safe.string
    (self.host, self.names) = (host, names.count)
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    let written = text.string
    if written.contains("@") { return "write the address that a browser shows, without a name or a key before an @" }
    if written.lowercased().hasPrefix("http://") { return "write https://" }
    if !written.contains("://") { return written.contains(".") ? "write https:// in front" : nil }
    if written.hasSuffix(".git") || written.hasSuffix(".git/") { return "leave out `.git`" }
    return isTooLong
  }

  /// Hosts take no other letters for owners, groups and repositories.
  private static func isName(_ name: Substring) -> Bool {
    ![".", "..", "-", ""].contains(name) && name.utf8.allSatisfy { isLetterOrDigit($0) || "-_.".utf8.contains($0) }
  }
}

/// A branch. Source: https://git-scm.com/docs/git-check-ref-format
struct BranchName: ScalarSetting, Sendable {
  var name: String

  static let expectation = "the name of a branch, such as main"
  static let placeholder = BranchName(name: "main")
  private static let longest = 250

  private init(name: String) { self.name = name }

  init?(setting text: SettingsTree.Text) {
    let name = text.string
    let steps = name.split(separator: "/", omittingEmptySubsequences: false)
    guard name.utf8.count <= Self.longest, name != "@", !name.hasPrefix("-"), !name.hasPrefix("refs/"),
      !name.hasSuffix("."),
      !name.contains(".."), !name.contains("@{"),
      steps.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") && !$0.hasSuffix(".lock") }),
      name.unicodeScalars.allSatisfy({ $0.canStandInPath && !" ~^:?*[\\".unicodeScalars.contains($0) })
    else { return nil }
    self.name = name
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    text.string.hasPrefix("refs/heads/") ? "write it without `refs/heads/`" : nil
  }
}

/// The folder of a repository that the board is in.
struct RepositoryFolder: ScalarSetting, Sendable {
  /// Without slashes at its ends.
  var path: String

  static let expectation = "the folder of the repository that `Content` is in, such as boards/tech"
  static let placeholder = RepositoryFolder(path: "")
  private static let longest = 1000

  private init(path: String) { self.path = path }

  init?(setting text: SettingsTree.Text) {
    let path = text.string.hasSuffix("/") ? text.string.dropLast() : text.string[...]
    guard path.utf8.count <= Self.longest,
      path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy({ !["", ".", ".."].contains($0) }),
      path.unicodeScalars.allSatisfy({ $0.canStandInPath && $0 != "\\" })
    else { return nil }
    self.path = String(path)
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    if [".", "./", "/", ""].contains(text.string) { return "leave it out where the board is at the top" }
    if text.string.contains("\\") { return "write / between folders" }
    return text.string.hasPrefix("/") || text.string.hasPrefix("./") ? "begin with the name of the first folder" : nil
  }
}

extension Unicode.Scalar {
  /// Whether it is no control character, nor one that ends a line.
  fileprivate var canStandInPath: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
