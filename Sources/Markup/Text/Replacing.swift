extension String {
  /// The same with one text in place of another, wherever its bytes stand.
  ///
  /// As a character, a sign with a combining one behind it is another sign, and a carriage return with a line feed is neither: what
  /// escapes texts of strangers must not go by characters.
  public func replacingBytes(of part: String, with other: String) -> String {
    guard let first = part.utf8.first, utf8.contains(first) else { return self }
    return String(decoding: Array(utf8).replacing(Array(part.utf8), with: Array(other.utf8)), as: UTF8.self)
  }
}

extension StringProtocol {
  /// Where the bytes of a text first stand in it, whatever stands behind them: `}` and a joiner are one character.
  public func firstBytes(of part: String) -> Range<Index>? { utf8.firstRange(of: part.utf8) }
}
