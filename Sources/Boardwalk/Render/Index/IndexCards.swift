/// What a list shows of each job, some jobs to a file: a page of results asks for few of them, wherever they are.
enum IndexCards {
  /// Jobs of a file: so many numbers, whether or not all of them mean something. A page of 25 results from everywhere is
  /// 25 files of some 2 KB.
  static let size: UInt32 = 32
  /// Files of a folder, for hosts that are slow with many.
  static let filesAFolder: UInt32 = 256

  static let fields = [
    "number", "id", "kind", "url", "title", "organization", "placeText", "payText", "grade", "schedule", "posted",
    "closes", "firstSeen", "workplace", "at", "monogram", "hue",
  ]

  static func path(of file: UInt32) -> String { "data/cards/\(file / filesAFolder)/\(file % filesAFolder).json" }

  /// Writes the files of one piece of work out of `pieces`.
  static func write(
    _ piece: Int, of pieces: Int, _ plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    let size = plan.isWhole ? max(1, plan.end) : size
    let files = (plan.end + size - 1) / size
    var start = 0
    for file in 0..<files {
      let limit = (file + 1) * size
      var end = start
      while end < plan.entries.count, plan.entries[end].number < limit { end += 1 }
      let entries = plan.entries[start..<end]
      start = end
      guard Int(file) % pieces == piece, entries.contains(where: { $0.position != nil }) else { continue }
      try rest.write(
        json(try IndexRow.read(entries, with: press), on: press.site), to: path(of: file), of: plan, with: press)
    }
  }

  /// An array with an array for each job; a change of one is a change of one line.
  private static func json(_ rows: [IndexRow], on site: Site) -> [UInt8] {
    var bytes: [UInt8] = Array("[\n".utf8)
    for (index, row) in rows.enumerated() {
      JSONWriter.append(to: &bytes) { json in json.array { write(row, on: site, to: &$0) } }
      bytes += (index + 1 < rows.count ? ",\n" : "\n").utf8
    }
    bytes.append(UInt8(ascii: "]"))
    return bytes
  }

  private static func write(_ row: IndexRow, on site: Site, to json: inout JSONWriter) {
    let job = row.summary
    json.value(Int(row.number))
    json.value(job.id.description)
    json.value(job.kind.rawValue)
    json.value(job.path)
    json.value(job.title)
    json.value(job.organization)
    for text in [job.placeText, job.pay?.rowText, job.grade?.text, job.schedule?.text, job.posted.description] {
      json.value(optional: text)
    }
    json.value(optional: job.deadline?.day.description)
    json.value(row.firstSeen.description)
    json.array { json in for name in job.workplace.names { json.value(name) } }
    json.array { json in for degrees in job.points { json.value(degrees) } }
    json.value(site.tile(of: job.organization).monogram)
    json.value(site.tile(of: job.organization).hue)
  }
}

extension JSONWriter {
  /// A text, or `null` where there is none.
  fileprivate mutating func value(optional text: String?) {
    if let text, !text.isEmpty { value(text) } else { null() }
  }
}
