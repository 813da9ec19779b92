import Synchronization
import Web

/// Keeps the replies of a source's last run as they came: `.boardwalk/replies/usajobs/1.json`, `2.json` …
///
/// Schemas drift; a reply that was kept can be read again with a newer Boardwalk, or by `replies:` in board.yml.
final class ReplyArchive: Sendable {
  private let folder: String
  private let disk: Disk
  private let state = Mutex(State())

  private struct State {
    var count = 0
    var fault: Diagnostic?
  }

  /// - Parameter folder: the source's own folder.
  init(_ folder: String, on disk: Disk) {
    self.folder = folder
    self.disk = disk
  }

  /// Sends as `send` does, and keeps every good reply.
  func keeping(
    _ send: @escaping @Sendable (Request) async throws(WebError) -> Response
  ) -> @Sendable (Request) async throws(WebError) -> Response {
    { (request) async throws(WebError) in
      let response = try await send(request)
      if response.status == 200 { self.keep(response.body) }
      return response
    }
  }

  /// What could not be kept: worth a word, never the run.
  var fault: Diagnostic? { state.withLock { $0.fault } }

  private func keep(_ body: [UInt8]) {
    let number = state.withLock { state in
      state.count += 1
      return state.count
    }
    do {
      if number == 1 { try removeFormer() }
      try disk.write("\(folder)/\(number).json", body)
    } catch {
      let reason = (error as? Diagnostic)?.message ?? "\(error)"
      let fault = Diagnostic(.notice, at: .file(folder), "The replies as they came could not be kept: \(reason)")
      state.withLock { $0.fault = $0.fault ?? fault }
    }
  }

  /// The run before may have had more pages; what is left of them must not be taken for this one's.
  private func removeFormer() throws {
    for entry in try disk.list(folder) where entry.kind == .file && entry.name.hasSuffix(".json") {
      try disk.remove("\(folder)/\(entry.name)")
    }
  }
}
