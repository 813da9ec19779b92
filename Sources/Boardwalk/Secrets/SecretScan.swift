/// Finds secrets in bytes that are about to be shown or kept, however they are written there.
///
/// A value is found as it is, percent-coded, in base64 (at every offset, in both alphabets), as hexadecimal digits, and
/// with the escapes of JSON and HTML, some or all of its letters escaped, also one of these inside another. What is
/// said of a hit is the variable's name; nothing ever says the value.
///
/// One pass over the bytes, however many secrets there are: a few gigabytes a second for values of usual length.
public struct SecretScan: Sendable {
  /// A shorter value would be found in innocent text.
  public static let shortest = 8

  /// Variables whose values are too short to be searched for, sorted.
  public let tooShort: [String]
  private let needles: [Needle]
  /// For each anchor its needle and its number there.
  private let owners: [(needle: Int, anchor: Int)]
  private let search: AnchorSearch

  /// - Parameter secrets: values by the names of their variables.
  public init(_ secrets: [String: String]) {
    let values = secrets.map { (name: $0.key, bytes: Array($0.value.utf8).trimmed) }.sorted { $0.name < $1.name }
    tooShort = values.filter { !$0.bytes.isEmpty && $0.bytes.count < SecretScan.shortest }.map(\.name)
    needles = values.filter { $0.bytes.count >= SecretScan.shortest }.flatMap {
      Needle.all(of: $0.bytes, named: $0.name)
    }
    let all = needles
    owners = all.indices.flatMap { needle in all[needle].anchors.indices.map { (needle, $0) } }
    search = AnchorSearch(all.flatMap(\.anchors))
  }

  /// What an operator should know: which values no page is searched for.
  var warnings: [Diagnostic] {
    tooShort.map { name in
      Diagnostic(
        .warning, "The value of \(name) has fewer than \(SecretScan.shortest) letters, so no page is searched for it.",
        hint: "Ask for a longer key, if this is one.")
    }
  }

  /// What is looked for, as a number. Not for publishing: who has a guess could try it.
  var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    for needle in needles {
      fingerprint.add(needle.name)
      fingerprint.add(needle.text)
    }
    return fingerprint
  }

  /// Whether there is nothing to look for.
  public var isEmpty: Bool { needles.isEmpty }

  /// The name of the variable whose value stands first in the bytes; nil when none does.
  public func firstHit(in bytes: UnsafeRawBufferPointer) -> String? {
    var start = 0
    while let place = search.place(in: bytes, from: start) {
      for (anchor, range) in search.anchors(at: place, in: bytes) {
        let owner = owners[anchor]
        let needle = needles[owner.needle]
        if needle.stands(in: bytes, around: range, anchor: owner.anchor) { return needle.name }
      }
      start = place + 1
    }
    return nil
  }
}

extension [UInt8] {
  /// Without the white space around it: a variable filled from a file often ends with a new line.
  fileprivate var trimmed: [UInt8] {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
      return []
    }
    return Array(self[first...last])
  }
}
