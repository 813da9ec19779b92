/// `repository:` in board.yml: its address, or a map of that and of what it does not tell.
struct RepositorySetting: Decodable {
  /// Nil where something about it is wrong, which is in the log.
  var repository: Repository?

  init(from decoder: any Decoder) throws {
    let fields: Fields
    if let field = decoder as? FieldDecoder, case .text = field.tree.form {
      fields = Fields(url: try Written<RepositoryAddress>(from: decoder))
    } else {
      fields = try Fields(from: decoder)
    }
    do throws(Complaint) {
      repository = try fields.repository()
    } catch {
      guard let field = decoder as? FieldDecoder else { throw error }
      // Recorded and not thrown: a field that is not known may be why another one is missing.
      field.record(error)
    }
  }

  private struct Fields: Decodable {
    var url: Written<RepositoryAddress>
    var host: Written<GitHostName>?
    var branch: Written<BranchName>?
    var folder: RepositoryFolder?

    func repository() throws(Complaint) -> Repository? {
      let address = url.value
      guard let kind = try kind() else { return nil }
      guard kind.canHave(names: address.names, isKnown: address.known != nil) else {
        throw Complaint(
          "at \(address.host) the address of a repository ends with its owner and its name",
          hint: RepositoryAddress.isTooLong, at: url.place)
      }
      if let branch, !kind.canName(branch.value.name) {
        throw Complaint(
          "the addresses of Bitbucket cannot name the branch `\(shortened(branch.value.name))`, with a / in it",
          hint: "keep the board in another branch", at: branch.place)
      }
      return Repository(
        url: address.url, host: kind, branch: branch?.value.name ?? "main", folder: folder?.path ?? "")
    }

    /// Nil where the address or the host could not be read, of which was told.
    private func kind() throws(Complaint) -> GitHost? {
      let (address, named) = (url.value, host?.value.host)
      guard !address.url.isEmpty, host == nil || named != nil else { return nil }
      if let host, let named, let known = address.known, known != named {
        throw Complaint(
          "\(address.host) is not `\(named.rawValue)`", hint: "leave `host` out: that is `\(known.rawValue)`",
          at: host.place)
      }
      if let kind = named ?? address.known { return kind }
      throw Complaint(
        "what runs at \(shortened(address.host)) is not known by its name",
        hint: "write `repository: { url: …, host: gitea }`, or \(GitHostName.others) in place of gitea", at: url.place)
    }
  }
}

/// `host:` of a repository.
struct GitHostName: ScalarSetting, Sendable {
  /// Nil where it could not be read.
  var host: GitHost?

  static let expectation = "one of \(GitHost.allCases.map(\.rawValue).joined(separator: ", "))"
  static let placeholder = GitHostName(host: nil)
  /// All but one, for hints that name that one.
  static let others = GitHost.allCases.filter { $0 != .gitea }.map(\.rawValue).joined(separator: ", ")

  private init(host: GitHost?) { self.host = host }

  init?(setting text: SettingsTree.Text) {
    guard let host = GitHost(rawValue: text.string) else { return nil }
    self.host = host
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    if ["forgejo", "codeberg"].contains(text.string.lowercased()) { return "write gitea: it has the same addresses" }
    return nearest(text.string, in: GitHost.allCases.map(\.rawValue)).map { "did you mean `\($0)`?" }
  }
}
