import Foundation
import Synchronization
import Testing

@testable import Boardwalk

/// Reads a printed index as the README says, without the code that wrote it.
struct IndexReader {
  let manifest: [String: Any]
  /// Path to text.
  private let files: [String: String]

  init(_ files: [String: String]) throws {
    self.files = files
    manifest = try #require(try Self.json(files["data/index.json"] ?? "") as? [String: Any])
  }

  static func json(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  var parts: [[String: Any]] { manifest["parts"] as? [[String: Any]] ?? [] }

  /// The value of a file, wherever it is; nil when there is none.
  func file(_ path: String) throws -> Any? {
    if let inline = manifest["inline"] as? [String: Any] { return inline[path] }
    return try files[path].map(Self.json)
  }

  /// The jobs on offer, the newest part first, each with the values it has.
  func jobs() throws -> [[String: Any]] {
    try parts.flatMap { part in
      let live = Set(Self.numbers(part.text("live") ?? "", from: part["first"] as? Int ?? 0))
      return try Self.rows(try Self.json(files[part.text("path") ?? ""] ?? "")).filter {
        live.contains($0["number"] as? Int ?? -1)
      }
    }
  }

  /// The rows of a table of columns.
  static func rows(_ value: Any?) throws -> [[String: Any]] {
    let table = try #require(value as? [String: Any])
    let columns = try #require(table["columns"] as? [String: Any])
    let count = table["count"] as? Int ?? 0
    let cells = columns.mapValues { Self.cells($0, count) }
    return (0..<count).map { row in cells.compactMapValues { $0[row] }.filter { !($0.value is NSNull) } }
  }

  /// The values of a column, row by row.
  static func cells(_ column: Any, _ count: Int) -> [Any] {
    if let list = column as? [Any] { return list.count == 1 ? Array(repeating: list[0], count: count) : list }
    if let text = column as? String {
      var sum = 0
      return plain(text).map { step in
        sum += step % 2 == 1 ? -(step + 1) / 2 : step / 2
        return sum
      }
    }
    let table = column as? [String: Any] ?? [:]
    let (begin, end) = (table.text("begin") ?? "", table.text("end") ?? "")
    let values = (table["of"] as? [Any] ?? []).map { value in (value as? String).map { begin + $0 + end } ?? value }
    return table.text("rows").map { plain($0).map { values[$0] } } ?? values
  }

  /// The words of a file, and the codes of their jobs.
  private static func words(_ text: String) -> [String: String] {
    var word = ""
    return text.split(separator: " ").reduce(into: [:]) { words, entry in
      let end = entry.firstIndex { signs.contains($0) || $0 == "~" } ?? entry.endIndex
      let common = entry.utf8.first.flatMap { NumberCode.letters.firstIndex(of: $0) } ?? 0
      word = String(word.prefix(common)) + String(entry[..<end].dropFirst())
      words[word] = String(entry[end...])
    }
  }

  /// The numbers of the jobs with a word.
  func jobs(with word: String) throws -> [Int] {
    let words = manifest["words"] as? [String: Any]
    let shelves = words?["shelves"] as? [String] ?? []
    let shelf = shelves.count { !word.utf8.lexicographicallyPrecedes($0.utf8) }
    return try parts.flatMap { part in
      let (first, last) = (part["first"] as? Int ?? 0, part["last"] as? Int ?? 0)
      let path = "\(words?["folder"] ?? "")/\(first)-\(last)/\(shelf / (part["step"] as? Int ?? 1)).json"
      let postings = Self.words(try #require(try file(path) as? String))
      let live = Set(Self.numbers(part.text("live") ?? "", from: first))
      return Self.numbers(postings[word] ?? "!", from: first).filter(live.contains)
    }.sorted()
  }

  /// The numbers of the jobs with a value of a facet.
  func jobs(_ facet: String, _ title: String) throws -> [Int] {
    let named = (manifest["facets"] as? [String: Any])?[facet] as? [[String: Any]] ?? []
    let values = try file("data/facets/\(facet).json") as? [[String: Any]] ?? named
    let value = try #require(values.first { $0["title"] as? String == title })
    let postings = try file("data/facets/\(facet)-\(value["part"] ?? "").json") as? [String: String]
    return Self.numbers(try #require(postings?[title]))
  }

  private static let signs = Array("!$%()*,/;=?@[]^|")

  /// What a `NumberCode` says.
  static func numbers(_ code: String, from first: Int = 0) -> [Int] {
    var next = first
    if code.first == "~" {
      return plain(String(code.dropFirst())).enumerated().flatMap { index, length in
        next += length
        return index % 2 == 0 ? [] : Array(next - length..<next)
      }
    }
    let low = code.first.flatMap(signs.firstIndex) ?? 0
    let bits = code.utf8.dropFirst().flatMap { letter in
      (0..<6).map { (NumberCode.letters.firstIndex(of: letter) ?? 0) >> $0 & 1 }
    }
    var found: [Int] = []
    var place = 0
    while let one = bits[place...].firstIndex(of: 1) {
      next += (one - place) << low
      for bit in 0..<low { next += bits[one + 1 + bit] << bit }
      found.append(next)
      next += 1
      place = one + 1 + low
    }
    return found
  }

  /// The numbers of a text of numbers.
  private static func plain(_ text: String) -> [Int] {
    var plain: [Int] = []
    var (rest, weight) = (0, 1)
    for letter in text.utf8 {
      let value = NumberCode.letters.firstIndex(of: letter) ?? 0
      rest += (value & 31) * weight
      weight *= 32
      if value < 32 {
        plain.append(rest)
        (rest, weight) = (0, 1)
      }
    }
    return plain
  }
}

extension TestStore {
  /// The files of the index of a board with this store, and nothing else of its site.
  func index(_ content: BoardContent, now: Int64) throws -> [String: String] {
    let theme = try Theme(folder: "Templates", settings: [:], disk: BoardInMemory([:]).disk)
    let site = Site(board: try board(content, now: now), theme: theme)
    let files = Mutex<[String: String]>([:])
    let outlet = Outlet(write: { path, bytes, _ in
      files.withLock { files in
        if files.updateValue(String(decoding: bytes, as: UTF8.self), forKey: path) != nil {
          Issue.record("\(path) is written twice")
        }
      }
    })
    var press = try Press(site, outlet)
    for piece in DataIndex.work(on: site) { try piece(&press) }
    return files.withLock { $0 }
  }
}
