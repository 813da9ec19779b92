import Foundation

/// Whether a text can be the last part of a page's path: `[a-z0-9-]`, 1 to 80 letters.
func isSlug(_ text: String) -> Bool {
  (1...longestSlug).contains(text.utf8.count) && text.utf8.allSatisfy(isSlugLetter)
}

/// What a file could be called instead of `name`: `Zoë’s post (2)` gives `zoe-s-post-2`. Nil when nothing
/// of it is left.
func proposedSlug(for name: String) -> String? {
  var slug: [UInt8] = []
  for scalar in name.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
    guard slug.count < longestSlug else { break }
    // The accents that the decomposition set apart.
    if scalar.properties.generalCategory == .nonspacingMark { continue }
    if scalar.isASCII, let byte = UInt8(exactly: scalar.value), isLetterOrDigit(byte) {
      slug.append(byte)
    } else if slug.last != hyphen, !slug.isEmpty {
      slug.append(hyphen)
    }
  }
  if slug.last == hyphen { slug.removeLast() }
  return slug.isEmpty ? nil : String(decoding: slug, as: UTF8.self)
}

/// File systems end a name at 255 bytes; 80 can be read in an address.
private let longestSlug = 80
private let hyphen = UInt8(ascii: "-")

private func isSlugLetter(_ byte: UInt8) -> Bool {
  (97...122).contains(byte) || (48...57).contains(byte) || byte == hyphen
}
