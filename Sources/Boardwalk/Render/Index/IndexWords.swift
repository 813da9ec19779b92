/// The words of a stretch, in files of some shelves each. A file is a text with an entry for each word: how many letters it has in
/// common with the word before, as a letter of `NumberCode`; the rest of the word; the set of its jobs, counted from the
/// stretch's first number. A space divides entries: `Anight$AB Fs$C`.
enum IndexWords {
  /// The folder of all files of words; the parts of its path change when the shelves do.
  static func folder(of plan: IndexPlan) -> String { "data/words/\(plan.shelvedFor)" }

  static func write(
    _ stretch: IndexPlan.Stretch, of plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    var postings = WordPostings()
    let entries = plan.entries[stretch.range]
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
    try write(postings, of: stretch, of: plan, with: press, into: &rest)
  }

  private static func write(
    _ postings: WordPostings, of stretch: IndexPlan.Stretch, of plan: IndexPlan, with press: Press,
    into rest: inout IndexRest
  ) throws {
    let folder = "\(folder(of: plan))/\(stretch.name)"
    let files = plan.shelves.count / stretch.step + 1
    var shelf = 0
    var file = 0
    var json = [UInt8(ascii: "\"")]
    var before = ArraySlice<UInt8>()
    func finish() throws {
      json.append(UInt8(ascii: "\""))
      try rest.write(json, to: "\(folder)/\(file).json", of: plan, with: press)
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
    while file < files { try finish() }
  }

  /// How many letters two words begin with in common: of ASCII, which are one for every program, and at most 63.
  private static func common(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    min(63, zip(left, right).prefix { $0 == $1 && $0 < 0x80 }.count)
  }
}
