import Foundation
import Web

/// What a hub was told.
public struct Ping: Sendable {
  /// The feeds that changed since the hub was told last, as readers know them.
  public var told: [String] = []
  /// Feeds that are as the hub knows them.
  public var unchanged = 0
  /// What went wrong; a feed named here is told again the next time.
  public var findings: [Diagnostic] = []
}

extension Build {
  /// Tells the board's WebSub hub which of the published feeds changed since the last time it was told.
  /// https://www.w3.org/TR/websub/
  ///
  /// Throws a `Diagnostic` when the board names no hub or was not published.
  public func ping() async throws -> Ping {
    let settings = try BoardContent(folder: folder, baseURL: baseURL, world: world).settings
    guard let hub = settings.hub else {
      throw Diagnostic(
        .error, at: .file("Content/board.yml"), "The board names no hub.",
        hint: "Write `hub: ` and the hub's address; the next build puts it into the feeds.")
    }
    var ping = Ping()
    var known = try pinged()
    // With the feeds that it holds for, in their order.
    var faults: [(fault: Refusal, feeds: [String])] = []
    for (path, bytes) in try publishedFeeds(settings) {
      let sum = String(XXH64.of(bytes), radix: 16)
      let address = settings.baseURL + path
      if known[address] == sum {
        ping.unchanged += 1
        continue
      }
      // A hub that is not there is not asked once more for each feed.
      let fault = if let last = faults.last?.fault, last.isOfAll { last } else { await tell(hub, of: address) }
      if let fault {
        if faults.last?.fault == fault {
          faults[faults.count - 1].feeds.append(address)
        } else {
          faults.append((fault, [address]))
        }
      } else {
        known[address] = sum
        ping.told.append(address)
      }
    }
    ping.findings = faults.map { fault, feeds in
      let others = feeds.count == 1 ? "" : " and \(feeds.count - 1) other feed\(feeds.count == 2 ? "" : "s")"
      return Diagnostic(.error, at: .url(hub), "The hub was not told of \(feeds[0])\(others): \(fault.reason)")
    }
    let kept = try JSONEncoder().encode(known)
    try world.disk.write(pingFile, Array(kept))
    return ping
  }

  private var pingFile: String { "\(folder.path)/.boardwalk/pinged.json" }
  /// Addresses and sums of a board with more searches than anybody has.
  private static let largestPingFile = 16 << 20
  /// A feed is kept below a megabyte.
  private static let largestFeed = 8 << 20

  /// What the hub knows: a feed's address to the sum of its bytes. Nothing when it was never told.
  private func pinged() throws -> [String: String] {
    guard try world.disk.list("\(folder.path)/.boardwalk").contains(where: { $0.name == "pinged.json" }) else {
      return [:]
    }
    do {
      return try JSONDecoder().decode(
        [String: String].self, from: Data(world.disk.read(pingFile, Self.largestPingFile)))
    } catch {
      // A file that is damaged costs the hub a few words too many.
      return [:]
    }
  }

  private func publishedFeeds(_ settings: BoardSettings) throws -> [(path: String, bytes: [UInt8])] {
    guard try world.disk.list(folder.output).contains(where: { $0.name == "feed.xml" }) else {
      throw Diagnostic(
        .error, at: .file(folder.output), "There is no published feed here.", hint: "Run boardwalk build first.")
    }
    let folders = try settings.languageFolders.flatMap { language in
      let searches = try world.disk.list("\(folder.output)/\(language)searches").filter { $0.kind == .folder }
      return ["", "referrals/"].map { language + $0 } + searches.map { "\(language)searches/\($0.name)/" }
    }
    return try folders.flatMap { place in
      try world.disk.list("\(folder.output)/\(place)").map(\.name)
        .filter { ["feed.xml", "feed.json", "atom.xml"].contains($0) }
        .map { (place + $0, try world.disk.read("\(folder.output)/\(place)\($0)", Self.largestFeed)) }
    }
  }

  /// Why the hub does not know now.
  private struct Refusal: Equatable {
    var reason: String
    /// Whether it would be the same for every feed: nobody is there.
    var isOfAll = false
  }

  /// Nil when the hub knows now.
  private func tell(_ hub: String, of address: String) async -> Refusal? {
    var request = Request(url: hub, redirects: .none)
    request.form = "hub.mode=publish&hub.url=\(Query.percentEncoded(address))"
    do throws(WebError) {
      let response = try await world.send(request)
      if (200..<300).contains(response.status) { return nil }
      return Refusal(reason: "it answered \(response.status) \(response.opening)")
    } catch {
      return Refusal(reason: "\(error)", isOfAll: true)
    }
  }
}
