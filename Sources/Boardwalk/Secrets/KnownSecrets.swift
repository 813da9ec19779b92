/// Which variables of the environment hold something that must never be shown.
enum KnownSecrets {
  /// Values by the names of their variables: those that `board.yml` names for a key, and those whose names say that
  /// they are secret, as a runner's own tokens do.
  static func values(named: Set<String>, in environment: [String: String]) -> [String: String] {
    environment.filter { name, value in
      !value.isEmpty && (named.contains(name) || soundsSecret(name) && looksMade(value))
    }
  }
}

extension KnownSecrets {
  private static let endings = ["KEY", "TOKEN", "SECRET", "PASSWORD", "PASSWD", "CREDENTIALS"]
  /// A shorter value under such a name is more often a setting than a secret.
  private static let shortest = 12

  private static func soundsSecret(_ name: String) -> Bool {
    let name = name.uppercased()
    return endings.contains(where: name.hasSuffix)
  }

  /// Letters of more than one kind: `xxxxxxxxxxxx` and `123456789012` keep nothing secret, and pages may well show them.
  private static func looksMade(_ value: String) -> Bool {
    let kinds = Set(value.unicodeScalars.map(kind(of:)))
    return value.utf8.count >= shortest && kinds.count > 1
  }

  private enum Kind { case small, capital, digit, other }

  private static func kind(of letter: Unicode.Scalar) -> Kind {
    switch letter {
    case "a"..."z": .small
    case "A"..."Z": .capital
    case "0"..."9": .digit
    default: .other
    }
  }
}
