/// What parts of summaries are in JSON: those that jobs have alike are written once.
///
/// Parts are known by their copies, which are held on to, so that no other part comes to lie where one was.
struct WrittenParts {
  private var written: [UInt64: (part: any Sendable, json: [UInt8])] = [:]

  /// A few megabytes of them: where every job has parts of its own, it is no use to keep them.
  private static let most = 20_000

  /// The members that a part is written as.
  mutating func members<Part>(of part: Shared<Part>, _ write: (Part, inout JSONWriter) -> Void) -> [UInt8] {
    if let known = written[part.identity] { return known.json }
    if written.count == Self.most { written.removeAll() }
    var json: [UInt8] = []
    JSONWriter.append(to: &json) { write(part.value, &$0) }
    written[part.identity] = (part, json)
    return json
  }
}
