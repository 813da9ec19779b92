/// Looks at printed HTML with other eyes than the sanitiser's: every `<` must begin one of the known tags, spelled
/// as agreed, and every tag must be ended in turn.
func faults(in html: String, relativeLinks: Bool = false) -> [String] {
  let plain = Set(
    "p h3 h4 h5 h6 ul ol li dl dt dd strong b em i u small sub sup code del pre blockquote table thead tbody tr th td"
      .split(separator: " "))
  var open: [String] = []
  var faults: [String] = []
  // By bytes: a combining mark behind a tag makes one character of the two.
  for piece in html.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false).dropFirst() {
    guard let end = piece.firstIndex(of: UInt8(ascii: ">")) else {
      return faults + ["a tag without end: \(Substring(piece.prefix(80)))"]
    }
    let tag = String(Substring(piece[..<end]))
    if tag.hasPrefix("/") {
      if open.popLast() != String(tag.dropFirst()) { faults.append("<\(tag)> ends nothing") }
    } else if plain.contains(Substring(tag)) {
      open.append(tag)
    } else if tag.wholeMatch(of: /ol start="(0|[1-9][0-9]{0,8})"/) != nil, tag != "ol start=\"1\"" {
      open.append("ol")
    } else if tag.hasPrefix("a href=\"") {
      open.append("a")
      if !isAgreed(link: tag, relative: relativeLinks) { faults.append("the link <\(tag)>") }
    } else if tag != "br" && tag != "hr" {
      faults.append("the tag <\(tag)>")
    }
    if piece[end...].dropFirst().contains(UInt8(ascii: ">")) { faults.append("a bare > behind <\(tag)>") }
  }
  let illegal = html.unicodeScalars.filter { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0 == "\u{202E}" }
  return faults + open.map { "<\($0)> is not ended" } + illegal.map { "U+\(String($0.value, radix: 16))" }
}

private func isAgreed(link tag: String, relative: Bool) -> Bool {
  let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
  guard parts.count >= 3 else { return false }
  let isWeb = ["http://", "https://", "mailto:", "tel:"].contains { parts[1].hasPrefix($0) }
  let rel = parts.dropFirst(2).joined(separator: "\"")
  return isWeb ? rel == " rel=\"noopener noreferrer nofollow ugc\"" : relative && rel.isEmpty
}

/// A generator of numbers that gives the same ones in every run.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 33)
  }
}
