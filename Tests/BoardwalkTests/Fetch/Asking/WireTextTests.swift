import Testing

@testable import Boardwalk

@Suite("Scalars as services write them")
struct WireTextTests {
  private struct Row: Decodable { let id: WireText? }

  @Test(
    "A scalar in any shape is one text",
    arguments: [
      (#""26.23""#, "26.23"), ("26.23", "26.23"), ("1", "1"), (#""1""#, "1"), ("1.0", "1"), ("-7", "-7"),
      ("true", "true"), (#""True""#, "True"), ("744000133907678", "744000133907678"),
      ("9223372036854775807", "9223372036854775807"), ("1e3", "1000"),
      ("9007199254740992", "9007199254740992"), ("9007199254740993", "9007199254740993"),
      ("-9007199254740993", "-9007199254740993"), ("1e300", "1e+300"), ("1e400", "1e400"), ("1e-400", "0"),
      ("0e5", "0"),
      ("12345678901234567890123456789012345678901234567890", "12345678901234567890123456789012345678901234567890"),
    ])
  func shapes(_ json: String, _ text: String) throws {
    #expect(try JSONReply.decode(Row.self, from: Array(#"{"id":\#(json)}"#.utf8)).id?.text == text)
  }

  @Test("Nothing, a list and an object count as missing", arguments: ["null", "[1]", #"{"a":1}"#])
  func missing(_ json: String) throws {
    #expect(try JSONReply.decode(Row.self, from: Array(#"{"id":\#(json)}"#.utf8)).id?.text == nil)
  }

  @Test("A flag is read in both of its styles")
  func flags() {
    #expect(["true", "True", "yes", "1"].map { WireText($0).flag } == [true, true, true, true])
    #expect(["false", "No", "0"].map { WireText($0).flag } == [false, false, false])
    #expect(["", "maybe"].map { WireText($0).flag } == [nil, nil])
  }
}
