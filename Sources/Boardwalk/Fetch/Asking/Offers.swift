/// The offers of a reply, one by one: one that cannot be read takes no other with it, and what is of another kind than
/// documented is left out of its offer.
struct Offers<Wire: WireOffer>: Decodable {
  private(set) var items: [Result<Wire, Rejection>] = []
  private(set) var changes = ShapeChanges()

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      let item = try list.decode(Item.self)
      items.append(item.result)
      if !item.changed.isEmpty { changes.add(item.changed, of: item.id) }
    }
  }

  /// The list without what is no offer at all, such as the legal notice that some services begin with.
  func without(_ isNone: (Wire) -> Bool) -> Self {
    var offers = self
    offers.items.removeAll { item in
      if case .success(let wire) = item { isNone(wire) } else { false }
    }
    return offers
  }

  /// Decodes whatever is there.
  private struct Item: Decodable {
    let result: Result<Wire, Rejection>
    /// What was left out of it.
    let changed: Set<String>
    let id: String?

    init(from decoder: any Decoder) throws {
      let log = ShapeLog.of(decoder)
      let depth = decoder.codingPath.count
      do {
        result = .success(try Wire(from: decoder))
        changed = log?.take(below: depth) ?? []
        id = changed.isEmpty ? nil : Self.id(in: decoder)
      } catch let error as DecodingError {
        _ = log?.take(below: depth)
        id = Self.id(in: decoder)
        (result, changed) = Self.mended(decoder, id, error)
      }
    }

    private static func mended(
      _ decoder: any Decoder, _ id: String?, _ error: DecodingError
    ) -> (Result<Wire, Rejection>, Set<String>) {
      do {
        let mended = try MendedOffer<Wire>(decoder, insteadOf: error)
        return (.success(mended.wire), mended.places)
      } catch {
        let clause = (error as? DecodingError)?.clause ?? "it cannot be read"
        return (.failure(Rejection(id: id, reason: clause)), [])
      }
    }

    private static func id(in decoder: any Decoder) -> String? {
      do {
        let members = try decoder.container(keyedBy: Name.self)
        return try WireText.scalar(in: members.superDecoder(forKey: Name(Wire.idName)))
      } catch {
        // It has none, then.
        return nil
      }
    }
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// One offer as its service spells it.
protocol WireOffer: Decodable {
  /// The member that tells it from others.
  static var idName: String { get }
}

extension WireOffer {
  static var idName: String { "id" }
}

/// Why an offer is no draft.
struct Rejection: Error, Hashable {
  /// Its id, where that can be read.
  var id: String?
  /// A clause: `it has no id`.
  var reason: String

  static let withoutID = Rejection(id: nil, reason: "it has no id")
}

extension JobDraft {
  /// A draft with the first of these texts that says something as its id. Throws a `Rejection` without any.
  init(id candidates: WireText?...) throws(Rejection) {
    guard let id = candidates.lazy.compactMap({ $0?.text.filled }).first else { throw .withoutID }
    self.init(sourceID: id)
  }
}

extension WireText {
  /// An id for what has none, made of what tells it from others; it changes with any of them. Nil when the first says nothing.
  static func madeOf(_ names: [String?]) -> WireText? {
    guard (names.first ?? nil).filled != nil else { return nil }
    let text = names.map { $0 ?? "" }.joined(separator: "\n")
    return WireText("made-" + String(StableHash.of(text.utf8), radix: 36))
  }
}

extension DraftPage {
  /// The drafts of a list; what is no draft is a finding. `draft` gives nil for an offer that is not on offer.
  init<Wire>(_ offers: Offers<Wire>, draft: (Wire) throws(Rejection) -> JobDraft?) {
    self.init(offers.items, draft: draft)
    findings += offers.changes.findings
  }

  /// The drafts of rows that could be read, or could not.
  init<Row>(_ rows: [Result<Row, Rejection>], draft: (Row) throws(Rejection) -> JobDraft?) {
    self.init(drafts: [])
    for item in rows {
      do throws(Rejection) {
        if let draft = try draft(try item.get()) { drafts.append(draft) }
      } catch {
        unreadable += 1
        hasUnreadJob = hasUnreadJob || error.id.filled != nil
        let id = error.id.filled.map { " (\(quoted($0)))" } ?? ""
        findings.append(Diagnostic(.warning, "An item\(id) was left out: \(error.reason)."))
      }
    }
  }
}
