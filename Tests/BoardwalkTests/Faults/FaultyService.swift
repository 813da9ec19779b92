import FaultServer
import Foundation
import Synchronization

@testable import Boardwalk

/// A service on 127.0.0.1 that is well until it is told to go wrong, and another beside it that is always well.
final class FaultyService: Sendable {
  let service: FakeService
  private let state: State

  /// Where in the answer a fault is.
  enum Position: String, CaseIterable, Sendable { case first, middle, last }

  private final class State: Sendable {
    let fault = Mutex<(ServiceFault, Position)?>(nil)
    let tries = Mutex(0)
  }

  private let server: FaultServer

  init(_ service: FakeService) throws {
    self.service = service
    let state = State()
    self.state = state
    server = try FaultServer { request in
      if request.path == "/neighbour" {
        return .json(FakeUSAJobs.reply((1...3).map { FakeUSAJobs.item($0) }, total: 3))
      }
      guard let (fault, position) = state.fault.withLock({ $0 }) else {
        return Answers(service: service).well(service.page(request), request)
      }
      let answers = Answers(service: service, fault: fault, position: position)
      if request.path == "/loop" || service.page(request) == answers.faultyPage { state.tries.withLock { $0 += 1 } }
      return request.path == "/loop"
        ? answers.steps(answers.faultyPage, request) : answers.steps(service.page(request), request)
    }
  }

  /// What board.yml says of the two.
  var sources: String {
    let neighbour = FakeService.usajobs.settings
    return """
      [\(service.name): { name: victim, \(service.settings), endpoint: "\(server.url)/jobs" }, \
      usajobs: { name: neighbour, \(neighbour), endpoint: "\(server.url)/neighbour" }]
      """
  }

  /// From now on it goes wrong in this way; nil is well again.
  func play(_ fault: ServiceFault?, at position: Position) {
    state.tries.withLock { $0 = 0 }
    state.fault.withLock { $0 = fault.map { ($0, position) } }
  }

  /// How often the page with the fault was asked for.
  var tries: Int { state.tries.withLock { $0 } }
}

/// What the service answers.
private struct Answers {
  let service: FakeService
  var fault: ServiceFault?
  var position = FaultyService.Position.first

  /// The page with the fault; the only one of a service that has one.
  var faultyPage: Int {
    switch position {
    case .first: 1
    case .middle: (service.pages + 1) / 2
    case .last: service.pages
    }
  }

  func well(_ page: Int, _ request: Received) -> [Step] {
    let body = service.reply(items(on: page).map(service.item), service.count)
    let name = "\"\(StableHash.of(body.utf8))\""
    if request["If-None-Match"] == name { return [.head(304, [("ETag", name)])] }
    return .reply(200, [("Content-Type", "application/json"), ("ETag", name)], body)
  }

  func steps(_ page: Int, _ request: Received) -> [Step] {
    guard let fault else { return well(page, request) }
    switch fault.kind {
    case .shape(.laterPageFails): return page == max(2, faultyPage) ? .reply(500) : well(page, request)
    case .shape(.pageRepeats): return well(page >= max(2, faultyPage) ? max(2, faultyPage) - 1 : page, request)
    case .shape(.pagesWithoutEnd):
      return page >= faultyPage && service.pages > 1 ? endless(page) : well(page, request)
    default: break
    }
    guard page == faultyPage else { return well(page, request) }
    switch fault.kind {
    case .reply(let status, let headers, let body): return .reply(status, headers, body)
    case .wire(let wire): return steps(wire, page)
    case .shape(let shape): return steps(shape, page)
    }
  }

  private func steps(_ wire: ServiceFault.Wire, _ page: Int) -> [Step] {
    switch wire {
    case .shorterThanSaid:
      [
        .head(200, [("Content-Length", "100000")]),
        .text(service.reply(items(on: page).map(service.item), service.count)), .close,
      ]
    case .gzipBomb:
      [.head(200, [("Content-Encoding", "gzip")]), .bytes(Gzip.bombHead), .forever(bomb, every: .zero)]
    case .endless: [.head(200), .text("{\"a\":\""), .forever([UInt8](repeating: 97, count: 64 << 10), every: .zero)]
    case .drip: [.head(200), .forever(Array("{".utf8), every: .milliseconds(100))]
    }
  }

  private func steps(_ shape: ServiceFault.Shape, _ page: Int) -> [Step] {
    var items = items(on: page)
    let place = position == .first ? 0 : position == .last ? items.count - 1 : items.count / 2
    var total = service.count
    var headers = [("Content-Type", "application/json")]
    switch shape {
    case .empty: (items, total) = ([], 0)
    case .doubleID:
      items.append(items[place])
      total += 1
    case .idOfAnotherType:
      items.append(items[place])
      items[place].id = items[place].id.map { "\"\($0)\"" }
      total += 1
    case .nullFields: items[place].title = "null"
    case .halfWithoutID: for index in items.indices where index % 2 == 0 { items[index].id = nil }
    case .totalTooHigh: total = 500
    case .futureDate:
      items[place].posted = "2099-01-01"
      headers.append(("Date", "Thu, 01 Jan 2099 00:00:00 GMT"))
    case .hugeText: items[place].text = String(repeating: "Ships come in. ", count: hugeTextBytes / 15)
    case .latin1: items[place].title = "\"Capit\u{1}n\""
    default: break
    }
    let body = Array(service.reply(items.map(service.item), total).utf8)
    switch shape {
    case .cut: return .reply(200, headers, Array(body.prefix(body.count / (position == .first ? 4 : 2))))
    case .latin1: return .reply(200, headers, body.map { $0 == 1 ? 0xE9 : $0 })
    case .renamedList:
      return .reply(200, headers, String(decoding: body, as: UTF8.self).replacing(service.listName, with: "renamed"))
    case .deep: return .reply(200, headers, [UInt8](repeating: UInt8(ascii: "["), count: 100_000))
    default: return .reply(200, headers, body)
    }
  }

  /// Pages with jobs nobody heard of before, as long as anybody asks.
  private func endless(_ page: Int) -> [Step] {
    .json(service.reply(items(on: page).map(service.item), 1_000_000))
  }

  private func items(on page: Int) -> [FakeItem] {
    let size = service.size
    if page > service.pages, !isEndless { return [] }
    return ((page - 1) * size + 1...page * size).map { FakeItem(id: String(1000 + $0)) }
  }

  private var isEndless: Bool {
    if case .shape(.pagesWithoutEnd) = fault?.kind { true } else { false }
  }

  /// A mebibyte, which is above what is kept of a text; ten in the long campaign.
  private var hugeTextBytes: Int { FaultCampaign.isLong ? 10 << 20 : 1 << 20 }

  /// 13 KB that become 2 MB.
  private var bomb: [UInt8] { (0..<1000).flatMap { _ in Gzip.bombBody } }
}

/// How much is tried.
enum FaultCampaign {
  /// `make torture`: every fault with every service at every position. Otherwise each fault once, in turns.
  static var isLong: Bool { ProcessInfo.processInfo.environment["TORTURE"] != nil }
}
