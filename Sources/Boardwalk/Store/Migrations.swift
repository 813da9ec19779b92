import GRDB

/// Every step the store's shape ever took. A step that was released is never edited; a new one is added.
enum Migrations {
  static var all: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("jobs and sources") { database in
      try database.execute(
        sql: """
          -- Times are seconds since 1970 UTC.
          CREATE TABLE source (
            name TEXT PRIMARY KEY,
            first_run INTEGER NOT NULL,
            last_run INTEGER NOT NULL,     -- the last time it was asked
            last_complete INTEGER,         -- the last time it gave everything it has
            outcome TEXT NOT NULL,         -- complete, partial, failed
            reason TEXT,                   -- why not complete, in a sentence
            delivered INTEGER NOT NULL     -- jobs in the last delivery
          ) WITHOUT ROWID;
          CREATE TABLE job (
            number INTEGER PRIMARY KEY,
            source TEXT NOT NULL,
            source_id TEXT NOT NULL,
            first_seen INTEGER NOT NULL,
            last_seen INTEGER NOT NULL,
            changed INTEGER NOT NULL,      -- when its content last became different
            missing_since INTEGER,         -- the first complete delivery that did not have it
            closed INTEGER,                -- when it was taken as gone
            fingerprint INTEGER NOT NULL,  -- of summary and details
            summary BLOB NOT NULL,         -- JobRow.swift
            UNIQUE (source, source_id)
          );
          -- Apart from the summaries, so that reading those does not pass over the texts.
          CREATE TABLE text (
            number INTEGER PRIMARY KEY REFERENCES job (number) ON DELETE CASCADE,
            details BLOB NOT NULL,         -- JobRow.swift
            words BLOB NOT NULL            -- WordSet
          );
          CREATE TABLE former_slug (
            slug TEXT PRIMARY KEY,
            number INTEGER NOT NULL REFERENCES job (number) ON DELETE CASCADE
          ) WITHOUT ROWID;
          """)
    }
    return migrator
  }
}
