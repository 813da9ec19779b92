import Foundation
import Letters

/// Letters as outlines, found by their code points. Read once.
struct Lettering: Sendable {
  /// A letter in thousandths of an em.
  struct Letter: Sendable {
    var advance: Int
    /// Closed lines of points, y upwards.
    var contours: [[(x: Int, y: Int)]]
  }

  private let letters: [Unicode.Scalar: Letter]

  static let builtIn = Lettering(Letters.outlines)

  /// Reads outlines in the form that `Letters` describes.
  init(_ bytes: [UInt8]) {
    func number(_ place: Int, _ width: Int) -> Int {
      (0..<width).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    func signed(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: number(place, 2))) }
    let count = number(0, 2)
    let start = 2 + count * 10
    var letters: [Unicode.Scalar: Letter] = [:]
    for index in 0..<count {
      let entry = 2 + index * 10
      guard let scalar = Unicode.Scalar(UInt32(number(entry, 4))) else { continue }
      var place = start + number(entry + 6, 4)
      let contours = (0..<number(place, 1)).map { _ in number(place, 0) }
      place += 1
      let outline = contours.map { _ -> [(x: Int, y: Int)] in
        let points = number(place, 2)
        defer { place += 2 + points * 4 }
        return (0..<points).map { (signed(place + 2 + $0 * 4), signed(place + 4 + $0 * 4)) }
      }
      letters[scalar] = Letter(advance: number(entry + 4, 2), contours: outline)
    }
    self.letters = letters
  }

  /// The letters of a text; nil when one of them cannot be drawn.
  func letters(of text: String) -> [Letter]? {
    var found: [Letter] = []
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      guard let letter = letters[scalar] else { return nil }
      found.append(letter)
    }
    return found
  }

  /// What of a text can be drawn: without pictures and other signs that have no outline, and without words that lack a letter.
  func drawable(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping.split(whereSeparator: \.isWhitespace).compactMap { word in
      var drawn = String.UnicodeScalarView()
      for scalar in word.unicodeScalars {
        if letters[scalar] != nil {
          drawn.append(scalar)
        } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
          return nil
        }
      }
      return drawn.isEmpty ? nil : String(drawn)
    }.joined(separator: " ")
  }

  /// Whether a picture can say a text: each of its letters and figures has an outline, and there is something to draw. Of a title
  /// without the words that cannot be drawn nobody knows what it was.
  func canSay(_ text: String) -> Bool {
    var isDrawn = false
    for scalar in text.precomposedStringWithCanonicalMapping.unicodeScalars {
      if letters[scalar] != nil {
        isDrawn = isDrawn || !scalar.properties.isWhitespace
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        return false
      }
    }
    return isDrawn
  }

  /// How wide a text is, in pixels; nil when it cannot be drawn.
  func width(of text: String, size: Double) -> Double? { advance(of: text).map { Double($0) * size / 1000 } }

  /// As much of a text's beginning as has room beside a sign behind it, in pixels. Read letter by letter and no further: the text
  /// may be of any length.
  func beginning(of text: String, endingWith sign: String, size: Double, room: Double) -> Substring {
    var (end, advance) = (text.startIndex, advance(of: sign) ?? 0)
    while end < text.endIndex {
      let next = text.index(after: end)
      advance += self.advance(of: String(text[end..<next])) ?? 0
      if Double(advance) * size / 1000 > room { break }
      end = next
    }
    return text[..<end]
  }

  /// In thousandths of an em.
  private func advance(of text: String) -> Int? { letters(of: text)?.reduce(0) { $0 + $1.advance } }
}
