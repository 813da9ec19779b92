/// Host and port of a web address.
struct Authority: CustomStringConvertible {
  let host: String
  /// Nil when it is the scheme's own.
  let port: Int?

  var description: String { port.map { "\(host):\($0)" } ?? host }

  init?(_ bytes: Substring.UTF8View, defaultPort: Int) {
    guard !bytes.contains(UInt8(ascii: "@")) else { return nil }
    let isIPv6 = bytes.first == UInt8(ascii: "[")
    let hostEnd =
      isIPv6
      ? bytes.firstIndex(of: UInt8(ascii: "]")).map(bytes.index(after:))
      : bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
    guard let hostEnd else { return nil }
    guard let written = String(Substring(bytes[..<hostEnd])).decodingLettersOfHost else { return nil }
    host = written.lowercased()
    guard isIPv6 ? host.isIPv6 : host.isNamedHost || host.isIPv4 else { return nil }

    guard hostEnd < bytes.endIndex else {
      port = nil
      return
    }
    let digits = bytes[bytes.index(after: hostEnd)...]
    guard bytes[hostEnd] == UInt8(ascii: ":"), digits.allSatisfy(\.isASCIIDigit) else { return nil }
    let number = digits.isEmpty ? defaultPort : Int(String(Substring(digits)))
    guard let number, number <= 65_535 else { return nil }
    port = number == defaultPort ? nil : number
  }
}

extension String {
  /// The host with letters of other scripts in place of the `%C3%BC` that renderers of Markdown write for them, as
  /// browsers read it. Nil where anything else is written so: what stands for a plain letter or a slash only hides
  /// where a link leads.
  fileprivate var decodingLettersOfHost: String? {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexDigitValue, let low = rest.popFirst()?.hexDigitValue, high >= 8 else {
        return nil
      }
      bytes.append(UInt8(high << 4 | low))
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// A host of letters, digits, hyphens and underscores in any script. Browsers read a host whose last part is
  /// a number as an address, so such a one is no name.
  fileprivate var isNamedHost: Bool {
    guard utf8.count <= 255 else { return false }
    if isPlainlyNamedHost { return true }
    var labels = split(separator: ".", omittingEmptySubsequences: false)
    if labels.last == "" { labels.removeLast() }
    guard let last = labels.last, !last.isNumeral else { return false }
    return labels.allSatisfy { label in
      let written =
        label.utf8.starts(with: "xn--".utf8)
        ? Punycode.letters(of: label.utf8.dropFirst(4)) : Array(label.unicodeScalars)
      return !label.isEmpty && label.unicodeScalars.allSatisfy(\.isHostCharacter)
        && written?.allSatisfy(\.isHostCharacter) == true
    }
  }

  /// Whether it is what nearly all hosts are: labels of plain letters, digits and hyphens, the last one of letters, and none that
  /// stands for other letters.
  private var isPlainlyNamedHost: Bool {
    let labels = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
        && !label.starts(with: "xn--".utf8)
    } && labels.last?.allSatisfy(\.isASCIILetter) == true
  }

  /// Four decimal numbers up to 255; browsers also read octal, hexadecimal and shorter forms, which only
  /// hide where a link leads.
  fileprivate var isIPv4: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        part.utf8.allSatisfy(\.isASCIIDigit) && UInt8(part) != nil && (part.count == 1 || part.first != "0")
      }
  }

  /// Up to eight groups of hexadecimal digits in brackets, one run of zero groups left out.
  fileprivate var isIPv6: Bool {
    let inner = dropFirst().dropLast()
    let groups = inner.split(separator: ":", omittingEmptySubsequences: false)
    guard groups.allSatisfy({ $0.utf8.count <= 4 && $0.utf8.allSatisfy { $0.hexDigitValue != nil } }) else {
      return false
    }
    let empty = groups.filter(\.isEmpty).count
    switch empty {
    case 0: return groups.count == 8
    case 1: return groups.count <= 8 && groups.first != "" && groups.last != ""
    case 2: return groups.count <= 9 && (inner.hasPrefix("::") != inner.hasSuffix("::"))
    default: return inner == "::"
    }
  }
}

extension Substring {
  fileprivate var isNumeral: Bool {
    utf8.allSatisfy(\.isASCIIDigit) || (hasPrefix("0x") && dropFirst(2).utf8.allSatisfy { $0.hexDigitValue != nil })
  }
}

extension Unicode.Scalar {
  /// Letters, digits and marks of any script, but none of the forms (full width, ligatures, raised letters and the
  /// like) that a browser turns into other letters or leaves out, so that the host shown is the host asked. `ß` and `ς`
  /// are such forms of `ss` and `σ` elsewhere, and stand for themselves in a host (UTS 46, section 4).
  fileprivate var isHostCharacter: Bool {
    if isASCII { return UInt8(ascii: self).isASCIIAlphanumeric || self == "-" || self == "_" }
    guard !properties.changesWhenNFKCCaseFolded || self == "ß" || self == "ς" else { return false }
    switch properties.generalCategory {
    case .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .nonspacingMark, .spacingMark: return true
    default: return false
    }
  }
}
