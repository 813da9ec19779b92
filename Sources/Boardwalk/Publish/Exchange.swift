/// Lets a new site take the old one's place in one step, and keeps the old one beside it.
///
/// Two folders change places: while one is shown, the other is brought up to date by what differs between the two. A
/// file that both have is one file with two names, so nothing is ever written into a file: a new one takes its name.
///
/// A killed run leaves, at every moment, a whole site in the output, and marks that tell the next run how far it came:
/// marked beside the output, a folder was never published; marked in the output, it was, and what is not ours may still
/// lie in the old one. Of a folder that was never published the next run makes the site again that it was; see `WayBack`.
struct Exchange: Sendable {
  var place: OutputPlace

  /// Publishes where no site stands yet.
  ///
  /// - Parameter manifest: nil for a part of a site; the list of files is in another.
  func publishFirst(_ staging: Staging, manifest: [UInt8]?) throws(SystemFailure) {
    if let manifest { try staging.folder.create(Manifest.name, manifest) }
    try staging.folder.settle()
    let parent = try Folder(place.parent)
    try parent.move(place.stagingName, to: parent, place.name)
  }

  /// Makes a new site of the folder beside the output and shows it.
  /// - Parameters:
  ///   - spare: the site before the old one; empty when there is none.
  ///   - files: all files of the new site.
  func publish(
    _ desk: Desk, _ files: [Int], from staging: Staging, manifest: [UInt8], in spare: SpareSite, over old: OldSite
  ) throws(SystemFailure) {
    var spare = spare
    try spare.keep(in: staging)
    try spare.folder.mark(OutputPlace.unfinishedMark)
    try spare.become(desk, files, from: staging, with: old)
    try spare.folder.remove(Manifest.name)
    try spare.folder.create(Manifest.name, manifest)
    try show(spare, insteadOf: old)
  }

  /// Shows a whole site that lies beside the output, with what is not ours.
  func show(_ spare: SpareSite, insteadOf old: OldSite) throws(SystemFailure) {
    for path in old.survey.files {
      try spare.folder.clearWay(to: path)
      try spare.folder.makeFolders(path.parentPath)
      try spare.take(path, of: old.folder)
    }
    // A folder can have no second name and moves after the exchange; what is above it is made now.
    for path in old.survey.folders {
      try spare.folder.clearWay(to: path)
      try spare.folder.makeFolders(path.parentPath)
    }
    try spare.folder.takeRights(of: old.folder)
    try spare.folder.settle()
    try exchange()
  }

  /// Puts things right after the exchange: what is not ours follows, and the marks go.
  ///
  /// A disk that fails once must not leave a site without the files that are not ours until the next build: whatever was
  /// done of it can be done again.
  /// - Parameter shown: the site that stands now, where it is open already: one thing less that can fail.
  func finish(_ old: OldSite?, shown: Folder? = nil) throws(SystemFailure) {
    do throws(SystemFailure) {
      try finishOnce(old, shown)
    } catch {
      try finishOnce(old, shown)
    }
  }

  private func finishOnce(_ old: OldSite?, _ shown: Folder?) throws(SystemFailure) {
    let output: Folder
    if let shown { output = shown } else { output = try Folder(place.output) }
    if let old {
      try Stragglers(old: old, output: output).follow()
      // What stood there had no page of ours: nobody wants to go back to it.
      if old.manifest.paths.count == 0 { try old.folder.remove(Manifest.name) }
      if old.manifest.paths.count == 0 { try Folder(place.parent).removeFolder(place.previousName) }
    }
    for mark in [OutputPlace.unfinishedMark, OutputPlace.returningMark] { try output.remove(mark) }
  }
}

extension Exchange {
  private func exchange() throws(SystemFailure) {
    let parent = try Folder(place.parent)
    if try parent.exchange(place.previousName, place.name) { return }
    try parent.move(place.name, to: parent, place.retiredName)
    do {
      try parent.move(place.previousName, to: parent, place.name)
    } catch {
      try parent.move(place.retiredName, to: parent, place.name)
      throw error
    }
    try parent.move(place.retiredName, to: parent, place.previousName)
  }
}

/// The site that stands: its folder, what of it is ours, and what else is in it.
struct OldSite: Sendable {
  var folder: Folder
  var manifest: Manifest
  var survey: Survey
  /// What was written down of its files, by their positions in the manifest; empty when nothing is known.
  var entries: [Provenance.Entry] = []
}
