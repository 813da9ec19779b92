/// The picture that other sites show beside a link: the board's name, what the page is about, who and where. 1200 × 630 pixels,
/// as Open Graph readers ask for: https://ogp.me/
struct ShareCard {
  var board: String
  var title: String
  /// Who hires, where; nil without.
  var subtitle: String?
  /// The board's own colour, 0xRRGGBB.
  var accent: UInt32

  /// Of what the picture shows, and of how it is drawn: a change of that changes the number.
  var fingerprint: Fingerprint {
    var fingerprint = Fingerprint("share card 3", board, title, subtitle ?? "")
    fingerprint.add(UInt64(accent))
    return fingerprint
  }

  static let width = 1200
  static let height = 630

  private static let margin = 88
  private static let band = 28
  private static let paper: UInt32 = 0xFBFAF7
  private static let ink: UInt32 = 0x1C2430
  private static let quiet: UInt32 = 0x5C6675
  /// The first places in the palette of the ramps from paper to ink, to grey, to the board's colour.
  private static let ramps: (ink: UInt8, quiet: UInt8, accent: UInt8) = (0, 16, 32)
  private static let mostLines = 4

  var png: [UInt8] {
    let letters = Lettering.builtIn
    var canvas = Canvas(width: Self.width, height: Self.height)
    let full = Self.ramps.accent + UInt8(Canvas.steps - 1)
    canvas.fill(x: 0..<Self.band, y: 0..<Self.height, with: full)
    let room = Double(Self.width - Self.margin - 64)
    func draw(_ text: String, _ baseline: Double, _ size: Double, _ ramp: UInt8) {
      guard let line = letters.letters(of: text) else { return }
      canvas.draw(line, x: Double(Self.margin), baseline: baseline, size: size, ramp: ramp)
    }
    let (board, title) = (letters.drawable(board), letters.drawable(title))
    draw(fitted(board, 36, room, letters), 104, 36, Self.ramps.accent)
    // A title that is short is large.
    let size =
      [76.0, 64, 52].first { lines(of: title, $0, room, letters).count <= ($0 > 60 ? 3 : Self.mostLines) } ?? 52
    var baseline = 120 + size * 1.5
    for line in lines(of: title, size, room, letters).prefix(Self.mostLines) {
      draw(fitted(line, size, room, letters), baseline, size, Self.ramps.ink)
      baseline += size * 1.16
    }
    if let subtitle { draw(fitted(letters.drawable(subtitle), 38, room, letters), 560, 38, Self.ramps.quiet) }
    return PNGImage(canvas: canvas, palette: palette).bytes
  }
}

extension ShareCard {
  /// Words put into lines, as far as the picture has room for them and one line more.
  private func lines(of text: String, _ size: Double, _ room: Double, _ letters: Lettering) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if lines.count > Self.mostLines { break }
      let longer = lines.last.map { "\($0) \(word)" } ?? String(word)
      if let width = letters.width(of: longer, size: size), width <= room, !lines.isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// The text, cut with a sign when it is too long for its line.
  private func fitted(_ text: String, _ size: Double, _ room: Double, _ letters: Lettering) -> String {
    guard let width = letters.width(of: text, size: size), width > room else { return text }
    return letters.beginning(of: text, endingWith: "…", size: size, room: room) + "…"
  }

  private var palette: [(UInt8, UInt8, UInt8)] {
    [Self.ink, Self.quiet, accent].flatMap { color in
      (0..<Canvas.steps).map { step in
        func mixed(_ shift: UInt32) -> UInt8 {
          let (from, to) = (Double(Self.paper >> shift & 0xFF), Double(color >> shift & 0xFF))
          return UInt8(from + (to - from) * Double(step) / Double(Canvas.steps - 1))
        }
        return (mixed(16), mixed(8), mixed(0))
      }
    }
  }
}
