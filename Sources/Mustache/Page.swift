/// The bytes of a page while it is rendered, in memory of its own: a page is made of hundreds of pieces, and an array asks before
/// each of them whether somebody else holds it.
struct Page: ~Copyable {
  private var room: UnsafeMutableBufferPointer<UInt8>
  private(set) var count = 0

  /// Most pages need no more.
  private static let usual = 64 << 10

  init() { room = .allocate(capacity: Page.usual) }

  deinit { room.deallocate() }

  /// What is on it, until something is appended.
  var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: room[..<count]) }

  @inline(__always)
  mutating func append(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let start = piece.baseAddress, let place = makeRoom(for: piece.count) else { return }
    place.initialize(from: start, count: piece.count)
    count += piece.count
  }

  /// Where the next bytes come to stand, with room for so many.
  @inline(__always)
  private mutating func makeRoom(for more: Int) -> UnsafeMutablePointer<UInt8>? {
    if room.count - count < more { grow(by: more) }
    return room.baseAddress.map { $0 + count }
  }

  private mutating func grow(by more: Int) {
    let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(room.count * 2, count + more))
    _ = larger.update(fromContentsOf: bytes)
    room.deallocate()
    room = larger
  }
}

extension Page {
  /// Appends text so that HTML shows it as it is, in text as well as in quoted attributes.
  ///
  /// Five characters are enough for both. A backtick, `=` and `/` would matter in unquoted attributes only, where no
  /// escaping helps against a space; the check reports those.
  mutating func append(escaping text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while true {
      let end = Escape.first(in: text, from: start)
      append(UnsafeBufferPointer(rebasing: text[start..<end]))
      guard end < text.count else { return }
      append(Escape.entity(for: text[end]))
      start = end + 1
    }
  }
}
