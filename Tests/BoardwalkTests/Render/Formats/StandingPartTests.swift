import Testing

@testable import Boardwalk

@Suite("A part of the published state that stands")
struct StandingPartTests {
  private let lines = [
    #"{"source":"a","id":"1","firstSeen":5,"fingerprint":"00","slug":"x","title":"{\"text\":{"}"#,
    #"{"source":"a","id":"2","firstSeen":5,"fingerprint":"01","formerSlugs":["y"],"kind":"referral","slug":"x"}"#,
    #"{"source":"a","id":"3","firstSeen":5,"fingerprint":"02","slug":"z","text":{"sections":[]}}"#,
    #"{"source":"a","id":"4","firstSeen":5,"fingerprint":"03","slug":"z"}"#,
  ]

  private func found(_ histories: [String], in text: String? = nil) -> [String?] {
    var part = StandingPart(Array((text ?? "[\n" + lines.joined(separator: ",\n") + "\n]\n").utf8))
    return histories.map { part.line(of: Array($0.utf8)).map { String(decoding: $0, as: UTF8.self) } }
  }

  private func history(_ id: Int, _ more: String = "") -> String {
    #"{"source":"a","id":"\#(id)","firstSeen":5,"fingerprint":"0\#(id - 1)",\#(more)"#
  }

  @Test("A listing with the same history has its line, wherever others came or went")
  func same() {
    #expect(found([history(1), history(2, #""formerSlugs":["y"],"#), history(4)]) == [lines[0], lines[1], lines[3]])
    #expect(found([history(4)]) == [lines[3]])
    #expect(found([history(9), history(4)]) == [nil, lines[3]])
  }

  @Test("With another history there is none, also where the line says more or less of it")
  func other() {
    #expect(found([history(2)]) == [nil])
    #expect(found([history(1, #""formerSlugs":["y"],"#)]) == [nil])
    #expect(found([history(1).replacing("5", with: "6")]) == [nil])
    #expect(found([#"{"source":"a","id":"4","firstSeen":5,"#]) == [nil])
  }

  @Test("A line with the listing's text is none of one whose text is left out")
  func text() { #expect(found([history(3), history(4)]) == [nil, lines[3]]) }

  @Test("What is no part has no lines", arguments: ["", "\n", "[\n", "[]", "{", "{\n", "[\n]\n"])
  func none(text: String) { #expect(found([history(1)], in: text) == [nil]) }

  @Test("The history of a listing that its source's last answer had is read from its line, and no other's")
  func kept() throws {
    let lines = [
      #"{"source":"a","id":"1","firstSeen":5,"fingerprint":"00000000000000ff","slug":"x"}"#,
      #"{"source":"a","id":"2","firstSeen":5,"changed":7,"fingerprint":"0000000000000001","number":3,"slug":"x"}"#,
      #"{"source":"a","id":"3","firstSeen":5,"missing":8,"fingerprint":"0000000000000001","slug":"x"}"#,
      #"{"source":"a","id":"4","firstSeen":5,"closed":8,"fingerprint":"0000000000000001","slug":"x"}"#,
      #"{"source":"a","id":"5","firstSeen":5,"fingerprint":"1","slug":"x"}"#,
      #"{"source":"a","id":"6","firstSeen":"#,
      #"{"source":"a","id":"7","firstSeen":5"#,
      #"{"source":"a","id":"8","firstSeen":5,"fingerprint":"0000000000000001""#,
      #"{"source":"a","id":"9","firstSeen":5,"seen":9,"fingerprint":"0000000000000001","slug":"x"}"#,
    ]
    let part = StandingPart(Array(("[\n" + lines.joined(separator: ",\n") + "\n]\n").utf8))
    func kept(_ id: String, source: String = "a", seen: Int64? = 20) throws -> KeptListing? {
      var job = try Job.plain(id)
      job.summary.id = JobID(source: source, sourceID: id)
      return part.kept(of: .of(job), seen: seen)
    }
    let first = try #require(try kept("1"))
    #expect((first.firstSeen, first.changed, first.lastSeen, first.fingerprint) == (5, 5, 20, 255))
    let second = try #require(try kept("2"))
    #expect((second.firstSeen, second.changed, second.lastSeen, second.fingerprint) == (5, 7, 20, 1))
    #expect(try kept("1", seen: nil) == nil)
    for id in ["3", "4", "5", "6", "7", "8", "9", "10"] { #expect(try kept(id) == nil, "\(id)") }
    #expect(try kept("1", source: "b") == nil)
  }
}
