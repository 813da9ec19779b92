/// What parts of summaries are in JSON: those that jobs have alike are written once.
///
/// Parts are known by their copies, all of which have to be there as long as this is.
struct WrittenParts {
  private var written: [UInt64: [UInt8]] = [:]

  /// A few megabytes of them: where every job has parts of its own, it is no use to keep them.
  private static let most = 20_000

  /// The members that a part is written as.
  mutating func members<Part>(of part: Shared<Part>, _ write: (Part, inout JSONWriter) -> Void) -> [UInt8] {
    if let bytes = written[part.identity] { return bytes }
    if written.count == Self.most { written.removeAll() }
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { write(part.value, &$0) }
    written[part.identity] = bytes
    return bytes
  }
}
