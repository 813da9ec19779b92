import Foundation
import Testing

@testable import Boardwalk

@Suite("Files of saved searches")
struct SearchFileTests {
  @Test("A saved search with every field")
  func search() throws {
    let content = BoardInMemory([
      "Content/searches/nurses.md": """
      ---
      title: Nurses near Fargo
      keywords: '"charge nurse" -travel'
      location: Fargo, ND
      radius: 50
      organization: [VA, HE38]
      category: 0610
      grade: 9-12
      schedule: [full-time, shifts]
      remote: false
      salary-min: 60000
      salary-max: 120000
      salary-currency: EUR
      posted-within: 30
      kind: job
      source: jobs
      ---
      Hello.
      """
    ]).read()
    #expect(content.findings == [])
    let search = try #require(content.searches.first)
    var expected = SavedSearch(slug: "nurses", title: "Nurses near Fargo", introduction: search.introduction)
    expected.keywords = "\"charge nurse\" -travel"
    expected.location = "Fargo, ND"
    expected.radius = 50
    expected.organization = ["VA", "HE38"]
    expected.category = ["0610"]
    expected.grades = ["9-12"]
    expected.schedule = [.fullTime, .shifts]
    expected.remote = false
    expected.salaryMin = 60_000
    expected.salaryMax = 120_000
    expected.salaryCurrency = "EUR"
    expected.postedWithin = 30
    expected.kind = .job
    expected.sources = ["jobs"]
    #expect(search == expected)
    #expect(search.introduction.html.contains("Hello."))
  }

  @Test("A search says in the words of the filters whatever a visitor narrows a list by")
  func filters() throws {
    let content = BoardInMemory([
      "Content/searches/a.md": """
      ---
      title: A
      workplace: [remote, telework]
      schedule: ["Part-time", Shift work]
      grade: ["GS-9/11", "TVöD E13"]
      kind: [job]
      source: [jobs, referrals]
      time-zone: ["UTC-5"]
      sponsorship: ["Yes"]
      ---
      """
    ]).read()
    #expect(content.findings == [])
    let search = try #require(content.searches.first)
    #expect(search.workplace == [.remote, .telework])
    #expect(search.schedule == [.partTime, .shifts])
    #expect(search.grades == ["GS-9/11", "TVöD E13"])
    #expect(search.kind == .job)
    #expect(search.sources == ["jobs", "referrals"])
    #expect(search.conditions == [.timeZone: ["UTC-5"], .sponsorship: ["Yes"]])
    let path = "Content/searches/a.md"
    #expect(
      BoardInMemory.findings(in: path, "---\ntitle: A\nworkplace: remot\n---\n") == [
        .error(
          path, 3, 12, "`workplace` must be one of remote, telework, on-site, not `remot`",
          hint: "did you mean `remote`?")
      ])
  }

  @Test("A search that can find nothing, or not what it says, is doubted or refused")
  func searches() {
    let path = "Content/searches/a.md"
    #expect(
      BoardInMemory.findings(in: path, "---\ntitle: A\nsource: usajob\n---\n") == [
        .warning(
          path, 3, 9, "no source of this board is called `usajob`, so nothing of it is found",
          hint: "the sources are jobs, referrals")
      ])
    for keywords in ["\"\"", "\"-\"", "\" , \"", "'\"\"'"] {
      #expect(
        BoardInMemory.findings(in: path, "---\ntitle: A\nkeywords: \(keywords)\n---\n") == [
          .warning(
            path, 3, 11, "`keywords` has no word in it, so it leaves no job out",
            hint: "write the words to look for, or leave the line out")
        ])
    }
    for keywords in ["-clerk", "c", "料理人", "C++", "\"'charge nurse'\""] {
      #expect(BoardInMemory.findings(in: path, "---\ntitle: A\nkeywords: \(keywords)\n---\n") == [], "\(keywords)")
    }
    #expect(
      BoardInMemory.findings(in: path, "---\ntitle: A\nradius: 5\n---\n")
        == [.warning(path, 3, 9, "`radius` does nothing without a `location`", hint: "say around which place")])
    #expect(
      BoardInMemory.findings(in: path, "---\ntitle: A\nsalary-currency: EUR\n---\n") == [
        .warning(
          path, 3, 18, "`salary-currency` does nothing without `salary-min` or `salary-max`",
          hint: "say how much is wanted")
      ])
    #expect(
      BoardInMemory.findings(in: path, "---\ntitle: A\nsalary-min: 9\nsalary-max: 8\n---\n")
        == [.error(path, 4, 13, "`salary-max` (8) is less than `salary-min` (9)")])
    #expect(
      BoardInMemory.findings(in: path, "---\ntitle: A\ngrade: 9 to 12\n---\n")
        == [
          .error(path, 3, 8, "`grade` must be one grade such as 11 or GS-12, or a span such as 9-12, not `9 to 12`")
        ])
  }

  @Test("Keywords of which not all could be asked are refused")
  func tooManyKeywords() {
    let path = "Content/searches/a.md"
    func findings(_ keywords: String) -> [Diagnostic] {
      BoardInMemory.findings(in: path, "---\ntitle: A\nkeywords: \(keywords)\n---\n")
    }
    let words = (1...KeywordQuery.mostTerms).map { "w\($0)" }.joined(separator: " ")
    #expect(findings(words) == [])
    #expect(
      findings("\(words) -last") == [
        .error(
          path, 3, 11, "`keywords` has 51 words and phrases; only the first 50 would be asked",
          hint: "write fewer words, or make two searches of it")
      ])
    #expect(findings(String(repeating: "ä", count: KeywordQuery.longest)) == [])
    #expect(
      findings(String(repeating: "ä", count: KeywordQuery.longest) + " b") == [
        .error(
          path, 3, 11, "`keywords` has more than 2000 characters, and what is beyond them would not be asked",
          hint: "write fewer words, or make two searches of it")
      ])
  }
}
