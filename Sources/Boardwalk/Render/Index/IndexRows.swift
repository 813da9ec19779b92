/// The jobs of some numbers: what the files that speak of them are made of, and what stands in those that have to be written.
final class IndexRows {
  private let rows: [IndexRow]
  /// For each row all that is said of it, as a number: the same when its job is gone.
  private let marks: [Fingerprint]
  /// Where the first of them is in `IndexPlan.entries`. All places are said so.
  private let start: Int
  private let groups: [RowOrigin: RowGroups]
  private let site: Site
  private lazy var table = IndexTable(of: rows, alike: groups, on: site)

  init(_ range: Range<Int>, of plan: IndexPlan, with press: Press) throws {
    let rows = try IndexRow.read(plan.entries[range], with: press)
    var alike = RowOrigin.allCases.map { (groups: RowGroups(by: $0, expecting: rows.count), marks: [Fingerprint]()) }
    var room = RowWriter()
    // Row by row: what a row is made of has to be found in memory first.
    marks = rows.map { row in
      var mark = row.mark
      for origin in alike.indices {
        let group = alike[origin].groups.append(row.job)
        if group == alike[origin].marks.count {
          alike[origin].marks.append(alike[origin].groups.origin.mark(of: row.job, in: &room))
        }
        mark.add(alike[origin].marks[group])
      }
      return mark
    }
    self.rows = rows
    groups = Dictionary(uniqueKeysWithValues: alike.map { ($0.groups.origin, $0.groups) })
    start = range.lowerBound
    site = press.site
  }

  subscript(place: Int) -> IndexRow { rows[place - start] }

  subscript(range: Range<Int>) -> ArraySlice<IndexRow> { rows[moved(range)] }

  /// Of what files are made of that say something of some rows and of nothing else.
  func fingerprint(of range: Range<Int>) -> Fingerprint {
    var fingerprint = site.fingerprint
    fingerprint.add(site.hasLogos)
    for mark in marks[moved(range)] { fingerprint.add(mark) }
    return fingerprint
  }

  /// Some fields of some rows as JSON.
  func table(_ fields: [IndexField], of places: some Collection<Int>) -> [UInt8] {
    table.json(fields, of: places.lazy.map { [start] in $0 - start })
  }

  private func moved(_ range: Range<Int>) -> Range<Int> { range.lowerBound - start..<range.upperBound - start }
}

extension RowOrigin {
  /// What it is of a job, as a number.
  ///
  /// - Parameter room: what is in it does not matter.
  fileprivate func mark(of job: Listing, in room: inout RowWriter) -> Fingerprint {
    room.removeAll()
    switch self {
    case .conditions: for condition in Condition.allCases { room.write(job.conditions[condition]) }
    case .deadline: room.write(job.summary.deadline) { $1.write(to: &$0) }
    case .firstSeen: room.write(Int(Day(instant: job.firstSeen).number))
    case .hirer: job.summary.hirer.value.write(to: &room)
    case .kind: room.write(job.summary.kind.rawValue)
    case .pay: room.write(job.summary.pay) { $1.write(to: &$0) }
    case .posted: room.write(Int(job.summary.posted.number))
    case .source: room.write(job.summary.id.source)
    case .terms: job.summary.terms.value.write(to: &room)
    case .vacancy: job.summary.vacancy.value.write(to: &room)
    case .workPlace: job.summary.workPlace.value.write(to: &room)
    }
    var mark = Fingerprint()
    mark.add(room.bytes)
    return mark
  }
}

extension IndexRow {
  /// What is said of this number and hardly of another, as a number.
  fileprivate var mark: Fingerprint {
    var mark = Fingerprint()
    mark.add(Int(number))
    mark.add(job.summary.id.sourceID)
    mark.add(job.summary.slug.text)
    mark.add(job.summary.title)
    mark.add(job.summary.skills.count)
    for skill in job.summary.skills { mark.add(skill) }
    return mark
  }
}
