import Testing

@testable import Boardwalk

@Suite("Pictures that other sites show beside a link")
struct ShareCardTests {
  private func card(_ title: String, _ subtitle: String? = nil) -> ShareCard {
    ShareCard(board: "Jobs", title: title, subtitle: subtitle, accent: 0x0B5C5B)
  }

  @Test("The same words give the same bytes, others give others")
  func reproducible() {
    #expect(card("Pilot").png == card("Pilot").png)
    #expect(card("Pilot").png != card("Pilots").png)
    #expect(card("Pilot").fingerprint != card("Pilots").fingerprint)
  }

  @Test(
    "Any words make a picture: none, too many, of letters that are not there",
    arguments: [
      "", " ", "東京", "a", String(repeating: "W", count: 3000), String(repeating: "word ", count: 900),
      "\u{0}\n\u{202E}👩‍🚒",
    ])
  func anyWords(title: String) {
    let bytes = card(title, title).png
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(bytes.suffix(8) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test("A text of any length is cut in the time that a short one takes", .timeLimit(.minutes(1)))
  func longText() {
    let letters = Lettering.builtIn
    let long = [String(repeating: "W", count: 200_000), String(repeating: "many words ", count: 20_000)]
    for text in long { #expect(ShareCard(board: text, title: text, subtitle: text, accent: 0).png.count > 100) }
    for (text, room) in [("WWWWWWWWWW", 100.0), ("Tide clerk e\u{301}", 60), ("iiii", 3), ("clerk", 1000)] {
      let cut = String(letters.beginning(of: text, endingWith: "…", size: 20, room: room))
      #expect(text.hasPrefix(cut))
      let next = String(text.prefix(cut.count + 1))
      #expect(cut.isEmpty || letters.width(of: cut + "…", size: 20).map { $0 <= room } == true)
      #expect(cut == text || letters.width(of: next + "…", size: 20).map { $0 > room } == true)
    }
  }

  @Test("Letters of many languages are there, with their accents written either way")
  func letters() {
    let lettering = Lettering.builtIn
    for text in ["Žluťoučký kůň", "Größe", "İstanbul", "Łódź", "Καλημέρα", "Привет", "“5–6 h” · €", "e\u{301}"] {
      #expect(lettering.width(of: text, size: 10) ?? 0 > 0, "\(text)")
    }
    #expect(lettering.width(of: "東", size: 10) == nil)
    #expect(lettering.width(of: "WW", size: 10) == lettering.width(of: "W", size: 20))
  }

  @Test(
    "Signs that have no outline leave the rest of a title to be drawn",
    arguments: [
      ("👩‍🚒 Fire fighter ★ (m/f/d)", "Fire fighter (m/f/d)"), ("Chef 料理人", "Chef"),
      ("Tide\u{A0}clerk\u{200B}", "Tide clerk"), ("東京", ""),
    ])
  func drawable(title: String, drawn: String) {
    #expect(Lettering.builtIn.drawable(title) == drawn)
    #expect((card(title).png == card("").png) == drawn.isEmpty)
  }

  @Test(
    "A picture can say a text whose letters and figures all have outlines",
    arguments: [
      ("Fire fighter (m/f/d)", true), ("👩‍🚒 Fire fighter ★", true), ("Инженер", true), ("e\u{301}tage 2", true),
      ("Chef 料理人", false), ("主任エンジニア（Python）募集 – Senior", false), ("مهندس", false), ("②", false), ("", false),
      ("👩‍🚒 ", false), (" ", false),
    ])
  func canSay(text: String, isSaid: Bool) {
    #expect(Lettering.builtIn.canSay(text) == isSaid)
  }

  @Test("A square that is drawn covers what it covers")
  func coverage() {
    var canvas = Canvas(width: 40, height: 40)
    let square = Lettering.Letter(advance: 1000, contours: [[(0, 0), (0, 500), (500, 500), (500, 0)]])
    canvas.draw([square], x: 4, baseline: 30, size: 20, ramp: 0)
    for row in 0..<40 {
      for column in 0..<40 {
        let isInside = (4..<14).contains(column) && (20..<30).contains(row)
        #expect(canvas.pixels[row * 40 + column] == (isInside ? 15 : 0), "\(column), \(row)")
      }
    }
  }
}
