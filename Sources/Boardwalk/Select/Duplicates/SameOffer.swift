/// Whether two listings of one organization with near-equal titles are one offer, and how surely.
///
/// Conservative: whatever tells them apart does, because a duplicate is a nuisance and a job that is missing is a loss.
enum SameOffer {
  /// Listings posted further apart, in days, are two offers.
  static let furthestApart = 60
  /// Yearly pay may differ by rounding.
  static let payTolerance = 0.02

  /// 0 where they are two offers.
  static func score(_ left: DuplicateCandidate, _ right: DuplicateCandidate) -> Int {
    let (one, other) = (left.summary, right.summary)
    let place = one.placeOverlap(with: other)
    guard place > 0, !areToldApart(left, right), areOfOneTime(one, other), agreeOnPay(one.pay, other.pay) else {
      return 0
    }
    if left.id.source == right.id.source {
      // A source that lists two says that they are two, unless not a letter of their texts differs.
      let isCopy = left.marks.text != 0 && left.marks.text == right.marks.text && place == 3
      guard left.standing >= .community, isCopy else { return 0 }
    }
    var score = place
    if left.marks.text != 0, left.marks.text == right.marks.text { score += 8 }
    if left.marks.announcement != 0, left.marks.announcement == right.marks.announcement { score += 16 }
    if one.pay != nil, one.pay == other.pay { score += 2 }
    if one.department != nil, one.department == other.department { score += 1 }
    return score
  }

  private static func areToldApart(_ left: DuplicateCandidate, _ right: DuplicateCandidate) -> Bool {
    let (one, other) = (left.summary, right.summary)
    let numbers = (left.marks.announcement, right.marks.announcement)
    if numbers.0 != 0, numbers.1 != 0, numbers.0 != numbers.1 { return true }
    if differ(one.department?.folded, other.department?.folded) { return true }
    if differ(one.grade?.text, other.grade?.text) { return true }
    if let mine = one.schedule, let theirs = other.schedule, mine != theirs, mine != .multiple, theirs != .multiple {
      return true
    }
    if areOfTwoKinds(one.appointment, other.appointment) { return true }
    guard left.standing == .employer, right.standing == .employer else { return false }
    let teams = (Set(one.categories.map(\.name.folded)), Set(other.categories.map(\.name.folded)))
    if !teams.0.isEmpty, !teams.1.isEmpty, teams.0.isDisjoint(with: teams.1) { return true }
    return differ(one.deadline?.day, other.deadline?.day)
  }

  private static func differ<Value: Equatable>(_ one: Value?, _ other: Value?) -> Bool {
    guard let one, let other else { return false }
    return one != other
  }

  /// An internship beside a permanent post.
  private static func areOfTwoKinds(_ one: String?, _ other: String?) -> Bool {
    guard let one = one?.folded, let other = other?.folded, one != other else { return false }
    return ["intern", "temporary", "contract", "freelance", "apprentice", "volunteer", "permanent"].contains { kind in
      one.contains(kind) != other.contains(kind)
    }
  }

  /// The days on which they could be applied for.
  private static func areOfOneTime(_ one: JobSummary, _ other: JobSummary) -> Bool {
    guard abs(one.posted - other.posted) <= furthestApart else { return false }
    if let deadline = one.deadline, deadline.day < other.posted { return false }
    if let deadline = other.deadline, deadline.day < one.posted { return false }
    return true
  }

  private static func agreeOnPay(_ one: Pay?, _ other: Pay?) -> Bool {
    guard let one, let other else { return true }
    guard one.currency == other.currency else { return false }
    guard let low = one.yearlyMinimum, let high = one.yearlyMaximum, let otherLow = other.yearlyMinimum,
      let otherHigh = other.yearlyMaximum
    else { return true }
    return Double(low) <= Double(otherHigh) * (1 + payTolerance)
      && Double(otherLow) <= Double(high) * (1 + payTolerance)
  }
}
