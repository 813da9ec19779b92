import ArgumentParser
import Boardwalk
import Foundation

/// `boardwalk list`
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Show the board's jobs and where each is in its life.",
    discussion: """
      Without --open, --new, --closing or --closed all open ones are shown; with several of them, what any of them names.
      Nobody is asked: it shows what the last fetch brought.

        boardwalk list --new --closing
        boardwalk list --search remote-data --format csv > jobs.csv
      """)

  @Argument(help: "The board's folder.", completion: .directory)
  var folder = "."

  @Flag(help: "All that can be applied for.")
  var open = false

  @Flag(help: "First seen in the last 24 hours.")
  var new = false

  @Flag(help: "Closing within \(Listing.soon) days.")
  var closing = false

  @Flag(help: "Closed, with their page still standing.")
  var closed = false

  @Flag(help: "Listings that are shown with another one of the same job, and why.")
  var duplicates = false

  @Option(help: ArgumentHelp("Only what this saved search finds.", valueName: "slug"))
  var search: String?

  @Flag(help: "Ask nobody, as it does anyway.")
  var offline = false

  @Option(help: "table, csv, or json.")
  var format = ListFormat.table

  @Option(help: "Take this for the present moment, such as 2026-11-21T08:00:00Z.")
  var now: String?

  func validate() throws {
    try CommonOptions.validate(now: now)
    try CommonOptions.validate(folder: folder)
    if duplicates, open || new || closing || closed || search != nil {
      throw ValidationError(
        "--duplicates shows all of them: it goes with no --search, --open, --new, --closing or --closed.")
    }
  }

  func run() async throws {
    try await BoardwalkCommand.orExit(in: ".") { try BoardwalkCommand.requireFolder(folder) }
    let build = CommonOptions.build(folder: folder, now: now)
    if duplicates {
      let board = try await BoardwalkCommand.orExit(in: build.folder.path) { try Self.board(of: build) }
      return format.print(board.duplicates)
    }
    let (listings, hasAny) = try await BoardwalkCommand.orExit(in: build.folder.path) {
      let board = try Self.board(of: build)
      let listings = try found(on: board).filter { isAsked($0, now: build.world.now) }
      return (listings, !board.jobs.isEmpty || !board.closed.isEmpty)
    }
    format.print(
      listings, ofNone: hasAny ? "No such job." : "There are no jobs yet: `boardwalk fetch` asks the board's sources.")
  }
}

extension ListCommand {
  private static func board(of build: Build) throws -> Board {
    try build.board { findings in
      FindingPrinter(format: .text).print(findings.map { $0.named(from: build.folder.path) })
    }
  }

  /// The listings of the search, or all of them; the open ones first.
  private func found(on board: Board) throws -> [Listing] {
    guard let search else { return board.jobs + board.closed }
    guard let result = board.searches.first(where: { $0.search.slug == search }) else {
      throw Diagnostic(
        .error, "There is no saved search “\(search)”.",
        hint: Self.hint(for: search, board.searches.map(\.search.slug)))
    }
    return result.jobs.map { board.jobs[$0] }
  }

  /// All searches by their names; of more than can be looked through the one that is meant.
  private static func hint(for search: String, _ known: [String]) -> String? {
    let names = known.sorted()
    if names.count > mostNamed {
      return nearest(search, in: names).map { "Did you mean \($0)?" }
        ?? "There are \(names.count), such as \(names.prefix(3).joined(separator: ", "))."
    }
    return names.isEmpty ? nil : "The searches are \(names.joined(separator: ", "))."
  }

  private static let mostNamed = 12

  private func isAsked(_ listing: Listing, now: Int64) -> Bool {
    if !open, !new, !closing, !closed { return listing.isOpen }
    return open && listing.isOpen || closed && !listing.isOpen || closing && listing.state == .closingSoon
      || new && listing.isOpen && listing.firstSeen > now - 86_400
  }
}
