/// One item of `languages:` in `board.yml`: a language of the site, and what the board calls itself in it.
///
/// `- de`, or `- de:` with settings below it.
struct LanguageEntry: Decodable, Sendable, Hashable {
  /// BCP 47: `de`.
  var tag: String
  var title: String?
  var description: String?
  var heading: String?
  /// Where board.yml names it.
  var place: SettingsTree.Place?

  /// With the board's own title and texts.
  init(tag: String, at place: SettingsTree.Place? = nil) { (self.tag, self.place) = (tag, place) }

  init(from decoder: any Decoder) throws {
    if let field = decoder as? FieldDecoder, case .text = field.tree.form {
      self.init(tag: try field.value(as: LanguageTag.self).tag, at: field.tree.place)
      return
    }
    let container = try decoder.container(keyedBy: LanguageWord.self)
    guard let word = container.allKeys.first, container.allKeys.count == 1 else {
      throw Complaint(
        "each language is one tag with its settings", hint: "write `- de`, or `- de:` and `title:` below it")
    }
    guard let tag = LanguageTag(setting: SettingsTree.Text(string: word.stringValue, style: .plain))?.tag else {
      throw Complaint("`\(shortened(word.stringValue))` is not \(LanguageTag.expectation)")
    }
    self.init(tag: tag, at: (decoder as? FieldDecoder)?.tree.place)
    let texts = try container.decode(Texts.self, forKey: word)
    title = texts.title?.text
    description = texts.description.filled
    heading = texts.heading.filled
  }

  private struct Texts: Decodable {
    var title: NonEmptyText?
    var description: String?
    var heading: String?
  }

  private struct LanguageWord: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension LanguageEntry {
  /// For findings.
  var spot: Diagnostic.Spot {
    .file("\(ContentReader.contentFolder)/\(ContentReader.boardFile)", line: place?.line, column: place?.column)
  }
}

extension BoardSettings {
  /// The settings of the board in one of its languages.
  ///
  /// - Parameter folder: where the site stands in it, below the board's own address.
  func inLanguage(_ entry: LanguageEntry, folder: String) -> BoardSettings {
    var settings = self
    settings.language = entry.tag
    settings.baseURL += folder
    if let title = entry.title {
      settings.title = title
      if heading == self.title { settings.heading = title }
    }
    if let description = entry.description { settings.description = description }
    if let heading = entry.heading { settings.heading = heading }
    return settings
  }
}
