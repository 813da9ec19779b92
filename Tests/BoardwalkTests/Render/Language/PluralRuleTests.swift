import DefaultTheme
import Testing

@testable import Boardwalk

@Suite("Which form of a text a number takes")
struct PluralRuleTests {
  /// A file of a language with one text in all forms: `0=nic` besides.
  private func language(_ code: String, _ forms: String, plural: String? = nil) throws -> Language {
    let english = String(decoding: try #require(DefaultTheme.files["languages/en.yml"]), as: UTF8.self)
    let text =
      english.replacing("code: en\n", with: "code: \(code)\n" + (plural.map { "plural: \($0)\n" } ?? ""))
      .replacing(#/\n  open-job-count: .*/#, with: "\n  open-job-count: \(forms)")
    #expect(text.contains(forms))
    return try Language.read(
      LanguageEntry(tag: code), folder: "Templates", own: ["languages/\(code).yml": Array(text.utf8)]
    ).0
  }

  @Test(
    "Every form is for the numbers that the CLDR gives as its samples",
    arguments: [
      ("en", "one 1 | other 0 2 16 100 1000"), ("fr", "one 0 1 | other 2 17 100 | many 1000000 2000000"),
      ("pt", "one 0 1 | other 2 17"), ("pt-PT", "one 1 | other 0 2 17"), ("pt-BR", "one 0 1 | other 2"),
      ("ja", "other 0 1 2 15"), ("he", "one 1 | two 2 | other 0 3 17 100"),
      ("pl", "one 1 | few 2 4 22 24 32 102 1002 | many 0 5 19 21 31 100 112 1000 1000000"),
      ("ru", "one 1 21 31 101 1001 | few 2 4 22 24 102 | many 0 5 11 14 19 111 100 1000"),
      ("cs", "one 1 | few 2 3 4 | other 0 5 19 22 100"), ("hr", "one 1 21 101 | few 2 4 22 | other 0 5 11 14 111"),
      ("lv", "zero 0 10 20 11 19 30 111 | one 1 21 31 101 | other 2 9 22 29 102"),
      ("lt", "one 1 21 31 101 | few 2 9 22 29 102 | other 0 10 20 11 19 111"),
      ("sl", "one 1 101 201 | two 2 102 202 | few 3 4 103 104 | other 0 5 19 100 105"),
      ("ro", "one 1 | few 0 2 16 101 119 1001 | other 20 35 100 120 1000"),
      ("ar", "zero 0 | one 1 | two 2 | few 3 10 103 110 1003 | many 11 26 111 1011 | other 100 102 200 502 1000"),
      ("cy", "zero 0 | one 1 | two 2 | few 3 | many 6 | other 4 5 7 20 100"),
      ("ga", "one 1 | two 2 | few 3 6 | many 7 10 | other 0 11 25 100"),
      ("gd", "one 1 11 | two 2 12 | few 3 10 13 19 | other 0 20 34 100"),
      ("mt", "one 1 | two 2 | few 0 3 10 103 | many 11 19 111 117 | other 20 35 100"),
      ("is", "one 1 21 31 101 | other 0 2 11 16 111"), ("fil", "one 0 1 2 3 5 7 8 10 | other 4 6 9 14"),
    ])
  func samples(code: String, samples: String) throws {
    let rule = try #require(PluralRule.of(code))
    for part in samples.split(separator: " | ") {
      let words = part.split(separator: " ")
      for number in words.dropFirst().compactMap({ Int($0) }) {
        #expect((rule.form(of: number)?.rawValue ?? "other") == words[0], "\(code) \(number)")
      }
    }
    #expect(Set(rule.forms).count == rule.forms.count)
  }

  @Test("A language without a rule has to name one, and one that has a rule may")
  func named() throws {
    #expect(PluralRule.of("tlh") == nil)
    #expect(throws: Findings.self) { try language("tlh", "x") }
    #expect(try language("tlh", "{one: a, other: b}", plural: "zero-or-one").say(.openJobCount, 0) == "a")
    #expect(try language("tlh", "{other: b}", plural: "none").say(.openJobCount, 1) == "b")
    #expect(try language("ja", "{one: a, other: b}").say(.openJobCount, 1) == "b")
    #expect(try language("nl", "{one: a, other: b}", plural: "zero-or-one").say(.openJobCount, 0) == "a")
  }

  @Test("A form that a text leaves out is the other one, and none at all has a form of its own")
  func leftOut() throws {
    let polish = try language("pl", "{0: brak, one: jedna, few: \"{{count}} oferty\", other: \"{{count}} ofert\"}")
    #expect(
      [0, 1, 2, 5, 12, 22].map { polish.say(.openJobCount, $0) } == [
        "brak", "jedna", "2 oferty", "5 ofert", "12 ofert", "22 oferty",
      ])
  }

  @Test("A form that no number of the language takes is an error")
  func strange() {
    let found = #expect(throws: Findings.self) { try language("de", "{one: a, few: b, other: c}") }
    #expect(
      found?.list.map { "\($0.message); \($0.hint ?? "")" } == [
        "no number takes `few` in this language; there is `0`, `one`, `other`"
      ])
    let old = #expect(throws: Findings.self) { try language("pl", "{one: a, few: b, other: c}", plural: "one") }
    #expect(old?.list.map { $0.hint ?? "" } == ["without `plural` it is one of its forms"])
    let misspelt = #expect(throws: Findings.self) { try language("pl", "{one: a, fewe: b, other: c}") }
    #expect(misspelt?.list.map { "\($0.message); \($0.hint ?? "")" } == ["nothing says `fewe`; did you mean `few`?"])
  }

  @Test("Conditions are the same in JavaScript")
  func script() {
    func script(_ text: String) -> String { NumberCondition(text).script("x") }
    #expect(script("n = 1") == "x===1")
    #expect(script("n = 0..1") == "x<2")
    #expect(script("n = 2..4") == "x>=2&&x<=4")
    #expect(script("n = 1,11") == "x===1||x===11")
    #expect(
      script("n % 10 = 3..4,9 and n % 100 != 10..19,71")
        == "(x%10>=3&&x%10<=4||x%10===9)&&(x%100<10||x%100>19)&&x%100!==71")
    #expect(script("n = 0 or n != 1 and n % 100 = 1..19") == "x===0||x!==1&&x%100>=1&&x%100<=19")
    #expect(script("n % 100 != 0..1") == "x%100>1")
  }
}
