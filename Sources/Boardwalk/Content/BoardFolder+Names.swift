extension BoardFolder {
  /// The path of a board's file as it is shown: from where the command runs.
  public static func name(of path: String, in folder: String) -> String {
    let plain = plain(folder)
    return plain == "." ? path : plain == "/" ? "/\(path)" : "\(plain)/\(path)"
  }

  /// A folder without the strokes at its end.
  public static func plain(_ folder: String) -> String {
    let end = folder.lastIndex { $0 != "/" }
    return end.map { String(folder[...$0]) } ?? (folder.isEmpty ? "" : "/")
  }
}
