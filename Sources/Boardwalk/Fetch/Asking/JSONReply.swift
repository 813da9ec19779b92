import Foundation
import Web

/// Reads JSON that strangers sent.
enum JSONReply {
  /// The deepest replies of the services nest 9 deep; `JSONDecoder` calls itself for each level, and a thread's stack ends.
  static let deepest = 64

  /// Reads a reply, whatever content type it came with. Throws a `ReplyFault` when it is not one.
  static func decode<Wire: Decodable>(_ type: Wire.Type, from body: [UInt8]) throws -> Wire {
    guard let first = body.first(where: { !isSpace($0) }) else { throw ReplyFault.empty }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      throw ReplyFault.notThe(format: "JSON", opening: Response(status: 200, body: body).opening)
    }
    if let reply = plainly(type, from: body) { return reply }
    guard nesting(of: body) <= deepest else { throw ReplyFault.tooDeep(limit: deepest) }
    let mended = JSONMending.mended(body)
    if let mended, let reply = plainly(type, from: mended) { return reply }
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
  private static func plainly<Wire: Decodable>(_ type: Wire.Type, from body: [UInt8]) -> Wire? {
    guard let outline = JSONOutline(body, deepest: deepest) else { return nil }
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

  private static func nesting(of body: [UInt8]) -> Int {
    var depth = 0
    var deepest = 0
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
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if !inText {
          depth += 1
          deepest = max(deepest, depth)
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if !inText { depth -= 1 }
      default: break
      }
    }
    return deepest
  }
}
