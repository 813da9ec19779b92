/// Why a reply is not what the service documents.
enum ReplyFault: Error {
  /// It is something else than `format`; the beginning of it is for people to recognise a maintenance page.
  case notThe(format: String, opening: String)
  case empty
  case tooDeep(limit: Int)
  /// For this reason, a clause without its full stop.
  case unreadable(String, format: String = "JSON", line: Int? = nil)
  /// It can be read, and has no such member: the service changed its shape.
  case missing(String, format: String = "JSON")
  /// The service says itself that this is no answer, in these words.
  case refused(String)

  /// The line it is on, where that is known.
  var line: Int? { if case .unreadable(_, _, let line) = self { line } else { nil } }

  /// What is wrong, as a sentence.
  var sentence: String {
    switch self {
    case .notThe(let format, let opening): "The reply is not \(format) but begins with “\(opening)”."
    case .empty: "The reply is empty."
    case .tooDeep(let limit): "The reply is nested more than \(limit) deep."
    case .unreadable(let reason, let format, _): "The reply is not the \(format) it should be: \(reason)."
    case .missing(let key, let format): "The reply is \(format), but has no `\(key)`."
    case .refused(let words): "The service says: “\(quoted(words))”."
    }
  }
}

extension DecodingError {
  /// What is wrong, as a clause: `` `jobs.3.location` is of another kind than documented ``.
  var clause: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.isEmpty
        ? "the whole of it is of another kind than documented"
        : "`\(Self.place(context.codingPath))` is of another kind than documented"
    case .keyNotFound(let key, _): "`\(key.stringValue)` is missing"
    case .dataCorrupted: "it is cut off or damaged"
    @unknown default: "it cannot be read"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
