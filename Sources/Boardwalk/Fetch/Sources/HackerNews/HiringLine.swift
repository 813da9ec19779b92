import Foundation
import Markup

/// The first line of an offer at Hacker News, parted at its bars.
struct HiringLine {
  private var employer: String?
  private var role: String?
  private var places: [String] = []
  /// What is none of all this: technologies, conditions, further roles. They stand in the text.
  private var others: [String] = []
  private var workplaces: [String] = []
  /// Whether remote work is said to be one of two ways: `Remote OK`.
  private var isRemoteChoice = false
  private var employment: [String] = []
  /// What is said of help with a visa.
  private var sponsorships: Set<Bool> = []
  /// Whatever has figures of money in it.
  private var sums: [String] = []
  private let line: String

  /// Offers have fewer than ten; each is looked at for places, pay and ways of working.
  private static let mostParts = 30

  init(_ html: String) {
    line = PlainText.clean(html)
    let parts = Self.parts(of: line)
    guard parts.count > 1 else { return }
    takeEmployer(parts[0])
    for part in parts.dropFirst().prefix(Self.mostParts) { take(part) }
    // Without a word that names an occupation, the first part that is nothing else is the role.
    role = role ?? others.first ?? employment.first { Self.holds($0.folded, ["intern", "internship"]) }
  }

  /// What the line says beyond doubt; all of it stands in the text too.
  func claim(in draft: inout JobDraft) {
    draft.title = role ?? line
    draft.organization = employer
    draft.placeText = places.isEmpty ? nil : places.joined(separator: "; ")
    draft.places = places.map { PlaceClaim(name: $0) }
    claimWorkplaces(in: &draft)
    draft.employment = employment
    if sponsorships.count == 1, let isSponsored = sponsorships.first {
      draft.claim(fact: Condition.sponsorship.label, isSponsored ? "Yes" : "No")
    }
    draft.claim(payInWords: sums.first { PayClaim(words: $0) != nil } ?? sums.first)
  }
}

extension HiringLine {
  /// `ONSITE or REMOTE` offers both, and so does a town beside `Remote OK`.
  private func claimWorkplaces(in draft: inout JobDraft) {
    if workplaces.contains("hybrid") { draft.claim(workplace: "hybrid") }
    let hasOffice = isRemoteChoice && places.contains { Self.reader.read(PlaceClaim(name: $0)).hasNarrowSite }
    let (isRemote, isOnSite) = (workplaces.contains("remote"), workplaces.contains("onsite") || hasOffice)
    if isRemote || isOnSite { draft.remote = isRemote }
    draft.onSite = isRemote && isOnSite
  }

  /// Between bars; some write dashes for them, and then at least two.
  private static func parts(of line: String) -> [String] {
    for (sign, fewest) in [("|", 2), (" — ", 3), (" – ", 3)] {
      let parts = line.components(separatedBy: sign).map(\.trimmed).filter { !$0.isEmpty }
      if parts.count >= fewest { return parts }
    }
    return []
  }

  /// `Prairie (Remote US)` is Prairie, and how it works; `Prairie (Dublin)` is a name.
  private static func parted(_ part: String) -> (name: String, way: String)? {
    guard part.hasSuffix(")"), let open = part.lastIndex(of: "("), open > part.startIndex else { return nil }
    let inside = String(part[part.index(after: open)...].dropLast())
    return holds(inside.folded, workplaceWords) ? (String(part[..<open]).trimmed, inside) : nil
  }

  private mutating func takeEmployer(_ part: String) {
    let part = HiringEmployer.name(in: part)
    employer = part
    guard let (name, way) = Self.parted(part) else { return }
    employer = HiringEmployer.name(in: name)
    takeWorkplace(way, way.folded)
  }

  private mutating func take(_ whole: String) {
    if whole.contains("://") || whole.contains("www.") { return }
    let visa = VisaTerms(whole)
    if let isSponsored = visa.isSponsored { sponsorships.insert(isSponsored) }
    let part = visa.rest
    if part.isEmpty { return }
    if role == nil, let (name, way) = Self.parted(part), Self.holds(name.folded, Self.roleWords) {
      takeWorkplace(way, way.folded)
      return take(name)
    }
    let words = part.folded
    if Self.holds(words, Self.workplaceWords), words.utf8.count < 40 {
      takeWorkplace(part, words)
    } else if HiringTerms.areAll(of: words) {
      employment.append(part)
    } else if PayClaim(words: part) != nil {
      sums.append(part)
    } else if role == nil, Self.holds(words, Self.roleWords) {
      role = part
      employment += HiringTerms.terms(in: words)
    } else if PayWords.areAboutMoney(part) {
      if !Self.holds(words, Self.fundingWords) { sums.append(part) }
    } else if Self.namesPlace(part) {
      places.append(part)
    } else {
      others.append(part)
      employment += HiringTerms.terms(in: words)
    }
  }

