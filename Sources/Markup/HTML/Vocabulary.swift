/// The marks within a line that the sanitiser can print.
enum Inline: String {
  case strong, b, em, i, u, small, sub, sup, code, del
  case link = "a"
}

/// What the sanitiser does about an element.
enum Meaning {
  case block(Block)
  case inline(Inline)
  case lineBreak
  /// Stands in a box of its own, so that words beside it are others. Only its tags are left out.
  case wordBreak
  case rule
  /// Removed with everything up to its end tag, which is not HTML.
  case removedText
  /// Removed with the elements inside it.
  case removedTree
}

/// An element's name in six bits a character, in any case; names of more than ten characters are all unknown.
struct ElementName: Hashable {
  private let code: UInt64

  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count <= 10 else { return nil }
    var code: UInt64 = 0
    for byte in bytes {
      if byte.isASCIILetter {
        code = code << 6 | UInt64(byte & 0x1F)
      } else if byte.isASCIIDigit {
        code = code << 6 | UInt64(byte - UInt8(ascii: "0") + 32)
      } else {
        return nil
      }
    }
    self.code = code
  }

  /// Whether the element may end itself with `/>`, which HTML allows to foreign elements only.
  var isForeign: Bool { self == Self.svg || self == Self.math || isIsland }

  /// Whether it may hold what Word says about a document, which is none of its text.
  var isIsland: Bool { self == Self.xml }

  /// Whether a start tag of this name ends the drawing or formula it stands in (HTML Standard, 13.2.6.5).
  var endsForeign: Bool { Self.endingForeign.contains(code) }

  /// Whether HTML may stand in it within a drawing or formula (HTML Standard, 13.2.6: integration points).
  var holdsHTML: Bool { Self.holdingHTML.contains(code) }

  /// The same of names that are too long for this. The scanner does not see such elements end.
  static func holdsHTML(long name: some Collection<UInt8>) -> Bool {
    ["foreignobject", "annotation-xml"].contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  private static let svg = ElementName("svg".utf8)
  private static let math = ElementName("math".utf8)
  private static let xml = ElementName("xml".utf8)

  /// The elements with a meaning. Every other tag is left out and its content kept.
  var meaning: Meaning? { Self.meanings[code] }

  /// Whether HTML has such an element, with a meaning here or without.
  var isKnown: Bool { meaning != nil || Self.others.contains(code) }

  private static let endingForeign = names(
    """
    b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta \
    nobr ol p pre ruby s small span strong strike sub sup table tt u ul var
    """)

  private static let holdingHTML = names("desc title mi mo mn ms mtext")

  /// The codes of some names. A number is looked up twice as fast as a structure of one.
  private static func names(_ text: String) -> Set<UInt64> {
    Set(text.split(separator: " ").compactMap { ElementName($0.utf8)?.code })
  }

  private static let others = names(
    """
    abbr acronym area base basefont bdi bdo bgsound big blink cite col colgroup data dfn embed font frame \
    frameset head img input ins isindex keygen link map mark marquee meta meter nobr optgroup output param \
    picture progress q rp rt ruby slot source span time track var wbr
    """)

  private static let meanings: [UInt64: Meaning] = {
    var meanings: [UInt64: Meaning] = [:]
    func mean(_ words: String, _ meaning: Meaning) {
      for name in names(words) { meanings[name] = meaning }
    }
    mean("p", .block(.paragraph))
    mean("div section article header footer main aside nav address center figure figcaption", .block(.group))
    mean("details summary form fieldset legend hgroup body html search option caption", .block(.group))
    mean("h1 h2 h3", .block(.heading3))
    mean("h4", .block(.heading4))
    mean("h5", .block(.heading5))
    mean("h6", .block(.heading6))
    mean("pre listing", .block(.preformatted))
    mean("blockquote", .block(.quote))
    mean("ul menu dir", .block(.bulleted))
    mean("ol", .block(.numbered))
    mean("li", .block(.item))
    mean("dl", .block(.definitions))
    mean("dt", .block(.term))
    mean("dd", .block(.definition))
    mean("table", .block(.table))
    mean("thead", .block(.tableHead))
    mean("tbody tfoot", .block(.tableBody))
    mean("tr", .block(.row))
    mean("th", .block(.headerCell))
    mean("td", .block(.cell))
    mean("strong", .inline(.strong))
    mean("b", .inline(.b))
    mean("em", .inline(.em))
    mean("i", .inline(.i))
    mean("u", .inline(.u))
    mean("small", .inline(.small))
    mean("sub", .inline(.sub))
    mean("sup", .inline(.sup))
    mean("code tt kbd samp", .inline(.code))
    // Beyond the other marks: without it a struck-out requirement would read as one that holds.
    mean("del s strike", .inline(.del))
    mean("a", .inline(.link))
    mean("br", .lineBreak)
    mean("hr", .rule)
    mean("button label", .wordBreak)
    mean("script style iframe noscript noembed noframes textarea title xmp", .removedText)
    mean("svg math template select datalist object applet audio video canvas", .removedTree)
    return meanings
  }()
}
