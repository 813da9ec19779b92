/// The theme's own files: style, scripts, pictures.
enum AssetFiles: PageType {
  static let name = "assets"

  static func work(on site: Site) -> [Work] {
    [
      { press in
        for (path, bytes) in site.theme.assets.sorted(by: { $0.key < $1.key }) where !ServiceWorker.owns(path) {
          try press.write(bytes, to: path)
        }
      }
    ]
  }
}
