import Foundation

extension BoardFolder {
  /// Whether the site is written where a board's site is when nobody says anything else.
  var hasUsualOutput: Bool { OutputPlace.real(output) == OutputPlace.real("\(path)/public") }

  /// Why the site cannot be written where it shall be: another board has its own files or its site there; nil when it can.
  ///
  /// - Parameter disk: where the other board's settings are read: of two copies of one board each may write the other's site.
  func placeInOtherBoard(on disk: Disk) -> Diagnostic? {
    if hasUsualOutput { return nil }
    let own = OutputPlace.real(path)
    guard let place = Self.boardAround(OutputPlace.real(output), unless: own),
      place.below.isEmpty || Self.ownNames.contains(place.below)
    else { return nil }
    if place.below == "public", isCopy(at: place.board, on: disk) { return nil }
    let words = ["": "the folder of", "public": "the site of"][place.below] ?? "in \(place.below)/ of"
    return Diagnostic(
      .error, "The site cannot be written to “\(output)”: that is \(words) another board, “\(place.board)”.",
      hint: "Give --output a folder of its own, such as \(path)/public or one elsewhere.")
  }

  /// What a folder is in that no new board can be in, in words; nil where it is in nothing of that kind.
  ///
  /// - Parameter folder: an absolute path, whether there is something or not.
  public static func placeInBoard(_ folder: String) -> String? {
    let folder = OutputPlace.real(folder)
    var site = folder
    while !site.isEmpty, access("\(site)/\(Manifest.name)", F_OK) != 0 { site = site.parentPath }
    if !site.isEmpty { return "in the site published to “\(site)”" }
    guard let place = boardAround(folder), ownNames.contains(place.below) else { return nil }
    return "in \(place.below)/ of the board “\(place.board)”"
  }
}

extension BoardFolder {
  /// Folders of a board that are its alone.
  private static let ownNames = ["Content", "Templates", ".boardwalk", "public"]

  private static func isBoard(_ folder: String) -> Bool { access("\(folder)/Content/board.yml", F_OK) == 0 }

  /// The board that a path is in or is, the innermost of several, and the first name of the way on from there; nil where there is
  /// none, or one that is not looked for comes first.
  private static func boardAround(_ path: String, unless own: String? = nil) -> (board: String, below: String)? {
    var board = path
    while !board.isEmpty, board != own {
      if isBoard(board) {
        return (board, board == path ? "" : String(path.dropFirst(board.count + 1).prefix { $0 != "/" }))
      }
      board = board.parentPath
    }
    return nil
  }

  /// Whether a board is a copy of this one: it has the same name and the same address, which is not the one that every new board
  /// has.
  private func isCopy(at board: String, on disk: Disk) -> Bool {
    func settings(_ folder: String) -> BoardSettings? {
      do {
        let bytes = try disk.read("\(folder)/Content/board.yml", ContentReader.longestFile)
        return BoardSettings.read(bytes, file: "board.yml").settings
      } catch {
        // What cannot be read is not known to be a copy.
        return nil
      }
    }
    guard let own = settings(path), let other = settings(board) else { return false }
    return own.title == other.title && own.baseURL == other.baseURL && !BoardSettings.isExample(own.baseURL)
  }
}
