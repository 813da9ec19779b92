import Testing

@testable import Boardwalk

@Suite("What people say of the way of working")
struct WorkplaceWordsTests {
  private static func places(_ text: String) -> String {
    PlacesInWordsTests.read(text).places.map(\.text).joined(separator: "; ")
  }

  private static func workplace(_ text: String) -> String {
    PlacesInWordsTests.read(text).workplace.names.joined(separator: " ")
  }

  @Test(
    "Journeys and conditions are no part of the work at home, and no places",
    arguments: [
      ("Remote with occasional travel to London", "", "remote"), ("Remote with quarterly offsites", "", "remote"),
      ("Remote - occasional office visits", "", "remote"), ("Remote with some travel", "", "remote"),
      ("Remote with 10% travel", "", "remote"), ("Remote some travel required", "", "remote"),
      ("Remote with monthly trips to Berlin", "", "remote"), ("Remote but must live in Texas", "", "remote"),
      ("Remote in the UK, occasional office days in London", "United Kingdom", "remote"),
      ("London or remote with occasional travel to London", "London, United Kingdom", "remote on-site"),
      ("Remote with 2 days in the office", "", "telework"),
      ("Remote with 2 days in the office in Berlin", "Berlin, Germany", "telework on-site"),
      ("Hybrid with 3 days in office", "", "telework"),
      ("Mostly remote, Berlin", "Berlin, Germany", "telework on-site"),
      ("Chicago, IL - or remote for the right candidate", "Chicago, Illinois", "remote on-site"),
      ("Remote: Yes", "", "remote"), ("Stockholm (remote, CET +/- 2h)", "Stockholm, Sweden", "remote"),
    ])
  func asides(_ text: String, _ places: String, _ workplace: String) {
    #expect(Self.places(text) == places)
    #expect(Self.workplace(text) == workplace)
  }

  @Test(
    "What is denied, or passes, is not the way of working",
    arguments: [
      ("Not a remote position", "", ""), ("This is not a remote position", "", ""), ("This role is not remote", "", ""),
      ("Remote work: not possible", "", ""), ("Remote work is not available", "", ""), ("Remote - No", "", ""),
      ("Remote = false", "", ""), ("Austin, TX - not a remote role", "Austin, Texas", "on-site"),
      ("Austin, TX. This is not a remote position", "Austin, Texas", "on-site"),
      ("Austin no remote", "Austin, Texas", "on-site"), ("Temporarily remote", "", ""),
      ("Remote until further notice", "", ""), ("Temporarily remote, then New York", "New York", "on-site"),
      ("St. Paul, MN. Hybrid", "St. Paul, Minnesota", "telework on-site"),
    ])
  func denials(_ text: String, _ places: String, _ workplace: String) {
    #expect(Self.places(text) == places)
    #expect(Self.workplace(text) == workplace)
  }

  @Test(
    "Who says that one is there says a place of work, and beside remote it is one of two ways",
    arguments: [
      ("On-site, no remote", "", "on-site"), ("100% on-site", "", "on-site"), ("In-person", "", "on-site"),
      ("On-site or Remote", "", "remote on-site"), ("Onsite / Hybrid / Remote", "", "remote telework on-site"),
      ("Onsite or remote, London", "London, United Kingdom", "remote on-site"),
      ("Hybrid or remote, London", "London, United Kingdom", "remote telework on-site"),
    ])
  func onSite(_ text: String, _ places: String, _ workplace: String) {
    #expect(Self.places(text) == places)
    #expect(Self.workplace(text) == workplace)
  }
}
