import Markup

/// The first line of an offer at Hacker News, parted at its bars.
struct HiringLine {
  private var employer: String?
  private var role: String?
  private var places: [String] = []
  private var workplaces: [String] = []
  private var employment: [String] = []
  private var pay: String?
  private let line: String

  init(_ html: String) {
    line = PlainText.clean(html)
    let parts = line.split(separator: "|").map(\.trimmed).filter { !$0.isEmpty }
    guard parts.count > 1 else { return }
    employer = parts[0]
    for part in parts.dropFirst() { take(part) }
    // Without a word that names an occupation, the first part that is nothing else is the role.
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
    } else {
      places.append(part)
    }
  }

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
