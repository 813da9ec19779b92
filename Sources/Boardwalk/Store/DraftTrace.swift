import Markup

/// What a draft says, in so few bytes that those of all drafts of a run are at hand: whether another one of the same id
/// says the same.
struct DraftTrace: Sendable, Hashable {
  /// Of what a list shows of it; 0 where it says nothing of itself.
  private let face: UInt32
  /// Of its text; 0 where it has none, or only a part.
  private let text: UInt32

  /// Letters of a text that are looked at: two jobs differ sooner.
  fileprivate static let opening = 64

  init(_ draft: JobDraft) {
    guard !draft.isStanding, !draft.isClosed, !draft.title.isEmpty else {
      (face, text) = (0, 0)
      return
    }
    var face = StableHash()
    face.take(lettersOf: draft.title)
    face.take(lettersOf: draft.organization ?? "")
    face.take(lettersOf: draft.placeText ?? "")
    for place in draft.places { face.take(lettersOf: place.name ?? place.city ?? "") }
    self.face = face.short
    guard !draft.isOnlyListed, !draft.sections.isEmpty else {
      text = 0
      return
    }
    var text = StableHash()
    for section in draft.sections {
      switch section.text {
      case .plain(let words), .html(let words), .escapedHTML(let words), .markdown(let words, _):
        text.take(lettersOf: words)
      case .bullets(let items): for item in items { text.take(lettersOf: item) }
      }
    }
    self.text = text.short
  }

  /// Whether two drafts of one id can be the same job, as far as both say it.
  func agrees(with other: DraftTrace) -> Bool {
    let isFace = face == 0 || other.face == 0 || face == other.face
    return isFace && (text == 0 || other.text == 0 || text == other.text)
  }

  /// The drafts of a run that came first, by their ids.
  struct Shelf: Sendable {
    private var traces: [JobID: DraftTrace] = [:]

    enum Finding { case new, repeated, conflicting }

    /// Takes a draft, unless another one has its id.
    mutating func take(_ draft: JobDraft, as id: JobID) -> Finding {
      let trace = DraftTrace(draft)
      guard let first = traces[id] else {
        traces[id] = trace
        return .new
      }
      return first.agrees(with: trace) ? .repeated : .conflicting
    }
  }
}

extension StableHash {
  /// The letters and digits that a text begins with, without what stands between `<` and `>`, plain or coded: services mark the
  /// words that were asked for, in the answer to each question others.
  fileprivate mutating func take(lettersOf text: String) {
    var text = text
    text.withUTF8 { take(lettersOf: $0[...]) }
    // Ends it: the next text begins with another byte.
    take(0)
  }

  private mutating func take(lettersOf text: Slice<UnsafeBufferPointer<UInt8>>) {
    var rest = text
    var taken = 0
    while taken < DraftTrace.opening, let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "<"): rest = rest.drop { $0 != UInt8(ascii: ">") }
      case UInt8(ascii: "&") where rest.starts(with: "lt;".utf8):
        while let next = rest.popFirst(), !(next == UInt8(ascii: "&") && rest.starts(with: "gt;".utf8)) {}
        rest = rest.dropFirst(3)
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...:
        take(byte)
        taken += 1
      default: break
      }
    }
  }

  /// Never 0.
  fileprivate var short: UInt32 { max(1, UInt32(truncatingIfNeeded: value)) }
}
