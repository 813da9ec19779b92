import GRDB

extension Store {
  /// When each source last answered, and what it had been asked; by the sources' names.
  func lastAnswers() throws -> [String: LastAnswer] {
    do {
      return try database.read { database in
        let rows = try Row.fetchAll(
          database,
          sql: """
            SELECT name, instant, asked_for FROM (
              SELECT name, asked_for, coalesce(
                (SELECT max(run) FROM delivery WHERE source = name AND outcome <> 'failed'), last_complete) AS instant
              FROM source)
            WHERE instant IS NOT NULL AND asked_for IS NOT NULL
            """)
        return try Dictionary(
          rows.map { row in
            (
              try row.decode(String.self, atIndex: 0),
              LastAnswer(instant: try row.decode(atIndex: 1), askedFor: try row.decode(atIndex: 2))
            )
          }, uniquingKeysWith: { first, _ in first })
      }
    } catch {
      throw Self.finding(error, at: path)
    }
  }
}
