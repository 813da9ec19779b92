/// Who hires, as two listings of one job share it: without the legal form, signs and blanks. `ACME, Inc.` is `Acme`.
enum OrganizationKey {
  /// Nil where nobody says who hires.
  static func of(_ organization: String) -> UInt64? {
    var words: [[UInt8]] = []
    WordReader.read(withoutBrackets(organization), .name) { words.append(Array($0)) }
    // `Smith & Sons` and `Smith and Sons`; `GmbH und Co. KG`.
    if words.count > 2 { words.removeAll { joining.contains($0) } }
    while let form = legalForm(at: words) { words.removeLast(form) }
    if words.count > 1, words[0] == Array("the".utf8) { words.removeFirst() }
    let letters = Array(words.joined())
    return letters.isEmpty || letters == unstated ? nil : StableHash.of(letters)
  }

  /// A title without the employer that it names at its end or its beginning: `Pilot at Acme`, `Acme: Pilot`.
  static func removed(_ organization: UInt64?, from title: String) -> String {
    guard let organization else { return title }
    for sign in beforeEmployer where title.holds(sign) {
      guard let found = title.ranges(of: sign.description).last, found.lowerBound > title.startIndex else { continue }
      if of(String(title[found.upperBound...])) == organization { return String(title[..<found.lowerBound]) }
    }
    for sign in behindEmployer where title.holds(sign) {
      guard let found = title.firstRange(of: sign.description), found.upperBound < title.endIndex else { continue }
      if of(String(title[..<found.lowerBound])) == organization { return String(title[found.upperBound...]) }
    }
    return title
  }

  private static let beforeEmployer: [StaticString] = [" at ", " @ ", " | ", " - ", " – ", " — "]
  private static let behindEmployer: [StaticString] = [": ", " | ", " - ", " – ", " — "]
  private static let joining: Set = [Array("and".utf8), Array("und".utf8), Array("et".utf8)]
  private static let unstated = Array("organizationnotstated".utf8)

  /// `Acme (YC S21)`
  private static func withoutBrackets(_ name: String) -> String {
    guard let open = name.firstIndex(of: "("), open > name.startIndex else { return name }
    return String(name[..<open]) + " "
      + (name[open...].firstIndex(of: ")").map { String(name[name.index(after: $0)...]) } ?? "")
  }

  /// How many words at the end are a legal form; nil when none is, or nothing would be left. `B.V.` is two words, `S.p.A.`
  /// three.
  private static func legalForm(at words: [[UInt8]]) -> Int? {
    guard words.count > 1, let last = words.last else { return nil }
    if legalForms.contains(last) { return 1 }
    let letters = words.reversed().prefix { $0.count == 1 }.count
    for count in stride(from: min(letters, words.count - 1, 5), to: 1, by: -1)
    where legalForms.contains(Array(words.suffix(count).joined())) {
      return count
    }
    return nil
  }

  private static let legalForms = Set(
    """
    inc incorporated llc ltd limited corp corporation co company plc lp llp pllc pc gmbh mbh ag se kg kgaa ohg gbr ug ev eg \
    haftungsbeschrankt sa sas sarl sasu snc bv nv vof oy oyj ab as asa aps spa srl sro zoo pty pvt private pte bhd sdn kk lda \
    sl slu sau ltda eireli doo dd ooo kft zrt rt nonprofit compagnie cie
    """.split(separator: " ").map { Array($0.utf8) })
}
