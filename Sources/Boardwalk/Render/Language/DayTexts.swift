/// What pages say of days, each day said once: the jobs of a board name a few hundred of them, and a row for each job stands in
/// a dozen lists.
struct DayTexts: Sendable {
  private let language: Language
  private let today: Day
  /// The first day that `texts` has.
  private let first: Day
  private let texts: [Texts]

  private struct Texts {
    var long: String
    var posted: String
    var short: String
    var closes: String
    var closesShort: String
  }

  /// Days further away are rare, and said anew each time.
  private static let furthest = 800

  init(of jobs: [Listing], today: Day, in language: Language) {
    (self.language, self.today) = (language, today)
    var (low, high) = (Day(number: .max), Day(number: .min))
    for job in jobs {
      low = min(low, job.summary.posted, job.summary.deadline?.day ?? low)
      high = max(high, job.summary.posted, job.summary.deadline?.day ?? high)
    }
    (low, high) = (max(low, today + -Self.furthest), min(high, today + Self.furthest))
    first = low
    texts =
      low > high
      ? []
      : (low.number...high.number).map { number in
        let day = Day(number: number)
        return Texts(
          long: language.day(day), posted: language.posted(day, today: today), short: language.shortDay(day),
          closes: language.closes(day, today: today), closesShort: language.closes(day))
      }
  }

  /// `Today`, `Yesterday`, `18 Nov`
  func posted(_ day: Day) -> String { index(of: day).map { texts[$0].posted } ?? language.posted(day, today: today) }

  /// `18 November 2026`
  func long(_ day: Day) -> String { index(of: day).map { texts[$0].long } ?? language.day(day) }

  /// `18 Nov 2026`
  func short(_ day: Day) -> String { index(of: day).map { texts[$0].short } ?? language.shortDay(day) }

  /// Of a day that is not near: `closes 14 Jan`, or `closes 14 Jan 2027` where the page is read in other years as well.
  func closes(_ day: Day, relative: Bool) -> String {
    guard let index = index(of: day) else {
      return relative ? language.closes(day, today: today) : language.closes(day)
    }
    return relative ? texts[index].closes : texts[index].closesShort
  }

  private func index(of day: Day) -> Int? {
    let index = day - first
    return texts.indices.contains(index) ? index : nil
  }
}
