import Testing

@testable import Boardwalk

@Suite("Reading dates")
struct DateReadingTests {
  struct Case: CustomTestStringConvertible {
    var written: String
    var day: String?
    var second: Int?
    var offset: Int?
    var testDescription: String { written }

    init(_ written: String, _ day: String?, second: Int? = nil, offset: Int? = nil) {
      (self.written, self.day, self.second, self.offset) = (written, day, second, offset)
    }
  }

  @Test(
    "Every form that services write is read",
    arguments: [
      Case("2016-05-16T00:00:00Z", "2016-05-16", second: 0, offset: 0),
      Case("2018-10-31", "2018-10-31"),
      Case("9/16/2021", "2021-09-16"),
      Case("10/5/2021", "2021-10-05"),
      Case("2023-09-19T23:59:59.9970", "2023-09-19", second: 86_399),
      Case("2026-03-04T05:06:07+02:00", "2026-03-04", second: 18_367, offset: 7200),
      Case("2026-03-04T05:06:07-0330", "2026-03-04", second: 18_367, offset: -12_600),
      Case("2026-08-05 09:41:37 UTC", "2026-08-05", second: 34_897, offset: 0),
      Case("2026-08-05 09:41", "2026-08-05", second: 34_860),
      Case("Wed, 07 Oct 2026 13:00:00 GMT", "2026-10-07", second: 46_800, offset: 0),
      Case("Wed, 7 Oct 26 13:00 EST", "2026-10-07", second: 46_800, offset: -18_000),
      Case("7 October 2026", "2026-10-07"),
      Case("October 7, 2026", "2026-10-07"),
      Case("Oct. 7, 2026 at 5:00 PM", "2026-10-07", second: 61_200),
      Case("10/7/2026 12:30:00 AM", "2026-10-07", second: 1800),
      Case("31.12.2026", "2026-12-31"),
      Case("31.12.26", "2026-12-31"),
      Case("31. 12. 2026", "2026-12-31"),
      Case("5. 1. 2027 17:00", "2027-01-05", second: 61_200),
      Case("31/12/2026", "2026-12-31"),
      Case("Sept. 1st, 2026", "2026-09-01"),
      Case("3rd Aug 2026", "2026-08-03"),
      Case("30. September 2026", "2026-09-30"),
      Case("Mon Aug 10 20:44:37 UTC 2015", "2015-08-10", second: 74_677, offset: 0),
      Case("15 janvier 2027", "2027-01-15"), Case("5 dicembre 2026", "2026-12-05"),
      Case("5 de dezembro de 2026", "2026-12-05"), Case("5 grudnia 2026", "2026-12-05"),
      Case("5. desember 2026", "2026-12-05"),
      Case("5. joulukuuta 2026", "2026-12-05"), Case("5 mei 2027", "2027-05-05"),
      Case("5. července 2027", "2027-07-05"),
      Case("3 września 2027", "2027-09-03"), Case("5 Mar 2027", "2027-03-05"), Case("1 marraskuuta 2026", "2026-11-01"),
      Case("1er févr. 2027", "2027-02-01"),
      Case("15 août 2026", "2026-08-15"),
      Case("15 De\u{301}cembre 2026", "2026-12-15"),
      Case("14 juil. 2026", "2026-07-14"),
      Case("15. Dezember 2026", "2026-12-15"),
      Case("3. März 2026", "2026-03-03"),
      Case("1. Okt. 2026", "2026-10-01"),
      Case("31-12-2026", "2026-12-31"),
      Case("15-01-2027", "2027-01-15"),
      Case("12-31-2026", "2026-12-31"),
      Case("5-5-2026", "2026-05-05"),
      Case("31-12-2026T23:59", "2026-12-31", second: 86_340),
      Case("05-Dec-2026", "2026-12-05"),
      Case("2026.12.05", "2026-12-05"),
      Case("2026-12-31+01:00", "2026-12-31", second: 0, offset: 3600),
      Case("2026-12-31-05:00", "2026-12-31", second: 0, offset: -18_000),
      Case("2026-12-05Z", "2026-12-05", second: 0, offset: 0),
      Case("5 de diciembre de 2026", "2026-12-05"),
      Case("1 ene. 2027", "2027-01-01"),
      Case("the 5th of December, 2026", "2026-12-05"),
      Case("31 December 2026 at 5pm", "2026-12-31", second: 61_200),
      Case("31 December 2026, 5 p.m.", "2026-12-31", second: 61_200),
      Case("31 December 2026 at 5:30 p.m. ET", "2026-12-31", second: 63_000, offset: -18_000),
      Case("31 December 2026 at noon", "2026-12-31", second: 43_200),
      Case("5.12.2026, 17 Uhr", "2026-12-05", second: 61_200),
      Case("2026. 12. 5.", "2026-12-05"), Case("2026. december 31.", "2026-12-31"),
      Case("31 Aralık 2026", "2026-12-31"),
      Case("31.12.2026 r.", "2026-12-31"), Case("Senest 31. december 2026", "2026-12-31"),
      Case("Ansøgningsfrist: 5.12.2026", "2026-12-05"), Case("Søknadsfrist 5/12/2026", "2026-12-05"),
      Case("pe 4.12.2026", "2026-12-04"), Case("4.12.2026 klo 16", "2026-12-04", second: 57_600),
      Case("fredag 4. december 2026 kl. 12.00", "2026-12-04", second: 43_200),
      Case("6 December 2026 (11:59 PM)", "2026-12-06", second: 86_340),
      Case("11:59pm on Sunday 6 December 2026", "2026-12-06", second: 86_340),
      Case("12:00 noon, 31 December 2026", "2026-12-31", second: 43_200),
      Case("12 noon on 31 December 2026", "2026-12-31", second: 43_200),
      Case("Midnight on 6th December 2026", "2026-12-06", second: 86_400),
      Case("17 Uhr am 31.12.2026", "2026-12-31", second: 61_200), Case("venerdì 4 dicembre 2026", "2026-12-04"),
      Case("Applications close 31 December 2026 at 11:59pm", "2026-12-31", second: 86_340),
      Case("5.12.2026 um 17:30 Uhr", "2026-12-05", second: 63_000),
      Case("5 décembre 2026 à 17h30", "2026-12-05", second: 63_000),
      Case("bis 5.12.2026", "2026-12-05"),
      Case("bis zum 05/12/2026", "2026-12-05"),
      Case("bis 05-12-2026", "2026-12-05"),
      Case("spätestens 5.12.2026", "2026-12-05"),
      Case("le 5 décembre 2026", "2026-12-05"),
      Case("jusqu’au samedi 5 décembre 2026", "2026-12-05"),
      Case("hasta el 5 de diciembre de 2026", "2026-12-05"),
      Case("Samstag, 5. Dezember 2026", "2026-12-05"),
      Case("sábado 05/12/2026", "2026-12-05"),
      Case("until 05/12/2026", "2026-05-12"),
      Case("Apply by December 5, 2026", "2026-12-05"),
      Case("Deadline: 2026-12-05 17:00", "2026-12-05", second: 61_200),
      Case("Mar 5, 2026", "2026-03-05"),
      Case("2026-12-01 17:00 ET", "2026-12-01", second: 61_200, offset: -18_000),
      Case("July 1, 2026 5:00 PM ET", "2026-07-01", second: 61_200, offset: -14_400),
      Case("December 31, 2026 11:59 PM CT", "2026-12-31", second: 86_340, offset: -21_600),
      Case("2026-12-01 17:00 MT", "2026-12-01", second: 61_200, offset: -25_200),
      Case("2026-07-01T17:00 pt", "2026-07-01", second: 61_200, offset: -25_200),
      Case("20261231", "2026-12-31"),
      Case("1790000000", "2026-09-21", second: 51_200, offset: 0),
      Case("1790000000123", "2026-09-21", second: 51_200, offset: 0),
      Case(" 2026-01-02 ", "2026-01-02"),
      Case("2026-06-30T23:59:60Z", "2026-06-30", second: 86_399, offset: 0),
      Case("2024-02-29", "2024-02-29"),
    ])
  func reads(_ expected: Case) throws {
    let time = try #require(WrittenTime(expected.written))
    #expect(time.day.description == expected.day)
    #expect(time.second == expected.second)
    #expect(time.offset == expected.offset)
  }

