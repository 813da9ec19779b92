import CCMarkGFM
import Synchronization

/// GitHub-flavoured Markdown by libcmark-gfm, the only place that calls it. What comes out is not trusted yet.
enum CommonMark {
  /// libcmark-gfm keeps the special characters of its extensions in global tables while it parses, so that two
  /// parsers at once would take them from each other.
  private static let oneAtATime = Mutex(())

  private static let registered: Void = cmark_gfm_core_extensions_ensure_registered()

  /// The HTML of a text that has passed the guards; nil only when libcmark-gfm gave nothing.
  static func untrustedHTML(of markdown: [UInt8], options: MarkdownOptions) -> [UInt8]? {
    oneAtATime.withLock { _ in
      _ = registered
      let flags = CMARK_OPT_FOOTNOTES
      guard let parser = cmark_parser_new(flags) else { return nil }
      defer { cmark_parser_free(parser) }
      attachExtensions(to: parser, options: options)
      markdown.withUnsafeBytes { bytes in
        cmark_parser_feed(parser, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
      }
      guard let document = cmark_parser_finish(parser) else { return nil }
      defer { cmark_node_free(document) }
      rewrite(document, options)
      // Raw HTML is printed as it is: there is no other now than `settleHTML` left and `replaceReference` wrote.
      let html = cmark_render_html(document, flags | CMARK_OPT_UNSAFE, cmark_parser_get_syntax_extensions(parser))
      guard let html else { return nil }
      defer { cmark_get_default_mem_allocator().pointee.free(html) }
      return Array(String(cString: html).utf8)
    }
  }
}

extension CommonMark {
  private typealias Node = OpaquePointer

  private static func attachExtensions(to parser: OpaquePointer, options: MarkdownOptions) {
    let names = ["table", "strikethrough", "tasklist", "tagfilter"] + (options.linksBareAddresses ? ["autolink"] : [])
    for name in names {
      if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
    }
  }

  /// Makes of the tree what may be printed: checked links, images as their descriptions, raw HTML as the sanitiser knows it,
  /// the boxes of task lists as characters, footnotes as a list at the end, and headings that begin at the third level.
  private static func rewrite(_ document: Node, _ options: MarkdownOptions) {
    let nodes = allNodes(of: document)
    // The highest so far: a text that was cut out may begin below the level that it reaches later.
    var top = Int32.max
    for heading in nodes where cmark_node_get_type(heading) == CMARK_NODE_HEADING {
      top = min(top, cmark_node_get_heading_level(heading))
      cmark_node_set_heading_level(heading, min(cmark_node_get_heading_level(heading) - top + 3, 6))
    }
    for node in nodes {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE: settle(node, options)
      case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE: settleHTML(node, options)
      case CMARK_NODE_FOOTNOTE_REFERENCE: replaceReference(node)
      case CMARK_NODE_ITEM where text(cmark_node_get_type_string(node)) == "tasklist": addBox(to: node)
      default: break
      }
    }
    listNotes(nodes.filter { cmark_node_get_type($0) == CMARK_NODE_FOOTNOTE_DEFINITION }, in: document)
  }

