/// The name of an environment variable that holds a secret: `$USAJOBS_API_KEY`. The secret itself is never in a file.
public struct EnvironmentSecret: Decodable, Sendable, Hashable, CustomStringConvertible {
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

extension EnvironmentSecret: ScalarSetting {
  static var expectation: String { "the name of an environment variable with a $ in front" }
  static var placeholder: EnvironmentSecret { EnvironmentSecret(name: "") }
  static var isSecret: Bool { true }

  init?(setting text: SettingsTree.Text) {
    guard let name = variableName(in: text) else { return nil }
    self.init(name: name)
  }

  static func hint(for text: SettingsTree.Text) -> String? {
    "write the name of an environment variable such as $USAJOBS_API_KEY; secrets do not belong in the file"
  }
}

/// `NAME` of `$NAME`: letters, digits and `_`, no digit first: what every shell takes.
func variableName(in text: SettingsTree.Text) -> String? {
  let name = text.string.dropFirst()
  guard text.string.first == "$", let first = name.utf8.first, !(48...57).contains(first),
    name.utf8.allSatisfy(isNameLetter)
  else { return nil }
  return String(name)
}

private func isNameLetter(_ byte: UInt8) -> Bool {
  switch byte {
  case 48...57, 65...90, 95, 97...122: true
  default: false
  }
}
