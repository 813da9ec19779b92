/// The grade that a saved search asks for: `11`, `9-12`, `E13`, `E9-E12`, `GS-12`, `GS-9/11`, `D`.
struct WantedGrade: Sendable {
  private let wish: Wish
  /// What is asked for, as lists show it.
  private let text: String

  private enum Wish: Sendable {
    /// A number of this scale, or of any; and what stands behind the number, where the search says it: `9b`.
    case numbers(ClosedRange<Int>, scale: String?, addition: String)
    /// A plan, or a grade that is letters: `GS`, `SES`.
    case name(String)
    /// One of some letters, of this plan or of any: `D`, `A-D`, `ZP-D`.
    case letters(ClosedRange<String>, plan: String?)
  }

  /// - Parameter text: as a search writes it, one grade or two with a hyphen between.
  init(_ text: String) {
    self.text = text.folded
    let words = self.text.split(separator: " ").map { GradeWord($0) }
    // The plan before a span: `GS-9/11`.
    let plan = words.count == 3 && words.dropFirst().allSatisfy { $0.number != nil } ? words[0].letters : ""
    let (first, last) = (words.dropFirst(plan.isEmpty ? 0 : 1).first ?? GradeWord(""), words.last ?? GradeWord(""))
    switch (first.number, last.number) {
    case (let low?, let high?):
      let scale = first.letters.isEmpty ? last.letters.isEmpty ? plan : last.letters : first.letters
      let isSpan = words.count > 1
      wish = .numbers(
        min(low, high)...max(low, high), scale: scale.isEmpty ? nil : scale, addition: isSpan ? "" : first.addition)
    case (nil, let number?):
      // `GS-12`, `TV-E9`
      wish = .numbers(
        number...number, scale: last.letters.isEmpty ? first.letters : last.letters, addition: last.addition)
    case (let number?, nil):
      wish = .numbers(number...number, scale: first.letters.isEmpty ? nil : first.letters, addition: first.addition)
    case (nil, nil):
      let (low, high) = (first.letters, last.letters)
      if low.count == 1, high.count == 1 {
        wish = .letters(min(low, high)...max(low, high), plan: nil)
      } else if words.count > 1 {
        wish = .letters(high...high, plan: low)
      } else {
        wish = .name(low)
      }
    }
  }

  func matches(_ grade: Grade) -> Bool {
    if grade.text.folded == text { return true }
    let known = GradeReading(grade)
    switch wish {
    case .numbers(let numbers, let scale, let addition):
      return known.steps.contains { step in
        step.numbers.overlaps(numbers) && (scale == nil || scale == step.scale)
          && (addition.isEmpty || addition == step.addition)
      }
    case .name(let name): return known.names.contains { $0.text == name }
    case .letters(let letters, let plan):
      return known.names.contains {
        !$0.isScale && $0.text.count == letters.upperBound.count && letters.contains($0.text)
          && (plan == nil || plan == $0.plan)
      }
    }
  }
}

/// What a grade says, taken apart: `GS-9/11`, `TVöD E13`, `Band 5`, `ZP-D`.
private struct GradeReading {
  /// Numbers of one scale, and what stands behind the first.
  struct Step {
    let scale: String
    var numbers: ClosedRange<Int>
    let addition: String
  }
  /// A word without a number, behind which word it stands, and whether it is the scale of the number behind it.
  struct Name {
    let text: String
    let plan: String?
    var isScale = false
  }

  private(set) var steps: [Step] = []
  private(set) var names: [Name] = []
  /// Whether the word before was a number.
  private var isBehindNumber = false

  init(_ grade: Grade) {
    let plan = (grade.plan ?? "").folded.split(separator: " ")
    if grade.low == nil, grade.high == nil {
      for word in plan { take(GradeWord(word)) }
    } else {
      let grades = [grade.low, grade.high].compactMap { $0?.folded }.map { GradeWord($0[...]) }
      for word in plan {
        // Figures in the name of a plan are no grade, but `E9-E15` has none.
        let first = GradeWord(word)
        let isGrade = first.number != nil && !first.letters.isEmpty && first.letters == grades.first?.letters
        isGrade ? take(first) : take(name: String(word))
      }
      for word in grades { take(word) }
    }
  }

  private mutating func take(name: String) {
    names.append(Name(text: name, plan: names.last?.text))
    isBehindNumber = false
  }

  private mutating func take(_ word: GradeWord) {
    guard let number = word.number else { return take(name: word.letters) }
    let last = steps.last
    defer { isBehindNumber = true }
    // `9/11`, `E9-E11`: all from the one to the other.
    if isBehindNumber, let last, word.letters.isEmpty || word.letters == last.scale {
      let numbers = last.numbers
      steps[steps.count - 1].numbers = min(numbers.lowerBound, number)...max(numbers.upperBound, number)
      return
    }
    if word.letters.isEmpty, !isBehindNumber, !names.isEmpty { names[names.count - 1].isScale = true }
    let scale = word.letters.isEmpty ? names.last?.text ?? "" : word.letters
    steps.append(Step(scale: scale, numbers: number...number, addition: word.addition))
  }
}

/// A word of a grade: `e13`, `12`, `d`, `9b`.
private struct GradeWord {
  let letters: String
  /// Nil for a word without digits, and for one with too many.
  let number: Int?
  /// What stands behind the digits.
  let addition: String

  /// - Parameter word: folded.
  init(_ word: Substring) {
    let letters = word.prefix { !$0.isNumber }
    let digits = word[letters.endIndex...].prefix { $0.isNumber }
    number = Int(digits)
    self.letters = String(number == nil ? word : letters)
    addition = number == nil ? "" : String(word[digits.endIndex...])
  }
}
