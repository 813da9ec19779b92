import Testing
import Web

@Suite struct WebErrorTests {
  @Test(
    "Each error is one plain sentence",
    arguments: [
      (.badURL("it holds a user name"), "The address cannot be used: it holds a user name."),
      (.schemeRefused("ftp"), "Addresses must begin with https:// (to this machine also http://), not ftp:."),
      (
        .addressRefused(host: "10.0.0.1"),
        "10.0.0.1 leads to this machine or into a private network, which is not allowed."
      ),
      (.nameNotFound(host: "jobs.example"), "The host jobs.example was not found."),
      (.timedOut(after: .seconds(60)), "No complete reply within 60 s."),
      (.timedOut(after: .milliseconds(1260)), "No complete reply within 1.3 s."),
      (.connectTimedOut(after: .seconds(10)), "No connection within 10 s."),
      (.tooLarge(limit: 64 << 20), "The reply is larger than 67108864 bytes."),
      (
        .redirectRefused(to: "http://jobs.example", because: .insecure),
        "The server sends us on to http://jobs.example, but that is not https."
      ),
    ] as [(WebError, String)])
  func sentences(error: WebError, sentence: String) {
    #expect(error.description == sentence)
  }
}
