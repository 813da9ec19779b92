import Testing

@testable import Boardwalk

@Suite("Scripts as browsers get them")
struct ServedScriptTests {
  @Test(
    "Spaces go where they only please",
    arguments: [
      ("const sum = a / b + c", "const sum=a/b+c"), ("a - -b + ++c", "a- -b+ ++c"), ("a++ + b-- - c", "a++ +b-- -c"),
      ("return /[/'] + \\/ y/.test(z) ? 'a - b / c' : d", "return /[/'] + \\/ y/.test(z)?'a - b / c':d"),
      ("say(`a + ${b / c}` + d)", "say(`a + ${b / c}`+d)"), ("a = b // c + d", "a=b // c + d"),
    ])
  func spaces(_ line: String, _ expected: String) {
    #expect(String(decoding: ServedScript.compact(Array(line.utf8)), as: UTF8.self) == expected + "\n")
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
        == "const list=[1,2]\nconst sum=list.reduce((a,b)=>a+b)\n")
  }
}
