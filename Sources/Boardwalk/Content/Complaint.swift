/// Something wrong on its way to the one who knows its place.
struct Complaint: Error {
  var message: String
  var hint: String?
  var place: SettingsTree.Place?

  init(_ message: String, hint: String? = nil, at place: SettingsTree.Place? = nil) {
    self.message = message
    self.hint = hint
    self.place = place
  }
}

/// Ends the decoding of a value whose fault is in the log.
struct AlreadyRecorded: Error {}

/// Enough of a text to recognise it, on one line.
func shortened(_ text: String) -> String {
  let line = text.prefix(41).map { $0.unicodeScalars.contains(where: isUnprintable) ? " " : $0 }
  return line.count > 40 ? String(line.prefix(40)) + "…" : String(line)
}

/// Controls, line ends, and the signs that turn the direction of a terminal's text.
private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: true
  default: false
  }
}
