extension LetterTable {
  /// A figure in ASCII, of whatever script; other signs for numbers as small ones.
  static func figure(_ scalar: Unicode.Scalar) -> String {
    guard scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue else {
      return scalar.properties.lowercaseMapping
    }
    return String(Int(value))
  }

  /// A lower-case letter without its mark, if it is Greek or Arabic, or a Cyrillic one that also comes as a letter and a mark. Of the
  /// letters that Arabic and Persian keyboards have each of their own, both are the Persian one.
  static func unaccented(_ scalar: Unicode.Scalar) -> String {
    if 0x1F00...0x1FFF ~= scalar.value { return String(polytonic[Int(scalar.value - 0x1F00)]) }
    let small = scalar.properties.lowercaseMapping
    return switch small {
    case "ά": "α"
    case "έ": "ε"
    case "ή": "η"
    case "ί", "ϊ", "ΐ": "ι"
    case "ό": "ο"
    case "ύ", "ϋ", "ΰ": "υ"
    case "ώ": "ω"
    case "ς": "σ"
    case "й": "и"
    case "ё": "е"
    case "ї": "і"
    case "\u{622}", "\u{623}", "\u{625}": "\u{627}"
    case "\u{624}": "\u{648}"
    case "\u{643}": "\u{6A9}"
    case "\u{626}", "\u{649}", "\u{64A}": "\u{6CC}"
    default: small
    }
  }

  /// A text with half-width kana as wide as others are: `ｼﾞ` is `ジ`.
  static func widened(_ text: String) -> String {
    // Their first byte.
    guard text.utf8.contains(0xEF), text.unicodeScalars.contains(where: { 0xFF66...0xFF9F ~= $0.value }) else {
      return text
    }
    var wide = String.UnicodeScalarView()
    // The one before, as long as it can take a mark.
    var narrow: UInt32?
    for scalar in text.unicodeScalars {
      guard 0xFF66...0xFF9D ~= scalar.value else {
        let marked = narrow.flatMap { voiced($0, by: scalar) }
        narrow = nil
        if let marked { wide.removeLast() }
        // A mark that stands behind anything else is none of a letter.
        wide.append(marked ?? (0xFF9E...0xFF9F ~= scalar.value ? "\u{3099}" : scalar))
        continue
      }
      wide.append(kana[Int(scalar.value - 0xFF66)])
      narrow = kana[Int(scalar.value - 0xFF66)].value
    }
    return String(wide)
  }

  /// A kana with a mark behind it, where there is one letter for both.
  private static func voiced(_ kana: UInt32, by mark: Unicode.Scalar) -> Unicode.Scalar? {
    switch (kana, mark.value) {
    case (0x30A6, 0xFF9E): "ヴ"
    case (0x30EF, 0xFF9E): "ヷ"
    case (0x30F2, 0xFF9E): "ヺ"
    case (0x30AB...0x30C2, 0xFF9E) where kana % 2 == 1, (0x30C4...0x30C8, 0xFF9E) where kana % 2 == 0,
      (0x30CF...0x30DB, 0xFF9E) where kana % 3 == 0:
      Unicode.Scalar(kana + 1)
    case (0x30CF...0x30DB, 0xFF9F) where kana % 3 == 0: Unicode.Scalar(kana + 2)
    default: nil
    }
  }

  /// U+FF66 to U+FF9D.
  private static let kana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン".unicodeScalars)

  /// U+1F00 to U+1FFF, small and without marks; a hyphen stands for what is no letter.
  private static let polytonic = Array(
    """
    ααααααααααααααααεεεεεε--εεεεεε--ηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιι\
    οοοοοο--οοοοοο--υυυυυυυυ-υ-υ-υ-υωωωωωωωωωωωωωωωωααεεηηιιοουυωω--\
    ααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααα-ααααααα-ι-\
    --ηηη-ηηεεηηη---ιιιι--ιιιιιι----υυυυρρυυυυυυρ-----ωωω-ωωοοωωω---
    """)
}
