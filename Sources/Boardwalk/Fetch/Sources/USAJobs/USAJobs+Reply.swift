import Foundation

extension USAJobs {
  /// One page of the answer as drafts.
  struct Reply {
    var drafts: [JobDraft]
    /// One for each item that could not be read.
    var rejections: [Diagnostic]
    /// How many jobs the query has in all, as the API says; capped at 10,000.
    var announced: Int?
    /// The page had no items at all.
    var isEmpty: Bool

    /// Reads a reply. Throws a `ReplyFault` when it is not one.
    init(decoding body: [UInt8]) throws {
      let first = body.first { !Self.isSpace($0) }
      guard first == UInt8(ascii: "{") else { throw ReplyFault.notJSON(body) }
      guard Self.nesting(of: body) <= Self.deepest else { throw ReplyFault.tooDeep }
      let wire: WireReply
      do {
        wire = try JSONDecoder().decode(WireReply.self, from: Data(body))
      } catch let error as DecodingError {
        throw ReplyFault.unreadable(ReplyFault.sentence(for: error))
      }
      guard let result = wire.SearchResult else { throw ReplyFault.missing("SearchResult") }
      guard let items = result.SearchResultItems else { throw ReplyFault.missing("SearchResultItems") }
      announced = result.SearchResultCountAll?.text.flatMap { Int($0) }
      isEmpty = items.isEmpty
      drafts = []
      rejections = []
      for item in items {
        if let draft = JobDraft(item) {
          drafts.append(draft)
        } else {
          rejections.append(
            Diagnostic(
              .warning,
              "An item\(item.MatchedObjectId?.text.map { " (\($0))" } ?? "") was left out: \(item.fault ?? "it has no id")."
            ))
        }
      }
    }

    /// Replies nest 9 deep; `JSONDecoder` calls itself for each level, and a thread's stack ends.
    static let deepest = 64

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == 32 || (9...13).contains(byte) || byte == 0xEF || byte == 0xBB || byte == 0xBF
    }

    private static func nesting(of body: [UInt8]) -> Int {
      var depth = 0
      var deepest = 0
      var inText = false
      var escaped = false
      for byte in body {
        if escaped {
          escaped = false
          continue
        }
        switch byte {
        case UInt8(ascii: "\\"): escaped = inText
        case UInt8(ascii: "\""): inText.toggle()
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          if !inText {
            depth += 1
            deepest = max(deepest, depth)
          }
        case UInt8(ascii: "}"), UInt8(ascii: "]"): if !inText { depth -= 1 }
        default: break
        }
      }
      return deepest
    }
  }

  /// Why a reply is not one.
  enum ReplyFault: Error {
    case notJSON([UInt8])
    case tooDeep
    case unreadable(String)
    case missing(String)

    /// What is wrong, as a sentence.
    var sentence: String {
      switch self {
      case .notJSON(let body) where body.isEmpty: "The reply is empty."
      case .notJSON(let body):
        "The reply is not JSON but begins with “\(Self.printable(body))”."
      case .tooDeep: "The reply is nested more than \(Reply.deepest) deep."
      case .unreadable(let reason): "The reply is not the JSON it should be: \(reason)."
      case .missing(let key): "The reply is JSON, but has no `\(key)`."
      }
    }

    /// The first 80 printable characters, for people to recognise a maintenance page.
    private static func printable(_ body: [UInt8]) -> String {
      let text = String(decoding: body.prefix(400), as: UTF8.self)
      return String(text.unicodeScalars.map { $0.value < 32 || $0.value == 127 ? " " : Character($0) }.prefix(80))
    }

    static func sentence(for error: DecodingError) -> String {
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context):
        "`\(context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: "."))` is of another kind than documented"
      case .keyNotFound(let key, _): "`\(key.stringValue)` is missing"
      case .dataCorrupted: "it is cut off or damaged"
      @unknown default: "it cannot be read"
      }
    }
  }
}
