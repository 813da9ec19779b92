import Testing

@testable import Boardwalk

@Suite("Pictures of a board and its jobs")
struct PictureFilesTests {
  private static let senior = "主任エンジニア（Python）募集 – Senior"

  /// A board with pictures of its jobs: one whose title they can say, and one whose they cannot.
  private func site(_ title: String, outputs: String = "[pictures]") async throws -> PrintedSite {
    try await PrintedSite(
      [try .plain("1", title: "Tide clerk"), try .plain("2", title: Self.senior)],
      content: [
        "Content/board.yml": "title: \(title)\nbase-url: https://test.example.org/board/\noutputs: \(outputs)\n"
      ])
  }

  /// The path of a job's page without its file.
  private func folder(of title: String, on site: PrintedSite) throws -> String {
    let job = try #require(site.site.board.jobs.first { $0.title == title })
    return String(job.path.dropLast("index.html".count))
  }

  @Test("A job whose title pictures cannot say has none, and its page names the board's")
  func job() async throws {
    let site = try await site("Tides")
    let (clerk, senior) = (try folder(of: "Tide clerk", on: site), try folder(of: Self.senior, on: site))
    #expect(site.pages["\(clerk)card.png"] != nil)
    #expect(site["\(clerk)index.html"].contains("board/\(clerk)card.png"))
    #expect(site.pages["\(senior)card.png"] == nil)
    #expect(site["\(senior)index.html"].contains("content=\"https://test.example.org/board/card.png\""))
    #expect(site["\(senior)index.html"].contains("og:image:alt\" content=\"Tides\""))
    let findings = PictureFiles.findings(on: [site.site])
    #expect(findings.map(\.severity) == [.warning])
    #expect(
      findings.map(\.message) == [
        "Pictures have no letters for the title of a job (“\(Self.senior)”): none is shown beside a link to it."
      ])
  }

  @Test("Where pictures cannot say the board's title either, there is none, no page names one, and one finding says so")
  func board() async throws {
    let site = try await site("東京求人ボード")
    let senior = try folder(of: Self.senior, on: site)
    #expect(site.pages["card.png"] == nil)
    #expect(!site["index.html"].contains("og:image"))
    #expect(!site["\(senior)index.html"].contains("og:image"))
    #expect(site["\(try folder(of: "Tide clerk", on: site))index.html"].contains("og:image"))
    #expect(
      PictureFiles.findings(on: [site.site]).map(\.message) == [
        "Pictures have no letters for the title of the board (“東京求人ボード”) and of a job (“\(Self.senior)”): "
          + "none is shown beside a link to it."
      ])
  }

  @Test("Of pictures of jobs that nobody asked for nothing is said, of the board's own it is only a notice")
  func unasked() async throws {
    let plain = try await site("Tides", outputs: "[atom]")
    #expect(PictureFiles.findings(on: [plain.site]).isEmpty)
    let japanese = try await site("東京求人ボード", outputs: "[atom]")
    #expect(PictureFiles.findings(on: [japanese.site]).map(\.severity) == [.notice])
  }
}
