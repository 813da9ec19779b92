/// The words of a stretch, in files of some shelves each. A file is a text with an entry for each word: how many letters it has in
/// common with the word before, as a letter of `NumberCode`; the rest of the word; the set of its jobs, counted from the
/// stretch's first number. A space divides entries: `Anight$AB Fs$C`.
enum IndexWords {
  /// The folder of all files of words; the parts of its path change when the shelves do.
  static func folder(of plan: IndexPlan) -> String { "data/words/\(plan.shelvedFor)" }

  static func write(
    _ stretch: IndexPlan.Stretch, _ rows: IndexRows, of plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    let fingerprint = fingerprint(of: stretch, rows, plan, on: press.site)
    let files = (0...plan.shelves.count / stretch.step).map { IndexFile("\(folder(of: plan))/\(stretch.name)/", $0) }
    let missing = try files.map { try !rest.takes($0, madeOf: fingerprint, of: plan, with: press) }
    guard missing.contains(true) else { return }
    let postings = try read(stretch, try rows.rows(stretch.range), of: plan, with: press)
    try print(postings, of: stretch, plan) { file, json in
      if missing[file] { try rest.write(json, to: files[file], madeOf: fingerprint, of: plan, with: press) }
    }
  }

  /// The words of a stretch: those of the store, and what pages say besides or instead.
  private static func read(
    _ stretch: IndexPlan.Stretch, _ rows: ArraySlice<IndexRow>, of plan: IndexPlan, with press: Press
  ) throws -> WordPostings {
    let entries = plan.entries[stretch.range]
    var postings = WordPostings()
    let own = ownWords(of: rows, in: press.site.language)
    func add(_ number: UInt32, _ words: UnsafeRawBufferPointer) throws {
      try postings.add(number, words: words, besides: own[number])
    }
    var waiting = Set(entries.filter { $0.edition.job == 0 }.map(\.number))
    try press.reader.readWords(of: entries.lazy.map(\.edition).filter { $0.job > 0 }) { edition, words in
      if let words {
        try add(edition.number, words)
      } else {
        waiting.insert(edition.number)
      }
    }
    // Posts, and jobs that an older Boardwalk stored.
    for entry in entries where waiting.contains(entry.number) {
      guard let position = entry.position else { continue }
      try press.read([press.site.board.jobs[Int(position)]]) { _, job in
        try SearchTerms(job).bytes.withUnsafeBytes { try add(entry.number, $0) }
      }
    }
    return postings
  }

  /// Another when other words are read in the same texts.
  private static let reading = 3

  /// By their numbers, for jobs of which pages say something that is not in the store, or in words of the language's own.
  private static func ownWords(of rows: ArraySlice<IndexRow>, in language: Language) -> [UInt32: SearchTerms] {
    // Many jobs have the same.
    var known: [[String]: SearchTerms] = [:]
    var own: [UInt32: SearchTerms] = [:]
    for row in rows {
      let texts = row.job.workplace.searchTexts + language.ownWords(of: row.job)
      if texts.isEmpty { continue }
      let terms = known[texts] ?? SearchTerms(texts)
      known[texts] = terms
      own[row.number] = terms
    }
    return own
  }

  /// Of the words of jobs and of how they are divided. A job of the store whose words become others gets another number; those
  /// of posts are given anew each time.
  private static func fingerprint(
    of stretch: IndexPlan.Stretch, _ rows: IndexRows, _ plan: IndexPlan, on site: Site
  ) -> Fingerprint {
    var fingerprint = rows.fingerprint(of: stretch.range)
    fingerprint.add(reading)
    for shelf in plan.shelves { fingerprint.add(shelf) }
    fingerprint.add(stretch.step)
    fingerprint.add(site.language.ownWords)
    for entry in plan.entries[stretch.range] where entry.edition.job == 0 {
      // In another file than the post, which has not changed when that does.
      let listing = entry.position.map { site.board.jobs[Int($0)] }
      fingerprint.add(listing.flatMap { site.board.posts[$0.id]?.referral?.referrerName })
    }
    return fingerprint
  }

  /// Gives each file of a stretch to `body`, in order, with its number.
  private static func print(
    _ postings: WordPostings, of stretch: IndexPlan.Stretch, _ plan: IndexPlan, _ body: (Int, [UInt8]) throws -> Void
  ) throws {
    let shelves = plan.shelves
    var (shelf, file) = (0, 0)
    var json = [UInt8(ascii: "\"")]
    var before: UnsafeRawBufferPointer?
    func finish() throws {
      json.append(UInt8(ascii: "\""))
      try body(file, json)
      json.removeAll(keepingCapacity: true)
      json.append(UInt8(ascii: "\""))
      before = nil
      file += 1
    }
    try postings.each { word, numbers in
      while shelf < shelves.count, !shelves[shelf].withBytes(word.precedes) { shelf += 1 }
      while file < shelf / stretch.step { try finish() }
      if before != nil { json.append(UInt8(ascii: " ")) }
      let common = before.map { $0.common(with: word) } ?? 0
      json.append(NumberCode.letter(common))
      json += word[common...]
      NumberCode.append(numbers, from: stretch.first, to: &json)
      before = word
    }
    while file <= shelves.count / stretch.step { try finish() }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether it stands before the other in byte order.
  fileprivate func precedes(_ other: UnsafeRawBufferPointer) -> Bool { lexicographicallyPrecedes(other) }

  /// How many letters the two begin with in common: of ASCII, which are one for every program, and at most 63.
  fileprivate func common(with other: UnsafeRawBufferPointer) -> Int {
    let most = Swift.min(count, other.count, 63)
    var common = 0
    while common < most, self[common] == other[common], self[common] < 0x80 { common += 1 }
    return common
  }
}
