import Foundation
import Testing

@testable import Markup

@Suite("Markdown that means harm")
struct MarkdownGuardsTests {
  static func lines(_ line: String, _ count: Int) -> String { String(repeating: line + "\n", count: count) }

  @Test(
    "What would take too long is refused with its line",
    arguments: [
      (String(repeating: "a", count: 256 * 1024 + 1), .tooLong, 1),
      ("A\n\n" + String(repeating: "|a", count: 65) + "\n" + String(repeating: "|-", count: 65), .tooManyColumns, 4),
      ("|a|b|\n|-|-|\n" + lines("x", 10_100), .tooManyCells, 10_000),
      (lines("a\n:-\n", 501), .tooManyTables, 1_502),
      (lines("a b c", 40_000) + lines("|-|-|", 10), .tooManyTables, 40_005),
      ("A\n" + String(repeating: ">", count: 33) + "a", .tooManyMarkers, 2),
      (String(repeating: "- ", count: 33) + "a", .tooManyMarkers, 1),
      (String(repeating: "1. > ", count: 17) + "a", .tooManyMarkers, 1),
      ((0..<70).map { String(repeating: " ", count: $0 * 2) + "- a\n" }.joined(), .tooDeep, 65),
      ("A\n\n" + String(repeating: "[", count: 4_097), .tooManyOpeners, 3),
      (lines("![[]()", 5_000), .tooManyOpeners, 4_097),
      (String(repeating: "*", count: 5_000) + "a", .tooManyOpeners, 1),
      (String(repeating: "*a ", count: 20_001), .tooManyOpeners, 1),
      (lines("<?", 1_001), .tooManyOpeners, 1_001),
      ("[a]: https://x.example/" + String(repeating: "y", count: 9_000) + "\n\n" + lines("[a]", 500), .linksTooLong, 1),
    ] as [(String, MarkdownError.Reason, Int)])
  func refused(text: String, reason: MarkdownError.Reason, line: Int) {
    #expect(throws: MarkdownError(reason, line: line)) { try SafeHTML(markdown: text) }
    #expect(MarkdownError(reason, line: line).description.hasSuffix("."))
  }

  @Test("Footnotes are counted, and bare addresses when they are understood")
  func options() throws {
    let notes = Self.lines("[^1]", 1_001)
    #expect(throws: MarkdownError(.tooManyFootnotes, line: 1_001)) {
      try SafeHTML(markdown: notes)
    }
    // One that is written out is named once and told once.
    let whole = (0..<1_000).map { "A\($0)[^\($0)] text.\n\n[^\($0)]: Note \($0).\n\n" }.joined()
    #expect(try !SafeHTML(markdown: whole).isEmpty)
    #expect(throws: MarkdownError(.tooManyFootnotes, line: 1_001)) {
      try SafeHTML(markdown: (0...1_000).map { "[^\($0)]: Note.\n" }.joined())
    }
    let addresses = String(repeating: "www._", count: 100)
    #expect(throws: MarkdownError(.bareAddressesTooLong)) {
      try SafeHTML(markdown: addresses, options: MarkdownOptions(linksBareAddresses: true))
    }
    _ = try SafeHTML(markdown: addresses)
  }

  @Test(
    "What people write is not refused",
    arguments: [
      String(repeating: "* ", count: 40),
      String(repeating: "-", count: 200),
      "|" + String(repeating: "a|", count: 64) + "\n|" + String(repeating: "-|", count: 64),
      lines("| a | b | c |\n|---|---|---|\n| 1 | 2 | 3 |\n\nSome text about it.", 300),
      (0..<40).map { String(repeating: " ", count: $0 * 2) + "- a\n" }.joined(),
      lines("A paragraph with *emphasis*, a [link](https://x.example) and `code`.\n", 3_000),
      (0..<200).map { "A [\($0)] and [again][\($0)]\n\n[\($0)]: https://x.example/\($0) \"A title\"\n\n" }.joined(),
    ])
  func accepted(text: String) throws {
    #expect(try !SafeHTML(markdown: text).isEmpty)
  }

  /// Texts of a given length that once took some Markdown parser long.
  static let shapes: [(name: String, text: @Sendable (Int) -> String)] = [
    ("quotes, then stars", { String(repeating: ">", count: $0 / 3) + String(repeating: "a*", count: $0 / 3) }),
    ("list marks, then empty lines", { String(repeating: " -", count: $0 / 3) + "x" + lines("", $0 / 3) }),
    ("images in brackets", { String(repeating: "![[]()", count: $0 / 6) }),
    ("a wide table", { String(repeating: "|x", count: $0 / 4) + "\n" + String(repeating: "|-", count: $0 / 4) }),
    ("table heads below a paragraph", { lines("a", $0 / 4) + lines("|-|-|", $0 / 12) }),
    (
      "open emphasis of two kinds",
      { String(repeating: "*a ", count: $0 / 6) + String(repeating: "_a*_ ", count: $0 / 10) }
    ),
    ("ends of emphasis", { String(repeating: "a_ ", count: $0 / 3) }),
    ("ends of links", { String(repeating: "a]", count: $0 / 2) }),
    ("brackets and parentheses", { String(repeating: "[ (](", count: $0 / 5) }),
    ("links without end", { String(repeating: "[a](<b", count: $0 / 6) }),
    ("nested brackets", { String(repeating: "[", count: $0 / 2) + String(repeating: "]", count: $0 / 2) }),
    ("comments without end", { "</" + String(repeating: "<!--", count: $0 / 4) }),
    ("instructions without end", { String(repeating: "a<?", count: $0 / 3) }),
    (
      "code marks of all lengths",
      { n in (1..<Int(Double(n * 2).squareRoot())).map { String(repeating: "`", count: $0) + "e" }.joined() }
    ),
    (
      "link definitions",
      { n in (0..<n / 16).map { "[\($0)]: u\n" }.joined() + String(repeating: "[0] ", count: n / 8) }
    ),
    ("footnotes", { String(repeating: "[^1]:", count: $0 / 6) + lines("", $0 / 6) }),
    ("underlines below each line", { lines("a\n=", $0 / 4) }),
    (
      "nested lists",
      { n in (0..<Int(Double(n).squareRoot())).map { String(repeating: " ", count: $0 * 2) + "* a\n" }.joined() }
    ),
    (
      "table cells to fill in",
      {
        String(repeating: "|x", count: 60) + "\n" + String(repeating: "|-", count: 60) + "\n"
          + lines("a", min($0 / 2, 300))
      }
    ),
  ]

  #if DEBUG
    /// Without optimisation the guards and the sanitiser are some twenty times slower.
    static let secondsFor64KiB = 5
  #else
    static let secondsFor64KiB = 1
  #endif

  @Test("64 KiB take less than a second, and time grows with the length and no faster", arguments: shapes.indices)
  func growth(index: Int) {
    let shape = Self.shapes[index]
    func duration(_ length: Int) -> Duration {
      let text = shape.text(length)
      return ContinuousClock().measure {
        do throws(MarkdownError) {
          let html = try SafeHTML(markdown: text)
          #expect(html.html.utf8.count < 20 * max(length, 100), "\(shape.name)")
        } catch {
          #expect(error.line >= 1, "\(shape.name)")
        }
      }
    }
    let short = duration(16 * 1024)
    _ = duration(32 * 1024)
    let long = duration(64 * 1024)
    #expect(long < .seconds(Self.secondsFor64KiB), "\(shape.name)")
    // Four times the text; the rest is room for a busy machine. Quadratic growth would be sixteen times.
    #expect(long < short * 10 + .milliseconds(200), "\(shape.name)")
  }
}
