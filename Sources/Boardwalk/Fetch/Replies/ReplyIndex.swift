import Foundation
import Web

/// Which kept reply answered which request, and what the server calls that version of it. It lies beside the replies.
struct ReplyIndex: Codable, Hashable, Sendable {
  /// Another version is read as no index at all.
  var version = ReplyIndex.current
  var replies: [KeptReply] = []

  static let current = 2
  /// Not `.json`: everything that ends so in the folder is a reply.
  static let fileName = "index"
  /// 32 MiB: 30,000 requests of a source that wants one for each job.
  static let largest = 32 << 20
}

extension ReplyIndex {
  /// What is wrong with an index that is none.
  struct Damage: Error {}

  /// Reads an index. Throws when it is not, to the byte, one that was written: a changed letter in a name could make
  /// an old reply pass for a new one.
  init(decoding bytes: [UInt8]) throws {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      String(decoding: bytes[..<end], as: UTF8.self) == Self.checksum(bytes[(end + 1)...])
    else { throw Damage() }
    self = try JSONDecoder().decode(ReplyIndex.self, from: Data(bytes[(end + 1)...]))
    if version != Self.current { replies = [] }
  }

  /// A line with a checksum, and JSON: the same bytes for the same replies.
  func encoded() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let json = Array(try encoder.encode(self))
    return Array("\(Self.checksum(json[...]))\n".utf8) + json
  }

  private static func checksum(_ json: ArraySlice<UInt8>) -> String { String(StableHash.of(json), radix: 16) }
}
