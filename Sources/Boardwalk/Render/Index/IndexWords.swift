/// The words of a stretch, in files of some shelves each: `{"word": "<NumberCode>", …}`, counted from the stretch's first number.
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
      guard let words else {
        _ = waiting.insert(edition.number)
        return
      }
      try postings.add(edition.number, words: words)
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
    var json = [UInt8(ascii: "{")]
    func finish() throws {
      json.append(UInt8(ascii: "}"))
      try rest.write(json, to: "\(folder)/\(file).json", of: plan, with: press)
      json.removeAll(keepingCapacity: true)
      json.append(UInt8(ascii: "{"))
      file += 1
    }
    try postings.each { word, numbers in
      while shelf < plan.shelves.count, !word.lexicographicallyPrecedes(plan.shelves[shelf]) { shelf += 1 }
      while file < shelf / stretch.step { try finish() }
      if json.count > 1 { json.append(UInt8(ascii: ",")) }
      json.append(UInt8(ascii: "\""))
      json += word
      json += "\":\"".utf8
      NumberCode.append(numbers, from: stretch.first, to: &json)
      json.append(UInt8(ascii: "\""))
    }
    while file < files { try finish() }
  }
}
