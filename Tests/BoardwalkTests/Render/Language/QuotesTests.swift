import Testing

@testable import Boardwalk

@Suite("Quotation marks within quotation marks")
struct QuotesTests {
  @Test("Only what stands in the marks of the language is given other ones")
  func nested() throws {
    let french = try #require(Quotes(open: "«\u{A0}", close: "\u{A0}»"))
    #expect(french.nested(in: "`«\u{A0}${x}\u{A0}» et ${y}`") == "`«\u{A0}${w(x)}\u{A0}» et ${y}`")
    #expect(french.nested(in: "`${x} « ici »`") == "`${x} « ici »`")
    let english = try #require(Quotes(open: "“", close: "”"))
    #expect(english.nested(in: "`“${title}”, “${name}”`") == "`“${w(title)}”, “${w(name)}”`")
    #expect(english.nested(in: "`“all ${x}”`") == "`“all ${x}”`")
  }

  @Test("Marks of which nobody knows what stands within them are left alone")
  func unknown() { #expect(Quotes(open: "<", close: ">") == nil && Quotes(open: "", close: "") == nil) }
}
