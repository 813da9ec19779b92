import Dispatch
import Synchronization

/// Begins the folder of the next site while a run still reads its store and chooses what to print: every file of the site that
/// stands gets its second name there, or is looked for where there is a folder from an earlier site.
///
/// A new folder is marked as one that may be thrown away before anything is in it, and nothing of the site that stands changes.
/// What is not done when the new site is put together is done then; so is what could not be done here.
final class Headstart: Sendable {
  let folder: Folder
  /// Whether nothing was in the folder but what this run put there.
  let isNew: Bool
  /// Whether what is there now are the very files that were written.
  let glance: Glance
  /// The list of files of the site before; nil when it could not be read.
  private let former = Mutex<Manifest?>(nil)
  private let work = DispatchGroup()

  /// Makes the folder where it is missing and begins; nil where there is nothing to begin with.
  init?(_ place: OutputPlace, from old: StandingSite) {
    guard place.way == .exchange, let site = old.folder, let provenance = old.provenance, !provenance.entries.isEmpty
    else { return nil }
    do throws(SystemFailure) {
      let parent = try Folder(place.parent)
      isNew = try parent.makeFolder(place.previousName)
      guard try parent.kind(of: place.previousName) == .folder else { return nil }
      folder = try Folder(place.previousPath)
      if isNew { try folder.mark(OutputPlace.unfinishedMark) }
    } catch {
      // Publishing makes the folder then, or says what is wrong.
      return nil
    }
    glance = Glance(into: folder, for: old.manifest, provenance.entries, linking: isNew ? site : nil)
    if !isNew {
      DispatchQueue.global().async(group: work) {
        let manifest = try? Manifest(of: self.folder, in: place.previousPath)
        self.former.withLock { $0 = manifest }
      }
    }
  }

  /// The list of files of the site before, where one is in the folder; nil when it could not be read.
  var manifest: Manifest? {
    work.wait()
    return former.withLock { $0 }
  }

  /// Waits for the end; gives of each file of the manifest whether it has its second name, and was the very file that was
  /// written when that was looked at.
  func finish() -> [Bool] { glance.finish().map { $0 == true } }

  /// Puts nothing more into the folder.
  func callOff() {
    glance.callOff()
    work.wait()
  }
}
