import Markup
import Testing

@testable import Boardwalk

@Suite("Keywords")
struct KeywordTests {
  @Test(
    "Words are folded, and a plural is its singular",
    arguments: [
      ("engineers", "Engineer"), ("nurses", "nurse"), ("policies", "policy"), ("boxes", "box"), ("classes", "class"),
      ("analyses", "analyses"), ("services", "service"), ("branches", "branch"), ("movies", "movie"),
      ("statuses", "status"),
      ("Résumés", "resume"), ("STRASSE", "Straße"), ("driver's", "drivers"), ("Müller", "muller"),
      ("Инженер", "инженер"),
      ("Е\u{308}лка", "елка"), ("ＡＢＣ", "abc"), ("e\u{301}cole", "école"),
    ])
  func same(_ left: String, _ right: String) {
    #expect(SearchWord.all(in: left) == SearchWord.all(in: right))
    #expect(SearchWord.all(in: left).count == 1)
  }

  @Test(
    "Different words stay different",
    arguments: [
      ("car", "care"), ("C", "C++"), ("C#", "C++"), ("AW", "AWS"), ("use", "us"), ("on", "one"),
      ("bus", "bu"), ("gas", "ga"), ("status", "statu"), ("东", "京"),
    ])
  func different(_ left: String, _ right: String) {
    #expect(SearchWord.all(in: left) != SearchWord.all(in: right))
  }

  struct Case: CustomTestStringConvertible {
    var query: String
    var text: String
    var matches: Bool
    /// What the words alone say; the same, unless there is a phrase.
    var mayMatch: Bool
    var testDescription: String { "\(query) in \(text)" }

    init(_ query: String, _ text: String, _ matches: Bool, mayMatch: Bool? = nil) {
      (self.query, self.text, self.matches, self.mayMatch) = (query, text, matches, mayMatch ?? matches)
    }
  }

  @Test(
    "A query matches when all its words do",
    arguments: [
      Case("", "Any job", true),
      Case("engineer", "Civil Engineers wanted", true),
      Case("civil engineer", "Engineers, civil", true),
      Case("civil nurse", "Civil Engineers wanted", false),
      Case("\"civil engineer\"", "Civil Engineers wanted", true),
      Case("\"civil engineer\"", "Engineers, civil", false, mayMatch: true),
      Case("“program analyst”", "program and analyst", false, mayMatch: true),
      Case("engineer -civil", "Civil Engineer", false),
      Case("engineer -civil", "Naval Engineer", true),
      Case("engineer -\"civil service\"", "Engineer in the civil service", false, mayMatch: true),
      Case("engineer -\"civil service\"", "Service engineer, civil", true),
      Case("full-time", "This is full time", true),
      Case("full-time", "Time is full", false, mayMatch: true),
      Case("C++", "C and C++", true),
      Case("C++", "C only", false),
      Case("\"never closed", "never closed", true),
      Case("\"never closed", "closed never", false, mayMatch: true),
      Case("- -", "Any job", true),
      Case("nurse - night", "Night nurse", true),
      Case("nurse - night", "Day nurse", false),
      Case("nurse − \"night shift\"", "Nurse, night shift", true),
      Case("nurse -\"\" night", "Nurse", false),
      Case("2210", "IT (2210)", true),
      Case("東京", "東京タワー", true),
      Case("東京", "京都と東", false), Case("東京", "東、京", false), Case("東 京", "京都と東", true), Case("東", "東京", true),
      Case("\"東 京\"", "東、京", true), Case("看護師", "看護と護師", false, mayMatch: true), Case("-東京", "京都と東", true),
      Case("-東京", "東京", false, mayMatch: true), Case("ｴﾝｼﾞﾆｱ", "エンジニア", true),
      Case("ウェブデザイナー", "ウェブ・デザイナー", false), Case("วิศวกร", "รับสมัครวิศวกรโยธา", true),
      Case("วิศวกร", "กรวิศว", false), Case("ادارة علي", "إدارة على", true), Case("خبرة 5", "خبرة ٥ سنوات", true),
      Case("eng", "engineer", false),
    ])
  func query(_ expected: Case) {
    let query = KeywordQuery(expected.query)
    #expect(query.matches(text: expected.text) == expected.matches)
    #expect(query.mayMatch(WordSet([expected.text])) == expected.mayMatch)
    #expect(query.hasPhrases || expected.matches == expected.mayMatch)
  }

