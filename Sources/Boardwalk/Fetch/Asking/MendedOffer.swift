import Foundation

/// An offer some of whose members are of another kind than documented, read without them.
struct MendedOffer<Wire: WireOffer> {
  let wire: Wire
  /// What was left out.
  let places: Set<String>

  /// An offer has no more members; beyond this it is another thing than an offer.
  private static var most: Int { 40 }

  /// Throws the first error where the offer cannot be read without its place either.
  init(_ decoder: any Decoder, insteadOf first: DecodingError) throws {
    var tree = try WireTree(from: decoder)
    var path = first.path.dropFirst(decoder.codingPath.count)
    var places: Set<String> = []
    let log = ShapeLog()
    for _ in 0..<Self.most {
      guard tree.remove(at: path) else { break }
      places.insert(ShapeChanges.place(path))
      do {
        wire = try Self.read(tree, log)
        self.places = places.union(log.take(below: 0))
        return
      } catch let next as DecodingError {
        path = next.path[...]
      }
    }
    throw first
  }

  private static func read(_ tree: WireTree, _ log: ShapeLog) throws -> Wire {
    _ = log.take(below: 0)
    let decoder = JSONDecoder()
    if let key = ShapeLog.key { decoder.userInfo[key] = log }
    return try decoder.decode(Wire.self, from: JSONSerialization.data(withJSONObject: tree.object))
  }
}

extension DecodingError {
  /// The steps that lead to what cannot be read.
  fileprivate var path: [any CodingKey] {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): context.codingPath
    case .keyNotFound(_, let context): context.codingPath
    @unknown default: []
    }
  }
}

extension WireTree {
  /// Takes away what stands there; false when nothing does.
  fileprivate mutating func remove(at path: ArraySlice<any CodingKey>) -> Bool {
    guard let step = path.first else { return false }
    switch self {
    case .object(var members):
      guard var member = members[step.stringValue] else { return false }
      if path.count == 1 {
        members[step.stringValue] = nil
      } else {
        guard member.remove(at: path.dropFirst()) else { return false }
        members[step.stringValue] = member
      }
      self = .object(members)
    case .list(var items):
      guard let index = step.intValue, items.indices.contains(index) else { return false }
      if path.count == 1 {
        items.remove(at: index)
      } else {
        guard items[index].remove(at: path.dropFirst()) else { return false }
      }
      self = .list(items)
    case .scalar: return false
    }
    return true
  }

  /// As Foundation's serialiser takes it, with every scalar as a text.
  fileprivate var object: Any {
    switch self {
    case .scalar(let scalar): scalar.text.map { $0 as Any } ?? NSNull()
    case .list(let items): items.map(\.object)
    case .object(let members): members.mapValues(\.object)
    }
  }
}
