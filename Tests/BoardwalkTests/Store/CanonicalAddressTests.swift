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

  @Test(
    "What tracks does, where a number says which job it is or where it has none",
    arguments: [
      ("https://a.example/jobs/7?ref=101", "a.example/jobs/7"),
      ("https://a.example/jobs?id=7&v=2", "a.example/jobs?id=7"),
      ("https://a.example/jobs/cook?ref=board", "a.example/jobs/cook"),
      ("https://a.example/app?source=3#/jobs/7", "a.example/app#/jobs/7"),
      ("https://a.example/jobs/cook?gclid=12&gh_src=5a", "a.example/jobs/cook"),
    ])
  func tracking(address: String, text: String) {
    #expect(CanonicalAddress.text(address) == text)
  }

  @Test("What tells pages apart stays")
  func apart() {
    #expect(CanonicalAddress.text("https://m.org/7") == "m.org/7")
    #expect(CanonicalAddress.text("https://a.example/jobs?gh_jid=7") == "a.example/jobs?gh_jid=7")
    #expect(CanonicalAddress.text("https://a.example/vacancy?ref=101") == "a.example/vacancy?ref=101")
    #expect(
      CanonicalAddress.text("https://a.example/nurse%20jobs?utm_source=x1&source=C9-2&v=")
        == "a.example/nurse%20jobs?source=C9-2")
    #expect(CanonicalAddress.text("https://a.example/apply?to=7") == "a.example/apply?to=7")
    #expect(CanonicalAddress.text("https://a.example/?url=mailto:x") == "a.example/?url=mailto:x")
    #expect(CanonicalAddress.text("https://www.a.example/") == nil)
  }
}
