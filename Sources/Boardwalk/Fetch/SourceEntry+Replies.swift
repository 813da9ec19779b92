extension SourceEntry {
  /// What is said of recorded replies in a folder that is not there; nil where it is, or none is named.
  func lackOfReplies(on disk: Disk) -> Diagnostic? {
    guard let folder = replies, let written = writtenReplies else { return nil }
    let parts = folder.split(separator: "/")
    guard let name = parts.last.map(String.init), name != ".", name != ".." else { return nil }
    let above = (folder.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
    let beside: [Disk.Entry]
    do {
      beside = try disk.list(above)
    } catch {
      // Of what cannot be looked into, what was thrown at the folder itself says more.
      return nil
    }
    guard !beside.contains(where: { $0.name == name }) else { return nil }
    let meant = nearest(name, in: beside.filter { $0.kind == .folder }.map(\.name)).map { other in
      (written.value.split(separator: "/").dropLast() + [other[...]]).joined(separator: "/")
    }
    let isAbsolute = written.value.hasPrefix("/")
    return written.finding(
      .error, in: "\(ContentReader.contentFolder)/\(ContentReader.boardFile)",
      "There is no folder `\(shortened(written.value))`\(isAbsolute ? "" : " in \(ContentReader.contentFolder)/") to read "
        + "recorded replies from.",
      hint: meant.map { "did you mean `\(isAbsolute ? "/" : "")\($0)`?" }
        ?? "Make it and put the replies there as 1.json, 2.json and so on, or correct `replies`.")
  }
}
