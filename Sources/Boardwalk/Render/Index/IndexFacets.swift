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
    for (name, values) in divisions(of: board) {
      try write(name, values(), numbers, plan, with: press, into: &rest)
    }
  }

  /// A value and the positions of its jobs.
  private typealias Value = (title: String, slug: String?, jobs: Positions)

  /// Values as they are met, each with the positions of its jobs.
  private struct Groups<Key: Hashable> {
    var values: [Value] = []
    private var known: [Key: Int] = [:]

    mutating func add(_ position: Int, to key: Key, titled title: (Key) -> String) {
      let index = known[key] ?? values.count
      if index == values.count {
        values.append((title(key), nil, []))
        known[key] = index
      }
      values[index].jobs.append(once: position)
    }
  }

  /// The values of each facet, made when they are asked for: all at once they would take as much memory as the board.
  private static func divisions(of board: Board) -> [(String, () -> [Value])] {
    func pages(_ facets: Facets) -> [Value] { frequent(facets.values.map { ($0.title, $0.slug, $0.jobs) }) }
    // By what a job has and not by how that is called: a title is made once for each value and not for each job.
    func grouped<Key: Hashable>(by key: (Listing) -> Key?, titled title: (Key) -> String) -> [Value] {
      var groups = Groups<Key>()
      for (position, job) in board.jobs.enumerated() {
        if let key = key(job) { groups.add(position, to: key, titled: title) }
      }
      return groups.values.filter { !$0.title.isEmpty }
    }
    func texts(_ texts: (Listing) -> [String]) -> [Value] {
      var groups = Groups<String>()
      for (position, job) in board.jobs.enumerated() {
        for text in texts(job) where !text.isEmpty { groups.add(position, to: text, titled: { $0 }) }
      }
      return frequent(groups.values)
    }
    func steps(_ step: (Pay) -> Int?) -> [Value] {
      grouped(by: { .some($0.pay.flatMap(step)) }, titled: { $0.map { String($0 * payStep) } ?? "unknown" })
        .sorted(by: lessPay)
    }
    func grades() -> [Value] { grouped(by: { $0.grade }, titled: \.text) }
    func schedules() -> [Value] { grouped(by: { $0.schedule }, titled: \.text) }
    func closes() -> [Value] { grouped(by: { $0.deadline?.day }, titled: \.description) }
    func firstSeen() -> [Value] { grouped(by: { Day(instant: $0.firstSeen) }, titled: \.description) }
    let conditions = Condition.allCases.map { condition in
      (condition.rawValue, { texts { $0.conditions[condition] } })
    }
    return conditions + [
      ("category", { pages(board.categories) }), ("closes", { closes().sorted { $0.title < $1.title } }),
      ("firstSeen", { firstSeen().sorted { $0.title > $1.title } }), ("grade", { frequent(united(grades())) }),
      ("kind", { frequent(grouped(by: { $0.kind }, titled: \.rawValue)) }),
      ("organization", { pages(board.organizations) }),
      // The top of a range by the step it has reached, its bottom by the step it does not go beyond: then a limit that is a
      // step divides whole groups.
      ("pay", { steps { $0.yearlyMaximum.map { $0 / payStep } } }),
      ("payFrom", { steps { $0.yearlyMinimum.map { ($0 + payStep - 1) / payStep } } }),
      ("location", { pages(board.locations) }), ("schedule", { frequent(schedules()) }),
      ("search", { frequent(board.searches.map { ($0.search.slug, $0.search.slug, $0.jobs) }) }),
      ("source", { texts { [$0.id.source] } }), ("workplace", { texts(\.workplace.names) }),
    ]
  }

  /// Values of one title as one: `GS-09` and `GS-9`.
  private static func united(_ values: [Value]) -> [Value] {
    Dictionary(grouping: values, by: \.title).map { title, same in
      (title, same[0].slug, same.count == 1 ? same[0].jobs : Positions(same.flatMap(\.jobs).sorted()))
    }
  }

  private static func lessPay(_ left: Value, _ right: Value) -> Bool {
    (Int(left.title) ?? -1, left.title) < (Int(right.title) ?? -1, right.title)
  }

  private static func frequent(_ values: [Value]) -> [Value] {
    values.sorted { $0.jobs.count == $1.jobs.count ? $0.title < $1.title : $0.jobs.count > $1.jobs.count }
  }

  private static func write(
    _ name: String, _ values: [Value], _ numbers: [UInt32?], _ plan: IndexPlan, with press: Press,
    into rest: inout IndexRest
  ) throws {
    var facet = IndexRest.Facet(name: name, values: [], parts: 0, named: unnamed.contains(name) ? 0 : named)
    var json: [UInt8] = []
    func finish() throws {
      guard !json.isEmpty else { return }
      json.append(UInt8(ascii: "}"))
      try rest.write(json, to: "data/facets/\(name)-\(facet.parts).json", of: plan, with: press)
      facet.parts += 1
      json = []
    }
    for value in values {
      let held = value.jobs.compactMap { numbers[$0] }.sorted()
      guard !held.isEmpty || name == "search" else { continue }
      var code: [UInt8] = []
      NumberCode.append(held, to: &code)
      if !json.isEmpty, json.count + code.count > fileBytes, !plan.isWhole { try finish() }
      json.append(UInt8(ascii: json.isEmpty ? "{" : ","))
      JSONWriter.append(to: &json) { $0.value(value.title) }
      json.append(UInt8(ascii: ":"))
      JSONWriter.append(to: &json) { $0.value(String(decoding: code, as: UTF8.self)) }
      let point = name == "location" ? at(value, in: press.site.board) : nil
      facet.values.append(
        IndexRest.Facet.Value(
          title: value.title, slug: value.slug, count: held.count, part: facet.parts, at: point))
    }
    try finish()
    rest.facets.append(facet)
    guard facet.values.count > facet.named else { return }
    var all: [UInt8] = []
    JSONWriter.append(to: &all) { json in
      json.array { json in for value in facet.values { json.object { value.write(to: &$0) } } }
    }
    try rest.write(all, to: "data/facets/\(name).json", of: plan, with: press)
  }

  /// Where a place is, as the first of its jobs that knows says it.
  private static func at(_ value: Value, in board: Board) -> (north: Double, east: Double)? {
    for position in value.jobs.prefix(3) {
      for place in board.jobs[position].places where place.text == value.title {
        guard let north = place.latitude, let east = place.longitude else { continue }
        return ((north * 100).rounded() / 100, (east * 100).rounded() / 100)
      }
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
