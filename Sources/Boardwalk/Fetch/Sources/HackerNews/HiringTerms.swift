/// How one is employed, in a part of a hiring line: `Full-time`, `Contract (6 months)`.
enum HiringTerms {
  /// Whether folded words say how one is employed and nothing else: `contract manager` is an occupation.
  static func areAll(of words: String) -> Bool {
    var rest = words.split(separator: " ").map(String.init)
    for hours in ["full", "part"] { rest = without(hours, in: rest) }
    let isAbout = rest.count < words.split(separator: " ").count || rest.contains(where: kinds.contains)
    return isAbout && rest.allSatisfy { kinds.contains($0) || besides.contains($0) || $0.first?.isNumber == true }
  }

  /// `Part-time bookkeeper`, `Intern, Summer 2027`: what an occupation's name says of it.
  static func terms(in words: String) -> [String] {
    ["full time", "fulltime", "part time", "parttime", "intern"].filter { " \(words) ".contains(" \($0) ") }
  }

  /// Without `full time`.
  private static func without(_ hours: String, in words: [String]) -> [String] {
    guard let place = words.indices.first(where: { words[$0] == hours }), words.dropFirst(place + 1).first == "time"
    else { return words }
    return Array(words[..<place] + words[(place + 2)...])
  }

  private static let kinds: Set = [
    "fulltime", "parttime", "contract", "contractor", "intern", "internship", "freelance", "freelancer", "permanent",
    "temporary",
  ]
  private static let besides: Set = [
    "or", "and", "to", "hire", "only", "possible", "position", "positions", "term", "fixed", "long", "short", "per",
    "week", "weeks", "wk", "month", "months", "year", "hours", "hrs", "h", "w2", "c2c", "b2b", "visa", "sponsorship",
  ]
}
