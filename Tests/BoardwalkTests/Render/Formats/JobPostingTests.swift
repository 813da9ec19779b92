import Boardwalk
import Markup
import Testing

@Suite("What search engines are told of a job")
struct JobPostingTests {
  @Test("A job at a place")
  func whole() throws {
    var job = try job()
    job.summary.deadline = Deadline(day: Day(number: 20_000), instant: 1_709_251_199, zone: nil)
    job.summary.pay = Pay(currency: "USD", minimum: 2_623, maximum: 3_000, unit: .hour)
    job.summary.schedule = .fullTime
    job.summary.appointment = "Internships"
    job.summary.openings = "3"
    #expect(
      try markup(job)
        == #"<script type="application/ld+json">{"@context":"https://schema.org/","#
        + #""@type":"JobPosting","title":"Clerk \u003c1\u003e","#
        + #""description":"\u003ch3\u003eDuties\u003c/h3\u003e\n"#
        + #"\u003cp\u003eFile \u0026amp; count.\u003c/p\u003e\n","#
        + #""datePosted":"2026-11-02","#
        + #""validThrough":"2024-02-29T23:59:59Z","url":"https://x.example/jobs/clerk/","#
        + #""identifier":{"@type":"PropertyValue","name":"City","value":"a:1"},"#
        + #""hiringOrganization":{"@type":"Organization","name":"City"},"#
        + #""employmentType":["FULL_TIME","INTERN"],"totalJobOpenings":3,"#
        + #""jobLocation":[{"@type":"Place","address":{"@type":"PostalAddress","#
        + #""addressLocality":"Portland","addressRegion":"ME","#
        + #""addressCountry":"US"}}],"baseSalary":{"@type":"MonetaryAmount","currency":"USD","#
        + #""value":{"@type":"QuantitativeValue","#
        + #""minValue":26.23,"maxValue":30,"unitText":"HOUR"}}}</script>"# + "\n")
  }

