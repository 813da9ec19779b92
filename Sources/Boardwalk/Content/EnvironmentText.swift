/// The name of an environment variable that holds something people set beside a secret and that is none itself, such as
/// the e-mail address a key was asked for with: a board may well print its own address.
public struct EnvironmentText: EnvironmentVariable {
  public let name: String
  public init(name: String) { self.name = name }

  /// Reads `$NAME`.
  public init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }
}

extension EnvironmentText: ScalarSetting {
  static func hint(for text: SettingsTree.Text) -> String? {
    "write the name of an environment variable such as $USAJOBS_EMAIL"
  }
}
