import Markup
import Testing

@testable import Boardwalk

@Suite("Adzuna")
struct AdzunaTests {
  private static func page(_ ids: Range<Int>, of count: Int) -> String {
    let rows = ids.map {
      """
      {"__CLASS__":"Adzuna::API::Response::Job","id":"\($0)","title":"Lighthouse <strong>keeper</strong>","description":"You keep…",
      "created":"2026-10-13T09:27:12Z","redirect_url":"https://www.adzuna.co.uk/land/\($0)","salary_min":42535.81,
      "salary_max":45000,"salary_is_predicted":"\($0 % 2)","latitude":51.5,"longitude":-0.23,
      "contract_time":"full_time","contract_type":"permanent","company":{"display_name":"Light Trust"},
      "category":{"tag":"sea-jobs","label":"Sea Jobs"},
      "location":{"area":["UK","London","Shepherd's Bush"],"display_name":"Shepherd's Bush, London"}}
      """
    }
    return "{\"count\":\(count),\"results\":[\(rows.joined(separator: ","))]}"
  }

  private static let settings = "adzuna: { app-id: $AZ_ID, app-key: $AZ_KEY, country: gb, max-days-old: 9 }"
  private static let environment = ["AZ_ID": "me", "AZ_KEY": "secret-key"]

  @Test("Every saved search is asked in pages whose number is in the address")
  func searches() async throws {
    var search = SavedSearch(slug: "s", title: "S", introduction: .empty)
    // It is asked for no word that a search excludes, and for the words of a phrase.
    search.keywords = #"lamp,-night -"day shift""#
    var other = search
    other.location = "Hull"
    let asked = try await Asked(Self.settings, searches: [search, other, search], environment: Self.environment) {
      address in
      (200, address.contains("/search/1?") ? Self.page(0..<50, of: 60) : Self.page(50..<60, of: 60))
    }
    let base = "https://api.adzuna.com/v1/api/jobs/gb/search/"
    let login = "?app_id=me&app_key=secret-key&results_per_page=50&what=lamp"
    #expect(
      asked.addresses == [
        "\(base)1\(login)&max_days_old=9", "\(base)2\(login)&max_days_old=9",
        "\(base)1\(login)&where=Hull&max_days_old=9", "\(base)2\(login)&where=Hull&max_days_old=9",
      ])
    #expect(asked.ending == .newest(of: "Adzuna", days: 9))
  }

  @Test("A job says what the service says of it; guessed pay is nobody's offer")
  func fields() async throws {
    let asked = try await Asked(Self.settings, environment: Self.environment) { _ in (200, Self.page(0..<2, of: 2)) }
    let jobs = asked.jobs()
    try #require(jobs.count == 2)
    #expect(jobs[0].title == "Lighthouse keeper")
    #expect(jobs[0].organization == "Light Trust")
    #expect(jobs[0].places.first?.country == "GB")
    #expect(jobs[0].places.first?.city == "Shepherd's Bush")
    #expect(jobs[0].schedule == .fullTime)
    #expect(jobs[0].appointment == "Permanent")
    #expect(jobs[0].pay?.text == "£42,535.81 – £45,000 a year")
    #expect(jobs[1].pay == nil)
    #expect(jobs[0].categories == [Category(code: "sea-jobs", name: "Sea Jobs")])
    #expect(!Adzuna.policy.mayIndex)
  }

  @Test("Without its key nobody is asked, and a refusal never repeats it")
  func key() async throws {
    let unset = try await Asked(Self.settings) { _ in (200, "") }
    #expect(unset.failure?.message == "Adzuna needs its app-id: the environment variable AZ_ID is not set.")
    #expect(unset.addresses == [])
    let refused = try await Asked(Self.settings, environment: Self.environment) { _ in (401, "secret-key") }
    #expect(refused.failure?.message == "Adzuna refused the id or the key (HTTP 401).")
  }

  @Test(
    "Every job of a reply comes out with what it says",
    arguments: RecordedReply.all(of: "adzuna", orElse: [page(0..<3, of: 3)]))
  func recorded(_ reply: RecordedReply) async throws {
    let asked = try await Asked("adzuna:", recorded: ["1.json": reply.text])
    let rows = try reply.rows("results").map {
      $0.merging(["key": $0.text("id") ?? $0.text("redirect_url") ?? ""]) { $1 }
    }
    asked.expect(
      rows, id: "key",
      [
        ("title", \.title), ("company.display_name", \.organization), ("created", \.posted),
        ("redirect_url", \.applyURL), ("location.display_name", \.placeText), ("description", \.allText),
      ])
    for (job, row) in zip(asked.jobs(), rows) {
      let isPaid = row.text("salary_is_predicted") != "1" && row.text("salary_min") != nil
      #expect((job.pay != nil || job.facts.contains { $0.label == "Pay" }) == isPaid)
      #expect(!job.title.contains("<"))
      #expect(!job.placeText.isEmpty)
    }
  }
}
