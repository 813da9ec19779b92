import Testing

@testable import Boardwalk

@Suite("XML of strangers")
struct XMLReplyTests {
  private func read(_ text: String) throws -> XMLTree { try XMLReply.read(Array(text.utf8)) }

  private func fault(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return (error as? ReplyFault)?.sentence
    }
  }

  @Test("Elements, attributes, text, coded text and CDATA come out in their order")
  func tree() throws {
    let root = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?><!-- hello --><r xmlns:m="urn:m"><m:a n="1">x &amp; y</m:a>
      <b><![CDATA[<p>]]>z</b><b/><c>One <i>two</i> three</c></r>
      """)
    #expect(root.name == "r")
    #expect(root["m:a"]?.text == "x & y")
    #expect(root["m:a"]?.attributes == ["n": "1"])
    #expect(root.all("b").map(\.text) == ["<p>z", nil])
    #expect(root["c"]?.innerMarkup == "One <i>two</i> three")
  }

  @Test(
    "What could be a bomb or a door is refused before it is read",
    arguments: [
      "<!DOCTYPE r [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><r>&b;</r>",
      "<?xml version=\"1.0\"?>\n<!-- x -->\n<!DOCTYPE r SYSTEM \"file:///etc/passwd\"><r/>",
      "<!ELEMENT r ANY><r/>", "<!--><r>--><!DOCTYPE r><r/>", "<?x y?><!DOCTYPE r><r/>",
    ])
  func documentType(_ text: String) {
    #expect(
      fault(text) == "The reply is not the XML it should be: it has a document type, which none of the services needs.")
  }

  @Test("An encoding in which tags could be hidden is refused")
  func encoding() {
    let sentence = "The reply is not the XML it should be: its encoding is none of the usual."
    #expect(fault("<?xml version=\"1.0\" encoding=\"UTF-7\"?><r/>") == sentence)
    #expect(fault("<?xml version='1.0' encoding = 'utf-16'?><r/>") == sentence)
    #expect(fault("<?xml\tversion='1.0' encoding='utf-7'?><r/>") == sentence)
    #expect(fault("<\0?\0x\0m\0l\0 \0?\0>\0<\0r\0/\0>\0") == sentence)
    #expect(fault("<?xml version='1.0' encoding='ISO-8859-1'?><r/>") == nil)
  }

  @Test("The usual encodings are read, whatever is declared where it is UTF-8")
  func usualEncodings() throws {
    func text(_ declaration: String, _ letter: [UInt8]) throws -> String? {
      try XMLReply.read(Array("\(declaration)<r>".utf8) + letter + Array("</r>".utf8)).text
    }
    #expect(try text("<?xml version='1.0' encoding='iso-8859-1'?>\n", [0xE9]) == "é")
    for name in ["ISO-8859-1", "latin1", "windows-1252", "ISO-8859-15"] {
      let expected = name == "ISO-8859-15" ? "’€ –" : "’¤ –"
      #expect(try text("<?xml version='1.0' encoding='\(name)'?>", [0x92, 0xA4, 0x20, 0x96]) == expected, "\(name)")
    }
    #expect(try text("<?xml version='1.0' encoding='iso-8859-1'?>", [0x80]) == "€")
    #expect(try text("<?xml version=\"1.0\" encoding=\"Windows-1251\" standalone=\"yes\"?>", [0xE6]) == "ж")
    #expect(try text("\u{FEFF}<?xml version='1.0' encoding='UTF-8'?>", [0xC3, 0xA9]) == "é")
    #expect(try text("\u{FEFF}<?xml version='1.0' encoding='windows-1252'?>", [0xC3, 0xA9]) == "é")
    #expect(try text("\n<?xml version='1.0' encoding='US-ASCII'?>", [0xC3, 0xA9]) == "é")
  }

  @Test("Instructions are no part of what a document says, and stay in coded text")
  func instructions() throws {
    let root = try read(
      "<?a?><?xml-stylesheet href=\"x\"?><r><?b?><a>1<?c d?>2</a><!-- <?e? --><![CDATA[<?f?>]]></r><?g?>")
    #expect(root["a"]?.text == "12")
    #expect(root.text == "<?f?>")
    #expect(fault("<r><<?x?>?x?></r>") == "The reply is not the XML it should be: it is damaged or cut off at line 1.")
    #expect(fault("<r><?a</r>") == "The reply is not the XML it should be: it is damaged or cut off at line 1.")
  }

  @Test("A byte that is no text takes no more with it than itself")
  func badBytes() throws {
    func tree(_ before: String, _ after: String) throws -> XMLTree {
      try XMLReply.read(Array(before.utf8) + [0xCB] + Array(after.utf8))
    }
    #expect(try tree("<r>a", "b</r>").text == "a\u{FFFD}b")
    #expect(try tree("<r a", "=\"x\"/>").attributes == ["a\u{FFFD}": "x"])
    #expect(try tree("<r><?a", " b?>c</r>").text == "c")
    for (before, after) in [("<r><a", "></a></r>"), ("<r>&", "t;</r>"), ("<r></r", ">")] {
      #expect(throws: ReplyFault.self) { try tree(before, after) }
    }
  }

  @Test("Whatever happens to a document on its way, it is read or refused")
  func mutated() {
    var dice = HostileTextTests.Dice(state: 7)
    let whole = Array(
      """
      <?xml version="1.0" encoding="windows-1252"?><!-- c --><rss xmlns:a="urn:a" version="2.0"><?p q?><channel>
      <item a:b="é"><title>J &amp; K &#233;</title><![CDATA[<p>]]></item></channel></rss>
      """.utf8)
    let scraps = [
      "<?x?>", "<!--", "-->", "<![CDATA[", "]]>", "&é", ";", "<", "?x?>", "<é:", "xmlns=\"", "\"", "<!", "?>", "\u{0}",
    ]
    for round in 0..<4000 {
      var bytes = round.isMultiple(of: 2) ? whole : Array(whole[45...])
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        let start = Int.random(in: 0..<bytes.count, using: &dice)
        let end = min(bytes.count - 1, start + Int.random(in: 0...3, using: &dice))
        let scrap = scraps.randomElement(using: &dice).map { Array($0.utf8) } ?? []
        bytes.replaceSubrange(
          start..<end, with: Bool.random(using: &dice) ? scrap : [.random(in: .min ... .max, using: &dice)])
      }
      do { _ = try XMLReply.read(bytes) } catch { #expect(error is ReplyFault) }
    }
  }

  @Test("Nesting and the number of elements have an end")
  func limits() {
    let deep = String(repeating: "<a>", count: 500) + String(repeating: "</a>", count: 500)
    #expect(fault(deep) == "The reply is nested more than 64 deep.")
    let many = "<r>" + String(repeating: "<a/>", count: XMLReply.mostElements + 1) + "</r>"
    #expect(fault(many) == "The reply is not the XML it should be: it has more than 1000000 elements.")
  }

  @Test("What is no XML is called so")
  func others() {
    #expect(fault("") == "The reply is empty.")
    #expect(
      fault("<!doctype html><p>Back soon") == "The reply is not XML but begins with “<!doctype html><p>Back soon”.")
    #expect(fault("{\"a\":1}") == "The reply is not XML but begins with “{\"a\":1}”.")
    #expect(fault("<r>\n<a></r>") == "The reply is not the XML it should be: it is damaged or cut off at line 2.")
    #expect(fault("<r><a>") == "The reply is not the XML it should be: it is damaged or cut off at line 1.")
    #expect(fault("<r>&unknown;</r>") == "The reply is not the XML it should be: it is damaged or cut off at line 1.")
  }
}
