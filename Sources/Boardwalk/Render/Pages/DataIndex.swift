/// The JSON index: a small manifest and parts, plain JSON that any program can read. The README documents it.
///
/// A field is never renamed within a version.
enum DataIndex: PageType {
  static let name = "index"
  static let version = 1
  static let manifestPath = "data/index.json"
  /// About half a megabyte a part: few enough requests, small enough to be read as they come.
  private static let jobsAPart = 1000
  /// The members of a job, in the order they are written.
  static let fields = [
    "id", "kind", "url", "title", "organization", "places", "placeText", "countries", "regions", "workplace", "pay",
    "payText", "grade", "schedule", "appointment", "categories", "skills", "posted", "closes", "firstSeen", "searches",
    "source", "monogram", "hue",
  ]
  /// Facets are for menus; the pages list all values.
  private static let mostFacetValues = 200

  static func menuEntries(of site: Site) -> [MenuEntry] {
    [MenuEntry(title: "JSON index", href: manifestPath, rank: 90, isInFooter: true)]
  }

  static func work(on site: Site) -> [Work] {
    // The manifest names the size of each part, so one piece of work writes them all.
    [
      { press in
        var parts: [(path: String, count: Int, bytes: Int)] = []
        for first in stride(from: 0, to: site.board.jobs.count, by: jobsAPart) {
          let path = "data/jobs-\(first / jobsAPart + 1).json"
          let positions = first..<min(first + jobsAPart, site.board.jobs.count)
          let bytes = part(positions, on: site)
          try press.write(bytes, to: path)
          parts.append((path, positions.count, bytes.count))
        }
        try press.write(manifest(parts, on: site), to: manifestPath)
      }
    ]
  }
}

extension DataIndex {
  private static func manifest(_ parts: [(path: String, count: Int, bytes: Int)], on site: Site) -> [UInt8] {
    let board = site.board
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { json in
      json.object { json in
        json.member("version", version)
        json.member("title", board.settings.title)
        json.member("count", board.jobs.count)
        json.member("updated", Timestamp(board.jobs.map(\.changed).max() ?? 0).rfc3339)
        json.array("fields") { json in for field in fields { json.value(field) } }
        json.object("facets") { json in
          write(board.organizations, "organization", to: &json)
          write(board.locations, "location", to: &json)
          write(board.categories, "category", to: &json)
        }
        json.array("parts") { json in
          for part in parts {
            json.object { json in
              json.member("path", part.path)
              json.member("count", part.count)
              json.member("bytes", part.bytes)
            }
          }
        }
      }
    }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  private static func write(_ facets: Facets, _ name: String, to json: inout JSONWriter) {
    json.array(name) { json in
      for facet in facets.largest(mostFacetValues) {
        json.object { json in
          json.member("title", facet.title)
          json.member("slug", facet.slug)
          json.member("count", facet.jobs.count)
        }
      }
    }
  }

  /// One job a line, so that a change of one job is a change of one line.
  private static func part(_ positions: Range<Int>, on site: Site) -> [UInt8] {
    var bytes: [UInt8] = Array("[\n".utf8)
    for position in positions {
      JSONWriter.append(to: &bytes) { write(site.board.jobs[position], at: position, on: site, to: &$0) }
      if position + 1 < positions.upperBound { bytes.append(UInt8(ascii: ",")) }
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes += "]\n".utf8
    return bytes
  }

  private static func write(_ job: Listing, at position: Int, on site: Site, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", job.id.description)
      json.member("kind", job.kind.rawValue)
      json.member("url", job.path)
      json.member("title", job.title)
      json.member("organization", job.organization)
      json.member("places", job.places.map(\.text).filter { !$0.isEmpty })
      json.member("placeText", job.placeText.isEmpty ? nil : job.placeText)
      json.member("countries", distinct(job.places.compactMap(\.country)))
      json.member("regions", distinct(job.places.compactMap(\.region)))
      json.member("workplace", job.workplace.names)
      write(job.pay, to: &json)
      json.member("grade", job.grade.map(\.text).flatMap { $0.isEmpty ? nil : $0 })
      json.member("schedule", job.schedule?.text)
      json.member("appointment", job.appointment)
      json.member("categories", job.categories.map(\.name))
      json.member("skills", job.skills)
      json.member("posted", job.posted.description)
      json.member("closes", job.deadline?.day.description)
      json.member("firstSeen", Day(instant: job.firstSeen).description)
      json.member("searches", site.searchesOfJobs[position].map { site.board.searches[$0].search.slug })
      json.member("source", job.id.source)
      json.member("monogram", site.tile(of: job.organization).monogram)
      json.member("hue", site.tile(of: job.organization).hue)
    }
  }

  private static func write(_ pay: Pay?, to json: inout JSONWriter) {
    guard let pay else { return }
    json.object("pay") { json in
      json.member("currency", pay.currency)
      if let minimum = pay.minimum {
        json.key("min")
        json.value(hundredths: minimum)
      }
      if let maximum = pay.maximum {
        json.key("max")
        json.value(hundredths: maximum)
      }
      json.member("unit", pay.unit.rawValue)
      json.member("yearlyMin", pay.yearlyMinimum)
      json.member("yearlyMax", pay.yearlyMaximum)
    }
    json.member("payText", pay.rowText)
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
