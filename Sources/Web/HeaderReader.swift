/// Gathers the header lines libcurl hands over one by one.
struct HeaderReader {
  private(set) var headers = Headers()
  private var bytes = 0
  /// Whether the last line of the final reply's came.
  private(set) var hasEnded = false

  /// False once all lines together are larger than `limit`.
  mutating func take(_ line: UnsafeRawBufferPointer, limit: Int) -> Bool {
    guard bytes + line.count <= limit else { return false }
    bytes += line.count
    if line.starts(with: "HTTP/".utf8) {
      // An interim reply (103 Early Hints) may come before the real one.
      headers = Headers()
      hasEnded = false
    } else if line.allSatisfy(isSpace) {
      hasEnded = true
    } else if !hasEnded, let colon = line.firstIndex(of: UInt8(ascii: ":")) {
      // What comes after the end are trailers, which could contradict what was already believed.
      headers.append(text(line[..<colon]), text(line[(colon + 1)...]))
    }
    return true
  }
}

extension HeaderReader {
  fileprivate func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
    let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  fileprivate func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
