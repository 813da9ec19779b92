import Testing

@testable import Boardwalk

@Suite("Which ids a set has, in few numbers")
struct IDSketchTests {
  private func sketch(_ range: Range<Int>) -> IDSketch { IDSketch(of: range.map { "job \($0)" }) }

  @Test("Of small sets it is known exactly what they have in common")
  func small() {
    #expect(sketch(0..<60).likeness(to: sketch(0..<60)) == 1)
    #expect(sketch(0..<60).likeness(to: sketch(1..<60)) == 59.0 / 60)
    #expect(sketch(0..<60).likeness(to: sketch(30..<90)) == 1.0 / 3)
    #expect(sketch(0..<60).likeness(to: sketch(60..<120)) == 0)
    #expect(sketch(0..<0).likeness(to: sketch(0..<0)) == 1)
    #expect(sketch(0..<0).likeness(to: sketch(0..<9)) == 0)
  }

  @Test("Of large ones it is known to some hundredths", arguments: [0, 2000, 10_000, 20_000])
  func large(moved: Int) {
    let likeness = sketch(0..<20_000).likeness(to: sketch(moved..<(moved + 20_000)))
    #expect(abs(likeness - Double(20_000 - moved) / Double(20_000 + moved)) < 0.08)
  }

  @Test("It comes back from what is written, and from nothing else")
  func text() {
    for sketch in [sketch(0..<0), sketch(0..<7), sketch(0..<9000)] { #expect(IDSketch(sketch.text) == sketch) }
    #expect(sketch(0..<9000).text.utf8.count == 2048)
    for text in ["0", "0000000g", "é0000000", String(repeating: "0", count: 2056)] { #expect(IDSketch(text) == nil) }
  }
}
