import Testing

@testable import Boardwalk

@Suite("Front matter")
struct FrontMatterTests {
  func split(_ text: String) -> FrontMatter? { FrontMatter.split(Array(text.utf8), file: "x.md").parts }

  @Test(
    "Fences of every make are found",
    arguments: [
      "---\na: 1\n---\nHello\n", "---\r\na: 1\r\n---\r\nHello\r\n", "\u{FEFF}---\na: 1\n---\nHello\n",
      "--- \t\na: 1\n---  \nHello\n", "---\ra: 1\r---\rHello\r", "---\r\na: 1\n---\rHello\n",
    ])
  func fences(text: String) {
    #expect(split(text) == FrontMatter(fields: "a: 1", fieldsLine: 2, body: "Hello\n", bodyLine: 4))
  }

  @Test("Only the second fence ends the fields; rules in the text are the text's")
  func rules() {
    #expect(
      split("---\na: |\n  ---\n--- b\n---\nx\n---\ny")
        == FrontMatter(fields: "a: |\n  ---\n--- b", fieldsLine: 2, body: "x\n---\ny", bodyLine: 6))
  }

  @Test("Empty fields and an empty body are parts too")
  func empty() {
    #expect(split("---\n---") == FrontMatter(fields: "", fieldsLine: 2, body: "", bodyLine: 3))
  }

  @Test("Every line counts, whatever ends it", arguments: ["\n", "\r\n", "\r"])
  func lines(end: String) {
    let text = ["---", "a: |", "  1", "", "  2", "---", "", "b"].joined(separator: end)
    #expect(split(text) == FrontMatter(fields: "a: |\n  1\n\n  2", fieldsLine: 2, body: "\nb", bodyLine: 7))
    let broken = Array("---\(end)a: 1\(end)b: ".utf8) + [0xFF]
    #expect(FrontMatter.split(broken, file: "x.md").findings.first?.spot == .file("x.md", line: 3))
  }

  @Test(
    "Nothing may stand above the fields, and who sees nothing there is told",
    arguments: ["\n", "\r\n \r\n", " ", "\t\n"])
  func above(nothing: String) {
    let findings = FrontMatter.split(Array("\(nothing)---\na: 1\n---\n".utf8), file: "x.md").findings
    #expect(
      findings == [
        .error(
          "x.md", 1, 1, "there are no fields at the top of this file",
          hint: "take away what is empty above the first line of `---`")
      ])
  }

  @Test(
    "Fields that stand below the fields are shown as text, and who wrote them is told",
    arguments: [
      ("---\na: 1\n---\n\n---\nb: 2\nc-d: x\n---\ntext", 5), ("---\na: 1\n---\n---\nb: 2\n---\n", 4),
      ("---\na: 1\n---\ntext\n\n---\nb: 2\n---\n", nil), ("---\na: 1\n---\n---\nNote: 2\n---\n", nil),
      ("---\na: 1\n---\n---\n\n---\n", nil), ("---\na: 1\n---\n---\ntext\n", nil),
    ] as [(String, Int?)])
  func twice(text: String, line: Int?) {
    #expect(
      FrontMatter.split(Array(text.utf8), file: "x.md").findings.first?.spot
        == line.map { .file("x.md", line: $0, column: 1) })
  }

  @Test(
    "A text that goes on behind a # and is cut off there is a warning, and a comment is none",
    arguments: [
      ("title: Night #2", "2:14"), ("skills:\n- Level #3", "3:9"), ("contact:\n  name: Añu #2", "3:13"),
      ("title: Night # the second", nil), ("title: \"Night #2\"", nil), ("title: C#, F#", nil), ("# title: a #2", nil),
      ("skills: [a, \"b #2\"]", nil), ("text: |\n  Night #2\n\n  - Day #3\ntitle: A #4", "6:10"), ("title: #2", nil),
      ("title: Night #", nil),
    ] as [(String, String?)])
  func cut(fields: String, place: String?) {
    let findings = FrontMatter.split(Array("---\n\(fields)\n---\n".utf8), file: "x.md").findings
    #expect(findings.map(\.spot.description) == (place.map { ["x.md:\($0)"] } ?? []))
  }

  @Test("Without fields there is no post", arguments: ["", "Hello\n", "Hello\n---\na: 1\n---\n", "----\na: 1\n----\n"])
  func none(text: String) {
    let (parts, findings) = FrontMatter.split(Array(text.utf8), file: "x.md")
    #expect(parts == nil)
    #expect(
      findings == [
        .error(
          "x.md", 1, 1, "there are no fields at the top of this file",
          hint: "begin it with a line of `---`, the fields (`title: …`), and another line of `---`")
      ])
  }

  @Test("Fields without an end are no fields", arguments: ["---\n", "---\na: 1\n", "---\na: 1\n ---\n"])
  func unclosed(text: String) {
    #expect(
      FrontMatter.split(Array(text.utf8), file: "x.md").findings == [
        .error("x.md", 1, 1, "the fields that begin here have no end", hint: "put a line of `---` after the last field")
      ])
  }

  @Test(
    "A file in UTF-16 is said to be that, and nothing else", arguments: [[0xFF, 0xFE, 45, 0], [0xFE, 0xFF, 0, 45]])
  func utf16(bytes: [UInt8]) {
    let (parts, findings) = FrontMatter.split(bytes, file: "x.md")
    #expect(parts == nil && findings.map(\.message) == ["this file is written in UTF-16"])
  }

  @Test("Bytes that are not UTF-8 are repaired, and the first line with such is named")
  func notUTF8() {
    let (parts, findings) = FrontMatter.split(
      Array("---\na: b".utf8) + [0xE9] + Array("\n---\nc".utf8) + [0xFF], file: "x.md")
    #expect(parts == FrontMatter(fields: "a: b\u{FFFD}", fieldsLine: 2, body: "c\u{FFFD}", bodyLine: 4))
    #expect(
      findings == [
        .warning(
          "x.md", 2, nil, "this is not UTF-8; letters that cannot be read show as \u{FFFD}",
          hint: "save the file as UTF-8")
      ])
  }
}
