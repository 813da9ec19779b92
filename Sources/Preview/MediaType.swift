/// What a file of the site is, by its name.
enum MediaType {
  static func of(_ path: String) -> String {
    let ending = path.split(separator: "/").last.flatMap { $0.split(separator: ".").dropFirst().last } ?? ""
    return types[String(ending)] ?? "application/octet-stream"
  }

  private static let types = [
    "atom": "application/atom+xml; charset=utf-8", "avif": "image/avif", "css": "text/css; charset=utf-8",
    "csv": "text/csv; charset=utf-8", "gif": "image/gif", "html": "text/html; charset=utf-8",
    "ico": "image/vnd.microsoft.icon", "ics": "text/calendar; charset=utf-8", "jpeg": "image/jpeg",
    "jpg": "image/jpeg", "js": "text/javascript; charset=utf-8", "json": "application/json; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8", "pdf": "application/pdf", "png": "image/png", "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8", "webmanifest": "application/manifest+json", "webp": "image/webp",
    "woff2": "font/woff2", "xml": "application/xml; charset=utf-8", "xsl": "application/xslt+xml; charset=utf-8",
  ]
}
