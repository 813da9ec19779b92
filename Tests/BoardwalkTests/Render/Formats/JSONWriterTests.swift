import Boardwalk
import Foundation
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test("Members and elements come in the order they were written, after what was there")
  func order() {
    var bytes = Array("x = ".utf8)
    JSONWriter.append(to: &bytes) { json in
      json.object { json in
        json.member("z", "last")
        json.array("list") { json in
          json.value(1)
          json.array { _ in }
          json.object { _ in }
          json.value(true)
          json.null()
          json.value(json: Array("[0]".utf8))
        }
        json.object("o") { json in
          json.member("texts", ["a", "b"])
          json.member("none", [])
          json.member("nil", String?.none)
          json.member("flag", false)
          json.member("number", -5)
        }
        json.member("a", "")
      }
    }
    #expect(
      text(bytes)
        == #"x = {"z":"last","list":[1,[],{},true,null,[0]],"o":{"texts":["a","b"],"flag":false,"number":-5},"a":""}"#)
  }

  @Test(
    "Texts are escaped for where they stand",
    arguments: [
      ("a\"b\\c/d", #""a\"b\\c/d""#, #""a\"b\\c/d""#),
      ("\n\r\t\u{0}\u{1F}\u{7F}", "\"\\n\\r\\t\\u0000\\u001f\u{7F}\"", "\"\\n\\r\\t\\u0000\\u001f\u{7F}\""),
      ("</script><!--", #""</script><!--""#, #""\u003c/script\u003e\u003c!--""#),
      ("R&D", #""R&D""#, #""R\u0026D""#),
      (
        "\u{2027}\u{2028}\u{2029}\u{202A}", "\"\u{2027}\u{2028}\u{2029}\u{202A}\"", "\"\u{2027}\\u2028\\u2029\u{202A}\""
      ),
      ("Łódź 😀", "\"Łódź 😀\"", "\"Łódź 😀\""),
    ])
  func escaped(value: String, file: String, page: String) {
    #expect(written { $0.value(value) } == file)
    #expect(written(in: .page) { $0.value(value) } == page)
  }

  @Test(
    "A letter is escaped wherever in a text it stands",
    arguments: [
      ("\"", #"\""#), ("\\", #"\\"#), ("\u{1}", #"\u0001"#), ("<", #"\u003c"#), (">", #"\u003e"#),
      ("&", #"\u0026"#), ("\u{1F}", #"\u001f"#),
      ("\u{2028}", #"\u2028"#),
    ])
  func place(letter: String, escaped: String) {
    for plain in "what stands for itself, é and all".beginnings {
      for place in 0...plain.count {
        let (before, after) = (plain.prefix(place), plain.dropFirst(place))
        #expect(written(in: .page) { $0.value(before + letter + after) } == "\"" + before + escaped + after + "\"")
        #expect(
          written(in: .page) { $0.value(before + letter + letter + after) } == "\"" + before + escaped + escaped + after
            + "\"")
      }
    }
  }

  @Test("A text of several parts is one text")
  func parts() {
    let json = written(in: .page) { json in
      json.array { json in
        json.text { write in for part in ["<b>", "", "one", "\"", "two"] { write(part) } }
        json.text { _ in }
      }
    }
    #expect(json == #"["\u003cb\u003eone\"two",""]"#)
  }

  @Test("Whole numbers of every length", arguments: [0, 7, 10, 99, 1_000, 9_876_543_210, .max, -1, .min])
  func numbers(value: Int) {
    #expect(written { $0.value(value) } == String(value))
  }

  @Test(
    "Numbers are short and exact",
    arguments: [(1.5, "1.5"), (3, "3"), (-0.25, "-0.25"), (1e21, "1e+21"), (.infinity, "null"), (.nan, "null")])
  func doubles(value: Double, json: String) {
    #expect(written { $0.value(value) } == json)
  }

  @Test(
    "Hundredths become decimals",
    arguments: [
      (2623, "26.23"), (2600, "26"), (2650, "26.5"), (5, "0.05"), (0, "0"), (-150, "-1.5"),
      (.min, "-92233720368547758.08"),
    ])
  func hundredths(value: Int, json: String) {
    #expect(written { $0.value(hundredths: value) } == json)
  }

  @Test("Foundation reads back every letter of Unicode's first two planes, in a file and in a page")
  func roundTrip() throws {
    let all = String(String.UnicodeScalarView((1..<0x20000).compactMap { Unicode.Scalar(UInt32($0)) }))
    for place in [JSONWriter.Place.file, .page] {
      let json = written(in: place) { json in json.array { $0.value(all) } }
      let read = try JSONDecoder().decode([String].self, from: Data(json.utf8))
      #expect(read.first.map { Array($0.utf8) == Array(all.utf8) } == true)
    }
  }

  private func written(in place: JSONWriter.Place = .file, _ body: (inout JSONWriter) -> Void) -> String {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes, in: place, body)
    return text(bytes)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
