import FaultServer
import Foundation
import Testing
import Web

@testable import Boardwalk

@Suite("Services that go wrong")
struct ServiceFaultTests {
  struct Trial: Sendable, CustomStringConvertible {
    var fault: ServiceFault
    var service: FakeService
    var position: FaultyService.Position
    var description: String { "\(fault.name), \(service), \(position.rawValue)" }
  }

  /// Each fault with every service at every position, or once, in turns.
  static func trials() throws -> [Trial] {
    let faults = try ServiceFault.collected() ?? ServiceFault.all
    let all = faults.enumerated().flatMap { number, fault in
      let places = FakeService.all.flatMap { service in
        FaultyService.Position.allCases.map { Trial(fault: fault, service: service, position: $0) }
      }
      return FaultCampaign.isLong ? places : [places[number * 4 % places.count]]
    }
    return all
  }

  @Test("Every fault that is collected is one that is tried, and what comes of it is agreed")
  func collection() throws {
    guard let collected = try ServiceFault.collected() else { return }
    #expect(Set(collected.map(\.name)) == Set(ServiceFault.all.map(\.name)))
    for (theirs, ours) in zip(collected.sorted { $0.name < $1.name }, ServiceFault.all.sorted { $0.name < $1.name }) {
      #expect(theirs.outcome == ours.outcome, "\(ours.name)")
      if let tries = ours.tries { #expect(theirs.tries == tries, "\(ours.name)") }
    }
  }

  @Test(
    "A service goes wrong for two nights: no listing is lost, closed or new, nobody else suffers, no key gets out",
    arguments: try trials())
  func twoNights(trial: Trial) async throws { try await Self.turnstile.pass { try await nights(trial) } }

  /// More at once would wait for each other, and be late for their limits: a plain `swift test` knows no bound.
  private static let turnstile = Turnstile(6)

  private func nights(_ trial: Trial) async throws {
    let api = try FaultyService(trial.service)
    let board = try TestBoard(["Content/board.yml": TestBoard.settings(sources: api.sources)])
    let evening = Evening(board: board, api: api, trial: trial)

    let first = try await evening.night(1, nil)
    #expect(first.report.deliveries.map(\.outcome) == [.complete, .complete])
    let known = first.victims
    #expect(known.count == trial.service.count)
    let replies = try evening.replies()

    for number in 2...3 {
      let night = try await evening.night(number, trial.fault)
      #expect(night.spent < evening.patience)
      evening.expectOutcome(night)
      for (id, job) in known {
        let now = night.victims[id]
        #expect(now != nil, "\(id) is lost")
        #expect(now?.closed == nil, "\(id) is closed")
        #expect(now?.firstSeen == job.firstSeen, "\(id) is new")
      }
      if !evening.addsListings { #expect(night.victims.count == known.count) }
      #expect(night.neighbours.count == 3)
      #expect(night.neighbours.values.allSatisfy { $0.closed == nil })
      // When the servers contradict the clock, the run goes by the time of the last one.
      if !evening.liesAboutTime { #expect(night.neighbours.values.allSatisfy { $0.lastSeen == night.now }) }
      #expect(night.report.deliveries.first { $0.source == "neighbour" }?.outcome == .complete)
      if night.victim?.outcome.word == "failed" { #expect(try evening.replies() == replies) }
      #expect(try evening.leaks(night).isEmpty)
    }

    let last = try await evening.night(4, nil)
    // What it made up is missing now: more than is believed at once.
    #expect(last.victim?.outcome.word == (evening.addsListings && trial.service.pages > 1 ? "suspect" : "complete"))
    for (id, job) in known {
      #expect(last.victims[id]?.closed == nil)
      #expect(last.victims[id]?.firstSeen == job.firstSeen)
      #expect(last.victims[id]?.lastSeen == last.now)
    }
    try expectLittleMemory()
  }

  /// That all of it, until now, was done in little memory.
  private func expectLittleMemory() throws {
    guard let status = FileManager.default.contents(atPath: "/proc/self/status") else { return }
    let peak = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = try #require(peak?.split(separator: " ").compactMap { Int($0) }.first)
    #expect(kilobytes < 1 << 20)
  }
}

/// Lets only so many in at once.
private actor Turnstile {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) { free = count }

  func pass(_ work: @Sendable () async throws -> Void) async throws {
    if free > 0 { free -= 1 } else { await withCheckedContinuation { waiting.append($0) } }
    defer { if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() } }
    try await work()
  }
}

/// A board and its nights.
private struct Evening {
  let board: TestBoard
  let api: FaultyService
  let trial: ServiceFaultTests.Trial

  struct Night {
    var now: Int64
    var report: BuildReport
    var victims: [String: StoredJob]
    var neighbours: [String: StoredJob]
    var spent: Duration
    var tries: Int
    var victim: Delivery? { report.deliveries.first { $0.source == "victim" } }
  }

  func night(_ number: Int, _ fault: ServiceFault?) async throws -> Night {
    api.play(fault, at: trial.position)
    let start = ContinuousClock.now
    let now = TestBoard.now + Int64(number - 1) * 86_400
    let client = Client()
    let world = World(
      now: now, environment: FakeUSAJobs.environment, disk: .live,
      send: { (request) async throws(WebError) in
        var request = request
        let isSlow = fault?.isSlow == true && !request.url.contains("/neighbour")
        request.limits = Limits(total: isSlow ? .milliseconds(700) : .seconds(30), bodyBytes: 16 << 20)
        return try await client.send(request)
      }, pause: { _ in })
    var build = Build(BoardFolder(path: board.path), in: world)
    // Who makes up jobs for ever is stopped by what they weigh: how many come within a time is the machine's affair.
    build.limits = SourceLimits(time: .seconds(60), bytes: fault != nil && addsListings ? 256 << 10 : 64 << 20)
    let report = try await build.fetch()
    let stored = try Store(path: build.folder.store).jobs()
    func jobs(of source: String) -> [String: StoredJob] {
      let pairs = stored.filter { $0.summary.id.source == source }.map { ($0.summary.id.sourceID, $0) }
      return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
    return Night(
      now: now, report: report, victims: jobs(of: "victim"), neighbours: jobs(of: "neighbour"),
      spent: start.duration(to: .now), tries: api.tries)
  }

  /// The bytes of the replies that are kept, by their names.
  func replies() throws -> [String: [UInt8]] {
    let folder = "\(board.path)/.boardwalk/replies/victim"
    return Dictionary(
      uniqueKeysWithValues: try Disk.live.list(folder).map {
        ($0.name, try Disk.live.read("\(folder)/\($0.name)", .max))
      })
  }

  var liesAboutTime: Bool {
    if case .shape(.futureDate) = trial.fault.kind { true } else { false }
  }

  /// Three tries of less than a second each; ten megabytes take their time to read without an optimiser.
  var patience: Duration {
    if case .shape(.hugeText) = trial.fault.kind { .seconds(120) } else { .seconds(60) }
  }

  /// Whether the fault makes up jobs.
  var addsListings: Bool {
    if case .shape(.pagesWithoutEnd) = trial.fault.kind { true } else { false }
  }

  func expectOutcome(_ night: Night) {
    let word = night.victim?.outcome.word ?? "none"
    let comment = Comment(rawValue: night.victim?.outcome.summary ?? "")
    switch trial.fault.outcome {
    // A service that gives everything in one reply has no page that could fail, repeat or go on for ever.
    case _ where isAboutPages && trial.service.pages == 1: #expect(word == "complete", comment)
    case .failed: #expect(["failed", hasPagesBefore ? "partial" : "failed"].contains(word), comment)
    case .incomplete: #expect(word == "partial", comment)
    case .doubted: #expect(["partial", "suspect"].contains(word), comment)
    case .kept: #expect(word == "complete", comment)
    case .failedOrKept: #expect(["failed", "complete", hasPagesBefore ? "partial" : "failed"].contains(word), comment)
    case .itemLeftOut: #expect(["complete", "partial"].contains(word), comment)
    }
    if word != "complete" { #expect(night.report.findings.contains { $0.spot == .source("victim") }) }
    if let tries = trial.fault.tries { #expect(night.tries == tries) }
  }

  private var isAboutPages: Bool {
    switch trial.fault.kind {
    case .shape(.laterPageFails), .shape(.pageRepeats), .shape(.pagesWithoutEnd): true
    default: false
    }
  }

  /// Whether something usable comes before the fault.
  private var hasPagesBefore: Bool { isAboutPages || trial.service.pages > 1 && trial.position != .first }

  /// Where the key got to.
  func leaks(_ night: Night) throws -> [String] {
    let scan = SecretScan(["KEY": ServiceFault.key])
    func hasKey(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBytes(scan.firstHit) != nil }
    let said = night.report.findings.map(\.description) + night.report.deliveries.map(\.outcome.summary)
    let folder = "\(board.path)/.boardwalk"
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { name in
      FileManager.default.contents(atPath: "\(folder)/\(name)").map { hasKey(Array($0)) } ?? false
    }
    return said.filter { hasKey(Array($0.utf8)) } + files
  }
}
