/// `sw.js`: the script that keeps the board readable without a network. The theme's `assets/sw.js` with the board's facts
/// before it: what a device fetches ahead, and a version that changes with the theme.
///
/// `theme: { offline: "off" }` publishes one that takes itself and its copies away: the switch for a board whose worker
/// misbehaves.
enum ServiceWorker: PageType {
  static let name = "service worker"
  private static let source = "assets/sw.js"
  static let path = "sw.js"
  private static let farewell = "assets/sw-off.js"

  /// Whether an asset is published by this type, at the root of the site: a worker sees only what is below it.
  static func owns(_ asset: String) -> Bool { [source, farewell].contains(asset) }

  /// Whether the board has none, and takes away those that visitors have.
  static func isOff(on site: Site) -> Bool { site.board.settings.theme["offline"] == "off" }

  static func work(on site: Site) -> [Work] {
    [
      { press in
        let isOff = isOff(on: site)
        var bytes: [UInt8] = []
        if !isOff {
          bytes += "const board = ".utf8
          JSONWriter.append(to: &bytes) { json in
            json.object { json in
              json.member("version", site.theme.version)
              json.array("shell") { json in for path in shell(of: site) { json.value(path) } }
            }
          }
          bytes += "\n".utf8
        }
        bytes += site.theme.text(isOff ? farewell : source)
        try press.write(bytes, to: path)
      }
    ]
  }

  /// As they are asked for, without their names: the pages that show what the device keeps, the first page of the list, and all that they are made of.
  private static func shell(of site: Site) -> [String] {
    let theme = site.theme
    let scripts = theme.scripts.filter { !owns($0) }.map(theme.versionedScript)
    let pages = VisitorPages.paths.map { String($0.dropLast("index.html".count)) }
    return [""] + pages + [theme.stylesheet] + [theme.ownStylesheet].compactMap { $0 } + scripts
      + ["manifest.webmanifest", "assets/favicon.svg", "assets/icon-192.png"] + ownAssets(of: theme)
  }

  /// The board's own styles, scripts, letters and pictures, which its pages name without a query: the smallest first, as far as a device is to
  /// fetch them ahead. A picture of an organization or a person is on the pages that show it.
  private static func ownAssets(of theme: Theme) -> [String] {
    let endings = [".css", ".js", ".woff2", ".woff", ".svg", ".png", ".webp", ".jpg", ".avif"]
    let wanted = theme.ownAssets.filter { path in
      endings.contains(where: path.hasSuffix)
        && (path == theme.logo || !["assets/logo-", "assets/person-"].contains(where: path.hasPrefix))
    }
    var rest = mostOwnBytes
    var taken: [String] = []
    for (path, size) in wanted.map({ ($0, theme.text($0).count) }).sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) {
      rest -= size
      if rest >= 0 { taken.append(path) }
    }
    return taken
  }

  /// A device on a metered connection is not asked for more.
  private static let mostOwnBytes = 1 << 20
}
