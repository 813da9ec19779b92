import CCMarkGFM

extension SafeHTML {
  /// What reads Markdown: `libcmark-gfm/0.29.0.gfm.6`.
  public static var library: String { "libcmark-gfm/\(String(cString: cmark_version_string()))" }
}
