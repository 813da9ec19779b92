import Testing

@testable import Boardwalk

@Suite("Columns for yes and no")
struct YesAndNoTests {
  @Test(
    "Yes and no are understood in the languages of tables",
    arguments: [
      ("ja", true), ("Ja", true), ("oui", true), ("sí", true), ("Si", true), ("yes", true), ("WAHR", true),
      ("VRAI", true),
      ("verdadero", true), ("1", true), ("x", nil), ("nein", false), ("non", false), ("NO", false), ("falsch", false),
      ("faux", false), ("Falso", false), ("0", false), ("", nil),
      ("checked", true), ("Unchecked", false),
    ] as [(String, Bool?)])
  func words(word: String, flag: Bool?) async throws {
    let asked = try await Asked(
      "files:", recorded: ["jobs.csv": "id,title,remote,telework,open-until-filled\n1,Cook,\(word),\(word),\(word)"])
    let draft = try #require(asked.drafts.first)
    #expect(draft.remote == flag && draft.telework == flag && draft.openUntilFilled == (flag ?? false))
    #expect(asked.findings.isEmpty == (word != "x"))
  }

  @Test("A word that says neither is told of once for a column of a file, and a way to work is a word")
  func unclear() async throws {
    let asked = try await Asked(
      "files:",
      recorded: [
        "jobs.csv":
          "id,title,remote,telework,sponsorship\n1,Cook,vielleicht,Hybrid,maybe\n2,Maid,manchmal,,\n3,Page,Remote,,ja"
      ])
    #expect(asked.drafts.map(\.remote) == [nil, nil, true])
    #expect(
      asked.findings == [
        "The column `remote` says neither yes nor no in 2 rows, in the first: “vielleicht”.",
        "The column `sponsorship` says neither yes nor no in one row: “maybe”.",
      ])
  }

  @Test("Figures of pay without a currency are told of once for a file; without a figure there is nothing to say")
  func withoutCurrency() async throws {
    let head = "id,title,salary-min,salary-max,salary-unit,currency\n"
    let asked = try await Asked(
      "files:",
      recorded: [
        "a.csv": head
          + "1,Cook,,51000,year,\n2,Maid,40000,,year,\n3,Page,30000,,year,EUR\n4,Groom,0,,year,\n5,Nun,,,unpaid,"
      ])
    #expect(asked.drafts.map { $0.pay?.currency } == [nil, nil, "EUR", nil, nil])
    #expect(asked.findings == ["Pay is in figures without a currency in 2 rows, in the first: “51000”."])
  }
}
