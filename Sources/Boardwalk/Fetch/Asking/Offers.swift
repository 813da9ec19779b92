/// The offers of a reply, one by one: one that cannot be read takes no other with it.
struct Offers<Wire: WireOffer>: Decodable {
  private(set) var items: [Result<Wire, Rejection>] = []

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd { items.append(try list.decode(Item.self).result) }
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

    init(from decoder: any Decoder) throws {
      do {
        result = .success(try Wire(from: decoder))
      } catch let error as DecodingError {
        result = .failure(Rejection(id: Self.id(in: decoder), reason: error.clause))
      }
    }

    private static func id(in decoder: any Decoder) -> String? {
      do {
        return try decoder.container(keyedBy: Name.self).decode(WireText.self, forKey: Name(Wire.idName)).text
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
  }

  /// The drafts of rows that could be read, or could not.
  init<Row>(_ rows: [Result<Row, Rejection>], draft: (Row) throws(Rejection) -> JobDraft?) {
    self.init(drafts: [])
    for item in rows {
      do throws(Rejection) {
        if let draft = try draft(try item.get()) { drafts.append(draft) }
      } catch {
        unreadable += 1
        let id = error.id.filled.map { " (\(quoted($0)))" } ?? ""
        findings.append(Diagnostic(.warning, "An item\(id) was left out: \(error.reason)."))
      }
    }
  }
}