  @Test(
    "Chinese, Japanese and Korean dates are read by their signs",
    arguments: [
      Case("2026年12月5日", "2026-12-05"), Case("2026年12月05日(土)", "2026-12-05"),
      Case("2026年12月5日（土曜日）", "2026-12-05"), Case("２０２６年１２月５日", "2026-12-05"),
      Case("2026年12月5日 星期六", "2026-12-05"), Case("2026 年 12 月 5 日", "2026-12-05"),
      Case("2026年12月5日17:00", "2026-12-05", second: 61_200),
      Case("2026年12月5日 17時30分", "2026-12-05", second: 63_000),
      Case("2026年12月5日（土）午後5時まで", "2026-12-05", second: 61_200),
      Case("2026年12月5日24時", "2026-12-05", second: 86_400), Case("締切：2026年12月5日必着", "2026-12-05"),
      Case("截止日期: 2026年12月5日 上午12点", "2026-12-05", second: 0), Case("令和8年12月5日", "2026-12-05"),
      Case("令和元年5月1日", "2019-05-01"), Case("2026년 12월 5일", "2026-12-05"),
      Case("2026년12월5일(토)", "2026-12-05"), Case("2026년 12월 5일 토요일 오후 6시까지", "2026-12-05", second: 64_800),
      Case("마감일: 2026년 12월 5일", "2026-12-05"), Case("2026年12月5日 17:00 JST", nil),
      Case("2026年13月5日", nil), Case("2026年12月", nil), Case("26年12月5日", nil), Case("2026年12月5日ごろ", nil),
      Case("2026년 12월 5일부터", nil), Case("令和8年", nil), Case("平成8年12月5日", nil), Case("2026年12月5日(外)", nil),
      Case("2026年12月5日25時", nil), Case("2026年2月30日", nil), Case("年月日", nil),
    ])
  func eastAsia(_ expected: Case) {
    let time = WrittenTime(expected.written)
    #expect(time?.day.description == expected.day)
    #expect(time?.second == expected.second)
  }

