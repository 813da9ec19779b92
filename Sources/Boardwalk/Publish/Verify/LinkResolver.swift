import Foundation

/// Works out where the links of one page lead. Keeps its two buffers from link to link: a board of 100,000 pages has
/// millions of links.
struct LinkResolver {
  /// Where a link leads.
  enum Target {
    /// Not into this site: another host, another scheme, the page itself.
    case elsewhere
    /// Above the top of the site.
    case outside
    /// To the file that `path` names then.
    case file
  }

  /// The file the last link leads to, from the top of the site.
  private(set) var path: [UInt8] = []
  private var plain: [UInt8] = []
  private let folder: [UInt8]
  /// How many folders the page is in.
  private let depth: Int
  private let base: [UInt8]?

  /// - Parameters:
  ///   - page: the path of the page the links are on.
  ///   - basePath: what the site's URLs begin with on its host, `/board/`; nil when that is not known, and links that
  ///     begin with `/` are taken for links elsewhere.
  init(page: String, basePath: String?) {
    folder = Array(page.parentPath.utf8)
    depth = folder.isEmpty ? 0 : 1 + folder.count { $0 == UInt8(ascii: "/") }
    // As good as no path has percent signs, and this is asked for every page.
    base = basePath.map { Array(($0.holds("%") ? $0.removingPercentEncoding ?? $0 : $0).utf8) }
  }

  /// The path that a link names which goes straight to the top of the site and down again, as those of our pages do, by names
  /// that mean themselves; nil for every other link, which `resolve` works out. As good as all links are such.
  ///
  /// A path that ends in a slash means the folder's page.
  @inline(__always)
  func plainPath(_ link: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
    var start = 0
    for _ in 0..<depth {
      guard start + 3 < link.count, link[start] == UInt8(ascii: "."), link[start + 1] == UInt8(ascii: "."),
        link[start + 2] == UInt8(ascii: "/")
      else { return nil }
      start += 3
    }
    guard start < link.count else { return nil }
    var isStart = true
    for position in start..<link.count {
      let byte = link[position]
      // Letters, digits, `-`, `_`; one comparison and a look at a bit for each.
      let plain: UInt64 = byte < 64 ? 0x03FF_2000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
      if byte < 128, plain >> UInt64(byte & 63) & 1 != 0 {
        isStart = false
      } else {
        guard !isStart, byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") else { return nil }
        isStart = byte == UInt8(ascii: "/")
      }
    }
    return UnsafeRawBufferPointer(rebasing: link[start...])
  }

  /// The number of the file that a link leads to which goes straight down, `path` as `plainPath` gives it.
  @inline(__always)
  mutating func number(ofPlain plain: UnsafeRawBufferPointer) -> UInt64 {
    guard plain.last == UInt8(ascii: "/") else { return PathHash(plain).value }
    path.removeAll(keepingCapacity: true)
    path.append(contentsOf: plain)
    path += "index.html".utf8
    return path.withBytes { PathHash($0).value }
  }

  /// - Parameter link: the value of the attribute, with character references.
  mutating func resolve(_ link: UnsafeRawBufferPointer) -> Target {
    guard link.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "%") }) else { return follow(link) }
    // Most of them lead elsewhere, which their beginning says.
    if LinkResolver.hasScheme(link, link.startIndex, link.endIndex) { return .elsewhere }
    decode(link)
    // Taken out for the while, so that the buffer can be read as the path is written.
    let text = plain
    plain = []
    defer { plain = text }
    return text.withBytes { follow($0) }
  }
}

extension LinkResolver {
  private mutating func follow(_ link: UnsafeRawBufferPointer) -> Target {
    var start = link.startIndex
    var end = link.endIndex
    while start < end, link[start].isSpace { start += 1 }
    while start < end, link[end - 1].isSpace { end -= 1 }
    guard start < end, !LinkResolver.hasScheme(link, start, end) else { return .elsewhere }
    for position in start..<end where link[position] == UInt8(ascii: "#") || link[position] == UInt8(ascii: "?") {
      end = position
      break
    }
    guard start < end else { return .elsewhere }
    path.removeAll(keepingCapacity: true)
    if link[start] != UInt8(ascii: "/") {
      path += folder
    } else if let base, start + base.count <= end, start + 1 == end || link[start + 1] != UInt8(ascii: "/"),
      zip(base, link[start..<end]).allSatisfy({ $0 == $1 })
    {
      start += base.count
    } else {
      return .elsewhere
    }
    return walk(link, start, end)
  }

  /// Goes from name to name, beginning at the folder that `path` names.
  private mutating func walk(_ link: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> Target {
    let slash = UInt8(ascii: "/")
    let dot = UInt8(ascii: ".")
    var namesFolder = true
    var name = start
    while name <= end {
      var next = name
      while next < end, link[next] != slash { next += 1 }
      let isUp = next == name + 2 && link[name] == dot && link[name + 1] == dot
      namesFolder = isUp || next == name || next == name + 1 && link[name] == dot
      if isUp {
        if path.isEmpty { return .outside }
        path.removeSubrange((path.lastIndex(of: slash) ?? 0)...)
      } else if !namesFolder {
        if !path.isEmpty { path.append(slash) }
        path.append(contentsOf: UnsafeRawBufferPointer(rebasing: link[name..<next]))
      }
      name = next + 1
    }
    if namesFolder { path += (path.isEmpty ? "index.html" : "/index.html").utf8 }
    return .file
  }

  /// RFC 3986, 3.1: a letter, then letters, digits, `+`, `-`, `.`, then a colon.
  private static func hasScheme(_ link: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> Bool {
    for position in start..<end {
      switch link[position].smallLetter {
      case UInt8(ascii: ":"): return position > start
      case UInt8(ascii: "a")...UInt8(ascii: "z"): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
        if position == start { return false }
      default: return false
      }
    }
    return false
  }

  /// An address with its character references resolved.
  static func withoutReferences(_ link: UnsafeRawBufferPointer) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(link.count)
    var position = 0
    while position < link.count {
      if let (letter, end) = reference(in: link, at: position) {
        plain += String(Character(letter)).utf8
        position = end
      } else {
        plain.append(link[position])
        position += 1
      }
    }
    return plain
  }

  /// Resolves the character references and percent signs that can stand in a path of ours.
  private mutating func decode(_ link: UnsafeRawBufferPointer) {
    plain.removeAll(keepingCapacity: true)
    var position = 0
    while position < link.count {
      let byte = link[position]
      if let (letter, end) = LinkResolver.reference(in: link, at: position) {
        plain += String(Character(letter)).utf8
        position = end
      } else if byte == UInt8(ascii: "%"), position + 2 < link.count,
        let value = UInt8(String(decoding: link[position + 1...position + 2], as: UTF8.self), radix: 16)
      {
        plain.append(value)
        position += 3
      } else {
        plain.append(byte)
        position += 1
      }
    }
  }

  /// What the reference that begins there stands for, and where it ends; nil when there is none that HTML and XML have both.
  private static func reference(
    in link: UnsafeRawBufferPointer, at position: Int
  ) -> (letter: Unicode.Scalar, end: Int)? {
    guard link[position] == UInt8(ascii: "&"), let end = link[position...].firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    return character(link[position + 1..<end]).map { ($0, end + 1) }
  }

  private static func character(_ name: Slice<UnsafeRawBufferPointer>) -> Unicode.Scalar? {
    let name = String(decoding: name, as: UTF8.self)
    guard name.hasPrefix("#") else { return letters[name] }
    let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
    return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  private static let letters: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
}
