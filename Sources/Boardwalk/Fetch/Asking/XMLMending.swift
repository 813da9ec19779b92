/// XML without what FoundationXML falls over: instructions without data, and bytes that are no text.
enum XMLMending {
  /// The same without byte order mark, with comments for instructions, and with U+FFFD for what is no UTF-8, behind a declaration of the coding
  /// that was looked for tags. Throws a `ReplyFault` for a coding in which tags could be hidden, and for a document type: what
  /// that declares can make of some lines a gigabyte, or read files.
  static func mended(_ body: [UInt8]) throws -> [UInt8] {
    let hasMark = body.starts(with: mark)
    let text = hasMark ? body.dropFirst(mark.count) : body[...]
    var coding = try coding(of: text, isMarked: hasMark)
    var readable = text
    if ["us-ascii", "ascii", usual].contains(coding) {
      (coding, readable) = (usual, Array(String(decoding: text, as: UTF8.self).utf8)[...])
    } else if let letters = ServedText.letters(inCoding: coding) {
      // libxml2 takes what is called Latin 1 at its word and drops the euro and the dashes, which everybody else means by it.
      (coding, readable) = (usual, text.flatMap { letters[Int($0)] }[...])
    }
    return Array("<?xml version=\"1.0\" encoding=\"\(coding)\"?>".utf8) + (try withoutInstructions(readable))
  }
}

extension XMLMending {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let usual = "utf-8"

  /// In small letters. Only codings in which `<!` is written with these two bytes, and nothing else is, are read.
  ///
  /// - Parameter isMarked: whether the mark of UTF-8 stands before it, so that what is declared does not count.
  private static func coding(of text: ArraySlice<UInt8>, isMarked: Bool) throws -> String {
    // Codings of two or four bytes a letter need no declaration.
    let name = text.contains(0) ? "utf-16" : (isMarked ? nil : declaredCoding(of: text)) ?? usual
    guard
      name == usual || ServedText.codings[name] != nil || ["iso-8859-", "windows-125"].contains(where: name.hasPrefix)
    else {
      throw ReplyFault.unreadable("its encoding is none of the usual", format: "XML")
    }
    return name
  }

  private static func declaredCoding(of text: ArraySlice<UInt8>) -> String? {
    let start = text.drop(while: isSpace)
    guard start.starts(with: "<?xml".utf8), start.dropFirst(5).first.map(isSpace) ?? false else { return nil }
    let declaration = String(decoding: start[..<place(behind: "?>", in: start)], as: UTF8.self).lowercased()
    guard let name = declaration.firstRange(of: "encoding") else { return nil }
    let value = declaration[name.upperBound...].drop { " =\"'\t\r\n".contains($0) }
    return String(value.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.:".contains($0)) })
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  /// `<?` is nowhere in the outcome: libxml2 reads on behind a fault, and there it may see tags in what was none before.
  private static func withoutInstructions(_ text: ArraySlice<UInt8>) throws -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(text.count)
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      kept += rest.prefix(upTo: start)
      let tag = rest.suffix(from: start)
      var next = start + 1
      if tag.starts(with: "<?".utf8) || tag.starts(with: "<!--".utf8) {
        let isComment = tag.starts(with: "<!".utf8)
        next = place(behind: isComment ? "-->" : "?>", in: tag.dropFirst(isComment ? 4 : 2))
        // With nothing in its place, what stood around it could be an instruction in its turn.
        kept += "<!---->".utf8
      } else if tag.starts(with: "<![CDATA[".utf8) {
        next = place(behind: "]]>", in: tag.dropFirst(9))
        kept += tag.prefix(upTo: next).replacing(Array("<?".utf8), with: Array("<]]><![CDATA[?".utf8))
      } else if tag.starts(with: "<!".utf8) {
        throw ReplyFault.unreadable("it has a document type, which none of the services needs", format: "XML")
      } else {
        kept.append(UInt8(ascii: "<"))
      }
      rest = rest.suffix(from: next)
    }
    return kept + rest
  }

  /// The place behind the first such text; the end where there is none.
  private static func place(behind end: String, in text: ArraySlice<UInt8>) -> Int {
    text.firstRange(of: Array(end.utf8))?.upperBound ?? text.endIndex
  }
}