  /// Whether all of it is places that are known: `Berlin`, `NYC or London`, but not `React / AI`.
  private static func namesPlace(_ part: String) -> Bool {
    let texts = PlaceTokens.places(in: part)
    return !texts.isEmpty
      && texts.allSatisfy { text in
        if text.count <= 3, !["US", "USA", "UK", "EU", "UAE", "NYC", "SF", "DC"].contains(text) { return false }
        return reader.read(PlaceClaim(name: text)).places.contains { place in
          place.country != nil || place.region != nil || place.city == nil
        }
      }
  }

  private static let reader = PlaceReader()

  /// Whether a part names a place to work at beside remote work, as every source's places do: `Toronto or Remote (Canada)`.
  private static func offersOffice(_ part: String) -> Bool {
    var draft = JobDraft(sourceID: "")
    (draft.placeText, draft.places) = (part, [PlaceClaim(name: part)])
    return Whereabouts(draft, reader: reader).workplace.contains(.onSite)
  }

  /// `Remote (US)`, `ONSITE Berlin`, `New York, 3 days in office`: the way of working, and at times the place.
  private mutating func takeWorkplace(_ part: String, _ words: String) {
    let isInOffice = Self.holds(words, Self.officeWords)
    let said = PlaceTokens(part)
    let isRefused = said.isRefused && !said.isRemote
    if words.contains("remote"), !isRefused {
      workplaces.append("remote")
      if Self.offersOffice(part) { workplaces.append("onsite") }
      isRemoteChoice = isRemoteChoice || said.isChoice
    }
    let isPartly = Self.holds(words, ["day", "days"]) && !Self.holds(words, ["5 days", "five days"])
    if words.contains("hybrid") || isInOffice && isPartly { workplaces.append("hybrid") }
    if isInOffice && !isPartly || words.contains("onsite") || words.contains("on site") { workplaces.append("onsite") }
    let isPlain = words.split(separator: " ").allSatisfy { Self.plainWords.contains(String($0)) }
    if isPlain { return }
    // `Berlin (onsite, no remote)` is Berlin, `no remote` alone names no place.
    if isRefused {
      if !said.parts.isEmpty { take(said.parts.joined(separator: ", ")) }
      return
    }
    let place = isInOffice ? Self.withoutOffice(part) : part
    if !place.isEmpty { places.append(place) }
  }

  /// `New York, NY, 3 days in office` and `NYC in office 3 days` without how often.
  private static func withoutOffice(_ part: String) -> String {
    let visits = #"(?i)(\d\S*\s+days?\b.*)?\bin[- ](the )?office\b.*"#
    let pieces = part.split { ",;()".contains($0) }
    return pieces.map { $0.replacingOccurrences(of: visits, with: "", options: .regularExpression).trimmed }
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static let officeWords = ["in office", "in the office"]
  private static let workplaceWords = ["remote", "hybrid", "onsite", "on site"] + officeWords
  private static let plainWords = ["remote", "hybrid", "onsite", "on", "site", "or", "and", "only"]
  /// What an employer has, and does not pay.
  private static let fundingWords = ["raised", "funding", "funded", "series", "seed", "revenue", "arr", "valuation"]
  private static let roleWords = [
    "engineer", "engineers", "engineering", "developer", "developers", "designer", "manager", "scientist", "analyst",
    "architect",
    "director", "founder", "cofounder", "cto", "lead", "head", "researcher", "writer", "operator", "operators",
    "devops", "sre",
    "consultant", "administrator", "role", "roles", "positions", "openings", "programmer", "hacker", "marketer",
    "recruiter",
  ]

  private static func holds(_ words: String, _ phrases: [String]) -> Bool {
    phrases.contains { " \(words) ".contains(" \($0) ") }
  }
}
