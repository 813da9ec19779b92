/// A sign that people type in front of a line in place of a list's own: `•`, `-`, `▪`.
struct ListSign: Equatable {
  enum Kind {
    /// Begins an item and nothing else.
    case sure
    /// Also stands before headings, so that one alone begins no item.
    case ornament
    /// A sign of other use as well, which begins an item only beside another one.
    case doubtful
  }

  let kind: Kind
  /// What tells it from others; all dashes are one.
  let scalar: Unicode.Scalar

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    // Those beyond U+F000 are Word's, of its fonts Symbol and Wingdings.
    case "•", "·", "‣", "⁃", "∙", "▪", "▫", "◦", "・", "･", "\u{F0B7}", "\u{F0A7}", "\u{F076}", "\u{F0D8}", "\u{F0FC}":
      (kind, self.scalar) = (.sure, scalar)
    case "■", "□", "●", "○", "◆", "◇", "►", "▶", "➢", "➤", "❖", "⮚": (kind, self.scalar) = (.ornament, scalar)
    // Two forms of one.
    case "✓", "✔": (kind, self.scalar) = (.ornament, "✓")
    case "-", "–", "—", "‒", "‐", "‑", "−": (kind, self.scalar) = (.doubtful, "-")
    case "*", "o", "§": (kind, self.scalar) = (.doubtful, scalar)
    default: return nil
    }
  }

  /// Whether it begins an item wherever a space stands behind it in a plain text, whose lines are as they were typed.
  static func isBullet(_ scalar: Unicode.Scalar) -> Bool { ["-", "*", "•", "·"].contains(scalar) }

  /// Whether it can begin a line that goes on so: `-Deutsch` is an item, `-5` and `*footnote` are none.
  func canStand(before next: UInt8, isParted: Bool) -> Bool {
    if kind != .doubtful { return true }
    if !isParted { return scalar == "-" && (next.isASCIILetter || next >= 0x80) }
    switch scalar {
    // A word of its own in many languages.
    case "o": return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next)
    case "§": return !next.isASCIIDigit
    default: return next != UInt8(ascii: "-") && next != UInt8(ascii: "*")
    }
  }

  /// Whether an item in a list's own tags loses it: `- 5 °C` may be meant so.
  func isSpare(before next: UInt8) -> Bool {
    kind == .sure || scalar != "o" && (next.isASCIILetter || next >= 0x80)
  }
}
