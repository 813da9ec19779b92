import Markup
import Web

/// Where the board's files are kept. Its host lets people edit them in the browser, and add new ones.
public struct Repository: Sendable, Hashable {
  /// `https://github.com/acme/board`, without a slash at its end.
  public var url: String
  public var host: GitHost
  public var branch: String
  /// The folder that the board is in, from the top of the repository: `boards/tech`. Empty is the top itself.
  public var folder: String

  public init(url: String, host: GitHost, branch: String = "main", folder: String = "") {
    self.url = url
    self.host = host
    self.branch = branch
    self.folder = folder
  }

  /// Where a file is edited, or deleted.
  ///
  /// - Parameter path: from the board's folder: `Content/jobs/welder.md`.
  public func editPage(of path: String) -> SafeURL? {
    let address = address(host.editing, path)
    // Bitbucket documents how a file is shown, and not these parameters, which its own button to edit has.
    return SafeURL(host == .bitbucket ? Query([("mode", "edit"), ("at", branch)]).appended(to: address) : address)
  }

  /// Where a new file is begun; nil where the host cannot be asked for that.
  ///
  /// - Parameters:
  ///   - path: from the board's folder; whoever writes the file may choose another name.
  ///   - text: what it begins with, at hosts that take one.
  public func newFilePage(named path: String, text: String) -> SafeURL? {
    guard let beginning = host.beginning else { return nil }
    let (folder, name) = Self.divided(path)
    var query = Query([(beginning.name, name)])
    if let parameter = beginning.text { query.append(parameter, text) }
    return SafeURL(query.appended(to: address(beginning.path, folder)))
  }

  /// The same for a file of which a script knows name and text, with `{name}` and `{text}` where they belong, each coded as a part
  /// of an address is; nil where the host takes no text.
  public func newFilePattern(in folder: String) -> String? {
    guard let beginning = host.beginning, let text = beginning.text else { return nil }
    return SafeURL(address(beginning.path, folder)).map { "\($0)?\(beginning.name)={name}&\(text)={text}" }
  }
}

extension Repository {
  private func address(_ verb: String, _ path: String) -> String {
    let path = folder.isEmpty ? path : "\(folder)/\(path)"
    return "\(url)/\(verb)/\(Self.coded(branch))/\(Self.coded(path))"
  }

  /// With `%` what is not plain, but for the slashes: branches have them, too.
  private static func coded(_ path: String) -> String {
    path.split(separator: "/").map { Query.percentEncoded(String($0)) }.joined(separator: "/")
  }

  /// The folder of a file, and its name.
  private static func divided(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }
}
