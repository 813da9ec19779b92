/// `quality:` of a source in `board.yml`: what of it is too poor to be shown, in place of what the source itself says.
struct QualityFields: Decodable, Sendable {
  var shortestText: WholeNumber<TextLengths>?
  var refuseTitles: OneOrMany<TitlePattern>?
  var wantTitles: OneOrMany<TitlePattern>?

  /// The gate with what is set here changed.
  func applied(to gate: QualityGate) -> QualityGate {
    var gate = gate
    if let shortestText { gate.shortestText = shortestText.value }
    if let refuseTitles { gate.refusedTitles = refuseTitles.all }
    if let wantTitles { gate.wantedTitles = wantTitles.all }
    return gate
  }
}

/// Characters of a job's text.
enum TextLengths: NumberLimits { static let range = 0...100_000 }

extension TitlePattern: ScalarSetting {
  static let expectation = "a title, in which * stands for anything, such as `how to *`"
  static let placeholder = TitlePattern("")

  public init(from decoder: any Decoder) throws { self = try Self.read(from: decoder) }

  init?(setting text: SettingsTree.Text) {
    let pattern = TitlePattern(text.string)
    guard pattern.saysSomething, text.string.utf8.count <= 200 else { return nil }
    self = pattern
  }
}
