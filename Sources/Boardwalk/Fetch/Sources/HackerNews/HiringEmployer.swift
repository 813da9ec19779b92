import Markup

/// Who hires, of the first part of a hiring line, without the addresses and the like that stand beside the name.
enum HiringEmployer {
  /// `Qux` of `Qux (https://qux.io)`, `Acme` of `Acme (YC S20)`, `Bar` of `Bar https://bar.com`; `Acme (a Foo company)` stays as
  /// it is. Of an address alone it is the host.
  static func name(in part: String) -> String {
    var name = part
    while let open = lastBracket(of: name), isBeside(name[open...].dropFirst().dropLast()) {
      name = String(name[..<open]).trimmed
    }
    let words = name.split(separator: " ").map(String.init)
    var kept = words.filter { !isLink($0) }
    if kept.isEmpty { return words.lazy.compactMap(hostOfAddress).first ?? part }
    // `Acme acme.io`, but not `Join booking.com`, nor `Booking.com` alone.
    if kept.count > 1, let last = kept.last, isHost(last), isNamed(last, after: kept.dropLast()) { kept.removeLast() }
    guard kept.count < words.count else { return name }
    while kept.count > 1, let last = kept.last, !last.contains(where: isLetterOrNumber) { kept.removeLast() }
    let rest = kept.joined(separator: " ")
    return ":,;".contains(rest.last ?? " ") ? String(rest.dropLast()) : rest
  }

  /// Where the brackets open that close a text; nil where none do, and where nothing stands before them.
  private static func lastBracket(of text: String) -> String.Index? {
    let brackets: [Character: Character] = [")": "(", "]": "["]
    guard let open = text.last.flatMap({ brackets[$0] }).flatMap(text.lastIndex) else { return nil }
    return open > text.startIndex ? open : nil
  }

  /// Whether all of it is addresses and when Y Combinator took it in: `acme.io`, `YC S20`, `https://acme.io, YC W21`.
  private static func isBeside(_ text: Substring) -> Bool {
    let words = text.split { $0.isWhitespace || ",;|".contains($0) }.map(String.init)
    let telling = words.filter { isLink($0) || isHost($0) || $0.contains("@") || isStartUpSchool($0) }
    return !telling.isEmpty && words.allSatisfy { telling.contains($0) || isSeason($0.folded) }
  }

  private static func isLink(_ word: String) -> Bool {
    word.contains("://") || word.lowercased().hasPrefix("www.")
  }

  /// `acme.io`, `jobs.acme.co.uk/careers`; `U.S.` and `Inc.` are none.
  private static func isHost(_ word: String) -> Bool {
    let labels = word.prefix { $0 != "/" }.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.last?.allSatisfy(\.isLetter) == true
      && labels.allSatisfy { $0.count > 1 && $0.allSatisfy { isLetterOrNumber($0) || $0 == "-" } }
  }

  private static func isNamed(_ host: String, after words: ArraySlice<String>) -> Bool {
    let name = words.joined().folded.replacing(" ", with: "")
    let label = String(host.prefix { $0 != "." }).folded.replacing(" ", with: "")
    return !name.isEmpty && (label.contains(name) || name.contains(label))
  }

  private static func isStartUpSchool(_ word: String) -> Bool {
    let word = word.folded
    return ["yc", "combinator", "ycombinator"].contains(word) || word.hasPrefix("yc") && isSeason(word.dropFirst(2))
  }

  /// `s20`, `w2021`, and the words around them.
  private static func isSeason(_ word: some StringProtocol) -> Bool {
    if ["y", "backed", "batch", ""].contains(String(word)) { return true }
    return word.first.map { "swfx".contains($0) } == true && [3, 5].contains(word.count)
      && word.dropFirst().allSatisfy(\.isNumber)
  }

  private static func isLetterOrNumber(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber }
}
