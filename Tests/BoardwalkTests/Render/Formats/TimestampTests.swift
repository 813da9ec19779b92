import Testing

@testable import Boardwalk

@Suite("Moments in feeds and calendars")
struct TimestampTests {
  @Test(
    "A moment is spelled in English and UTC, by every format's rule",
    arguments: [
      (0, "Thu, 01 Jan 1970 00:00:00 GMT", "1970-01-01T00:00:00Z", "19700101T000000Z"),
      (1_031_356_801, "Sat, 07 Sep 2002 00:00:01 GMT", "2002-09-07T00:00:01Z", "20020907T000001Z"),
      (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT", "2024-02-29T23:59:59Z", "20240229T235959Z"),
      (-1, "Wed, 31 Dec 1969 23:59:59 GMT", "1969-12-31T23:59:59Z", "19691231T235959Z"),
      (2_147_483_648, "Tue, 19 Jan 2038 03:14:08 GMT", "2038-01-19T03:14:08Z", "20380119T031408Z"),
      (.max, "Fri, 31 Dec 9999 23:59:59 GMT", "9999-12-31T23:59:59Z", "99991231T235959Z"),
      (.min, "Mon, 01 Jan 0001 00:00:00 GMT", "0001-01-01T00:00:00Z", "00010101T000000Z"),
    ] as [(Int64, String, String, String)])
  func spelled(seconds: Int64, rfc822: String, rfc3339: String, rfc5545: String) {
    let moment = Timestamp(seconds)
    #expect(moment.rfc822 == rfc822)
    #expect(moment.rfc3339 == rfc3339)
    #expect(moment.rfc5545 == rfc5545)
  }

  @Test("Digits are those of the number, with zeros where there are too few")
  func digits() {
    for number in [0, 7, 9, 10, 99, 100, 2026, 10_000, 99_999, -3, .max] {
      for width in 1...5 {
        var bytes = Array("x".utf8)
        bytes.append(digits: number, atLeast: width)
        #expect(String(decoding: bytes, as: UTF8.self) == "x" + padded(number, width))
      }
    }
  }
}
