import Markup
import Testing

@testable import Boardwalk

@Suite("Texts as services write them")
struct ClaimedTextTests {
  @Test(
    "A text with the escapes of JSON in it was coded twice",
    arguments: [
      (#"We\u2019re hiring\n\nApply \"now\"\r\nThanks"#, "We’re hiring\n\nApply \"now\"\r\nThanks"),
      (#"Caf\u00e9, \ud83d\ude80"#, "Café, 🚀"),
      (#"Copy C:\new to \\share"#, #"Copy C:\new to \\share"#),
      (#"\users \u12"#, #"\users \u12"#),
      ("One\n" + #"\n and \n are line ends"#, "One\n" + #"\n and \n are line ends"#),
    ])
  func escapes(text: String, expected: String) {
    #expect(ClaimedText.parts(of: text) == [.plain(expected)])
  }

  @Test(
    "A heading tells the kind of a part, and one about the employer or nothing known none",
    arguments: [
      ("What you’ll do", .duties), ("Deine Aufgaben", .duties), ("Responsabilidades:", .duties),
      ("Ihr Profil", .requirements), ("Votre profil", .requirements), ("Das bringst du mit", .requirements),
      ("Your profile", .requirements), ("Wir bieten", .benefits), ("Das bieten wir dir", .benefits),
      ("Company benefits", .benefits), ("Company profile", nil), ("Unternehmensprofil", nil),
      ("Profil recherché", .requirements), ("Ce que nous t’offrons", .benefits), ("Cosa offriamo", .benefits),
      ("O que oferecemos", .benefits), ("Vi erbjuder", .benefits), ("Tes missions", .duties),
      ("Zakres obowiązków", .duties),
      ("Wymagania", .requirements), ("応募資格", .requirements), ("L’entreprise", nil), ("Was dich erwartet", nil),
      ("Corporate Social Responsibility", nil), ("Why us?", nil),
    ] as [(String, SectionKind?)])
  func kinds(heading: String, kind: SectionKind?) {
    #expect(SectionKind(heading: heading) == kind)
  }

  @Test(
    "Words for the way of working are understood in other languages, and in more of them",
    arguments: [
      ("Télétravail", true, nil, false), ("Télétravail partiel", nil, true, false), ("Híbrido", nil, true, false),
      ("Da remoto", true, nil, false), ("Vor Ort", false, nil, false), ("Stacjonarna", false, nil, false),
      ("2 days remote", nil, true, false), ("Remote-first", true, nil, false), ("Remote Friendly", true, nil, true),
      ("フルリモート", true, nil, false), ("Temporarily remote", nil, nil, false), ("WFH not possible", nil, nil, false),
      ("Berlin", nil, nil, false), ("Remote (Germany)", nil, nil, false), ("Flexible", nil, nil, false),
    ] as [(String, Bool?, Bool?, Bool)])
  func workplace(word: String, remote: Bool?, telework: Bool?, onSite: Bool) {
    var draft = JobDraft(sourceID: "1")
    draft.claim(workplace: word)
    #expect(draft.remote == remote && draft.telework == telework && draft.onSite == onSite)
  }

  @Test("The tags and references in a heading are none of its words")
  func heading() {
    var draft = JobDraft(sourceID: "1")
    draft.claim(.benefits, "<p>Rolls</p>", heading: "<b>Perks &amp; more</b>")
    #expect(draft.sections == [SectionClaim(.benefits, .html("<h3>Perks &amp; more</h3><p>Rolls</p>"))])
  }
}
