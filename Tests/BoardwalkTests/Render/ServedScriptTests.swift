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
      ("run((one) => one, async (two) => two)", "run(one=>one,async(two)=>two)"),
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
}
