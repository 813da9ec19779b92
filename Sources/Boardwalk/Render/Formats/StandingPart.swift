/// A part of the published state as it stands, line by line: what would be written again as it is need not be made again.
struct StandingPart {
  private let bytes: [UInt8]
  /// Of the listings, without the commas between them.
  private var lines: [Range<Int>] = []
  /// Of those that come next: listings keep their order.
  private var next = 0

  /// With this member's name listings begin after their history.
  private static let members = ["\"kind\":", "\"slug\":"]
  /// Only what may not be delivered again has its text: what closed, and what its source's last answer did not have.
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

  /// What the line of a listing says of its history; nil when it does not stand here, or was closed then or not in its source's
  /// last answer.
  ///
  /// - Parameter seen: `KeptSource.seen` of its source.
  func kept(of listing: Listing, seen: Int64?) -> KeptListing? {
    guard next < lines.count else { return nil }
    let beginning = KeptListing.beginning(of: listing.id)
    let line = lines[next...].first { bytes[$0].starts(with: beginning) }
    guard var history = line.map({ bytes[$0].dropFirst(beginning.count) }) else { return nil }
    guard let firstSeen = Self.number("firstSeen", from: &history) else { return nil }
    let changed = Self.number("changed", from: &history)
    guard let seen, let fingerprint = Self.fingerprint(from: &history) else { return nil }
    return KeptListing(
      job: Job(summary: listing.summary), firstSeen: firstSeen, lastSeen: seen, changed: changed ?? firstSeen,
      fingerprint: fingerprint, isWhole: false)
  }

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

  /// Takes `"name":123,` from the start; nil when something else stands there.
  private static func number(_ name: String, from line: inout ArraySlice<UInt8>) -> Int64? {
    guard let text = value(of: "\"\(name)\":", in: line), let number = Int64(String(decoding: text, as: UTF8.self))
    else { return nil }
    line = line[(text.endIndex + 1)...]
    return number
  }

  /// Takes the fingerprint from the start; nil when something else stands there.
  private static func fingerprint(from line: inout ArraySlice<UInt8>) -> UInt64? {
    let quote = UInt8(ascii: "\"")
    guard let text = value(of: "\"fingerprint\":", in: line), text.first == quote, text.last == quote
    else { return nil }
    line = line[(text.endIndex + 1)...]
    return UInt64(hex: String(decoding: text.dropFirst().dropLast(), as: UTF8.self))
  }

  /// What stands between a member's name, with which a line begins, and the next comma.
  private static func value(of member: String, in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard line.starts(with: member.utf8) else { return nil }
    let rest = line.dropFirst(member.utf8.count)
    return rest.firstIndex(of: UInt8(ascii: ",")).map { rest[..<$0] }
  }
}
