import Foundation
import Testing

@testable import Boardwalk

@Suite("Files of one's own")
struct FilesTests {
  @Test("A table of an office program is a list of jobs")
  func csv() async throws {
    let table =
      "\u{FEFF}Reference;Job Title;Company;Location;Closing date;Salary min;Salary max;Currency;Salary unit;Remote;Tags;Text;Link\r\n"
      + "7;\"Smith; black\";Forge;\"Leeds, England, United Kingdom; Paris, France\";2026-12-24;20;25;GBP;hour;no;iron;fire;"
      + "\"<p>A \"\"hot\"\" job</p>\r\n<p>Two lines</p>\";https://forge.example/7\r\n\r\n"
      + ";Tinker;;Remote;;;;;;yes;;;\r\n;;;;;;;;;;;;\r\n; ;;;\t\r\n"
    let fixed = table.replacing("iron;fire;", with: "iron;")
    let asked = try await Asked("files: { organization: Guild }", recorded: ["jobs.csv": fixed])
    #expect(asked.ending == .complete)
    let jobs = asked.jobs()
    try #require(jobs.map(\.title) == ["Smith; black", "Tinker"])
    #expect(jobs[0].id.sourceID == "7")
    #expect(jobs[0].organization == "Forge")
    #expect(jobs[0].allPlaces.map(\.country) == ["GB", "FR"])
    #expect(jobs[0].deadline?.day.description == "2026-12-24")
    #expect(jobs[0].pay?.text == "£20 – £25 an hour")
    #expect(jobs[0].skills == ["iron"])
    #expect(jobs[0].sections.first?.html.html.contains("A \"hot\" job") == true)
    #expect(jobs[0].applyURL?.string == "https://forge.example/7")
    #expect(jobs[1].organization == "Guild")
    #expect(jobs[1].workplace == .remote)
    #expect(jobs[1].id.sourceID.hasPrefix("made-"))
  }

  @Test("JSON is a list of objects, or an object with one list; columns can have other names")
  func json() async throws {
    let rows = #"[{"Stelle":"Koch","id":3,"skills":["a","b"],"salary":"$20/hr"},{"id":4,"title":"Maid"}]"#
    let asked = try await Asked(
      "files: { columns: { title: Stelle } }", recorded: ["2.json": rows, "1.json": "{\"version\":1,\"jobs\":\(rows)}"])
    #expect(asked.drafts.map(\.title) == ["Koch", "Maid", "Koch", "Maid"])
    let job = try #require(asked.jobs().first)
    #expect(job.skills == ["a", "b"])
    #expect(job.pay?.text == "$20 an hour")
  }

