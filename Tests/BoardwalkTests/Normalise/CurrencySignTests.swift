import Testing

@testable import Boardwalk

@Suite("Signs that several countries write for their own money")
struct CurrencySignTests {
  /// The pay that a job has there, and what is said of it.
  private static func read(_ words: String, at place: String) throws -> (pay: String?, words: [String], findings: Int) {
    var draft = JobDraft(sourceID: "1")
    draft.title = "Clerk"
    draft.placeText = place
    draft.claim(payInWords: words)
    let today = try Day.on("2026-11-02")
    var reading = DraftReading(draft, source: "api", today: today) { _ in today }
    let whereabouts = Whereabouts(draft, reader: PlaceTests.reader)
    let pay = reading.pay(at: whereabouts.places)
    let facts = reading.facts(at: whereabouts, isPayRead: pay != nil).filter { $0.label == "Pay" }
    return (pay?.text, facts.map(\.value), reading.findings.count)
  }

  @Test(
    "The country of the job tells whose money it is",
    arguments: [
      ("¥5,000,000 - ¥8,000,000", "Tokyo, Japan", "JPY 5,000,000 – 8,000,000 a year"),
      ("￥300,000 per month", "Osaka, Japan", "JPY 300,000 a month"),
      ("¥25,000 per month", "Shanghai, China", "CNY 25,000 a month"),
      ("20,000元 per month", "Beijing", "CNY 20,000 a month"),
      ("Rs 30000/month", "Mumbai", "INR 30,000 a month"),
      ("Rs. 80,000 per month", "Lahore, Pakistan", "PKR 80,000 a month"),
      ("Rs 12 LPA", "Remote", "INR 1,200,000 a year"), ("kr 500 000 per year", "Oslo", "NOK 500,000 a year"),
      ("45 000 kr/mån", "Göteborg", "SEK 45,000 a month"),
      ("R25 000 - R30 000 per month", "Cape Town", "ZAR 25,000 – 30,000 a month"),
      ("R$ 10.000/mês", "Cape Town", "BRL 10,000 a month"), ("¥5M JPY", "Remote", "JPY 5,000,000 a year"),
    ])
  func known(_ words: String, _ place: String, _ text: String) throws {
    let read = try Self.read(words, at: place)
    #expect(read.pay == text && read.findings == 0)
  }

  @Test(
    "Where nobody can say it, the words stay",
    arguments: [
      ("¥5,000,000 - ¥8,000,000", "Remote"), ("¥25,000 per month", "Tokyo, Japan; Shanghai, China"),
      ("Rs 30000/month", "London"), ("kr 500 000 per year", ""), ("R25 000 per month", "Nairobi, Kenya"),
      ("¥9,000", "Tokyo, Japan"),
    ])
  func unknown(_ words: String, _ place: String) throws {
    let read = try Self.read(words, at: place)
    #expect(read.pay == nil && read.words == [words] && read.findings == 0)
  }

  @Test("Figures in fields have the money of the job's country as well")
  func fields() throws {
    var draft = JobDraft(sourceID: "1")
    draft.title = "Clerk"
    draft.placeText = "Tokyo, Japan"
    draft.claim(payFrom: "5000000", to: "7000000", unit: "year", currency: "¥")
    let today = try Day.on("2026-11-02")
    var reading = DraftReading(draft, source: "api", today: today) { _ in today }
    let places = Whereabouts(draft, reader: PlaceTests.reader).places
    #expect(reading.pay(at: places)?.text == "JPY 5,000,000 – 7,000,000 a year")
    #expect(reading.pay(at: []) == nil && reading.payInWords(at: [])?.value == "5000000 – 7000000 ¥ / year")
  }
}
