import Testing

@testable import Boardwalk

@Suite("Summaries of jobs")
struct JobSummaryTests {
  @Test(
    "The slug and the title are what was said, also where they are not of ASCII",
    arguments: [
      ("clerk-k3x9p2q", "Clerk"), ("", "Ærø"), ("łódź", ""), ("a", "\u{301}e"), ("e", "\u{301}"),
      (String(repeating: "long-", count: 60), "👩‍🔬 Chemist"),
    ])
  func names(slug: String, title: String) {
    var summary = JobSummary(
      id: JobID(source: "a", sourceID: "1"), kind: .job, slug: Slug(stored: slug), title: title, organization: "Lights",
      posted: Day(number: 1))
    #expect(Array(summary.slug.text.utf8) == Array(slug.utf8))
    #expect(Array(summary.title.utf8) == Array(title.utf8))
    summary.title = "Other"
    #expect(summary.slug.text == slug && summary.title == "Other")
    summary.slug = Slug(stored: "other")
    #expect(summary.slug.text == "other" && summary.title == "Other")
  }

  @Test("What stands in the slug is not in the title")
  func apart() {
    let summaries = [("clerk", "s"), ("clerks", ""), ("clerk", "")].map { slug, title in
      JobSummary(
        id: JobID(source: "a", sourceID: "1"), kind: .job, slug: Slug(stored: slug), title: title,
        organization: "Lights", posted: Day(number: 1))
    }
    #expect(Set(summaries).count == 3)
  }
}
