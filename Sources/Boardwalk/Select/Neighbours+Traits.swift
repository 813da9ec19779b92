/// What jobs have that others may have as well.
extension Neighbours {
  /// Words that say nothing of the work.
  private static let empty: Set = [
    "and", "for", "the", "with", "from", "all", "our", "und", "der", "die", "des", "les", "para", "los", "job",
  ]

  /// The traits of some jobs, as numbers of their own in the order in which they are met.
  struct Met: Sendable {
    var names: [Trait] = []
    var rows = NumberRows()

    fileprivate init(_ jobs: ArraySlice<Listing>) {
      var numbers: [Trait: Int32] = [:]
      for job in jobs {
        for trait in Neighbours.traits(of: job) {
          let number = numbers[trait] ?? Int32(names.count)
          if number == names.count {
            numbers[trait] = number
            names.append(trait)
          }
          rows.append(number)
        }
        rows.endRow()
      }
    }
  }

  /// Of all jobs, in their order, some on each core.
  static func traits(of jobs: [Listing]) -> [Met] {
    let ranges = shares(of: jobs.count)
    return gathered(ranges.count) { Met(jobs[ranges[$0]]) }
  }

  /// Each once, in an order that is the same in every run.
  static func traits(of job: Listing) -> [Trait] {
    var traits = job.skills.map { Trait.skill($0) } + job.categories.map { .field($0.name) }
    traits.append(.organization(job.organization))
    for word in words(of: job.title) where word.utf8.count > 2 && !empty.contains(word) { traits.append(.word(word)) }
    return traits.indices.filter { !traits[..<$0].contains(traits[$0]) }.map { traits[$0] }
  }

  /// In small letters; no numbers.
  private static func words(of title: String) -> [String] {
    let title = title.lowercased()
    guard title.utf8.allSatisfy({ $0 < 0x80 }) else {
      return title.split { !$0.isLetter && !$0.isNumber }.filter { !$0.allSatisfy(\.isNumber) }.map { String($0) }
    }
    let (digits, letters) = (UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"))
    return title.utf8.split { !digits.contains($0) && !letters.contains($0) }
      .filter { word in !word.allSatisfy(digits.contains) }.map { String(Substring($0)) }
  }
}

extension Neighbours.Trait {
  /// A number that is the same in every run.
  var mark: UInt64 {
    switch self {
    case .word(let text): Fingerprint("word", text).value
    case .skill(let text): Fingerprint("skill", text).value
    case .field(let text): Fingerprint("field", text).value
    case .organization(let text): Fingerprint("organization", text).value
    }
  }

  /// What it says of the work itself, beside how rare it is.
  var factor: Float {
    switch self {
    case .word: 1
    case .skill: 0.9
    case .field: 0.7
    case .organization: 0.35
    }
  }
}
