import Markup

/// An element of XML that strangers sent.
struct XMLTree {
  /// As written: `content:encoded`.
  var name: String
  var attributes: [String: String] = [:]
  var nodes: [Node] = []

  /// What is between an element's tags, in its order.
  enum Node {
    case text(String)
    case element(XMLTree)
  }

  /// The elements in it.
  var children: [XMLTree] {
    nodes.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// Its own text; nil when there is none but white space.
  var text: String? {
    Optional(nodes.map { if case .text(let text) = $0 { text } else { "" } }.joined().trimmed).filled
  }

  /// The first element of a name in it.
  subscript(name: String) -> XMLTree? { children.first { $0.name == name } }

  /// Every element of a name in it.
  func all(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  /// What is between its tags as markup, for texts that are written as elements.
  var innerMarkup: String {
    nodes.map { node in
      switch node {
      case .text(let text): text.escapedForHTML
      case .element(let child): child.markup
      }
    }.joined()
  }

  /// Without attributes other than addresses: the sanitiser keeps no others.
  private var markup: String {
    let link =
      attributes["href"].map { " href=\"\($0.escapedForHTML.replacingBytes(of: "\"", with: "&quot;"))\"" } ?? ""
    return "<\(name)\(link)>\(innerMarkup)</\(name)>"
  }
}
