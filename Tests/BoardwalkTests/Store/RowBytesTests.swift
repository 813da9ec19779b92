import Testing

@testable import Boardwalk

@Suite("The bytes of a row")
struct RowBytesTests {
  @Test(
    "Whole numbers take as few bytes as they need",
    arguments: [
      (0, [0]), (-1, [1]), (1, [2]), (63, [126]), (-64, [127]), (64, [128, 1]), (-65, [129, 1]),
      (.max, [254, 255, 255, 255, 255, 255, 255, 255, 255, 1]),
      (.min, [255, 255, 255, 255, 255, 255, 255, 255, 255, 1]),
    ] as [(Int, [UInt8])])
  func numbers(_ number: Int, _ bytes: [UInt8]) throws {
    #expect(written { $0.write(number) } == bytes)
    #expect(try read(bytes) { (row) throws(RowFault) in try row.int() } == number)
  }

  @Test("Fractions survive to the last bit", arguments: [0, -0.0, -70.26, 1e308, .leastNonzeroMagnitude, .infinity])
  func fractions(_ number: Double) throws {
    let bytes = written { $0.write(number) }
    #expect(try read(bytes) { (row) throws(RowFault) in try row.double() }.bitPattern == number.bitPattern)
  }

  @Test(
    "Texts survive letter by letter",
    arguments: ["", "a", "\u{0}", "\u{FFFD}", "e\u{301} é", "灯台 👩‍👩‍👧 العربية", String(repeating: "long ", count: 100_000)])
  func texts(_ text: String) throws {
    let bytes = written { $0.write(text) }
    let back = try read(bytes) { (row) throws(RowFault) in try row.string() }
    #expect(Array(back.utf8) == Array(text.utf8))
  }

  @Test("What is not there is told from what is empty or nought")
  func optionals() throws {
    let bytes = written {
      $0.write(nil as String?)
      $0.write("" as String?)
      $0.write(nil as Int?)
      $0.write(0 as Int?)
      $0.write([] as [String])
      $0.write(["", "b"])
    }
    let texts = try read(bytes) { (row) throws(RowFault) in
      (
        try row.optionalString(), try row.optionalString(), try row.optionalInt(), try row.optionalInt(),
        try row.strings(), try row.strings()
      )
    }
    #expect(texts.0 == nil && texts.1 == "")
    #expect(texts.2 == nil && texts.3 == 0)
    #expect(texts.4 == [] && texts.5 == ["", "b"])
  }

  @Test(
    "Bytes that nobody wrote are a fault",
    arguments: [
      ("nothing", []), ("a number without end", [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]),
      ("a text of minus one byte", [1]), ("a text longer than the row", [4, 97]),
      ("a text as long as memory", [254, 255, 255, 255, 255, 255, 255, 255, 255, 1]),
    ] as [(String, [UInt8])])
  func foreign(what: String, bytes: [UInt8]) {
    #expect(throws: RowFault.self) { try read(bytes) { (row) throws(RowFault) in try row.string() } }
    #expect(throws: RowFault.self) { try read(bytes) { (row) throws(RowFault) in try row.strings() } }
  }

  @Test("A list that claims more values than the row has bytes is a fault before any memory is asked for")
  func hugeList() {
    let bytes = written { $0.write(1 << 60) }
    #expect(throws: RowFault.self) { try read(bytes) { (row) throws(RowFault) in try row.strings() } }
  }

  private func written(_ write: (inout RowWriter) -> Void) -> [UInt8] {
    var row = RowWriter()
    write(&row)
    return row.bytes
  }

  private func read<Value>(
    _ bytes: [UInt8], _ body: (inout RowReader) throws(RowFault) -> Value
  ) throws -> Value {
    try withReader(bytes, body)
  }
}

/// Reads bytes where they lie.
func withReader<Value>(
  _ bytes: [UInt8], _ body: (inout RowReader) throws(RowFault) -> Value
) throws -> Value {
  try bytes.withUnsafeBytes { bytes in
    var row = RowReader(bytes)
    return try body(&row)
  }
}
