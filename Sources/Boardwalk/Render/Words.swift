/// Figures as findings say them, and what stands for a name.
enum Words {
  /// `1,447`
  static func count(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    var text = number < 0 ? "−" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// `1 job`, `1,447 jobs`
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(count(number)) \(number == 1 ? one : many)"
  }

  private static let small: Set = [
    "of", "the", "and", "for", "de", "la", "del", "und", "der", "die", "das", "van", "von", "in", "at",
  ]

  /// Two letters for a tile: `National Office of Tides` is `NO`, `Ada` is `AD`.
  static func monogram(_ name: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.filter { !small.contains($0.lowercased()) }
    let letters = words.count > 1 ? words.prefix(2).compactMap(\.first) : Array((words.first ?? "·").prefix(2))
    return String(letters).uppercased()
  }

  /// One of the theme's 24 colours, always the same for a name.
  static func hue(_ name: String) -> Int { Int(StableHash.of(name.utf8) % 24) }
}
