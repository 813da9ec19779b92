import Foundation
import Fuzzing
import Synchronization
import Web

@testable import Boardwalk

/// What Foundation reads, Boardwalk reads as well, and as the same.
func readJSON(_ input: Input) {
  let ours = try? JSONReply.decode(WireTree.self, from: input.bytes)
  // Foundation finds out by itself which of five codings it is, and ends a long figure in zeros.
  guard let text = String(validating: input.bytes, as: UTF8.self), !text.utf8.contains(0), !hasLongFigure(input.bytes),
    let first = input.bytes.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
    let theirs = try? JSONDecoder().decode(WireTree.self, from: Data(input.bytes))
  else { return }
  guard let ours else {
    promise(depth(of: theirs) >= JSONReply.deepest, "Foundation reads what Boardwalk does not")
    return
  }
  promise(written(ours) == written(theirs), "Foundation reads \(written(theirs)), Boardwalk \(written(ours))")
}

private func hasLongFigure(_ bytes: [UInt8]) -> Bool {
  bytes.split { !(48...57).contains($0) }.contains { $0.count > 17 }
}

private func depth(of tree: WireTree) -> Int {
  switch tree {
  case .scalar: 0
  case .list(let items): 1 + (items.map(depth).max() ?? 0)
  case .object(let members): 1 + (members.values.map(depth).max() ?? 0)
  }
}

private func written(_ tree: WireTree) -> String {
  switch tree {
  case .scalar(let scalar): scalar.text.map { "“\($0)”" } ?? "-"
  case .list(let items): "[" + items.map(written).joined(separator: ",") + "]"
  case .object(let members):
    "{" + members.sorted { $0.key < $1.key }.map { "\($0.key):\(written($0.value))" }.joined(separator: ",") + "}"
  }
}

func readXML(_ input: Input) {
  _ = try? XMLReply.read(input.bytes)
  _ = StructuredData.read(input.bytes)
  _ = StructuredData.address(of: input.bytes)
}

/// A source, what its service answers, and what is believed of it.
func readReplies(_ input: Input) {
  let (choice, rest) = input.choosing(from: entries.count)
  let entry = entries[choice]
  let replies = rest.parts.prefix(6)
  let (form, bare) = Input(replies.first ?? []).choosing(from: 3)
  let file = "1." + ["json", "csv", "xml"][form]
  let asked = Mutex(0)
  var world = World(
    now: now, environment: ["KEY": "secret-of-the-fuzz"],
    disk: Disk(
      read: { _, _ in bare.bytes }, list: { _ in [Disk.Entry(name: file, kind: .file)] }),
    send: { (request) async throws(WebError) in
      let turn = asked.withLock { turn in
        turn += 1
        return turn
      }
      // A service that never comes to an end is stopped by limits of bytes and time, for which there are other tests.
      guard turn <= 12 else { throw .cancelled }
      guard turn <= replies.count else { return Response(status: 404, url: request.url) }
      return Response(
        status: 200, headers: ["Content-Type": "text/html"], body: replies[turn - 1], url: request.url)
    },
    pause: { _ in })
  if entry.source is Files { world.replies = "replies" }
  let run = (entry: entry, world: world)
  wait {
    let drafts = Mutex<[JobDraft]>([])
    do {
      _ = try await run.entry.source.deliver([], in: run.world) { page in
        drafts.withLock { $0 += page.drafts }
      }
    } catch {
      promise(error is Diagnostic || error is WebError, "a source throws what nobody can read: \(error)")
    }
    for draft in drafts.withLock({ $0 }).prefix(20) { believe(draft, of: run.entry.name) }
  }
}

/// 21 November 2026, 08:00 UTC.
let now: Int64 = 1_795_248_000

/// Every source, as a board has it.
private let entries: [SourceEntry] = {
  let settings = [
    "adzuna": "app-id: $KEY, app-key: $KEY, country: us, what: clerk", "ashby": "board: acme",
    "bamboohr": "company: acme", "boardwalk": "address: https://other.example.org/",
    "feed": "url: https://a.example.org/f",
    "files": "replies: replies", "greenhouse": "board: acme", "jobposting": "pages: https://a.example.org/jobs",
    "lever": "site: acme", "personio": "company: acme", "pinpoint": "company: acme", "recruitee": "company: acme",
    "smartrecruiters": "company: acme", "teamtailor": "site: acme", "usajobs": "key: $KEY, email: $KEY",
    "workable": "account: acme",
  ]
  let list = jobSources.map { "  - \($0.name): { \(settings[$0.name] ?? "") }\n" }.joined()
  let text = "title: Jobs\nbase-url: https://jobs.example.org/\nsources:\n\(list)"
  let (read, findings) = BoardSettings.read(Array(text.utf8), file: "board.yml")
  guard let read, read.sources.count == jobSources.count else { fatalError("\(findings)") }
  return read.sources
}()

/// Runs what waits for something from where nothing can.
private func wait(for work: @escaping @Sendable () async -> Void) {
  let end = DispatchSemaphore(value: 0)
  Task.detached {
    await work()
    end.signal()
  }
  end.wait()
}
