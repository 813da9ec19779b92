import Foundation
import Testing

@testable import Boardwalk

@Suite("Replies whose members are of another kind than documented")
struct ChangedShapeTests {
  /// One offer as each service writes it, and how a source reads it: settings, what stands around the offer.
  private static let services: [(name: String, settings: String, open: String, offer: String, close: String)] = [
    (
      "adzuna", "adzuna: { country: gb }", #"{"count":1,"results":["#,
      #"{"id":"1","title":"Cook","description":"Soup.","created":"2026-07-10T00:00:00Z","redirect_url":"https://a.example/1","contract_time":"full_time","salary_min":30000.5,"salary_max":"40000","salary_is_predicted":"0","latitude":51.5,"longitude":-0.1,"company":{"display_name":"Acme"},"category":{"tag":"it","label":"IT"},"location":{"display_name":"London","area":["UK","London"]}}"#,
      "]}"
    ),
    (
      "arbeitnow", "arbeitnow:", #"{"data":["#,
      #"{"slug":"c-1","company_name":"Acme","title":"Cook","description":"<p>Soup</p>","remote":false,"url":"https://a.example/1","tags":["Food"],"job_types":["full_time"],"location":"Berlin","created_at":1785000000}"#,
      #"],"links":{"next":null},"meta":{"current_page":1}}"#
    ),
    (
      "ashby", "ashby: { board: acme }", #"{"apiVersion":"1","jobs":["#,
      #"{"id":"a","title":"Cook","department":"Food","team":"Soup","employmentType":"FullTime","location":"Rome","secondaryLocations":[{"location":"Bari","address":{"postalAddress":{"addressCountry":"Italy"}}}],"publishedAt":"2026-04-21T12:35:37.500+00:00","isListed":true,"isRemote":false,"workplaceType":"Hybrid","address":{"postalAddress":{"addressLocality":"Rome","addressRegion":"Lazio","addressCountry":"Italy"}},"jobUrl":"https://a.example/1","applyUrl":"https://a.example/1/a","descriptionHtml":"<p>Soup</p>","compensation":{"compensationTierSummary":"$1","compensationTiers":[{"components":[]}],"summaryComponents":[{"compensationType":"Salary","interval":"1 YEAR","currencyCode":"EUR","minValue":1,"maxValue":2}]}}"#,
      "]}"
    ),
    (
      "bamboohr", "bamboohr: { company: acme }", #"{"meta":{"totalCount":1},"result":["#,
      #"{"id":"8","jobOpeningName":"Cook","departmentLabel":"Food","employmentStatusLabel":"Full Time","location":{"city":"Rome","state":null},"atsLocation":{"country":null,"state":null,"province":null,"city":null},"isRemote":null,"locationType":"0"}"#,
      "]}"
    ),
    (
      "greenhouse", "greenhouse: { board: acme }", #"{"meta":{"total":1},"jobs":["#,
      #"{"id":4,"title":"Cook","company_name":"Acme","absolute_url":"https://a.example/4","requisition_id":"R-7","location":{"name":"Rome"},"first_published":"2026-10-02T09:00:00-04:00","updated_at":"2026-11-20T00:00:00Z","application_deadline":null,"language":"en","departments":[{"id":1,"name":"Food","child_ids":[]}],"offices":[{"id":2,"name":"Rome","location":null}],"metadata":[{"name":"Shift","value":"Night"}],"pay_input_ranges":[{"min_cents":5200000,"max_cents":6400000,"currency_type":"EUR"}],"content":"&lt;p&gt;Soup&lt;/p&gt;"}"#,
      "]}"
    ),
    (
      "himalayas", "himalayas:", #"{"totalCount":1,"jobs":["#,
      #"{"guid":"g","title":"Cook","excerpt":"Soup","companyName":"Acme","employmentType":"Full Time","minSalary":1,"maxSalary":2,"salaryPeriod":"annual","currency":"USD","description":"<p>Soup</p>","pubDate":1783731532,"expiryDate":1788915531,"applicationLink":"https://a.example/1","seniority":["Senior"],"categories":["Food"],"parentCategories":["Food"],"timezoneRestrictions":[-3.5],"locationRestrictions":["Italy"]}"#,
      "]}"
    ),
    (
      "jobicy", "jobicy:", #"{"jobs":["#,
      #"{"id":1,"url":"https://a.example/1","jobSlug":"1-cook","jobTitle":"Cook","companyName":"Acme","jobIndustry":["Food"],"jobType":["Full-Time"],"jobGeo":"Italy","jobLevel":"Any","jobExcerpt":"Soup","jobDescription":"<p>Soup</p>","pubDate":"2026-08-03T18:45:05+00:00","salaryMin":1,"salaryMax":2,"salaryCurrency":"USD","salaryPeriod":"yearly"}"#,
      "]}"
    ),
    (
      "lever", "lever: { site: acme }", "[",
      #"{"id":"p","text":"Cook","categories":{"commitment":"Full-Time","department":"Food","team":"Soup","location":"Rome","allLocations":["Rome","Bari"]},"country":"IT","workplaceType":"hybrid","createdAt":1791000000000,"hostedUrl":"https://a.example/1","applyUrl":"https://a.example/1/a","opening":"<p>O</p>","descriptionBody":"<p>B</p>","lists":[{"text":"You","content":"<li>cook</li>"}],"additional":"<p>A</p>","salaryRange":{"min":1,"max":2,"currency":"EUR","interval":"per-year-salary"}}"#,
      "]"
    ),
    (
      "pinpoint", "pinpoint: { company: acme }", #"{"data":["#,
      #"{"id":"p","title":"Cook","url":"https://a.example/1","description":"<p>Soup</p>","workplace_type":"remote","compensation_minimum":1,"compensation_maximum":2,"compensation_currency":"USD","compensation_frequency":"year","compensation_visible":true,"deadline_at":"2026-12-28T23:59:59-04:00","job":{"requisition_id":"R1","department":{"name":"Food"},"division":null},"location":{"id":"1","name":"Rome"}}"#,
      "]}"
    ),
    (
      "recruitee", "recruitee: { company: acme }", #"{"offers":["#,
      #"{"id":1,"title":"Cook","company_name":"Acme","department":"Food","status":"published","location":"Rome, Italy","city":"Rome","country_code":"IT","remote":false,"hybrid":true,"published_at":"2026-08-05 09:41:37 UTC","close_at":null,"careers_url":"https://a.example/1","careers_apply_url":"https://a.example/1/a","employment_type_code":"fulltime","min_hours":32,"max_hours":40,"description":"<p>Soup</p>","requirements":"<p>Salt</p>","translations":{"en":{"title":"Cook"}},"locations":[{"name":"Rome","city":"Rome","country_code":"IT"}],"salary":{"min":"1","max":"2","period":"year","currency":"EUR"},"tags":["x"]}"#,
      "]}"
    ),
    (
      "remoteok", "remoteok:", #"[{"legal":"terms"},"#,
      #"{"id":"1","slug":"cook-1","epoch":1783650045,"date":"2026-07-10T02:20:45+00:00","company":"Acme","position":"Cook","tags":["food"],"description":"Soup","location":"Rome","apply_url":"https://a.example/1","salary_min":0,"salary_max":0,"url":"https://a.example/1"}"#,
      "]"
    ),
    (
      "remotive", "remotive:", #"{"total-job-count":1,"jobs":["#,
      #"{"id":1,"url":"https://a.example/1","title":"Cook","company_name":"Acme","category":"Food","tags":["x"],"job_type":"full_time","publication_date":"2026-07-09T08:01:56","candidate_required_location":"USA","salary":"$55k - $100k","description":"<p>Soup</p>"}"#,
      "]}"
    ),
    (
      "smartrecruiters", "smartrecruiters: { company: acme }", #"{"totalFound":1,"content":["#,
      #"{"id":"7","name":"Cook","refNumber":"R1","company":{"identifier":"Acme","name":"Acme"},"releasedDate":"2026-06-24T10:00:11.853Z","location":{"city":"Rome","region":"RM","country":"it","remote":false,"hybrid":false,"latitude":"41.9","longitude":"12.5","fullLocation":"Rome, Italy"},"industry":{"id":"f","label":"Food"},"department":{"id":"1","label":"Food"},"function":{"id":"f","label":"Food"},"typeOfEmployment":{"id":"permanent","label":"Full-time"},"experienceLevel":{"id":"director","label":"Director"},"customField":[{"fieldId":"B","fieldLabel":"Brand","valueLabel":"Acme"}],"ref":"https://a.example/1","language":{"code":"en","label":"English"}}"#,
      "]}"
    ),
    (
      "themuse", "themuse:", #"{"total":1,"results":["#,
      #"{"id":1,"name":"Cook","contents":"<p>Soup</p>","publication_date":"2021-09-03T11:54:53Z","locations":[{"name":"Folsom, CA"}],"categories":[{"name":"Food"}],"levels":[{"name":"Mid Level"}],"tags":[],"refs":{"landing_page":"https://a.example/1"},"company":{"id":1,"name":"Acme"}}"#,
      "]}"
    ),
    (
      "workable", "workable: { account: acme }", #"{"name":"Acme","jobs":["#,
      #"{"title":"Cook","shortcode":"AB1","code":"P-9","employment_type":"Full-time","telecommuting":false,"department":"Food","url":"https://a.example/1","application_url":"https://a.example/1/a","published_on":"2026-07-14","country":"Italy","city":"Rome","state":"","locations":[{"country":"Italy","countryCode":"IT","city":"Rome","region":null,"hidden":false}],"description":"<p>Soup</p>"}"#,
      "]}"
    ),
    (
      "workingnomads", "workingnomads:", "[",
      #"{"url":"https://a.example/job/go/17/","title":"Cook","description":"<p>Soup</p>","company_name":"Acme","category_name":"Food","tags":"a,b","location":"Italy","pub_date":"2026-07-10T09:24:39-04:00"}"#,
      "]"
    ),
  ]

