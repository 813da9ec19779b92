import Foundation
import GRDB
import Testing

@testable import Boardwalk

@Suite("What a run finds in the store's place")
struct StoreConditionTests {
  @Test("Nothing is an empty store, and nothing beside a seal is a lost one")
  func nothing() throws {
    let store = try TestStore()
    let path = "\(store.folder)/other.sqlite"
    #expect(try StoreCondition(of: path) == .empty(wasLost: false))
    try Data(StoreSeal(changes: 3, size: 4096, digest: 7).text.utf8).write(to: URL(filePath: StoreSeal.path(of: path)))
    #expect(try StoreCondition(of: path) == .empty(wasLost: true))
  }

  @Test("A store into which nothing was written is empty, sealed or not")
  func blank() throws {
    let store = try TestStore()
    #expect(try StoreCondition(of: store.store.path) == .empty(wasLost: false))
    try store.store.seal()
    #expect(try StoreCondition(of: store.store.path) == .empty(wasLost: false))
  }

  @Test("What a run wrote is sound, proved by the seal or else by its rows")
  func sound() throws {
    let store = try filled()
    #expect(try StoreCondition(of: store.store.path) == .sound(isSealed: true))
    try FileManager.default.removeItem(atPath: StoreSeal.path(of: store.store.path))
    #expect(try StoreCondition(of: store.store.path) == .sound(isSealed: false))
  }

  @Test("A run that was killed after its commit and before its seal leaves a sound store")
  func killedBeforeSeal() throws {
    let store = try filled()
    try store.store.database.write { try $0.execute(sql: "UPDATE job SET last_seen = last_seen + 60") }
    #expect(try StoreCondition(of: store.store.path) == .sound(isSealed: false))
  }

  @Test("Writes that change nothing but SQLite's own counters are no damage")
  func counters() throws {
    let store = try filled()
    try flip(byteAt: 27, of: store.store.path)
    try flip(byteAt: 95, of: store.store.path)
    #expect(try StoreCondition(of: store.store.path) == .sound(isSealed: true))
  }

