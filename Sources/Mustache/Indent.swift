/// The indentation of the lines being rendered: that of each partial around them, the outermost first.
struct Indent {
  private var bytes: [UInt8] = []
  /// Where the part begins that counts here: nothing outside a tag within a line indents what the tag includes.
  private var start = 0

  /// An indentation to come back to.
  struct Mark {
    fileprivate var start: Int
    fileprivate var count: Int
  }

  var mark: Mark { Mark(start: start, count: bytes.count) }
  var isEmpty: Bool { start == bytes.count }
  var current: ArraySlice<UInt8> { bytes[start...] }

  mutating func add(_ blanks: Slice<UnsafeBufferPointer<UInt8>>) { bytes += blanks }

  /// Begins at the margin again.
  mutating func reset() { start = bytes.count }

  mutating func leave(to mark: Mark) {
    bytes.removeLast(bytes.count - mark.count)
    start = mark.start
  }
}
