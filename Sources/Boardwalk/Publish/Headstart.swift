import Dispatch
import Foundation
import Synchronization

/// Begins the folder of the next site while a run still chooses what to print: every file of the site that stands gets its
/// second name there, or is looked for where there is a folder from an earlier site. One core has nothing else to do then.
///
/// A new folder is marked as one that may be thrown away before anything is in it, and nothing of the site that stands changes.
/// What is not done when the new site is put together is done then; so is what could not be done here.
final class Headstart: Sendable {
  let folder: Folder
  /// Looks for the files in a folder from an earlier site; nil where there was none.
  private let glance: Glance?
  private let site: Folder
  private let old: StandingSite
  private let entries: [Provenance.Entry]
  /// Of each file of the manifest whether it has its second name, and was the very file that was written.
  private let linked: Mutex<[Bool]>
  private let isCalledOff = Atomic(false)
  private let work = DispatchGroup()

  /// So many files are linked before others learn of it.
  private static let slice = 128

  /// Makes the folder where it is missing and begins; nil where there is nothing to begin with.
  init?(_ place: OutputPlace, from old: StandingSite) {
    guard place.way == .exchange, let site = old.folder, let provenance = old.provenance, !provenance.entries.isEmpty
    else { return nil }
    do throws(SystemFailure) {
      let parent = try Folder(place.parent)
      let isNew = try parent.makeFolder(place.previousName)
      guard try parent.kind(of: place.previousName) == .folder else { return nil }
      folder = try Folder(place.previousPath)
      if isNew { try folder.mark(OutputPlace.unfinishedMark) }
      glance = isNew ? nil : Glance(into: folder, for: old.manifest, provenance.entries)
    } catch {
      // Publishing makes the folder then, or says what is wrong.
      return nil
    }
    self.site = site
    self.old = old
    entries = provenance.entries
    linked = Mutex([Bool](repeating: false, count: provenance.entries.count))
    if glance == nil { DispatchQueue.global().async(group: work) { self.linkAll() } }
  }

  /// Whether nothing was in the folder but what this run put there.
  var isNew: Bool { glance == nil }

  /// Waits for the end; gives of each file of the manifest whether it has its second name, and was the very file that was
  /// written when that was looked at.
  func finish() -> [Bool] {
    if let glance { return glance.finish().map { $0 == true } }
    work.wait()
    return linked.withLock { $0 }
  }

  /// Puts nothing more into the folder.
  func callOff() {
    isCalledOff.store(true, ordering: .relaxed)
    glance?.callOff()
    work.wait()
  }
}

extension Headstart {
  private func linkAll() {
    // Files that were made one after the other lie side by side, on the disk and in what the system remembers of it.
    let order = entries.indices.map { (inode: entries[$0].file.inode, index: $0) }.sorted { $0.inode < $1.inode }
    var above = ""
    for start in stride(from: 0, to: order.count, by: Self.slice) {
      if isCalledOff.load(ordering: .relaxed) { return }
      var done: [Int] = []
      do throws(SystemFailure) {
        for (_, index) in order[start..<min(start + Self.slice, order.count)] {
          if try link(index, &above) { done.append(index) }
        }
      } catch {
        // Publishing does it again, and says what is wrong.
        return
      }
      linked.withLock { linked in
        for index in done { linked[index] = true }
      }
    }
  }

  /// - Parameter above: the folder that was made last.
  /// - Returns: whether it is the very file that was written.
  private func link(_ index: Int, _ above: inout String) throws(SystemFailure) -> Bool {
    let parent = old.manifest.paths.parent(of: index)
    if parent != above {
      try folder.makeFolders(parent)
      above = parent
    }
    return try old.manifest.paths.withName(of: index) { path throws(SystemFailure) in
      do throws(SystemFailure) {
        guard try site.link(path, into: folder) else { throw SystemFailure(code: EXDEV, path: String(cString: path)) }
      } catch  where error.isAbsence {
        return false
      }
      if old.isKnownUntouched(index) { return true }
      return try folder.facts(of: path) == entries[index].file
    }
  }
}
