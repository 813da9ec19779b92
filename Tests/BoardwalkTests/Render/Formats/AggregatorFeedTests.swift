import Markup
import Testing

@testable import Boardwalk

@Suite("Jobs for aggregators")
struct AggregatorFeedTests {
  @Test("A text cannot end its CDATA section")
  func injection() throws {
    var job = try Job.full()
    job.summary.title = "a]]></title><job>\u{0}\u{FFFF}b"
    let text = text(of: job)
    #expect(text.contains("<title><![CDATA[a]]]]><![CDATA[></title><job>b]]></title>"))
    #expect(text.contains("<publisher>P &#x26; Q</publisher>"))
    #expect(text.contains("<lastBuildDate>Thu, 01 Jan 1970 00:00:07 GMT</lastBuildDate>"))
  }

  @Test(
    "What XML has no place for is left out, and cannot put an end together",
    arguments: [
      ("a\u{1}b\tc\nd\re\u{7F}f", "ab\tc\ndef"), ("é – 你 😀 \u{A0}x", "é – 你 😀 \u{A0}x"),
      ("\u{80}\u{9F}\u{A1}\u{FFFD}\u{FFFE}\u{1FFFE}\u{10FFFF}!", "\u{A1}\u{FFFD}!"),
      ("]]\u{1}>", "]]]]><![CDATA[>"), ("]\u{FFFF}]\u{90}>", "]]]]><![CDATA[>"), ("<b>x</b> > ]", "<b>x</b> > ]"),
    ])
  func letters(written: String, read: String) throws {
    var job = try Job.full()
    job.summary.title = written
    #expect(text(of: job).contains("<title><![CDATA[\(read)]]></title>"))
  }

  @Test(
    "Only work that is nowhere else is fully remote",
    arguments: [
      (.remote, "Fully remote"), ([.remote, .telework, .onSite], "Hybrid remote"), (.telework, "Hybrid remote"),
      ([.remote, .onSite], nil), (.onSite, nil), ([], nil), ([.remote, .telework], "Fully remote"),
    ] as [(Workplace, String?)])
  func remoteType(workplace: Workplace, type: String?) throws {
    var job = try Job.full()
    job.summary.workplace = workplace
    let element = text(of: job).split(separator: "\n").first { $0.hasPrefix("<remotetype>") }
    #expect(element.map(String.init) == type.map { "<remotetype><![CDATA[\($0)]]></remotetype>" })
  }

  @Test(
    "A job has the type that says most, and none where it has several",
    arguments: [
      (.fullTime, "Permanent", "fulltime"), (.jobSharing, nil, "parttime"), (.fullTime, "Contract", "contract"),
      (nil, "Freelance", "contract"), (.partTime, "Internship", "internship"), (.partTime, "Seasonal", "temporary"),
      (.fullTime, "Internal candidates only", "fulltime"), (.multiple, "Permanent", nil), (.shifts, nil, nil),
    ] as [(Schedule?, String?, String?)])
  func jobType(schedule: Schedule?, appointment: String?, type: String?) throws {
    var job = try Job.full()
    (job.summary.schedule, job.summary.appointment) = (schedule, appointment)
    let element = text(of: job).split(separator: "\n").first { $0.hasPrefix("<jobtype>") }
    #expect(element.map(String.init) == type.map { "<jobtype><![CDATA[\($0)]]></jobtype>" })
  }

  @Test(
    "Of what may be a state or a country nothing is claimed",
    arguments: [
      ("Georgia", nil, nil), ("Atlanta, Georgia", "GA", "US"), ("Tbilisi, Georgia", nil, "GE"), ("Texas", "TX", "US"),
      ("CA", nil, nil),
    ] as [(String, String?, String?)])
  func states(place: String, state: String?, country: String?) throws {
    let job = try Job.plain("1") { $0.summary.places = PlaceReader().read(PlaceClaim(name: place)).places }
    let lines = text(of: job).split(separator: "\n")
    for (name, value) in [("state", state), ("country", country)] {
      let element = lines.first { $0.hasPrefix("<\(name)>") }
      #expect(element.map(String.init) == value.map { "<\(name)><![CDATA[\($0)]]></\(name)>" })
    }
  }

  private func text(of job: Job) -> String {
    var feed = AggregatorFeed(
      publisher: "P & Q", publisherURL: "https://x.example/", newest: 7, language: english)
    feed.add(job, at: "https://x.example/jobs/a/", id: "a:1", today: Day(number: 0))
    return String(decoding: feed.finish(), as: UTF8.self)
  }
}
