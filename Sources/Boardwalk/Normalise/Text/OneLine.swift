import Markup

/// A stranger's text as one line without markup, cut between words when it is longer than it may be.
///
/// Counted in Unicode scalars: a single character may carry a megabyte of accents.
func oneLine(_ text: some StringProtocol, longest: Int) -> String {
  let line = PlainText.clean(text)
  guard line.utf8.count > longest, line.unicodeScalars.count > longest else { return line }
  let cut = PlainText.excerpt(String(line.unicodeScalars.prefix(longest)), longest - 1)
  return cut.hasSuffix("…") ? cut : cut + "…"
}

/// A stranger's text within a finding: one line, not long.
func quoted(_ text: String?) -> String {
  oneLine(text ?? "", longest: 60)
}
