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
  /// How long a value has to be that is made of one kind of letters, of two, or of more: a shorter one under such a name is more
  /// often a setting than a secret.
  private static let shortest = [16, 12, 8]
  /// So many letters of one kind differ in what somebody made: not in `xxxxxxxxxxxxxxxx`.
  private static let fewestLetters = 6

  private static func soundsSecret(_ name: String) -> Bool {
    let name = name.uppercased()
    return endings.contains(where: name.hasSuffix)
  }

  /// `xxxxxxxxxxxx` and `123456789012` keep nothing secret, and pages may well show them.
  private static func looksMade(_ value: String) -> Bool {
    let kinds = Set(value.unicodeScalars.map(kind(of:))).count
    guard let shortest = shortest.prefix(kinds).last, value.utf8.count >= shortest else { return false }
    return kinds > 1 || Set(value.unicodeScalars).count >= fewestLetters
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
