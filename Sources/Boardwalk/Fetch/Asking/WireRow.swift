/// An object whose members are texts, whatever they are called: a row of a table that somebody's program writes. Of a list the
/// texts of its items, with semicolons between them; of an object its name, and each of its members as `pay.min`. Anything but
/// an object has no members.
struct WireRow: Decodable, Sendable {
  let texts: [String: String]

  init(from decoder: any Decoder) throws {
    if let decoder = decoder as? JSONDecoding {
      texts = try decoder.texts()
    } else if case .object(let members) = try WireTree(from: decoder) {
      texts = Self.texts(of: members)
    } else {
      texts = [:]
    }
  }

  private static func texts(of members: [String: WireTree]) -> [String: String] {
    var texts = members.mapValues { $0.texts.joined(separator: ";") }
    for (name, tree) in members {
      guard case .object(let inner) = tree else { continue }
      for (member, tree) in inner where member != ownName {
        let path = "\(name).\(member)"
        texts[path] = texts[path] ?? tree.texts.joined(separator: ";")
      }
    }
    return texts
  }

  /// The member that is an object's own text.
  fileprivate static let ownName = "name"
}

extension JSONDecoding {
  /// The members of an object as texts; see `WireRow`. Of two with one name the first counts.
  fileprivate func texts() throws -> [String: String] {
    guard let place, kind == .object || kind == .oddlyNamedObject else { return [:] }
    let end = Int(reading.outline.values[place].end)
    var texts: [String: String] = [:]
    texts.reserveCapacity(Int(reading.outline.values[place].start))
    var next = place + 1
    while next < end {
      let name = try reading.text(at: next)
      if texts[name] == nil {
        texts[name] = try self.texts(at: next + 1).joined(separator: ";")
        try takeMembers(of: name, at: next + 1, into: &texts)
      }
      next = reading.outline.place(behind: next + 1)
    }
    return texts
  }

  /// The members of an object in the object.
  private func takeMembers(of name: String, at place: Int, into texts: inout [String: String]) throws {
    let kind = reading.kind(at: place)
    guard kind == .object || kind == .oddlyNamedObject else { return }
    let end = Int(reading.outline.values[place].end)
    var next = place + 1
    while next < end {
      let member = try reading.text(at: next)
      let path = "\(name).\(member)"
      if member != WireRow.ownName, texts[path] == nil {
        texts[path] = try self.texts(at: next + 1).joined(separator: ";")
      }
      next = reading.outline.place(behind: next + 1)
    }
  }

  private func texts(at place: Int) throws -> [String] {
    if let text = try reading.scalar(at: place) { return [text] }
    guard reading.kind(at: place) == .list else { return try tree(at: place).texts }
    var texts: [String] = []
    var next = place + 1
    while next < Int(reading.outline.values[place].end) {
      if let text = try reading.scalar(at: next).filled ?? tree(at: next).text { texts.append(text) }
      next = reading.outline.place(behind: next)
    }
    return texts
  }

  private func tree(at place: Int) throws -> WireTree { try WireTree(from: JSONDecoding(reading, at: place, in: self)) }
}
