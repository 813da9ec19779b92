/// In which order a file writes days of numbers alone: `05/11/2026` is the fifth of November where another of its days can only
/// begin with the day, `20/11/2026`, and none can only begin with the month; where it is the other way round it is surely the
/// eleventh of May. Where no day says it, rows do that would be posted in the future, or close before they are posted, in one of
/// the orders. A file is of one program, and a cell by itself does not say.
struct DayOrder {
  /// The days of a row as they are written.
  typealias Days = (posted: String?, closes: String?)

  /// Nil where nothing says it, or days contradict each other: then every row is read by itself.
  private let order: NumberedDay.Order?
  private let today: Day?
  /// The first day that can be read both ways.
  private var ambiguous: String?
  /// The first days that can be read in one order only.
  private var clear: [NumberedDay.Order: String] = [:]

  /// - Parameter today: the day of the run; nil where no row is to be judged by it.
  init(of rows: some Sequence<Days>, today: Day?) {
    var votes: [NumberedDay.Order: Int] = [:]
    for row in rows {
      for cell in [row.posted, row.closes] {
        guard let cell, let day = NumberedDay(cell) else { continue }
        if let order = day.order { clear[order] = clear[order] ?? cell }
        if day.isAmbiguous { ambiguous = ambiguous ?? cell }
      }
      if let vote = Self.vote(posted: row.posted, closes: row.closes, today: today) { votes[vote, default: 0] += 1 }
    }
    let (days, months) = (votes[.dayFirst] ?? 0, votes[.monthFirst] ?? 0)
    let majority: NumberedDay.Order? = days == months ? nil : days > months ? .dayFirst : .monthFirst
    order = clear.isEmpty ? majority : clear.count == 1 ? clear.keys.first : nil
    self.today = today
  }

  /// - Parameter cells: of all columns with days.
  init(of cells: some Sequence<String>) {
    self.init(of: cells.lazy.map { (posted: $0, closes: nil) }, today: nil)
  }

  /// A cell, with the year first where this is about it and the order is known: `2026-11-05`, and what follows.
  func plain(_ cell: String?) -> String? { order.map { Self.plain(cell, in: $0) } ?? cell }

  /// The days of a row likewise. Where the order is not known they are both in that of the row's own clear day, in that in which
  /// it closes behind the day it was posted, or else with the month first.
  func plain(_ row: Days) -> Days {
    if let order = order ?? Self.order(of: row) ?? Self.vote(posted: row.posted, closes: row.closes, today: today) {
      return (Self.plain(row.posted, in: order), Self.plain(row.closes, in: order))
    }
    // Half of the world writes hyphens between them and begins with the day.
    guard let posted = row.posted, WrittenTime(posted.trimmed) != nil,
      ![row.posted, row.closes].contains(where: { $0?.contains("-") ?? false })
    else { return row }
    return (Self.plain(row.posted, in: .monthFirst), Self.plain(row.closes, in: .monthFirst))
  }

  /// What is to be said of days that can be read both ways; nil where the order is known.
  var finding: Diagnostic? {
    guard order == nil else { return nil }
    let hint =
      "Until then the month comes first, unless that row would be posted in the future or close before it is posted."
    if let month = clear[.monthFirst], let day = clear[.dayFirst] {
      let both = "“\(quoted(month))” stands beside “\(quoted(day))”"
      let plain = ambiguous.map(Self.suggestions) ?? Self.suggestions(for: day)
      let such = ambiguous.map { "Days such as \(quoted($0)) can" } ?? "Days can"
      return Diagnostic(.warning, "\(such) be read two ways, as \(both); write \(plain).", hint: hint)
    }
    return ambiguous.map { cell in
      Diagnostic(
        .warning, "Days such as \(quoted(cell)) can be read two ways; write \(Self.suggestions(for: cell)).", hint: hint
      )
    }
  }
}

extension DayOrder {
  /// The order in which a row has no fault where it has one in the other; nil where it has one in both or in none.
  ///
  /// - Parameter today: no row is posted later; nil where some are.
  static func vote(posted: String?, closes: String?, today: Day?) -> NumberedDay.Order? {
    guard [posted, closes].contains(where: { $0.flatMap(NumberedDay.init)?.isAmbiguous ?? false }) else { return nil }
    let sound = NumberedDay.Order.allCases.filter { order in
      guard let begin = day(posted, in: order) else { return true }
      // East of Greenwich the day may have begun that is still to come there.
      if let today, begin > today + 1 { return false }
      return day(closes, in: order).map { $0 >= begin } ?? true
    }
    return sound.count == 1 ? sound[0] : nil
  }

  private static func day(_ cell: String?, in order: NumberedDay.Order) -> Day? {
    plain(cell, in: order).flatMap { WrittenTime($0.trimmed)?.day }
  }

  /// That of the days of a row that can be read in one only.
  private static func order(of row: Days) -> NumberedDay.Order? {
    let orders = Set([row.posted, row.closes].compactMap { $0.flatMap(NumberedDay.init)?.order })
    return orders.count == 1 ? orders.first : nil
  }

  private static func plain(_ cell: String?, in order: NumberedDay.Order) -> String? {
    guard let cell, let day = NumberedDay(cell) else { return cell }
    // Who is told that a cell is no date looks for it as it stands in the file.
    return day.written(in: day.order ?? order) ?? cell
  }

  /// `2026-11-05 or 2026-05-11`
  private static func suggestions(for cell: String) -> String {
    let day = NumberedDay(cell)
    let texts = NumberedDay.Order.allCases.compactMap { order in
      day?.written(in: day?.order ?? order).map { String($0.prefix(10)) }
    }
    return Set(texts).count == 1 ? texts[0] : texts.joined(separator: " or ")
  }
}