  @Test(
    "What is no date is not guessed",
    arguments: [
      "", " ", "soon", "2026", "2026-13-01", "2026-02-30", "2023-02-29", "13/13/2026", "2026-01-01T25:00:00Z",
      "2026-01-01T10:00:00 tomorrow", "2026-01-01 and later", "0000-00-00", "99999999999999999999", "-1", "1/2/3",
      "2026-01-01T10:60", "Monday", "May", "12:30", "2026-01-01T10:00:00+99:00", "１２/３/2026", "\u{0}", "////", "T",
      "14 jui 2026", "3 avri 2026 ET", "15 foo 2026", "2026-01-01T10:00:00 XT",
      "05-12-2026", "5-6-2026", "2026-12-05-05", "2026-12-05+99:00", "2026-12-05 or so", "5-12-26", "31-13-2026",
      "before 5 December 2026", "vor dem 5.12.2026", "ab 5.12.2026", "from 2026-12-05", "bis", "until filled", "the",
      "31 December 2026 at 13pm", "31 December 2026 at 5", "5.12.2026, 25 Uhr", "until 5 p.m.", "le 5 mar 5",
      "Mon Mon Mon Mon Mon Mon Mon Mon Mon 1 Jan 2026",
    ])
  func refuses(_ text: String) {
    #expect(WrittenTime(text) == nil)
  }

  @Test(
    "A weekday tells which of two figures is the day",
    arguments: [
      ("Thursday 6/10/2016", "2016-10-06"), ("Fri, 6/10/2016", "2016-06-10"), ("Thu 06-10-2016", "2016-10-06"),
      // Of a weekday that is neither's, or both's, nothing is known.
      ("Monday 6/10/2016", "2016-06-10"), ("Wed 07/01/2015", "2015-07-01"), ("Sat, 6/6/2026", "2026-06-06"),
    ])
  func weekdays(written: String, day: String) {
    #expect(WrittenTime(written)?.day.description == day)
  }

  @Test(
    "Of two figures with slashes or hyphens the day is first where that is said, and where no month has the number",
    arguments: [
      ("5-12-2026", "2026-12-05"), ("12-25-2026", "2026-12-25"), ("5/12/2026", "2026-12-05"),
      ("12/25/2026", "2026-12-25"), ("31/12/2026", "2026-12-31"),
    ])
  func dayFirst(written: String, day: String) {
    #expect(WrittenTime(written, dayFirst: true)?.day.description == day)
  }

  @Test("No bytes stop the reader")
  func randomBytes() {
    var random = Dice(seed: 7)
    let alphabet = Array("0123456789-/.:, TZ+aApPmMjJnNoOvVwWeEdD\u{e9}".utf8)
    for _ in 0..<20_000 {
      let bytes = (0..<random.below(40)).map { _ in alphabet[random.below(alphabet.count)] }
      let text = String(decoding: bytes, as: UTF8.self)
      if let time = WrittenTime(text) {
        #expect((1...9999).contains(time.day.civil.year))
        #expect((0...86_400).contains(time.second ?? 0))
      }
    }
  }
}

/// Numbers by chance, the same ones every time (SplitMix64).
struct Dice {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, limit)))
  }

  /// A text of any scalars, with those more often that mean something to a reader of texts.
  mutating func text(_ length: Int) -> String {
    let telling = Array("0123456789,.-()/;|&<>\"'+#$ Remote US CA Georgia\n\u{0}\u{301}\u{feff}ßłЖ東é".unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<below(length) {
      let any = Unicode.Scalar(UInt32(below(0x11_0000)))
      text.append(below(4) == 0 ? any ?? "x" : telling[below(telling.count)])
    }
    return String(text)
  }
}
