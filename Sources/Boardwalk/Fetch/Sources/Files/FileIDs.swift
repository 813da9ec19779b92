/// What the rows of a file are known by, where they have no ids of their own: the address of a job's page, and not one that many
/// jobs have, such as that of the page with all of them.
struct FileIDs {
  /// Addresses that several rows have.
  private var shared: Set<String> = []
  private let known: Set<String>
  /// Rows without an id whose address is another row's as well, and the first such address.
  private var doubtful = (count: 0, first: "")

  /// - Parameters:
  ///   - rows: with their ids and addresses.
  ///   - known: the ids under which the store has jobs of the source.
  init(of rows: some Collection<FileRow>, knowing known: Set<String>) {
    self.known = known
    var seen: Set<String> = []
    for row in rows {
      if let address = row[.url], !seen.insert(address).inserted { shared.insert(address) }
    }
    if shared.isEmpty { return }
    for row in rows where row[.id] == nil {
      guard let address = row[.url], shared.contains(address) else { continue }
      doubtful = (doubtful.count + 1, doubtful.count == 0 ? address : doubtful.first)
    }
  }

  /// The id of a row; nil where it has not even a title.
  func id(of row: FileRow) -> String? {
    if let id = row[.id] { return id }
    let made = WireText.madeOf([row[.title], row[.organization], row[.location]])?.text
    guard let address = row[.url], !shared.contains(address) else { return made }
    // The last of several rows that had one address stays what it was.
    return made.map { !known.contains(address) && known.contains($0) ? $0 : address } ?? address
  }

  /// What is to be said of addresses that tell no rows apart; nil where there are none.
  var finding: Diagnostic? {
    if doubtful.count == 0 { return nil }
    let rows = doubtful.count == 1 ? "A row without `id` has" : "\(doubtful.count) rows without `id` have"
    return Diagnostic.usual(
      "\(rows) an address that other rows have too, such as “\(quoted(doubtful.first))”; title, organization and location "
        + "tell them apart.", hint: "A column `id` tells rows apart whatever else changes in them.")
  }
}
