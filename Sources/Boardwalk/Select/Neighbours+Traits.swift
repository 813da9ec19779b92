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
      var numbers = Numbers()
      var own: [Int32] = []
      for job in jobs {
        own.removeAll(keepingCapacity: true)
        numbers.each(of: job) { if !own.contains($0) { own.append($0) } }
        for number in own { rows.append(number) }
        rows.endRow()
      }
      names = numbers.names
    }
  }

  /// The numbers of traits. What a job has from its employer is looked up once for all that share it, and a word as it lies in the
  /// title: most were met before.
  private struct Numbers {
    private(set) var names: [Trait] = []
    private var known: [Trait: Int32] = [:]
    private var hirers: [UInt64: [Int32]] = [:]
    /// Words of ASCII, and the number of each; -1 of those that say nothing.
    private var words = PathTable(seed: .random(in: .min ... .max))
    private var wordNumbers: [Int32] = []
    private var title: [UInt8] = []

    /// Gives the traits of a job, in an order that is the same in every run; one may come twice.
    mutating func each(of job: Listing, _ body: (Int32) -> Void) {
      let summary = job.summary
      for skill in summary.skills { body(number(of: .skill(skill))) }
      for number in numbers(of: summary.hirer) { body(number) }
      title.removeAll(keepingCapacity: true)
      summary.withTitle { title.append(contentsOf: $0) }
      guard title.allSatisfy({ $0 < 0x80 }) else {
        for word in Neighbours.words(of: job.title) where Neighbours.saysSomething(word) {
          body(number(of: .word(word)))
        }
        return
      }
      for index in title.indices { title[index] = title[index].smallLetter }
      var start = 0
      while start < title.count {
        var end = start
        while end < title.count, title[end].isInWord { end += 1 }
        let number = end - start > Neighbours.longestEmpty ? number(ofWord: start..<end) : -1
        if number >= 0 { body(number) }
        start = end + 1
      }
    }

    private mutating func numbers(of hirer: Shared<JobSummary.Hirer>) -> [Int32] {
      if let numbers = hirers[hirer.identity] { return numbers }
      // Of two jobs of which nobody says whose they are none is known to be the other's.
      let organization = hirer.value.organization
      let traits =
        hirer.value.categories.map { Trait.field($0.name) }
        + (organization == JobSummary.noOrganization ? [] : [.organization(organization)])
      let numbers = traits.map { number(of: $0) }
      hirers[hirer.identity] = numbers
      return numbers
    }

    /// - Parameter range: of the title.
    private mutating func number(ofWord range: Range<Int>) -> Int32 {
      let (index, isNew) = title.withBytes { words.insert(UnsafeRawBufferPointer(rebasing: $0[range])) }
      if isNew {
        let word = String(decoding: title[range], as: UTF8.self)
        let isWord = Neighbours.saysSomething(word) && !title[range].allSatisfy(\.isDigit)
        wordNumbers.append(isWord ? number(of: .word(word)) : -1)
      }
      return wordNumbers[index]
    }

    private mutating func number(of trait: Trait) -> Int32 {
      if let number = known[trait] { return number }
      let number = Int32(names.count)
      known[trait] = number
      names.append(trait)
      return number
    }
  }

  /// Words of so many letters say nothing.
  private static let longestEmpty = 2

  private static func saysSomething(_ word: String) -> Bool {
    word.utf8.count > longestEmpty && !empty.contains(word)
  }

  /// Of all jobs, in their order, some on each core.
  static func traits(of jobs: [Listing]) -> [Met] {
    let ranges = shares(of: jobs.count)
    return gathered(ranges.count) { Met(jobs[ranges[$0]]) }
  }

  /// Each once, in an order that is the same in every run.
  static func traits(of job: Listing) -> [Trait] { Met([job]).names }

  /// In small letters; no numbers.
  private static func words(of title: String) -> [String] {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.filter { !$0.allSatisfy(\.isNumber) }
      .map { String($0) }
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

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  /// A small letter or a digit of ASCII.
  fileprivate var isInWord: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
}
