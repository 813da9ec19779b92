/// The text of a job or a referral as the page of a Boardwalk site shows it, in its theme or one that keeps the marks
/// of the parts: `<section aria-labelledby="duties">` and a heading.
enum PrintedText {
  /// The parts with their HTML, in the page's order; none where the page has other marks.
  static func sections(of page: [UInt8]) -> [(kind: SectionKind, html: String)] {
    var sections: [(kind: SectionKind, html: String)] = []
    var rest = String(decoding: page, as: UTF8.self)[...]
    // No text of a job has such an element within it: Markup/HTML/Vocabulary.swift
    while let start = rest.firstRange(of: "<section aria-labelledby=\"") {
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "</section>") else { break }
      let section = rest[..<end.lowerBound]
      rest = rest[end.upperBound...]
      guard let kind = SectionKind(rawValue: String(section.prefix { $0 != "\"" })),
        let heading = section.firstRange(of: "</h2>")
      else { continue }
      sections.append((kind, String(section[heading.upperBound...])))
    }
    return sections
  }
}
