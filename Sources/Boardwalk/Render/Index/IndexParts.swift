/// The jobs of a stretch with everything that the index says of them, for programs; and what the manifest says of the stretch.
enum IndexParts {
  /// The columns of a part, in order.
  static let fields = [
    "number", "id", "kind", "url", "title", "organization", "places", "placeText", "countries", "regions", "at",
    "workplace", "pay", "payText", "grade", "schedule", "appointment", "categories", "skills", "posted", "closes",
    "firstSeen", "source", "monogram", "hue",
  ]

  static func write(
    _ stretch: IndexPlan.Stretch, of plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    let entries = plan.entries[stretch.range]
    let rows = try IndexRow.read(entries, with: press)
    let path = plan.isWhole ? "data/jobs.json" : "data/jobs/\(stretch.name).json"
    let bytes = part(rows, on: press.site)
    try press.write(bytes, to: path)
    let live = entries.filter { $0.position != nil }.map(\.number)
    var code: [UInt8] = []
    NumberCode.append(live, from: stretch.first, to: &code)
    rest.parts.append(
      IndexRest.Part(
        stretch: stretch, count: live.count, path: path, bytes: bytes.count, live: code,
        posted: posted(rows, from: stretch.first)))
    try writeKeys(rows, of: stretch, plan, with: press, into: &rest)
  }

  /// The days on which jobs were posted, by number: the numbers from the beginning of one run of jobs with the same day to
  /// the next, and the days from one to the next, by turns; all signed.
  private static func posted(_ rows: [IndexRow], from first: UInt32) -> [UInt8] {
    var code: [UInt8] = []
    var number = first
    var day = Day(number: 0)
    for (index, row) in rows.enumerated() where index == 0 || row.summary.posted != day {
      NumberCode.append(signed: Int(row.number - number), to: &code)
      NumberCode.append(signed: row.summary.posted - day, to: &code)
      number = row.number
      day = row.summary.posted
    }
    return code
  }

  /// What is needed of all jobs at once: ids to find some, pay to sort by.
  private static func writeKeys(
    _ rows: [IndexRow], of stretch: IndexPlan.Stretch, _ plan: IndexPlan, with press: Press, into rest: inout IndexRest
  ) throws {
    var ids: [UInt8] = []
    JSONWriter.append(to: &ids) { json in
      json.array { json in
        for row in rows {
          json.value(Int(row.number - stretch.first))
          json.value(row.summary.id.description)
        }
      }
    }
    try rest.write(ids, to: "data/keys/\(stretch.name)-id.json", of: plan, with: press)
    var pay: [UInt8] = []
    JSONWriter.append(to: &pay) { json in
      json.array { json in
        for row in rows {
          guard let most = row.summary.pay?.yearlyMaximum else { continue }
          json.value(Int(row.number - stretch.first))
          json.value(most)
        }
      }
    }
    try rest.write(pay, to: "data/keys/\(stretch.name)-pay.json", of: plan, with: press)
  }
}

extension IndexParts {
  /// The newest first.
  private static func part(_ rows: [IndexRow], on site: Site) -> [UInt8] {
    var columns = IndexColumns(fields)
    for row in rows.reversed() {
      columns.append { table in
        for (index, field) in fields.enumerated() { table.set(index) { write(field, of: row, on: site, to: &$0) } }
      }
    }
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { json in json.object { columns.write(to: &$0) } }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static func write(_ field: String, of row: IndexRow, on site: Site, to json: inout JSONWriter) {
    let job = row.summary
    switch field {
    case "number": json.value(Int(row.number))
    case "id": json.value(job.id.description)
    case "kind": json.value(job.kind.rawValue)
    case "url": json.value(job.path)
    case "title": json.value(job.title)
    case "organization": json.value(job.organization)
    case "places": json.list(job.places.map(\.text).filter { !$0.isEmpty })
    case "placeText": json.text(job.placeText)
    case "countries": json.list(distinct(job.places.compactMap(\.country)))
    case "regions": json.list(distinct(job.places.compactMap(\.region)))
    case "at": json.array { json in for degrees in job.points { json.value(degrees) } }
    case "workplace": json.list(job.workplace.names)
    case "pay": if let pay = job.pay { pay.write(to: &json) } else { json.null() }
    case "payText": json.text(job.pay?.rowText)
    case "grade": json.text(job.grade?.text)
    case "schedule": json.text(job.schedule?.text)
    case "appointment": json.text(job.appointment)
    case "categories": json.list(job.categories.map(\.name))
    case "skills": json.list(job.skills)
    case "posted": json.value(job.posted.description)
    case "closes": json.text(job.deadline?.day.description)
    case "firstSeen": json.value(row.firstSeen.description)
    case "source": json.value(job.id.source)
    case "monogram": json.value(site.tile(of: job.organization).monogram)
    default: json.value(site.tile(of: job.organization).hue)
    }
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

extension JSONWriter {
  fileprivate mutating func list(_ texts: [String]) { array { json in for text in texts { json.value(text) } } }

  fileprivate mutating func text(_ text: String?) {
    if let text, !text.isEmpty { value(text) } else { null() }
  }
}

extension Pay {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("currency", currency)
      if let minimum {
        json.key("min")
        json.value(hundredths: minimum)
      }
      if let maximum {
        json.key("max")
        json.value(hundredths: maximum)
      }
      json.member("unit", unit.rawValue)
      json.member("yearlyMin", yearlyMinimum)
      json.member("yearlyMax", yearlyMaximum)
    }
  }
}
