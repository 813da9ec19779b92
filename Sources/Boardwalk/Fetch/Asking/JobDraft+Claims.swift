import Markup

/// What sources say in one line each.
extension JobDraft {
  /// A part of the text, in whatever it is written in.
  mutating func claim(_ kind: SectionKind, _ text: String?, heading: String? = nil) {
    guard let text = text.filled else { return }
    var parts = ClaimedText.parts(of: text)
    if let heading = heading.filled.map({ "<h3>\(PlainText.clean($0).escapedForHTML)</h3>" }) {
      if case .html(let html) = parts[0] {
        parts[0] = .html(heading + html)
      } else {
        parts.insert(.html(heading), at: 0)
      }
    }
    sections += parts.map { SectionClaim(kind, $0) }
  }

  /// A short fact, where the source has one.
  mutating func claim(fact label: String, _ value: String?) {
    if let value = value.filled { facts.append(Job.Fact(label, value)) }
  }

  /// A field of work, each once. More than are believed are not looked through.
  mutating func claim(category name: String?, code: String? = nil) {
    guard categories.count < DraftReading.mostEntries, let name = name.filled,
      !categories.contains(where: { $0.name == name })
    else { return }
    categories.append(Category(code: code, name: name))
  }

  /// Where the work is done, in the word that services have for it: `remote`, `Hybrid`, `OnSite`. `unspecified` says nothing.
  /// Gives whether it is such a word.
  @discardableResult
  mutating func claim(workplace word: String?) -> Bool {
    switch (word ?? "").lowercased().filter(\.isLetter) {
    case "remote", "fullyremote", "fully", "telecommute": remote = true
    case "hybrid", "hybridremote": telework = true
    case "onsite", "office", "inoffice": remote = false
    default: return claim(wayOfWorking: word ?? "")
    }
    return true
  }

  /// The same in the words of other languages, `Télétravail partiel`, and in more of them, `Remote-first`, `2 days remote`.
  private mutating func claim(wayOfWorking words: String) -> Bool {
    let said = PlaceTokens(words)
    guard said.parts.isEmpty, said.isRemote || said.isHybrid || said.isOnSite else { return false }
    if said.isRemote { remote = true }
    if said.isRemote, said.isChoice { onSite = true }
    if said.isHybrid { telework = true }
    if said.isOnSite, !said.isRemote { remote = false }
    return true
  }

  /// Pay in figures. 0 is what services write that do not know it; Normalise takes it so. Figures in nobody knows which
  /// currency are shown as they are.
  mutating func claim(payFrom minimum: String?, to maximum: String?, unit: String?, currency: String?) {
    let claimed = PayClaim(minimum: minimum, maximum: maximum, unit: unit, currency: currency.filled)
    guard let words = claimed.words else { return }
    if claimed.currency != nil { pay = claimed } else { claim(fact: "Pay", words) }
  }
}

extension PayClaim {
  /// The first of some claims, from the least to the most that those of the same unit and currency say; nil where there are none.
  static func whole(of claims: [PayClaim]) -> PayClaim? {
    guard var whole = claims.first else { return nil }
    for other in claims.dropFirst() where (other.unit, other.currency) == (whole.unit, whole.currency) {
      if let least = figure(whole.minimum), let less = figure(other.minimum), less < least {
        whole.minimum = other.minimum
      }
      if let most = figure(whole.maximum), let more = figure(other.maximum), more > most {
        whole.maximum = other.maximum
      }
    }
    return whole
  }

  /// Nil for 0 as well, which services write that do not know it.
  private static func figure(_ text: String?) -> Double? {
    text.flatMap(Double.init).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }

  /// The claim as it stands, `45000 – 50000 $ / MONTH`; nil where it has no figure.
  var words: String? {
    let ends = [minimum, maximum].compactMap { $0 == "0" ? nil : $0.filled }
    guard let first = ends.first else { return nil }
    let figures = first == ends.last ? first : ends.joined(separator: " – ")
    return [[figures, currency].compactMap { $0 }.joined(separator: " "), unit.filled].compactMap { $0 }
      .joined(separator: " / ")
  }
}

extension JobDraft {
  /// Pay in the source's own words, and in figures where they are nothing else.
  ///
  /// - Parameters:
  ///   - unit: what a field beside the words says that the figures are for.
  ///   - currency: what such a field says of the currency.
  mutating func claim(payInWords words: String?, unit: String? = nil, currency: String? = nil) {
    claim(fact: "Pay", words)
    if pay == nil { pay = words.flatMap { PayClaim(words: $0, unit: unit, currency: currency) } }
  }

  /// Pay in words under a field's own name, `Salary Range`, where the job has no other; says whether they are that.
  mutating func claims(payInWords words: String?, called name: String) -> Bool {
    let name = name.folded
    guard pay == nil, ["salary", "pay", "hourly", "wage", "gehalt"].contains(where: name.contains),
      let said = words.flatMap({ PayClaim(words: $0) })
    else { return false }
    claim(fact: "Pay", words)
    pay = said
    return true
  }

  /// Work from anywhere, or from the places that these words name.
  mutating func claim(remoteFrom places: String?) {
    remote = true
    placeText = places
    self.places = places.filled.map { [PlaceClaim(name: $0)] } ?? []
  }
}

