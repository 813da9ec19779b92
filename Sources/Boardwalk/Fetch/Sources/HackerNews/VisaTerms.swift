/// What a part of a hiring line says of help with a visa.
struct VisaTerms {
  /// Whether there is help; nil where nothing is said of it, or not beyond doubt: `Visa possible for exceptional candidates`.
  private(set) var isSponsored: Bool?
  /// The part without what says so: `ONSITE` of `ONSITE, VISA`.
  private(set) var rest: String

  init(_ part: String) {
    rest = part
    let words = part.folded
    guard words.contains("visa") || words.contains("sponsor") else { return }
    if let said = Self.said(in: words) { (isSponsored, rest) = (said, "") } else { takePieces(of: part) }
  }
}

extension VisaTerms {
  /// `Berlin (VISA)`, `ONSITE, no visa sponsorship`, `ONSITE + VISA`, `ONSITE VISA`.
  private mutating func takePieces(of part: String) {
    if part.hasSuffix(")"), let open = part.lastIndex(of: "("), let said = Self.said(inPiece: part[open...]) {
      (isSponsored, rest) = (said, String(part[..<open]).trimmed)
      return
    }
    for signs in [",;", "+&/", " "] {
      let pieces = part.split { signs.contains($0) }
      let others = pieces.filter { Self.said(inPiece: $0) == nil }
      guard others.count < pieces.count, signs == ",;" || others.allSatisfy({ Self.isTag(String($0).folded) }) else {
        continue
      }
      isSponsored = pieces.lazy.compactMap { Self.said(inPiece: $0) }.first
      let kept = others.joined(separator: signs == ",;" ? "," : " ").trimmed
      // Of `Remote (US, no visa)` half a bracket would be left.
      if kept.count(where: { $0 == "(" }) == kept.count(where: { $0 == ")" }) { rest = kept }
      return
    }
  }

  /// Of a list the one word counts in capitals only, as the thread's rules have it: `Cards, Visa & others` is about something else.
  private static func said(inPiece piece: Substring) -> Bool? {
    let word = piece.filter(\.isLetter)
    let words = String(piece).folded
    return words.contains(" ") || word == "VISA" ? said(in: words) : nil
  }

  /// Nil where any other word stands in it.
  private static func said(in words: String) -> Bool? {
    let words = words.split(separator: " ").map(String.init)
    let isSponsoring = words.contains { $0.hasPrefix("sponsor") }
    guard isSponsoring || words.contains(where: { $0.hasPrefix("visa") }) else { return nil }
    let isDenied = words.contains(where: denials.contains)
    let areKnown = words.allSatisfy { word in
      visas.contains(word) || denials.contains(word) || isSponsoring && sponsoring.contains(word)
    }
    return areKnown ? !isDenied : nil
  }

  /// `onsite`, `full time`: what else is said in one word.
  private static func isTag(_ words: String) -> Bool {
    HiringTerms.areAll(of: words)
      || words.split(separator: " ").allSatisfy {
        ["remote", "hybrid", "onsite", "on", "site", "or", "and", "only", "interns"].contains(String($0))
      }
  }

  private static let visas: Set = [
    "visa", "visas", "sponsor", "sponsors", "sponsored", "sponsoring", "sponsorship", "sponsorships", "yes", "ok",
    "okay", "available", "offered", "provided", "support", "supported", "assistance", "help", "welcome", "relocation",
    "and", "or", "we", "with", "at", "this", "time", "currently",
  ]
  private static let sponsoring: Set = [
    "us", "uk", "eu", "work", "h1b", "h", "1b", "for", "to", "is", "are", "do", "can", "will", "able", "offer",
    "offers",
    "provide", "provides", "any",
  ]
  private static let denials: Set = [
    "no", "not", "non", "without", "cannot", "cant", "unable", "dont", "wont", "unfortunately", "sorry",
  ]
}
