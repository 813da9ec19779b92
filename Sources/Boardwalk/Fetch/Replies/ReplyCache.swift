import Synchronization
import Web

/// Keeps the replies of a source's last good run as they came, `.boardwalk/replies/usajobs/1.json`, `2.json` …, and asks
/// the server only whether anything is new where it gave its reply a name.
///
/// Schemas drift; a reply that was kept can be read again with a newer Boardwalk, or by `replies:` in board.yml. A run
/// that fails leaves the replies of the last good one as they are. Whatever is wrong with what was kept, the worst that
/// comes of it is a plain request: a body is used only when it is, to the digest, the one that was kept.
final class ReplyCache: Sendable {
  private let shelf: ReplyShelf
  private let secrets: SecretScan
  private let now: Int64
  private let state = Mutex(State())

  private struct State {
    var isOpen = false
    /// The last good run's replies.
    var former: [RequestKey: KeptReply] = [:]
    /// This run's, in the order they came.
    var kept: [ReplyShelf.Entry] = []
    /// Bodies that came in this run.
    var arrivals = 0
    /// A body could not be kept, so this run's set is not whole.
    var isIncomplete = false
    var fault: Diagnostic?
  }

  /// - Parameters:
  ///   - folder: the source's own folder.
  ///   - now: the moment of the run, in seconds since 1970 UTC.
  init(_ folder: String, on disk: Disk, secrets: SecretScan, now: Int64) {
    shelf = ReplyShelf(folder: folder, disk: disk)
    self.secrets = secrets
    self.now = now
  }

  /// What could not be kept or used: worth a word, never the run.
  var fault: Diagnostic? { state.withLock { $0.fault } }

  /// Sends as `send` does, asks for what is new only, and keeps every good reply. Whoever sends sees no difference.
  func remembering(_ send: @escaping Sending) -> Sending {
    { (request) async throws(WebError) in
      let key = self.key(of: request)
      let (former, body) = self.former(key, limit: request.limits.bodyBytes)
      var asked = request
      if body != nil { asked.headers += former?.validators?.conditions ?? [] }
      var response = try await send(asked)
      if response.status == 304, let former, let body {
        self.add(ReplyShelf.Entry(reply: former, place: .shelf(former.file)))
        response = Response(
          status: 200, headers: former.headers(freshenedBy: response.headers), body: body, url: response.url,
          seconds: response.seconds)
      } else if response.status == 200 {
        self.keep(response, answering: key, former: former)
      }
      return response
    }
  }

  /// How a run went, as far as its replies are concerned.
  enum Result {
    /// The source had nothing to say against any of them.
    case sound
    /// It came to its end, and some of them were not what they should be.
    case doubtful
    /// They are no answer.
    case failed
  }

  /// Makes this run's replies the ones that stay; those of a run that failed are thrown away.
  func finish(_ result: Result) {
    let (kept, isIncomplete) = state.withLock { ($0.kept, $0.isIncomplete) }
    attempt {
      guard result != .failed, !isIncomplete, !kept.isEmpty else { return try shelf.discardArrivals() }
      // What was wrong with a reply would come again, word for word, as long as the server finds nothing new about it.
      try shelf.replace(by: kept.map { result == .sound ? $0 : $0.withoutValidators })
    }
  }
}

extension ReplyCache {
  /// A week, in seconds. A server whose names never change would otherwise keep us on one reply for ever.
  private static let longestTrust: Int64 = 7 * 86_400

  /// Nil for a request that must not be written down.
  private func key(of request: Request) -> RequestKey? {
    let key = RequestKey(request)
    return Array(key.text.utf8).withUnsafeBytes(secrets.firstHit) == nil ? key : nil
  }

  /// What was kept of the same request, and its body when the server may be asked whether it still holds.
  private func former(_ key: RequestKey?, limit: Int) -> (KeptReply?, body: [UInt8]?) {
    open()
    guard let key, let former = state.withLock({ $0.former[key] }) else { return (nil, nil) }
    let (age, isTooLarge) = now.subtractingReportingOverflow(former.received)
    guard former.validators != nil, !isTooLarge, (0..<Self.longestTrust).contains(age) else { return (former, nil) }
    do {
      return (former, try shelf.body(of: former, limit: limit))
    } catch {
      note(error, "A kept reply cannot be used, so it was asked for again")
      return (former, nil)
    }
  }

  private func open() {
    let isFirst = state.withLock { state in
      defer { state.isOpen = true }
      return !state.isOpen
    }
    guard isFirst else { return }
    do {
      let replies = try shelf.open()
      let pairs = replies.compactMap { reply in reply.request.map { ($0, reply) } }
      state.withLock { $0.former = Dictionary(pairs, uniquingKeysWith: { first, _ in first }) }
    } catch {
      note(error, "The kept replies cannot be used, so everything was asked for again")
    }
  }

  private func keep(_ response: Response, answering key: RequestKey?, former: KeptReply?) {
    let reply = KeptReply(response, answering: key, former: former, now: now)
    let arrival = state.withLock { state in
      state.arrivals += 1
      return state.arrivals
    }
    attempt {
      do {
        if let former, former.holdsSame(as: reply), try shelf.holds(response.body, as: former) {
          add(ReplyShelf.Entry(reply: reply, place: .shelf(former.file)))
        } else {
          try shelf.put(response.body, arrival: arrival)
          add(ReplyShelf.Entry(reply: reply, place: .arrival(arrival)))
        }
      } catch {
        state.withLock { $0.isIncomplete = true }
        throw error
      }
    }
  }

  private func add(_ entry: ReplyShelf.Entry) {
    state.withLock { state in
      // A request that was sent twice has the reply that came last.
      state.kept.removeAll { $0.reply.request == entry.reply.request && entry.reply.request != nil }
      state.kept.append(entry)
    }
  }

  private func attempt(_ work: () throws -> Void) {
    do { try work() } catch { note(error, "The replies as they came could not be kept") }
  }

  private func note(_ error: any Error, _ what: String) {
    let reason = (error as? Diagnostic)?.message ?? "the list of them is damaged"
    let fault = Diagnostic(.notice, at: .file(shelf.folder), "\(what): \(reason)")
    state.withLock { $0.fault = $0.fault ?? fault }
  }
}
