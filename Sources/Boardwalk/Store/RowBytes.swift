/// Writes the values of a row one after the other: numbers as variable-length integers, texts with their length in front.
///
/// JSON would be read at 150 MB/s; the store of a large board holds 500 MB and is read on every build.
struct RowWriter {
  private(set) var bytes: [UInt8] = []

  /// - Parameter room: so many bytes will be written, more or less.
  init(room: Int = 0) { bytes.reserveCapacity(room) }

  /// Forgets what was written, and keeps the room that it had.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func write(_ value: Int) {
    // Zigzag, so that small negative numbers stay small.
    var rest = UInt64(bitPattern: Int64((value << 1) ^ (value >> 63)))
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ value: String) {
    write(value.utf8.count)
    // As bytes that lie side by side it is copied at once, and no reference to it is counted.
    let isWritten: Void? = value.utf8.withContiguousStorageIfAvailable { bytes.append(contentsOf: $0) }
    if isWritten == nil { bytes.append(contentsOf: value.utf8) }
  }

  mutating func write(_ value: Double) { write(Int(truncatingIfNeeded: value.bitPattern)) }

  mutating func write<Value>(_ value: Value?, with write: (inout RowWriter, Value) -> Void) {
    self.write(value == nil ? 0 : 1)
    if let value { write(&self, value) }
  }

  mutating func write<Value>(_ values: [Value], with write: (inout RowWriter, Value) -> Void) {
    self.write(values.count)
    for value in values { write(&self, value) }
  }

  mutating func write(_ value: String?) { write(value) { $0.write($1) } }
  mutating func write(_ value: Int?) { write(value) { $0.write($1) } }
  mutating func write(_ values: [String]) { write(values) { $0.write($1) } }
}

/// Reads back what `RowWriter` wrote. Throws `RowFault` on anything else and never reads past the end.
struct RowReader {
  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  /// The bytes must outlive the reader.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Whether everything was read.
  var isAtEnd: Bool { position == bytes.count }

  @inline(__always)
  mutating func int() throws(RowFault) -> Int {
    // As good as all numbers are small.
    guard position < bytes.count, case let byte = bytes[position], byte < 0x80 else { return try largeInt() }
    position += 1
    return Int(byte >> 1) ^ -Int(byte & 1)
  }

  private mutating func largeInt() throws(RowFault) -> Int {
    var rest: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      guard position < bytes.count, shift < 64 else { throw RowFault() }
      let byte = bytes[position]
      position += 1
      rest |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { break }
      shift += 7
    }
    return Int(bitPattern: UInt(rest >> 1)) ^ -Int(bitPattern: UInt(rest & 1))
  }

  /// A text where it lies, as UTF-8.
  mutating func text() throws(RowFault) -> UnsafeRawBufferPointer {
    let count = try int()
    guard count >= 0, count <= bytes.count - position else { throw RowFault() }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
  }

  mutating func string() throws(RowFault) -> String { String(decoding: try text(), as: UTF8.self) }

  /// Goes past a text.
  mutating func skipString() throws(RowFault) { _ = try text() }

  /// Goes past several texts.
  mutating func skipStrings(_ count: Int) throws(RowFault) { for _ in 0..<count { try skipString() } }

  /// Goes past what may be missing.
  mutating func skipOptional(_ skip: (inout RowReader) throws(RowFault) -> Void) throws(RowFault) {
    if try int() != 0 { try skip(&self) }
  }

  /// Goes past several texts that may be missing.
  mutating func skipOptionalStrings(_ count: Int) throws(RowFault) {
    for _ in 0..<count { try skipOptional { (row) throws(RowFault) in try row.skipString() } }
  }

  /// The bytes that `skip` goes past. They lie as long as those of the row.
  mutating func passed(
    _ skip: (inout RowReader) throws(RowFault) -> Void
  ) throws(RowFault) -> UnsafeRawBufferPointer {
    let start = position
    try skip(&self)
    return UnsafeRawBufferPointer(rebasing: bytes[start..<position])
  }

  /// Goes past a list whose values `skip` goes past.
  mutating func skipList(_ skip: (inout RowReader) throws(RowFault) -> Void) throws(RowFault) {
    let count = try int()
    guard count >= 0, count <= bytes.count - position else { throw RowFault() }
    for _ in 0..<count { try skip(&self) }
  }

  /// Goes past a list of two texts each.
  mutating func skipPairs() throws(RowFault) {
    try skipList { (row) throws(RowFault) in try row.skipStrings(2) }
  }

  mutating func double() throws(RowFault) -> Double { Double(bitPattern: UInt64(bitPattern: Int64(try int()))) }

  mutating func optional<Value>(_ read: (inout RowReader) throws(RowFault) -> Value) throws(RowFault) -> Value? {
    try int() == 0 ? nil : try read(&self)
  }

  mutating func list<Value>(_ read: (inout RowReader) throws(RowFault) -> Value) throws(RowFault) -> [Value] {
    let count = try int()
    // Every value takes a byte at least, so a damaged count cannot ask for more memory than the row has.
    guard count >= 0, count <= bytes.count - position else { throw RowFault() }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  mutating func optionalString() throws(RowFault) -> String? {
    try optional { (row) throws(RowFault) in try row.string() }
  }
  mutating func optionalInt() throws(RowFault) -> Int? { try optional { (row) throws(RowFault) in try row.int() } }
  mutating func strings() throws(RowFault) -> [String] { try list { (row) throws(RowFault) in try row.string() } }
}

/// A row whose bytes are not what was written: the store is damaged, or a newer Boardwalk wrote it.
struct RowFault: Error {}
