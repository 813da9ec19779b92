/// The theme's own files: style, scripts, pictures.
enum AssetFiles: PageType {
  static let name = "assets"

  static func work(on site: Site) -> [Work] {
    [
      { press in
        for (path, bytes) in site.theme.assets.sorted(by: { $0.key < $1.key }) where !ServiceWorker.owns(path) {
          // Browsers and feed readers that follow no link ask for it at the root.
          let path = path == "assets/favicon.ico" ? "favicon.ico" : path
          if !StaticFiles.replaces(path, on: site) { try press.write(bytes, to: path) }
        }
      }
    ]
  }
}