extension ClaimedText {
  /// HTML, HTML coded once more, or plain: some services send all three in one field, and put HTML of their own behind what
  /// is coded. There is at least one part.
  static func parts(of text: String) -> [ClaimedText] {
    switch (text.firstTag(opening: "<"), text.firstTag(opening: "&lt;")) {
    case (nil, nil): [.plain(text.readingEscapes)]
    case (nil, _): [.escapedHTML(text)]
    case (let plain?, let coded?) where coded < plain:
      [.escapedHTML(String(text[..<plain])), .html(String(text[plain...]))]
    default: [.html(text)]
    }
  }
}

extension String {
  /// Where `<`, however it is written, first opens a tag of an element of HTML, or a comment: `List<String>` and
  /// `<jane@acme.com>` are none. Byte by byte: a search by characters took a quarter of all fetching.
  fileprivate func firstTag(opening: StaticString) -> String.Index? {
    let place = withBytes { text -> Int? in
      opening.withUTF8Buffer { opening in
        guard let first = opening.first else { return nil }
        var start = 0
        while let place = text.place(of: first, from: start), place + opening.count < text.count {
          let inside = place + opening.count
          if text[place..<inside].elementsEqual(opening), Self.isTag(text[inside...], isCoded: opening.count > 1) {
            return place
          }
          start = place + 1
        }
        return nil
      }
    }
    return place.map { utf8.index(startIndex, offsetBy: $0) }
  }

  /// Whether what follows a `<` makes a tag of it. Its end may be coded as its beginning is.
  private static func isTag(_ text: some Collection<UInt8>, isCoded: Bool) -> Bool {
    if text.first == UInt8(ascii: "!") { return true }
    let rest = text.first == UInt8(ascii: "/") ? text.dropFirst() : text[...]
    let name = rest.prefix(PlainText.longestElementName + 1).prefix {
      DateReader.isLetter($0) || DateReader.isDigit($0)
    }
    guard let end = rest.dropFirst(name.count).first, PlainText.isElement(name) else { return false }
    return end <= 32 || end == UInt8(ascii: "/") || end == UInt8(ascii: ">") || isCoded && end == UInt8(ascii: "&")
  }

  /// For text that stands in HTML of our own making.
  var escapedForHTML: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") })
    else { return String(self) }
    var escaped: [UInt8] = []
    escaped.reserveCapacity(utf8.count + 16)
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;".utf8
      case UInt8(ascii: "<"): escaped += "&lt;".utf8
      case UInt8(ascii: ">"): escaped += "&gt;".utf8
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}

extension String {
  /// A code in English as words: `information_technology` is `Information technology`.
  var wordsOfCode: String {
    let words = replacing("_", with: " ").trimmed
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension SectionKind {
  /// The part of a text with a heading of a source's own: of one that could be about anything the part that it stands in, of one
  /// about the employer the summary.
  ///
  /// - Parameter last: what was announced last; what this announces takes its place.
  static func part(under heading: String?, behind last: inout SectionKind) -> SectionKind {
    if let kind = SectionKind(heading: heading) {
      last = kind
      return kind
    }
    let words = " \((heading ?? "").folded) "
    let ofEmployer = [
      "about us", "about the company", "our company", "who we are", "uber uns", "unternehmen", "qui sommes", "a propos",
      "sobre nosotros", "over ons",
    ]
    return ofEmployer.contains(where: words.contains) ? .summary : last
  }

  /// What a heading of a source's own announces; nil for one that could be about anything.
  init?(heading: String?) {
    // With a blank around each word, and without what lost its vowel: `Ce que nous t’offrons` says `nous offrons`.
    let words = " \((heading ?? "").foldedBare) \((heading ?? "").folded) "
    guard !["company", "social", "unternehmens"].contains(where: words.contains) || words.contains("benefit") else {
      return nil
    }
    let kinds: [(SectionKind, [String])] = [
      (
        .benefits,
        [
          "benefit", "perks", "we offer", "what youll get", "what we offer", "wir bieten", "bieten wir", "avantages",
          "nous offrons", "beneficios", "ofrecemos", "wij bieden",
          "oferecemos", "offriamo", "oferujemy", "vi tilbyder", "vi erbjuder", "vi tilbyr", "bieten dir",
          "bieten ihnen",
          "vantaggi", "arbeidsvoorwaarden", "wat bieden we", "待遇", "福利厚生",
        ]
      ),
      (
        .duties,
        [
          "responsib", "duties", "what youll do", "what you will do", "your tasks", "key tasks", "aufgaben",
          " missions ", "responsabilidades", "funciones", "wat ga je doen", "responsabilita", "mansioni", "attivita",
          "obowiazki", "obowiazkow", "arbetsuppgifter", "arbejdsopgaver", "arbeidsoppgaver", "atividades", "仕事内容",
          "業務内容",
        ]
      ),
      (.qualifications, ["qualification", "qualifikation", "kwalifikacje", "kvalifikation", "kvalifikasjon"]),
      (
        .requirements,
        [
          "requirement", "what youll need", "what we require", "who you are", "what you bring", "profile", " profil ",
          "anforderungen", "bringst du mit", "bringen sie mit", "requisitos", "requisiti", "wymagania", "oczekujemy",
          "functie eisen", "functieeisen", "wie ben jij", "應徵條件", "応募資格", "必須スキル", "必須条件",
        ]
      ),
      (.howToApply, ["how to apply"]),
    ]
    let folded = (heading ?? "").folded
    // Of an employer whose trade it is, other headings have the word.
    let isEducation = folded.hasPrefix("education") || folded.hasSuffix("education")
    let kind = kinds.first { $0.1.contains(where: words.contains) }?.0 ?? (isEducation ? .education : nil)
    guard let kind else { return nil }
    self = kind
  }
}
