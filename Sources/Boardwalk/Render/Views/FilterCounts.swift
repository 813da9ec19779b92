/// How many jobs have each value that the search form narrows by: one look at each job counts them all.
struct FilterCounts {
  private(set) var remote = 0
  private(set) var telework = 0
  private(set) var onSite = 0
  private(set) var jobs = 0
  private(set) var referrals = 0
  private(set) var schedules: [String: Int] = [:]
  private(set) var grades: [String: Int] = [:]
  private(set) var sources: [String: Int] = [:]
  private(set) var conditions: [Condition: [String: Int]] = [:]
  /// Jobs that name no zones: they do not mind them.
  private(set) var indifferent = 0

  init(of jobs: [Listing]) {
    // Many jobs have their terms alike. In the order of the jobs: identities are others in each run.
    var places: [UInt64: Int] = [:]
    var terms: [(terms: JobSummary.Terms, count: Int)] = []
    for job in jobs {
      count(job)
      let shared = job.summary.terms
      let place = places[shared.identity] ?? terms.count
      if place == terms.count {
        places[shared.identity] = place
        terms.append((shared.value, 0))
      }
      terms[place].count += 1
    }
    // A missing value is none, nor is an empty one.
    for (terms, count) in terms {
      if let schedule = terms.schedule { schedules[schedule.text, default: 0] += count }
      if let grade = terms.grade?.text, !grade.isEmpty { grades[grade, default: 0] += count }
    }
  }

  /// Those that most have, most first.
  static func largest(_ counts: [String: Int], _ most: Int) -> [(String, Int)] {
    counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.prefix(most).map {
      ($0.key, $0.value)
    }
  }
}

extension FilterCounts {
  private mutating func count(_ job: Listing) {
    if job.workplace.contains(.remote) { remote += 1 }
    if job.workplace.contains(.telework) { telework += 1 }
    if job.workplace.contains(.onSite) { onSite += 1 }
    switch job.kind {
    case .job: jobs += 1
    case .referral: referrals += 1
    }
    if !job.id.source.isEmpty { sources[job.id.source, default: 0] += 1 }
    if job.conditions[.timeZone].isEmpty { indifferent += 1 }
    if job.conditions.isEmpty { return }
    for condition in Condition.allCases {
      // Each value of a job once.
      for value in Set(job.conditions[condition]) where !value.isEmpty {
        conditions[condition, default: [:]][value, default: 0] += 1
      }
    }
  }
}
