import Foundation
import Markup

extension SafeURL {
  /// Where a web link leads, as a page shows it beside the link; nil for `mailto` and `tel`.
  ///
  /// `аpple.com` with a letter that only looks Latin is `xn--pple-43d.com`, as browsers show it. A host that is wholly of another
  /// script, as in `пример.рф`, stays as it is written.
  var shownHost: String? {
    guard let host, Self.looksLatin(host) else { return host }
    return URLComponents(string: string)?.encodedHost?.lowercased() ?? host
  }

  /// Whether a part of a host is made of letters that Latin ones are taken for, beside Latin ones or below a Latin top.
  private static func looksLatin(_ host: String) -> Bool {
    if host.utf8.allSatisfy({ $0 < 0x80 }) { return false }
    let parts = host.split(separator: ".")
    let isBelowLatin = parts.last?.unicodeScalars.allSatisfy(\.isASCII) ?? true
    return parts.contains { part in
      let letters = part.unicodeScalars
      return letters.contains(where: isLikeLatin)
        && (isBelowLatin || letters.contains { $0.isASCII && $0.properties.isAlphabetic })
    }
  }

  /// Greek, Cyrillic, Armenian, Cherokee: scripts with letters of the very form of Latin ones.
  private static func isLikeLatin(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x370...0x3FF, 0x400...0x52F, 0x530...0x58F, 0x13A0...0x13FF, 0x1F00...0x1FFF, 0xAB70...0xABBF: true
    default: false
    }
  }
}
