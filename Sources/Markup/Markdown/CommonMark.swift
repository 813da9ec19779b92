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
      // Never CMARK_OPT_UNSAFE: raw HTML stays out of the output.
      let flags = options.footnotes ? CMARK_OPT_FOOTNOTES : CMARK_OPT_DEFAULT
      guard let parser = cmark_parser_new(flags) else { return nil }
      defer { cmark_parser_free(parser) }
      attachExtensions(to: parser, options: options)
      markdown.withUnsafeBytes { bytes in
        cmark_parser_feed(parser, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
      }
      guard let document = cmark_parser_finish(parser) else { return nil }
      defer { cmark_node_free(document) }
      rewrite(document, options)
      guard let html = cmark_render_html(document, flags, cmark_parser_get_syntax_extensions(parser)) else {
        return nil
      }
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

  /// Makes of the tree what may be printed: checked links, images as their descriptions, raw HTML as its text,
  /// the boxes of task lists as characters, and headings that begin at the third level.
  private static func rewrite(_ document: Node, _ options: MarkdownOptions) {
    let nodes = allNodes(of: document)
    let headings = nodes.filter { cmark_node_get_type($0) == CMARK_NODE_HEADING }
    let top = headings.map { cmark_node_get_heading_level($0) }.min() ?? 3
    for heading in headings {
      cmark_node_set_heading_level(heading, min(cmark_node_get_heading_level(heading) - top + 3, 6))
    }
    for node in nodes {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE: settle(node, options)
      case CMARK_NODE_HTML_BLOCK: replaceHTMLBlock(node)
      case CMARK_NODE_HTML_INLINE: replaceHTMLInline(node)
      case CMARK_NODE_ITEM where text(cmark_node_get_type_string(node)) == "tasklist": addBox(to: node)
      default: break
      }
    }
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
    if options.showsLeftOut, !isKept, let sign = cmark_node_new(CMARK_NODE_LINK) {
      cmark_node_set_url(sign, (isPicture ? "?picture=" : "?link=") + percentCoded(address.utf8))
      cmark_node_insert_before(node, sign)
      while let child = cmark_node_first_child(node) { cmark_node_append_child(sign, child) }
      remove(node)
    } else if isKept == options.showsLeftOut {
      unwrap(node)
    }
  }

  /// Puts the children of a node in its place.
  private static func unwrap(_ node: Node) {
    while let child = cmark_node_first_child(node) { cmark_node_insert_before(node, child) }
    remove(node)
  }

  private static func replaceHTMLBlock(_ node: Node) {
    let words = PlainText.from(html: text(cmark_node_get_literal(node)))
    if !words.isEmpty, let paragraph = cmark_node_new(CMARK_NODE_PARAGRAPH), let child = newText(words) {
      cmark_node_append_child(paragraph, child)
      cmark_node_insert_before(node, paragraph)
    }
    remove(node)
  }

  private static func replaceHTMLInline(_ node: Node) {
    let isBreak = text(cmark_node_get_literal(node)).lowercased().hasPrefix("<br")
    if isBreak, let lineBreak = cmark_node_new(CMARK_NODE_LINEBREAK) { cmark_node_insert_before(node, lineBreak) }
    remove(node)
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
