import Mustache
import Synchronization
import Testing

@Suite("Records whose values are made when they are asked for")
struct FieldsTests {
  /// Counts how often each value is made.
  private final class Job: Sendable {
    let made = Mutex<[String: Int]>([:])

    func value<Value>(_ name: String, _ value: Value) -> Value {
      made.withLock { $0[name, default: 0] += 1 }
      return value
    }
  }

  private final class Pair: Sendable {
    let first, second: String
    init(_ first: String, _ second: String) { (self.first, self.second) = (first, second) }
  }

  private final class Pairs: Sendable {
    let all: [Pair]
    init(_ count: Int) { all = (0..<count).map { Pair("a\($0)", "b\($0)") } }
  }

  private static let place = Fields<Job>(["city": .text { $0.value("city", "Fargo") }])
  private static let fields = Fields<Job>([
    "title": .text { $0.value("title", "Tea taster") },
    "department": .optionalText { $0.value("department", nil) },
    "note": .optionalText { $0.value("note", "") },
    "place": .record(place.shape) { $0.value("place", Record(place, of: $0)) },
    "skills": .texts { $0.value("skills", ["tea", "milk"]) },
    "open": .flag { $0.value("open", true) }, "count": .number { $0.value("count", 3) },
  ])

  private func rendered(_ template: String) throws -> (page: String, made: [String: Int]) {
    let job = Job()
    var page: [UInt8] = []
    let library = try Library(["page": template])
    try library.render("page", .record(Record(Self.fields, of: job)), into: &page)
    return (String(decoding: page, as: UTF8.self), job.made.withLock { $0 })
  }

  @Test("What a template does not ask for is not made")
  func lazy() throws {
    let (page, made) = try rendered("{{title}}{{^open}}{{count}}{{/open}}")
    #expect(page == "Tea taster")
    #expect(made == ["title": 1, "open": 1])
  }

  @Test("A section and the name within it ask for one value, which is made once")
  func once() throws {
    let (page, made) = try rendered("{{#title}}<b>{{title}}</b>{{/title}}{{#place}}{{city}}{{/place}}")
    #expect(page == "<b>Tea taster</b>Fargo")
    #expect(made == ["title": 1, "place": 1, "city": 1])
  }

  @Test("A value that was made belongs to its record, whatever record stood in its place before")
  func ownValues() throws {
    let pair = Fields<Pair>(["first": .text { $0.first }, "second": .text { $0.second }])
    let list = Fields<Pairs>([
      "pairs": .records(pair.shape) { pairs in pairs.all.map { Record(pair, of: $0) } }
    ])
    var page: [UInt8] = []
    let library = try Library([
      "page": "{{#pairs}}{{first}}{{/pairs}} {{#pairs}}{{#second}}{{second}}{{/second}}{{/pairs}}"
    ])
    try library.render("page", .record(Record(list, of: Pairs(3))), into: &page)
    #expect(String(decoding: page, as: UTF8.self) == "a0a1a2 b0b1b2")
  }

  @Test("Names are found within a dot and from within a list")
  func names() throws {
    #expect(
      try rendered("{{place.city}}: {{#skills}}{{.}} for a {{title}}; {{/skills}}").page
        == "Fargo: tea for a Tea taster; milk for a Tea taster; ")
  }

  @Test("An optional text that is missing or empty is neither shown nor a mistake", arguments: ["department", "note"])
  func optional(name: String) throws {
    #expect(try rendered("{{\(name)}}{{#\(name)}}x{{/\(name)}}").page == "")
  }

  @Test("Templates are checked against the fields as against any shape")
  func checked() throws {
    let library = try Library(["page": "{{titel}}"])
    #expect(
      library.check(template: "page", against: Self.fields.shape).map(\.message) == ["nothing is called `titel` here"])
  }
}
