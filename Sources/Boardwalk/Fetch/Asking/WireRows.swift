/// The rows of a table: a list, or the one in an object that is a table, be it in an object of that.
struct WireRows: Decodable, Sendable {
  /// A list in an object.
  struct Named: Sendable {
    /// `jobs`, `data.jobs`
    let name: String
    let rows: [WireRow]

    /// In small letters, without that of the object that it is in.
    var ownName: String { (name.split(separator: ".").last ?? "").lowercased() }

    /// Whether objects are in it.
    var hasObjects: Bool { rows.contains { !$0.texts.isEmpty } }
  }

  /// The list itself; nil of an object.
  private let list: [WireRow]?
  /// The object's lists, and those of the objects in it, by their names.
  let lists: [Named]
  /// The names of the object's members.
  let members: [String]
  /// Whether the object says that something went wrong.
  private let isFault: Bool

  private static let faults: Set = ["error", "errors", "exception", "fault"]
  /// An object with more members than this has none that hold tables.
  private static let mostMembers = 100

  init(from decoder: any Decoder) throws {
    list = try Value(from: decoder).rows
    guard list == nil else {
      (lists, members, isFault) = ([], [], false)
      return
    }
    let values = try [String: Value](from: decoder)
    members = values.keys.sorted()
    isFault = values.contains { Self.faults.contains($0.key.lowercased()) && $0.value.saysSomething }
    let outer = Self.lists(in: values, behind: "")
    guard !outer.contains(where: \.hasObjects), values.count <= Self.mostMembers else {
      lists = outer
      return
    }
    lists =
      try outer
      + [String: Inner](from: decoder).sorted { $0.key < $1.key }.flatMap { name, inner in
        Self.lists(in: inner.values, behind: "\(name).")
      }
  }

  private static func lists(in values: [String: Value], behind path: String) -> [Named] {
    values.sorted { $0.key < $1.key }.compactMap { name, value in
      value.rows.map { Named(name: path + name, rows: $0) }
    }
  }

  /// Nil where there is no list, or nothing says which one it is, or only an empty one in an object that says that something went
  /// wrong.
  var rows: [WireRow]? { rows { _ in true } }

  /// - Parameter areJobs: whether rows can be jobs: where several lists have objects in them it is the one whose rows can.
  func rows(where areJobs: ([WireRow]) -> Bool) -> [WireRow]? {
    if let list { return list }
    let tables = lists.filter(\.hasObjects)
    let others = tables.count > 1 ? tables.filter { areJobs($0.rows) } : tables
    if others.count == 1 { return others[0].rows }
    let empty = lists.filter { $0.rows.isEmpty && !Self.faults.contains($0.ownName) }
    let isSaid = tables.isEmpty && empty.count == 1 && !isFault
    return isSaid ? empty[0].rows : nil
  }

  private struct Inner: Decodable {
    let values: [String: Value]

    init(from decoder: any Decoder) throws {
      do {
        values = try decoder.singleValueContainer().decodeNil() ? [:] : [String: Value](from: decoder)
      } catch DecodingError.typeMismatch {
        values = [:]
      }
    }
  }

  private struct Value: Decodable {
    /// Nil for anything but a list.
    let rows: [WireRow]?
    /// Neither null nor false nor an empty text or list.
    let saysSomething: Bool

    init(from decoder: any Decoder) throws {
      let scalar = try WireText.scalar(in: decoder)
      let isNull = try decoder.singleValueContainer().decodeNil()
      let rows = isNull || scalar != nil ? nil : try Self.rows(in: decoder)
      self.rows = rows
      saysSomething = !isNull && scalar != "" && scalar != "false" && rows?.isEmpty != true
    }

    private static func rows(in decoder: any Decoder) throws -> [WireRow]? {
      do {
        return try [WireRow](from: decoder)
      } catch DecodingError.typeMismatch {
        return nil
      }
    }
  }
}
