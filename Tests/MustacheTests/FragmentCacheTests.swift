import MustacheCheck
import Synchronization
import Testing

@testable import Mustache

@Suite("Sections over records that come again")
struct FragmentCacheTests {
  /// A row, which counts how often it is asked for anything.
  private final class Row: Sendable {
    let number: Int
    let asked = Mutex(0)
    init(_ number: Int) { self.number = number }

    func value<Value>(_ value: Value) -> Value {
      asked.withLock { $0 += 1 }
      return value
    }
  }

  private static let part = Fields<Row>(["c": .text { $0.value("c\($0.number)") }, "o": .text { $0.value("mine") }])
  private static let fields = Fields<Row>([
    "a": .text { $0.value("<\($0.number)>") }, "b": .optionalText { $0.value($0.number % 2 == 0 ? nil : "odd") },
    "f": .flag { $0.value($0.number % 3 == 0) }, "t": .texts { $0.value(["s", "&"]) },
    "r": .optionalRecord(part.shape) { $0.value($0.number % 2 == 0 ? Record(part, of: $0) : nil) },
    "l": .records(part.shape) { row in row.value([Record(part, of: row), Record(part, of: Row(7))]) },
    "h": .html { $0.value("<i>") },
  ])
  /// The same row, and why it stands where it does.
  private final class Named: Sendable {
    let row: Row
    let reason: String?
    init(_ row: Row, _ reason: String?) { (self.row, self.reason) = (row, reason) }
  }
  private static let named = Fields<Named>([
    "a": .text { $0.row.value("<\($0.row.number)>") }, "v": .optionalText { $0.reason }.varying,
    "r": .record(part.shape) { Record(part, of: $0.row) },
  ])
  private static let shape = Shape([
    "rows": .list(fields.shape), "o": .text, "y": .flag, "n": .optional(.text), "w": .list(of: .text), "p": .text,
  ])

