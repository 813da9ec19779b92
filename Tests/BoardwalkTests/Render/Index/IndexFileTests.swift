import Testing

@testable import Boardwalk

@Suite("The list of the index's files")
struct IndexFileTests {
  private static let alone = IndexFile("data/keys/0-9-id")
  private let third = IndexFile("data/titles/", 2)

  private func text(_ json: String) -> [UInt8] { IndexList.text(of: Array(json.utf8)) }

  @Test("A file has its number in its path, one without others has none")
  func paths() {
    #expect(third.path == "data/titles/2.json")
    #expect(Self.alone.path == "data/keys/0-9-id.json")
  }

  @Test("What is published is read back: what it says of each file, and nothing of any other")
  func back() throws {
    var list = IndexList()
    list.note(text("[1]"), of: third)
    list.note(text("[2]"), of: Self.alone)
    let json = list.json
    let (first, second) = (String(decoding: text("[1]"), as: UTF8.self), String(decoding: text("[2]"), as: UTF8.self))
    let expected = #"{"data/keys/0-9-id.json":"\#(second)","data/titles/*.json":"..........\#(first)"}"#
    #expect(String(decoding: json, as: UTF8.self) == expected + "\n")
    let read = try IndexList(json)
    #expect(read[third].map(Array.init) == text("[1]"))
    #expect(read[Self.alone].map(Array.init) == text("[2]"))
    for other in [IndexFile("data/titles/", 0), IndexFile("data/titles/", 3), IndexFile("data/titles/2")] {
      #expect(read[other] == nil, "\(other.path)")
    }
    #expect(read.json == json)
  }

  @Test("The lists of pieces of work are one list, in whatever order they come", arguments: [false, true])
  func together(isReversed: Bool) {
    let pieces = [[0, 3, 4], [1], [], [5, 2]].map { numbers in
      var list = IndexList()
      for number in numbers { list.note(text("[\(number)]"), of: IndexFile("data/titles/", number)) }
      return list
    }
    var all = IndexList()
    for piece in isReversed ? pieces.reversed() : pieces { all.add(piece) }
    for number in 0..<6 { #expect(all[IndexFile("data/titles/", number)].map(Array.init) == text("[\(number)]")) }
  }

  @Test("A list that is none is refused", arguments: ["", "{", #"{"data/titles/*.json":7}"#])
  func noList(_ json: String) { #expect(throws: (any Error).self) { try IndexList(Array(json.utf8)) } }
}
