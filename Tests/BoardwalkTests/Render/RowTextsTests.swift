import Testing

@testable import Boardwalk

@Suite("What rows say of what many jobs have alike")
struct RowTextsTests {
  @Test("It is what the language says, whether or not a job of the board shares it")
  func same() throws {
    let shared = try Job.plain {
      $0.summary.placeText = "Fargo, North Dakota + 3 places"
      $0.summary.workplace = [.onSite, .telework]
      $0.summary.grade = Grade(plan: "GS", low: "09", high: "12")
      $0.summary.schedule = .partTime
      $0.summary.pay = Pay(currency: "USD", minimum: 8_415_600, maximum: 10_940_800, unit: .year)
    }
    let known = Listing.of(shared)
    let bare = Listing.of(try .plain("2"))
    let other = Listing.of(
      try .plain("3") {
        $0.summary.placeText = "Remote"
        $0.summary.workplace = .remote
        $0.summary.pay = Pay(currency: "USD", minimum: 2000, maximum: nil, unit: .hour)
      })
    for jobs in [[known, bare, other], [known], []] {
      let texts = RowTexts(of: jobs, in: english)
      #expect(texts.place(of: known) == "Fargo, North Dakota + 3 places")
      #expect(texts.workplace(of: known) == english.workplace([.telework], at: "Fargo", telework: .telework))
      #expect(texts.grade(of: known) == "GS-9/12")
      #expect(texts.schedule(of: known) == "Part-time")
      #expect(texts.pay(of: known) == "$84,156 – $109,408")
      #expect(texts.place(of: bare) == "")
      #expect(texts.workplace(of: bare) == nil && texts.grade(of: bare) == nil && texts.schedule(of: bare) == nil)
      #expect(texts.pay(of: bare) == nil)
      #expect(texts.place(of: other) == "Remote")
      // The place says it already.
      #expect(texts.workplace(of: other) == nil)
      #expect(texts.pay(of: other) == "From $20 an hour")
    }
  }
}
