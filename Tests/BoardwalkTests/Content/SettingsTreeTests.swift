import Foundation
import Testing

@testable import Boardwalk

@Suite("YAML, the part of it that is read")
struct SettingsTreeTests {
  func fault(_ yaml: String, limits: SettingsTree.Limits = .frontMatter) -> Diagnostic? {
    do throws(Diagnostic) {
      _ = try SettingsTree(yaml: yaml, file: "x.md", firstLine: 2, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  static let anchors = (
    message: "YAML anchors and aliases (`&name`, `*name`) are not read",
    hint: "write the value out; put a text that begins with & or * in quotes"
  )

  @Test(
    "Anchors and aliases are refused",
    arguments: [
      ("a: &x 1", 2, 4), ("a: 1\nb: *x", 3, 4), ("a: 1\nb: [&x 1, *x]", 3, 1), ("&x a: 1", 2, 1), ("a: &x", 2, 4),
      ("a:\n  - &x {b: 1}", 3, 5), ("? &a [1]\n: &b [*a, *a]\n? [*b, *b]\n: 2", 2, 1),
    ])
  func anchors(yaml: String, line: Int, column: Int) {
    #expect(fault(yaml) == .error("x.md", line, column, Self.anchors.message, hint: Self.anchors.hint))
  }

  @Test(
    "Ampersands and asterisks in texts are no anchors", arguments: ["a: AT&T *and* R&D", "a: \"&x\"", "a: R & D, *x*"])
  func noAnchors(yaml: String) { #expect(fault(yaml) == nil) }

  @Test("A tree that repeats itself a billion times is refused at once")
  func billion() {
    var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      yaml += "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", "))]\n"
    }
    let before = ContinuousClock.now
    #expect(fault(yaml)?.message == Self.anchors.message)
    // As keys, whole trees would be hashed.
    #expect(fault(yaml + "? *a12\n: 1\n? [*a12, *a11]\n: 2\n")?.message == Self.anchors.message)
    #expect(ContinuousClock.now - before < .seconds(2))
  }

  @Test(
    "Tags are refused",
    arguments: [("a: !!int 1", 4), ("a: !x {}", 4), ("a: !!str [b]", 4), ("a: ! b", 4), ("a: !!binary \"aGk=\"", 4)])
  func tags(yaml: String, column: Int) {
    #expect(
      fault(yaml)
        == .error(
          "x.md", 2, column, "YAML tags (`!name`) are not read",
          hint: "leave the tag out, or put a text that begins with ! in quotes"))
  }

  @Test("What else is no plain list of fields is refused with its place")
  func refusals() {
    #expect(
      fault("a: {<<: {b: 1}}")
        == .error("x.md", 2, 5, "merge keys (`<<`) are not read", hint: "write the fields out"))
    #expect(
      fault("title: a\nb: 1\ntitle: c")
        == .error("x.md", 4, 1, "`title` is written more than once", hint: "keep one of them: the first is on line 2"))
    #expect(
      fault("l:\n  - b: 1\n    c: 2\n    b : 3\n  - b: 4")
        == .error("x.md", 5, 5, "`b` is written more than once", hint: "keep one of them: the first is on line 3"))
    #expect(
      fault("a: 1\np: {b: 1, b: 2}\nb: 3")
        == .error("x.md", 3, 5, "`b` is written more than once", hint: "keep one of them"))
    #expect(
      fault("a: 1\n---\nb: 2")
        == .error("x.md", 3, 1, "there is more than one YAML document", hint: "leave out the second `---`"))
    #expect(fault("? [a, b]\n: 1") == .error("x.md", 2, 3, "the name of a field must be a text"))
  }

  @Test(
    "Text that is not YAML is refused with its place and never repeated",
    arguments: [
      ("a: 1\nkey: \"s3cret\nb: 2", 3, 6, "what is opened here is never closed", "a quote is missing"),
      (
        "a: [s3cret, b\nc: 2", 3, 2, "this is not YAML: did not find expected ',' or ']'",
        "a comma or the closing bracket is missing; put a text that contains a colon in quotes"
      ),
      (
        "a: b: s3cret", 2, 5, "this is not YAML: mapping values are not allowed in this context",
        "put a text that contains a colon in quotes"
      ),
      (
        "a:\n\tb: s3cret", 3, 1, "this is not YAML: found character that cannot start any token",
        "indent with spaces, not tabs"
      ),
      (
        "a: 1\nb: x\u{0}s3cret", 3, 5, "this is not YAML: it cannot hold the character U+0000",
        "delete the character, which most editors do not show"
      ),
    ])
  func notYAML(yaml: String, line: Int, column: Int, message: String, hint: String) {
    #expect(fault(yaml) == .error("x.md", line, column, message, hint: hint))
  }

  @Test("Nesting ends at eight levels")
  func depth() {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(fault(nested(8)) == nil)
    #expect(fault(nested(10)) == .error("x.md", 2, 10, "this is nested more than 8 levels deep"))
    #expect(fault(nested(999))?.message == "this is nested more than 8 levels deep")
    #expect(fault(String(repeating: "[", count: 16_000))?.message == "this is nested more than 8 levels deep")
    #expect(fault(String(repeating: "{a: ", count: 4000))?.message == "this is nested more than 8 levels deep")
    #expect(fault(String(repeating: "- ", count: 8000))?.message == "this is nested more than 8 levels deep")
    #expect(fault(String(repeating: "? ", count: 8000))?.message == "this is nested more than 8 levels deep")
  }

  @Test("The deepest text fits the smallest stack")
  func stack() async {
    let fault = await withCheckedContinuation { answer in
      let thread = Thread {
        answer.resume(returning: self.fault(String(repeating: "{? ", count: 499) + String(repeating: "[", count: 499)))
      }
      // Threads of a task pool on a Mac.
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(fault?.message.contains("YAML") == true || fault?.message.contains("levels") == true)
  }

  @Test("Sixteen KiB of fields are read, and no byte more")
  func size() {
    let longest = "a: " + String(repeating: "b", count: 16 * 1024 - 3)
    #expect(fault(longest) == nil)
    #expect(
      fault(longest + "b")
        == .error(
          "x.md", 2, 1, "this has 16385 bytes of settings; at most 16384 are read",
          hint: "put long texts below the second `---`"))
  }

  @Test("Lines are those of an editor, whatever YAML takes for a line's end")
  func lines() {
    #expect(
      fault("a: x\u{2028}y\u{85}z\rw\r\nb: *c") == .error("x.md", 3, 4, Self.anchors.message, hint: Self.anchors.hint))
  }
}
