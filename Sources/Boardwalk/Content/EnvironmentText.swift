/// The name of an environment variable that holds something people set beside a secret and that is none itself, such as
/// the e-mail address a key was asked for with: a board may well print its own address.
public struct EnvironmentText: Decodable, Sendable, Hashable, CustomStringConvertible {
  /// The variable's name, without `$`.
  public let name: String
  public var description: String { "$\(name)" }

  /// Nil when the variable is not set, or empty.
  public func value(in environment: [String: String]) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Takes a name without `$`.
  public init(name: String) { self.name = name }

  /// Reads `$NAME`.
  public init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }
}

extension EnvironmentText: ScalarSetting {
  static var expectation: String { "the name of an environment variable with a $ in front" }
  static var placeholder: EnvironmentText { EnvironmentText(name: "") }
  /// Somebody may have written the key here.
  static var isSecret: Bool { true }

  init?(setting text: SettingsTree.Text) {
    guard let name = variableName(in: text) else { return nil }
    self.init(name: name)
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    "write the name of an environment variable such as $USAJOBS_EMAIL"
  }
}
