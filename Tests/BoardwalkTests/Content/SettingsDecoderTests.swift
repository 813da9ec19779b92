import Testing

@testable import Boardwalk

@Suite("Decoding settings")
struct SettingsDecoderTests {
  struct Search: Decodable, Equatable {
    var title: String
    var radius: Int?
    var salaryMin: Int?
    var remote: Bool?
    var since: Day?
    var share: Double?
    var schedule: Schedule?
    var skills: [String]?
    var theme: [String: String]?
    var pay: Pay?

    struct Pay: Decodable, Equatable {
      var min: Int
      var currency: String?
    }
  }

  func decode<Value: Decodable>(_ type: Value.Type = Search.self, _ yaml: String) -> (
    value: Value?, findings: [Diagnostic]
  ) {
    SettingsDecoder(file: "x.md", firstLine: 2).decode(type, from: yaml)
  }

  @Test("Every kind of field is read, with hyphens in its name")
  func sound() {
    let (search, findings) = decode(
      Search.self,
      """
      title: NO
      radius: 25
      salary-min: 60000
      remote: true
      since: 2026-11-20
      share: 0.5
      schedule: part-time
      skills: [Swift, 2210]
      theme: { accentColor: "#246", logo-file: logo.svg }
      pay:
        min: 10
      """)
    #expect(findings == [])
    #expect(
      search
        == Search(
          title: "NO", radius: 25, salaryMin: 60_000, remote: true, since: Day(year: 2026, month: 11, day: 20),
          share: 0.5,
          schedule: .partTime, skills: ["Swift", "2210"], theme: ["accentColor": "#246", "logo-file": "logo.svg"],
          pay: Search.Pay(min: 10)))
  }

  @Test(
    "A wrong value is named with its place and what it must be",
    arguments: [
      ("radius: ten", 9, "`radius` must be a whole number, not `ten`", nil),
      ("radius: \"10\"", 9, "`radius` must be a whole number, not `10`", "write 10"),
      ("salary-min: $60,000", 13, "`salary-min` must be a whole number, not `$60,000`", "write 60000"),
      ("salary-min: 60k", 13, "`salary-min` must be a whole number, not `60k`", "write 60000"),
      ("salary-min: k", 13, "`salary-min` must be a whole number, not `k`", nil),
      ("radius: 25 miles", 9, "`radius` must be a whole number, not `25 miles`", "write 25"),
      ("radius: miles", 9, "`radius` must be a whole number, not `miles`", nil),
      ("salary-min: 1_000", 13, "`salary-min` must be a whole number, not `1_000`", "write 1000"),
      ("radius: 010", 9, "`radius` must be a whole number, not `010`", "write 10"),
      ("radius: 0x1F", 9, "`radius` must be a whole number, not `0x1F`", nil),
      ("radius: 1.5", 9, "`radius` must be a whole number, not `1.5`", nil),
      ("radius: 99999999999999999999", 9, "`radius` must be a whole number, not `99999999999999999999`", nil),
      ("radius: [1]", 9, "`radius` must be a whole number, not a list", nil),
      ("share: .inf", 8, "`share` must be a number, not `.inf`", nil),
      ("share: 1e400", 8, "`share` must be a number, not `1e400`", nil),
      ("remote: yes", 9, "`remote` must be true or false, not `yes`", "write true"),
      ("remote: Off", 9, "`remote` must be true or false, not `Off`", "write false"),
      (
        "remote: \"true\"", 9, "`remote` must be true or false, not `true`",
        "write true without quotation marks: in them it is a text"
      ),
      ("remote: maybe", 9, "`remote` must be true or false, not `maybe`", nil),
      ("since: 2026-02-30", 8, "`since` must be a day such as 2026-11-20, not `2026-02-30`", nil),
      (
        "since: 2026-11-20T10:00:00Z", 8, "`since` must be a day such as 2026-11-20, not `2026-11-20T10:00:00Z`",
        "write 2026-11-20"
      ),
      ("since: 20.11.2026", 8, "`since` must be a day such as 2026-11-20, not `20.11.2026`", "write 2026-11-20"),
      ("since: 2026–11–20", 8, "`since` must be a day such as 2026-11-20, not `2026–11–20`", "write 2026-11-20"),
      ("since: Nov 20, 2026", 8, "`since` must be a day such as 2026-11-20, not `Nov 20, 2026`", "write 2026-11-20"),
      ("since: 2026-2-3", 8, "`since` must be a day such as 2026-11-20, not `2026-2-3`", "write 2026-02-03"),
      ("since: 05/11/2026", 8, "`since` must be a day such as 2026-11-20, not `05/11/2026`", nil),
      ("since: 1763596800", 8, "`since` must be a day such as 2026-11-20, not `1763596800`", nil),
      ("since: 20 November", 8, "`since` must be a day such as 2026-11-20, not `20 November`", nil),
      (
        "schedule: fulltime", 11,
        "`schedule` must be one of full-time, part-time, shifts, intermittent, job-sharing, multiple, contract, "
          + "not `fulltime`",
        "did you mean `full-time`?"
      ),
      (
        "skills: Swift", 9, "`skills` must be a list, not a text",
        "write `[first, second]`, or each on a line of its own after `- `"
      ),
      ("skills: [a, [b]]", 13, "item 2 of `skills` must be one text, not a list", nil),
      (
        "pay: 60000", 6, "`pay` must be a map of fields, not a text",
        "write each field on a line of its own, indented: `name: value`"
      ),
      ("pay: { currency: USD }", 6, "`min` is missing", nil),
      ("pay: { min: lots }", 13, "`min` must be a whole number, not `lots`", nil),
      ("salery-min: 5", 1, "unknown field `salery-min`", "did you mean `salary-min`?"),
      ("salaryMin: 5", 1, "unknown field `salaryMin`", "did you mean `salary-min`?"),
      ("pay: { min: 1, curency: USD }", 16, "unknown field `curency`", "did you mean `currency`?"),
      (
        "wibble: 5", 1, "unknown field `wibble`",
        "known here: pay, radius, remote, salary-min, schedule, share, since, skills, theme, title"
      ),
    ] as [(String, Int, String, String?)])
  func wrong(field: String, column: Int, message: String, hint: String?) {
    #expect(decode(Search.self, "title: A\n\(field)").findings == [.error("x.md", 3, column, message, hint: hint)])
  }

  @Test("A field that must be there is missed once, where its map begins")
  func missing() {
    #expect(decode(Search.self, "radius: 5").findings == [.error("x.md", 2, 1, "`title` is missing")])
    #expect(decode(Search.self, "").findings == [.error("x.md", 2, 1, "`title` is missing")])
    let hint = "write a value, in quotes where it begins with #, or leave the line out"
    #expect(decode(Search.self, "title:").findings == [.error("x.md", 2, 7, "`title` is empty", hint: hint)])
  }

  @Test(
    "A field left empty is as good as none", arguments: ["radius:", "radius: ~", "radius: null", "pay:", "skills:"])
  func empty(field: String) { #expect(decode(Search.self, "title: A\n\(field)").findings == []) }

  @Test("Everything wrong is said, in the order of the file")
  func all() {
    let findings = decode(
      Search.self,
      """
      radius: ten
      remote: no
      raduis: 5
      pay: { min: x, max: 9 }
      schedule: never
      """
    ).findings
    #expect(
      findings.map { "\($0.spot): \($0.message.prefix(24))" } == [
        "x.md:2:1: `title` is missing", "x.md:2:9: `radius` must be a whole", "x.md:3:9: `remote` must be true or",
        "x.md:4:1: unknown field `raduis`", "x.md:5:13: `min` must be a whole nu", "x.md:5:16: unknown field `max`",
        "x.md:6:11: `schedule` must be one o",
      ])
  }

  @Test("A file that is no map at all is one finding")
  func noMap() {
    let hint = "write each field on a line of its own, indented: `name: value`"
    #expect(
      decode(Search.self, "[a, b]").findings
        == [.error("x.md", 2, 1, "this file must be a map of fields, not a list", hint: hint)])
  }

  @Test("One text will do where a list may stand")
  func oneOrMany() {
    struct Wish: Decodable { var schedule: OneOrMany<Schedule> }
    #expect(decode(Wish.self, "schedule: shifts").value?.schedule.all == [.shifts])
    #expect(decode(Wish.self, "schedule: [shifts, contract]").value?.schedule.all == [.shifts, .contract])
    #expect(decode(Wish.self, "schedule: [shifts, contact]").findings.map(\.hint) == ["did you mean `contract`?"])
    #expect(decode(Wish.self, "schedule: shift").findings.map(\.hint) == ["did you mean `shifts`?"])
    #expect(
      decode(Wish.self, "schedule: { a: 1 }").findings.first?.message
        == "`schedule` must be one text or a list of them, not a map")
  }

  @Test("A type may try one form after the other without a word about the first")
  func trial() {
    enum WordOrList: Decodable, Equatable {
      case word(String)
      case list([[String: String]])
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do { self = .list(try container.decode([[String: String]].self)) } catch {
          self = .word(try container.decode(String.self))
        }
      }
    }
    struct Source: Decodable { var queries: WordOrList }
    let word = decode(Source.self, "queries: all")
    #expect(word.value?.queries == .word("all") && word.findings == [])
    let list = decode(Source.self, "queries: [{ Keyword: nurse, Page: 1 }]")
    #expect(list.value?.queries == .list([["Keyword": "nurse", "Page": "1"]]) && list.findings == [])
  }

  @Test("What a type itself refuses becomes a finding at its place, and the fields after it are still read")
  func ownWords() {
    struct Even: Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard try container.decode(Int.self) % 2 == 0 else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "this must be even")
        }
      }
    }
    struct Pair: Decodable {
      var a: Even?
      var b: Int
    }
    #expect(
      decode(Pair.self, "a: 3\nb: c").findings == [
        .error("x.md", 2, 4, "this must be even"), .error("x.md", 3, 4, "`b` must be a whole number, not `c`"),
      ])
  }

  @Test("Long and wild texts are cut short in findings")
  func shown() {
    let findings = decode(Search.self, "title: A\nradius: \"\(String(repeating: "x", count: 60))\\n\"").findings
    #expect(
      findings == [.error("x.md", 3, 9, "`radius` must be a whole number, not `\(String(repeating: "x", count: 40))…`")]
    )
  }

  @Test(
    "A property's name is written with hyphens",
    arguments: [
      ("title", "title"), ("salaryMin", "salary-min"), ("baseURL", "base-url"), ("URLOfJob", "url-of-job"),
      ("removeClosedAfter", "remove-closed-after"),
    ])
  func names(property: String, name: String) { #expect(hyphenated(property) == name) }

  @Test("The fields of a map that is missing are unknown beside it")
  func missingMap() {
    struct Offer: Decodable { var pay: Search.Pay }
    #expect(
      decode(Offer.self, "min: 5").findings == [
        .error("x.md", 2, 1, "`pay` is missing"), .error("x.md", 2, 1, "unknown field `min`", hint: "known here: pay"),
      ])
  }
}
