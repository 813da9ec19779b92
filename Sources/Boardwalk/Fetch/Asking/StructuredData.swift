import Web

/// The data that pages hold for search engines: schema.org in `<script type="application/ld+json">`.
/// Source: https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents
enum StructuredData {
  /// A page has a handful of them; a list of jobs has one for each.
  static let mostScripts = 100

  /// What is not known of a page's postings.
  enum Lack {
    /// One that is there cannot be read.
    case damaged
    /// There are more scripts than are read.
    case tooMany
  }

  /// Every `JobPosting` of a page, in its order; none when it has none. A script that cannot be read hides no other.
  static func postings(in page: [UInt8]) -> [WireTree] { read(page).postings }

  /// Every `JobPosting` of a page, and whether there is another that was not read.
  static func read(_ page: [UInt8]) -> (postings: [WireTree], lack: Lack?) {
    var (scripts, lack) = scripts(in: page)
    var postings: [WireTree] = []
    for script in scripts {
      do {
        postings += Self.postings(in: try JSONReply.decode(WireTree.self, from: script))
      } catch {
        // What is no JSON is no data either; search engines pass over it as well. A job may be on offer all the same.
        if script[...].find("jobposting") != nil { lack = .damaged }
      }
    }
    return (postings, lack)
  }

  /// Every `JobPosting` of JSON that is data and nothing else; none where it has none.
  static func postings(ofJSON body: [UInt8]) throws -> [WireTree] {
    body[...].find("\"jobposting\"") == nil ? [] : postings(in: try JSONReply.decode(WireTree.self, from: body))
  }

  /// A posting, or those of a list, or of a graph.
  private static func postings(in tree: WireTree) -> [WireTree] {
    tree.items.flatMap { item -> [WireTree] in
      if item["@type"]?.texts.contains("JobPosting") == true { return [item] }
      return ["@graph", "itemListElement", "item", "mainEntity"].flatMap { item[$0].map(postings) ?? [] }
    }
  }

  /// The address that a page gives itself: that of its `canonical` link.
  static func address(of page: [UInt8]) -> String? {
    var rest = page.prefix(longestHead)
    while let open = rest.find("<link") {
      rest = rest[open.upperBound...]
      let tag = rest.prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
      guard tag.find("canonical") != nil, let name = tag.find("href=") else { continue }
      let value = tag[name.upperBound...]
      let quote = value.first
      let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      let text = isQuoted ? value.dropFirst().prefix { $0 != quote } : value.prefix { $0 > 32 }
      let address = String(decoding: text, as: UTF8.self).replacing("&amp;", with: "&")
      return hostOfAddress(address) == nil ? nil : address
    }
    return nil
  }

  /// A page says what it is before it says anything else.
  private static let longestHead = 256 << 10

  /// The scripts with data, and whether one of them has no end or stands behind too many others.
  private static func scripts(in page: [UInt8]) -> (whole: [[UInt8]], lack: Lack?) {
    var scripts: [[UInt8]] = []
    var rest = page[...]
    while let open = rest.find("<script") {
      rest = rest[open.upperBound...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { break }
      let isData = rest[..<end].find("application/ld+json") != nil
      rest = rest[(end + 1)...]
      if isData, scripts.count == mostScripts { return (scripts, rest.find("jobposting") == nil ? nil : .tooMany) }
      guard let close = rest.find("</script") else { return (scripts, isData ? .damaged : nil) }
      // Line ends within texts are not JSON, and many pages have them.
      if isData { scripts.append(rest[..<close.lowerBound].map { $0 < 32 ? 32 : $0 }) }
      rest = rest[close.upperBound...]
    }
    return (scripts, nil)
  }
}

extension ArraySlice<UInt8> {
  /// Where a text in small letters stands, in letters of either size.
  fileprivate func find(_ text: StaticString) -> Range<Int>? {
    let wanted = Array("\(text)".utf8)
    guard let first = wanted.first, count >= wanted.count else { return nil }
    return withUnsafeBufferPointer { bytes in
      var index = 0
      while index <= bytes.count - wanted.count {
        let matches =
          Self.small(bytes[index]) == first
          && wanted.indices.allSatisfy {
            Self.small(bytes[index + $0]) == wanted[$0]
          }
        if matches { return (startIndex + index)..<(startIndex + index + wanted.count) }
        index += 1
      }
      return nil
    }
  }

  private static func small(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }
}
