/// What hosts and people look for at the top of a site: `_headers` for hosts that read it (Netlify, Cloudflare Pages), and
/// `security.txt` when board.yml names whom to write to.
enum HostFiles: PageType {
  static let name = "files for hosts"
  static let isForAllLanguages = true

  static func work(on site: Site) -> [Work] {
    [
      { press in
        if !StaticFiles.replaces("_headers", on: site) {
          try press.write(Array(headers(on: site).utf8), to: "_headers")
        }
        guard let contact = site.board.settings.securityContact, !StaticFiles.replaces("security.txt", on: site) else {
          return
        }
        try press.write(Array(securityText(contact, on: site).utf8), to: "security.txt")
      }
    ]
  }

  /// The policy that stands in the head of every page; a header can say one thing more.
  private static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
    + "require-trusted-types-for 'script'; trusted-types boardwalk"

  /// Source: https://developers.cloudflare.com/pages/configuration/headers/. A style sheet or script has a new address when it
  /// changes, in its query, so it may be kept; everything else is asked for again.
  private static func headers(on site: Site) -> String {
    let all = """
      \(site.basePath)*
        Content-Security-Policy: \(policy); frame-ancestors 'none'
        X-Content-Type-Options: nosniff
        Referrer-Policy: strict-origin-when-cross-origin
        Cross-Origin-Opener-Policy: same-origin
        Permissions-Policy: camera=(), geolocation=(self), microphone=(), payment=(), usb=()
        X-Frame-Options: DENY

      """
    return all + site.languages.map { files(below: site.basePath + $0.folder) }.joined()
  }

  private static func files(below base: String) -> String {
    """
    \(base)sw.js
      Cache-Control: no-cache
    \(base)feed.json
      Content-Type: application/feed+json; charset=utf-8
    \(base)referrals/feed.json
      Content-Type: application/feed+json; charset=utf-8
    \(base)searches/*/feed.json
      Content-Type: application/feed+json; charset=utf-8
    \(base)data/*
      Access-Control-Allow-Origin: *
      X-Robots-Tag: noindex

    """
  }

  /// RFC 9116. It has to say until when it holds: a day that moves once a month, so that the same board gives the same file.
  /// And it has to name every address it is found at: a host may answer with it at the one that the RFC knows.
  private static func securityText(_ contact: String, on site: Site) -> String {
    let (year, month, _) = site.board.runDay.civil
    let end = Day(
      year: Int(month) == 1 ? Int(year) : Int(year) + 1, month: Int(month) == 1 ? 12 : Int(month) - 1, day: 1)
    return """
      Contact: \(contact)
      Expires: \((end ?? site.board.runDay + 300).description)T00:00:00Z
      Preferred-Languages: \(site.languages.map(\.entry.tag).joined(separator: ", "))
      Canonical: \(site.baseURL)security.txt
      Canonical: \(site.baseURL.dropLast(site.basePath.utf8.count))/.well-known/security.txt

      """
  }
}
