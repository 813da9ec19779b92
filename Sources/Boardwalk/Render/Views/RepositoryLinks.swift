import Mustache

/// Links to the host of the board's repository, on boards that name one.
extension Site {
  /// Where a file of the board is edited.
  ///
  /// - Parameter file: its path from the board's folder; nil for what is in none.
  func editURL(of file: String?) -> String? {
    file.flatMap { board.settings.repository?.editPage(of: $0)?.string }
  }

  /// Where a post is edited; nil for a source's job.
  func editURL(of listing: Listing) -> String? {
    board.settings.repository == nil ? nil : editURL(of: board.files[listing.id])
  }

  /// Where a new file is begun, as `boardwalk new` would write it.
  ///
  /// - Parameter title: what stands in the place of its title, and makes its name.
  func newURL(_ kind: PostKind, title: String) -> String? {
    board.settings.repository?.newFilePage(
      named: kind.path(title: title), text: kind.text(title: title, today: board.runDay))?.string
  }

  /// For a script, which knows the search: where one is begun that the whole board has.
  var newSearchPattern: String? { board.settings.repository?.newFilePattern(in: Shelf.searches.folder) }
}
