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
      "<!ELEMENT r ANY><r/>",
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
    #expect(fault("<?xml version='1.0' encoding='ISO-8859-1'?><r/>") == nil)
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
