import Foundation
import Testing

@testable import Boardwalk

/// Wrong bytes in the store of a board that was published, one store after the other. The short sample runs with every change;
/// STORE_DAMAGE=10000 names a longer one.
@Suite("A damaged store", .serialized)
struct StoreDamageTests {
  private static let rounds = ProcessInfo.processInfo.environment["STORE_DAMAGE"].flatMap { Int($0) } ?? 500

  @Test("A wrong byte anywhere is noticed, the store set aside, and everything is restored from the site")
  func flips() async throws {
    let board = try await PublishedBoard()
    var dice = Dice(seed: 41)
    var (harmless, noticed) = (0, 0)
    for round in 0..<Self.rounds {
      var bytes = board.store
      // Every byte of the header once; beyond it anywhere.
      let offset = round < 100 ? round : 100 + dice.below(bytes.count - 100)
      bytes[offset] ^= UInt8(1 + dice.below(255))
      let findings = try await board.open(bytes)
      let isCounter = (24..<28).contains(offset) || (92..<100).contains(offset)
      #expect(findings.isEmpty == isCounter, "byte \(offset)")
      if findings.isEmpty { harmless += 1 } else { noticed += 1 }
    }
    #expect(harmless == 12)
    #expect(noticed == Self.rounds - 12)
  }

  @Test("A store that was cut off anywhere is noticed, set aside and restored")
  func truncations() async throws {
    let board = try await PublishedBoard()
    var dice = Dice(seed: 43)
    for round in 0..<Self.rounds / 10 {
      let count = round == 0 ? 0 : round == 1 ? board.store.count - 1 : dice.below(board.store.count)
      #expect(try await !board.open(board.store.prefix(count)).isEmpty, "\(count) bytes")
    }
  }

  @Test("Several wrong bytes and zeroed pages are noticed too")
  func worse() async throws {
    let board = try await PublishedBoard()
    var dice = Dice(seed: 47)
    for round in 0..<Self.rounds / 10 {
      var bytes = board.store
      if round % 2 == 0 {
        for _ in 0...dice.below(50) { bytes[dice.below(bytes.count)] ^= UInt8(1 + dice.below(255)) }
      } else {
        let page = dice.below(bytes.count / 4096) * 4096
        bytes.replaceSubrange(page..<page + 4096, with: Data(count: 4096))
      }
      guard bytes != board.store else { continue }
      #expect(try await !board.open(bytes).isEmpty, "round \(round)")
    }
  }

  @Test("Three damaged stores are kept, the last three")
  func kept() async throws {
    let board = try await PublishedBoard()
    for day in 0..<5 {
      _ = try await board.open(Data("no store at all".utf8), now: PublishedBoard.night + Int64(day) * 86_400)
    }
    #expect(
      try board.filesBeside() == [
        "store.damaged-20261125-080000.sqlite", "store.damaged-20261126-080000.sqlite",
        "store.damaged-20261127-080000.sqlite", "store.sqlite", "store.sum",
      ])
  }

  @Test("Two damaged stores of one moment are both kept")
  func sameMoment() async throws {
    let board = try await PublishedBoard()
    for _ in 0..<2 { _ = try await board.open(Data("no store at all".utf8)) }
    #expect(
      try board.filesBeside() == [
        "store.damaged-20261123-080000-2.sqlite", "store.damaged-20261123-080000.sqlite", "store.sqlite", "store.sum",
      ])
  }

  @Test("Of many damaged stores of one moment the last three are kept as well")
  func manyOfOneMoment() async throws {
    let board = try await PublishedBoard()
    for number in 1...11 { _ = try await board.open(Data("store \(number)".utf8)) }
    let kept = try board.filesBeside().filter { $0.contains("damaged") }
    #expect(Set(kept.map(board.text)) == ["store 9", "store 10", "store 11"])
  }
}

/// A board that was built three times, so that it has open, closed and renamed jobs, and its store's bytes.
private final class PublishedBoard: Sendable {
  private let board: TestBoard
  /// In memory where there is such a folder: thousands of stores are written, each to the disk's last word.
  private let folder: String
  let store: Data
  /// When it was built last, in seconds since 1970 UTC.
  static let night = TestBoard.now + 2 * 86_400
  private let seal: Data
  private let remembered: [Remembered]

  private struct Remembered: Equatable {
    var summary: JobSummary
    var times: [Int64?]
  }

  private var path: String { "\(folder)/store.sqlite" }

  init() async throws {
    board = try TestBoard.whole((1...12).map { FakeUSAJobs.item($0) })
    for (night, items) in [1...12, 3...12, 3...12].enumerated() {
      let items = items.map { FakeUSAJobs.item($0, $0 == 5 && night > 0 ? "Oceanographer" : "Hydrologist") }
      try board.write(FakeUSAJobs.reply(items, total: items.count), to: "Content/replies/1.json")
      _ = try await board.run(now: TestBoard.now + Int64(night) * 86_400).publish()
    }
    let path = BoardFolder(path: board.path).store
    store = try #require(FileManager.default.contents(atPath: path))
    seal = try #require(FileManager.default.contents(atPath: StoreSeal.path(of: path)))
    remembered = try Self.remembered(Store(path: path))
    #expect(remembered.contains { $0.times[3] != nil })
    let memory = "/dev/shm"
    let parent = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
    folder = "\(parent)/boardwalk-damage-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: folder) } catch { print("left behind: \(folder)") }
  }

  /// Puts these bytes in the store's place and opens it as a run would; gives what it finds. What is remembered must be the
  /// same in any case.
  func open(_ bytes: Data, now: Int64 = PublishedBoard.night) async throws -> [Diagnostic] {
    try bytes.write(to: URL(filePath: path))
    try seal.write(to: URL(filePath: StoreSeal.path(of: path)))
    var opening = StoreOpening(
      path: path, output: "\(board.path)/public", restoreFrom: nil, isOnline: true, hasSources: true,
      world: .withoutNetwork(now: now))
    let opened = try await opening.open()
    #expect(try Self.remembered(opened) == remembered)
    #expect(opening.findings.isEmpty || opening.findings.map(\.severity) == [.warning, .notice])
    return opening.findings
  }

  func text(of name: String) -> String {
    String(decoding: FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data(), as: UTF8.self)
  }

  func filesBeside() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

  private static func remembered(_ store: Store) throws -> [Remembered] {
    try store.jobs().map { job in
      Remembered(summary: job.summary, times: [job.firstSeen, job.lastSeen, job.changed, job.closed])
    }.sorted { $0.summary.id < $1.summary.id }
  }
}
