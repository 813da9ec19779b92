import Foundation
import GRDB
import Markup
import Testing

@testable import Boardwalk

@Suite("The store's file")
struct StoreFileTests {
  @Test("An empty file becomes a store")
  func emptyFile() throws {
    let folder = try TestStore()
    let path = "\(folder.folder)/empty.sqlite"
    try Data().write(to: URL(fileURLWithPath: path))
    let store = try Store(path: path)
    #expect(try store.jobs().isEmpty)
    #expect(try store.sources().isEmpty)
    #expect(try store.database.read { try Migrations.all.hasCompletedMigrations($0) })
  }

  @Test("Whoever only looks makes no store, and writes none")
  func look() throws {
    let kept = try TestStore()
    let missing = "\(kept.folder)/none/store.sqlite"
    #expect(try Store.toLook(at: missing).jobs().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "\(kept.folder)/none"))
    try kept.run(at: 1000, [try .plain()])
    let store = try Store.toLook(at: kept.store.path)
    #expect(try store.jobs().count == 1)
    #expect(throws: (any Error).self) { try store.database.write { try $0.execute(sql: "DELETE FROM job") } }
  }

  @Test("Opening a store twice changes nothing in it")
  func reopen() throws {
    let store = try TestStore()
    try store.run(at: 1000, [try .plain()])
    let before = FileManager.default.contents(atPath: store.store.path)
    #expect(try store.reopened().jobs().count == 1)
    #expect(FileManager.default.contents(atPath: store.store.path) == before)
  }