  @Test(
    "A remote job for people in a state or a province says so, unless all of the country or a site is named as well")
  func states() throws {
    let (states, canada) = (["Texas", "Florida"], Place(region: "Ontario", country: "CA", countryName: "Canada"))
    var job = try job()
    job.summary.workplace = .remote
    job.summary.places = states.map { Place(region: $0, country: "US", countryName: "United States") } + [canada]
    let country = #"{"@type":"Country","name":"United States"}"#
    let ontario = #"{"@type":"State","name":"Ontario, Canada"}"#
    func homes(_ list: String) -> String { #""applicantLocationRequirements":["# + list + "]" }
    let both = states.map { #"{"@type":"State","name":"\#($0), United States"}"# }.joined(separator: ",")
    #expect(try markup(job).contains(homes(both + "," + ontario)))
    job.summary.places.append(Place(country: "US", countryName: "United States"))
    #expect(try markup(job).contains(homes(ontario + "," + country)))
    job.summary.workplace = [.remote, .onSite]
    #expect(try markup(job).contains(homes(country + #",{"@type":"Country","name":"Canada"}"#)))
  }

  @Test("A town widens no state or country that is named beside it to where nobody may live")
  func towns() throws {
    let austin = Place(city: "Austin", region: "Texas", country: "US", countryName: "United States")
    let texas = Place(region: "Texas", country: "US", countryName: "United States")
    let canada = Place(country: "CA", countryName: "Canada")
    func homes(_ places: [Place], _ workplace: Workplace) throws -> String {
      var job = try job()
      (job.summary.places, job.summary.workplace) = (places, workplace)
      return String(try #require(markup(job).firstMatch(of: /applicantLocationRequirements":\[(.*?)\]/)).output.1)
    }
    for workplace in [Workplace.remote, [.remote, .onSite]] {
      #expect(try homes([austin, texas], workplace) == #"{"@type":"State","name":"Texas, United States"}"#)
    }
    #expect(try homes([austin, canada], [.remote, .onSite]) == #"{"@type":"Country","name":"Canada"}"#)
    #expect(try homes([austin], [.remote, .onSite]) == #"{"@type":"Country","name":"United States"}"#)
  }

  @Test("Beside an office a country is where one may live, and no place of work")
  func eitherWay() throws {
    var job = try job()
    job.summary.workplace = [.remote, .onSite]
    job.summary.places = [
      Place(city: "Bangor", country: "US", countryName: "United States"), Place(country: "CA", countryName: "Canada"),
    ]
    let text = try markup(job)
    #expect(text.contains(#"{"@type":"Country","name":"Canada"}"#) && text.contains(#""addressLocality":"Bangor""#))
    #expect(!text.contains(#""addressCountry":"CA""#))
    job.summary.places.removeFirst()
    #expect(try markup(job).contains(#""addressCountry":"CA""#))
  }

  @Test("A remote job says where one may live, and its office is no place of work")
  func remote() throws {
    var job = try job()
    job.summary.workplace = .remote
    job.summary.places += [
      Place(country: "CA", countryName: "Canada"), Place(city: "Bangor", country: "US", countryName: "United States"),
    ]
    let text = try markup(job)
    #expect(
      text.contains(
        #""jobLocationType":"TELECOMMUTE","applicantLocationRequirements":[{"@type":"Country","name":"United States"},"#
          + #"{"@type":"Country","name":"Canada"}]"#))
    #expect(!text.contains("jobLocation\""))
    #expect(text.contains("Remote: "))
  }

  @Test(
    "A region is named by its letters, and by its name where its code has none",
    arguments: [("9", "Wien", "Wien"), ("ME", "Maine", "ME"), ("13", nil, "13"), (nil, "Hessen", "Hessen")]
      as [(String?, String?, String)])
  func regions(code: String?, name: String?, word: String) throws {
    var job = try job()
    job.summary.places = [Place(city: "Town", region: name, regionCode: code, country: "AT")]
    #expect(try markup(job).contains("\"addressRegion\":\"\(word)\""))
  }

  @Test(
    "Every appointment has its type beside the hours",
    arguments: [
      (Schedule.partTime, "Contract", #"["PART_TIME","CONTRACTOR"]"#), (.contract, "", #"["CONTRACTOR"]"#),
      (.contract, "Freelance, Temporary", #"["CONTRACTOR","TEMPORARY"]"#),
      (.fullTime, "Permanent, Per diem", #"["FULL_TIME","PER_DIEM"]"#), (.fullTime, "Permanent", #"["FULL_TIME"]"#),
      (.fullTime, "Internal candidates only", #"["FULL_TIME"]"#), (.partTime, "Terms negotiable", #"["PART_TIME"]"#),
      (.fullTime, "Internist", #"["FULL_TIME"]"#), (.fullTime, "Intern (paid)", #"["FULL_TIME","INTERN"]"#),
      (.fullTime, "Fixed-term, Temp", #"["FULL_TIME","TEMPORARY"]"#),
    ])
  func employment(schedule: Schedule, appointment: String, types: String) throws {
    var job = try job()
    job.summary.schedule = schedule
    job.summary.appointment = appointment.isEmpty ? nil : appointment
    #expect(try markup(job).contains(#""employmentType":"# + types))
  }

  @Test(
    "What is no number of openings is left out", arguments: [("3", true), ("0", false), ("-3", false), ("many", false)])
  func openings(written: String, isThere: Bool) throws {
    var job = try job()
    job.summary.openings = written
    #expect(try markup(job).contains("totalJobOpenings") == isThere)
  }

  @Test(
    "Telework is not remote, and a job that is both on site and remote has both",
    arguments: [
      (.telework, true, false), (.onSite, true, false), ([], true, false), ([.remote, .telework], false, true),
      ([.remote, .onSite], true, true),
    ] as [(Workplace, Bool, Bool)])
  func workplaces(workplace: Workplace, hasPlace: Bool, isRemote: Bool) throws {
    var job = try job()
    job.summary.workplace = workplace
    let text = try markup(job)
    #expect(text.contains("\"jobLocation\":") == hasPlace)
    #expect(text.contains("TELECOMMUTE") == isRemote)
  }

  @Test("A job that lacks what is required is not shown, for a reason that is told")
  func notEligible() throws {
    let cases: [(String, (inout Job) -> Void)] = [
      ("it has no title.", { $0.summary.title = "" }),
      ("it does not say who hires.", { $0.summary.organization = "" }),
      ("it does not say who hires.", { $0.summary.organization = "Organization not stated" }),
      ("it has no description.", { $0.sections = [] }),
      ("it has no description.", { $0.sections = [Job.Section(.duties, SafeHTML(storedSafeHTML: ""))] }),
      ("it does not say in which country the work is.", { $0.summary.places = [] }),
      ("it does not say in which country the work is.", { $0.summary.places = [Place(city: "Portland")] }),
      (
        "it does not say in which countries one may live.",
        {
          $0.summary.places = []
          $0.summary.workplace = .remote
        }
      ),
    ]
    for (reason, change) in cases {
      var job = try job()
      change(&job)
      #expect(refusal(job) == reason)
    }
    #expect(try refusal(job(), mayIndex: false) == "its source does not allow it.")
    #expect(try refusal(job()) == nil)
  }

  @Test(
    "Pay is told only as it was announced and in units that are known",
    arguments: [
      (Pay(currency: "EUR", minimum: 10_000_000, maximum: nil, unit: .year), #""minValue":100000,"unitText":"YEAR""#),
      (Pay(currency: "EUR", minimum: nil, maximum: 250_050, unit: .month), #""maxValue":2500.5,"unitText":"MONTH""#),
      (Pay(currency: "USD", minimum: 100, maximum: 200, unit: .twoWeeks), nil),
      (Pay(currency: "USD", minimum: 100, maximum: 200, unit: .schoolYear), nil),
      (Pay(currency: "USD", minimum: nil, maximum: nil, unit: .unpaid), nil),
      (Pay(currency: "USD", minimum: 0, maximum: 0, unit: .hour), nil),
    ] as [(Pay, String?)])
  func pay(pay: Pay, json: String?) throws {
    var job = try job()
    job.summary.pay = pay
    let text = try markup(job)
    #expect(json.map { text.contains($0) } ?? !text.contains("baseSalary"))
  }

  @Test("No text of a job can end the script")
  func breakout() throws {
    var job = try job()
    let evil = "</script><script>alert(1)</script><!--\u{2028}&lt;"
    job.summary.title = evil
    job.summary.organization = evil
    job.summary.places[0].city = evil
    job.sections = [Job.Section(.duties, SafeHTML(storedSafeHTML: evil))]
    let text = try markup(job)
    let inside = text.dropFirst(#"<script type="application/ld+json">"#.count).dropLast("</script>\n".count)
    #expect(!inside.contains(where: { "<>&\u{2028}".contains($0) }))
  }

  private func job() throws -> Job {
    var summary = JobSummary(
      id: JobID(source: "a", sourceID: "1"), kind: .job, slug: Slug(stored: "clerk-1"), title: "Clerk <1>",
      organization: "City", posted: try #require(Day(year: 2026, month: 11, day: 2)))
    summary.places = [
      Place(city: "Portland", region: "Maine", regionCode: "ME", country: "US", countryName: "United States")
    ]
    var job = Job(summary: summary)
    job.sections = [Job.Section(.duties, SafeHTML(storedSafeHTML: "<p>File &amp; count.</p>"))]
    return job
  }

  private func markup(_ job: Job) throws -> String {
    var out: [UInt8] = []
    try JobPosting(job, at: "https://x.example/jobs/clerk/", mayIndex: true, in: english).appendMarkup(to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  private func refusal(_ job: Job, mayIndex: Bool = true) -> String? {
    do {
      _ = try JobPosting(job, at: "https://x.example/", mayIndex: mayIndex, in: english)
      return nil
    } catch {
      return error.description
    }
  }
}
