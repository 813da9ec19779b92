import MustacheCheck
import Testing

@testable import Mustache

struct RobustnessTests {
  /// Pieces that have a meaning in templates or in HTML, to be thrown together at random.
  static let pieces = [
    "{{", "}}", "{{{", "}}}", "{{#a}}", "{{/a}}", "{{^b}}", "{{/b}}", "{{$c}}", "{{/c}}", "{{<p}}",
    "{{/p}}", "{{>p}}",
    "{{>q}}", "{{=<% %>=}}", "<%={{ }}=%>", "{{=", "=}}", "{{!", "{{.}}", "{{a.b}}", "{{&a}}",
    "{{>*a}}", "{{<*a}}",
    "{{/*a}}", "\n", "\r\n", "  ", "\t", "x", "é", "\u{0}", "<a href=\"", "\"", "<script>",
    "</script>", "<!--", "-->",
    "<p x=", ">", "'", "*", "#", "/", "|",
  ]
  static let data: Value = [
    "a": ["b": [["a": "p"], ["a": "<"]]], "b": [1, 2], "c": true, "h": .html("<p>"), "u": .url("/"),
    "n": .missing,
  ]

  @Test("Whatever is thrown together is read, checked and rendered, or refused, without a crash")
  func random() {
    var dice = Dice(seed: 7)
    var rendered = 0
    for _ in 0..<6000 {
      let texts = (0..<3).map { _ in
        (0..<dice.roll(14)).map { _ in Self.pieces[dice.roll(Self.pieces.count)] }.joined()
      }
      rendered += survive(["page": texts[0], "p": texts[1], "q": texts[2]])
    }
    #expect(rendered > 100, "the pieces must make templates that can be read, too")
  }

  @Test("Cutting or changing a good template anywhere never crashes the engine")
  func mutations() {
    let template = Array(RuleTests.rules.map(\.template).joined(separator: "\n").utf8)
    var dice = Dice(seed: 11)
    for _ in 0..<1500 {
      let start = dice.roll(template.count)
      var bytes = Array(template[start..<min(template.count, start + dice.roll(300))])
      for _ in 0..<dice.roll(3) where !bytes.isEmpty {
        bytes[dice.roll(bytes.count)] = UInt8(truncatingIfNeeded: dice.roll(256))
      }
      _ = survive([
        "page": String(decoding: bytes, as: UTF8.self), "p": "{{a}}", "q": "{{$c}}\n  x{{/c}}",
      ])
    }
  }

  @Test("Threads render from one library at once and get the same pages")
  func threads() async throws {
    let library = try Library([
      "page": "{{#rows}}\n {{>row}}\n{{/rows}}", "row": "<b>{{name}}</b> {{n}}",
    ])
    let row = Shape(["name": .text, "n": .number])
    let shape = Shape(["rows": .list(row)])
    let pages = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var page: [UInt8] = []
          for _ in 0..<200 {
            page.removeAll(keepingCapacity: true)
            let rows = (1...20).map {
              Value.record(Record(row, ["name": "Ann & Bo", "n": .number($0)]))
            }
            try library.render("page", .record(Record(shape, ["rows": .list(rows)])), into: &page)
          }
          return page
        }
      }
      return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
    }
    #expect(
      pages.map { String(decoding: $0, as: UTF8.self) } == [
        (1...20).map { " <b>Ann &amp; Bo</b> \($0)" }.joined()
      ])
  }

  /// Reads, checks and renders; returns how many of two pages were rendered.
  private func survive(_ sources: [String: String]) -> Int {
    guard let library = try? Library(sources) else { return 0 }
    _ = library.check(
      template: "page", against: Shape(["a": .list(of: .text), "b": .flag, "c": .html]))
    var page: [UInt8] = []
    let modes: [Mode] = [.strict, .lenient]
    return modes.filter { mode in
      (try? library.render("page", Self.data, mode: mode, into: &page)) != nil
    }.count
  }
}

/// Random numbers that are the same in every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to, but not including, the sides.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % sides
  }
}
