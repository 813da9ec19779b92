extension HTMLWriter: HTMLSink {
  mutating func text(_ range: Range<Int>) {
    read(range, of: source, decodingEntities: true)
  }

  mutating func open(_ inline: Inline, link: Range<Int>?) {
    leaveEndedItem()
    if let index = marks.lastIndex(where: { $0.inline == inline }) {
      // A link cannot be inside a link; any other mark inside its like changes nothing.
      guard inline == .link else {
        marks[index].repeats += 1
        return
      }
      marks.remove(at: index)
    }
    marks.append(Mark(inline: inline, id: marksMade, depth: frames.count, tag: nil, link: link))
    marksMade += 1
    line.isReady = false
  }

  mutating func close(_ inline: Inline) {
    guard let index = marks.lastIndex(where: { $0.inline == inline }) else { return }
    guard marks[index].repeats == 0 else {
      marks[index].repeats -= 1
      return
    }
    marks.remove(at: index)
    line.isReady = false
  }

  mutating func lineBreak() {
    hasParagraphs = true
    if container == .preformatted {
      line.owedSpaces.append(0x0A)
    } else if line.hasText {
      // Two part paragraphs; more only make a hole.
      line.owedBreaks = min(line.owedBreaks + 1, 2)
      line.owesSpace = false
    }
  }
}

extension HTMLWriter {
  mutating func wordBreak() {
    if container != .preformatted { space(0x20) }
  }
}

extension HTMLWriter: TextSink {
  var mendsReferences: Bool {
    isTyped && container != .preformatted && !marks.contains { $0.inline == .code }
  }

  mutating func plain(_ words: ArraySlice<UInt8>) {
    // The first word brings everything that must stand before it; then the others only need room.
    let first = words.prefix { $0 != 0x20 }
    // Of the signs only `o` also begins words.
    if isTyped, isAtLineStart, let sign = first.first, sign != UInt8(ascii: "o") || first.count == 1 {
      note(start: Unicode.Scalar(sign))
    }
    write(word: first)
    let others = words[first.endIndex...]
    if html.count + others.count <= Self.longestText - Self.reserve {
      if !isFull { html += others }
    } else {
      for word in others.split(separator: 0x20) where !isFull {
        space(0x20)
        write(word: word)
      }
    }
  }

  private mutating func write(word: ArraySlice<UInt8>) {
    // A word that does not fit is left out whole, unless it is too long for a word.
    guard makeReady(for: word.count <= Self.longestWord ? word.count : 1) else { return }
    let room = max(0, Self.longestText - Self.reserve - html.count)
    html += word.prefix(room)
    if word.count > room { isFull = true }
  }

  mutating func character(_ scalar: Unicode.Scalar) {
    if isTyped {
      if isAtLineStart {
        note(start: scalar)
      } else if line.owesSpace || html.last == 0xA0, ListSign(scalar)?.kind == .sure {
        signsWithinLines += 1
      }
    }
    switch scalar {
    case "&": if makeReady(for: 5) { html += "&amp;".utf8 }
    case "<": if makeReady(for: 4) { html += "&lt;".utf8 }
    case ">": if makeReady(for: 4) { html += "&gt;".utf8 }
    default:
      let bytes = scalar.utf8
      if makeReady(for: bytes.count) { html += bytes }
    }
  }

  private var isAtLineStart: Bool { !line.hasText || line.owedBreaks > 0 }

  /// Notes what could be the sign of a list.
  private mutating func note(start scalar: Unicode.Scalar) {
    let isNumber = ("0"..."9").contains(scalar) && (container == .item || container == .numbered)
    if isNumber || ListSign(scalar) != nil { hasListSigns = true }
  }

  mutating func space(_ byte: UInt8) {
    if container == .preformatted {
      line.owedSpaces.append(byte)
    } else if line.hasText, line.owedBreaks == 0 {
      line.owesSpace = true
    }
  }

  mutating func blank(_ scalar: Unicode.Scalar) {
    if container == .preformatted {
      line.owedSpaces += scalar.utf8
    } else if line.hasText, line.owedBreaks == 0 {
      character(scalar)
    }
  }
}
