import Foundation
import Testing

@testable import Boardwalk

@Suite("JSON is read where it lies, and as Foundation reads it once its texts are mended")
struct JSONReadingTests {
  /// What a tree says, in one order; nil where there is none.
  private func words(_ read: () throws -> WireTree) -> String? {
    func words(_ tree: WireTree) -> String {
      switch tree {
      case .scalar(let scalar): scalar.text.map { "\"\($0.unicodeScalars.map { String($0.value) })\"" } ?? "null"
      case .list(let items): "[\(items.map(words).joined(separator: ", "))]"
      case .object(let members):
        "{\(members.sorted { $0.key < $1.key }.map { "\($0): \(words($1))" }.joined(separator: ", "))}"
      }
    }
    do { return words(try read()) } catch { return nil }
  }

  private func expectSame(_ bytes: [UInt8], _ comment: Comment) {
    let ours = words { try JSONReply.decode(WireTree.self, from: bytes) }
    let mended = words { try JSONDecoder().decode(WireTree.self, from: Data(JSONMending.mended(bytes) ?? bytes)) }
    #expect(ours == mended, comment)
    // What Foundation reads as it is, is not mended into anything else.
    if let plain = words({ try JSONDecoder().decode(WireTree.self, from: Data(bytes)) }) {
      #expect(ours == plain, comment)
    }
  }

  static let texts = [
    "{}", "[]", " [ ] ", "[[]]", "[{}]", "[1,2]", "[1,]", "{\"a\":1,}", "[,1]", "[1 2]", "{\"a\"}", "{\"a\":}", "{a:1}",
    "[}", "{]", "[", "{", "[[", "[1]]", "[1] x", "[1]\n\t\r ", "[\u{0B}1]", "[tru]", "[true,false,null]", "[nulll]",
    "[True]", #"["a\"b\\c\/d\b\f\n\r\t"]"#, #"["\u00e9\u0000\uD83D\uDE00"]"#, #"["\uD83D"]"#, #"["\uDE00"]"#,
    #"["\uD83D\u0041"]"#, #"["\u12G4"]"#, #"["\u12"]"#, #"["\x"]"#, "[\"a\nb\"]", "[\"a\u{1F}\"]", "[\"a\u{7F}\"]",
    #"["unended]"#, #"["unended\"]"#, #"["\"#, "[0]", "[-0]", "[00]", "[01]", "[-]", "[+1]", "[.5]", "[1.]", "[1.50]",
    "[1e5]", "[1E+5]", "[1e]", "[1e-]", "[1.0e-2]", "[0.0]", "[-0.0]", "[1-2]",
    "[9007199254740993]", "[123456789012345678901234567890]", "[12345678901234567890.5]", "[43.660]",
    "[1e30]", "[1e300]", "[-1e300]",
    #"{"a":1,"a":2}"#, #"{"a":null,"a":2}"#, #"{"\u0061":1,"a":2}"#, #"{"é":1,"e\u0301":2}"#, #"{"":1}"#,
    #"["日本語 \u65e5","é"]"#, "\u{FEFF}[1]", #"{"deep":{"a":[{"b":[[["c"]]]}]}}"#,
  ]

  @Test("A text that is JSON, or nearly", arguments: texts)
  func same(_ text: String) { expectSame(Array(text.utf8), "\(text)") }

