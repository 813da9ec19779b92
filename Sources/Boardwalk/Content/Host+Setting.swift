/// `host:` in board.yml.
extension Host: ScalarSetting {
  static let placeholder = Host.gitHubPages

  /// Reads `github-pages`.
  public init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }
}
