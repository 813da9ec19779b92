/// For each value of each facet the jobs that have it: `{"Acme": "<NumberCode>", …}`, in files of some values each.
///
/// Only jobs on offer are in them, so they are written anew when jobs come and go: a fiftieth of the index.
enum IndexFacets {
  /// Bytes of postings after which the next file begins.
  private static let fileBytes = 6000
  /// Yearly pay is grouped in steps of so much.
  static let payStep = 5000
  /// So many values are in the manifest; all of them are in a file of their own.
  static let named = 200
  /// What only those ask for who come back: it would cost everybody else a day's worth of bytes for each day.
  private static let unnamed: Set = ["firstSeen"]

  static func write(_ plan: IndexPlan, with press: Press, into rest: inout IndexRest) throws {
    let board = press.site.board
    let numbers = plan.numbers(of: board)
    let searches = board.searches.map { Facet(title: $0.search.slug, slug: $0.search.slug, jobs: $0.jobs) }
    let pages: [(String, [Facet])] = [
      ("category", board.categories.values), ("organization", board.organizations.values),
      ("location", board.locations.values), ("search", searches),
    ]
    for (name, facets) in pages {
      let values = facets.map { facet in
        Value(
          title: facet.title, slug: facet.slug, numbers: facet.jobs.map { numbers[$0] }.sorted()[...],
          at: name == "location" ? at(facet, in: board) : nil)
      }
      try write(name, values.sorted(by: frequency), plan, with: press, into: &rest)
    }
  }

  /// The same of what jobs say themselves, as far as it follows from some things.
  static func write(
    from origins: [RowOrigin], _ plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    let board = press.site.board
    let numbers = plan.entries.lazy.filter { $0.position != nil }.map(\.number)
    let positions = plan.entries.compactMap(\.position)
    let jobs = positions.lazy.map { board.jobs[Int($0)] }
    let groups = RowGroups.all(origins, of: jobs)
    for division in divisions(board.payCurrency) {
      guard let groups = groups[division.origin] else { continue }
      // Titles are made once for all jobs that have alike what they follow from.
      let values = Self.values(groups, numbers) { division.titles(jobs[$0]) }
      try write(division.name, values.sorted(by: division.order), plan, with: press, into: &rest)
    }
  }
}

extension IndexFacets {
  /// A value and its jobs.
  private struct Value {
    var title: String
    var slug: String?
    /// Ascending.
    var numbers: ArraySlice<UInt32>
    /// Where it is, in degrees north and east.
    var at: (north: Double, east: Double)?
  }

  /// A facet of what jobs say themselves.
  private struct Division: Sendable {
    let name: String
    let origin: RowOrigin
    /// Before which other a value stands.
    var order: @Sendable (Value, Value) -> Bool = frequency
    let titles: @Sendable (Listing) -> [String]
  }

  private static func divisions(_ currency: PayCurrency) -> [Division] {
    Condition.allCases.map { condition in
      Division(name: condition.rawValue, origin: .conditions) { $0.conditions[condition] }
    } + [
      Division(name: "closes", origin: .deadline, order: earliest) { job in
        job.summary.deadline.map { [$0.day.description] } ?? []
      },
      Division(name: "firstSeen", origin: .firstSeen, order: latest) { [Day(instant: $0.firstSeen).description] },
      Division(name: "grade", origin: .terms) { job in job.summary.grade.map { [$0.text] } ?? [] },
      Division(name: "kind", origin: .kind) { [$0.summary.kind.rawValue] },
      // The top of a range by the step it has reached, its bottom by the step it does not go beyond: then a limit that is a
      // step divides whole groups.
      Division(name: "pay", origin: .pay, order: lessPay) {
        [step(currency.comparable($0.summary.pay)?.yearlyMaximum)]
      },
      Division(name: "payFrom", origin: .pay, order: lessPay) { job in
        [step(currency.comparable(job.summary.pay)?.yearlyMinimum.map { $0 + payStep - 1 })]
      },
      Division(name: "schedule", origin: .terms) { job in job.summary.schedule.map { [$0.text] } ?? [] },
      Division(name: "source", origin: .source) { [$0.summary.id.source] },
      Division(name: "workplace", origin: .workPlace) { $0.summary.workplace.names },
    ]
  }

  /// What the facets above follow from: parts of work that take about as much memory.
  static let origins: [[RowOrigin]] = [
    [.conditions, .deadline, .firstSeen, .kind], [.pay, .source, .terms, .workPlace],
  ]

