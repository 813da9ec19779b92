/// A part of the published state while it is written: an array of listings, one on a line, so that a change of one is a
/// change of one line.
struct StatePart {
  private var bytes: [UInt8] = []
  private var count = 0
  private var name: UInt64 = 0

  /// A part is never longer than this and one listing.
  private static let fullAt = 1 << 20

  var isFull: Bool { bytes.count >= Self.fullAt }

  /// - Parameters:
  ///   - seen: when the listing's source last gave anything; a listing that was there says nothing of it, so that a
  ///     night on which all was as before changes no part.
  ///   - written: what was written of listings before it.
  mutating func append(_ kept: KeptListing, seen: Int64?, with written: inout WrittenParts) {
    begin(kept.job.id)
    JSONWriter.append(to: &bytes) { kept.write(to: &$0, seen: seen, with: &written) }
  }

  /// Takes a listing as it was written before.
  mutating func append(_ line: ArraySlice<UInt8>, of id: JobID) {
    begin(id)
    bytes += line
  }

  private mutating func begin(_ id: JobID) {
    if count == 0 { name = StableHash.of(id.description.utf8) }
    bytes += (count == 0 ? "[\n" : ",\n").utf8
    count += 1
  }

  /// The file and the listings in it; nil without any.
  func finish() -> (path: String, bytes: [UInt8], count: Int)? {
    count == 0 ? nil : (Self.path(name), bytes + "\n]\n".utf8, count)
  }

  /// The file that begins with a listing.
  static func path(beginningWith id: JobID) -> String { path(StableHash.of(id.description.utf8)) }

  private static func path(_ name: UInt64) -> String { "data/state-\(name.hex).json" }
}
