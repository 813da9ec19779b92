import Synchronization
import Testing
import Web

@testable import Boardwalk

@Suite("The coding that a server names beside a reply")
struct ServedTextTests {
  /// What a source reads of a reply.
  private func body(_ bytes: [UInt8], as type: String?) async throws -> [UInt8] {
    let world = World.asking { (_) async throws(WebError) in
      Response(status: 200, headers: type.map { ["Content-Type": $0] } ?? [:], body: bytes)
    }
    return try await Inquiry(service: "It", world: world).body(of: Request(url: "https://a.example/"), for: "page 1")
  }

  private func xml(_ declaration: String, _ letters: [UInt8], as type: String?) async throws -> String? {
    let bytes = Array("\(declaration)<r>".utf8) + letters + Array("</r>".utf8)
    return try XMLReply.read(try await body(bytes, as: type)).text
  }

  private static let utf8 = Array("ß…é".utf8)

  @Test(
    "Of XML it goes before what the document declares",
    arguments: [
      ("", [0xDF], "application/rss+xml; charset=ISO-8859-1", "ß"),
      ("<?xml version='1.0' encoding='utf-8'?>", [0xDF], "text/xml;charset=\"iso-8859-1\"", "ß"),
      ("<?xml version='1.0' encoding='ISO-8859-1'?>", utf8, "text/xml; charset=utf-8", "ß…é"),
      ("<?xml version='1.0' encoding='ISO-8859-1'?>", utf8, "text/xml; Charset = UTF-8; x=y", "ß…é"),
      ("<?xml version='1.0' encoding='ISO-8859-1'?>", [0xE6], "text/xml; charset=windows-1251", "ж"),
      ("", [0xA4], "text/xml; charset=iso-8859-15", "€"), ("", [0x85], "text/xml; charset=latin1", "…"),
      // What cannot be in the coding that is named is not.
      ("<?xml version='1.0' encoding='ISO-8859-1'?>", [0xDF], "text/xml; charset=utf-8", "ß"),
      ("", utf8, "text/xml; charset=iso-8859-1", "ß…é"), ("\u{FEFF}", utf8, "text/xml; charset=iso-8859-1", "ß…é"),
      ("<?xml version='1.0' encoding='ISO-8859-1'?>", [0xDF], "text/xml", "ß"),
      ("<?xml version='1.0' encoding='ISO-8859-1'?>", [0xDF], "text/xml; charset=x-none", "ß"),
      ("<?xml version='1.0' encoding='ISO-8859-1'?>", [0xDF], nil, "ß"),
    ] as [(String, [UInt8], String?, String)])
  func xmlCodings(declaration: String, letters: [UInt8], type: String?, text: String) async throws {
    #expect(try await xml(declaration, letters, as: type) == text)
  }

  @Test(
    "JSON is read by it as well, unless it is UTF-8",
    arguments: [
      ([0xFC], "application/json; charset=iso-8859-1", "ü"), ([0xFC], "text/json;charset=CP1252", "ü"),
      (Array("ü".utf8), "application/json; charset=iso-8859-1", "ü"), (Array("ü".utf8), "application/json", "ü"),
    ] as [([UInt8], String, String)])
  func jsonCodings(letters: [UInt8], type: String, text: String) async throws {
    let bytes = Array("{\"a\":\"".utf8) + letters + Array("\"}".utf8)
    let read = try JSONReply.decode([String: String].self, from: try await body(bytes, as: type))
    #expect(read == ["a": text])
  }

  @Test("A feed in UTF-16 is read", arguments: [false, true], ["utf-16", nil])
  func utf16(isLittle: Bool, type: String?) async throws {
    @Sendable func bytes(_ text: String) -> [UInt8] {
      text.utf16.flatMap { isLittle ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
    let item = "<rss><channel><item><guid>1</guid><title>Kellner Zürich €</title></item></channel></rss>"
    for feed in [
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + item, #"{"items":[{"id":1,"title":"Kellner Zürich €"}]}"#,
    ] {
      let world = World.asking { (_) async throws(WebError) in
        let type = type.map { "application/xml; charset=\($0)" } ?? "application/xml"
        return Response(status: 200, headers: ["Content-Type": type], body: bytes("\u{FEFF}" + feed))
      }
      let titles = Mutex<[String]>([])
      _ = try await FeedReply.pages(
        of: "https://a.example/f", through: Inquiry(service: "It", world: world), isWhole: true,
        to: { page in titles.withLock { $0 += page.drafts.map(\.title) } },
        draft: { item throws(Rejection) in try item.draft() })
      #expect(titles.withLock { $0 } == ["Kellner Zürich €"])
    }
  }

  @Test("Tags that are hidden in two bytes a letter are found")
  func hidden() throws {
    let text = "\u{FEFF}<!DOCTYPE r SYSTEM \"file:///etc/passwd\"><r/>"
    #expect(throws: ReplyFault.self) {
      try XMLReply.read(text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    }
  }
}
