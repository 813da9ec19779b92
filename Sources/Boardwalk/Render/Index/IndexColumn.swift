/// A column of a table, in the shortest of its forms:
///
/// - a list with the value of each row, or with the one that all of them have; a value that is not known is `null`
/// - `{"of": ["Clerk", "Nurse"], "rows": "ABBA"}`: which of some values each row has, as a text of numbers
/// - `{"of": ["4", "2"], "begin": "usajobs:80"}`: what stands before each text, or with `end` behind it; with `rows` as well
/// - a text of whole numbers: each the difference to the one before, with a sign
struct IndexColumn {
  let name: String
  /// The distinct values, as JSON, one after the other.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// Where a value with a hash is: another may have the same.
  private var known: [UInt64: Int] = [:]
  /// For each row which of the values it has.
  private var rows: [Int] = []

  init(name: String) { self.name = name }

  /// Adds a row, whose value is JSON.
  mutating func append(_ json: [UInt8]) {
    let hash = StableHash.of(json)
    if let index = known[hash], value(index) == json[...] { return rows.append(index) }
    bytes += json
    ends.append(bytes.count)
    known[hash] = ends.count - 1
    rows.append(ends.count - 1)
  }

  private func value(_ index: Int) -> ArraySlice<UInt8> { bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]] }

  /// The column as JSON.
  var json: [UInt8] {
    var shortest = list(ends.count > 1 ? rows : Array(ends.indices))
    guard ends.count > 1 else { return shortest }
    let affixes = affixes
    let others = [
      differences, table(of: rows, within: affixes),
      ends.count < rows.count ? table(of: Array(ends.indices), rows, within: affixes) : nil,
    ]
    for case let other? in others where other.count < shortest.count { shortest = other }
    return shortest
  }

  private func list(_ values: [Int]) -> [UInt8] {
    var list: [UInt8] = []
    JSONWriter.append(to: &list) { json in
      json.array { json in for index in values { json.value(json: value(index)) } }
    }
    return list
  }

  private func table(of values: [Int], _ rows: [Int]? = nil, within affixes: Affixes) -> [UInt8] {
    let (begin, end) = affixes
    var table: [UInt8] = []
    JSONWriter.append(to: &table) { json in
      json.object { json in
        if !begin.isEmpty { json.member("begin", String(decoding: begin, as: UTF8.self)) }
        if !end.isEmpty { json.member("end", String(decoding: end, as: UTF8.self)) }
        json.array("of") { json in
          for index in values {
            let value = value(index)
            if value.first == quote {
              json.value(json: [quote] + value.dropFirst(1 + begin.count).dropLast(1 + end.count) + [quote])
            } else {
              json.value(json: value)
            }
          }
        }
        guard let rows else { return }
        var text: [UInt8] = []
        for row in rows { NumberCode.append(row, to: &text) }
        json.member("rows", String(decoding: text, as: UTF8.self))
      }
    }
    return table
  }

  /// What all texts among the values begin with, and what they end in.
  private typealias Affixes = (begin: ArraySlice<UInt8>, end: ArraySlice<UInt8>)

  /// Those of plain letters, so that no escape is cut.
  private var affixes: Affixes {
    let texts = ends.indices.map(value).filter { $0.first == quote }.map { $0.dropFirst().dropLast() }
    guard texts.count > 1, var begin = texts.first, var end = texts.first, !bytes.contains(UInt8(ascii: "\\")) else {
      return ([], [])
    }
    for text in texts {
      begin = begin.prefix(zip(begin, text).prefix { $0 == $1 && $0 < 0x80 }.count)
      end = end.suffix(zip(end.reversed(), text.reversed()).prefix { $0 == $1 && $0 < 0x80 }.count)
    }
    let shortest = texts.lazy.map(\.count).min() ?? 0
    return (begin, end.suffix(max(0, shortest - begin.count)))
  }

  /// Nil when not all values are whole numbers.
  private var differences: [UInt8]? {
    var numbers: [Int] = []
    for index in ends.indices {
      let value = value(index)
      guard value.first != quote, let number = Int(String(decoding: value, as: UTF8.self)),
        number.magnitude < Self.endless
      else { return nil }
      numbers.append(number)
    }
    var before = 0
    var text = [quote]
    for row in rows {
      NumberCode.append(signed: numbers[row] - before, to: &text)
      before = numbers[row]
    }
    return text + [quote]
  }

  /// Twice as much is a whole number to every program.
  private static let endless = 1 << 50
}

private let quote = UInt8(ascii: "\"")
