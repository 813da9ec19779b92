import DefaultTheme
import Testing

@testable import Boardwalk

@Suite("The order of titles")
struct TitleOrderTests {
  @Test(
    "is that of the language, with the letters that it lists them under",
    arguments: [
      ("en", "Zebra Åre “Ale” Ärta 3M öl", "#: 3M; A: “Ale” Åre Ärta; O: öl; Z: Zebra"),
      ("en-GB", "Öl Zebra Oz", "O: Öl Oz; Z: Zebra"), ("de", "Zebra Öl Ale Ärta Oz", "A: Ale Ärta; O: Öl Oz; Z: Zebra"),
      ("sv", "Öl Zebra Åre Ärta “Ale” 3M", "#: 3M; A: “Ale”; Z: Zebra; Å: Åre; Ä: Ärta; Ö: Öl"),
      ("cs", "Cheb Ibis Čech Hora Cukr chata", "C: Cukr; Č: Čech; H: Hora; Ch: chata Cheb; I: Ibis"),
      ("fa", "یک گل کتاب پدر بابا", "ب: بابا; پ: پدر; ک: کتاب; گ: گل; ی: یک"),
      ("uk", "Їжа Іра Ґанок Гора Єва Дім", "Г: Гора; Ґ: Ґанок; Д: Дім; Є: Єва; І: Іра; Ї: Їжа"),
      ("hi", "कि इंजीनियर ईंट का", "इ: इंजीनियर; ई: ईंट; क: का कि"), ("tr", "ısı İzmir iz Ida", "I: Ida ısı; İ: iz İzmir"),
      ("da", "Ål Zoo Aarhus Abe", "A: Abe; Z: Zoo; Å: Ål Aarhus"),
      ("ru", "Ёлка Йод Ель Игра", "Е: Ёлка Ель; И: Игра; Й: Йод"),
      ("fr", "E\u{301}cole Été Zoo", "E: E\u{301}cole Été; Z: Zoo"),
      ("sv", "A\u{30A}re Zebra", "Z: Zebra; Å: A\u{30A}re"),
      ("de", "— ab", "#: —; A: ab"),
    ])
  func order(code: String, titles: String, expected: String) {
    let order = TitleOrder(in: code)
    var groups: [(letter: String, titles: [String])] = []
    for title in order.sorted(titles.split(separator: " ").map(String.init), by: { $0 }) {
      let letter = order.letter(of: title)
      if let last = groups.last, order.areOne(last.letter, letter) {
        groups[groups.count - 1].titles.append(title)
      } else {
        groups.append((letter, [title]))
      }
    }
    #expect(groups.map { "\($0.letter): \($0.titles.joined(separator: " "))" }.joined(separator: "; ") == expected)
  }

  @Test("Pages of organizations list them so")
  func pages() async throws {
    let english = String(decoding: try #require(DefaultTheme.files["languages/en.yml"]), as: UTF8.self)
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: "[files: { replies: replies }]") + "language: sv\n",
      "Content/replies/jobs.csv":
        "id,title,organization,description\n1,A,Öl,B\n2,A,Zebra,B\n3,A,Åre,B\n4,A,Ale,B\n5,A,Alm,B\n",
      "Templates/languages/sv.yml": english.replacing("code: en", with: "code: sv"),
    ])
    _ = try await board.run().publish()
    let page = board.text(of: "organizations/index.html")
    #expect(page.matches(of: /href="#letter-\d+">([^<]*)</).map { String($0.output.1) } == ["A", "Z", "Å", "Ö"])
    let links = page.matches(of: /organizations\/[^"\/]*\/index.html">([^<]*)<\/a> <b>/)
    #expect(links.map { String($0.output.1) } == ["Ale", "Alm", "Zebra", "Åre", "Öl"])
  }
}
