/// `_headers`: what Netlify, Cloudflare Pages and others of their kind shall send with the files. The README has the same
/// for other hosts; where no headers can be set, the pages' own policy stands.
/// Source: https://docs.netlify.com/routing/headers/
enum HostHeaders: PageType {
  static let name = "headers"

  /// The policy that stands in the head of every page, and what only a header can say.
  static let policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    + "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
    + "require-trusted-types-for 'script'; trusted-types boardwalk"

  static func work(on site: Site) -> [Work] {
    let base = site.basePath
    let text = """
      \(base)*
        Content-Security-Policy: \(policy); frame-ancestors 'none'
        Cross-Origin-Opener-Policy: same-origin
        Permissions-Policy: geolocation=(self), camera=(), microphone=(), payment=(), usb=()
        Referrer-Policy: strict-origin-when-cross-origin
        X-Content-Type-Options: nosniff
      \(base)assets/*
        Cache-Control: public, max-age=604800
      \(base)sw.js
        Cache-Control: no-cache

      """
    return [{ press in try press.write(Array(text.utf8), to: "_headers") }]
  }
}