  /// What may stand in the place of anything.
  private static let others = ["null", "\"\"", "\"x\"", "7", "-1.5", "true", "[]", "[null]", "{}", #"{"a":[1]}"#]

  /// Every place in an offer with every other thing in it.
  private static func changed(_ offer: String) throws -> [String] {
    let tree = try JSONSerialization.jsonObject(with: Data(offer.utf8))
    let members = try #require(tree as? [String: Any])
    // Without an id an offer is none, and without its state it may be over.
    let id = try #require(["shortcode", "guid", "id", "slug", "url"].first { members[$0] != nil })
    var offers: [String] = []
    for place in places(in: tree) where place != [id] && place != ["status"] {
      for other in others {
        let value = try JSONSerialization.jsonObject(with: Data(other.utf8), options: .fragmentsAllowed)
        let changed = replacing(place[...], of: tree, with: value)
        let own = replacing([id], of: changed, with: "\(members[id] ?? "")\(offers.count + 100)")
        offers.append(String(decoding: try JSONSerialization.data(withJSONObject: own), as: UTF8.self))
      }
    }
    return offers
  }

  private static func places(in tree: Any) -> [[String]] {
    switch tree {
    case let object as [String: Any]:
      object.keys.sorted().flatMap { key in [[key]] + places(in: object[key] ?? NSNull()).map { [key] + $0 } }
    case let list as [Any]:
      list.indices.flatMap { index in [["\(index)"]] + places(in: list[index]).map { ["\(index)"] + $0 } }
    default: []
    }
  }

  private static func replacing(_ path: ArraySlice<String>, of tree: Any, with value: Any) -> Any {
    guard let step = path.first else { return value }
    if var object = tree as? [String: Any] {
      object[step] = replacing(path.dropFirst(), of: object[step] ?? NSNull(), with: value)
      return object
    }
    guard var list = tree as? [Any], let index = Int(step) else { return tree }
    list[index] = replacing(path.dropFirst(), of: list[index], with: value)
    return list
  }

  @Test(
    "Whatever stands in whatever place of an offer, the others come out, and so does it",
    arguments: services.map(\.name))
  func anything(_ name: String) async throws {
    let service = try #require(Self.services.first { $0.name == name })
    let offers = try Self.changed(service.offer)
    #expect(offers.count > 60)
    let reply = service.open + (offers + [service.offer]).joined(separator: ",") + service.close
    let asked = try await Asked(service.settings, recorded: ["1.json": reply])
    #expect(asked.failure == nil && asked.unreadable == 0)
    #expect(asked.drafts.count == offers.count + 1, "\(asked.findings)")
    #expect(asked.drafts.last?.title == "Cook")
    #expect(asked.findings.allSatisfy { $0.hasPrefix("`") && $0.contains("is of another kind than documented") })
    #expect(!asked.findings.isEmpty)
    _ = asked.jobs { _ in true }
  }

  @Test("What is of another kind is left out, and said with its name, how often and where first")
  func told() async throws {
    let asked = try await Asked("greenhouse: { board: acme }") { _ in
      (
        200,
        #"{"jobs":[{"id":1,"title":"Cook","location":"Rome"},{"id":2,"title":"Baker","location":["Rome"],"departments":[null,{"name":{"en":"Food"}}]},"#
          + #"{"id":3,"title":"Waiter","location":{"name":"Bari"}}],"meta":[]}"#
      )
    }
    #expect(asked.ending == .complete)
    #expect(asked.jobs().map(\.title) == ["Cook", "Baker", "Waiter"])
    #expect(asked.jobs().map(\.placeText) == ["", "", "Bari"])
    #expect(
      asked.findings == [
        "`departments` of an offer (2) is of another kind than documented, and is left out.",
        "`departments.name` of an offer (2) is of another kind than documented, and is left out.",
        "`location` of 2 offers (the first: 1) is of another kind than documented, and is left out.",
      ])
  }

