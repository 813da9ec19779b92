/// One item of `sources:` in `board.yml`: a source and how this board asks it.
public struct SourceEntry: Sendable {
  /// What the board calls it: the source's own word, or `name:` where one source is asked twice. Unique, `[a-z0-9-]`.
  /// It is part of every job's id.
  public var name: String
  /// Another address to ask instead of the source's own.
  public var endpoint: String?
  /// A folder of recorded replies to read instead of asking anybody, as a path that can be opened.
  public var replies: String?
  /// The source with its settings.
  public var source: any JobSource
  /// How the source wants to be named and what may be done with its jobs; the board may be stricter.
  public var policy: SourcePolicy
  /// What of it is too poor to be shown.
  public var quality: QualityGate
  /// Where it is written; what it lacks is said there.
  var spot = SourceEntry.settings
  /// `replies` as it is written, and where; nil where it is not, and in tests.
  var writtenReplies: Written<String>?

  /// Where sources are written: what a source lacks is told so before its entry is known.
  static let settings = Diagnostic.Spot.file("\(ContentReader.contentFolder)/\(ContentReader.boardFile)")

  /// An entry as `board.yml` would make it.
  public init(name: String, endpoint: String? = nil, replies: String? = nil, source: any JobSource) {
    self.name = name
    self.endpoint = endpoint
    self.replies = replies
    self.source = source
    policy = source.policy
    quality = type(of: source).quality
  }
}

extension SourceEntry: Decodable {
  /// Reads a map with one field: the source's word, and its settings or nothing.
  public init(from decoder: any Decoder) throws {
    if let field = decoder as? FieldDecoder, case .text(let word) = field.tree.form {
      throw SourceEntry.bareWord(word.string)
    }
    let container = try decoder.container(keyedBy: SourceWord.self)
    let words = container.allKeys
    guard let word = words.first, words.count == 1 else {
      let written = words.map { "`\($0.stringValue)`" }.joined(separator: ", ")
      throw Complaint(
        "each source is one name with its settings, not \(written.isEmpty ? "nothing" : written)",
        hint: "write `- usajobs:` and its settings below, indented further")
    }
    guard let type = jobSources.first(where: { $0.name == word.stringValue }) else {
      throw SourceEntry.unknown(word.stringValue)
    }
    source = try container.decode(type, forKey: word)
    let settings = try container.decode(SettingsOfEverySource.self, forKey: word)
    name = settings.name?.text ?? word.stringValue
    endpoint = settings.endpoint?.url
    replies = settings.replies?.value
    writtenReplies = settings.replies
    policy = try settings.policy?.value.tightening(source.policy, at: settings.policy?.place) ?? source.policy
    quality = settings.quality?.applied(to: type.quality) ?? type.quality
  }
}

extension SourceEntry {
  private static func unknown(_ word: String) -> Complaint {
    let known = jobSources.map { $0.name }
    let meant = nearest(word, in: known).map { "did you mean `\($0)`?" }
    return Complaint(
      "unknown source `\(shortened(word))`", hint: meant ?? "the sources are \(known.joined(separator: ", "))")
  }

  /// A source's word without the colon that its settings come after.
  private static func bareWord(_ text: String) -> Complaint {
    let word = text.trimmingPrefix(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != ":" }
    guard jobSources.contains(where: { $0.name == word }) else { return unknown(text) }
    return Complaint(
      "`\(shortened(text))` is a word alone, and a source is a name with a colon and its settings",
      hint: "write `- \(word):` on a line of its own, and its settings below, indented further")
  }
}

/// The settings that every source takes, beside its own.
private struct SettingsOfEverySource: Decodable {
  var name: SourceName?
  var endpoint: EndpointAddress?
  var replies: Written<String>?
  var policy: Written<PolicyFields>?
  var quality: QualityFields?
}

private struct SourceName: ScalarSetting {
  var text: String

  static let expectation = "a name of at most 40 small letters, digits and hyphens, and neither jobs nor referrals"
  static let placeholder = SourceName(text: "")

  private init(text: String) { self.text = text }

  /// `jobs` and `referrals` are where posts come from.
  init?(setting text: SettingsTree.Text) {
    guard isSlug(text.string), text.string.utf8.count <= 40, !["jobs", "referrals"].contains(text.string)
    else { return nil }
    self.text = text.string
  }
}

private struct SourceWord: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
