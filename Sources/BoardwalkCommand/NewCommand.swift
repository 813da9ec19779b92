import ArgumentParser
import Boardwalk
import Foundation

/// `boardwalk new`
struct NewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Make a file to write a job, a referral, a search, a person or a page in.",
    discussion: """
      The file's name comes from the title and is the page's address. It builds as it is; the lines with a # are fields \
      to fill in or to delete.

        boardwalk new job "Harbour pilot"
        boardwalk new search "Remote data work" --folder my-board
      """)

  @Argument(help: "What to make: \(PostKind.allCases.map(\.rawValue).joined(separator: ", ")).")
  var kind: PostKind

  @Argument(help: "Its title; a person's name.")
  var title: String

  @Option(help: "The board's folder.", completion: .directory)
  var folder = "."

  @Option(help: "Take this for the present moment, such as 2026-11-21T08:00:00Z.")
  var now: String?

  /// Throws when a title begins with a hyphen and so is taken for an option: nothing would be said of it but that there is none.
  ///
  /// - Parameter words: those behind `new`.
  static func requirePlainTitle(_ words: some Sequence<String>) throws {
    let options = ["--folder", "--now", "--help", "--version"]
    let typed = words.prefix { $0 != "--" }
    for (word, before) in zip(typed, [""] + typed) where word.hasPrefix("-") && word.count > 1 && word != "-h" {
      let name = String(word.prefix { $0 != "=" })
      if options.contains(before) || options.contains(name) || nearest(name, in: options) != nil { continue }
      throw ValidationError(
        "“\(word)” begins with a hyphen and is taken for an option. If it is the title, write -- before it, behind all options: "
          + "boardwalk new job --folder my-board -- \"-1 °C\"")
    }
  }

  func validate() throws {
    try CommonOptions.validate(now: now)
    try CommonOptions.validate(folder: folder)
    if title.allSatisfy({ !$0.isLetter && !$0.isNumber }) {
      throw ValidationError("The title needs a letter or a digit.")
    }
    if title.contains(where: \.isNewline) { throw ValidationError("The title is one line.") }
    if let control = title.unicodeScalars.first(where: { !$0.canBeInSettings }) {
      throw ValidationError("The title has the control character \(control.code) in it. Write it without.")
    }
  }

  func run() async throws {
    let build = CommonOptions.build(folder: folder, now: now)
    let name = Slug(name: title).text
    let path = kind.path(title: title)
    try await BoardwalkCommand.orExit(in: ".") {
      try BoardwalkCommand.requireBoard(in: folder)
      if kind == .page, BoardFolder.takenNames.contains(name) {
        throw Diagnostic(
          .error, at: .file(path), "The site has a page of its own at `\(name)/`; nothing was written.",
          hint: "Choose another title.")
      }
      let text = kind.text(title: title, today: build.folder.today(in: build.world))
      try NewFiles([path: Array(text.utf8)]).write(
        into: folder, hint: "Choose another title, or edit that file.")
    }
    print(BoardFolder.name(of: path, in: folder))
  }
}
