import Synchronization

/// What of a reply is of another kind than documented, noted while the reply is read: a list where a text should be. It is
/// left out, and that is said.
final class ShapeLog: Sendable {
  /// Under what a decoder carries it; nil never, though Foundation has no way to say so.
  static let key = CodingUserInfoKey(rawValue: "shapeLog")

  /// The names that lead to each, nil for a step into a list.
  private let noted = Mutex<[[String?]]>([])

  /// The log of the reply that is being decoded.
  static func of(_ decoder: any Decoder) -> ShapeLog? { key.flatMap { decoder.userInfo[$0] as? ShapeLog } }

  func note(_ path: [any CodingKey]) { note(path.map { $0.intValue == nil ? $0.stringValue : nil }) }

  func note(_ names: [String?]) { noted.withLock { $0.append(names) } }

  /// The places noted since it was last asked, without the first so many steps that lead to them.
  func take(below depth: Int) -> Set<String> {
    noted.withLock { paths in
      defer { paths = [] }
      return Set(paths.map { $0.dropFirst(depth).compactMap(\.self).joined(separator: ".") })
    }
  }
}

/// Members of a reply's offers that are of another kind than documented, by their place in the offer.
struct ShapeChanges: Sendable {
  private var counts: [String: Int] = [:]
  private var examples: [String: String] = [:]

  mutating func add(_ places: Set<String>, of id: String?) {
    for place in places {
      counts[place, default: 0] += 1
      if examples[place] == nil { examples[place] = id.filled }
    }
  }

  /// A finding for each place.
  var findings: [Diagnostic] {
    counts.sorted { $0.key < $1.key }.map { place, count in
      let offers = count == 1 ? "an offer" : "\(count) offers"
      let example = examples[place].map { count == 1 ? " (\(quoted($0)))" : " (the first: \(quoted($0)))" } ?? ""
      return Diagnostic(
        .warning, "`\(place)` of \(offers)\(example) is of another kind than documented, and is left out.",
        hint: "The service may have changed the shape of its replies; look for a newer Boardwalk.")
    }
  }

  /// `location.name`, wherever in a list it stands.
  static func place(_ path: ArraySlice<any CodingKey>) -> String {
    path.filter { $0.intValue == nil }.map(\.stringValue).joined(separator: ".")
  }
}
