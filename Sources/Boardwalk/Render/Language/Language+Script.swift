import Foundation

extension Language {
  /// `assets/strings.js`: what the scripts say. A text that has one place in English is a function of what stands there, one with
  /// several is a function of an object with their names; a language may leave places out.
  ///
  /// - Parameters:
  ///   - roots: the ways from the site's root in this language to that in each, the first being where devices keep things.
  ///   - clock: how clocks are set where the board is, the latest first: by them jobs close. A browser knows time zones, too, but
  ///     takes longer for the first question than for the rest of a page.
  func script(roots: [String], clock: [Zone.Offset]) -> [UInt8] {
    let formats = [
      "roots:[\(roots.map { "'\($0)'" }.joined(separator: ","))]",
      "clock:[\(clock.map { "[\($0.instant / 60),\($0.seconds / 60)]" }.joined(separator: ","))]",
      "distance:'\(formats.distance.rawValue)'",
      "months:[\(formats.shortMonths.compactMap { Sentence($0)?.script(Self.place) }.joined(separator: ","))]",
      "firstOfMonth:\(Sentence(formats.firstOfMonth)?.script(Self.place) ?? "''")",
      "shortDay:\(function(ofDay: formats.shortDay))", "shortDayWithYear:\(function(ofDay: formats.shortDayWithYear))",
    ]
    let figures = ["figure:said", "locale:'\(locale)'"]
    let texts = scripts.map { "\(Self.name($0.key)):\(expression($0.value, isOfValues: $0.key == "values"))" }
    return Array(
      """
      const said=x=>x.toLocaleString('en')\(grouping)\(quotes.map { "\n" + $0.script } ?? "")
      export const strings={\((formats + figures + texts).joined(separator: ","))}

      """.utf8)
  }

  /// What scripts write days and amounts by: with Latin digits and the months of pages, where browsers may take others.
  private var locale: String {
    let own = Locale(identifier: code)
    let isUsual =
      own.language.script == "Latn" && own.numberingSystem == "latn" && own.calendar.identifier == .gregorian
    return isUsual || code.contains("-u-") ? code : "\(code)-u-ca-gregory-nu-latn"
  }

  /// What makes English figures those of pages, which have Latin digits in every language.
  private var grouping: String {
    formats.thousands == "," ? "" : ".replaceAll(',',\(Sentence(formats.thousands)?.script(Self.place) ?? "''"))"
  }

  /// - Parameter isOfValues: whether it is a map of values, which scripts show as they are where it has no word for them.
  private func expression(_ value: ScriptText.Value, isOfValues: Bool = false) -> String {
    switch value {
    case .wording(let wording, let names): function(wording, of: names)
    case .list(let sentences): "[\(sentences.map { $0.script(Self.place) }.joined(separator: ","))]"
    case .map(let texts): "{\(members(texts, isOfValues: isOfValues).joined(separator: ","))}"
    }
  }

  private func members(_ texts: [ScriptText], isOfValues: Bool) -> [String] {
    let members = texts.map { (name: $0.key, words: expression($0.value)) }
    let said = isOfValues ? members.filter { $0.words != "`\($0.name)`" } : members
    return said.map { "\(Self.member($0.name)):\($0.words)" }
  }

  /// Scripts give it a day with all its parts, of which it may say one.
  private func function(ofDay format: Sentence) -> String {
    function(Wording(other: format), of: Set(format.names).union(["date", "month"]))
  }

  /// Every device loads it, so it is short: what a function takes is called `x` where it is one thing.
  private func function(_ wording: Wording, of names: Set<String>) -> String {
    let names = names.map(Self.name).sorted()
    let isOne = names.count == 1
    func words(_ sentence: Sentence) -> String {
      let text = sentence.script { Self.said($0, as: isOne ? "x" : Self.name($0)) }
      return quotes?.nested(in: text) ?? text
    }
    if names.isEmpty { return words(wording.other) }
    let count = isOne ? "x" : "count"
    let other = words(wording.other)
    let none = wording.none.map { "\(count)===0?\(words($0)):" } ?? ""
    let forms = plural.forms.compactMap { (form) -> String? in
      guard let text = wording.forms[form].map(words), text != other else { return nil }
      return plural.script(form, of: count).map { "\($0)?\(text):" }
    }
    return "\(isOne ? "x" : "({\(names.joined(separator: ","))})")=>\(none)\(forms.joined())\(other)"
  }

  /// The quotation marks of the language, as its text `quoted` has them.
  private var quotes: Quotes? {
    guard case .wording(let quoted, _)? = scripts.first(where: { $0.key == "quoted" })?.value else { return nil }
    let marks = quoted.other.script { _ in "" }.dropFirst().dropLast().components(separatedBy: "${}")
    return marks.count == 2 ? Quotes(open: marks[0], close: marks[1]) : nil
  }

  private static func place(_ name: String) -> String { said(name, as: self.name(name)) }

  /// What a place in a text shows: a number as the language writes it, everything else as it is.
  private static func said(_ name: String, as variable: String) -> String {
    numbers.contains(name) ? "said(\(variable))" : variable
  }

  static let numbers: Set = ["count", "date", "days", "hours", "total"]

  /// A name as a member of an object may be written.
  private static func member(_ key: String) -> String {
    key.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } ? key : "'\(key)'"
  }

  /// `not-copied` is `notCopied`.
  private static func name(_ key: String) -> String {
    let parts = key.split(separator: "-")
    return parts.dropFirst().reduce(String(parts.first ?? "")) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
  }
}
