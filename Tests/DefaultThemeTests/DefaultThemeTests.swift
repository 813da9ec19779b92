import DefaultTheme
import Foundation
import Testing

@Suite("The built-in theme")
struct DefaultThemeTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Templates")

  private func text(_ path: String) throws -> String {
    String(decoding: try #require(DefaultTheme.files[path]), as: UTF8.self)
  }

  private var templates: [String] {
    DefaultTheme.files.keys.filter { $0.hasSuffix(".mustache") }.sorted()
  }

  @Test("carries every file of Templates, each under its own path and byte for byte")
  func everyFile() throws {
    let listed = try #require(FileManager.default.enumerator(atPath: Self.folder.path(percentEncoded: false)))
    var onDisk: [String: [UInt8]] = [:]
    // The Swift file makes the list, and VIEWS.md is for people; it is carried as well.
    for case let path as String in listed
    where path.contains(".") && ![".swift", ".md"].contains(where: path.hasSuffix) {
      onDisk[path] = [UInt8](try Data(contentsOf: Self.folder.appending(path: path)))
    }
    #expect(Set(DefaultTheme.files.keys) == Set(onDisk.keys))
    for (path, bytes) in onDisk { #expect(DefaultTheme.files[path] == bytes, "\(path)") }
  }

  @Test("has no inline script, style or handler")
  func nothingInline() throws {
    for path in templates {
      let template = try text(path)
      #expect(!template.contains("<style"), "\(path)")
      #expect(!template.contains(" style="), "\(path)")
      #expect(template.firstRange(of: /\son[a-z]+\s*=/) == nil, "\(path)")
      let scripts = template.matches(of: /<script[^>]*>/).map { String($0.output) }
      let own = /\ssrc="\{\{root\}\}\{\{(earlyScript|script)\}\}"/
      #expect(scripts.allSatisfy { $0.firstRange(of: own) != nil }, "\(path)")
    }
  }

  @Test("prints unescaped only what the views call html")
  func unescaped() throws {
    let html: Set = ["about", "applyMailHTML", "body", "emailHTML", "html", "introduction", "jobPosting"]
    for path in templates {
      let template = try text(path)
      let names = template.matches(of: /\{\{\{\s*([^}\s]+)\s*\}\}\}/).map { String($0.output.1) }
      #expect(Set(names).isSubset(of: html), "\(path)")
      #expect(template.firstRange(of: /\{\{&/) == nil, "\(path)")
    }
  }

  @Test("quotes every attribute, and links only by addresses")
  func links() throws {
    let addresses: Set = [
      "anchor", "applyURL", "board.logo", "calendar", "canonical", "contactURL", "earlyScript", "editURL", "feed",
      "homeURL", "href", "jsonFeed", "logo", "mapURL", "newURL", "next", "organizationHref", "picture", "previous",
      "root",
      "script", "sourceURL", "stylesheet", "termsURL", "themeStylesheet",
    ]
    for path in templates {
      let template = try text(path)
      #expect(template.firstRange(of: /=\{\{/) == nil, "\(path)")
      for link in template.matches(of: /\b(?:href|src|action)="([^"]*)"/) {
        let names = link.output.1.matches(of: /\{\{([^}]*)\}\}/).map { String($0.output.1) }
        #expect(Set(names).isSubset(of: addresses), "\(path): \(link.output.1)")
      }
    }
  }

  @Test("calls only partials that it has, and has none that nobody calls")
  func partials() throws {
    var called: Set<String> = []
    for path in templates {
      let names = try text(path).matches(of: /\{\{>\s*([^}\s]+)\s*\}\}/).map { $0.output.1 }
      // What it says is in the files of the languages.
      called.formUnion(names.filter { !$0.hasPrefix("say.") }.map { "partials/\($0).mustache" })
    }
    #expect(called == Set(templates.filter { $0.hasPrefix("partials/") }))
  }
}
