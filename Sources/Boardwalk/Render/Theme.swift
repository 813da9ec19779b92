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
  let findings: [Diagnostic]
  /// Of every template and asset.
  let fingerprint: Fingerprint
  /// Template's name to its file: `head` to `partials/head.mustache`.
  private let paths: [String: String]

  /// A template or an asset larger than this is a mistake.
  static let largestFile = 8 << 20

  /// Reads the theme. Throws `Findings` with every error in every template.
  ///
  /// - Parameter folder: the board's `Templates/`; files it does not have come from the built-in theme.
  init(folder: String, settings: [String: String], disk: Disk) throws {
    var files = DefaultTheme.files
    for subfolder in ["", "partials/", "assets/"] {
      for entry in try disk.list("\(folder)/\(subfolder)") where entry.kind == .file {
        let isTemplate = entry.name.hasSuffix(".mustache")
        guard subfolder == "assets/" ? !entry.name.hasPrefix(".") : isTemplate else { continue }
        files[subfolder + entry.name] = try disk.read("\(folder)/\(subfolder)\(entry.name)", Self.largestFile)
      }
    }
    var fingerprint = Fingerprint()
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(path)
      fingerprint.add(bytes)
    }
    self.fingerprint = fingerprint
    var sources: [String: [UInt8]] = [:]
    var paths: [String: String] = [:]
    for (path, bytes) in files where path.hasSuffix(".mustache") {
      let name = String(path.dropFirst(path.hasPrefix("partials/") ? 9 : 0).dropLast(9))
      sources[name] = bytes
      paths[name] = path
    }
    self.paths = paths
    func findings(_ faults: [TemplateError]) -> Findings {
      var seen: Set<[String]> = []
      // A partial's fault shows in every page that calls it; the first tells the way to it.
      let distinct = faults.filter { seen.insert([$0.position.description, $0.message]).inserted }
      return Findings(distinct.map { Diagnostic($0) { "\(folder)/\(paths[$0] ?? $0 + ".mustache")" } })
    }
    do {
      templates = try Library(sources, dynamicNames: false)
    } catch {
      throw findings(error.errors)
    }
    var assets = files.filter { $0.key.hasPrefix("assets/") }
    let accent = try Self.accent(settings)
    self.findings = accent.flatMap(Self.doubt).map { [$0] } ?? []
    accentColor = accent?.rgb ?? 0x0B5C5B
    if let accent {
      assets["assets/board.css"] = Array(accent.styleSheet.utf8)
      ownStylesheet = Self.versioned("assets/board.css", of: assets, by: ["assets/board.css"])
    } else {
      ownStylesheet = nil
    }
    logo = try Self.logo(settings, among: assets)
    stylesheet = Self.versioned("assets/style.css", of: assets, by: ["assets/style.css"])
    let scripts = assets.keys.filter { $0.hasSuffix(".js") }.sorted()
    script = Self.versioned("assets/board.js", of: assets, by: scripts)
    earlyScript = Self.versioned("assets/before-paint.js", of: assets, by: scripts)
    version = String(
      StableHash.of(files.sorted { $0.key < $1.key }.map { StableHash.of($0.value) }.map(\.hex).joined().utf8),
      radix: 16)
    let query = script.drop { $0 != "?" }
    for path in scripts {
      let script = assets[path] ?? []
      let isOwn = script == DefaultTheme.files[path]
      assets[path] = Self.versionedImports(isOwn ? Self.withoutComments(script) : script, query: query)
    }
    self.assets = assets
    let faults = pageTypes.flatMap { type in
      type.templates.sorted { $0.key < $1.key }.flatMap { name, shape in templates.check(template: name, against: shape)
      }
    }
    guard faults.isEmpty else { throw findings(faults) }
  }

  /// Paths of all scripts.
  var scripts: [String] { assets.keys.filter { $0.hasSuffix(".js") }.sorted() }

  /// A script's address as pages and other scripts name it.
  func versionedScript(_ path: String) -> String { path + script.drop { $0 != "?" } }

  /// The bytes of an asset; none when the theme lacks it.
  func text(_ asset: String) -> [UInt8] { assets[asset] ?? [] }

  /// The file of a template, from the board's folder.
  func file(of template: String) -> String { "Templates/\(paths[template] ?? "\(template).mustache")" }

  private static func accent(_ settings: [String: String]) throws -> Accent? {
    guard let text = settings["accent"] else { return nil }
    guard let accent = Accent(text) else {
      throw Diagnostic(
        .error, at: .file("Content/board.yml"), "The theme's `accent` must be a colour such as #0b5a57, not “\(text)”.",
        hint: "Put it in quotes: without them YAML takes # for the beginning of a comment.")
    }
    return accent
  }

  /// The built-in scripts without the lines that only explain, which are a quarter of what a phone would load.
  private static func withoutComments(_ script: [UInt8]) -> [UInt8] {
    let lines = String(decoding: script, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
    var isInside = false
    let code = lines.filter { line in
      if line.hasPrefix("/**") { isInside = true }
      let isComment = isInside || line.hasPrefix("//")
      if line.hasSuffix("*/") { isInside = false }
      return !isComment
    }
    return Array((code.map(tight).joined(separator: "\n") + "\n").utf8)
  }

  /// A line without the spaces around its signs, as far as the first regular expression or comment; its templates stay as they
  /// are. `+` and `-` keep theirs, because two of them mean another thing.
  private static func tight(_ line: Substring) -> Substring {
    let bytes = Array(line.utf8)
    let (space, quote, escape) = (UInt8(ascii: " "), UInt8(ascii: "'"), UInt8(ascii: "\\"))
    let lastTemplate = bytes.lastIndex(of: UInt8(ascii: "`")) ?? 0
    var kept: [UInt8] = []
    var isQuoted = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if !isQuoted, byte == UInt8(ascii: "`"), index < lastTemplate {
        kept += bytes[index...lastTemplate]
        index = lastTemplate + 1
        continue
      }
      // A template that has no end here goes on in the next line.
      if !isQuoted, byte == UInt8(ascii: "`") || byte == UInt8(ascii: "/") {
        return Substring(decoding: kept + bytes[index...], as: UTF8.self)
      }
      if byte == quote, index == 0 || bytes[index - 1] != escape { isQuoted.toggle() }
      let isBesideSign =
        index + 1 < bytes.count && signs.contains(bytes[index + 1]) || kept.last.map(signs.contains) ?? false
      if byte != space || isQuoted || !isBesideSign { kept.append(byte) }
      index += 1
    }
    return Substring(decoding: kept, as: UTF8.self)
  }

  private static let signs = Set("=<>?:,{}()[]&|;!*%".utf8)

  /// Names the version in a script's own imports, so that no browser runs a new one with old parts.
  private static func versionedImports(_ script: [UInt8], query: Substring) -> [UInt8] {
    let pieces = String(decoding: script, as: UTF8.self).components(separatedBy: "'./")
    let rest = pieces.dropFirst().map { piece -> String in
      guard let end = piece.firstIndex(of: "'"), piece[..<end].hasSuffix(".js") else { return piece }
      return String(piece[..<end] + query + piece[end...])
    }
    return Array(([pieces[0]] + rest).joined(separator: "'./").utf8)
  }

  private static func doubt(about accent: Accent) -> Diagnostic? {
    guard accent.contrastOnPaper < Accent.leastContrast else { return nil }
    let contrast = Double(Int(accent.contrastOnPaper * 10)) / 10
    return Diagnostic(
      .warning, at: .file("Content/board.yml"),
      "The theme's `accent` \(accent.hex) is hard to read on its light paper: a contrast of \(contrast) where text needs \(Accent.leastContrast).",
      hint: "Choose a darker colour.")
  }

  private static func logo(_ settings: [String: String], among assets: [String: [UInt8]]) throws -> String? {
    guard let logo = settings["logo"] else { return nil }
    guard assets[logo] != nil else {
      throw Diagnostic(
        .error, at: .file("Content/board.yml"), "The theme's `logo` names “\(logo)”, which is not there.",
        hint: "Put the picture into Templates/assets/ and write `logo: assets/` and its name.")
    }
    return logo
  }

  private static func versioned(_ path: String, of assets: [String: [UInt8]], by parts: [String]) -> String {
    let hash = StableHash.of(parts.flatMap { assets[$0] ?? [] })
    return "\(path)?v=\(String(hash >> 32, radix: 36))"
  }
}

/// Several findings at once, thrown to stop.
public struct Findings: Error, Sendable {
  public var list: [Diagnostic]
  public init(_ list: [Diagnostic]) { self.list = list }
}

extension Diagnostic {
  /// A fault of a template, at its place in the theme.
  ///
  /// - Parameter file: the file of a template.
  init(_ fault: TemplateError, file: (String) -> String) {
    func spot(_ place: Position) -> Spot {
      place.line == 0
        ? .file(file(place.template)) : .file(file(place.template), line: place.line, column: place.column)
    }
    self.init(.error, at: spot(fault.position), fault.message, hint: fault.hint)
    excerpt = fault.excerpt.map { Excerpt(line: $0.line, margin: $0.margin) }
    trail = fault.chain.reversed().map(spot)
    subject = fault.subject
  }
}
