/// The name of an environment variable as settings hold it: `$NAME`.
public protocol EnvironmentVariable: Decodable, Sendable, Hashable, CustomStringConvertible {
  /// Without `$`.
  var name: String { get }
  /// Takes a name without `$`.
  init(name: String)
}

extension EnvironmentVariable {
  public var description: String { "$\(name)" }

  /// Nil when the variable is not set, or empty.
  public func value(in environment: [String: String]) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension EnvironmentVariable where Self: ScalarSetting {
  static var expectation: String { "the name of an environment variable with a $ in front" }
  static var placeholder: Self { Self(name: "") }
  /// Whatever is meant to be there, somebody may have written the key itself.
  static var isSecret: Bool { true }

  init?(setting text: SettingsTree.Text) {
    guard let name = variableName(in: text) else { return nil }
    self.init(name: name)
  }
}

/// `NAME` of `$NAME`: letters, digits and `_`, no digit first: what every shell takes.
private func variableName(in text: SettingsTree.Text) -> String? {
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
