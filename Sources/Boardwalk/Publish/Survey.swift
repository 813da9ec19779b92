import Synchronization

/// What lies in the old site: which of the folders Boardwalk made are still there, and what it did not make.
struct Survey: Sendable {
  /// Files, symbolic links and the like that are not ours, sorted.
  private(set) var files: [String] = []
  /// Files that nobody had listed as ours and that have the bytes of ours, so that they are ours from now on.
  private(set) var adopted: [String] = []
  /// Whole folders that are not ours, sorted.
  private(set) var folders: [String] = []
  /// Our folders that are there, by depth: indices of `known`, without the top.
  private(set) var levels: [[Int]] = []
  /// Every folder of ours, of the last build and of this one.
  private(set) var known = PathTable()
  private var isThere: [Bool] = []

  /// Looks through every folder of ours, and into no other one; symbolic links are not followed.
  /// - Parameters:
  ///   - desk: the new site; what stands in its way is an error. Nil when nothing new is to come.
  ///   - calm: with it, folders in which nothing stirred since are as they were, and are not looked into.
  init(
    of old: Folder, _ manifest: Manifest, _ desk: Desk?, knowing calm: Provenance.Calm? = nil, output: String
  ) throws(Diagnostic) {
    let former = note(manifest, desk)
    isThere = [Bool](repeating: false, count: known.count)
    let obstacles: [String]
    do throws(SystemFailure) {
      obstacles = try explore(old, Ours(manifest, desk, folders: known, former: former, calm))
    } catch {
      throw error.finding(while: "looking through", in: output)
    }
    if let first = obstacles.min() { throw Survey.obstacle(first, output) }
    files.sort()
    folders.sort()
  }

  /// Whether the file's folder is a real folder of ours in the old site, so that removing the file removes nothing
  /// else.
  func reaches(_ path: String) -> Bool {
    let folder = path.parentPath
    if folder.isEmpty { return true }
    return known.find(folder).map { isThere[$0] } ?? false
  }

  /// The folders that hold something that is not ours, however deep below them, the top not counted, sorted. Those next to it
  /// may be ours no longer on the next night.
  var shared: [String] {
    var shared: Set<String> = []
    for path in files + folders {
      var folder = path.parentPath
      while !folder.isEmpty, shared.insert(folder).inserted { folder = folder.parentPath }
    }
    return shared.sorted()
  }
}

extension Survey {
  /// A class: everything in the old site is looked for in it.
  private final class Ours: Sendable {
    let manifest: Manifest
    let desk: Desk?
    let folders: PathTable
    /// Nil when each folder is looked into.
    private let since: Int64?
    /// So many of the folders, the first ones, were ours before; others are looked into in any case …
    private let former: Int
    /// … and so are these.
    private let shared: Set<Int>
    /// Of each folder those in it; empty when each is looked into.
    private let below: [[Int32]]

    init(_ manifest: Manifest, _ desk: Desk?, folders: PathTable, former: Int, _ calm: Provenance.Calm?) {
      (self.manifest, self.desk, self.folders, self.former) = (manifest, desk, folders, former)
      since = calm?.since
      shared = Set((calm?.shared ?? []).compactMap { folders.find($0) })
      below = calm == nil ? [] : Self.below(folders)
    }

    /// Whether a folder is there; and whether nothing stirred in it, so that it need not be looked into.
    func state(of folder: Int, in old: Folder) throws(SystemFailure) -> (isThere: Bool, isCalm: Bool) {
      guard let since else { return (true, false) }
      let stir = try folders.withName(of: folder) { name throws(SystemFailure) in try old.stir(in: name) }
      guard let stir else { return (false, false) }
      return (true, stir < since && folder < former && !shared.contains(folder))
    }

    func folders(in folder: Int) -> [Int] { below[folder].map { Int($0) } }

    private static func below(_ folders: PathTable) -> [[Int32]] {
      var below = [[Int32]](repeating: [], count: folders.count)
      for index in 0..<folders.count {
        let above = folders.withBytes(of: index) { path in
          path.lastIndex(of: UInt8(ascii: "/")).flatMap { folders.find(UnsafeRawBufferPointer(rebasing: path[..<$0])) }
        }
        if let above { below[above].append(Int32(index)) }
      }
      return below
    }
  }

  private struct Finds: Sendable {
    /// Folders of ours that were looked at and are there.
    var there: [Int] = []
    /// Folders of ours to be looked at next.
    var ours: [Int] = []
    var files: [String] = []
    var adopted: [String] = []
    var folders: [String] = []
    var obstacles: [String] = []
  }

  /// - Returns: how many folders were ours before.
  private mutating func note(_ manifest: Manifest, _ desk: Desk?) -> Int {
    for index in 0..<manifest.paths.count { manifest.paths.withBytes(of: index) { noteFolders(above: $0) } }
    let former = known.count
    for index in desk?.newFolders ?? [] { desk?.paths.withBytes(of: index) { _ = known.insert($0) } }
    return former
  }