  @Test(
    "Words find their synonyms, as in the visitor's search",
    arguments: [
      Case("rn", "Registered nurse wanted", true), Case("rn", "A nurse, registered", true),
      Case("registered nurse", "RN", true), Case("night registered nurses", "RN at night", true),
      Case("night registered nurses", "RN by day", false), Case("registered night nurse", "RN at night", false),
      Case("\"rn\"", "Registered nurse", false), Case("-rn", "Registered nurse", true),
      Case("\"registered nurse\"", "RN", false), Case("registered nurse", "nurse, registered", true),
      Case("ナース", "看護師募集", true), Case("ナース", "護師と看", false), Case("看護師", "ナース", true),
    ])
  func synonyms(_ expected: Case) {
    let query = KeywordQuery(expected.query, Synonyms([["RN", "registered nurse"], ["ナース", "看護師"]]))
    #expect(query.matches(text: expected.text) == expected.matches)
    #expect(query.mayMatch(WordSet([expected.text])) == expected.mayMatch)
  }

  @Test("A phrase does not reach from one text into the next")
  func texts() {
    #expect(KeywordQuery("\"civil engineer\"").matches(["a civil", "engineer"]) == false)
    #expect(KeywordQuery("civil engineer").matches(["a civil", "engineer"]))
  }

  @Test("A set of words survives the store, with words that are too long to be kept")
  func bytes() throws {
    let long = String(repeating: "bridge", count: 11)
    let texts = ["Civil engineers build bridges; civil servants cross them.", long]
    let words = WordSet(texts)
    #expect(words.count == 8)
    func read(_ bytes: some Sequence<UInt8>) -> WordSet? { Array(bytes).withUnsafeBytes { WordSet(terms: $0) } }
    let bytes = SearchTerms(texts).bytes
    #expect(try #require(read(bytes)) == words)
    #expect(KeywordQuery(long).mayMatch(try #require(read(bytes))))
    #expect(read(bytes.dropLast()) == nil)
    #expect(try #require(read(bytes + bytes)) == words)
    #expect(read([])?.count == 0)
    #expect(read([3, 0x61]) == nil)
  }

  @Test("All that a job shows can be searched")
  func job() {
    let draft = NormaliserTests.draft {
      $0.department = "Department of Water"
      $0.categories = [Category(code: "1315", name: "Hydrology")]
      $0.places = [PlaceClaim(name: "Fargo, ND")]
      $0.skills = ["Swift"]
      $0.sections = [SectionClaim(.duties, .html("<p>Measure <b>rivers</b> &amp; lakes.</p>"))]
    }
    let (job, _) = Normaliser(today: Day(number: 20_000)).job(from: draft, source: "s")
    let words = job.map { WordSet($0) } ?? WordSet([])
    for text in ["hydrologist", "river survey", "water", "1315", "fargo", "north dakota", "swift", "measure lakes"] {
      #expect(KeywordQuery(text).mayMatch(words), "\(text)")
    }
    #expect(!KeywordQuery("amp").mayMatch(words))
  }

  @Test("No query stops a search")
  func anything() {
    var dice = Dice(seed: 13)
    for _ in 0..<2000 {
      let query = KeywordQuery(dice.text(80))
      let text = dice.text(200)
      // What the text decides, the words may not rule out.
      if query.matches(text: text) { #expect(query.mayMatch(WordSet([text]))) }
    }
  }
}
