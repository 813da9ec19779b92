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
            json.member("short_name", shortName(site.board.settings.title))
            json.member("lang", site.board.settings.language)
            json.member("dir", site.spoken.isRightToLeft ? "rtl" : "ltr")
            json.member("description", site.board.settings.description)
            // It is resolved against the host alone, where other boards, and this one in other languages, may be too.
            json.member("id", site.basePath)
            json.member("start_url", "index.html")
            json.member("scope", "./")
            json.member("display", "standalone")
            json.member("background_color", "#fbfaf7")
            json.member("theme_color", "#fbfaf7")
            json.array("icons") { json in
              icon("assets/favicon.svg", "any", "image/svg+xml", to: &json)
              icon("assets/icon-192.png", "192x192", "image/png", to: &json)
              icon("assets/icon-512.png", "512x512", "image/png", to: &json)
              icon("assets/icon-512.png", "512x512", "image/png", purpose: "maskable", to: &json)
            }
            json.array("shortcuts") { json in
              for entry in site.menu where entry.tab != nil && entry.rank > 0 {
                json.object { json in
                  json.member("name", entry.title)
                  json.member("url", entry.href)
                }
              }
            }
          }
        }
        try press.write(bytes, to: "manifest.webmanifest")
      }
    ]
  }

  /// As many words of a title as there is room for below an icon, the first one whole in any case, unless it is written in signs that
  /// nothing divides.
  static func shortName(_ title: String) -> String {
    var name = ""
    for word in title.split(separator: " ") {
      let isWhole = !(word.unicodeScalars.first.map(LetterTable.isWordByItself) ?? false)
      let longer = name.isEmpty ? String(isWhole ? word : word.prefix(longestShortName)) : "\(name) \(word)"
      guard name.isEmpty || longer.count <= longestShortName else { break }
      name = longer
    }
    return name
  }

  /// Letters that common home screens have room for.
  private static let longestShortName = 12

  private static func icon(
    _ path: String, _ sizes: String, _ type: String, purpose: String? = nil, to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("src", path)
      json.member("sizes", sizes)
      json.member("type", type)
      json.member("purpose", purpose)
    }
  }
}
