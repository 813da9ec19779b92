/// Some rows of a column, written in the shortest of these forms:
///
/// - a list with the value of each row, or with the one that all of them have; a value that is not known is `null`
/// - `{"of": ["Clerk", "Nurse"], "rows": "ABBA"}`: which of some values each row has, as a text of numbers
/// - `{"of": ["4", "2"], "begin": "usajobs:80"}`: what stands before each text, or with `end` behind it; with `rows` as well
/// - a text of whole numbers: each the difference to the one before, with a sign
struct IndexCells {
  /// The values that some row has, as they come, by their numbers in the column.
  private var values: [Int] = []
  /// For each of them how long it is, and whether it is a text.
  private var sizes: [(count: Int, isText: Bool)] = []
  /// For each row which of them it has.
  private var rows: [Int] = []
  /// For each value of the column where it is among them, and one more; 0 where it is not.
  private var places: [Int32] = []

  /// Takes some rows instead of those before.
  mutating func take(_ rows: some Collection<Int>, of column: IndexColumn) {
    for value in values { places[value] = 0 }
    values.removeAll(keepingCapacity: true)
    sizes.removeAll(keepingCapacity: true)
    self.rows.removeAll(keepingCapacity: true)
    if places.count < column.count { places += repeatElement(0, count: column.count - places.count) }
    for row in rows {
      let value = column[row]
      if places[value] == 0 {
        values.append(value)
        sizes.append(column.withValue(value) { ($0.count, $0.first == quote) })
        places[value] = Int32(values.count)
      }
      self.rows.append(Int(places[value]) - 1)
    }
  }

  /// Writes the rows that were taken.
  func write(_ column: IndexColumn, to bytes: inout [UInt8]) {
    guard values.count > 1 else { return writeList(Array(values.indices), (0, 0), of: column, to: &bytes) }
    let affixes = affixes(in: column)
    let plain = rows.reduce(rows.count + 1) { $0 + sizes[$1].count }
    let numbers = numbers(in: column)
    let forms = [
      plain, numbers.map(length(ofDifferences:)) ?? .max, length(of: rows, affixes),
      values.count < rows.count ? length(of: Array(values.indices), affixes) + lengthOfRows : .max,
    ]
    switch forms.indices.min(by: { forms[$0] < forms[$1] }) {
    case 1?: write(differences: numbers ?? [], to: &bytes)
    case 2?: write(of: rows, affixes, isIndexed: false, column, to: &bytes)
    case 3?: write(of: Array(values.indices), affixes, isIndexed: true, column, to: &bytes)
    default: writeList(rows, (0, 0), of: column, to: &bytes)
    }
  }
}

/// Lists and tables.
extension IndexCells {
  /// How many letters all texts among the values begin with, and end in.
  private typealias Affixes = (begin: Int, end: Int)

