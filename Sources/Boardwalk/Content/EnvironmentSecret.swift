/// The name of an environment variable that holds a secret: `$USAJOBS_API_KEY`. The secret itself is never in a file.
public struct EnvironmentSecret: EnvironmentVariable {
  public let name: String
  public init(name: String) { self.name = name }

  /// Reads `$NAME`.
  public init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }
}

extension EnvironmentSecret: ScalarSetting {
  static func hint(for text: SettingsTree.Text) -> String? {
    "write the name of an environment variable such as $USAJOBS_API_KEY; secrets do not belong in the file"
  }
}
