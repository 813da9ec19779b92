import Testing
import Web

@Suite struct RetryAfterTests {
  /// Wed, 21 Oct 2026 07:28:00 GMT
  static let now: Int64 = 1_792_567_680

  @Test(
    "What a server asks for is understood in all its forms, and nonsense is nothing",
    arguments: [
      ("2", .seconds(2)),
      ("0", .zero),
      ("86400", .seconds(86_400)),
      ("Wed, 21 Oct 2026 07:28:30 GMT", .seconds(30)),
      ("Wednesday, 21-Oct-26 07:29:00 GMT", .seconds(60)),
      ("Wed Oct 21 07:28:05 2026", .seconds(5)),
      ("Wed, 21 Oct 2026 07:27:59 GMT", nil),
      ("Thu, 01 Jan 1970 00:00:00 GMT", nil),
      ("Thu, 01 Jan 2099 00:00:00 GMT", nil),
      ("-5", nil),
      ("1.5", nil),
      ("+2", nil),
      ("2 s", nil),
      ("99999999", nil),
      ("99999999999999999999999999999999999999999999", nil),
      ("soon", nil),
      ("20261021 07:28:30", nil),
      ("", nil),
    ] as [(String, Duration?)]
  )
  func understood(value: String, wait: Duration?) {
    #expect(Response(status: 429, headers: ["Retry-After": value]).retryAfter(now: Self.now) == wait)
  }

  @Test("A date is measured by the clock of the server, when it says what time it has")
  func serversClock() {
    let headers: Headers = ["Date": "Fri, 01 Jan 2027 00:00:00 GMT", "Retry-After": "Fri, 01 Jan 2027 00:01:30 GMT"]
    #expect(Response(status: 429, headers: headers).retryAfter(now: Self.now) == .seconds(90))
    let broken: Headers = ["Date": "soon", "Retry-After": "Wed, 21 Oct 2026 07:28:30 GMT"]
    #expect(Response(status: 429, headers: broken).retryAfter(now: Self.now) == .seconds(30))
  }

  @Test("A reply without the header asks for nothing")
  func absent() {
    #expect(Response(status: 429).retryAfter(now: Self.now) == nil)
  }
}
