/// What people narrow a search by beside the work itself: who may apply, what one must bring along, when one has to be there.
///
/// Sources say it as facts of a job, in their own words; what no fact says is not known.
public enum Condition: String, Sendable, Hashable, CaseIterable {
  /// Who may apply: `The public`, `Veterans`.
  case hiringPath
  /// `Secret`, `Not Required`.
  case clearance
  /// `Occasional travel`, `25% or less`.
  case travel
  /// The zones from which the work can be done: `UTC-5`, `UTC+5:30`.
  case timeZone
  /// Whether the employer helps with a visa: `Yes`, `No`.
  case sponsorship

  /// What it is called in the facts of a job.
  public var label: String {
    switch self {
    case .hiringPath: "Open to"
    case .clearance: "Security clearance"
    case .travel: "Travel"
    case .timeZone: "Time zones"
    case .sponsorship: "Visa sponsorship"
    }
  }

  /// The condition that a fact names; nil for any other fact.
  init?(_ fact: Job.Fact) {
    let label = fact.label
    guard label.withBytes(Self.mayName), let condition = Self.byLabel[label] ?? Self.byName[label.folded] else {
      return nil
    }
    self = condition
  }

  /// Whether a label may name one: most that do not are told by their first two letters.
  static func mayName(_ label: UnsafeRawBufferPointer) -> Bool {
    guard label.count > 1, isLetter(label[0]), isLetter(label[1]) else { return true }
    return beginnings.contains(SIMD2(label[0] | 0x20, label[1] | 0x20))
  }

  private static let byLabel = Dictionary(uniqueKeysWithValues: allCases.map { ($0.label, $0) })
  private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.label.folded, $0) })
  private static let beginnings = byName.keys.map { name in name.withBytes { SIMD2($0[0], $0[1]) } }
}

extension Condition {
  /// Scalars of a value. What is longer is a sentence, and nobody chooses it from a list.
  private static let longest = 60
  /// Values of one job: there are 38 zones.
  private static let most = 40

  /// The values that a fact's text names.
  func values(in text: String) -> [String] {
    let parts: [String]
    switch self {
    case .hiringPath: parts = Self.listed(text)
    case .timeZone: parts = text.split(separator: ",").compactMap { Self.zone($0.trimmed) }
    case .clearance, .travel: parts = [text]
    case .sponsorship:
      parts = [["yes": "Yes", "true": "Yes", "no": "No", "false": "No"][text.folded]].compactMap { $0 }
    }
    var seen: Set<String> = []
    let values = parts.map(\.composed).filter {
      !$0.isEmpty && $0.unicodeScalars.count <= Self.longest && seen.insert($0).inserted
    }
    return Array(values.prefix(Self.most))
  }

  /// The members of a list with commas. One in brackets, or before a small letter, divides nothing: `Federal employees,
  /// competitive service`, `Career transition (CTAP, ICTAP, RPL)`.
  static func listed(_ text: String) -> [String] {
    guard text.utf8.contains(UInt8(ascii: ",")) else { return text.isEmpty ? [] : [text.trimmed] }
    var parts: [String] = []
    var depth = 0
    for piece in text.split(separator: ",") {
      let words = String(piece).trimmed
      if depth > 0 || words.first?.isLowercase == true, !parts.isEmpty {
        parts[parts.count - 1] += ", \(words)"
      } else {
        parts.append(words)
      }
      depth = max(0, depth + piece.count { $0 == "(" } - piece.count { $0 == ")" })
    }
    return parts
  }

  /// A list that is taken apart into the same values again: each begins with a capital.
  static func list(_ values: [String]) -> String {
    values.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: ", ")
  }

  /// A distance from UTC as all of them are compared: `UTC-5` for `utc−05:00`, `UTC+5:30` for `UTC+5.5`, `UTC+0` for `UTC`.
  /// Nil for other words: `European time zones`, and `CET`, which is another distance in summer.
  static func zone(_ text: String) -> String? {
    let signed = text.uppercased().replacing("−", with: "-")
    guard signed.hasPrefix("UTC") else { return nil }
    let distance = signed.dropFirst(3)
    if distance.isEmpty { return "UTC+0" }
    guard let sign = distance.first, "+-".contains(sign), let hours = hours(distance.dropFirst()),
      (0...14).contains(hours)
    else { return nil }
    let (whole, minutes) = Int((hours * 60).rounded()).quotientAndRemainder(dividingBy: 60)
    return "UTC\(hours == 0 ? "+" : sign)\(whole)" + (minutes == 0 ? "" : ":\(padded(minutes, 2))")
  }

  /// `5`, `05`, `5.5`, `5:30`
  private static func hours(_ text: Substring) -> Double? {
    guard let colon = text.firstIndex(of: ":") else { return text.first?.isNumber == true ? Double(text) : nil }
    let minutes = text[colon...].dropFirst()
    guard let whole = UInt8(text[..<colon]), minutes.utf8.count == 2, let part = UInt8(minutes), part < 60
    else { return nil }
    return Double(whole) + Double(part) / 60
  }
}

/// The conditions of one job.
public struct Conditions: Sendable, Hashable {
  /// Nil without any.
  private var entries: Shared<[Entry]>?

  private struct Entry: Sendable, Hashable {
    var condition: Condition
    var value: String
  }

  /// None is known.
  public init() {}

  /// What some facts say.
  public init(_ facts: [Job.Fact]) {
    let named = facts.map { (condition: Condition($0), fact: $0) }
    var entries: [Entry] = []
    // In one order, whatever the order of the facts.
    for condition in Condition.allCases {
      guard let fact = named.first(where: { $0.condition == condition })?.fact else { continue }
      entries += condition.values(in: fact.value).map { Entry(condition: condition, value: $0) }
    }
    if !entries.isEmpty { self.entries = Shared(entries) }
  }

  public var isEmpty: Bool { entries == nil }

  /// What tells these from those that other jobs were given.
  var identity: UInt64? { entries?.identity }

  /// What is known of one of them.
  public subscript(condition: Condition) -> [String] {
    guard let entries = entries?.value, let first = entries.firstIndex(where: { $0.condition == condition }) else {
      return []
    }
    // Those of one stand side by side.
    return entries[first...].prefix { $0.condition == condition }.map(\.value)
  }
}