  @Test("A store from before addresses were read as they are now has its marks filled anew")
  func olderMarks() throws {
    let store = try TestStore()
    try store.run(at: 1000, [try .plain("1") { $0.applyURL = SafeURL("https://a.example/vacancy?ref=101") }])
    let marks = try store.store.marks()
    try store.store.database.write {
      try $0.execute(sql: "UPDATE mark SET apply = 7")
      try $0.execute(sql: "DELETE FROM grdb_migrations WHERE identifier LIKE 'addresses whose only number%'")
    }
    #expect(
      marks.values.map(\.apply) == [CanonicalAddress.hash(try #require(SafeURL("https://a.example/vacancy?ref=101")))])
    #expect(try store.reopened().marks() == marks)
  }

  @Test("A store from before words were kept once keeps them, also those of jobs that it never numbered")
  func olderWords() throws {
    let store = try TestStore()
    try store.run(at: 1000, [try .plain("1", title: "Clerk"), try .plain("2", title: "Scribe")])
    func words() throws -> [Int64: WordSet] {
      var words: [Int64: WordSet] = [:]
      try store.reopened().eachWordSet { words[$0] = $1 }
      return words
    }
    let before = try words()
    #expect(before.count == 2)
    try store.store.database.write {
      try $0.execute(sql: "ALTER TABLE text ADD COLUMN words BLOB NOT NULL DEFAULT x'00'")
      try $0.execute(sql: "DELETE FROM vocabulary WHERE job = 1")
      try $0.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = 'words are kept once'")
    }
    #expect(try words() == before)
    #expect(try store.reopened().database.read { try $0.columns(in: "text").map(\.name) } == ["number", "details"])
  }

  @Test(
    "A store from before its words were read as they are now reads them",
    arguments: [
      ("Poste d’ingénieur", ["Poste", "dingenieur"], "ingénieur"), ("看護師", ["看", "護", "師"], "看護"),
    ])
  func olderWords(title: String, words: [String], query: String) throws {
    let store = try TestStore()
    try store.run(at: 1000, [try .plain("1", title: title)])
    try store.store.database.write {
      try $0.setVocabulary(SearchTerms(words), of: 1)
      try $0.execute(
        sql: "DELETE FROM grdb_migrations WHERE identifier = 'signs two by two, and letters of any keyboard'")
    }
    var finds: [Bool] = []
    try store.reopened().eachWordSet { finds.append(KeywordQuery(query).mayMatch($1)) }
    #expect(finds == [true])
  }

  @Test("Texts that an older sanitiser cleaned are cleaned again; the jobs are the same and as old as before")
  func olderTexts() throws {
    func job(_ html: String, excerpt: String) throws -> Job {
      try .plain {
        $0.sections = [Job.Section(.duties, SafeHTML(storedSafeHTML: html))]
        $0.excerpt = excerpt
      }
    }
    let older = try job("<p>You sell<iframe src=\"//x.example\">cakes</iframe></p>", excerpt: "You sell")
    let clean = try job("<p>You sell</p>", excerpt: "You sell")
    let store = try TestStore()
    try store.run(at: 1000, [older, try .plain("2")])
    #expect(try store.job().flatMap(store.details)?.sections == older.sections)
    try store.store.database.write {
      try $0.execute(sql: "DELETE FROM grdb_migrations WHERE identifier LIKE 'texts as sanitiser %'")
    }
    #expect(try store.reopened().jobs().count == 2)
    #expect(try store.job().flatMap(store.details)?.sections == clean.sections)
    #expect(try store.job().flatMap(store.details)?.excerpt == "You sell")
    #expect(try store.run(at: 2000, [clean, try .plain("2")]).same == 2)
    #expect(try store.job()?.changed == 1000)
  }

  @Test(
    "A file that is no store is a plain finding", arguments: ["no database at all, but long enough to be read", "{}"])
  func notSQLite(_ text: String) throws {
    let folder = try TestStore()
    let path = "\(folder.folder)/text.sqlite"
    try Data(String(repeating: text, count: 100).utf8).write(to: URL(fileURLWithPath: path))
    let finding = #expect(throws: Diagnostic.self) { _ = try Store(path: path) }
    #expect(finding?.spot == .file(path))
    #expect(finding?.message == "The store is damaged: it is not the SQLite file it was.")
    #expect(finding?.hint == "Build again: it is set aside then, and restored from the published site.")
  }

  @Test("A folder in the store's place is a plain finding")
  func folder() throws {
    let folder = try TestStore()
    let finding = #expect(throws: Diagnostic.self) { _ = try Store(path: folder.folder) }
    #expect(finding?.message == "There is a folder in the store's place.")
  }

  @Test("A pipe in the store's place keeps nobody waiting who only looks")
  func pipe() throws {
    let folder = try TestStore()
    let path = "\(folder.folder)/pipe.sqlite"
    #expect(mkfifo(path, 0o600) == 0)
    let finding = #expect(throws: Diagnostic.self) { _ = try Store.toLook(at: path) }
    #expect(finding?.spot == .file(path))
  }

  @Test(
    "A row that is no job is a finding and never stops the program",
    arguments: [
      "UPDATE job SET summary = ''", "UPDATE job SET summary = 7", "UPDATE job SET summary = x'FFFF'",
      "UPDATE vocabulary SET words = 7", "UPDATE vocabulary SET words = x'00'",
      "UPDATE text SET details = 7", "DELETE FROM text",
    ])
  func wrongKind(_ damage: String) throws {
    let store = try TestStore()
    let job = try Job.plain()
    try store.run(at: 1000, [job])
    try store.store.database.write { try $0.execute(sql: damage) }
    let finding = #expect(throws: Diagnostic.self) {
      _ = try store.store.formerSlugs()
      try store.store.eachWordSet { _, _ in }
      for stored in try store.store.jobs() { _ = try store.details(stored) }
      try store.run(at: 2000, [job])
    }
    #expect(finding?.message == "The store is damaged: a job in it cannot be read back.")
  }

  @Test("A file with wrong bytes is read or refused, and never stops the program")
  func wrongBytes() throws {
    let good = try TestStore()
    try good.run(at: 1000, try (1...8).map { try .plain("\($0)") } + [.full()])
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: good.store.path)))
    var dice = Dice(seed: 23)
    var refused = 0
    for round in 0..<300 {
      var wrong = bytes
      for _ in 0...dice.below(8) { wrong[dice.below(bytes.count)] = UInt8(dice.below(256)) }
      if round % 3 == 0 { wrong.removeLast(dice.below(bytes.count)) }
      let path = "\(good.folder)/\(round).sqlite"
      try Data(wrong).write(to: URL(fileURLWithPath: path))
      do {
        let store = try Store(path: path)
        _ = try store.sources()
        _ = try store.formerSlugs()
        try store.eachWordSet { _, _ in }
        let listings = try store.jobs().map {
          Listing(
            summary: $0.summary, row: $0.number, firstSeen: $0.firstSeen, changed: $0.changed, state: .open,
            isNew: false)
        }
        try JobReader(store).read(listings[...]) { _, _ in }
        let run = try StoreRun(store, now: 2000)
        try run.keepAll([try .plain("1", title: "Other")])
        _ = try run.finish(FinishedDelivery(source: "api", outcome: .complete, delivered: 1))
        try run.commit()
      } catch is Diagnostic {
        refused += 1
      }
      try FileManager.default.removeItem(atPath: path)
    }
    #expect(refused > 0)
  }
}
