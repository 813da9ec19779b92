/// A file that a board has only when `outputs:` in board.yml asks for it.
enum OutputName: String, CaseIterable, Sendable, ScalarSetting {
  /// `atom.xml` beside every `feed.xml`.
  case atom
  /// `jobs.xml`.
  case aggregators = "jobs-xml"
  /// A picture of every job, for other sites to show beside a link.
  case pictures
  /// Beside every file of text the same one compressed with gzip.
  case gzip = "gz"
  /// Beside every file of text the same one compressed with Brotli.
  case brotli = "br"

  static let placeholder = OutputName.atom
}
