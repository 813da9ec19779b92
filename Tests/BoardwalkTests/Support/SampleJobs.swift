import Markup
import Testing

@testable import Boardwalk

extension Day {
  /// A day of a test, written as people write it.
  static func on(_ iso: String) throws -> Day { try #require(Day(iso: iso)) }
}

extension Job {
  /// A job with nothing but what every job has.
  static func plain(
    _ sourceID: String = "1", source: String = "api", title: String = "Clerk", posted: String = "2026-11-02",
    _ change: (inout Job) throws -> Void = { _ in }
  ) throws -> Job {
    let id = JobID(source: source, sourceID: sourceID)
    let summary = JobSummary(
      id: id, kind: .job, slug: Slug(title: title, id: id), title: title, organization: "City", posted: try .on(posted))
    var job = Job(summary: summary)
    try change(&job)
    return job
  }

  /// A job in which everything that can be set is.
  static func full() throws -> Job {
    var job = try plain("42", title: "Lighthouse keeper 灯台 👩‍🚒")
    let portland = Place(
      city: "Portland", region: "Maine", regionCode: "ME", country: "US", countryName: "United States", latitude: 43.66,
      longitude: -70.26)
    job.summary.department = "Department of Light"
    job.summary.organizationCodes = ["DL", "DL01"]
    job.summary.categories = [Category(code: "1315", name: "Hydrology"), Category(name: "Shining")]
    job.summary.places = [portland, Place(country: "CA")]
    job.summary.placeCount = 673
    job.summary.placeText = "673 locations"
    job.summary.workplace = [.remote, .telework, .onSite]
    job.summary.pay = Pay(currency: "USD", minimum: -1, maximum: .max, unit: .twoWeeks)
    job.summary.grade = Grade(plan: "GS", low: "07", high: "D")
    job.summary.schedule = .jobSharing
    job.summary.appointment = "Term"
    job.summary.deadline = Deadline(day: try .on("2026-12-18"), instant: 1_797_656_399, zone: "Eastern Time")
    job.summary.earlyClose = "May close early."
    job.summary.openings = "Many"
    job.summary.skills = ["", "Semaphore"]
    job.excerpt = "You keep the light.\nAnd the fog horn."
    job.allPlaces = [portland, Place(), Place(city: "", latitude: -0.0, longitude: .infinity)]
    job.sections = [
      Job.Section(.summary, SafeHTML(html: "<p>You &amp; the <b>sea</b></p>")), Job.Section(.other, SafeHTML.empty),
    ]
    job.facts = [Job.Fact("Travel", "None"), Job.Fact("", "")]
    job.applyURL = SafeURL("mailto:light@example.org")
    job.sourceURL = SafeURL("https://example.org/job/42?a=1#b")
    job.announcement = "DL-42"
    return job
  }
}

extension JobID {
  /// `api:7`
  static func api(_ sourceID: String) -> JobID { JobID(source: "api", sourceID: sourceID) }
}