  private static func allNodes(of document: Node) -> [Node] {
    guard let iterator = cmark_iter_new(document) else { return [] }
    defer { cmark_iter_free(iterator) }
    var nodes: [Node] = []
    while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
      if event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) { nodes.append(node) }
    }
    return nodes
  }

  /// Keeps a link, or leaves it or a picture out and keeps its words.
  private static func settle(_ node: Node, _ options: MarkdownOptions) {
    let address = text(cmark_node_get_url(node))
    let isPicture = cmark_node_get_type(node) == CMARK_NODE_IMAGE
    let isKept = !isPicture && options.links.allow(address)
    if options.showsLeftOut, !isKept {
      let hasWords = allNodes(of: node).contains { text(cmark_node_get_literal($0)).contains { !$0.isWhitespace } }
      insertSign(isPicture ? (hasWords ? "picture" : "mute-picture") : "link", address, before: node)
    }
    if !isKept || options.showsLeftOut { unwrap(node) }
  }

  /// Puts a link before a node that says what is left out there and in which line its block begins.
  private static func insertSign(_ kind: String, _ name: String, before node: Node) {
    guard let sign = cmark_node_new(CMARK_NODE_LINK), let words = newText("?") else { return }
    var block = node
    while cmark_node_get_start_line(block) == 0 || cmark_node_get_type(block) == CMARK_NODE_HTML_INLINE,
      let parent = cmark_node_parent(block)
    {
      block = parent
    }
    cmark_node_set_url(sign, "?\(kind)=\(cmark_node_get_start_line(block)):\(percentCoded(name.utf8))")
    cmark_node_append_child(sign, words)
    if cmark_node_insert_before(node, sign) == 1 { return }
    // Beside a block.
    guard let paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH) else { return cmark_node_free(sign) }
    cmark_node_append_child(paragraph, sign)
    cmark_node_insert_before(node, paragraph)
  }

  /// Puts the children of a node in its place.
  private static func unwrap(_ node: Node) {
    while let child = cmark_node_first_child(node) { cmark_node_insert_before(node, child) }
    remove(node)
  }

  /// Whoever means another page of the site writes the link in Markdown, where it is checked that it leads somewhere.
  private static let linksInHTML = LinkRule.webOnly

  /// Gives HTML to the sanitiser: of a line the marks it knows, a block by itself, so that what has no end in it ends with it.
  private static func settleHTML(_ node: Node, _ options: MarkdownOptions) {
    let html = Array(text(cmark_node_get_literal(node)).utf8)
    let isWithinLine = cmark_node_get_type(node) == CMARK_NODE_HTML_INLINE
    if options.showsLeftOut {
      for item in LeftOut(of: html, links: linksInHTML, isWithinLine: isWithinLine).items {
        switch item {
        case .tag(let name): insertSign("tag", name, before: node)
        case .link(let address):
          insertSign(options.links.allow(address) ? "html-link" : "link", address, before: node)
        }
      }
    } else if isWithinLine, isMark(html) {
      return
    } else if !isWithinLine, let kept = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) {
      cmark_node_set_on_enter(kept, SafeHTML(html: html, links: linksInHTML).html)
      cmark_node_insert_before(node, kept)
    } else if isWithinLine, parts(html), let space = newText(" ") {
      cmark_node_insert_before(node, space)
    }
    remove(node)
  }

  /// Whether a tag is one of a block, so that what stands before it and behind it are no single word.
  private static func parts(_ tag: [UInt8]) -> Bool {
    var scanner = HTMLScanner(tag)
    switch scanner.next() {
    case .start(let name?, _, _, _), .end(let name):
      return switch name.meaning {
      case .block, .rule: true
      default: false
      }
    default: return false
    }
  }

  /// Whether a tag is one of the marks within a line, and no link that is left out.
  private static func isMark(_ tag: [UInt8]) -> Bool {
    var scanner = HTMLScanner(tag)
    return switch scanner.next() {
    case .start(_, _, let link?, _)
    where !linksInHTML.allow(String(decoding: tag.decodingEntities(in: link, inAttribute: true), as: UTF8.self)):
      false
    case .start(let name?, _, _, _), .end(let name):
      switch name.meaning {
      case .inline, .lineBreak: true
      default: false
      }
    default: false
    }
  }

  /// The number of a footnote, in brackets: in a text without marks it would else be the last digit of a figure.
  private static func replaceReference(_ node: Node) {
    let number = "[\(text(cmark_node_get_literal(node)))]"
    // Beside one another: a cell of a table takes no node around others that is not its own.
    for (type, words) in [
      (CMARK_NODE_HTML_INLINE, "<sup>"), (CMARK_NODE_TEXT, number), (CMARK_NODE_HTML_INLINE, "</sup>"),
    ] {
      guard let piece = cmark_node_new(type) else { continue }
      cmark_node_set_literal(piece, words)
      cmark_node_insert_before(node, piece)
    }
    remove(node)
  }

  /// Makes a list of the footnotes, which stand in the order of their numbers at the end. Nothing leads to them: ids
  /// would have to differ among all texts of a page.
  private static func listNotes(_ notes: [Node], in document: Node) {
    guard !notes.isEmpty, let rule = cmark_node_new(CMARK_NODE_THEMATIC_BREAK),
      let list = cmark_node_new(CMARK_NODE_LIST)
    else { return }
    cmark_node_set_list_type(list, CMARK_ORDERED_LIST)
    cmark_node_set_list_start(list, 1)
    let isTight = notes.allSatisfy { cmark_node_first_child($0) == cmark_node_last_child($0) }
    cmark_node_set_list_tight(list, isTight ? 1 : 0)
    cmark_node_append_child(document, rule)
    cmark_node_append_child(document, list)
    for note in notes {
      guard let item = cmark_node_new(CMARK_NODE_ITEM) else { continue }
      cmark_node_append_child(list, item)
      while let child = cmark_node_first_child(note) { cmark_node_append_child(item, child) }
      remove(note)
    }
  }

  private static func addBox(to item: Node) {
    guard let paragraph = cmark_node_first_child(item), cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH,
      let box = newText(cmark_gfm_extensions_get_tasklist_item_checked(item) ? "☑ " : "☐ ")
    else { return }
    cmark_node_prepend_child(paragraph, box)
  }

  private static func newText(_ words: String) -> Node? {
    guard let node = cmark_node_new(CMARK_NODE_TEXT) else { return nil }
    cmark_node_set_literal(node, words)
    return node
  }

  private static func remove(_ node: Node) {
    cmark_node_unlink(node)
    cmark_node_free(node)
  }

  private static func text(_ characters: UnsafePointer<CChar>?) -> String {
    characters.map { String(cString: $0) } ?? ""
  }
}
