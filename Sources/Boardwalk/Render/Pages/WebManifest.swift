/// The web app manifest: name and colours for a board on a home screen.
/// Source: https://www.w3.org/TR/appmanifest/
enum WebManifest: PageType {
  static let name = "web manifest"

  static func work(on site: Site) -> [Work] {
    [
      { press in
        var bytes: [UInt8] = []
        JSONWriter.append(to: &bytes) { json in
          json.object { json in
            json.member("name", site.board.settings.title)
            json.member("short_name", String(site.board.settings.title.prefix(12)))
            json.member("description", site.board.settings.description)
            json.member("start_url", "index.html")
            json.member("display", "standalone")
            json.member("background_color", "#fbfaf6")
            json.member("theme_color", "#0b5a57")
            json.array("icons") { json in
              json.object { json in
                json.member("src", "assets/favicon.svg")
                json.member("sizes", "any")
                json.member("type", "image/svg+xml")
              }
            }
          }
        }
        try press.write(bytes, to: "manifest.webmanifest")
      }
    ]
  }
}
