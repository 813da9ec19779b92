/// What a person decided about listings that look like one job, in `Content/duplicates.yml`.
public struct DuplicateVerdicts: Sendable, Hashable {
  private var partners: [JobID: [JobID]] = [:]
  private var apart: Set<[JobID]> = []

  public init() {}

  /// - Parameters:
  ///   - same: groups of listings of one job.
  ///   - apart: groups of listings no two of which are one job.
  init(same: [[JobID]], apart groups: [[JobID]]) {
    for group in same {
      for id in group { partners[id, default: []] += group.filter { $0 != id } }
    }
    for group in groups {
      for (index, id) in group.enumerated() {
        for other in group[..<index] { apart.insert([id, other].sorted()) }
      }
    }
  }

  /// The listings that a person called the same job as this one.
  func same(as id: JobID) -> [JobID] { partners[id] ?? [] }

  /// Whether a person said that the two are not one job.
  func areApart(_ one: JobID, _ other: JobID) -> Bool { !apart.isEmpty && apart.contains([one, other].sorted()) }

  /// Every listing that a verdict names.
  var named: Set<JobID> { Set(partners.keys).union(apart.flatMap { $0 }) }
}
