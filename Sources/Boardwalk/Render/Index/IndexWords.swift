/// The words of a stretch, in files of some shelves each. A file is a text with an entry for each word: how many letters it has in
/// common with the word before, as a letter of `NumberCode`; the rest of the word; the set of its jobs, counted from the
/// stretch's first number. A space divides entries: `Anight$AB Fs$C`.
enum IndexWords {
  /// The folder of all files of words; the parts of its path change when the shelves do.
  static func folder(of plan: IndexPlan) -> String { "data/words/\(plan.shelvedFor)" }

  static func write(
    _ stretch: IndexPlan.Stretch, of plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    let entries = plan.entries[stretch.range]
    let files = Files(of: stretch, in: plan, madeOf: fingerprint(of: entries, step: stretch.step, plan, on: press.site))
    let taken = try rest.take(files.paths, madeOf: files.fingerprint, of: plan, with: press)
    if taken.count == files.paths.count { return }
    var postings = WordPostings()
    var waiting = Set(entries.filter { $0.edition.job == 0 }.map(\.number))
    try press.reader.readWords(of: entries.lazy.map(\.edition).filter { $0.job > 0 }) { edition, words in
      if let words {
        try postings.add(edition.number, words: words)
      } else {
        waiting.insert(edition.number)
      }
    }
    // Posts, and jobs that an older Boardwalk stored.
    for entry in entries where waiting.contains(entry.number) {
      guard let position = entry.position else { continue }
      try press.read([press.site.board.jobs[Int(position)]]) { _, job in
        try SearchTerms(job).bytes.withUnsafeBytes { try postings.add(entry.number, words: $0) }
      }
    }
    try write(postings, to: files, but: taken, of: stretch, of: plan, with: press, into: &rest)
  }

  /// The files of a stretch, which are made of the same.
  private struct Files {
    let paths: [String]
    let fingerprint: Fingerprint

    init(of stretch: IndexPlan.Stretch, in plan: IndexPlan, madeOf fingerprint: Fingerprint) {
      paths = (0...plan.shelves.count / stretch.step).map { "\(folder(of: plan))/\(stretch.name)/\($0).json" }
      self.fingerprint = fingerprint
    }
  }

  /// Of the words of jobs and of how they are divided. A job of the store whose words become others gets another number; those
  /// of posts are given anew each time.
  private static func fingerprint(
    of entries: ArraySlice<IndexPlan.Entry>, step: Int, _ plan: IndexPlan, on site: Site
  ) -> Fingerprint {
    var fingerprint = Fingerprint()
    for shelf in plan.shelves { fingerprint.add(shelf) }
    fingerprint.add(step)
    for entry in entries {
      fingerprint.add(Int(entry.number))
      fingerprint.add(Int(entry.edition.job))
      if entry.edition.job == 0, let position = entry.position {
        fingerprint.add(site.board.jobs[Int(position)].fingerprint)
      }
    }
    return fingerprint
  }

  private static func write(
    _ postings: WordPostings, to files: Files, but taken: Set<String>, of stretch: IndexPlan.Stretch,
    of plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    var shelf = 0
    var file = 0
    var json = [UInt8(ascii: "\"")]
    var before = ArraySlice<UInt8>()
    func finish() throws {
      json.append(UInt8(ascii: "\""))
      let path = files.paths[file]
      if !taken.contains(path) {
        try rest.write(to: path, madeOf: files.fingerprint, of: plan, with: press) { json }
      }
      json.removeAll(keepingCapacity: true)
      json.append(UInt8(ascii: "\""))
      before = []
      file += 1
    }
    try postings.each { word, numbers in
      while shelf < plan.shelves.count, !word.lexicographicallyPrecedes(plan.shelves[shelf]) { shelf += 1 }
      while file < shelf / stretch.step { try finish() }
      if json.count > 1 { json.append(UInt8(ascii: " ")) }
      let common = Self.common(before, word)
      json.append(NumberCode.letters[common])
      json += word.dropFirst(common)
      NumberCode.append(numbers, from: stretch.first, to: &json)
      before = word
    }
    while file < files.paths.count { try finish() }
  }

  /// How many letters two words begin with in common: of ASCII, which are one for every program, and at most 63.
  private static func common(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    min(63, zip(left, right).prefix { $0 == $1 && $0 < 0x80 }.count)
  }
}
