import Foundation

/// A site that another board published is not replaced by mistake.
extension Build {
  /// Throws a `Diagnostic` when `--output` leads to the site of a board that is not this one.
  ///
  /// A board has no number that it could be known by: it is moved, cloned, given another name or another address, built by a machine
  /// that remembers nothing. So any one thing that two sites would hardly have in common is enough to be the same.
  func refuseOtherSite(_ publisher: Publisher, _ content: BoardContent) throws {
    guard !acceptShrink.contains("site"), !folder.hasUsualOutput, let site = try StandingBoard(of: publisher.old),
      !site.isOf(content), try !isRemembered(site)
    else { return }
    var refusal = Diagnostic(
      .error, at: .file(folder.output),
      "The site of another board stands there, “\(quoted(site.title))” at \(site.address), and nothing on it is of this one.",
      hint: "Name another folder with --output, or publish once with --accept-shrink site if it is to be replaced.")
    refusal.stop = .refusal
    throw refusal
  }

  /// Whether the store knows something of it: a board whose posts, name and address all became others at once.
  private func isRemembered(_ site: StandingBoard) throws -> Bool {
    let isThere = FileManager.default.fileExists(atPath: folder.store)
    guard isThere, case .sound = try StoreCondition(of: folder.store) else { return false }
    let store = try Store(path: folder.store)
    if try store.posts().posts.keys.contains(where: site.posts.contains) { return true }
    return try store.sources().contains { site.sources[$0.name] == $0.firstRun }
  }
}

extension BoardSettings {
  /// Whether an address is one of those that nobody has, which stand in every new board: RFC 2606.
  static func isExample(_ address: String) -> Bool {
    let host = URLComponents(string: address)?.host?.lowercased() ?? ""
    return ["example.org", "example.com", "example.net"].contains { host == $0 || host.hasSuffix(".\($0)") }
  }
}
