import Testing

@testable import Boardwalk

@Suite("What scripts get of a language")
struct LanguageScriptTests {
  private func language(_ text: String) throws -> Language {
    let own = ["languages/de.yml": Array(text.utf8)]
    return try Language.read(LanguageEntry(tag: "de"), folder: "Templates", own: own).0
  }

  private func script(_ text: String) throws -> String {
    String(decoding: try language(text).script(roots: ["./"], clock: []), as: UTF8.self)
  }

  private func findings(_ text: String) -> [Diagnostic] {
    do {
      _ = try language(text)
      return []
    } catch let findings as Findings {
      return findings.list
    } catch {
      return [Diagnostic(.error, "\(error)")]
    }
  }

  @Test(
    "A text without its places, or with some of them, is a function all the same",
    arguments: [
      ("scripts: {star: Merken}", "star:x=>`Merken`"), ("scripts: {results-of: gesamt}", "resultsOf:x=>`gesamt`"),
      ("scripts: {because-starred: 'wie „{{title}}“'}", "becauseStarred:({reason,title})=>`wie „${w(title)}“`"),
      ("scripts: {because-starred: verwandt}", "becauseStarred:({reason,title})=>`verwandt`"),
      ("scripts: {favourites-count: Favoriten}", "favouritesCount:x=>`Favoriten`"),
      ("scripts: {closed: zu}", "closed:`zu`"), ("formats: {short-day: '{{date}}.'}", "shortDay:({date,month})=>`"),
    ])
  func withoutPlaces(text: String, said: String) throws {
    #expect(try script(text).contains(",\(said)"))
  }

  @Test(
    "A number chooses the form of a text, whatever its place is called",
    arguments: [
      ("in-days: {one: in {{days}} Tag, other: in {{days}} Tagen}", "inDays:x=>x===1?`in ${said(x)} Tag`:"),
      ("in-days: {one: in {{count}} Tag, other: in {{days}} Tagen}", "`in ${said(x)} Tag`:`in ${said(x)} Tagen`"),
      ("in-days: {one: morgen, other: bald}", "inDays:x=>x===1?`morgen`:`bald`"),
      ("results-of: {0: '-', other: 'von {{total}}'}", "resultsOf:x=>x===0?`-`:`von ${said(x)}`"),
    ])
  func forms(text: String, said: String) throws {
    let quoted = text.replacing("in {{days}} Tagen", with: "'in {{days}} Tagen'")
      .replacing("in {{days}} Tag,", with: "'in {{days}} Tag',")
      .replacing("in {{count}} Tag,", with: "'in {{count}} Tag',")
    #expect(try script("scripts:\n  \(quoted)\n").contains(said))
  }

  @Test(
    "A text of another form than scripts ask for is found in its line",
    arguments: [
      ("closed: [a, b]", 11, "this must be a text, not a list"), ("star: [a]", 9, "this must be a text, not a list"),
      ("closed: {one: a, other: b}", 11, "`closed` must be a text: no number chooses one of several"),
      ("star: {one: a, other: b}", 9, "`star` must be a text: no number chooses one of several"),
      ("because-starred: {one: a, other: b}", 20, "`because-starred` must be a text: no number chooses one of several"),
      ("recent-days: heute", 16, "`recent-days` must be a list of 2 texts"),
      ("recent-days: [heute]", 16, "`recent-days` must be a list of 2 texts"),
      ("coming-days: []", 16, "`coming-days` must be a list of 2 texts"),
      ("coming-days: [a, b, c]", 16, "`coming-days` must be a list of 2 texts"),
      ("recent-days: [heute, '{{day}}']", 24, "nothing is called `{{day}}` here"),
      ("statuses: x", 13, "`statuses` must be a map, not a text"),
      ("within: {other: x}", 12, "nothing says `other`"), ("undo: {a: b}", 9, "`undo` must be a text"),
    ])
  func wrong(text: String, column: Int, message: String) throws {
    let found = findings("scripts:\n  \(text)\n")
    let spot = Diagnostic.Spot.file("Templates/languages/de.yml", line: 2, column: column)
    #expect(found.contains { $0.spot == spot && $0.message.hasPrefix(message) }, "\(found)")
  }

  @Test(
    "Figures and days have Latin digits as on pages, and are grouped alike",
    arguments: [
      ("", ".replaceAll(',',`.`)", "locale:'de'"), ("formats: {thousands: ','}", "('en')\n", "locale:'de'"),
      ("formats: {thousands: '`'}", ".replaceAll(',',`\\``)", "figure:said"),
      ("code: fa", "x.toLocaleString('en')", "locale:'fa-u-ca-gregory-nu-latn'"),
      ("code: bn", "x.toLocaleString('en')", "locale:'bn-u-ca-gregory-nu-latn'"),
      ("code: th", "x.toLocaleString('en')", "locale:'th-u-ca-gregory-nu-latn'"),
      ("code: de-u-nu-arab", "x.toLocaleString('en')", "locale:'de-u-nu-arab'"),
    ])
  func figures(text: String, grouping: String, locale: String) throws {
    let script = try script(text)
    #expect(script.contains(grouping) && script.contains(locale))
  }

  @Test("Nothing stands in what a month's first day is called")
  func firstOfMonth() {
    #expect(
      findings("formats: {first-of-month: '{{date}}.'}").map(\.message) == ["nothing is called `{{date}}` here"])
  }

  /// Persian joins nothing to what stands in a place with U+200C, which is one character with the brace before it.
  @Test("A joiner or an accent may stand behind a place")
  func joiners() throws {
    let said = try language(
      """
      pages: {jobs-in: "{{place}}\u{200C}ی"}
      templates: {skip: "{{title}}\u{200C}<b>{{job}}\u{301}<i>"}
      scripts: {star: "{{title}}\u{200C}ها"}
      vocabulary: {time: "{{city}}\u{200C}-Zeit"}
      """)
    #expect(said.say(.jobsIn, ["place": "Berlin"]) == "Berlin\u{200C}ی")
    #expect(
      said.partials["say.skip"].map { String(decoding: $0, as: UTF8.self) }
        == "{{title}}\u{200C}&lt;b&gt;{{job}}\u{301}&lt;i&gt;")
    #expect(said.zone("Berlin time") == "Berlin\u{200C}-Zeit")
    let script = String(decoding: said.script(roots: ["./"], clock: []), as: UTF8.self)
    #expect(script.contains("star:x=>`${x}\u{200C}ها`"))
  }
}
