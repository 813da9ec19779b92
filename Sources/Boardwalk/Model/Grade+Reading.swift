extension Grade {
  /// Reads `GS-9/11`, `GS-12`, `9-11`; what it cannot take apart is the plan.
  init(written text: String) {
    let parts = text.split(separator: "-", maxSplits: 1).map(\.trimmed)
    let hasPlan = parts.first?.contains(where: \.isLetter) ?? false
    let grades = hasPlan ? parts.dropFirst().joined() : text
    let span = grades.split { $0 == "/" || $0 == "-" }.map(\.trimmed)
    if span.allSatisfy(Self.isGrade) {
      self.init(plan: hasPlan ? parts.first : nil, low: span.first, high: span.last)
    } else {
      self.init(plan: text, low: nil, high: nil)
    }
  }

  /// `11`, `07`, `D`, and not `11 to GS`.
  private static func isGrade(_ text: String) -> Bool {
    (1...3).contains(text.utf8.count) && text.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
