/// Postal codes beside the town or the state they are of.
enum PostalCode {
  /// `TX 78701` is Texas, `10115 Berlin` is Berlin, `London SW1A 2AA` London.
  static func removed(from part: String) -> String {
    guard part.utf8.contains(where: DateReader.isDigit), City.named(part.folded).isEmpty else { return part }
    let words = part.split(separator: " ")
    guard words.count > 1, let first = words.first, let last = words.last else { return part }
    // `SW1A 1AA`
    if words.count == 2, words.allSatisfy(isOfCode), words.contains(where: { $0.contains(where: \.isLetter) }) {
      return ""
    }
    if let name = name(behind: words) ?? name(before: words) { return name }
    // Of four digits or five, and of no street: `1600 Pennsylvania Ave`.
    if (4...5).contains(first.utf8.count), first.utf8.allSatisfy(DateReader.isDigit), !Street.isNamed(part) {
      return words.dropFirst().joined(separator: " ")
    }
    let figures = last.split(separator: "-").map(\.utf8.count)
    let isOfFigures = last.utf8.allSatisfy { DateReader.isDigit($0) || $0 == UInt8(ascii: "-") }
    return isOfFigures && [[5], [5, 4]].contains(figures) ? words.dropLast().joined(separator: " ") : part
  }

  /// `D-10115 Berlin`, `1012 AB Amsterdam`, `111 22 Stockholm`: a code before a town of the table of cities.
  private static func name(behind words: [Substring]) -> String? {
    var rest = words.drop(while: isOfCode)
    guard rest.count < words.count else { return nil }
    if let letters = rest.first, letters.utf8.count == 2, String(letters).isCode, rest.count > 1 {
      rest = rest.dropFirst()
    }
    let name = rest.joined(separator: " ")
    return City.named(name.folded).isEmpty ? nil : name
  }

  /// `Toronto M5V 2T6`, `ON M5V 2T6`, `Mumbai 400001`, `Sydney NSW 2000`: a code behind a town or letters.
  private static func name(before words: [Substring]) -> String? {
    var rest = words[...]
    // `Amsterdam 1012 AB`
    if rest.count > 2, rest[rest.count - 2].utf8.count == 4, let last = rest.last, last.utf8.count == 2,
      String(last).isCode, rest[rest.count - 2].utf8.allSatisfy(DateReader.isDigit)
    {
      rest.removeLast(2)
    }
    while let last = rest.last, isOfCode(last) { rest.removeLast() }
    guard rest.count < words.count, let last = rest.last else { return nil }
    let name = rest.joined(separator: " ")
    return String(last).isCode || !City.named(name.folded).isEmpty ? name : nil
  }

  /// Digits and capitals, at least two of them, and hyphens.
  private static func isOfCode(_ word: Substring) -> Bool {
    word.utf8.count > 1 && word.utf8.contains(where: DateReader.isDigit)
      && word.utf8.allSatisfy { DateReader.isDigit($0) || (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "-") }
  }
}
