extension Build {
  /// So many days after its first run a source is still looked at: what one night's log says is soon overlooked, and what
  /// it is about can be undone without loss only as long as few have followed the new addresses.
  private static let daysLookedAt = 7

  /// Warns of sources that are former ones by other names: a source's name is part of who each of its jobs is.
  func renamedSources(in settings: BoardSettings, _ store: Store, at now: Int64) throws -> [Diagnostic] {
    let known = try store.sources()
    let names = Set(settings.sources.map(\.name))
    let former = known.filter { !names.contains($0.name) }.sorted { $0.lastRun > $1.lastRun }
    let young = known.filter { names.contains($0.name) && now - $0.firstRun < Int64(Self.daysLookedAt) * 86_400 }
    return try young.compactMap { source in
      for other in former where other.lastRun < source.firstRun {
        let (same, all) = try store.jobsInCommon(of: source.name, with: other.name)
        guard same > all / 2 else { continue }
        return Diagnostic(
          .warning, at: .source(source.name),
          "\(same) of its \(all) jobs are those of “\(other.name)”, which board.yml no longer names. By another name they are "
            + "other jobs: their addresses, their ids in feeds, the days first seen and what visitors kept of them begin anew.",
          hint: "If it is the same source, write `name: \(other.name)` again, and everything is as it was.")
      }
      return nil
    }
  }
}
