import Web

@testable import Boardwalk

/// A source that does what a test says.
struct ScriptedSource: JobSource {
  typealias Page = @Sendable (DraftPage) async throws -> Void

  static let name = "scripted"
  static let policy = SourcePolicy(title: "Scripted", home: "https://scripted.example.org/", pollingInterval: 3600)

  private let script: @Sendable (World, Page) async throws -> Ending

  init(_ script: @escaping @Sendable (World, Page) async throws -> Ending) { self.script = script }
  init(from decoder: any Decoder) throws { throw Complaint("only tests make one") }

  func deliver(_ searches: [SavedSearch], in world: World, page: Page) async throws -> Ending {
    try await script(world, page)
  }

  /// What comes of a run in which this is the only source.
  static func delivery(
    _ plan: FetchPlan = FetchPlan(searches: []), in world: World,
    _ script: @escaping @Sendable (World, Page) async throws -> Ending
  ) async throws -> Delivery? {
    try await fetch([SourceEntry(name: "scripted", source: ScriptedSource(script))], plan, in: world) { _, _ in }.first
  }
}

extension World {
  /// A world with this network, and without waits.
  static func asking(
    _ send: @escaping @Sendable (Request) async throws(WebError) -> Response
  ) -> World {
    World(now: TestBoard.now, environment: [:], disk: .live, send: send, pause: { _ in })
  }
}

extension DraftPage {
  /// So many drafts and unreadable items.
  static func of(_ count: Int, unreadable: Int = 0) -> DraftPage {
    DraftPage(
      drafts: (0..<count).map { JobDraft(sourceID: "\($0)") },
      findings: (0..<unreadable).map { Diagnostic(.warning, "Item \($0) was left out: it has no id.") },
      unreadable: unreadable)
  }
}
