import Foundation
import Testing

@testable import Boardwalk

/// What was made of the same is not made again; so a site that grew night by night has to be, to the byte, the one that is
/// made of the same store at once.
@Suite("A site that grows night by night")
struct UnchangedPagesTests {
  @Test("After every change it is the site that would be made anew")
  func nights() async throws {
    let board = try TestBoard.whole(Self.items(0..<60))
    var night = 0
    func check(_ what: String, written: ClosedRange<Int> = 0...1000) async throws {
      night += 1
      let report = try await board.run(now: TestBoard.now + Int64(night) * 86_400).publish()
      let site = board.site
      let number = try #require(report.published?.written)
      #expect(written.contains(number), "\(what): \(number) written")
      var anew = board.run(now: TestBoard.now + Int64(night) * 86_400)
      anew.folder = BoardFolder(path: board.path, output: "\(board.path)/anew-\(night)/public")
      anew.offline = true
      _ = try await anew.publish()
      let fresh = Self.files(in: "\(board.path)/anew-\(night)/public")
      #expect(site.keys.sorted() == fresh.keys.sorted(), "\(what)")
      let different = site.keys.sorted().filter { site[$0] != fresh[$0] }
      #expect(different == [], "\(what)")
    }
    func replies(_ items: [String]) throws {
      try board.write(FakeUSAJobs.reply(items, total: items.count), to: "Content/replies/1.json")
    }
    try await check("the first night")
    try await check("nothing")
    try replies(Self.items(0..<61))
    try await check("a new job")
    try replies(Self.items(0..<61, but: [7: "Bosun"]))
    try await check("another title")
    try replies(Self.items(3..<61, but: [7: "Bosun"]))
    try await check("three jobs missing")
    try await check("three jobs gone")
    try replies(Self.items(0..<61, but: [7: "Bosun"]))
    try await check("three jobs back")
    try board.write("---\ntitle: Clerks\nkeywords: clerk\n---\nAll clerks.\n", to: "Content/searches/clerks.md")
    try await check("a new search")
    try board.write("---\ntitle: Tides\nkeywords: tide\n---\nOther words.\n", to: "Content/searches/tides.md")
    try await check("a search that asks for something else")
    try board.remove("Content/searches/clerks.md")
    try await check("a search less")
    try board.write(
      "---\ntitle: Baker\norganization: Oven\nposted: 2026-11-17\n---\nBake *bread*.\n", to: "Content/jobs/baker.md")
    try await check("a post")
    try board.write("---\ntitle: Imprint\nmenu: 2\n---\nMe.\n", to: "Content/pages/imprint.md")
    try await check("a line in the menu")
    try board.write("---\nname: Ada\nrole: Shipwright\n---\nShe welds.\n", to: "Content/people/ada.md")
    try await check("a person")
    try board.write("---\nname: Ida\nrole: Shipwright\n---\nShe welds.\n", to: "Content/people/ada.md")
    try await check("the name of who refers, which searches find")
    try board.write(
      "{{>head}}<main id=\"content\"><h1>{{heading}}</h1></main>{{>foot}}", to: "Templates/facet.mustache")
    try await check("a template")
    try board.write(
      TestBoard.settings(sources: "[usajobs: { replies: replies }]").replacing("Test Jobs", with: "Other Jobs"),
      to: "Content/board.yml")
    try await check("a title")
    night += 30
    try await check("a month later, all but the posts are over")
  }

  @Test("When nothing changed nothing is written, and one changed job touches only what shows it")
  func few() async throws {
    let board = try TestBoard.whole(Self.items(0..<200))
    _ = try await board.run().publish()
    let again = try await board.run().publish()
    #expect(again.published?.written == 0)
    let items = Self.items(0..<200, but: [150: "Bosun"])
    try board.write(FakeUSAJobs.reply(items, total: items.count), to: "Content/replies/1.json")
    let report = try await board.run().publish()
    let written = try #require(report.published?.written)
    #expect(written > 5 && written < 60, "\(written)")
  }

  @Test("The site map says of each page the day it last changed, and of no page a day on which it did not")
  func lastChanges() async throws {
    let board = try TestBoard.whole(Self.items(0..<20))
    _ = try await board.run().publish()
    let before = Self.changes(in: board.text(of: "sitemap.xml"))
    let items = Self.items(0..<20, but: [7: "Bosun"])
    try board.write(FakeUSAJobs.reply(items, total: items.count), to: "Content/replies/1.json")
    _ = try await board.run(now: TestBoard.now + 3 * 86_400).publish()
    let after = Self.changes(in: board.text(of: "sitemap.xml"))
    let day = Day(instant: TestBoard.now + 3 * 86_400).description
    #expect(before.count > 20)
    #expect(after.filter { before[$0.key] == nil }.map(\.value) == [day])
    #expect(after.filter { before[$0.key] != nil && before[$0.key] != $0.value }.isEmpty)
  }

  /// The days of change by address; an empty text where none is given.
  private static func changes(in sitemap: String) -> [String: String] {
    func text(_ name: String, in part: Substring) -> String {
      part.components(separatedBy: "<\(name)>").dropFirst().first?.components(separatedBy: "<").first ?? ""
    }
    let parts = sitemap.split(separator: "<url>").dropFirst()
    return Dictionary(parts.map { (text("loc", in: $0), text("lastmod", in: $0)) }, uniquingKeysWith: { $1 })
  }

  private static func items(_ numbers: Range<Int>, but titles: [Int: String] = [:]) -> [String] {
    numbers.map { FakeUSAJobs.item($0 + 1, titles[$0] ?? ($0 % 3 == 0 ? "Tide clerk \($0)" : "Nurse \($0)")) }
  }

  private static func files(in folder: String) -> [String: Data] {
    var files: [String: Data] = [:]
    for path in FileManager.default.subpaths(atPath: folder) ?? [] {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      files[path] = FileManager.default.contents(atPath: "\(folder)/\(path)")
    }
    return files
  }
}