  private mutating func noteFolders(above path: UnsafeRawBufferPointer) {
    var path = path
    while let slash = path.lastIndex(of: UInt8(ascii: "/")) {
      path = UnsafeRawBufferPointer(rebasing: path[..<slash])
      guard known.insert(path).isNew else { return }
    }
  }

  /// Goes down level by level; gives what stands in the new site's way.
  private mutating func explore(_ old: Folder, _ ours: Ours) throws(SystemFailure) -> [String] {
    var level: [Int?] = [nil]
    var obstacles: [String] = []
    while !level.isEmpty {
      let finds = try Survey.look(into: level, of: old, ours)
      files += finds.files
      adopted += finds.adopted
      folders += finds.folders
      obstacles += finds.obstacles
      for index in finds.there { isThere[index] = true }
      if !finds.there.isEmpty { levels.append(finds.there) }
      level = finds.ours
    }
    return obstacles
  }

  private static func look(
    into level: [Int?], of old: Folder, _ ours: Ours
  ) throws(SystemFailure) -> Finds {
    let all = Mutex(Finds())
    try inParallel(level.count) { slice throws(SystemFailure) in
      var finds = Finds()
      for folder in level[slice] {
        guard let folder else {
          for entry in try old.list(".") where !OutputPlace.ownNames.contains(entry.name) {
            entry.name.withBytes { sort($0, entry.kind, ours, &finds) }
          }
          continue
        }
        let state = try ours.state(of: folder, in: old)
        guard state.isThere else { continue }
        finds.there.append(folder)
        if state.isCalm {
          finds.ours += ours.folders(in: folder)
          continue
        }
        var path: [UInt8] = []
        ours.folders.withBytes(of: folder) { path += $0 }
        path.append(UInt8(ascii: "/"))
        let start = path.count
        try ours.folders.withName(of: folder) { name throws(SystemFailure) in
          try old.eachEntry(of: name) { name, kind in
            path.removeSubrange(start...)
            path += name
            path.withBytes { sort($0, kind, ours, &finds) }
          }
        }
      }
      all.withLock {
        $0.there += finds.there
        $0.ours += finds.ours
        $0.files += finds.files
        $0.adopted += finds.adopted
        $0.folders += finds.folders
        $0.obstacles += finds.obstacles
      }
    }
    return all.withLock { $0 }
  }

  /// As good as everything is ours: that is seen without making a text of the path.
  private static func sort(
    _ path: UnsafeRawBufferPointer, _ kind: Folder.Kind, _ ours: Ours, _ finds: inout Finds
  ) {
    if kind == .file, ours.manifest.paths.find(path) != nil { return }
    if kind == .folder, let index = ours.folders.find(path) { return finds.ours.append(index) }
    sort(String(decoding: path, as: UTF8.self), kind, ours, &finds)
  }

  private static func sort(_ path: String, _ kind: Folder.Kind, _ ours: Ours, _ finds: inout Finds) {
    let role = ours.desk?.role(of: path)
    switch (kind, role) {
    case (.folder, _):
      if let index = ours.folders.find(path) {
        finds.ours.append(index)
      } else if role == nil, !liesBelowFile(path, ours) {
        finds.folders.append(path)
      } else {
        finds.obstacles.append(path)
      }
    case (.file, nil):
      if ours.manifest.paths.contains(path) { return }
      if liesBelowFile(path, ours) { finds.obstacles.append(path) } else { finds.files.append(path) }
    case (.file, .folder?):
      if !ours.manifest.paths.contains(path) { finds.obstacles.append(path) }
    case (.file, .unchanged?):
      if !ours.manifest.paths.contains(path) { finds.adopted.append(path) }
    case (.file, .pending?), (.file, .written?), (.file, .elsewhere?):
      if !ours.manifest.paths.contains(path) { finds.obstacles.append(path) }
    case (.other, nil):
      if liesBelowFile(path, ours) { finds.obstacles.append(path) } else { finds.files.append(path) }
    case (.other, _):
      finds.obstacles.append(path)
    }
  }

  /// Whether the new site has a file where this path has a folder.
  private static func liesBelowFile(_ path: String, _ ours: Ours) -> Bool {
    guard let desk = ours.desk else { return false }
    var folder = path.parentPath
    while !folder.isEmpty {
      if let role = desk.role(of: folder), role != .folder { return true }
      folder = folder.parentPath
    }
    return false
  }

  private static func obstacle(_ path: String, _ output: String) -> Diagnostic {
    Diagnostic(
      .error, at: .file(output),
      "“\(path)” in the output was not written by Boardwalk and stands where the site needs something else.",
      hint: "Move it away, or publish into another folder.")
  }
}
