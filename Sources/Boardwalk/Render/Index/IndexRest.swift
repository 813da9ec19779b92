/// What the manifest says of the files of the index.
struct IndexRest: Sendable {
  var parts: [Part] = []
  var facets: [Facet] = []
  /// Files that name jobs in the order of their titles.
  var titles = 0
  /// Files of a small board: they are within the manifest.
  var inline: [(path: String, json: [UInt8])] = []
  /// Files of a large board.
  private(set) var list = IndexList()
  private(set) var count = 0
  private(set) var bytes = 0
  /// What is known of those of the site that stands.
  private let standing: IndexList

  init(standing: IndexList = IndexList()) { self.standing = standing }

  struct Part: Sendable {
    var stretch: IndexPlan.Stretch
    /// Jobs on offer.
    var count: Int
    var path: String
    var bytes: Int
    /// A `NumberCode` of those on offer, and the days on which they were posted.
    var live: [UInt8]
    var posted: [UInt8]
  }

  struct Facet: Sendable {
    var name: String
    var values: [Value]
    /// Files of postings.
    var parts: Int
    /// So many values are in the manifest.
    var named = IndexFacets.named

    struct Value: Sendable {
      var title: String
      var slug: String?
      var count: Int
      /// Which of the files has its postings.
      var part = 0
      /// Degrees north and east.
      var at: (north: Double, east: Double)?
    }
  }

  /// Takes what another piece of work made.
  mutating func add(_ other: IndexRest) {
    parts += other.parts
    facets += other.facets
    titles += other.titles
    inline += other.inline
    list.add(other.list)
    count += other.count
    bytes += other.bytes
  }

  /// Writes a file, or keeps it for the manifest of a small board.
  ///
  /// - Parameter fingerprint: of what it was made of, when somebody asked whether it stands.
  mutating func write(
    _ json: consuming [UInt8], to file: IndexFile, madeOf fingerprint: Fingerprint? = nil, of plan: IndexPlan,
    with press: Press
  ) throws {
    if plan.isWhole { return inline.append((file.path, json)) }
    note(IndexList.text(of: json), of: file, json.count + 1)
    json.append(UInt8(ascii: "\n"))
    try press.write(json, to: file.path, madeOf: fingerprint)
  }

  /// Takes a file that stands as it would be made.
  mutating func takes(
    _ file: IndexFile, madeOf fingerprint: Fingerprint, of plan: IndexPlan, with press: Press
  ) throws -> Bool {
    if plan.isWhole { return false }
    let path = file.path
    guard try press.takes(path, madeOf: fingerprint) else { return false }
    if let text = standing[file] {
      note(text, of: file, try press.size(path))
    } else {
      let bytes = try press.standing(path)
      note(IndexList.text(of: bytes.dropLast()), of: file, bytes.count)
    }
    return true
  }

  private mutating func note(_ text: some Collection<UInt8>, of file: IndexFile, _ size: Int) {
    list.note(text, of: file)
    count += 1
    bytes += size
  }
}
