import Foundation

/// The board's one strong colour: `theme: { accent: "#0b5a57" }`.
struct Accent {
  /// `#0b5a57`, letters and digits only: nothing else of board.yml goes into a style sheet.
  let hex: String
  /// 0xRRGGBB.
  let rgb: UInt32
  private let channels: [Double]

  /// Reads `#0b5a57` or `#0ba`; nil for anything else.
  init?(_ text: String) {
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    guard text.hasPrefix("#"), text.utf8.count == digits.count + 1, [3, 6].contains(digits.count) else { return nil }
    let pairs: [Int] =
      digits.count == 3
      ? digits.map { $0 * 17 } : stride(from: 0, to: 6, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    hex = text.lowercased()
    rgb = pairs.reduce(0) { $0 << 8 | UInt32($1) }
    channels = pairs.map { Double($0) / 255 }
  }

  /// The sheet that brings it into the theme. In the dark a lighter mix takes its place, and print stays black.
  var styleSheet: String {
    let ink = luminance > 0.18 ? "#0d1718" : "#fff"
    return """
      @media screen and (prefers-color-scheme: light) { :root { --accent: \(hex); --accent-ink: \(ink) } }
      @media screen and (prefers-color-scheme: dark) { :root { --accent: color-mix(in oklab, \(hex) 45%, #fff); --accent-ink: #0d1718 } }

      """
  }

  /// How it stands out from the light theme's paper, 1 to 21.
  var contrastOnPaper: Double { (max(Self.paper, luminance) + 0.05) / (min(Self.paper, luminance) + 0.05) }

  /// What text needs at least: WCAG 2.2, success criterion 1.4.3.
  static let leastContrast = 4.5
  /// The luminance of #fbfaf7.
  private static let paper = 0.955

  /// Relative luminance as WCAG 2.2 defines it.
  private var luminance: Double {
    let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