  @Test("Pay in words is in the currency and for the time that stand in columns beside it")
  func payInWords() async throws {
    let asked = try await Asked(
      "files:",
      recorded: [
        "jobs.csv":
          "id,title,salary,currency,salary-unit\n1,Cook,\"$60,000\",CAD,\n2,Maid,\"60,000 - 70,000\",EUR,year\n"
          + "3,Page,£20/hr,USD,hour\n4,Smith,3500,EUR,Monat\n"
      ])
    #expect(
      asked.jobs().map { $0.pay?.text } == ["CAD 60,000 a year", "€60,000 – €70,000 a year", nil, "€3,500 a month"])
  }

  @Test("What a file calls its columns is said by any usual name of a field, and not by one that no field has")
  func columnNames() async throws {
    let asked = try await Asked(
      "files: { columns: { Company: Firma, closing date: Schluss } }",
      recorded: ["jobs.csv": "id,title,Firma,Schluss,Link\n1,Cook,Guild,2026-12-24,https://guild.example/1"])
    #expect(asked.drafts.map(\.organization) == ["Guild"])
    #expect(asked.drafts.map(\.closes) == ["2026-12-24"])
  }

  @Test(
    "A word in a column for yes and no says how the work is done",
    arguments: [
      ("Remote", "", "remote"), ("Hybrid", "", "telework on-site"), ("On-site", "", "on-site"), ("yes", "", "remote"),
      ("no", "", "on-site"), ("", "Hybrid", "telework on-site"), ("", "", "on-site"),
    ])
  func workplaces(remote: String, hybrid: String, names: String) async throws {
    let asked = try await Asked(
      "files:", recorded: ["jobs.csv": "id,title,location,remote,hybrid\n1,Cook,\"Leeds, England\",\(remote),\(hybrid)"]
    )
    #expect(asked.jobs().first?.workplace.names.joined(separator: " ") == names)
  }

  @Test(
    "City, region and country say more of a location, and stand alone as well",
    arguments: [
      ("Cambridge,,,GB", ["Cambridge GB"]), ("Portland,,Oregon,US", ["Portland OR US"]),
      (",,Bavaria,", ["Bavaria DE"]), (",Portland,Maine,US", ["Portland ME US"]),
      ("Cambridge,,,US", ["Cambridge MA US"]),
      ("Leeds; York,,,GB", ["Leeds GB", "York GB"]), ("Leeds; Paris,,,GB;FR", ["Leeds GB", "Paris FR"]),
      ("\"Paris, France\",,,", ["Paris FR"]), ("Remote,,,US", ["US"]),
      ("\"Berlin, Germany\r\nParis, France\",,,", ["Berlin DE", "Paris FR"]),
      ("\"Berlin, Germany, Paris, France\",,,", ["Berlin DE", "Paris FR"]),
    ])
  func places(row: String, expected: [String]) async throws {
    let asked = try await Asked(
      "files:", recorded: ["jobs.csv": "id,title,location,city,region,country\n1,Cook,\(row)"])
    let places = asked.jobs().first?.allPlaces ?? []
    let texts = places.map { place in
      [place.city ?? place.region, place.country == "US" ? place.regionCode : nil, place.country].compactMap { $0 }
    }
    #expect(texts.map { $0.joined(separator: " ") } == expected)
  }

  @Test("A description without a tag of HTML keeps its lines and its angle brackets")
  func plainDescription() async throws {
    let asked = try await Asked(
      "files:", recorded: ["1.json": #"[{"id":1,"title":"Cook","description":"Know Map<K,V>.\nMail <jane@acme.com>"}]"#]
    )
    #expect(
      asked.jobs().first?.sections.map(\.html.html) == ["<p>Know Map&lt;K,V&gt;.<br>Mail &lt;jane@acme.com&gt;</p>"])
  }

  @Test("A file can be asked for at an address")
  func address() async throws {
    let asked = try await Asked("files: { endpoint: \"https://hr.example/jobs.csv\" }") { _ in
      (200, "id,title\n1,Cook\n2,Baker")
    }
    #expect(asked.addresses == ["https://hr.example/jobs.csv"])
    #expect(asked.drafts.map(\.title) == ["Cook", "Baker"])
  }

  @Test(
    "What is no table is called so",
    arguments: [
      ("", "The reply is empty."),
      ("just a line", "The reply is not the CSV it should be: its first line does not name columns."),
      (
        " <!doctype html>\n<p>Down, for now, we said.",
        "The reply is not CSV but begins with “<!doctype html> <p>Down, for now, we said.”."
      ),
      ("a,b\n\"x", "The reply is not the CSV it should be: the quotation mark on line 2 is not closed."),
      ("{\"a\":1}", "The reply is JSON, but has no `jobs`."),
      ("{\"error\":\"busy\",\"details\":[]}", "The reply is JSON, but has no `jobs`."),
      (
        "Sorry, the service is busy.",
        "The reply is not the table it should be: no column is called title; there are “Sorry”, “the service is busy.”, and "
          + "`columns:` in board.yml says which it is."
      ),
      (
        "Titel,Firma\nKoch,Zunft",
        "The reply is not the table it should be: no column is called title; there are “Firma”, “Titel”, and `columns:` "
          + "in board.yml says which it is."
      ),
    ])
  func faults(_ text: String, _ sentence: String) async throws {
    let asked = try await Asked("files:", recorded: ["jobs.csv": text])
    #expect(asked.failure?.message == sentence)
    let lines = ["just a line": 1, "a,b\n\"x": 2]
    #expect(asked.failure?.spot == .file("Content/recorded/jobs.csv", line: lines[text]))
  }

  @Test("A quotation mark that is not closed has its line")
  func openQuote() async throws {
    let table = "id,title\r\n1,\"a \"\"cook\"\"\"\r\n2,\"two\r\nlines\"\r\n3,\"Baker\r\n4,Smith\r\n"
    let asked = try await Asked("files:", recorded: ["jobs.csv": table])
    #expect(asked.failure?.spot == .file("Content/recorded/jobs.csv", line: 5))
  }

  @Test("A folder without a file that is read says what is in it, and speaks of no API")
  func otherFiles() async throws {
    let asked = try await Asked("files:", recorded: ["a.tsv": "title\tid", "b.xlsx": ""])
    #expect(asked.failure?.message == "No file in this folder is read, such as “a.tsv”, “b.xlsx”.")
    #expect(asked.failure?.hint?.contains(".csv") == true)
    #expect(asked.failure?.hint?.contains("API") == false)
  }

  @Test("Rows that cannot be read are the file's, and no newer Boardwalk is to be looked for")
  func unreadableRows() async throws {
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(sources: "[files: { replies: replies }]"),
      "Content/replies/1.json": "[1,2]",
    ])
    let finding = try #require(await board.findings().first { $0.message.contains("2 of 2") })
    #expect(finding.message == "2 of 2 rows cannot be read. The first: An item was left out: it has no title.")
    #expect(finding.hint == "What could be read is kept, and nothing closes until the file is mended.")
  }

  @Test(
    "A file may say that there are no jobs",
    arguments: [
      "[]", "{\"error\":null,\"Results\":[]}", "{\"error\":false,\"jobs\":[]}", "{\"jobs\":[]}",
      "{\"errors\":null,\"version\":1,\"stellen\":[{\"title\":\"Cook\"}]}",
      "id,title,location\n",
    ])
  func none(_ text: String) async throws {
    let asked = try await Asked("files:", recorded: ["jobs.\(text.hasPrefix("id") ? "csv" : "json")": text])
    #expect(asked.failure == nil)
    #expect(asked.ending == .complete)
  }

  @Test(
    "The ends of pay are in columns of either order of words",
    arguments: [
      "Min Salary,Max Salary", "Salary min,Salary max", "salary_from,salary_to", "Minimum salary,Maximum Salary",
    ])
  func ends(columns: String) async throws {
    let asked = try await Asked(
      "files:", recorded: ["jobs.csv": "id,title,\(columns),currency\n1,Cook,50000,60000,EUR"])
    #expect(asked.findings == [])
    #expect(asked.jobs().map { $0.pay?.text } == ["€50,000 – €60,000 a year"])
  }

  @Test(
    "Words for a schedule are those of posts",
    arguments: zip(
      ["shifts", "Intermittent", "job-sharing", "multiple", "full-time;shifts", "Multiple schedules"],
      [Schedule.shifts, .intermittent, .jobSharing, .multiple, .multiple, .multiple]))
  func schedules(_ cell: String, _ expected: Schedule) async throws {
    let asked = try await Asked("files:", recorded: ["jobs.csv": "id,title,schedule\n1,Cook,\(cell)"])
    #expect(asked.jobs().map(\.schedule) == [expected])
    #expect(asked.jobs().map(\.appointment) == [nil])
  }

  @Test(
    "Unpaid work needs no figure",
    arguments: [",,unpaid,", ",0,unpaid,EUR", ",0.00,Unpaid,", "Unpaid,,,", "unpaid,,year,EUR", "Volunteer,0,unpaid,"])
  func unpaid(_ cells: String) async throws {
    let asked = try await Asked(
      "files:", recorded: ["jobs.csv": "id,title,salary,salary-min,salary-unit,currency\n1,Cook,\(cells)"])
    let pay = asked.jobs().map(\.pay)
    #expect(pay == [Pay(currency: cells.hasSuffix("EUR") ? "EUR" : "USD", minimum: nil, maximum: nil, unit: .unpaid)])
  }

  @Test(
    "A file in UTF-16 is read, with its mark or without",
    arguments: ["id;title\n1;Köchin €", #"[{"id":1,"title":"Köchin €"}]"#])
  func utf16(_ text: String) async throws {
    let wide = text.replacing("ö", with: "oe").replacing("€", with: "").map { "\($0)\0" }.joined()
    let asked = try await Asked("files:", recorded: ["jobs.csv": wide])
    #expect(asked.drafts.map { $0.title.trimmed } == ["Koechin"])
    let little = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    for body in [little, big] { #expect(UTF16Text.asUTF8(body) == Array(text.utf8)) }
    for body in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      #expect(UTF16Text.asUTF8(body) == [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    }
    #expect(UTF16Text.asUTF8(Array(text.utf8)) == nil && UTF16Text.asUTF8([]) == nil)
  }

  @Test("A column that the settings name and no file has is told of, where the source is set")
  func missingColumn() async throws {
    let file = "id,title,Firma\n1,Cook,Guild"
    let asked = try await Asked(
      "files: { columns: { organization: Firmaa, url: Adresse } }", recorded: ["jobs.csv": file])
    #expect(asked.drafts.count == 1)
    #expect(
      asked.findings == [
        "no column is called `Firmaa`, as `columns` says", "no column is called `Adresse`, as `columns` says",
        "the column `Firma` is no field of a job and is not read, and no column says who hires, or where to apply, or what there is "
          + "to do",
      ])
    let settings = "files: { columns: { organization: Firma, url: Link } }"
    let two = try await Asked(
      settings, recorded: ["1.csv": file, "2.csv": "id,title,link\n2,Baker,https://a.example/"])
    #expect(two.findings == [] && two.drafts.count == 2)
    #expect(try await Asked(settings, recorded: ["1.csv": "id,title"]).findings == [])
  }

  @Test("The members of an object are columns of their own: pay, a place and a contact as posts have them")
  func objects() async throws {
    let rows = """
      [{"id":1,"title":"Cook","pay":{"min":50000,"max":60000,"unit":"year","currency":"USD"},
      "organization":{"name":"Guild"},"location":{"city":"Leeds","country":"GB"},"contact":{"name":"Ada","email":"ada@guild.example"},
      "apply":"jobs@guild.example"},
      {"id":2,"title":"Maid","salary":{"min":20,"unit":"hour","currency":"EUR"},"open-until-filled":true,"contact":"https://guild.example/people","location":[{"name":"Leeds, England"},{"name":"Paris, France"}]}]
      """
    let asked = try await Asked("files:", recorded: ["1.json": rows])
    #expect(asked.findings == [])
    let jobs = asked.jobs()
    try #require(jobs.count == 2)
    #expect(jobs.map { $0.pay?.text } == ["$50,000 – $60,000 a year", "From €20 an hour"])
    #expect(jobs[0].organization == "Guild")
    #expect(jobs.map { $0.allPlaces.compactMap(\.city) } == [["Leeds"], ["Leeds", "Paris"]])
    #expect(jobs[0].referral?.contact == Contact(name: "Ada", email: "ada@guild.example"))
    #expect(jobs[1].referral?.contact?.url?.string == "https://guild.example/people")
    #expect(jobs[0].applyURL?.string == "mailto:jobs@guild.example")
    #expect(jobs[1].facts.contains(Job.Fact("Closes", "Open until filled")))
    // As Foundation's decoder reads it.
    let other = try JSONDecoder().decode(WireRows.self, from: Data(rows.utf8))
    let ours = try JSONReply.decode(WireRows.self, from: Array(rows.utf8))
    #expect(other.rows?.map(\.texts) == ours.rows?.map(\.texts))
  }

  @Test("A grade is one, as in posts", arguments: ["GS-9/12", "GS-11", "E13", "11 to 12", "GS-11 to GS-12"])
  func grades(text: String) async throws {
    let asked = try await Asked("files:", recorded: ["jobs.csv": "id,title,grade\n1,Cook,\(text)"])
    #expect(asked.jobs().map { $0.grade?.text } == [text])
  }

  @Test("Columns that are no field are named once")
  func unreadColumns() async throws {
    let asked = try await Asked(
      "files:",
      recorded: [
        "1.csv": "id,title,Kennung,Adresse\n1,Cook,a,b\n2,Maid,c,d",
        "2.json": #"[{"id":3,"title":"Page","pay":{"min":20,"currency":"EUR","term":"hour"},"Kennung":{"a":4}}]"#,
      ])
    #expect(asked.drafts.count == 3)
    #expect(
      asked.findings == [
        "the columns `Adresse`, `Kennung`, `pay.term` are no fields of a job and are not read, and no column says who hires, or "
          + "where to apply, or what there is to do"
      ])
  }

  @Test("The README names every column")
  func readme() throws {
    let readme = try String(contentsOfFile: "README.md", encoding: .utf8)
    let section = try #require(readme.between("### The columns of files", "\n### ").first)
    let missing = FileRow.Field.allCases.map(\.rawValue).filter { !section.contains("`\($0)`") }
    #expect(missing == [])
  }

  @Test("A row with more cells than columns is told of with its line")
  func overlongRow() async throws {
    let asked = try await Asked(
      "files: { organization: Guild }",
      recorded: ["jobs.csv": "id,title,description\n1,Cook,\"a\nb\"\n\n2,Baker, night,dough\n3,Smith,fire,,\n"])
    #expect(asked.drafts.map(\.title) == ["Cook", "Baker", "Smith"])
    #expect(
      asked.findings == [
        "The row on line 5 of the file has more cells than there are columns; those too many are not read."
      ])
  }

  @Test("Without folder and address it says what it needs")
  func nowhere() async throws {
    let asked = try await Asked("files:") { _ in (200, "") }
    #expect(asked.failure?.message == "Files needs `replies` in board.yml.")
  }
}
