/// A part of the published state as it stands, line by line: what would be written again as it is need not be made again.
struct StandingPart {
  private let bytes: [UInt8]
  /// Of the listings, without the commas between them.
  private var lines: [Range<Int>] = []
  /// Of those that come next: listings keep their order.
  private var next = 0

  /// With this member's name listings begin after their history.
  private static let members = ["\"kind\":", "\"slug\":"]
  /// Only what may not be delivered again has its text.
  private static let text = Array("\"text\":".utf8)

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    // No text in JSON holds the end of a line.
    while let end = bytes.withBytes({ $0.place(of: UInt8(ascii: "\n"), from: start) }) {
      let isFollowed = end > start && bytes[end - 1] == UInt8(ascii: ",")
      if bytes[start] == UInt8(ascii: "{") { lines.append(start..<(isFollowed ? end - 1 : end)) }
      start = end + 1
    }
  }

  /// Whether there is any line.
  var isThere: Bool { !lines.isEmpty }

  /// The line of a listing that has none of its text; nil when it stands here with another history, with its text, or not
  /// at all.
  ///
  /// - Parameter history: what the line begins with. With it goes the fingerprint of all that follows.
  mutating func line(of history: [UInt8]) -> ArraySlice<UInt8>? {
    for index in next..<lines.count {
      let line = bytes[lines[index]]
      guard line.starts(with: history) else { continue }
      next = index + 1
      let rest = line.dropFirst(history.count)
      return Self.members.contains { rest.starts(with: $0.utf8) } && !hasText(line) ? line : nil
    }
    return nil
  }

  private func hasText(_ line: ArraySlice<UInt8>) -> Bool {
    var start = line.startIndex
    while let brace = bytes.withBytes({ $0.place(of: UInt8(ascii: "{"), from: start) }), brace < line.endIndex {
      if line[..<brace].suffix(Self.text.count).elementsEqual(Self.text) { return true }
      start = brace + 1
    }
    return false
  }
}
