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
    let groups = RowGroups.all(RowOrigin.allCases, of: rows.lazy.map(\.job))
    var marks = rows.map(\.mark)
    for (origin, write) in Self.shared { groups[origin]?.add(write, of: rows, to: &marks) }
    (self.rows, self.groups, self.marks) = (rows, groups, marks)
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

  /// What many jobs have alike of all that is said of a number.
  private static var shared: [(RowOrigin, (Listing, inout RowWriter) -> Void)] {
    [
      (.hirer, { $0.summary.hirer.value.write(to: &$1) }), (.workPlace, { $0.summary.workPlace.value.write(to: &$1) }),
      (.pay, { $1.write($0.summary.pay) { $1.write(to: &$0) } }), (.terms, { $0.summary.terms.value.write(to: &$1) }),
      (.deadline, { $1.write($0.summary.deadline) { $1.write(to: &$0) } }),
      (.vacancy, { $0.summary.vacancy.value.write(to: &$1) }),
      (.conditions, { job, row in for condition in Condition.allCases { row.write(job.conditions[condition]) } }),
    ]
  }
}

extension RowGroups {
  /// Adds what the rows have alike to what is known of each.
  fileprivate func add(
    _ write: (Listing, inout RowWriter) -> Void, of rows: [IndexRow], to marks: inout [Fingerprint]
  ) {
    var row = RowWriter()
    let shared = heads.map { head in
      row.removeAll()
      write(rows[Int(head)].job, &row)
      var mark = Fingerprint()
      mark.add(row.bytes)
      return mark
    }
    for (index, group) in groups.enumerated() { marks[index].add(shared[Int(group)]) }
  }
}

extension IndexRow {
  /// All that is said of this job and of no other, as a number.
  fileprivate var mark: Fingerprint {
    var mark = Fingerprint()
    mark.add(Int(number))
    mark.add(job.summary.id.source)
    mark.add(job.summary.id.sourceID)
    mark.add(job.summary.kind == .job)
    mark.add(job.summary.slug.text)
    mark.add(job.summary.title)
    mark.add(Int(job.summary.posted.number))
    mark.add(Int(firstSeen.number))
    mark.add(job.summary.skills.count)
    for skill in job.summary.skills { mark.add(skill) }
    return mark
  }
}
