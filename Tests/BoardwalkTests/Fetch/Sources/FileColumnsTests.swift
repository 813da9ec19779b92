import Testing

@testable import Boardwalk

@Suite("Columns of files")
struct FileColumnsTests {
  @Test("Usual names of columns are understood, in words and in one word with capitals")
  func names() async throws {
    let asked = try await Asked(
      "files:",
      recorded: [
        "1.csv":
          "Job ID,Position,Company Name,Job Location,Apply Link,Job URL,Job Description,Application Deadline,Posted on,Job Type,"
          + "Salary Range\n"
          + "7,Cook,Acme,\"Leeds, England\",https://a.example/apply,https://a.example/7,Fire,2026-12-24,2026-11-02,Part-time,"
          + "\"$50,000 - $60,000 a year\"\n",
        "2.json": #"""
        [{"jobID":"8","jobTitle":"Maid","hiringOrganization":{"name":"Acme"},"jobLocation":"Leeds, England",
        "applyUrl":"https://a.example/apply","jobURL":"https://a.example/8","jobDescription":"Fire",
        "validThrough":"2026-12-24","datePosted":"2026-11-02","employmentType":"PART_TIME","salaryMin":50000,
        "salaryMax":60000,"salaryCurrency":"USD","salaryUnit":"year"}]
        """#,
      ])
    #expect(asked.findings == [])
    let jobs = asked.jobs()
    #expect(jobs.map(\.title) == ["Cook", "Maid"] && jobs.map(\.id.sourceID) == ["7", "8"])
    for job in jobs {
      #expect(job.organization == "Acme" && job.allPlaces.map(\.city) == ["Leeds"])
      #expect(job.applyURL?.string == "https://a.example/apply")
      #expect(job.sourceURL?.string == "https://a.example/\(job.id.sourceID)")
      #expect(job.posted.description == "2026-11-02" && job.deadline?.day.description == "2026-12-24")
      #expect(job.schedule == .partTime && job.pay?.text == "$50,000 – $60,000 a year")
      #expect(job.sections.map(\.html.html) == ["<p>Fire</p>"])
    }
  }

  @Test(
    "Capitals, spaces, underscores and hyphens make one name",
    arguments: ["closing date", "Closing_Date", "closingDate", "ClosingDate", "CLOSING DATE", "closing-date"])
  func plain(name: String) {
    #expect(FileRow.plain(name) == "closing-date")
    #expect(FileRow.Field(named: name) == .closes)
  }

  @Test(
    "It is a warning that columns are not read where what every job needs is in none",
    arguments: [
      ("files:", "title,Firma,Text,Link", "who hires"), ("files: { organization: Acme }", "title,Firma,Text,Link", nil),
      ("files:", "title,Company,Aufgaben,Link", "what there is to do"),
      ("files:", "title,Company,Text,Formular", "where to apply"), ("files:", "title,Company,Text,Link,Note", nil),
    ] as [(String, String, String?)])
  func needed(settings: String, columns: String, lack: String?) async throws {
    let board = try TestBoard([
      "Content/board.yml": TestBoard.settings(
        sources:
          "[\(settings.contains("{") ? "files: { organization: Acme, replies: replies }" : "files: { replies: replies }")]"
      ),
      "Content/replies/1.csv": columns + "\nCook,a,b,https://a.example/,c\n",
    ])
    let finding = try #require(await board.findings().first { $0.message.contains("no field of a job") })
    #expect(finding.severity == (lack == nil ? .notice : .warning))
    #expect(lack.map { finding.message.hasSuffix("and no column says \($0)") } ?? finding.message.hasSuffix("not read"))
  }

  @Test("Of two columns of one name the first is read that says something in a row, and the name is told once")
  func doubled() async throws {
    let asked = try await Asked(
      "files:",
      recorded: [
        "jobs.csv":
          "Title,Location,Company,Location,,\nCook,\"Leeds, England\",Acme,\"Paris, France\",,\nMaid, ,Acme,\"Paris, France\",,x\n"
          + "Page,,Acme,,,\n"
      ])
    #expect(asked.drafts.map(\.placeText) == ["Leeds, England", "Paris, France", nil])
    #expect(
      asked.findings == [
        "The file has several columns called “Location”; of a row the first that says something is read."
      ])
  }
}
