import DefaultTheme
import Testing

@testable import Boardwalk

@Suite("Scripts as browsers get them")
struct ServedScriptTests {
  @Test(
    "Spaces go where they only please",
    arguments: [
      ("const sum = a / b + c", "let sum=a/b+c"), ("a - -b + ++c", "a- -b+ ++c"), ("a++ + b-- - c", "a++ +b-- -c"),
      ("return /[/'] + \\/ y/.test(z) ? 'a - b / c' : d", "return /[/'] + \\/ y/.test(z)?'a - b / c':d"),
      ("say(`a + ${b / c}` + d)", "say(`a + ${b / c}`+d)"), ("a = b // c + d", "a=b // c + d"),
      ("for (const [a, b] of c) say('a const b', d.const, e)", "for(let[a,b]of c)say('a const b',d.const,e)"),
      ("import { a } from './b.js'", "import{a}from'./b.js'"), ("return `a ${b} c`", "return`a ${b} c`"),
      ("a = b ? c : undefined", "a=b?c:void 0"), ("say('undefined', [undefined])", "say('undefined',[undefined])"),
      ("run((one) => one, async (two) => two)", "run(one=>one,async two=>two)"),
      ("run(({ a }) => a, (a, b) => b)", "run(({a})=>a,(a,b)=>b)"),
      ("export const { a } = b", "export let{a}=b"),
    ])
  func spaces(_ line: String, _ expected: String) {
    #expect(String(decoding: ServedScript.compact(Array(line.utf8)), as: UTF8.self) == expected)
  }

  @Test("Constants that follow one another are declared at once, also where one is a function")
  func declarations() {
    let script = """
      const one = 1
      const two = (one) => one / 2
      const all = [
        one,
      ]
      const end = two(one) // as it is
      const last = end

      """
    #expect(
      String(decoding: ServedScript.compact(Array(script.utf8)), as: UTF8.self)
        == "let one=1,two=one=>one/2\nlet all=[one]\nlet end=two(one)// as it is\nlet last=end")
  }

  @Test("Explanations go, and lines that belong together are one")
  func lines() {
    let script = """
      // What it is for.
      const list = [
        /** One. */
        1,
        2,
      ]
      /**
       * Sums.
       */
      const sum = list
        .reduce((a, b) => a + b)

      """
    #expect(
      String(decoding: ServedScript.compact(Array(script.utf8)), as: UTF8.self)
        == "let list=[1,2]\nlet sum=list.reduce((a,b)=>a+b)")
  }

  @Test("A script that only another one needs is published within it; what both import is imported once")
  func joined() {
    let part = "import { strings } from './strings.js'\nimport { three } from './two.js'\nexport const one = 1\n"
    let whole =
      "import { one } from './part.js'\nimport { strings } from './strings.js'\nimport { two, three } from './two.js'\nsay(one)\n"
    let both = String(
      decoding: ServedScript.join(Array(part.utf8), Array(whole.utf8), of: ["part.js", "whole.js", "third.js"]),
      as: UTF8.self)
    #expect(
      both.split(separator: "\n") == [
        "import { strings } from './strings.js'", "import { three } from './two.js'", "export const one = 1",
        "import { two } from './two.js'", "say(one)",
      ])
  }

  @Test("Imports lead to the script that another one is in, in this version")
  func moved() {
    let script = Array(
      "import { a } from './part.js'\nimport './assets/part.js'\nimport('./other.js')\nlet own = \"./own.js\" + './no.txt' + ./no.js"
        .utf8)
    let served = ServedScript.versioned(script, query: "?v=1", moved: ["part.js": "whole.js"])
    #expect(
      String(decoding: served, as: UTF8.self)
        == "import { a } from './whole.js?v=1'\nimport './assets/whole.js?v=1'\nimport('./other.js?v=1')\n"
        + "let own = \"./own.js?v=1\" + './no.txt' + ./no.js")
  }

  @Test("A board's own script, and what it imports, stay files of their own")
  func own() {
    let own = Array("import { parseQuery } from './query.js'\n".utf8)
    var assets = DefaultTheme.files.filter { $0.key.hasSuffix(".js") }
    assets["assets/extra.js"] = own
    let moved = ServedScript.pack(&assets)
    #expect(assets["assets/extra.js"] == own && assets["assets/query.js"] != nil && assets["assets/element.js"] == nil)
    #expect(moved["query.js"] == nil && moved["element.js"] == "keep.js")
    assets["assets/matches.js"] = own
    #expect(ServedScript.pack(&assets)["index.js"] == nil)
  }
}
