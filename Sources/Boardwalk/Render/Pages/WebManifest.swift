/// The web app manifest: name and colours for a board on a home screen.
/// Source: https://www.w3.org/TR/appmanifest/
enum WebManifest: PageType {
  static let name = "web manifest"

  static func work(on site: Site) -> [Work] {
    [
      { press in
        var json = JSONWriter()
        json.object { json in
          json.field("name", site.board.settings.title)
          json.field("short_name", String(site.board.settings.title.prefix(12)))
          if let description = site.board.settings.description { json.field("description", description) }
          json.field("start_url", "index.html")
          json.field("display", "standalone")
          json.field("background_color", "#fbfaf6")
          json.field("theme_color", "#0b5a57")
        }
        try press.write(json.bytes, to: "manifest.webmanifest")
      }
    ]
  }
}