  private static func step(_ pay: Int?) -> String { pay.map { String($0 / payStep * payStep) } ?? "unknown" }

  /// The values of jobs that are in groups.
  ///
  /// - Parameters:
  ///   - numbers: those of the jobs, ascending.
  ///   - titles: the values that the job at a place among them has.
  private static func values(
    _ groups: RowGroups, _ numbers: some Sequence<UInt32>, _ titles: (Int) -> [String]
  ) -> [Value] {
    var known: [String: Int] = [:]
    var values: [Value] = []
    // For each group the places of its values.
    var members = NumberRows()
    for head in groups.heads {
      var places: [Int] = []
      for title in titles(Int(head)) where !title.isEmpty {
        let place = known[title] ?? values.count
        if place == values.count {
          values.append(Value(title: title, numbers: []))
          known[title] = place
        }
        if !places.contains(place) { places.append(place) }
      }
      for place in places { members.append(Int32(place)) }
      members.endRow()
    }
    // First how many each has, then each at its place.
    var ends = [Int](repeating: 0, count: values.count + 1)
    let all = members.withUnsafeNumbers { places in
      for group in groups.groups {
        for index in members.range(of: Int(group)) { ends[Int(places[index]) + 1] += 1 }
      }
      for place in values.indices { ends[place + 1] += ends[place] }
      var next = ends
      var all = [UInt32](repeating: 0, count: ends[values.count])
      for (group, number) in zip(groups.groups, numbers) {
        for index in members.range(of: Int(group)) {
          all[next[Int(places[index])]] = number
          next[Int(places[index])] += 1
        }
      }
      return all
    }
    for place in values.indices { values[place].numbers = all[ends[place]..<ends[place + 1]] }
    return values
  }

  private static func earliest(_ left: Value, _ right: Value) -> Bool { left.title < right.title }

  private static func latest(_ left: Value, _ right: Value) -> Bool { left.title > right.title }

  private static func lessPay(_ left: Value, _ right: Value) -> Bool {
    (Int(left.title) ?? -1, left.title) < (Int(right.title) ?? -1, right.title)
  }

  /// The most frequent first.
  private static func frequency(_ left: Value, _ right: Value) -> Bool {
    left.numbers.count == right.numbers.count ? left.title < right.title : left.numbers.count > right.numbers.count
  }

  private static func write(
    _ name: String, _ values: [Value], _ plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    var facet = IndexRest.Facet(name: name, values: [], parts: 0, named: unnamed.contains(name) ? 0 : named)
    var json: [UInt8] = []
    func finish() throws {
      guard !json.isEmpty else { return }
      json.append(UInt8(ascii: "}"))
      try rest.write(json, to: IndexFile("data/facets/\(name)-", facet.parts), of: plan, with: press)
      facet.parts += 1
      json = []
    }
    for value in values where !value.numbers.isEmpty || name == "search" {
      var code: [UInt8] = []
      NumberCode.append(value.numbers, to: &code)
      if !json.isEmpty, json.count + code.count > fileBytes, !plan.isWhole { try finish() }
      json.append(UInt8(ascii: json.isEmpty ? "{" : ","))
      JSONWriter.append(to: &json) { $0.value(value.title) }
      json.append(UInt8(ascii: ":"))
      JSONWriter.append(to: &json) { $0.value(String(decoding: code, as: UTF8.self)) }
      facet.values.append(
        IndexRest.Facet.Value(
          title: value.title, slug: value.slug, count: value.numbers.count, part: facet.parts, at: value.at))
    }
    try finish()
    rest.facets.append(facet)
    guard facet.values.count > facet.named else { return }
    var all: [UInt8] = []
    JSONWriter.append(to: &all) { json in
      json.array { json in for value in facet.values { json.object { value.write(to: &$0) } } }
    }
    try rest.write(all, to: IndexFile("data/facets/\(name)"), of: plan, with: press)
  }

  /// Where a place is, as the first of its jobs that knows says it.
  private static func at(_ facet: Facet, in board: Board) -> (north: Double, east: Double)? {
    for place in board.places(of: facet) {
      guard let north = place.latitude, let east = place.longitude else { continue }
      return (north.inHundredths, east.inHundredths)
    }
    return nil
  }
}

extension IndexRest.Facet.Value {
  func write(to json: inout JSONWriter) {
    json.member("title", title)
    json.member("slug", slug)
    json.member("count", count)
    json.member("part", part)
    guard let at else { return }
    json.array("at") { json in
      json.value(at.north)
      json.value(at.east)
    }
  }
}
