import DefaultTheme
import Foundation
import Testing

@testable import Boardwalk

@Suite("The built-in languages")
struct BuiltInLanguagesTests {
  private static let codes = LanguageFile.builtIn

  private func language(_ code: String) throws -> Language {
    let file = try #require(try LanguageFile(code, folder: "Templates", own: [:]))
    return try LanguageReader.read(file, like: english)
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try #require(DefaultTheme.files[path]), as: UTF8.self)
  }

  @Test("are English, German and French, and each has all that English has", arguments: codes)
  func whole(code: String) throws {
    #expect(Self.codes == ["de", "en", "fr"])
    let language = try language(code)
    #expect(language.code == code)
    #expect(language.templates.map(\.key).sorted() == english.templates.map(\.key).sorted())
    #expect(keys(language.scripts) == keys(english.scripts))
  }

  @Test("have the same places in the same texts", arguments: codes)
  func places(code: String) throws {
    let language = try language(code)
    for phrase in Phrase.allCases where phrase != .sourceSuspect {
      #expect(language.wordings[phrase.rawValue].names == english.wordings[phrase.rawValue].names, "\(phrase.key)")
    }
    // Why an answer is doubted is a finding, and findings are English.
    #expect(language.wordings[Phrase.sourceSuspect.rawValue].names == (code == "en" ? ["reason"] : []))
    let theirs = names(language.scripts)
    for (key, names) in names(english.scripts) { #expect(theirs[key] == names, "\(key)") }
    for text in english.templates {
      let other = try #require(language.templates.first { $0.key == text.key })
      #expect(tags(other.text) == tags(text.text), "\(text.key)")
    }
  }

  @Test("say everything that templates ask for, and nothing that none asks for")
  func templates() throws {
    var asked: Set<String> = []
    for path in DefaultTheme.files.keys where path.hasSuffix(".mustache") {
      asked.formUnion(try text(path).matches(of: /\{\{>say\.([^}]*)\}\}/).map { String($0.output.1) })
    }
    #expect(asked == Set(english.templates.map(\.key)))
  }

  @Test("say everything that scripts ask for, and nothing that none asks for")
  func scripts() throws {
    var asked: Set<String> = []
    for path in DefaultTheme.files.keys where path.hasSuffix(".js") {
      let script = try text(path)
      asked.formUnion(script.matches(of: /\bstrings\.(?!js\b)(\w+)/).map { String($0.output.1) })
      asked.formUnion(script.matches(of: /strings\[error\.reason\]/).flatMap { _ in ["full", "failed"] })
    }
    #expect(asked == Set(said(in: english).map(\.key)))
  }

  @Test("give scripts no word for a value that is said as it is called")
  func values() throws {
    func values(_ code: String) throws -> String {
      try #require(said(in: language(code)).first { $0.key == "values" }).text
    }
    #expect(try values("en").contains("job:`Jobs`"))
    #expect(try !values("en").contains("Full-time"))
    #expect(try values("de").contains("'Full-time':`Vollzeit`"))
  }

  /// What scripts get of a language: the members of `strings`.
  private func said(in language: Language) -> [(key: String, text: String)] {
    let script = String(decoding: language.script(roots: ["./"], clock: []), as: UTF8.self)
    var members = [""]
    var (depth, isText) = (0, false)
    for character in script.drop(while: { $0 != "{" }) {
      if character == "`" { isText.toggle() }
      if !isText, "}])".contains(character) { depth -= 1 }
      if depth == 1, !isText, character == "," {
        members.append("")
      } else if depth > 0 {
        members[members.endIndex - 1].append(character)
      }
      if !isText, "{[(".contains(character) { depth += 1 }
    }
    return members.compactMap { member in
      member.prefixMatch(of: /(\w+):/).map { (String($0.output.1), String(member[$0.range.upperBound...])) }
    }
  }

  @Test("are the only place of words: a template has none of its own")
  func noOtherWords() throws {
    let spoken = /(?:aria-label|title|placeholder|alt)="([^"]*)"|>([^<]*)</
    for path in DefaultTheme.files.keys.sorted() where path.hasSuffix(".mustache") {
      let page = try text(path).replacing(/\{\{\{?[^}]*\}?\}\}/, with: "")
      for match in page.matches(of: spoken) {
        let words = String(match.output.1 ?? match.output.2 ?? "").replacing("&nbsp;", with: "")
        #expect(!words.contains { $0.isLetter } || words == "https://", "\(path): \(words)")
      }
    }
  }

  @Test("say what jobs are stored with in other words only where the program stores it", arguments: codes)
  func vocabulary(code: String) throws {
    let sources = try #require(FileManager.default.enumerator(atPath: "Sources/Boardwalk"))
    var written = ""
    for case let path as String in sources where path.hasSuffix(".swift") {
      written += String(decoding: try Data(contentsOf: URL(filePath: "Sources/Boardwalk/\(path)")), as: UTF8.self)
    }
    let known = try language("de").vocabulary.keys.sorted()
    #expect(try language(code).vocabulary.keys.sorted() == (code == "en" ? [] : known))
    for word in known { #expect(written.contains("\"\(word)\""), "\(word)") }
  }

  @Test("have a word for everything that a source reads from the code lists of its service", arguments: ["de", "fr"])
  func codeLists(code: String) throws {
    let known = Set(try language(code).vocabulary.keys)
    for codes in [USAJobs.offeringTypes, USAJobs.travel, USAJobs.services, USAJobs.hiringPaths] {
      #expect(Set(codes.values).subtracting(known) == [])
    }
  }

  private func keys(_ texts: [ScriptText]) -> [String] { names(texts).keys.sorted() }

  /// Every text of the scripts by the way to it, with the names of its places.
  private func names(_ texts: [ScriptText], below path: String = "") -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for text in texts {
      switch text.value {
      case .wording(let wording, _): names[path + text.key] = wording.names
      case .list(let sentences):
        for (number, sentence) in sentences.enumerated() { names["\(path)\(text.key).\(number)"] = Set(sentence.names) }
      case .map(let inner): names.merge(self.names(inner, below: "\(path)\(text.key).")) { first, _ in first }
      }
    }
    return names
  }

  private func tags(_ text: String) -> [String] { text.matches(of: /\{\{[^}]*\}\}/).map { String($0.output) }.sorted() }
}
