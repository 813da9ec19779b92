import Testing

@testable import Boardwalk

@Suite("Addresses without what does not change where they lead")
struct CanonicalAddressTests {
  @Test(
    "Every way to one page is one",
    arguments: [
      "http://www.jobs.example.org/acme/7/?utm_source=x&gh_src=1#app", "https://jobs.example.org:443/acme/7/apply",
      "https://m.jobs.example.org/acme/7", "https://amp.jobs.example.org/acme/7/amp",
      "https://jobs.example.org/acme/7?amp=1",
      "https://out.example.com/go?src=a&url=https%3A%2F%2Fjobs.example.org%2Facme%2F7%3Fref%3Dout",
    ])
  func same(_ address: String) {
    #expect(CanonicalAddress.text(address) == "jobs.example.org/acme/7")
  }

  @Test("What tells pages apart stays")
  func apart() {
    #expect(CanonicalAddress.text("https://m.org/7") == "m.org/7")
    #expect(CanonicalAddress.text("https://a.example/jobs?gh_jid=7") == "a.example/jobs?gh_jid=7")
    #expect(CanonicalAddress.text("https://a.example/apply?to=7") == "a.example/apply?to=7")
    #expect(CanonicalAddress.text("https://a.example/?url=mailto:x") == "a.example/?url=mailto:x")
    #expect(CanonicalAddress.text("https://www.a.example/") == nil)
  }
}
