import Testing

@testable import Boardwalk

@Suite("Columns of the index")
struct IndexColumnTests {
  private func column(_ values: [String]) -> String {
    var column = IndexColumn()
    for value in values { column.append { $0.value(json: value.utf8) } }
    var cells = IndexCells()
    cells.take(values.indices, of: column)
    var bytes: [UInt8] = []
    cells.write(column, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let forms: [([String], String)] = [
    ([], "[]"), (["null", "null"], "[null]"), ([#""a""#, #""b""#], #"["a","b"]"#), (["7", "9", "8"], #""OEB""#),
    (["26.5", "27"], "[26.5,27]"),
    (
      Array([[String]](repeating: [#""Full-time""#, "null"], count: 9).joined()),
      #"{"of":["Full-time",null],"rows":"ABABABABABABABABAB"}"#
    ),
    (
      (0..<4).map { #""jobs/\#($0)/index.html""# } + ["null"],
      #"{"begin":"jobs/","end":"/index.html","of":["0","1","2","3",null]}"#
    ),
    (
      Array([[String]](repeating: [#""GS-11/12 (a)""#, #""GS-4/5 (a)""#], count: 3).joined()),
      #"{"begin":"GS-","end":" (a)","of":["11/12","4/5"],"rows":"ABABAB"}"#
    ),
  ]

  @Test("Each column has the shortest of its forms", arguments: forms)
  func form(_ values: [String], _ expected: String) { #expect(column(values) == expected) }

  @Test("No letter is cut, and no escape, whatever the texts have in common")
  func affixes() throws {
    for some in [
      [#"Zoë's garden of é"#, #"Zoé's garden of è"#], ["aaaaaaaaaaaa", "aaaaaaaaaaaaaaaaaa"], ["", "bbbbbbbbbbb"],
    ] {
      try expectBack(some.map { "\"\($0)\"" })
    }
    try expectBack((0..<30).map { #""\u00\#(10 + $0) and a long common ending\u0011""# })
    try expectBack((0..<30).map { #""a long common beginning \\\#($0)""# })
  }

  @Test("Every column comes back as it was")
  func roundTrip() throws {
    var dice = Dice(seed: 17)
    for _ in 0..<300 {
      let kinds = 1 + dice.below(30)
      let some: [String] = (0..<kinds).map { _ in
        switch dice.below(5) {
        case 0: "null"
        case 1: "[\(dice.below(90)),1]"
        default: kinds % 2 == 0 ? String(dice.below(1 << 50) - 1 << 49) : "\"jobs/\(dice.below(900))-x/index.html\""
        }
      }
      try expectBack((0..<dice.below(60)).map { _ in some[dice.below(kinds)] })
    }
  }

  private func expectBack(_ values: [String], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let cells = IndexReader.cells(try IndexReader.json(column(values)), values.count)
    let expected = try values.map(IndexReader.json)
    #expect("\(cells)" == "\(expected)", sourceLocation: sourceLocation)
  }
}
