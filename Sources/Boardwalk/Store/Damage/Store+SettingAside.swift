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
    var aside = "\(stem)\(day.digits)-\(time).\(file.pathExtension)"
    var number = 2
    while FileManager.default.fileExists(atPath: aside) {
      aside = "\(stem)\(day.digits)-\(time)-\(number).\(file.pathExtension)"
      number += 1
    }
    do {
      try FileManager.default.moveItem(atPath: path, toPath: aside)
      // A journal left beside the new store would be played back into it.
      for ending in ["-journal", "-wal", "-shm"] where FileManager.default.fileExists(atPath: path + ending) {
        try FileManager.default.moveItem(atPath: path + ending, toPath: aside + ending)
      }
      try Disk.live.remove(StoreSeal.path(of: path))
      try removeOldest(of: stem, in: file.deletingLastPathComponent().path)
    } catch {
      throw finding(error, at: path)
    }
    return aside
  }

  private static func removeOldest(of stem: String, in folder: String) throws {
    let all = try FileManager.default.contentsOfDirectory(atPath: folder).map { "\(folder)/\($0)" }
      .filter { $0.hasPrefix(stem) }.sorted()
    let stores = all.filter { $0.hasSuffix(".sqlite") }
    for store in stores.dropLast(mostAside) {
      for file in all where file.hasPrefix(store) { try FileManager.default.removeItem(atPath: file) }
    }
  }
}
