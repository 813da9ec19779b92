import ArgumentParser
import Boardwalk
import Foundation
import Markup

/// `boardwalk init`
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Make a new board, ready to build: content, and ways to publish it every night.",
    discussion: """
      It asks nothing. The built-in theme is used until a file of it is copied by boardwalk theme.

        boardwalk init my-board && boardwalk serve my-board
      """)

  @Argument(
    help: "The folder to make. It may exist, as long as no file of the new board does.", completion: .directory)
  var folder: String

  func validate() throws {
    if folder.isEmpty { throw ValidationError("The folder has no name. Name one, such as my-board; . is this one.") }
  }

  func run() async throws {
    let files = Starter.files(today: Day(instant: Int64(Date().timeIntervalSince1970))).mapValues { Array($0.utf8) }
    try await BoardwalkCommand.orExit(in: ".") {
      try BoardwalkCommand.requirePlace(of: folder)
      let path = URL(fileURLWithPath: folder).standardizedFileURL.path
      if let place = BoardFolder.placeInBoard(path) {
        throw Diagnostic(
          .error, at: .file(folder), "No board is made here: this is \(place); nothing was written.",
          hint: "Choose a folder of its own.")
      }
      try NewFiles(files).write(into: folder, hint: "Choose a folder without a board.")
    }
    print(
      """
      A new board is in \(place): \(files.count) files.
        boardwalk serve \(word)     shows it, and every change as you save it
        boardwalk build \(word)     writes \(BoardFolder.name(of: "public/index.html", in: place))
        \(BoardFolder.name(of: "Content/board.yml", in: place))   is where its name, address and sources are set
        \(BoardFolder.name(of: "README.md", in: place))           tells how to publish it every night
      """)
  }

  /// The folder as every command takes it for one: `-x` would be an option.
  private var place: String {
    let plain = BoardFolder.plain(folder)
    return plain.hasPrefix("-") ? "./\(plain)" : plain
  }

  /// The folder as a shell takes it for one word.
  private var word: String {
    let isPlain = place.allSatisfy { $0.isLetter || $0.isNumber || "/._-+,:@%=~".contains($0) }
    let isShorthand = "~=".contains { place.first == $0 }
    return isPlain && !isShorthand ? place : "'\(place.replacingBytes(of: "'", with: "'\\''"))'"
  }
}
