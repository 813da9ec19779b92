import Foundation
import Web

extension BoardwalkBoard {
  /// A part of an index of version 2 or 3, whose jobs are rows of columns, as the list of objects that version 1 had.
  ///
  /// - Parameter live: the numbers on offer; nil takes every row.
  static func offers(of part: [UInt8], live: NumberRanges?) throws -> [UInt8] {
    let table = try JSONReply.decode(WireTable.self, from: part)
    guard let count = table.count, let columns = table.columns else { throw ReplyFault.missing("columns") }
    guard (0...mostRows).contains(count) else { throw ReplyFault.unreadable("`count` is no number of jobs") }
    guard columns.count <= mostColumns else { throw ReplyFault.unreadable("it has more than \(mostColumns) columns") }
    let numbers = columns["number"]
    let rows = (0..<count).filter { row in
      guard let live, case .number(let number)? = numbers?.written(row) else { return live == nil }
      return live.contains(Int(exactly: number) ?? -1)
    }
    var objects = Array("[".utf8)
    for row in rows {
      if objects.count > 1 { objects.append(UInt8(ascii: ",")) }
      objects += try JSONSerialization.data(withJSONObject: columns.compactMapValues { $0.value(row)?.object })
      // One value may stand for all rows.
      guard objects.count < mostBytes else {
        throw ReplyFault.unreadable("its rows would take more than \(mostBytes) bytes")
      }
    }
    return objects + "]".utf8
  }

  /// A part of a million jobs has 31,250 rows. One value may stand for all rows, so a short file could announce any number.
  private static let mostRows = 100_000
  /// An index has some thirty.
  private static let mostColumns = 200
  /// What a part could have that has every row written out.
  private static let mostBytes = Limits.usualBodyBytes

  private struct WireTable: Decodable {
    let count: Int?
    let columns: [String: WireColumn]?
  }
}

/// A column as `IndexCells` writes it, or as version 2 did: a list, or `{values, rows}` with a list of numbers.
private struct WireColumn: Decodable {
  private let values: [WireValue]
  private let rows: [Int]?
  /// What all its texts begin and end with. They are put together one by one: long ones would make of a short file a long one.
  private let begin: String
  private let end: String

  private enum Names: String, CodingKey { case of, rows, begin, end, values }

  init(from decoder: any Decoder) throws {
    let list = WireValue.attempt { try [WireValue](from: decoder) }
    if let list {
      (values, rows, begin, end) = (list, nil, "", "")
    } else if let differences = WireValue.attempt({ try String(from: decoder) }) {
      (rows, begin, end) = (nil, "", "")
      values = (NumberCode.sums(differences.utf8) ?? []).map { .number(Double($0)) }
    } else {
      let table = try decoder.container(keyedBy: Names.self)
      begin = try table.decodeIfPresent(String.self, forKey: .begin) ?? ""
      end = try table.decodeIfPresent(String.self, forKey: .end) ?? ""
      values = try table.decode([WireValue].self, forKey: table.contains(.of) ? .of : .values)
      rows =
        WireValue.attempt { try table.decode([Int].self, forKey: .rows) }
        ?? WireValue.attempt { try table.decode(String.self, forKey: .rows) }.map { NumberCode.numbers($0.utf8) ?? [] }
    }
  }

  func value(_ row: Int) -> WireValue? {
    guard case .text(let text)? = written(row) else { return written(row) }
    return .text(begin + text + end)
  }

  /// Without what all its texts begin and end with.
  func written(_ row: Int) -> WireValue? {
    guard let rows else { return values.count == 1 ? values[0] : values.indices.contains(row) ? values[row] : nil }
    return rows.indices.contains(row) && values.indices.contains(rows[row]) ? values[rows[row]] : nil
  }
}

/// A value of a column, whatever it is.
private enum WireValue: Decodable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([WireValue])
  case object([String: WireValue])
  case other

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .other
    } else if let text = Self.attempt({ try value.decode(String.self) }) {
      self = .text(text)
    } else if let flag = Self.attempt({ try value.decode(Bool.self) }) {
      self = .flag(flag)
    } else if let number = Self.attempt({ try value.decode(Double.self) }) {
      self = .number(number)
    } else if let list = Self.attempt({ try value.decode([WireValue].self) }) {
      self = .list(list)
    } else if let object = Self.attempt({ try value.decode([String: WireValue].self) }) {
      self = .object(object)
    } else {
      self = .other
    }
  }

  static func attempt<Value>(_ decode: () throws -> Value) -> Value? {
    do { return try decode() } catch { return nil }
  }

  /// As Foundation's serialiser takes it; nil where nothing is known.
  var object: Any? {
    switch self {
    case .text(let text): text
    case .number(let number): Int(exactly: number).map { $0 as Any } ?? number
    case .flag(let flag): flag
    case .list(let list): list.compactMap(\.object)
    case .object(let members): members.compactMapValues(\.object)
    case .other: nil
    }
  }
}
