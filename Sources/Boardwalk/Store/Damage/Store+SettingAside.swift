import Foundation

extension Store {
  /// So many damaged stores are kept, for whoever wants to look at one.
  private static let mostAside = 3

  /// Moves a damaged store and what belongs to it out of the way: `.boardwalk/store.damaged-20261121-080000.sqlite`.
  /// Gives the path it has then.
  ///
  /// - Parameter now: the moment of the run, in seconds since 1970 UTC.
  static func setAside(_ path: String, now: Int64) throws -> String {
    let file = URL(fileURLWithPath: path)
    let stem = file.deletingPathExtension().path + ".damaged-"
    let day = Day(instant: now)
    let time = Timestamp(now).rfc5545.dropFirst(9).prefix(6)
    let folder = file.deletingLastPathComponent().path
    let aside: String
    do {
      let moment = "\(stem)\(day.digits)-\(time)"
      let last = try stores(in: folder, of: stem).last { $0.path.hasPrefix(moment) }
      aside = moment + (last.map { "-\($0.number + 1)" } ?? "") + ".\(file.pathExtension)"
      try FileManager.default.moveItem(atPath: path, toPath: aside)
      // A journal left beside the new store would be played back into it.
      for ending in ["-journal", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + ending) {
        try FileManager.default.moveItem(atPath: path + ending, toPath: aside + ending)
      }
      try Disk.live.remove(StoreSeal.path(of: path))
      for store in try stores(in: folder, of: stem).dropLast(mostAside) { try remove(store.path) }
    } catch {
      throw finding(error, at: path)
    }
    return aside
  }

  /// The stores that were set aside, the oldest first; of those of one moment the first has no number behind it.
  private static func stores(in folder: String, of stem: String) throws -> [(path: String, number: Int)] {
    try FileManager.default.contentsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }
      .filter { $0.hasPrefix(stem) && $0.hasSuffix(".sqlite") }
      .map { path in
        let words = path.dropFirst(stem.count).dropLast(".sqlite".count).split(separator: "-")
        return (path, words.count > 2 ? Int(words[2]) ?? 1 : 1)
      }
      .sorted { ($0.path.prefix(stem.count + 15), $0.number) < ($1.path.prefix(stem.count + 15), $1.number) }
  }

  private static func remove(_ store: String) throws {
    for ending in ["", "-journal", "-wal", "-shm"] where FileManager.default.fileExists(atPath: store + ending) {
      try FileManager.default.removeItem(atPath: store + ending)
    }
  }
}
