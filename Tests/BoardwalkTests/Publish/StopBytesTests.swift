import Testing

@testable import Boardwalk

@Suite("Bytes that end a run of others")
struct StopBytesTests {
  @Test("The first of them is found at every place of a text of every length, and no other byte is taken for one")
  func first() {
    let stops = StopBytes(UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "]"))
    let controls = StopBytes(UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\\"), orControl: true)
    for length in 0...20 {
      for start in 0...length {
        for byte in UInt8.min...UInt8.max {
          let text = [UInt8](repeating: 0x61, count: start) + [byte] + Array("<\"<<".utf8) + [0x1F, 0x80, 0xFF]
          #expect(place(stops, in: text) == text.firstIndex { "<&]".utf8.contains($0) })
          #expect(place(controls, in: text) == text.firstIndex { $0 < 0x20 || "\"\\".utf8.contains($0) })
        }
      }
      let plain = [UInt8](repeating: 0xBC, count: length)
      #expect(place(stops, in: plain) == length && place(controls, in: plain) == length)
    }
  }

  private func place(_ stops: StopBytes, in text: [UInt8]) -> Int {
    text.withBytes { stops.first(in: $0, from: 0) }
  }
}
