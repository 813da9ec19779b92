import DefaultTheme
import Testing

@testable import Boardwalk

@Suite("What a language says")
struct LanguageTests {
  private func language(_ code: String, own: [String: String] = [:]) throws -> Language {
    try Language.read(LanguageEntry(tag: code), folder: "Templates", own: own.mapValues { Array($0.utf8) }).0
  }

  private func findings(_ text: String, code: String = "de") -> [Diagnostic] {
    findings(["languages/\(code).yml": text], code: code)
  }

  private func findings(_ own: [String: String], code: String) -> [Diagnostic] {
    do {
      _ = try language(code, own: own)
      return []
    } catch let findings as Findings {
      return findings.list
    } catch let finding as Diagnostic {
      return [finding]
    } catch {
      return [Diagnostic(.error, "\(error)")]
    }
  }

  @Test(
    "Days are written as its people write them",
    arguments: [
      ("en", "2026-11-21", "21 November 2026", "21 Nov 2026"),
      ("de", "2026-11-21", "21. November 2026", "21. Nov. 2026"),
      ("fr", "2026-11-21", "21 novembre 2026", "21 nov. 2026"), ("fr", "2026-05-01", "1er mai 2026", "1er mai 2026"),
      ("de", "2026-03-01", "1. März 2026", "1. März 2026"),
    ])
  func days(code: String, day: String, long: String, short: String) throws {
    let language = try language(code)
    #expect(language.day(try .on(day)) == long)
    #expect(language.shortDay(try .on(day)) == short)
  }

  @Test(
    "Figures are grouped as its people group them",
    arguments: [
      ("en", 1_234_567, "1,234,567"), ("de", 1_234_567, "1.234.567"), ("fr", 1_234_567, "1\u{202F}234\u{202F}567"),
      ("de", 999, "999"), ("fr", -1000, "−1\u{202F}000"),
    ])
  func figures(code: String, number: Int, text: String) throws {
    #expect(try language(code).figure(number) == text)
  }

  @Test(
    "None, one and many take the forms of its rule",
    arguments: [
      ("en", 0, "0 open jobs"), ("en", 1, "1 open job"), ("en", 2, "2 open jobs"), ("de", 0, "0 offene Stellen"),
      ("de", 1, "1 offene Stelle"), ("fr", 0, "0 offre"), ("fr", 1, "1 offre"), ("fr", 2, "2 offres"),
    ])
  func plurals(code: String, number: Int, text: String) throws {
    #expect(try language(code).say(.openJobCount, number) == text)
  }