  /// What a page of rows becomes, for each of several texts that the page says; `cache` is shared by all of them.
  private func pages(_ template: String, _ rows: [Record], _ partials: [String: String] = [:], cache: FragmentCache?)
    throws -> [String]
  {
    let library = try Library(partials.merging(["page": template]) { _, page in page })
    return try ["1", "", "<3>"].map { text in
      let page = Record(
        Self.shape,
        [
          "rows": .records(rows), "o": .text(text), "y": .flag(text == "1"), "n": .missing, "w": .texts([text]),
          "p": .text(text == "1" ? "p" : "q"),
        ])
      var bytes = Array("before ".utf8)
      do {
        try library.render("page", .record(page), into: &bytes, cache: cache)
      } catch let error as TemplateError {
        return error.summary
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private func rows(_ count: Int, recur: Bool = true) -> (subjects: [Row], records: [Record]) {
    let subjects = (0..<count).map(Row.init)
    return (subjects, subjects.map { Record(Self.fields, of: $0, recursAs: recur ? $0 : nil) })
  }

  @Test(
    "A row that depends on nothing but its record, and on texts of the page that it shows, is made once",
    arguments: [
      "{{a}}", "{{a}} {{o}} {{{h}}}", "{{#b}}{{b}}{{o}}{{/b}}{{^b}}-{{o}}{{/b}}",
      "{{#r}}{{c}}{{o}}{{/r}}{{#l}}{{c}}{{a}}{{/l}}",
      "{{#t}}{{.}}{{o}},{{/t}}", "\n  {{>p}}\n", "{{>p}}{{>q}}", "{{r.c}}", "{{#f}}{{a}}{{/f}}",
      "{{a}}{{#y}}{{o}}-{{/y}}{{^y}}{{#w}}{{.}}{{/w}}{{/y}}", "{{>t}}", "{{a}}{{#rows}}{{a}}{{o}}{{/rows}}",
    ])
  func once(body: String) throws {
    let template = "{{#rows}}\(body == "{{r.c}}" ? "{{#r}}{{r.c}}{{/r}}" : body){{/rows}}|{{o}}"
    let partials = [
      "p": "<p>\n{{a}}{{o}}\n</p>\n", "q": "{{#l}}{{c}}\n{{/l}}{{o}}{{n}}",
      "t": "{{a}}\n{{#o}}\n<b>{{o}}</b>\n{{/o}}\n",
    ]
    let (subjects, records) = rows(4)
    let shown = try pages(template, records, partials, cache: FragmentCache())
    #expect(shown == (try pages(template, rows(4).records, partials, cache: nil)))
    let (again, others) = rows(4)
    _ = try pages(template, [others[0]], partials, cache: nil)
    let once = again[0].asked.withLock { $0 } / 3
    #expect(once > 0)
    #expect(subjects[0].asked.withLock { $0 } == once, "of three pages the first makes the row")
  }

  @Test(
    "A row that asks more of the page is made for each",
    arguments: [
      "{{>*p}}", "{{#r}}{{#y}}{{c}}{{/y}}{{/r}}", "{{#t}}{{#o}}{{.}}{{o}}{{/o}}{{/t}}", "\n  {{>s}}\n",
      "{{#r}}{{>o}}{{/r}}{{>o}}", "{{#y}}{{a}}{{/y}}{{#r}}{{#y}}.{{/y}}{{/r}}",
    ])
  func each(body: String) throws {
    let partials = ["p": "p{{a}}", "q": "q{{a}}", "o": "{{o}}", "s": "{{#y}}\n{{a}}\n{{/y}}\n"]
    let template = "{{#rows}}\(body){{/rows}}"
    let (subjects, records) = rows(4)
    let shown = try pages(template, records, partials, cache: FragmentCache())
    #expect(shown == (try pages(template, rows(4).records, partials, cache: nil)))
    #expect(Set(shown).count > 1, "the page's texts count")
    let (others, alone) = rows(4)
    _ = try pages(template, alone, partials, cache: nil)
    #expect(subjects.map { $0.asked.withLock { $0 } } == others.map { $0.asked.withLock { $0 } })
  }

  @Test("Rows of no other page are not kept, and what was kept can be forgotten")
  func forgotten() throws {
    let cache = FragmentCache()
    let (subjects, records) = rows(1, recur: false)
    _ = try pages("{{#rows}}{{a}}{{/rows}}", records, cache: cache)
    #expect(subjects[0].asked.withLock { $0 } == 3)
    let (known, knownRecords) = rows(1)
    _ = try pages("{{#rows}}{{a}}{{/rows}}", knownRecords, cache: cache)
    cache.removeAll()
    _ = try pages("{{#rows}}{{a}}{{/rows}}", knownRecords, cache: cache)
    #expect(known[0].asked.withLock { $0 } == 2)
  }

  @Test(
    "What records that recur as the same differ in is written anew",
    arguments: [
      "{{a}}{{v}}", "{{a}}\n{{#v}}\n<p>{{v}}{{o}}{{a}}</p>\n{{/v}}\n{{^v}}none{{/v}}", "{{a}}{{#r}}{{c}}{{v}}{{/r}}",
    ])
  func varying(body: String) throws {
    let row = Row(1)
    let shape = Shape(["rows": .list(Self.named.shape), "o": .text])
    let library = try Library(["page": "{{#rows}}\(body){{/rows}}"])
    func page(_ reason: String?, _ cache: FragmentCache?) throws -> String {
      let record = Record(Self.named, of: Named(row, reason), recursAs: row)
      var bytes: [UInt8] = []
      try library.render(
        "page", .record(Record(shape, ["rows": .records([record]), "o": .text(reason ?? "o")])), into: &bytes,
        cache: cache)
      return String(decoding: bytes, as: UTF8.self)
    }
    let reasons = ["first", nil, "<second>", "first"]
    let shown = try reasons.map { try page($0, nil) }
    #expect(Set(shown).count == 3)
    let asked = row.asked.withLock { $0 }
    let cache = FragmentCache()
    #expect(try reasons.map { try page($0, cache) } == shown)
    #expect(row.asked.withLock { $0 } - asked < asked)
  }

  @Test("In a gap stand rows that were never seen, though what is around it is known")
  func newInGap() throws {
    let library = try Library(["page": "{{#rows}}{{a}}{{#w}}({{#others}}{{a}}{{/others}}){{/w}}{{/rows}}"])
    let shape = Shape(["rows": .list(Self.fields.shape), "w": .flag, "others": .list(Self.fields.shape)])
    let (row, cache) = (rows(1).records, FragmentCache())
    for number in [2, 3, 4] {
      var bytes: [UInt8] = []
      let others = rows(number).records.dropFirst()
      let page = Record(
        shape, ["rows": .records(row), "w": .flag(true), "others": .records(Array(others))])
      try library.render("page", .record(page), into: &bytes, cache: cache)
      let inside = (1..<number).map { "&lt;\($0)&gt;" }.joined()
      #expect(String(decoding: bytes, as: UTF8.self) == "&lt;0&gt;(\(inside))")
    }
  }

  @Test("A record in two sections of a page is what each says of it")
  func twoSections() throws {
    let template = "{{#rows}}{{a}}{{/rows}} {{#rows}}({{h}}{{o}}){{/rows}}{{#rows}}{{b}}{{/rows}}"
    let shown = try pages(template, rows(3).records, cache: FragmentCache())
    #expect(shown == (try pages(template, rows(3).records, cache: nil)))
  }

  @Test("What does not fit any more is made anew")
  func full() throws {
    let wide = String(repeating: "wide ", count: 200_000)
    let template = "{{#rows}}{{a}}\(wide){{/rows}}"
    let cache = FragmentCache()
    let asked = try (0..<20).map { _ in
      let (subjects, records) = rows(1)
      let shown = try pages(template, records, cache: cache)
      #expect(shown == (try pages(template, rows(1).records, cache: nil)))
      return subjects[0].asked.withLock { $0 }
    }
    // A million bytes each: the seventeenth is the last that begins below the limit.
    #expect(asked == Array(repeating: 1, count: 17) + [3, 3, 3])
  }

  @Test("Whatever stands in a row, its pages are what they would be without a cache")
  func random() throws {
    let pieces = [
      "{{a}}", "{{b}}", "{{o}}", "{{{h}}}", "{{.}}", "{{r.c}}", "{{n}}", "x", "\n", "  ", "{{>p}}", "{{>q}}",
      "\n  {{>p}}\n", "{{>*p}}",
      "{{<p}}{{$k}}{{o}}{{/k}}{{/p}}", "{{$k}}{{a}}{{/k}}",
      "{{#rows}}{{a}}{{o}}{{/rows}}",
    ]
    let sections = ["b", "f", "r", "l", "t", "y", "n", "w", "o", "a"]
    var dice = Dice(seed: 23)
    func text(_ depth: Int) -> String {
      (0..<dice.roll(5) + 1).map { _ in
        guard depth < 3, dice.roll(3) == 0 else { return pieces[dice.roll(pieces.count)] }
        let name = sections[dice.roll(sections.count)]
        return "{{\(dice.roll(4) == 0 ? "^" : "#")\(name)}}\(text(depth + 1)){{/\(name)}}"
      }.joined()
    }
    var (good, recalled) = (0, 0)
    for _ in 0..<4000 {
      let template = "\(dice.roll(2) == 0 ? "  " : ""){{#rows}}\(text(0)){{/rows}}\n"
      let partials = [
        "p": text(1).replacing("{{>p}}", with: "").replacing("{{<p}}", with: "{{<q}}"), "q": "{{a}}{{$k}}{{/k}}\n{{o}}",
      ]
      let (subjects, records) = rows(3)
      let (others, alone) = rows(3)
      guard let shown = try? pages(template, records, partials, cache: FragmentCache()) else { continue }
      #expect(shown == (try pages(template, alone, partials, cache: nil)), "\(template) \(partials)")
      if shown.allSatisfy({ $0.hasPrefix("before") }) { good += 1 }
      if subjects[1].asked.withLock({ $0 }) < others[1].asked.withLock({ $0 }) { recalled += 1 }
    }
    #expect(good > 200 && recalled > 200, "most rows can be shown, and many kept: \(good), \(recalled)")
  }
}
