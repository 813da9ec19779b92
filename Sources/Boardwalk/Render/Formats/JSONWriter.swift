/// Writes JSON in the order it is told, into bytes that may already hold something.
///
/// ```swift
/// JSONWriter.append(to: &bytes) { json in
///   json.object { json in
///     json.member("title", "Clerk")
///     json.array("skills") { json in json.value("Excel") }
///   }
/// }
/// ```
public struct JSONWriter {
  /// Where the JSON will stand, which decides what is escaped.
  public enum Place: Sendable {
    /// A file of its own.
    case file
    /// A `<script>` of a page: `<`, `>`, `&`, U+2028 and U+2029 are escaped too, so that neither `</script>` nor `<!--`
    /// can occur, whatever the texts hold.
    case page
    /// A long text of such a script: `@` is escaped too, so that its e-mail addresses are read by what reads JSON.
    case textOfPage
  }

  private var bytes: [UInt8]
  private let place: Place
  private var needsComma = false

  /// Appends one value, which `body` writes.
  public static func append(
    to out: inout [UInt8], in place: Place = .file, _ body: (inout JSONWriter) -> Void
  ) {
    var writer = JSONWriter(bytes: [], place: place)
    swap(&writer.bytes, &out)
    body(&writer)
    swap(&writer.bytes, &out)
  }

  /// An object; `members` writes what is in it.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// An array; `elements` writes what is in it.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    nest(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
  }

  /// The name of the member whose value is written next: letters that no JSON escapes.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// The name, whatever it is, of the member whose value is written next.
  public mutating func key(named name: String) {
    value(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  public mutating func value(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    escape(text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// A text that comes in parts, each of which `write` hands over.
  public mutating func text(_ write: ((String) -> Void) -> Void) {
    let inner: Place = place == .page ? .textOfPage : place
    separate()
    bytes.append(UInt8(ascii: "\""))
    write { bytes.append($0, passing: inner.arePlain, replacing: inner.escaped) }
    bytes.append(UInt8(ascii: "\""))
  }

  public mutating func value(_ number: Int) {
    separate()
    bytes.append(digits: number)
  }

  public mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }

  /// JSON has no infinity and no not-a-number: they are written as `null`.
  public mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    let text = number.description
    literal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// Hundredths as a decimal number: 2623 is `26.23`, 2600 is `26`.
  public mutating func value(hundredths: Int) {
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let fraction = part == 0 ? "" : "." + (part % 10 == 0 ? String(part / 10) : padded(Int(part), 2))
    literal("\(hundredths < 0 ? "-" : "")\(whole)\(fraction)")
  }

  public mutating func null() { literal("null") }

  /// A value that was written before, for the same place.
  public mutating func value(json: some Sequence<UInt8>) {
    separate()
    bytes += json
  }

  /// Members of an object that were written before, one after the other without braces; none is fine.
  mutating func members(_ json: [UInt8]) {
    if json.isEmpty { return }
    separate()
    bytes += json
  }

  /// A value that `write` appends as JSON.
  mutating func value(_ write: (inout [UInt8]) -> Void) {
    separate()
    write(&bytes)
  }
}

extension JSONWriter {
  /// A member; left out when there is no text.
  public mutating func member(_ name: StaticString, _ text: String?) {
    guard let text else { return }
    key(name)
    value(text)
  }

  /// A member, whatever its name is; left out when there is no text.
  public mutating func member(named name: String, _ text: String?) {
    guard let text else { return }
    key(named: name)
    value(text)
  }

  /// A member; left out when there is no number.
  public mutating func member(_ name: StaticString, _ number: Int?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  /// A member; left out when there is no number.
  public mutating func member(_ name: StaticString, _ number: Double?) {
    guard let number else { return }
    key(name)
    value(number)
  }

  /// A member; left out when it is not known.
  public mutating func member(_ name: StaticString, _ flag: Bool?) {
    guard let flag else { return }
    key(name)
    value(flag)
  }

  /// A member that is a list of texts; left out when there are none.
  public mutating func member(_ name: StaticString, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    array(name) { json in
      for text in texts { json.value(text) }
    }
  }

  /// A member that is an object, whatever its name is.
  public mutating func object(named name: String, _ members: (inout JSONWriter) -> Void) {
    key(named: name)
    object(members)
  }

  /// A member that is an array, whatever its name is.
  public mutating func array(named name: String, _ elements: (inout JSONWriter) -> Void) {
    key(named: name)
    array(elements)
  }

  /// A member that is an object.
  public mutating func object(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  /// A member that is an array.
  public mutating func array(_ name: StaticString, _ elements: (inout JSONWriter) -> Void) {
    key(name)
    array(elements)
  }
}

extension JSONWriter {
  private mutating func nest(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func literal(_ text: String) {
    separate()
    bytes += text.utf8
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func escape(_ text: String) {
    bytes.append(text, passing: place.arePlain, replacing: place.escaped)
  }
}

extension JSONWriter.Place {
  @inline(__always)
  fileprivate func arePlain(_ eight: EightLetters) -> Bool {
    guard eight.areText, eight.lack(UInt8(ascii: "\\")) else { return false }
    if self == .file { return eight.lack(UInt8(ascii: "\"")) }
    // `"` and `&` differ in one bit, and so do `<` and `>`.
    return eight.lack(UInt8(ascii: "\""), ignoring: 4) && eight.lack(UInt8(ascii: "<"), ignoring: 2)
      && (self == .page || eight.lack(UInt8(ascii: "@")))
  }

  private static let controls: [StaticString] = [
    "\\u0000", "\\u0001", "\\u0002", "\\u0003", "\\u0004", "\\u0005", "\\u0006", "\\u0007", "\\u0008", "\\u0009",
    "\\u000a", "\\u000b", "\\u000c", "\\u000d", "\\u000e", "\\u000f", "\\u0010", "\\u0011", "\\u0012", "\\u0013",
    "\\u0014", "\\u0015", "\\u0016", "\\u0017", "\\u0018", "\\u0019", "\\u001a", "\\u001b", "\\u001c", "\\u001d",
    "\\u001e", "\\u001f",
  ]

  /// What stands for the letter that begins here, and how many bytes it replaces; nil when it stays.
  fileprivate func escaped(
    _ byte: UInt8, at index: Int, in letters: UnsafeBufferPointer<UInt8>
  ) -> (text: StaticString, length: Int)? {
    switch byte {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0D: return ("\\r", 1)
    case 0x09: return ("\\t", 1)
    case 0..<0x20: return (Self.controls[Int(byte)], 1)
    default: break
    }
    guard self != .file else { return nil }
    switch byte {
    case UInt8(ascii: "@") where self == .textOfPage: return ("\\u0040", 1)
    case UInt8(ascii: "<"): return ("\\u003c", 1)
    case UInt8(ascii: ">"): return ("\\u003e", 1)
    case UInt8(ascii: "&"): return ("\\u0026", 1)
    case 0xE2 where index + 2 < letters.count && letters[index + 1] == 0x80 && letters[index + 2] & 0xFE == 0xA8:
      return (letters[index + 2] == 0xA8 ? "\\u2028" : "\\u2029", 3)
    default: return nil
    }
  }
}
