/// What `theme:` in board.yml says, as the built-in theme takes it.
struct ThemeSettings {
  private let texts: [String: String]
  private let spots: [String: Diagnostic.Spot]

  /// - Parameter spots: where each of them stands.
  init(_ texts: [String: String], at spots: [String: Diagnostic.Spot]) { (self.texts, self.spots) = (texts, spots) }

  /// The board's own colour; nil where none is set. Throws a `Diagnostic` when it is none.
  func accent() throws(Diagnostic) -> Accent? {
    guard let text = texts["accent"] else { return nil }
    guard let accent = Accent(text) else {
      throw Diagnostic(
        .error, at: spot("accent"), "The theme's `accent` must be a colour such as #0b5a57, not “\(text)”.",
        hint: "Write it as # and six digits from 0 to f, in quotes.")
    }
    return accent
  }

  /// The path of the logo; nil where none is set. Throws a `Diagnostic` when the theme has no such asset.
  func logo(among assets: [String: [UInt8]]) throws(Diagnostic) -> String? {
    guard let logo = texts["logo"] else { return nil }
    guard assets[logo] != nil else {
      throw Diagnostic(
        .error, at: spot("logo"), "The theme's `logo` names “\(logo)”, which is not there.",
        hint: "Put the picture into Templates/assets/ and write `logo: assets/` and its name.")
    }
    return logo
  }

  /// What would be passed over without a word.
  var doubts: [Diagnostic] {
    let known = ["accent", "logo", "offline"]
    var doubts = texts.keys.filter { !known.contains($0) }.sorted().map { name in
      Diagnostic(
        .warning, at: spot(name), "The built-in theme has no setting “\(name)”.",
        hint: "`theme` takes \(known.joined(separator: ", ")).")
    }
    if let offline = texts["offline"], offline != "off" {
      doubts.append(
        Diagnostic(
          .warning, at: spot("offline"), "The theme's `offline` is “\(offline)”, which changes nothing.",
          hint: "`offline: \"off\"`, with the quotes, takes the service worker away; without it there is one."))
    }
    return doubts
  }

  /// What is said of a colour that is hard to read.
  func doubt(about accent: Accent) -> Diagnostic? {
    guard accent.contrastOnPaper < Accent.leastContrast else { return nil }
    let contrast = Double(Int(accent.contrastOnPaper * 10)) / 10
    return Diagnostic(
      .warning, at: spot("accent"),
      "The theme's `accent` \(accent.hex) is hard to read on its light paper: a contrast of \(contrast) where text needs \(Accent.leastContrast).",
      hint: "Choose a darker colour.")
  }

  private func spot(_ name: String) -> Diagnostic.Spot { spots[name] ?? .file("Content/board.yml") }
}
