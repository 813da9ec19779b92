import Foundation
import Testing

@Suite("Help and what shells complete")
struct HelpTests {
  @Test("On a terminal of any width the whole help is there", arguments: ["1", "0", "-5", "10", "33", "wide", "200"])
  func width(columns: String) throws {
    let help = try Folder().run(["build", "--help"], environment: ["COLUMNS": columns])
    #expect(help.code == 0 && help.errors == "")
    let words = help.out.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Ask nobody; build from what earlier runs kept."))
    let wrong = try Folder().run(["build", "--nope"], environment: ["COLUMNS": columns])
    #expect(wrong.code == 64 && wrong.errors.contains("--nope"))
  }

  @Test(
    "A mistyped command, also behind help, is an error that names the right one; a board is built, not run",
    arguments: [("help lst", "list"), ("lst", "list"), ("help biuld", "build"), ("help serv", "serve")])
  func mistyped(words: String, meant: String) throws {
    let wrong = try Folder().run(words.split(separator: " ").map(String.init))
    #expect(wrong.code == 64 && wrong.out == "")
    #expect(wrong.errors.contains("Did you mean \(meant)?"), "\(wrong.errors)")
    let right = try Folder().run("help", meant)
    #expect(right.code == 0 && right.out.contains("boardwalk \(meant)"))
  }

  @Test("Help alone is the whole, a board in the place of a command is told how to be built")
  func alone() throws {
    let folder = try Folder(["my/Content/board.yml": ""])
    #expect(try folder.run("help").code == 0)
    let board = try folder.run("my")
    #expect(board.code == 64 && board.errors.contains("It is a board: boardwalk build my"))
  }

  @Test("A shell completes folders, files of the theme, kinds and formats")
  func completion() throws {
    let script = try Folder(["boards/Content/board.yml": "", "bin": ""]).shell(
      """
      "$boardwalk" --generate-completion-script bash > complete.bash
      bash --norc -c '
        source ./complete.bash
        try() {
          COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
          _boardwalk boardwalk "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
          echo "$* = ${COMPREPLY[*]}"
        }
        for words in "build bo" "list bo" "serve bo" "init bo" "build --output bo" "new job --folder bo" "theme job." \
          "build --format js" "new ref"; do try boardwalk $words; done'
      """)
    #expect(script.code == 0, "\(script.errors)")
    for line in [
      "build bo = boards", "list bo = boards", "serve bo = boards", "init bo = boards", "build --output bo = boards",
      "new job --folder bo = boards", "theme job. = job.mustache", "build --format js = json", "new ref = referral",
    ] {
      #expect(script.out.contains("boardwalk \(line)\n"), "\(line) in \(script.out)")
    }
  }
}
