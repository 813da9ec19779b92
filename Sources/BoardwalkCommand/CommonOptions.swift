import ArgumentParser
import Boardwalk
import Foundation
import Markup

/// What every command that reads a board takes.
struct CommonOptions: ParsableArguments {
  @Argument(help: "The board's folder.", completion: .directory)
  var folder = "."

  @Option(help: "The site's folder, instead of public/ in the board's folder.", completion: .directory)
  var output: String?

  @Option(name: .customLong("base-url"), help: "The address the site will have, instead of base-url in board.yml.")
  var baseURL: String?

  @Option(help: "Take this for the present moment, such as 2026-11-21T08:00:00Z, so that a build can be repeated.")
  var now: String?

  @Flag(help: "End with code 2 when there are warnings.")
  var strict = false

  @Option(help: "How findings are printed: text, json (one object a line), or github (annotations).")
  var format = FindingFormat.text

  @Flag(help: "Print findings only, and of them not what a board that is well says every night.")
  var quiet = false

  func validate() throws {
    try Self.validate(now: now)
    try Self.validate(folder: folder)
    try Self.validate(output: output)
    if let baseURL, !BoardSettings.canBe(at: baseURL) {
      // It may hold somebody's password.
      let found = baseURL.contains("@") ? "" : ", not “\(baseURL)”"
      throw ValidationError(
        "--base-url takes an absolute address without a query such as https://jobs.example.org/\(found)."
          + (BoardSettings.hint(forBaseURL: baseURL).map { " \($0.prefix(1).uppercased())\($0.dropFirst())." } ?? ""))
    }
  }

  /// The run these options ask for, in the real world.
  func build() -> Build {
    var build = Self.build(folder: folder, output: output, now: now)
    build.baseURL = baseURL
    return build
  }

  /// A run over a board in the real world.
  static func build(folder: String, output: String? = nil, now: String?) -> Build {
    let moment = now.flatMap(RunClock.instant) ?? Int64(Date().timeIntervalSince1970)
    var build = Build(
      BoardFolder(path: absolute(folder), output: output.map(absolute)), in: .live(now: moment, renderPost: renderPost))
    build.isMomentNamed = now != nil
    return build
  }

  /// A name of nothing would be this folder: what a script makes of a variable that is not set.
  static func validate(folder: String) throws {
    if folder.isEmpty { throw ValidationError("The board's folder has no name. Name it; . is this one.") }
  }

  static func validate(output: String?) throws {
    if output == "" { throw ValidationError("--output takes a folder, and this has no name. Name one, such as site.") }
  }

  static func validate(now: String?) throws {
    if let now, RunClock.instant(now) == nil {
      throw ValidationError(
        "--now takes a day, or an instant with its zone such as 2026-11-21T08:00:00Z or …T09:00:00+01:00, not “\(now)”."
      )
    }
  }

  /// An address of a published site is said in findings, which are kept in logs.
  static func validate(site: String?, of option: String) throws {
    if site == "" {
      throw ValidationError("\(option) takes the address or the folder of a published site, and this is neither.")
    }
    if let scheme = site?.firstMatch(of: /^([A-Za-z][A-Za-z0-9+.\-]*):\/\//)?.output.1.lowercased(),
      !["http", "https"].contains(scheme)
    {
      throw ValidationError("\(option) takes an address with https://, or a folder, and nothing with \(scheme)://.")
    }
    guard let parts = site.flatMap({ URLComponents(string: $0) }), parts.host != nil else { return }
    if parts.user != nil || parts.password != nil {
      throw ValidationError("\(option) takes an address without a user name or a password in it.")
    }
  }

  /// This very program, started as `render-post`.
  private static var renderPost: MarkdownProcess? {
    Bundle.main.executablePath.map { MarkdownProcess(executable: $0, arguments: [RenderPostCommand.name]) }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
