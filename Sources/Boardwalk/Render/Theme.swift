import DefaultTheme
import Foundation
import Mustache
import MustacheCheck

/// Templates and assets: the built-in theme, file by file replaced by those of the board's `Templates/`.
public struct Theme: Sendable {
  let templates: Library
  /// Path in the site to bytes: `assets/style.css`.
  let assets: [String: [UInt8]]
  /// `assets/style.css?v=1a2b3c4d`: a new sheet has a new address, so that no browser shows a new page in an old style.
  let stylesheet: String
  let script: String
  /// Runs before anything is painted; see `script` for the query.
  let earlyScript: String
  /// Changes when any style, script or template does.
  let version: String
  /// The sheet of the board's own colours, when `theme:` in board.yml sets any.
  let ownStylesheet: String?
  /// The board's own colour, 0xRRGGBB; the built-in theme's where none is set.
  let accentColor: UInt32
  let logo: String?
  /// What may be meant otherwise.
  private(set) var findings: [Diagnostic]
  /// What the theme says its texts in.
  public let language: Language
  /// The board's own language files that this language is not read from, by their paths.
  let unreadLanguages: Set<String>
  /// Of every template and asset, and of the language.
  let fingerprint: Fingerprint
  private let places: ThemePlaces

  /// The path of the picture of that name among the assets, whatever kind of picture it is; nil where there is none.
  func picture(_ name: String) -> String? {
    ["svg", "webp", "png", "jpg"].map { "assets/\(name).\($0)" }.first { assets[$0] != nil }
  }

  /// A template or an asset larger than this is a mistake.
  static let largestFile = 8 << 20

  /// Reads the theme. Throws `Findings` with every error in every template.
  ///
  /// - Parameters:
  ///   - folder: the board's `Templates/`; files it does not have come from the built-in theme.
  ///   - spots: where each of the settings stands.
  ///   - entry: the language of the site; English takes the place of one that nobody has written.
  ///   - roots: the ways from the site in that language to that in each of the board's.
  ///   - clock: how clocks are set where the board is, the latest first.
  ///   - ways: what smaller files stand beside each.
  init(
    folder: String, settings: [String: String], at spots: [String: Diagnostic.Spot] = [:],
    language entry: LanguageEntry = LanguageEntry(tag: "en"), roots: [String] = ["./"],
    clock: [Zone.Offset] = [], ways: [Compression] = [], disk: Disk
  ) throws {
    let found = try ThemeFolder(folder, disk: disk)
    let own = found.files
    let (language, doubt) = try Language.read(entry, folder: folder, own: own)
    self.language = language
    unreadLanguages = Self.unreadLanguages(among: own, language)
    var files = ["assets/strings.js": language.script(roots: roots, clock: clock)]
    files.merge(DefaultTheme.files) { _, file in file }
    files.merge(own) { _, file in file }
    files = files.filter { !$0.key.hasPrefix("languages/") }
    var fingerprint = language.fingerprint
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(path)
      fingerprint.add(bytes)
    }
    self.fingerprint = fingerprint
    let places = ThemePlaces(folder: folder, files: files.keys, language: language)
    self.places = places
    let settings = ThemeSettings(settings, at: spots)
    let accent = try settings.accent()
    var assets = files.filter { $0.key.hasPrefix("assets/") }
    let made = MadeAssets(
      folder: folder, assets: assets.keys, language: language.file, isColoured: accent != nil, ways: ways)
    let doubles = made.doubles(among: own.keys) + places.doubles(among: own, of: files.keys)
    guard doubles.isEmpty else { throw Findings(doubles) }
    var sources = language.partials
    for (path, bytes) in files where path.hasSuffix(".mustache") { sources[ThemePlaces.name(of: path)] = bytes }
    do {
      templates = try Library(sources, dynamicNames: false)
    } catch {
      throw places.findings(error.errors)
    }
    let anchors = ScriptAnchors(folder: folder, files: files, own: own.keys)
    let doubts =
      [accent.flatMap(settings.doubt), doubt].compactMap { $0 }
      + anchors.findings(ofPages: pageTypes.flatMap { $0.templates.keys }, hasOwnRows: own["assets/keep.js"] != nil)
    let included = templates.included
    self.findings =
      try found.findings + places.unused(among: own, included: included) + places.unsaid(included: included) + doubts
      + settings.doubts + PicturePlace.findings(among: own, folder: folder)
    accentColor = accent?.rgb ?? 0x0B5C5B
    if let accent {
      assets["assets/board.css"] = Array(accent.styleSheet.utf8)
      ownStylesheet = Self.versioned("assets/board.css", of: assets, by: ["assets/board.css"])
    } else {
      ownStylesheet = nil
    }
    if let sheet = assets[FeedSheet.path] {
      let spoken = SiteLanguage(entry: entry, name: language.name, folder: "")
      assets[FeedSheet.path] = FeedSheet.sheet(sheet, in: language, isRightToLeft: spoken.isRightToLeft)
    }
    logo = try settings.logo(among: assets)
    stylesheet = Self.versioned("assets/style.css", of: assets, by: ["assets/style.css"])
    let scripts = assets.keys.filter { $0.hasSuffix(".js") }.sorted()
    script = Self.versioned("assets/board.js", of: assets, by: scripts)
    earlyScript = Self.versioned("assets/before-paint.js", of: assets, by: scripts)
    version = String(
      StableHash.of(files.sorted { $0.key < $1.key }.map { StableHash.of($0.value) }.map(\.hex).joined().utf8),
      radix: 16)
    let query = script.drop { $0 != "?" }
    let moved = ServedScript.pack(&assets)
    for path in scripts { assets[path] = assets[path].map { ServedScript.versioned($0, query: query, moved: moved) } }
    self.assets = assets
    findings += StyleLinks.findings(in: own, among: assets.keys, folder: folder)
    // The built-in templates are checked by their tests.
    let checked = own.isEmpty ? [] : pageTypes
    let faults = checked.flatMap { type in
      type.templates.sorted { $0.key < $1.key }.flatMap { name, shape in templates.check(template: name, against: shape)
      }
    }
    guard faults.isEmpty else { throw places.findings(faults) }
  }

  /// Paths of what the board publishes beside the built-in assets, and of nothing in the place of one.
  var ownAssets: [String] {
    assets.keys.filter { DefaultTheme.files[$0] == nil && $0 != "assets/board.css" && $0 != "assets/strings.js" }
  }

  /// Paths of all scripts.
  var scripts: [String] { assets.keys.filter { $0.hasSuffix(".js") }.sorted() }

  /// A script's address as pages and other scripts name it.
  func versionedScript(_ path: String) -> String { path + script.drop { $0 != "?" } }

  /// The bytes of an asset; none when the theme lacks it.
  func text(_ asset: String) -> [UInt8] { assets[asset] ?? [] }

  /// A fault of a template, at its place in the board's folder.
  func diagnostic(_ fault: TemplateError) -> Diagnostic { places.diagnostic(fault) }

  private static func versioned(_ path: String, of assets: [String: [UInt8]], by parts: [String]) -> String {
    let hash = StableHash.of(parts.flatMap { assets[$0] ?? [] })
    return "\(path)?v=\(String(hash >> 40, radix: 36))"
  }
}

/// Several findings at once, thrown to stop.
public struct Findings: Error, Sendable {
  public var list: [Diagnostic]
  public init(_ list: [Diagnostic]) { self.list = list }
}
