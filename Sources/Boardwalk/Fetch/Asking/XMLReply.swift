import Foundation
import Web

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads XML that strangers sent.
enum XMLReply {
  /// Feeds nest 6 deep; deeper text is HTML, which comes coded.
  static let deepest = 64
  /// A job has some 30 elements: enough for 30,000 of them, and an end to replies that are nothing but tags.
  static let mostElements = 1_000_000

  /// The root of a document. Throws a `ReplyFault` when it is none, or one that `XMLMending` refuses.
  static func read(_ body: [UInt8]) throws -> XMLTree {
    let body = UTF16Text.marked(body)
    let opening = Response(status: 200, body: body).opening
    guard !opening.isEmpty else { throw ReplyFault.empty }
    let start = opening.drop { $0 == "\u{FEFF}" }.lowercased()
    guard start.hasPrefix("<"), !start.hasPrefix("<!doctype html"), !start.hasPrefix("<html") else {
      throw ReplyFault.notThe(format: "XML", opening: opening)
    }
    let builder = Builder()
    let parser = XMLParser(data: Data(try XMLMending.mended(body)))
    parser.delegate = builder
    parser.shouldResolveExternalEntities = false
    let isRead = parser.parse()
    if let fault = builder.fault { throw fault }
    guard isRead, let root = builder.root else {
      throw ReplyFault.unreadable("it is damaged or cut off at line \(parser.lineNumber)", format: "XML")
    }
    return root
  }
}

/// Puts the tree together while the parser reads.
private final class Builder: NSObject, XMLParserDelegate {
  private(set) var root: XMLTree?
  private(set) var fault: ReplyFault?
  private var open: [XMLTree] = []
  private var elements = 0

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements += 1
    if open.count >= XMLReply.deepest { fault = .tooDeep(limit: XMLReply.deepest) }
    if elements > XMLReply.mostElements {
      fault = .unreadable("it has more than \(XMLReply.mostElements) elements", format: "XML")
    }
    if fault != nil { return parser.abortParsing() }
    open.append(XMLTree(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    guard let element = open.popLast() else { return }
    if open.isEmpty { root = element } else { append(.element(element)) }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { append(.text(text)) }

  func parser(_ parser: XMLParser, foundCDATA block: Data) { append(.text(String(decoding: block, as: UTF8.self))) }

  private func append(_ node: XMLTree.Node) {
    if !open.isEmpty { open[open.count - 1].nodes.append(node) }
  }
}