  @Test("A seal is of every byte, however large the file is")
  func largeFile() throws {
    let store = try filled()
    try store.store.database.write { database in
      let text = String(repeating: "sea", count: 1000)
      for number in 0..<300 {
        try database.execute(sql: "INSERT INTO former_slug VALUES (?, 1)", arguments: ["\(number)\(text)"])
      }
    }
    var bytes = Array(try #require(FileManager.default.contents(atPath: store.store.path)))
    let seal = try store.store.database.read { try StoreSeal(of: $0) }
    #expect(seal.size == bytes.count && bytes.count > 900_000)
    for position in [24..<28, 92..<100].joined() { bytes[position] = 0 }
    #expect(seal.digest == XXH64.of(bytes))
    // The last byte of a page, far behind the first piece that is read.
    try flip(byteAt: bytes.count - 1, of: store.store.path)
    #expect(try store.reopened().database.read { try StoreSeal(of: $0) } != seal)
  }

  @Test("A seal with a wrong letter is no seal")
  func brokenSeal() throws {
    let store = try filled()
    let path = StoreSeal.path(of: store.store.path)
    let seal = try #require(FileManager.default.contents(atPath: path))
    #expect(StoreSeal(text: String(decoding: seal, as: UTF8.self)) != nil)
    for position in seal.indices {
      var wrong = seal
      wrong[position] ^= 1
      #expect(StoreSeal(text: String(decoding: wrong, as: UTF8.self)) == nil, "at \(position)")
      #expect(StoreSeal(text: String(decoding: seal[..<position], as: UTF8.self)) == nil, "up to \(position)")
    }
    try Data(seal.dropLast(3)).write(to: URL(filePath: path))
    #expect(try StoreCondition(of: store.store.path) == .sound(isSealed: false))
  }

  @Test(
    "Without a seal a changed row is noticed by its fingerprint",
    arguments: [
      "UPDATE job SET summary = CAST(replace(CAST(summary AS TEXT), 'Clerk', 'Clark') AS BLOB)",
      "UPDATE text SET details = CAST(replace(CAST(details AS TEXT), 'sea', 'pea') AS BLOB)",
      "UPDATE job SET fingerprint = fingerprint + 1", "UPDATE vocabulary SET words = x'00'", "DELETE FROM text",
      "UPDATE job SET first_seen = 9000000000000", "UPDATE job SET changed = 'yesterday'",
      "UPDATE post SET first_seen = 9000000000000", "UPDATE post SET changed = 'yesterday'",
      "UPDATE post SET source = 'api'",
    ])
  func changedRow(_ change: String) throws {
    let store = try filled()
    try store.store.database.write { database in
      try database.execute(sql: change)
      #expect(database.changesCount > 0)
    }
    guard case .damaged = try StoreCondition(of: store.store.path) else {
      Issue.record("not noticed")
      return
    }
  }

  @Test("A newer Boardwalk's store is refused in words, and stays where it is")
  func newer() async throws {
    let store = try filled()
    try await store.store.database.write {
      try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('from the year 2030')")
      try $0.execute(sql: "UPDATE job SET summary = x'FF'")
    }
    let before = FileManager.default.contents(atPath: store.store.path)
    let finding = await #expect(throws: Diagnostic.self) {
      var opening = StoreOpening(
        path: store.store.path, output: "\(store.folder)/public", restoreFrom: nil, isOnline: true, hasSources: true,
        world: .withoutNetwork(now: TestBoard.now))
      _ = try await opening.open()
    }
    #expect(
      finding?.message == "The store was written by a newer Boardwalk, which keeps things this one does not know.")
    #expect(FileManager.default.contents(atPath: store.store.path) == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: store.folder).sorted() == ["store.sqlite", "store.sum"])
  }

  @Test("An older Boardwalk's store is sealed once it is brought up to date, and not looked through by the next run")
  func older() async throws {
    let store = try filled()
    try await store.store.database.write {
      try $0.execute(sql: "ALTER TABLE source DROP COLUMN suspect_missing")
      try $0.execute(sql: "DELETE FROM grdb_migrations WHERE identifier = 'which jobs doubted answers lacked'")
    }
    try store.store.seal()
    #expect(try StoreCondition(of: store.store.path) == .sound(isSealed: true))
    var opening = StoreOpening(
      path: store.store.path, output: "\(store.folder)/public", restoreFrom: nil, isOnline: false, hasSources: true,
      world: .withoutNetwork(now: TestBoard.now))
    #expect(try await opening.open().wasOlder)
    #expect(try StoreCondition(of: store.store.path) == .sound(isSealed: true))
    #expect(try await !opening.open().wasOlder)
  }

  @Test("A folder in the store's place is refused and stays")
  func folder() async throws {
    let store = try TestStore()
    let path = "\(store.folder)/folder.sqlite"
    try FileManager.default.createDirectory(atPath: "\(path)/mine", withIntermediateDirectories: true)
    #expect(throws: Diagnostic.self) { try StoreCondition(of: path) }
    #expect(FileManager.default.fileExists(atPath: "\(path)/mine"))
  }

  @Test("A store that another run is writing is not taken for a damaged one")
  func busy() throws {
    let store = try filled()
    let other = try store.reopened()
    try other.database.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA cache_size = 1")
      try database.beginTransaction(.immediate)
      // So much that SQLite writes into the file before the commit.
      for number in 0..<200 {
        try database.execute(
          sql: "INSERT INTO former_slug VALUES (?, 1)", arguments: ["\(number)" + String(repeating: "x", count: 500)])
      }
    }
    let finding = #expect(throws: Diagnostic.self) { try StoreCondition(of: store.store.path) }
    #expect(finding?.message == "Another run is using the store.")
    try other.database.writeWithoutTransaction { try $0.rollback() }
    #expect(try StoreCondition(of: store.store.path) == .sound(isSealed: true))
  }

  @Test("What a killed run left half written is taken back; where its journal is damaged, that is noticed")
  func journal() throws {
    let store = try filled()
    let copy = "\(store.folder)/copy.sqlite"
    let other = try store.reopened()
    try other.database.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA cache_size = 1")
      try database.beginTransaction(.immediate)
      try database.execute(sql: "UPDATE job SET first_seen = 7, summary = x'00'")
      for number in 0..<200 {
        try database.execute(
          sql: "INSERT INTO former_slug VALUES (?, 1)", arguments: ["\(number)" + String(repeating: "x", count: 500)])
      }
    }
    func files() throws -> (store: Data, journal: Data, seal: Data) {
      (
        try #require(FileManager.default.contents(atPath: store.store.path)),
        try #require(FileManager.default.contents(atPath: store.store.path + "-journal")),
        try #require(FileManager.default.contents(atPath: StoreSeal.path(of: store.store.path)))
      )
    }
    let (half, journal, seal) = try files()
    try other.database.writeWithoutTransaction { try $0.rollback() }
    func condition(with journal: Data) throws -> StoreCondition {
      try half.write(to: URL(filePath: copy))
      try journal.write(to: URL(filePath: copy + "-journal"))
      try seal.write(to: URL(filePath: StoreSeal.path(of: copy)))
      return try StoreCondition(of: copy)
    }
    #expect(try condition(with: journal) == .sound(isSealed: true))
    var dice = Dice(seed: 5)
    var noticed = 0
    for _ in 0..<60 {
      var wrong = journal
      wrong[dice.below(wrong.count)] ^= UInt8(1 + dice.below(255))
      if case .damaged = try condition(with: wrong) { noticed += 1 }
    }
    #expect(noticed > 0)
    #expect(try condition(with: journal.prefix(600)) == .damaged("is not what the last run wrote"))
  }

  private func filled() throws -> TestStore {
    let store = try TestStore()
    try store.run(
      at: 1000,
      try (1...8).map { number in
        try .plain("\(number)") { $0.sections = [Job.Section(.summary, .init(html: "<p>The sea, the sea.</p>"))] }
      })
    let content = try BoardContent.of(["Content/referrals/welder.md": TestBoard.referral])
    _ = try store.store.note(content.posts, at: .rightly(1000), content.settings)
    return store
  }

  private func flip(byteAt offset: Int, of path: String) throws {
    var bytes = try #require(FileManager.default.contents(atPath: path))
    bytes[offset] ^= 1
    try bytes.write(to: URL(filePath: path))
  }
}