  /// `{"of":[` and `]}`.
  private func length(of values: [Int], _ affixes: Affixes) -> Int {
    let cut = affixes.begin + affixes.end
    var length = 9 + values.count - 1
    if affixes.begin > 0 { length += affixes.begin + #""begin":"","#.utf8.count }
    if affixes.end > 0 { length += affixes.end + #""end":"","#.utf8.count }
    for value in values { length += sizes[value].count - (sizes[value].isText ? cut : 0) }
    return length
  }

  private var lengthOfRows: Int {
    rows.reduce(#","rows":"""#.utf8.count) { $0 + NumberCode.length(of: $1) }
  }

  private func write(
    of values: [Int], _ affixes: Affixes, isIndexed: Bool, _ column: IndexColumn, to bytes: inout [UInt8]
  ) {
    bytes += "{".utf8
    if affixes.begin > 0 {
      bytes += #""begin":""#.utf8
      withText(column) { bytes.append(contentsOf: $0.dropFirst().prefix(affixes.begin)) }
      bytes += #"","#.utf8
    }
    if affixes.end > 0 {
      bytes += #""end":""#.utf8
      withText(column) { bytes.append(contentsOf: $0.dropLast().suffix(affixes.end)) }
      bytes += #"","#.utf8
    }
    bytes += #""of":"#.utf8
    writeList(values, affixes, of: column, to: &bytes)
    if isIndexed {
      bytes += #","rows":""#.utf8
      for row in rows { NumberCode.append(row, to: &bytes) }
      bytes.append(quote)
    }
    bytes += "}".utf8
  }

  /// - Parameter affixes: what is left out of texts.
  private func writeList(_ list: [Int], _ affixes: Affixes, of column: IndexColumn, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    var isFirst = true
    for value in list {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      column.withValue(values[value]) { json in
        guard sizes[value].isText, affixes.begin + affixes.end > 0 else { return bytes.append(contentsOf: json) }
        bytes.append(quote)
        bytes += json[(1 + affixes.begin)..<(json.count - 1 - affixes.end)]
        bytes.append(quote)
      }
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// The first text.
  private func withText(_ column: IndexColumn, _ body: (UnsafeRawBufferPointer) -> Void) {
    guard let first = sizes.firstIndex(where: \.isText) else { return }
    column.withValue(values[first], body)
  }

  /// Those of plain letters, so that no escape is cut.
  private func affixes(in column: IndexColumn) -> Affixes {
    let texts = values.indices.filter { sizes[$0].isText }
    guard texts.count > 1 else { return (0, 0) }
    let shortest = texts.reduce(Int.max) { min($0, sizes[$1].count - 2) }
    var (begin, end) = (shortest, shortest)
    withText(column) { first in
      for text in texts where begin + end > 0 {
        column.withValue(values[text]) { text in
          begin = (0..<begin).first { text[1 + $0] != first[1 + $0] || text[1 + $0] >= 0x80 } ?? begin
          let (last, firstLast) = (text.count - 2, first.count - 2)
          end = (0..<end).first { text[last - $0] != first[firstLast - $0] || text[last - $0] >= 0x80 } ?? end
        }
      }
    }
    guard begin + end > 0, !values.contains(where: { column.withValue($0, Self.hasEscape) }) else { return (0, 0) }
    return (begin, min(end, shortest - begin))
  }

  private static func hasEscape(_ json: UnsafeRawBufferPointer) -> Bool { json.place(of: UInt8(ascii: "\\")) != nil }
}

/// Whole numbers.
extension IndexCells {
  /// Twice as much is a whole number to every program.
  private static let endless = 1 << 50

  /// The values; nil when not all are whole numbers.
  private func numbers(in column: IndexColumn) -> [Int]? {
    var numbers: [Int] = []
    for value in values {
      guard let number = column.withValue(value, Int.init(digits:)), number.magnitude < Self.endless else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  private func length(ofDifferences numbers: [Int]) -> Int {
    var (length, before) = (2, 0)
    for row in rows {
      length += NumberCode.length(ofSigned: numbers[row] - before)
      before = numbers[row]
    }
    return length
  }

  private func write(differences numbers: [Int], to bytes: inout [UInt8]) {
    bytes.append(quote)
    var before = 0
    for row in rows {
      NumberCode.append(signed: numbers[row] - before, to: &bytes)
      before = numbers[row]
    }
    bytes.append(quote)
  }
}

private let quote = UInt8(ascii: "\"")

extension Int {
  /// A whole number as JSON has it; nil for other values, and for one that is too large.
  fileprivate init?(digits json: UnsafeRawBufferPointer) {
    let isNegative = json.first == UInt8(ascii: "-")
    guard json.count > (isNegative ? 1 : 0) else { return nil }
    self = 0
    for byte in json.dropFirst(isNegative ? 1 : 0) {
      guard (0x30...0x39).contains(byte), case (let tens, false) = multipliedReportingOverflow(by: 10),
        case (let sum, false) = tens.addingReportingOverflow(Int(byte) - 0x30)
      else { return nil }
      self = sum
    }
    if isNegative { negate() }
  }
}
