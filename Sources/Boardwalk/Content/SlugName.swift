/// Whether a text can be the last part of a page's path: `[a-z0-9-]`, 1 to 80 letters.
func isSlug(_ text: String) -> Bool {
  (1...longestSlug).contains(text.utf8.count) && text.utf8.allSatisfy(isSlugLetter)
}

/// What a file could be called instead of `name`, as `boardwalk new` calls it: `Größe (2)` gives `grosse-2`. Nil when nothing
/// of it is left.
func proposedSlug(for name: String) -> String? {
  let slug = Slug(name: name).text
  return slug == "x-\(Slug.code(of: name))" ? nil : slug
}

/// File systems end a name at 255 bytes; 80 can be read in an address.
private let longestSlug = 80

private func isSlugLetter(_ byte: UInt8) -> Bool {
  (97...122).contains(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "-")
}
