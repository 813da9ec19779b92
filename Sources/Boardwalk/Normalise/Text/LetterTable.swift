/// Letters written with plain ones: `é` is `e`, `ß` is `ss`, `Ж` is `zh`.
///
/// Tables of our own and not ICU's, because a job's page must have the same path on every machine that builds it.
enum LetterTable {
  /// The plain lower-case letters of a Latin letter with marks; nil for anything else.
  static func latin(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xC0...0x24F: letter(latin1ToB, scalar.value - 0xC0)
    case 0x1E00...0x1EFF: letter(additional, scalar.value - 0x1E00)
    case 0xFF10...0xFF19, 0xFF41...0xFF5A: Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)) }
    case 0xFF21...0xFF3A: Unicode.Scalar(scalar.value - 0xFEE0 + 0x20).map { String(Character($0)) }
    default: nil
    }
  }

  /// A Cyrillic or Greek letter in Latin ones; nil for anything else. Signs without a sound give an empty text.
  static func romanized(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x386...0x3CE: letter(greek, scalar.value - 0x386)
    case 0x400...0x45F: cyrillic[Int(scalar.value - 0x400)]
    case 0x490...0x491: "g"
    default: nil
    }
  }

  /// Whether a scalar only changes the letter before it, or is not seen at all: accents, signs of vowels in Hebrew and Arabic, what
  /// makes an Arabic word longer, apostrophes, soft hyphens, joiners.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0xAD, 0x2B9...0x2BF, 0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5,
      0x5C7, 0x610...0x61A, 0x640, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7, 0x6E8, 0x6EA...0x6ED,
      0x200B...0x200F, 0x2018, 0x2019, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFE00...0xFE0F, 0xFEFF:
      true
    default: false
    }
  }
}

extension LetterTable {
  fileprivate static func letter(_ table: [String], _ index: UInt32) -> String? {
    let text = table[Int(index)]
    return text == "-" ? nil : text
  }

  fileprivate static func entries(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  fileprivate static let latin1ToB = entries(
    """
    a a a a a a ae c e e e e i i i i d n o o o o o - o u u u u y th ss a a a a a a ae c e e e e i i i i
    d n o o o o o - o u u u u y th y a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g g g
    g g h h h h i i i i i i i i i i ij ij j j k k k l l l l l l l l l l n n n n n n n n n o o o o o o oe
    oe r r r r r r s s s s s s s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s b b b b b
    b o c c d d d d d e e e f f g g hv i i k k l l m n n o o o oi oi p p r s s s s t t t t u u u v y y z
    z z z z z - - - - - - - - - dz dz dz lj lj lj nj nj nj a a i i o o u u u u u u u u u u e a a a a ae
    ae g g g g k k o o o o - - j dz dz dz g g hv w n n a a ae ae o o a a a a e e e e i i i i o o o o r r
    r r u u u u s s t t y y h h n d ou ou z z a a e e o o o o o o o o y y l n t j db qp a c c l t s z q
    q b u v e e j j q q r r y y
    """)

  fileprivate static let additional = entries(
    """
    a a b b b b b b c c d d d d d d d d d d e e e e e e e e e e f f g g h h h h h h h h h h i i i i k k
    k k k k l l l l l l l l m m m m m m n n n n n n n n o o o o o o o o p p p p r r r r r r r r s s s s
    s s s s s s t t t t t t t t u u u u u u u u u u v v v v w w w w w w w w w w x x x x y y z z z z z z
    h t w y a s - - ss d a a a a a a a a a a a a a a a a a a a a a a a a e e e e e e e e e e e e e e e e
    i i i i o o o o o o o o o o o o o o o o o o o o o o o o u u u u u u u u u u u u u u y y y y y y y y
    - - - - - -
    """)

  fileprivate static let greek = entries(
    """
    a - e i i - o - y o i a v g d e z i th i k l m n x o p r - s t y f ch ps o i y a e i i y
    a v g d e z i th i k l m n x o p r s s t y f ch ps o i y o y o
    """)

  /// Ѐ to џ; the hard and the soft sign have no sound.
  fileprivate static let cyrillic: [String] = {
    let capitals = entries("e e dj gj e dz i yi j lj nj c kj i u dz")
    let letters = entries("a b v g d e zh z i j k l m n o p r s t u f kh ts ch sh shch - y - e yu ya")
      .map { $0 == "-" ? "" : $0 }
    return capitals + letters + letters + capitals
  }()
}
