import Boardwalk
import Markup

/// The page in place of every other while the board cannot be printed: what is wrong, where, and the line it is in.
enum FaultPage {
  static func bytes(_ findings: [Diagnostic]) -> [UInt8] {
    let list = findings.map(item).joined()
    return Array(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>The board cannot be printed</title>
      <link rel="stylesheet" href="/\(stylePath)">
      </head>
      <body>
      <h1>The board cannot be printed</h1>
      <p>Mend this and save; the page comes back by itself.</p>
      <ol>
      \(list)</ol>
      </body>
      </html>

      """.utf8)
  }

  static let stylePath = "-preview/fault.css"
  static let style = """
    :root { color-scheme: light dark }
    body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif }
    li { margin: 1.5rem 0 }
    pre { overflow-x: auto; padding: .75rem 1rem; border-left: 4px solid #b3261e; background: #b3261e18; font-size: .95rem }
    .place { font-family: ui-monospace, monospace; font-weight: 600 }
    .warning pre { border-color: #a15c00; background: #a15c0018 }

    """
}

extension FaultPage {
  private static func item(_ finding: Diagnostic) -> String {
    var html =
      "<li class=\"\(finding.severity.rawValue)\"><p><span class=\"place\">\(Escape.html(finding.spot.description))</span> "
    html += "\(finding.severity.rawValue): \(Escape.html(finding.message))</p>\n"
    if let excerpt = finding.excerpt {
      html += "<pre>\(Escape.html(excerpt.line))\n\(Escape.html(excerpt.margin))^</pre>\n"
    }
    if let hint = finding.hint { html += "<p>\(Escape.html(hint))</p>\n" }
    for step in finding.way { html += "<p class=\"place\">\(Escape.html(step))</p>\n" }
    return html + "</li>\n"
  }

}
