import GRDB

extension Store {
  /// What is kept of posts.
  func posts() throws -> KeptPosts { try reading { try KeptPosts(in: $0) } }

  /// When a post was last found new or changed, in seconds since 1970 UTC; nil for never.
  func lastNoted() throws -> Int64? {
    try reading { try Int64.fetchOne($0, sql: "SELECT max(max(first_seen, changed)) FROM post") }
  }

  /// Notes what became of the posts. Writes nothing when that is nothing.
  ///
  /// - Parameter clock: the moment of the run, and the one that last days are shown at.
  func note(_ posts: [Job], at clock: RunClock, _ settings: BoardSettings) throws -> PostFigures {
    let kept = try self.posts()
    let following = kept.following(posts, at: clock, settings)
    if following != kept { try keep(following) }
    return kept.changes(to: following)
  }

  /// Takes back what a run noted of posts that it did not publish, so that they are news to the run that does. Gives what went
  /// wrong with that: the run ends with an error of its own.
  func forget(until former: KeptPosts) -> [Diagnostic] {
    do {
      if try posts() != former { try keep(former) }
      return []
    } catch {
      return [Self.finding(error, at: path)]
    }
  }

  private func keep(_ posts: KeptPosts) throws {
    do {
      try database.write { try posts.write(to: $0) }
    } catch {
      throw Self.finding(error, at: path)
    }
    try seal()
  }
}

extension StoreRun {
  /// Notes what became of the posts, as part of the run.
  func note(_ posts: [Job], at clock: RunClock, _ settings: BoardSettings) throws -> PostFigures {
    try write { database in
      let kept = try KeptPosts(in: database)
      let following = kept.following(posts, at: clock, settings)
      if following != kept { try following.write(to: database) }
      return kept.changes(to: following)
    }
  }
}

extension KeptPosts {
  init(in database: Database) throws {
    let posts = try Row.fetchAll(
      database, sql: "SELECT source, source_id, first_seen, changed, fingerprint, open FROM post"
    )
    .map { row in
      KeptPost(
        id: JobID(source: try row.decode(atIndex: 0), sourceID: try row.decode(atIndex: 1)),
        firstSeen: try row.decode(atIndex: 2), changed: try row.decode(atIndex: 3),
        fingerprint: Fingerprint(value: UInt64(bitPattern: try row.decode(Int64.self, atIndex: 4))),
        isOpen: try row.decode(atIndex: 5))
    }
    self.init(since: try Int64.fetchOne(database, sql: "SELECT since FROM posting"), posts)
  }

  /// In place of what is kept there.
  func write(to database: Database) throws {
    for table in ["post", "posting"] { try database.execute(sql: "DELETE FROM \(table)") }
    guard let since else { return }
    try database.execute(sql: "INSERT INTO posting (since) VALUES (?)", arguments: [since])
    for post in sorted {
      try database.cachedStatement(
        sql: "INSERT INTO post (source, source_id, first_seen, changed, fingerprint, open) VALUES (?, ?, ?, ?, ?, ?)"
      ).execute(arguments: [
        post.id.source, post.id.sourceID, post.firstSeen, post.changed, Int64(bitPattern: post.fingerprint.value),
        post.isOpen,
      ])
    }
  }
}