  @Test(
    "Pay is said with the sign where it belongs",
    arguments: [
      ("en", "€70,000 – €80,000.50 a year", "€70,000 – €80,000.50"),
      ("de", "70.000 – 80.000,50\u{A0}€ im Jahr", "70.000 – 80.000,50\u{A0}€"),
      ("fr", "70\u{202F}000 – 80\u{202F}000,50\u{A0}€ par an", "70\u{202F}000 – 80\u{202F}000,50\u{A0}€"),
    ])
  func pay(code: String, text: String, row: String) throws {
    let language = try language(code)
    let pay = Pay(currency: "EUR", minimum: 7_000_000, maximum: 8_000_050, unit: .year)
    #expect(language.pay(pay) == text)
    #expect(language.rowPay(pay) == row)
    #expect(
      try self.language("de").pay(Pay(currency: "CHF", minimum: 4000, maximum: nil, unit: .hour))
        == "Ab 40\u{A0}CHF pro Stunde")
  }

  @Test(
    "A place in the program's words is said in others, and of the names in it that of the country",
    arguments: [
      ("Remote", "Homeoffice"), ("Remote (Germany)", "Homeoffice (Deutschland)"), ("673 locations", "673 Orte"),
      ("Remote (Germany + 2 places)", "Homeoffice (Deutschland + 2 weitere)"),
      ("Remote (8 locations)", "Homeoffice (8 Orte)"),
      ("Fargo, North Dakota + 3 places", "Fargo, North Dakota + 3 weitere"), ("Multiple locations", "Mehrere Orte"),
      ("Portland, Maine", "Portland, Maine"), ("Six places", "Six places"), ("Munich, Germany", "Munich, Deutschland"),
      ("Toronto, Ontario, Canada + 1 place", "Toronto, Ontario, Kanada + 1 weiterer"), ("Germany", "Deutschland"),
      ("Germany, France", "Deutschland, Frankreich"), ("Mexico, Missouri", "Mexico, Missouri"),
      ("Atlanta, Georgia", "Atlanta, Georgia"), ("Georgia (country)", "Georgien"), ("Singapore", "Singapur"),
      ("Europe", "Europa"), ("Lead", "Lead"),
    ])
  func place(stored: String, said: String) throws {
    #expect(try language("de").place(stored) == said)
    #expect(english.place(stored) == stored)
  }

  @Test(
    "Work from anywhere is said where the place, as the language says it, does not say so, and no part of it then",
    arguments: [
      ("en", "Anywhere in the U.S. (remote job)", .remote, nil),
      ("de", "Anywhere in the U.S. (remote job)", .remote, "Homeoffice"), ("de", "Remote (Germany)", .remote, nil),
      ("fr", "Anywhere in the U.S. (remote job)", .remote, "Télétravail complet"), ("fr", "Remote", .remote, nil),
      ("de", "Berlin", [.remote, .telework], "Homeoffice"), ("de", "Berlin", .telework, "Homeoffice teilweise möglich"),
      ("de", "Remote (Germany)", [.remote, .telework], nil), ("en", "Maine (Telework)", .telework, nil),
      ("de", "Maine (Telework)", .telework, "Homeoffice teilweise möglich"), ("de", "Berlin", .onSite, nil),
    ] as [(String, String, Workplace, String?)])
  func workplace(code: String, place: String, workplace: Workplace, said: String?) throws {
    #expect(try language(code).workplace(workplace, at: place, telework: .teleworkPossible) == said)
  }

  @Test("Work from anywhere is found by the word of the language, whatever its source calls it")
  func remoteWords() throws {
    let job = Listing.of(
      try .plain {
        $0.summary.placeText = "Anywhere in the U.S. (remote job)"
        $0.summary.workplace = .remote
      })
    #expect(try language("de").ownWords(of: job) == ["Homeoffice"])
    #expect(english.ownWords(of: job) == [])
  }

  @Test("A part at home is found by the words of the language")
  func teleworkWords() throws {
    let job = Listing.of(try .plain { $0.summary.workplace = [.telework, .onSite] })
    #expect(try language("de").ownWords(of: job) == ["Teilweise Homeoffice", "Homeoffice teilweise möglich"])
    #expect(english.ownWords(of: job) == [])
  }

  @Test("Words that jobs are stored with are said in others, whatever their capitals")
  func capitals() throws {
    let german = try language("de")
    #expect(["few", "Many", "MANY"].map(german.word) == ["Wenige", "Viele", "Viele"])
    #expect(german.value(of: Job.Fact("Travel", "Not Required")) == "Nicht erforderlich")
    #expect(german.word("Time") == "Time")
    let own = try language("de", own: ["languages/de.yml": "vocabulary:\n  LEAD: Blei\n"])
    #expect(["LEAD", "Lead", "lead"].map(own.word) == ["Blei", "Teamleitung", "Blei"])
  }

  @Test("Words that jobs are stored with are said in others, one by one")
  func vocabulary() throws {
    let german = try language("de")
    #expect(german.words("Permanent, Internship") == "Unbefristet, Praktikum")
    #expect(german.words("Plattdeutsch") == "Plattdeutsch")
    let names = "Federal employees, competitive service, Career transition (CTAP, ICTAP, RPL), Anybody"
    #expect(
      german.value(of: Job.Fact("Open to", names))
        == "Bundesbeschäftigte im Competitive Service, Beruflicher Übergang (CTAP, ICTAP, RPL), Anybody")
    #expect(german.value(of: Job.Fact("Level", "Senior, 1,000 feet up")) == "\(german.word("Senior")), 1,000 feet up")
    #expect(german.zone("Berlin time") == "Ortszeit Berlin")
    #expect(german.zone("Eastern Time") == "Ostküstenzeit")
    #expect(english.zone("Berlin time") == "Berlin time")
  }

  @Test("A board says some texts in its own way, and the others as they are built in")
  func own() throws {
    let own = try language("de", own: ["languages/de.yml": "pages:\n  jobs: Jobs\ntemplates:\n  badge: Neu & <gut>\n"])
    #expect(own.say(.jobs) == "Jobs")
    #expect(own.say(.people) == "Personen")
    #expect(own.partials["say.badge"].map { String(decoding: $0, as: UTF8.self) } == "Neu &amp; &lt;gut&gt;")
  }

  @Test("Quotation marks in a text stay in the attribute that it stands in, and names in it stay names")
  func quotationMarks() throws {
    let texts = "templates:\n  main: Die \"großen\" {{title}} & \"'s <b>\"\n  badge: '{{a}}\"{{b'\n"
    let own = try language("de", own: ["languages/de.yml": texts])
    let said = own.partials.mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(said["say.main"] == "Die &quot;großen&quot; {{title}} &amp; &quot;&#39;s &lt;b&gt;&quot;")
    #expect(said["say.badge"] == "{{a}}&quot;{{b")
  }

  @Test("What a region says lies on what its language says", arguments: ["de-AT", "DE-at", "de-AT-1996"])
  func region(tag: String) throws {
    let own = [
      "languages/de-AT.yml": "code: de-AT\npages:\n  jobs: Jobs\n",
      "languages/de.yml": "pages:\n  jobs: Stellen\n  people: Leute\n",
    ]
    let austrian = try language(tag, own: own)
    #expect(austrian.code == "de-AT" && austrian.name == "Deutsch")
    #expect(austrian.say(.jobs) == "Jobs" && austrian.say(.people) == "Leute")
    #expect(austrian.say(.savedSearches) == (try language("de")).say(.savedSearches))
    #expect(austrian.ownFiles == ["languages/de.yml", "languages/de-AT.yml"])
    #expect(austrian.file == "Templates/languages/de-AT.yml")
    #expect(try language("de", own: own).say(.jobs) == "Stellen")
    #expect(
      findings(["languages/de-at.yml": "pages:\n  jobbs: x\n"], code: "de-AT").map(\.spot)
        == [.file("Templates/languages/de-at.yml", line: 2, column: 3)])
  }

  @Test("A language's file is found whatever its capitals, and two in other capitals are an error")
  func capitalsOfFiles() throws {
    let english = String(decoding: try #require(DefaultTheme.files["languages/en.yml"]), as: UTF8.self)
    let text = english.replacing("name: English", with: "name: Português")
    for path in ["languages/pt-BR.yml", "languages/PT-br.yml", "languages/pt.yml", "languages/PT.yml"] {
      #expect(try language("pt-BR", own: [path: text]).name == "Português", "\(path)")
    }
    #expect(
      findings(["languages/pt-BR.yml": text, "languages/pt-br.yml": text], code: "pt-BR") == [
        .error(
          "Templates/languages/pt-br.yml", nil, nil, "Templates/languages/pt-BR.yml is of the same language",
          hint: "make one file of the two")
      ])
  }

  @Test("What is missing in a language of the board's own is said of its file, not of its region's")
  func missingBelow() {
    let own = [
      "languages/nl.yml": "name: Nederlands\ncode: nl\n", "languages/nl-be.yml": "pages: {jobs: x}",
    ]
    let found = findings(own, code: "nl-BE")
    #expect(found.count > 10 && found.allSatisfy { $0.spot == .file("Templates/languages/nl.yml") })
  }

  @Test("What is wrong in a language's file is found in its line")
  func wrong() throws {
    let path = "Templates/languages/de.yml"
    #expect(
      findings("pages:\n  jobbs: Jobs\n  page-of: Seite {{seite}}\n  search: [a]\n") == [
        .error(path, 2, 3, "nothing says `jobbs`", hint: "did you mean `jobs`?"),
        .error(path, 4, 11, "this must be a text, not a list"),
        .error(path, 3, 12, "nothing is called `{{seite}}` here", hint: "there is `{{page}}`, `{{pages}}`"),
      ])
    #expect(
      findings("plural: two\n") == [
        .error(
          path, 1, 1, "`plural` must be one of `one`, `zero-or-one`, `none`",
          hint: "without it the numbers of `de` take the forms that they have in the Unicode CLDR")
      ])
    #expect(
      findings("code: d'e\n") == [.error(path, 1, 7, "`code` must be a language such as en or pt-BR")])
    #expect(findings("formats:\n  months: [a]\n").map(\.message) == ["`months` must be a list of twelve names"])
    #expect(findings("scripts: no\n").map(\.message) == ["this must be a map, not a text"])
    #expect(
      findings("scripts:\n  starr: x\n").map { "\($0.message) \($0.hint ?? "")" } == [
        "nothing says `starr` did you mean `star`?"
      ])
    #expect(findings("pages:\n  ahead-days: {one: x}\n").map(\.message) == ["`ahead-days` has no `other`"])
  }

  @Test(
    "A text in the wrong place is told where it belongs",
    arguments: [
      ("skip: X\n", "`skip` does not belong here", "write it below `templates:`"),
      ("say.skip: X\n", "`say.skip` does not belong here", "write it below `templates:`"),
      ("texts:\n  skip: X\n", "nothing reads `texts`", "what is below it belongs below `templates:`"),
      ("pages:\n  skip: X\n", "`skip` does not belong here", "write it below `templates:`"),
      ("scripts:\n  open-jobs: X\n", "`open-jobs` does not belong here", "write it below `pages:`"),
      ("undo: X\n", "`undo` does not belong here", "write it below `scripts:`"),
      ("pages:\n  thousands: X\n", "`thousands` does not belong here", "write it below `formats:`"),
      ("template:\n  own: X\n", "nothing says `template`", "did you mean `templates`?"),
      ("nonsense: X\n", "nothing says `nonsense`", ""),
    ])
  func misplaced(text: String, message: String, hint: String) {
    for code in ["en", "de"] {
      let found = findings(text, code: code)
      #expect(found.map(\.message) == [message], "\(code)")
      #expect(found.map { $0.hint ?? "" } == [hint], "\(code)")
    }
  }

  @Test("A language of the board's own has to say everything")
  func missing() {
    let missing = findings("name: Nederlands\ncode: nl\n", code: "nl").map(\.message)
    #expect(missing.contains("`pages` has no `open-jobs`"))
    #expect(missing.contains("`templates` has no `skip`"))
    #expect(missing.contains("`scripts` has no `undo`"))
    #expect(missing.contains("`formats` has no `day`"))
  }

  @Test("A language that nobody has written is said in English, with a warning")
  func unknown() throws {
    let (language, doubt) = try Language.read(LanguageEntry(tag: "nl"), folder: "/board/Templates", own: [:])
    #expect(language.code == "en")
    #expect(doubt?.severity == .warning)
    #expect(doubt?.hint?.hasSuffix(" another is a file Templates/languages/nl.yml.") == true)
    let austrian = try Language.read(LanguageEntry(tag: "de-AT"), folder: "Templates", own: [:])
    #expect(austrian.0.code == "de" && austrian.doubt == nil)
  }
}
