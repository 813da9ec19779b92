import GRDB

/// What a source is asked for may change: then its answer lacks jobs that it was not asked for any more, and nobody knows which of
/// those that are missing are gone.
extension StoreRun {
  /// Whether a source is asked for something else than when it last gave everything.
  func isAskedAnew(_ delivery: FinishedDelivery) throws -> Bool { try write { try isAskedAnew(delivery, in: $0) } }

  func isAskedAnew(_ delivery: FinishedDelivery, in database: Database) throws -> Bool {
    let known = try Int64.fetchOne(
      database, sql: "SELECT question FROM source WHERE name = ?", arguments: [delivery.source])
    return known != nil && delivery.question != nil && known != delivery.question
  }

  /// What is said of such a source.
  static func askedAnew(_ source: String) -> Diagnostic {
    Diagnostic(
      .notice, at: .source(source),
      "It is asked for something else than before, by its settings or the saved searches; a job that is no longer in its answer "
        + "leaves the board as no longer listed here, not as closed.")
  }
}
