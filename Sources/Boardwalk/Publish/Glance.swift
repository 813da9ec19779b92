import Dispatch
import Foundation
import Synchronization

/// A look at the files of an earlier run, whether each is still the very one that was written, by a core that has nothing else
/// to do.
///
/// What it has not come to yet is not known; whoever needs to know looks then.
final class Glance: Sendable {
  /// Where the files are looked at.
  let folder: Folder
  /// The site whose files get second names there first; nil where they are there, and nothing changes.
  private let site: Folder?
  private let manifest: Manifest
  private let entries: [Provenance.Entry]
  /// Positions in the manifest. Files that were made one after the other lie side by side, on the disk and in what the system
  /// remembers of it.
  private let order: [UInt32]
  private let next = Atomic(0)
  private let findings: Mutex<[Bool?]>
  private let isCalledOff = Atomic(false)
  private let work = DispatchGroup()

  /// So many files are looked at before others learn of it.
  private static let slice = 128

  /// Begins.
  /// - Parameters:
  ///   - folder: where the files are looked at.
  ///   - entries: what was written down of them, by their positions in the manifest.
  ///   - site: a site whose files get second names in the folder first, which is empty then.
  init(into folder: Folder, for manifest: Manifest, _ entries: [Provenance.Entry], linking site: Folder? = nil) {
    (self.folder, self.site, self.manifest, self.entries) = (folder, site, manifest, entries)
    order = entries.indices.map { UInt32($0) }.sorted { entries[Int($0)].file.inode < entries[Int($1)].file.inode }
    findings = Mutex([Bool?](repeating: nil, count: entries.count))
    DispatchQueue.global().async(group: work) { self.look() }
  }

  /// Whether the file at a position of the manifest is the one that was written; nil when that is not known yet.
  func finding(of index: Int) -> Bool? { findings.withLock { $0[index] } }

  /// Helps, and waits for the end; gives what `finding` gives of every file, nil where the disk did not say.
  func finish() -> [Bool?] {
    look()
    work.wait()
    return findings.withLock { $0 }
  }

  /// Looks at nothing more.
  func callOff() {
    isCalledOff.store(true, ordering: .relaxed)
    work.wait()
  }
}

extension Glance {
  private func look() {
    // The folder that was made last.
    var above = ""
    while !isCalledOff.load(ordering: .relaxed) {
      let start = next.add(Self.slice, ordering: .relaxed).oldValue
      guard start < order.count else { return }
      let some = order[start..<min(start + Self.slice, order.count)]
      let found = some.map { isTheOne(Int($0), &above) }
      findings.withLock { for (index, finding) in zip(some, found) { $0[Int(index)] = finding } }
    }
  }

  private func isTheOne(_ index: Int, _ above: inout String) -> Bool? {
    do throws(SystemFailure) {
      if let site, try !link(index, from: site, &above) { return false }
      return try manifest.paths.withName(of: index) { path throws(SystemFailure) in
        try folder.facts(of: path) == entries[index].file
      }
    } catch {
      // Who needs to know asks again, and says what is wrong. What could not be linked once is not tried a hundred thousand times.
      if site != nil { isCalledOff.store(true, ordering: .relaxed) }
      return nil
    }
  }

  /// - Returns: whether the site has the file.
  private func link(_ index: Int, from site: Folder, _ above: inout String) throws(SystemFailure) -> Bool {
    let parent = manifest.paths.parent(of: index)
    if parent != above {
      try folder.makeFolders(parent)
      above = parent
    }
    return try manifest.paths.withName(of: index) { path throws(SystemFailure) in
      do throws(SystemFailure) {
        guard try site.link(path, into: folder) else { throw SystemFailure(code: EXDEV, path: String(cString: path)) }
        return true
      } catch  where error.isAbsence {
        return false
      }
    }
  }
}
