import Foundation
import Web

/// Reads JSON that strangers sent.
enum JSONReply {
  /// The deepest replies of the services nest 9 deep; `JSONDecoder` calls itself for each level, and a thread's stack ends.
  static let deepest = 64
  /// Of a list, and members of an object: as many as a table has rows.
  static let mostItems = CSVTable.mostRows
  /// Names count too: that many rows of 20 members.
  static let mostValues = 8_000_000

  /// Reads a reply, whatever content type it came with. Throws a `ReplyFault` when it is not one.
  static func decode<Wire: Decodable>(_ type: Wire.Type, from body: [UInt8]) throws -> Wire {
    guard let first = body.first(where: { !isSpace($0) }) else { throw ReplyFault.empty }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      throw ReplyFault.notThe(format: "JSON", opening: Response(status: 200, body: body).opening)
    }
    if let reply = try plainly(type, from: body) { return reply }
    try checkSize(of: body)
    let mended = JSONMending.mended(body)
    if let mended, let reply = try plainly(type, from: mended) { return reply }
    do {
      let decoder = JSONDecoder()
      if let key = ShapeLog.key { decoder.userInfo[key] = ShapeLog() }
      return try decoder.decode(Wire.self, from: Data(mended ?? body))
    } catch let error as DecodingError {
      throw ReplyFault.unreadable(error.clause)
    }
  }
}

extension JSONReply {
  /// Reads a reply as nearly all of them are. Nil for one about which Foundation must say what is wrong, or whether anything is.
  private static func plainly<Wire: Decodable>(_ type: Wire.Type, from body: [UInt8]) throws -> Wire? {
    guard let outline = try JSONOutline(body, deepest: deepest) else { return nil }
    let reading = JSONReading(outline)
    do {
      let wire = try JSONDecoding(reading, at: 0).decode(type)
      return reading.isOdd ? nil : wire
    } catch {
      return nil
    }
  }

  /// White space, or a byte of the mark that some servers begin UTF-8 with.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || (9...13).contains(byte) || byte == 0xEF || byte == 0xBB || byte == 0xBF
  }

  /// What is wrong with so many items of one list, or so many values before the last of them; nil when they may be.
  static func fault(ofItems items: Int, values: Int) -> ReplyFault? {
    if items >= mostItems { return .unreadable("a list in it has more than \(mostItems) items") }
    return values < mostValues ? nil : .unreadable("it has more than \(mostValues) values")
  }

  /// Throws a `ReplyFault` for a reply that is nested too deep or holds too much. It need not be JSON otherwise.
  private static func checkSize(of body: [UInt8]) throws {
    // In two bytes a letter, a quotation mark or a comma could be half of another.
    guard body.dropFirst().first != 0 else { throw ReplyFault.unreadable("its encoding is not UTF-8") }
    /// Commas in each list and object that is open.
    var open: [Int] = []
    var values = 0
    var inText = false
    var escaped = false
    for byte in body {
      if escaped {
        escaped = false
        continue
      }
      switch byte {
      case UInt8(ascii: "\\"): escaped = inText
      case UInt8(ascii: "\""): inText.toggle()
      case _ where inText: continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < deepest else { throw ReplyFault.tooDeep(limit: deepest) }
        open.append(0)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        values += 1
        guard byte == UInt8(ascii: ","), let last = open.indices.last else { continue }
        open[last] += 1
        if let fault = fault(ofItems: open[last], values: values) { throw fault }
      default: break
      }
    }
  }
}
