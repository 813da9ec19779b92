/// A text without what nobody sees but everybody suffers from: control characters, marks that turn the direction of what
/// follows them, code points that are no characters. Line ends and tabs stay.
func visible(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isInvisible) else { return text }
  var kept = String.UnicodeScalarView()
  for scalar in text.unicodeScalars where !isInvisible(scalar) { kept.append(scalar) }
  return String(kept)
}

/// Sources: https://www.w3.org/TR/xml/#charsets, https://www.unicode.org/reports/tr9/
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D: false
  case 0x00...0x1F, 0x7F...0x9F: true
  // Embeddings, overrides and isolates; the marks 200E and 200F turn nothing but themselves.
  case 0x202A...0x202E, 0x2066...0x2069: true
  case 0xFDD0...0xFDEF: true
  default: scalar.value & 0xFFFE == 0xFFFE
  }
}
