import ArgumentParser

/// `boardwalk manual`: the man page, made from the help of every command, so that it cannot tell of another program.
struct ManualCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Print the man page.", shouldDisplay: false)

  func run() { print(Self.page) }
}

extension ManualCommand {
  static var page: String {
    let commands = BoardwalkCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    let summary = BoardwalkCommand.configuration.abstract
    var lines = [
      ".TH BOARDWALK 1 \"\" \"Boardwalk \(Version.number)\" \"User Commands\"",
      ".SH NAME", "boardwalk \\- \(roff(summary.prefix(1).lowercased() + summary.dropFirst().dropLast()))",
      ".SH SYNOPSIS", ".B boardwalk", ".I command", ".RI [ options ]",
      ".SH DESCRIPTION", roff(BoardwalkCommand.configuration.discussion.replacing("\n\n  ", with: "\n.PP\n.nf\n  ")),
      ".fi",
      ".SH COMMANDS",
    ]
    for command in commands {
      lines += [".SS boardwalk \(command.configuration.commandName ?? "")", ".nf"]
      lines += BoardwalkCommand.helpMessage(for: command, columns: 78).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { roff(String($0)) }
      lines.append(".fi")
    }
    lines += [
      ".SH ENVIRONMENT", ".TP", "Keys of job services", "Variables that board.yml names with a dollar sign.", ".TP",
      "NO_COLOR, TERM", "No progress is shown where TERM is dumb or output is no terminal; nothing is ever coloured.",
      ".SH FILES", ".TP", ".I Content/board.yml", "The board's settings.", ".TP", ".I .boardwalk/store.sqlite",
      "What it remembers between runs.", ".TP", ".I public/", "The site.",
    ]
    return lines.joined(separator: "\n")
  }

  /// Text as roff takes it: a line that begins with a dot or an apostrophe would be an order, and a backslash an escape.
  private static func roff(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let plain = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      if plain == ".PP" || plain == ".nf" { return plain }
      return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }.joined(separator: "\n")
  }
}
