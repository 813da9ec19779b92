import GRDB

/// What a job that is on offer takes over, for good, from another listing of it that is gone: the day on which the board first had
/// it, and the addresses that led to it.
struct Succession: Sendable, Hashable {
  /// Rows of the store.
  var heir: Int64
  var former: Int64
  /// Of the former listing's page.
  var slug: Slug
  /// When that was first seen, in seconds since 1970 UTC.
  var firstSeen: Int64
}

extension Store {
  /// Writes nothing where everything was taken over before.
  func keep(_ successions: [Succession]) throws {
    if successions.isEmpty { return }
    do {
      let changes = try database.write { database in
        let before = database.totalChangesCount
        for each in successions {
          try database.execute(
            sql: """
              UPDATE job SET known_since = ?2 WHERE number = ?1 AND first_seen > ?2 AND coalesce(known_since, first_seen) > ?2
              """, arguments: [each.heir, each.firstSeen])
          try database.execute(
            sql: "UPDATE former_slug SET number = ?1 WHERE number = ?2", arguments: [each.heir, each.former])
          try database.execute(
            sql: """
              INSERT INTO former_slug (slug, number) VALUES (?1, ?2)
              ON CONFLICT (slug) DO UPDATE SET number = ?2 WHERE number <> ?2
              """, arguments: [each.slug.text, each.heir])
        }
        return database.totalChangesCount - before
      }
      if changes > 0 { try seal() }
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}
