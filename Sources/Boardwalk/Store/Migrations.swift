import GRDB
import Markup

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
    migrator.registerMigration("how deliveries went") { database in
      try database.execute(
        sql: """
          ALTER TABLE source ADD COLUMN suspect_since INTEGER;   -- the first of the answers that were hard to believe
          ALTER TABLE source ADD COLUMN suspect_last INTEGER;    -- the last of them that counted as a night
          ALTER TABLE source ADD COLUMN suspect_nights INTEGER NOT NULL DEFAULT 0;
          ALTER TABLE source ADD COLUMN suspect_count INTEGER;   -- jobs in the first of them
          ALTER TABLE source ADD COLUMN asked_for INTEGER;       -- fingerprint of the settings it was asked with
          -- 1: brought back from a published site, without its text; the next delivery brings that.
          ALTER TABLE job ADD COLUMN restored INTEGER NOT NULL DEFAULT 0;
          CREATE TABLE delivery (
            source TEXT NOT NULL,
            run INTEGER NOT NULL,          -- the moment of the run
            outcome TEXT NOT NULL,         -- complete, partial, suspect, failed
            reason TEXT,
            delivered INTEGER NOT NULL,    -- jobs it handed over
            rejected INTEGER NOT NULL,     -- items that were left out
            fresh INTEGER NOT NULL,        -- jobs never seen before
            changed INTEGER NOT NULL,
            closed INTEGER NOT NULL,
            milliseconds INTEGER NOT NULL, -- from the first request to the last reply
            PRIMARY KEY (source, run)
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("numbers of the index") { database in
      try database.execute(
        sql: """
          -- Apart from the texts, so that reading them passes over nothing else.
          CREATE TABLE vocabulary (
            job INTEGER PRIMARY KEY REFERENCES job (number) ON DELETE CASCADE,
            words BLOB NOT NULL            -- SearchTerms
          );
          -- What the index says of a number, as long as it says it.
          CREATE TABLE edition (
            number INTEGER PRIMARY KEY,
            job INTEGER NOT NULL REFERENCES job (number) ON DELETE CASCADE,
            first_seen INTEGER,            -- this and what follows: of a job as it was before it changed
            summary BLOB,                  -- JobRow.swift
            words BLOB                     -- SearchTerms
          );
          CREATE INDEX edition_job ON edition (job);
          CREATE TABLE numbering (plan TEXT NOT NULL);  -- Numbering
          """)
    }
    migrator.registerMigration("what duplicates have in common") { database in
      try database.execute(
        sql: """
          CREATE TABLE mark (
            number INTEGER PRIMARY KEY REFERENCES job (number) ON DELETE CASCADE,
            apply INTEGER NOT NULL,        -- hashes; 0 is unknown. JobMarks.swift
            page INTEGER NOT NULL,
            announcement INTEGER NOT NULL,
            text INTEGER NOT NULL,
            link TEXT                      -- its page at its source
          );
          """)
      try JobMarks.fill(database)
    }
    migrator.registerMigration("conditions of jobs") { database in
      try database.execute(
        sql: """
          CREATE TABLE condition (
            number INTEGER PRIMARY KEY REFERENCES job (number) ON DELETE CASCADE,
            facts BLOB NOT NULL            -- StoredConditions.swift
          );
          """)
      try Conditions.fill(database)
    }
    // CanonicalAddress.swift
    migrator.registerMigration("addresses whose only number was taken for tracking") { try JobMarks.fill($0) }
    migrator.registerMigration("posts") { database in
      try database.execute(
        sql: """
          CREATE TABLE post (
            source TEXT NOT NULL,          -- jobs, referrals
            source_id TEXT NOT NULL,
            first_seen INTEGER NOT NULL,
            changed INTEGER NOT NULL,      -- when what the board says of it last became different
            fingerprint INTEGER NOT NULL,  -- of that
            PRIMARY KEY (source, source_id)
          ) WITHOUT ROWID;
          -- One row, with the moment since when posts are kept; none before the first build.
          CREATE TABLE posting (since INTEGER NOT NULL);
          """)
    }
    migrator.registerMigration("posts that are over") { database in
      // Whether it was on offer in the last run.
      try database.execute(sql: "ALTER TABLE post ADD COLUMN open INTEGER NOT NULL DEFAULT 1")
    }
    migrator.registerMigration("what editions were made of") { database in
      try database.execute(
        sql: """
          -- Both of a job as it was before it changed, as they stood in its row.
          ALTER TABLE edition ADD COLUMN fingerprint INTEGER;
          ALTER TABLE edition ADD COLUMN restored INTEGER;
          UPDATE edition SET fingerprint = 0, restored = 0 WHERE summary IS NOT NULL;
          """)
    }
    migrator.registerMigration("ids that stand for another job") { database in
      try database.execute(
        sql: """
          CREATE TABLE reissue (
            source TEXT NOT NULL,
            source_id TEXT NOT NULL,       -- as the source gives it
            kept_as TEXT NOT NULL,         -- in the table of jobs
            PRIMARY KEY (source, source_id)
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("words are kept once") { database in
      // They stood beside the text as well, as hashes.
      try SearchTerms.fill(database)
      try database.execute(sql: "ALTER TABLE text DROP COLUMN words")
    }
    migrator.registerMigration("pages that were asked for") { database in
      try database.execute(
        sql: """
          CREATE TABLE page (
            source TEXT NOT NULL,
            address TEXT NOT NULL,
            asked INTEGER NOT NULL,        -- the last time
            jobs TEXT,                     -- the ids that the source gives them, a line each; NULL: it never came whole
            PRIMARY KEY (source, address)
          ) WITHOUT ROWID;
          """)
    }
    migrator.registerMigration("what a source begins with") { database in
      try database.execute(
        sql: """
          -- The last run whose jobs are what it begins with.
          ALTER TABLE source ADD COLUMN begun INTEGER NOT NULL DEFAULT 0;
          UPDATE source SET begun = CASE
            WHEN outcome = 'failed' AND NOT EXISTS (SELECT 1 FROM job WHERE source = name) THEN last_run ELSE first_run END;
          """)
    }
    migrator.registerMigration("what sources were asked for") { database in
      try database.execute(
        sql: """
          -- Fingerprint of what it was asked for when it last gave everything; asked_for is that of any answer.
          ALTER TABLE source ADD COLUMN question INTEGER;
          -- Beside missing_since, 1: that delivery was the first answer to another question. Without it, it means nothing.
          ALTER TABLE job ADD COLUMN unasked INTEGER NOT NULL DEFAULT 0;
          """)
    }
    migrator.registerMigration("jobs that others stood for") { database in
      // When a listing of it that is gone was first seen, where that is longer ago. Store+Succession.swift
      try database.execute(sql: "ALTER TABLE job ADD COLUMN known_since INTEGER")
    }
    migrator.registerMigration("which jobs doubted answers lacked") { database in
      // IDSketch, of the jobs that the first of the answers that were hard to believe lacked.
      try database.execute(sql: "ALTER TABLE source ADD COLUMN suspect_missing TEXT")
    }
    // The last of these does it for those before.
    migrator.registerMigration("words behind apostrophes, and long ones") { _ in }
    migrator.registerMigration("signs two by two, and letters of any keyboard") { try SearchTerms.fillAnew($0) }
    // With each version of the sanitiser a step of its own; the last one does it for those before.
    for version in 1...SafeHTML.version {
      migrator.registerMigration("texts as sanitiser \(version) cleans them") { database in
        if version == SafeHTML.version { try JobEntry.cleanTexts(database) }
      }
    }
    return migrator
  }
}
