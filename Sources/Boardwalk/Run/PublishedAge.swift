import Foundation

/// How old a published site is, for a second machine that watches the nightly one.
public struct PublishedAge: Sendable {
  /// Seconds since its sources were asked last.
  public let seconds: Int64
  /// Sources whose last complete answer is as old, or that never gave one, with its age in seconds.
  let sources: [(name: String, seconds: Int64?)]
  /// By how many seconds the latest time in it is ahead of this machine's clock.
  private let ahead: Int64
  private let spot: Diagnostic.Spot

  /// Reads it from the state that a site carries. Throws a `Diagnostic` when it has none, or no sources.
  ///
  /// - Parameter place: the address or the folder of the site.
  public init(of place: String, in world: World) async throws {
    let state = PublishedState(place, in: world)
    spot = state.isOnWeb ? .url(place) : .file(place)
    let known = try await state.manifest().believedSources
    guard let lastRun = known.map(\.lastRun).max() else {
      throw Diagnostic(
        .error, at: spot,
        "The site is of a board without sources; nothing in it says when it was made, so its age cannot be watched.",
        hint: "Watch what the nightly run itself says; --max-age is for boards that ask sources.")
    }
    seconds = max(0, world.now - lastRun)
    ahead = (known.flatMap(\.times).max() ?? lastRun) - world.now
    sources = known.map { source in (source.name, source.lastComplete.map { max(0, world.now - $0) }) }
  }

  /// What is wrong with a site that may be so many seconds old.
  public func findings(most: Int64) -> [Diagnostic] {
    guard ahead <= RunClock.widestSkew else {
      return [
        Diagnostic(
          .error, at: spot,
          "The site's state is from the future, \(Self.time(ahead)) ahead of this machine's clock: its age is not known.",
          hint: "Set the clock of the machine that builds the site, or of this one.")
      ]
    }
    guard seconds <= most else {
      return [
        Diagnostic(
          .error, at: spot,
          "The site's sources were asked last \(Self.time(seconds)) ago; at most \(Self.time(most)) are wanted.",
          hint: "Look at what the nightly run says. GitHub ends schedules after 60 days without a commit.")
      ]
    }
    return sources.filter { $0.seconds.map { $0 > most } ?? true }.map { source in
      let words = source.seconds.map {
        "Its last complete answer came \(Self.time($0)) ago; the site shows what it said then."
      }
      return Diagnostic(.warning, at: .source(source.name), words ?? "It has not given a complete answer yet.")
    }
  }

  /// In hours, and what has few of them in minutes or seconds.
  private static func time(_ seconds: Int64) -> String {
    if seconds < 120 { return Words.count(Int(seconds), "second", "seconds") }
    if seconds < 3 * 3600, seconds % 3600 != 0 { return Words.count(Int(seconds / 60), "minute", "minutes") }
    return Words.count(Int(seconds / 3600), "hour", "hours")
  }
}
