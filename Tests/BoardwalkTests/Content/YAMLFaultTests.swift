import Testing

@testable import Boardwalk

@Suite("What to do about YAML that cannot be read")
struct YAMLFaultTests {
  private func fault(_ yaml: String) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try SettingsTree(yaml: yaml, file: "x.md", firstLine: 2, limits: .frontMatter)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "A mistake has its place and a mend",
    arguments: [
      ("title: [Urgent] Nurse", 2, 17, "put a text that begins with a bracket in quotes, all of it"),
      ("title: {Urgent} Nurse", 2, 17, "put a text that begins with a bracket in quotes, all of it"),
      ("title: \"Nurse\" wanted", 2, 16, "put the whole text in quotes; a quotation mark within \"…\" is written \\\""),
      ("a: 1\ntitle: \"Nurse\"\t, x", 3, 16, "a quotation mark within"),
      ("skills:\n- \"Care\" b", 3, 10, "a quotation mark within"),
      ("skills: [\"Care\" b]", 2, 17, "a quotation mark within"),
      ("title: \"A\" @ B", 2, 12, "a quotation mark within"),
      ("title: 'Nurse's aide'", 2, 15, "put the whole text in quotes; an apostrophe within '…' is written twice: ''"),
      ("title: 'Nurses' aide'", 2, 17, "an apostrophe within '…' is written twice: ''"),
      ("title: 'A' & B", 2, 12, "an apostrophe within '…' is written twice: ''"),
      ("title: *Nurse*", 2, 8, "put a text that begins with & or * in quotes"),
      ("title: **Nurse**", 2, 8, "put a text that begins with & or * in quotes"),
      ("title: & more", 2, 8, "put a text that begins with & or * in quotes"),
      ("title: @home", 2, 8, "put a text that begins with a sign such as @ or ` in quotes"),
      ("title: , x", 2, 8, "put a text that begins with a sign such as , or ] in quotes"),
      ("title: - x", 2, 8, "put a text that begins with a hyphen and a blank in quotes"),
      ("title: > 5", 2, 10, "put a text that begins with | or > in quotes"),
      ("title: !a!b", 2, 8, "put a text that begins with ! in quotes"),
      ("title: \"C:\\docs\"", 2, 11, "within \"…\" a backslash is written twice: \\\\"),
      ("title: x\n\torganization: y", 3, 1, "indent with spaces, not tabs"),
      ("title: x\n \torganization: y", 3, 15, "indent with spaces, not tabs"),
      ("\ttitle: x", 2, 1, "indent with spaces, not tabs"), ("pay:\n\tmin: 5", 3, 1, "indent with spaces, not tabs"),
      (
        "title: x\n  place: y", 3, 8,
        "begin a field in the column of the one above it; put a text that contains a colon in quotes"
      ),
      ("  title: x\nplace: y", 3, 1, "begin the fields that belong together in one column"),
      ("title: x\nNurse", 3, 1, "write a field as its name, a colon, a blank and its value"),
      ("pay: {min: 5 max: 6}", 2, 17, "a comma or the closing bracket is missing"),
      ("theme: { accent: #fff }", 2, 18, "a # begins a comment here"),
      ("theme: { accent: #fff, logo: a }\n", 2, 18, "a # begins a comment here"),
      ("a: it's\ntheme: {\n  accent: #fff }\n", 4, 11, "a # begins a comment here"),
      ("a: 'x # }' # why\nb: [#a, b]", 3, 5, "a # begins a comment here"),
      ("a: [b, # these\n  , c]", 3, 3, "put a text that begins with a sign such as , or ] in quotes"),
    ])
  func mends(yaml: String, line: Int, column: Int, hint: String) throws {
    let found = try #require(fault(yaml))
    #expect(found.spot == .file("x.md", line: line, column: column))
    #expect(found.message.hasPrefix("this is not YAML: "))
    #expect(found.hint?.contains(hint) == true, "\(found)")
  }

  @Test(
    "A colon without a blank after it is named where it stands",
    arguments: [
      ("title:GNurse", 2, 7), ("title:GNurse\nplace: x", 2, 7), ("a: 1\ntitle:GNurse", 3, 7),
      ("pay:\n  min:G5\n  max: 6", 3, 7), ("title:GA\nb:GB", 2, 7),
    ])
  func gaps(yaml: String, line: Int, column: Int) throws {
    for gap in ["\u{A0}", "\u{202F}", "\u{3000}", "\u{200B}", ""] {
      let found = try #require(fault(yaml.replacing("G", with: gap)))
      #expect(found.spot == .file("x.md", line: line, column: column), "\(found)")
      #expect(found.hint?.hasPrefix("write a blank ") == true)
      if let scalar = gap.unicodeScalars.first { #expect(found.message.contains(scalar.code)) }
    }
  }

  @Test(
    "A character that YAML does not have is named, with its column",
    arguments: [
      ("é\u{1F600}: a\u{8}b", 6, "U+0008"), ("\u{7F}", 1, "U+007F"), ("a: \u{1B}[1m", 4, "U+001B"),
      ("a: b\u{9F}", 5, "U+009F"), ("a: \u{FFFE}", 4, "U+FFFE"),
    ])
  func characters(line: String, column: Int, code: String) {
    let message = "this is not YAML: it cannot hold the character \(code)"
    let hint = "delete the character, which most editors do not show"
    let found = fault("é: ü\n" + line)
    #expect(found == .error("x.md", 3, column, message, hint: hint))
  }

  @Test("What can be in settings is read", arguments: ["a: \t", "a: \u{85}é", "a: \u{FEFF}b", "a: \u{1F600}"])
  func printable(yaml: String) {
    #expect(fault(yaml) == nil)
    #expect(yaml.unicodeScalars.first { !$0.canBeInSettings } == nil)
  }

  @Test(
    "Colons within texts are left alone",
    arguments: ["a: b:c", "a: https://x", "- mailto:x", "a:\n  b:\u{A0}c", "a: |\n  b:c"])
  func sound(yaml: String) { #expect(fault(yaml) == nil) }
}
