/// What parts of summaries are in JSON: those that jobs have alike are written once.
///
/// Parts are known by their copies, all of which have to be there as long as this is.
struct WrittenParts {
  private var written: [UInt64: [UInt8]] = [:]

  /// The members that a part is written as.
  mutating func members<Part>(of part: Shared<Part>, _ write: (Part, inout JSONWriter) -> Void) -> [UInt8] {
    if let bytes = written[part.identity] { return bytes }
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { write(part.value, &$0) }
    written[part.identity] = bytes
    return bytes
  }
}