  @Test("A list that is none fails, and says which")
  func noList() async throws {
    let asked = try await Asked("greenhouse: { board: acme }") { _ in (200, #"{"jobs":{"1":{"id":1}}}"#) }
    #expect(asked.failure?.message.contains("`jobs` is of another kind than documented") == true)
  }

  @Test("A map of another kind fails; its entries without an address are said, and so is a page without a job")
  func pages() async throws {
    let noMap = try await Asked("jobposting: { sitemap: \"https://p.example/map.xml\" }") { _ in (200, "<pages/>") }
    #expect(noMap.failure?.message.contains("has no `urlset`") == true)
    let asked = try await Asked("jobposting: { sitemap: \"https://p.example/map.xml\" }") { _ in
      (
        200,
        "<urlset><url><loc><href>https://p.example/1</href></loc></url><url href=\"https://p.example/2\"/></urlset>"
      )
    }
    #expect(asked.findings == ["`url.loc` of 2 offers is of another kind than documented, and is left out."])
    let bare = try await Asked("jobposting: { pages: \"https://p.example/1\" }") { _ in (200, "<html><p>Hello</html>") }
    #expect(bare.findings == ["https://p.example/1 describes no job: it has no `JobPosting`."])
  }

  @Test(
    "A posting's members in a way that cannot be read are said with their names, and those in one that can are not",
    arguments: [
      (#""datePosted":{"@value":"2026-07-06"}"#, ["datePosted"]),
      (#""hiringOrganization":{"@type":"Organization","label":"Panes"}"#, ["hiringOrganization"]),
      (#""description":[{"html":"<p>Cut"}],"skills":[{"code":1}]"#, ["description", "skills"]),
      (#""jobLocation":[{"@type":"Place","where":"Rome"}]"#, ["jobLocation"]),
      (#""jobLocation":{"address":{"town":"Rome"}}"#, ["jobLocation.address"]),
      (#""jobLocation":{"address":{"addressLocality":{"de":"Rom"}}}"#, ["jobLocation.address.addressLocality"]),
      (#""baseSalary":{"currency":"EUR","value":{"from":1}}"#, ["baseSalary.value"]),
      (#""baseSalary":{"currency":"EUR","value":{"minValue":30000}},"jobLocation":{"geo":{"latitude":1}}"#, []),
      (
        #""hiringOrganization":{"@type":"Organization","legalName":"Panes"},"jobLocation":{"@type":"VirtualLocation"}"#,
        []
      ),
      (#""educationRequirements":{"@type":"EducationalOccupationalCredential","credentialCategory":"none"}"#, []),
      (#""validThrough":null,"skills":[],"industry":"","jobLocation":{"@type":"Place"},"workHours":{}"#, []),
    ])
  func postings(_ members: String, _ names: [String]) async throws {
    let posting = #"{"@type":"JobPosting","title":"Glazier","url":"https://p.example/1",\#(members)}"#
    let page = "<html><script type=\"application/ld+json\">\(posting)</script></html>"
    let asked = try await Asked("jobposting: { pages: \"https://p.example/1\" }") { _ in (200, page) }
    #expect(asked.drafts.map(\.title) == ["Glazier"])
    #expect(
      asked.findings
        == names.map {
          "`\($0)` of an offer (https://p.example/1) is of another kind than documented, and is left out."
        })
    let feed = try await Asked("feed: { url: \"https://p.example/feed\" }") { _ in
      (200, #"{"items":[{"id":"7","_jobposting":\#(posting)}]}"#)
    }
    #expect(
      feed.findings
        == names.map { "`_jobposting.\($0)` of an offer (7) is of another kind than documented, and is left out." })
  }
}
