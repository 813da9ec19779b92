import Markup

/// Which way a text is written.
enum WritingDirection: String {
  case ltr, rtl

  /// The way of most letters of a text that has one way only, since names in it may go the other; nil for one without letters.
  init?(ofHTML html: String) {
    let hasBoth = html.mayGoLeft
    var (leftward, rightward) = (0, 0)
    var end: Unicode.Scalar?
    for scalar in html.unicodeScalars {
      if let sign = end {
        if scalar == sign { end = nil }
      } else if scalar == "<" {
        end = ">"
      } else if scalar == "&" {
        end = ";"
      } else if Self.isRightToLeft(scalar) {
        leftward += 1
      } else if scalar.properties.isAlphabetic {
        rightward += 1
        if !hasBoth { break }
      }
    }
    guard leftward + rightward > 0 else { return nil }
    self = leftward > rightward ? .rtl : .ltr
  }

  /// Hebrew, Arabic and their neighbours: https://www.unicode.org/roadmaps/bmp/
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      scalar.properties.isAlphabetic
    default: false
    }
  }
}

extension Site {
  /// How a text is written, where that is not the way of its pages.
  func direction(of text: SafeHTML) -> WritingDirection? {
    let own = WritingDirection(ofHTML: text.html)
    return own == (spoken.isRightToLeft ? .rtl : .ltr) ? nil : own
  }
}
