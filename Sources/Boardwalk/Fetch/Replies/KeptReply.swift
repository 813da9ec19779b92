import Web

/// What is known of one kept reply.
struct KeptReply: Codable, Hashable, Sendable {
  /// `2` is `2.json`.
  var file: Int
  /// Nil for a request whose address nobody may read: it is asked plainly each time.
  var request: RequestKey?
  /// What came beside the body, as far as a source may look at it; nothing without validators.
  var headers: [Headers.Line]
  var validators: Validators?
  var bytes: Int
  /// `XXH64` of the body.
  var digest: UInt64
  /// When it came, in seconds since 1970 UTC.
  var received: Int64
}

/// What makes two requests the same: address and headers, secret headers left out, even as a fingerprint.
struct RequestKey: Codable, Hashable, Sendable {
  var url: String
  var headers: [String]

  init(_ request: Request) {
    url = request.url
    headers = request.openHeaders
  }

  /// Everything it would write down.
  var text: String { ([url] + headers).joined(separator: "\n") }
}

extension KeptReply {
  /// What is to be known of a reply that has just come.
  ///
  /// - Parameter former: what was known of the same request's reply.
  init(_ response: Response, answering request: RequestKey?, former: KeptReply?, now: Int64) {
    let lines = response.headers.lines.filter(\.isKept)
    let isSmall = lines.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count } <= Self.mostHeaderBytes
    file = former?.file ?? .max
    self.request = request
    validators = isSmall ? Validators(of: response.headers) : nil
    headers = validators == nil ? [] : lines
    bytes = response.body.count
    digest = XXH64.of(response.body)
    received = now
    // Without a name to ask by, the moment means nothing; left alone, a run that changes nothing writes nothing.
    if let former, holdsSame(as: former), validators == nil, former.validators == nil { received = former.received }
  }

  func holdsSame(as other: KeptReply) -> Bool { bytes == other.bytes && digest == other.digest }

  /// As RFC 9111, section 4.3.4: what the server says today takes the place of what it said before.
  func headers(freshenedBy new: Headers) -> Headers {
    var headers = Headers()
    for line in self.headers where new[line.name] == nil { headers.append(line.name, line.value) }
    for line in new.lines { headers.append(line.name, line.value) }
    return headers
  }

  /// 8 KiB: what a reply says beside its body is a few hundred bytes.
  private static let mostHeaderBytes = 8 << 10
}

extension Headers.Line {
  /// Whether it belongs to the reply: not to the way it came, to the moment, or to a visit.
  fileprivate var isKept: Bool { !Self.passing.contains(name.lowercased()) }

  private static let passing: Set = [
    "age", "connection", "content-encoding", "content-length", "date", "keep-alive", "retry-after", "set-cookie",
    "transfer-encoding",
  ]
}
