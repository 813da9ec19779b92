extension Disk.Entry {
  /// Whether an editor or a system wrote it for itself, beside what somebody else edits: `.DS_Store`, `.a.md.swp`, `a.md~`,
  /// `#a.md#`, `Thumbs.db`. Nobody means it to be read.
  var isToolsOwn: Bool {
    if name.hasPrefix(".") || name.hasSuffix("~") { return true }
    if name.hasPrefix("#"), name.hasSuffix("#") { return true }
    // Written by Windows into folders that were looked at.
    return ["thumbs.db", "ehthumbs.db", "desktop.ini"].contains(name.lowercased())
  }
}
