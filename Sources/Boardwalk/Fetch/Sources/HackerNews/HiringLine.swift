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
  private var employment: [String] = []
  private var pay: String?
  private let line: String

  init(_ html: String) {
    line = PlainText.clean(html)
    let parts = Self.parts(of: line)
    guard parts.count > 1 else { return }
    takeEmployer(parts[0])
    for part in parts.dropFirst() { take(part) }
    // Without a word that names an occupation, the first part that is nothing else is the role.
    role = role ?? others.first
    if role == nil, !places.isEmpty { role = places.removeFirst() }
  }

  /// What the line says beyond doubt; all of it stands in the text too.
  func claim(in draft: inout JobDraft) {
    draft.title = role ?? line
    draft.organization = employer
    draft.placeText = places.isEmpty ? nil : places.joined(separator: "; ")
    draft.places = places.map { PlaceClaim(name: $0) }
    for word in workplaces { draft.claim(workplace: word) }
    draft.employment = employment
    draft.claim(payInWords: pay)
  }
}

extension HiringLine {
  /// Between bars; some write dashes for them, and then at least two.
  private static func parts(of line: String) -> [String] {
    for (sign, fewest) in [("|", 2), (" — ", 3), (" – ", 3)] {
      let parts = line.components(separatedBy: sign).map(\.trimmed).filter { !$0.isEmpty }
      if parts.count >= fewest { return parts }
    }
    return []
  }

  /// `Prairie (Remote US)` is Prairie, and how it works; `Prairie (YC S21)` is a name.
  private mutating func takeEmployer(_ part: String) {
    employer = part
    guard part.hasSuffix(")"), let open = part.lastIndex(of: "("), open > part.startIndex else { return }
    let inside = String(part[part.index(after: open)...].dropLast())
    guard Self.holds(inside.folded, Self.workplaceWords) else { return }
    employer = String(part[..<open]).trimmed
    takeWorkplace(inside, inside.folded)
  }

  private mutating func take(_ part: String) {
    let words = part.folded
    if part.contains("://") || part.contains("www.") { return }
    if Self.holds(words, Self.workplaceWords), words.utf8.count < 40 {
      takeWorkplace(part, words)
    } else if Self.holds(words, Self.employmentWords), words.utf8.count < 40 {
      employment.append(part)
    } else if part.contains(where: \.isNumber), part.contains(where: { "$€£kK".contains($0) }) {
      pay = pay ?? part
    } else if role == nil, Self.holds(words, Self.roleWords) {
      role = part
    } else if Self.namesPlace(part) {
      places.append(part)
    } else {
      others.append(part)
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

  /// `Remote (US)`, `ONSITE Berlin`: the way of working, and at times the place.
  private mutating func takeWorkplace(_ part: String, _ words: String) {
    for word in ["remote", "hybrid", "onsite"]
    where words.contains(word) || word == "onsite" && words.contains("on site") {
      workplaces.append(word)
    }
    let isPlain = words.split(separator: " ").allSatisfy {
      Self.workplaceWords.contains(String($0)) || $0 == "on" || $0 == "or"
    }
    if !isPlain { places.append(part) }
  }

  private static let workplaceWords = ["remote", "hybrid", "onsite", "site"]
  private static let employmentWords = [
    "full time", "fulltime", "part time", "contract", "intern", "internship", "freelance", "permanent",
  ]
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
