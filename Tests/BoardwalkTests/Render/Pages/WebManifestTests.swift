import Testing

@testable import Boardwalk

@Suite("The web app manifest")
struct WebManifestTests {
  @Test(
    "The name below an icon is made of whole words, where there are any",
    arguments: [
      ("Tideline Jobs", "Tideline"), ("Dock Jobs", "Dock Jobs"), ("Jobs at the harbour", "Jobs at the"),
      ("Hafenstellenanzeiger Nord", "Hafenstellenanzeiger"), ("T", "T"),
      ("東京都内の看護師求人情報センター", "東京都内の看護師求人情報"), ("看護師求人 東京", "看護師求人 東京"),
    ])
  func shortName(title: String, name: String) async throws {
    let site = try await PrintedSite(content: ["Content/board.yml": "title: \(title)\nbase-url: https://x.example/\n"])
    #expect(site["manifest.webmanifest"].contains(#""short_name":"\#(name)""#))
  }

  @Test("It says its language and the direction of that")
  func language() async throws {
    let site = try await PrintedSite([])
    #expect(site["manifest.webmanifest"].contains(#""lang":"en","dir":"ltr""#))
  }
}
