import ArgumentParser
import Boardwalk

/// What the commands that ask sources take.
struct NightlyOptions: ParsableArguments {
  @Option(
    name: .customLong("accept-shrink"),
    help: ArgumentHelp(
      "Believe at once that this source has so much less to offer; “site” allows the site itself to lose pages. Can be repeated.",
      valueName: "source"))
  var acceptShrink: [String] = []

  @Option(
    name: .customLong("restore-from"),
    help: ArgumentHelp(
      "Where the site was published last: bring the store back from there when it is lost or damaged.",
      valueName: "url or folder"), completion: .directory)
  var restoreFrom: String?

  @Flag(name: .customLong("force-clock"), help: "Believe this machine's clock, whatever the store and the servers say.")
  var forceClock = false

  @Flag(help: "Print what each stage took, the slowest kinds of pages and templates, and the largest files.")
  var stats = false

  func validate() throws { try CommonOptions.validate(site: restoreFrom, of: "--restore-from") }

  /// The run with these options.
  func applied(to build: Build) -> Build {
    var build = build
    build.acceptShrink = Set(acceptShrink)
    build.restoreFrom = restoreFrom
    build.forceClock = forceClock
    return build
  }
}
