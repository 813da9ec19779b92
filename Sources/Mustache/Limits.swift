/// What templates and pages may cost at most. Whoever goes past a limit gets an error that names it.
public enum Limits {
  /// Bytes in one template: templates are written by hand, the longest known themes stay below 100 KB.
  public static let templateBytes = 1 << 20
  /// Bytes in a name or a delimiter: errors quote them, and looking for a delimiter takes time by its length.
  public static let nameBytes = 256
  /// Sections, partials, parents and blocks open at once: each takes a piece of the thread's stack.
  public static let nesting = 200
  /// Partials inside partials: deeper is nearly always a partial that includes itself.
  public static let partials = 32
  /// Bytes in one page: browsers become unusable long before 16 MiB.
  public static let pageBytes = 16 << 20
  /// Tags, texts and look-ups gone through for one page, the measure of time: a few partials can ask for billions
  /// and print nothing. The largest page there may be takes less; all of it is less than half a second.
  public static let steps = 5_000_000
  /// Bytes that a cache of fragments keeps, and one fragment more.
  public static let cacheBytes = 16 << 20
  /// Errors collected at once: nobody reads more, and a hostile template could hold a million.
  public static let errors = 100
  /// Characters of a source line shown in an error: some templates are one single line.
  static let excerpt = 120
}
