import Markup
import Testing

@testable import Boardwalk

@Suite("The page of a referral")
struct ReferralPageTests {
  private static func content(_ fields: String, settings: String = "") -> [String: String] {
    [
      "Content/board.yml": "title: T\nbase-url: https://jobs.example.org/\n\(settings)",
      "Content/referrals/welder.md":
        "---\ntitle: Welder\norganization: Dock\nposted: 2026-11-18\n\(fields)---\nWeld hulls.\n",
      "Content/people/ada.md": "---\nname: Ada Łęcki\n---\nShe welds.\n",
    ]
  }

  @Test("One in several places names all of them")
  func places() async throws {
    let fields = "location: [\"Hamburg, Germany\", \"Bremen, Germany\"]\n"
    let page = try await PrintedSite(content: Self.content(fields))["referrals/welder/index.html"]
    let details = try #require(page.between("<details class=\"places\">", "</details>").first)
    #expect(details.between("<summary>", "<") == ["All 2 places"])
    #expect(details.between("<li>", "<") == ["Hamburg, Germany", "Bremen, Germany"])
    let alone = try await PrintedSite(content: Self.content("location: Hamburg\n"))["referrals/welder/index.html"]
    #expect(alone.contains("Hamburg") && !alone.contains("class=\"places\""))
  }

  @Test(
    "When it was last updated is said in the language of the page",
    arguments: [
      ("en", "Updated", "20 November 2026"), ("de", "Aktualisiert", "20. November 2026"),
      ("fr", "Mise à jour", "20 novembre 2026"),
    ])
  func updated(language: String, label: String, day: String) async throws {
    let content = Self.content("updated: 2026-11-20\n", settings: "language: \(language)\n")
    let page = try await PrintedSite(content: content)["referrals/welder/index.html"]
    #expect(
      page.between("<dt>\(label)</dt><dd><span>", "</span>") == ["<time datetime=\"2026-11-20\">\(day)</time>"])
  }

  @Test("That it was updated on a day to come is not said")
  func updatedAhead() async throws {
    let page = try await PrintedSite(content: Self.content("updated: 2027-11-20\n"))["referrals/welder/index.html"]
    #expect(page.contains("Welder") && !page.contains("Updated") && !page.contains("2027"))
  }

  @Test("Who refers and whom to write to are found by their names, in the browser and by saved searches")
  func people() async throws {
    var content = Self.content("referrer: ada\ncontact: { name: Maren Oakfield }\n")
    for (name, words) in ["first": "Lecki", "second": "'\"maren oakfield\"'", "none": "'\"lecki maren\"'"] {
      content["Content/searches/\(name).md"] = "---\ntitle: \(name)\nkeywords: \(words)\n---\n"
    }
    let site = try await PrintedSite(content: content)
    let index = try IndexReader(site.pages)
    for word in ["ada", "lecki", "maren", "oakfield"] { #expect(try index.jobs(with: word) == [0]) }
    let found = site.site.board.searches.filter { !$0.jobs.isEmpty }.map(\.search.slug)
    #expect(found.sorted() == ["first", "second"])
  }

  @Test(
    "A contact that is only a name is reached as who refers is",
    arguments: [
      ("{ name: Grace Only }", "Grace Only", ["ada@example.org"]), ("{}", "", ["ada@example.org"]),
      ("{ name: Grace, email: grace@example.org }", "Grace", ["grace@example.org"]),
    ])
  func contact(field: String, name: String, addresses: [String]) async throws {
    var content = Self.content("referrer: ada\ncontact: \(field)\n")
    content["Content/people/ada.md"] = "---\nname: Ada\ncontact: ada@example.org\n---\n"
    let page = try await PrintedSite(content: content)["referrals/welder/index.html"]
    let contact = try #require(page.between("<div class=\"contact\">", "</div>").first)
    #expect(contact.between("<strong>", "</strong>").joined() == name)
    let mail = contact.between("<p class=\"mail\">", "</p>").map { PlainText.from(html: $0) }
    #expect(mail == addresses)
  }

  @Test("Who refers has a portrait on each page, or a tile of letters")
  func portraits() async throws {
    var content = Self.content("referrer: ada\n")
    let pages = [("referrals/welder/", "../../"), ("people/ada/", "../../"), ("people/", "../")]
    var site = try await PrintedSite(content: content)
    for (page, _) in pages {
      #expect(site["\(page)index.html"].contains("<span class=\"mark round hue-"))
      #expect(!site["\(page)index.html"].contains("<img class=\"mark round\""))
    }
    content["Templates/assets/person-ada.webp"] = "RIFF"
    site = try await PrintedSite(content: content)
    for (page, root) in pages {
      #expect(
        site["\(page)index.html"].contains("<img class=\"mark round\" src=\"\(root)assets/person-ada.webp\" alt=\"\""))
      #expect(!site["\(page)index.html"].contains("<span class=\"mark round"))
    }
  }
}
