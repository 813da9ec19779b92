/// The folder of a source's kept replies: `1.json`, `2.json` …, their index, and, while a run lasts, what arrived so far.
///
/// Killed at any moment it holds nothing that is wrong: whoever reads a body compares it with the index.
struct ReplyShelf: Sendable {
  let folder: String
  let disk: Disk

  /// A reply of this run.
  struct Entry: Sendable {
    var reply: KeptReply
    var place: Place

    var withoutValidators: Entry {
      var entry = self
      (entry.reply.validators, entry.reply.headers) = (nil, [])
      return entry
    }
  }

  /// Where its body is.
  enum Place: Sendable, Hashable {
    /// Where an earlier run put it.
    case shelf(Int)
    /// Among this run's arrivals.
    case arrival(Int)
  }

  /// What the last good run left, by the index; clears what a run that was killed left.
  func open() throws -> [KeptReply] {
    try discardArrivals()
    guard try disk.list(folder).contains(where: { $0.name == ReplyIndex.fileName }) else { return [] }
    return try ReplyIndex(decoding: disk.read(path(ReplyIndex.fileName), ReplyIndex.largest)).replies
  }

  /// The body that was kept. Throws when it is not there any more, as it was.
  func body(of reply: KeptReply, limit: Int) throws -> [UInt8] {
    let body = try disk.read(path(reply.file), limit)
    guard body.count == reply.bytes, XXH64.of(body) == reply.digest else {
      throw Diagnostic(.notice, at: .file(path(reply.file)), "this is not what was kept")
    }
    return body
  }

  /// Whether this body lies there already, to the byte.
  func holds(_ body: [UInt8], as reply: KeptReply) throws -> Bool {
    do {
      return try disk.read(path(reply.file), body.count) == body
    } catch is Diagnostic {
      // Gone or damaged: it is written anew.
      return false
    }
  }

  /// Puts a body down until the run has ended well.
  func put(_ body: [UInt8], arrival: Int) throws { try disk.write(path("\(arrival)\(Self.arriving)"), body) }

  /// Makes these the replies that stay: those that were known keep their order, new ones come after them.
  func replace(by entries: [Entry]) throws {
    let ordered = entries.enumerated().sorted {
      ($0.element.reply.file, $0.offset) < ($1.element.reply.file, $1.offset)
    }
    var moves: [(from: String, to: Int)] = []
    var index = ReplyIndex()
    for (number, (_, entry)) in ordered.enumerated() {
      let file = number + 1
      switch entry.place {
      case .shelf(file): break
      case .shelf(let other):
        // Out of the way first: it may lie where another is to go.
        let aside = "\(file)\(Self.moving)"
        try disk.move(path(other), path(aside))
        moves.append((aside, file))
      case .arrival(let arrival): moves.append(("\(arrival)\(Self.arriving)", file))
      }
      var reply = entry.reply
      reply.file = file
      index.replies.append(reply)
    }
    for (from, to) in moves { try disk.move(path(from), path(to)) }
    try write(index)
    for entry in try disk.list(folder) where entry.kind == .file && entry.name.hasSuffix(".json") {
      if !(1...entries.count).contains(number(of: entry.name)) { try disk.remove(path(entry.name)) }
    }
  }

  /// Throws away what arrived in a run that did not end well.
  func discardArrivals() throws {
    for entry in try disk.list(folder) where entry.kind == .file {
      if entry.name.hasSuffix(Self.arriving) || entry.name.hasSuffix(Self.moving) { try disk.remove(path(entry.name)) }
    }
  }
}

extension ReplyShelf {
  private static let arriving = ".arriving"
  private static let moving = ".moving"

  private func name(_ file: Int) -> String { "\(file).json" }
  private func path(_ file: Int) -> String { path(name(file)) }
  private func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// 0 for a name that is none of ours.
  private func number(of name: String) -> Int {
    let digits = name.dropLast(".json".count)
    return digits.first == "0" ? 0 : Int(digits) ?? 0
  }

  /// A run in which nothing changed writes nothing.
  private func write(_ index: ReplyIndex) throws {
    let bytes = try index.encoded()
    let isThere = try disk.list(folder).contains { $0.name == ReplyIndex.fileName }
    if isThere, try disk.read(path(ReplyIndex.fileName), Int.max) == bytes { return }
    try disk.write(path(ReplyIndex.fileName), bytes)
  }
}
