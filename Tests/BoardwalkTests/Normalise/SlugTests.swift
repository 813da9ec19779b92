import Foundation
import Testing

@testable import Boardwalk

@Suite("Slugs")
struct SlugTests {
  @Test(
    "A title is readable in its slug",
    arguments: [
      ("Nurse Practitioner", "nurse-practitioner-"),
      ("Director's Assistant (R&D), 50%", "directors-assistant-r-d-50-"),
      ("Entwickler/in für Straßenbau — Köln", "entwickler-in-fur-strassenbau-koln-"),
      ("Inżynier Łódź", "inzynier-lodz-"),
      ("Инженер", "inzhener-"),
      ("Μηχανικός", "michanikos-"),
      ("Kỹ sư phần mềm", "ky-su-phan-mem-"),
      ("café", "cafe-"),
      ("エンジニア", "job-"),
      ("!!!", "job-"),
      ("../../etc/passwd", "etc-passwd-"),
      ("ＦＵＬＬ ｗｉｄｔｈ", "full-width-"),
      ("a\u{0}b\nc", "a-b-c-"),
    ])
  func title(_ title: String, _ beginning: String) {
    let slug = Slug(title: title, id: JobID(source: "usajobs", sourceID: "793682000")).text
    #expect(slug == beginning + "gyrcx8s")
  }

  @Test("The end of the slug stays when the title changes, and differs between jobs")
  func stableEnd() {
    let id = JobID(source: "usajobs", sourceID: "1")
    #expect(Slug(title: "Nurse", id: id).text.suffix(7) == Slug(title: "Physician", id: id).text.suffix(7))
    let ends = Set((0..<20_000).map { Slug(title: "Nurse", id: JobID(source: "usajobs", sourceID: "\($0)")).text })
    #expect(ends.count == 20_000)
  }

  @Test("A long title is cut after a word, a long word inside")
  func long() {
    let id = JobID(source: "s", sourceID: "1")
    let words = Slug(title: String(repeating: "engineer ", count: 500), id: id).text
    #expect(words.utf8.count <= 80 && words.hasPrefix("engineer-engineer-"))
    #expect(!words.dropLast(8).hasSuffix("engine"))
    #expect(Slug(title: String(repeating: "é", count: 500), id: id).text.utf8.count == 80)
  }

  @Test(
    "Names without an id have slugs of their own",
    arguments: [
      ("Department of the Army", "department-of-the-army"), ("São Paulo", "sao-paulo"), ("2210", "2210"),
    ])
  func name(_ name: String, _ slug: String) {
    #expect(Slug(name: name).text == slug)
  }

  @Test("Names that a file system or the site keeps get a code", arguments: ["con", "COM1", "page", "Index", "nul."])
  func reserved(_ name: String) {
    #expect(Slug(name: name).text.utf8.count == name.folded.utf8.count + 8)
  }

  @Test("Names without letters get a code each")
  func nameless() {
    #expect(Slug(name: "東京").text.hasPrefix("x-"))
    #expect(Slug(name: "東京") != Slug(name: "大阪"))
    #expect(Slug(name: "").text.utf8.count == 9)
  }

  @Test("Whatever the name, the slug is one")
  func anything() throws {
    var dice = Dice(seed: 3)
    var names = (0..<2000).map { _ in dice.text(120) }
    for code: UInt32 in 0...0x10FFFF where code % 97 == 0 || code < 0x3000 {
      if let letter = Unicode.Scalar(code) { names.append(String(letter)) }
    }
    if let folder = ProcessInfo.processInfo.environment["STRINGS_CORPUS"] {
      for file in ["slugs.json", "blns.json"] {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)"))
        names += try JSONDecoder().decode([String].self, from: data)
      }
    }
    for name in names {
      for slug in [Slug(name: name), Slug(title: name, id: JobID(source: "s", sourceID: name))] {
        #expect(isSlug(slug.text), "\(name.debugDescription) made \(slug.text)")
      }
    }
  }

  private func isSlug(_ text: String) -> Bool {
    (1...80).contains(text.utf8.count)
      && text.utf8.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".utf8.contains($0) }
      && !text.hasPrefix("-") && !text.hasSuffix("-") && !text.contains("--")
  }
}