  @Test("Bytes that are no text, and other codings")
  func bytes() {
    for bad: [UInt8] in [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0], [0xE9]] {
      expectSame(Array("[\"a".utf8) + bad + Array("b\"]".utf8), "\(bad) in a text")
      expectSame(Array("{\"a".utf8) + bad + Array("b\":1}".utf8), "\(bad) in a name")
      expectSame(Array("[1".utf8) + bad + Array("]".utf8), "\(bad) outside")
    }
  }

  @Test(
    "What no text may hold is mended in it, and takes nothing else with it",
    arguments: [
      (#"a\ud83d b"#, "a\u{FFFD} b"), (#"a\ude00"#, "a\u{FFFD}"), (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"),
      (#"\ud83d\u0041"#, "\u{FFFD}A"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}\u{1F600}"), (#"\\ud83d"#, #"\ud83d"#),
      ("a\nb\t\u{1}\u{0}c", "a\nb\t\u{1}\u{0}c"), (#"\ud83d""# + #","b":"\"\ud83d"#, "\u{FFFD}"),
    ])
  func mended(_ written: String, _ text: String) throws {
    let reply = Array("{\"a\":\"\(written)\",\"last\":1}".utf8)
    let tree = try JSONReply.decode(WireTree.self, from: reply)
    #expect(tree["a"]?.text == text)
    #expect(tree["last"]?.text == "1")
  }

  @Test("Bytes that are no UTF-8 are mended in a text, and nowhere else")
  func otherBytes() throws {
    for bad: [UInt8] in [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE9]] {
      let tree = try JSONReply.decode(WireTree.self, from: Array("[\"a".utf8) + bad + Array("b\"]".utf8))
      #expect(tree.texts == [String(decoding: Array("a".utf8) + bad + Array("b".utf8), as: UTF8.self)])
      #expect(throws: ReplyFault.self) {
        try JSONReply.decode(WireTree.self, from: Array("[1".utf8) + bad + Array("]".utf8))
      }
    }
  }

  @Test(
    "What is cut off is not mended",
    arguments: [#"["a\ud83d"#, #"["a\ud8"#, #"["a\ud83d\ude"]"#, "[\"a\u{1}", "[\"a\u{1}\"", #"["\x"]"#, "[1,\u{1}2]"])
  func cutOff(_ text: String) {
    #expect(throws: ReplyFault.self) { try JSONReply.decode(WireTree.self, from: Array(text.utf8)) }
    #expect(throws: ReplyFault.self) { try JSONReply.decode(WireTree.self, from: Array(text.utf8) + [0xC3]) }
  }

  @Test("An object with more members than are looked through one by one")
  func manyMembers() {
    let members = (0..<200).map { "\"name \($0 % 150)\": [\($0)]" }
    expectSame(Array("{\(members.joined(separator: ", "))}".utf8), "two hundred members, some twice")
  }

  @Test("As deep as may be, and deeper")
  func depth() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    expectSame(nested(JSONReply.deepest), "as deep as may be")
    #expect(throws: ReplyFault.self) { try JSONReply.decode(WireTree.self, from: nested(JSONReply.deepest + 1)) }
  }

  /// A list in an object, of so many items.
  private func list(_ item: String, _ count: Int, end: String = "") -> [UInt8] {
    Array(("{\"a\":[" + String(repeating: item + ",", count: count - 1) + item + end + "]}").utf8)
  }

  private func fault(_ bytes: [UInt8]) -> String? {
    do {
      _ = try JSONReply.decode([String: [Int]].self, from: bytes)
      return nil
    } catch { return (error as? ReplyFault)?.sentence }
  }

  @Test("Lists have an end, and so has the number of all values, however they are written")
  func size() {
    let most = JSONReply.mostItems
    let tooLong = "The reply is not the JSON it should be: a list in it has more than 200000 items."
    #expect(fault(list("1", most)) == nil)
    for end in ["", ",", "\u{1}"] { #expect(fault(list("1", most + 1, end: end)) == tooLong) }
    let members = "{" + String(repeating: "\"a\":[],", count: most) + "\"a\":[]}"
    #expect(fault(Array(members.utf8)) == tooLong)
    let tooMuch = "The reply is not the JSON it should be: it has more than 8000000 values."
    #expect(JSONReply.fault(ofItems: 1, values: JSONReply.mostValues - 1)?.sentence == nil)
    #expect(JSONReply.fault(ofItems: 1, values: JSONReply.mostValues)?.sentence == tooMuch)
  }

  @Test("Two bytes a letter are not read: a comma could be half of one")
  func wide() {
    let wide = "[\"\u{2200}\",1]".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    #expect(fault(wide) == "The reply is not the JSON it should be: its encoding is not UTF-8.")
  }

  @Test("Replies with a byte or two of them changed")
  func damaged() {
    let reply = Array(
      #"{"count": 2, "jobs": [{"id": 7.50, "title": "Köchin \u2014 \"Küche\"\n", "open": true, "pay": [1e3, -2]}, null]}"#
        .utf8)
    let signs = Array("{}[]\":,\\u0e-.+tn \n\u{1}é".utf8) + [0xFF, 0x80]
    var dice = HostileTextTests.Dice(state: 26)
    for turn in 0..<4000 {
      var bytes = reply
      for _ in 0...(turn % 3) {
        let place = Int.random(in: 1..<bytes.count, using: &dice)
        switch turn % 4 {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(signs.randomElement(using: &dice) ?? 0, at: place)
        default: bytes[place] = signs.randomElement(using: &dice) ?? 0
        }
      }
      expectSame(bytes, "turn \(turn): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private struct Job: WireOffer {
    let id, title: WireText?
    let places: [Place]?
    let count: Int?
    let open: Bool?
    let name: String?
  }
  private struct Place: Decodable {
    let city: WireText?
    let tags: WireTexts?
  }

  @Test("What offers are of another kind than documented is said alike")
  func offers() throws {
    let reply = Array(
      """
      [{"id": 1, "title": "A", "places": [{"city": "B", "tags": ["x", 1, null]}], "count": 3, "open": true, "name": "n"},
       {"id": "2", "title": ["A"], "places": [{"city": {"a": 1}}, {"city": 5.5, "tags": "x"}]},
       {"id": 3, "places": {"city": "B"}}, {"id": 4, "count": 3.0}, {"id": 5, "count": "3"}, {"id": 6, "open": 1},
       {"id": 7, "name": null}, {"id": 8, "name": 4}, [9], "ten", null, 12, {"places": [1, {"city": "C"}]}]
      """.utf8)
    func page(_ offers: Offers<Job>) -> DraftPage {
      DraftPage(offers) { offer throws(Rejection) in
        var draft = try JobDraft(id: offer.id)
        draft.title = "\(offer)"
        return draft
      }
    }
    let decoder = JSONDecoder()
    if let key = ShapeLog.key { decoder.userInfo[key] = ShapeLog() }
    let theirs = page(try decoder.decode(Offers<Job>.self, from: Data(reply)))
    let ours = page(try JSONReply.decode(Offers<Job>.self, from: reply))
    #expect(ours.drafts == theirs.drafts)
    #expect(ours.drafts.count == 8)
    #expect(ours.findings.map(\.message) == theirs.findings.map(\.message))
    #expect(ours.unreadable == theirs.unreadable)
  }
}
