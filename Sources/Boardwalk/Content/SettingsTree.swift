/// What a settings file says, with the place of everything in it: the small part of YAML that Boardwalk reads.
struct SettingsTree: Sendable, Hashable {
  var form: Form
  var place: Place

  enum Form: Sendable, Hashable {
    /// Nothing after the colon, `~` or `null`.
    case empty
    case text(Text)
    case list([SettingsTree])
    case map([Field])
  }

  /// A word, a number, a sentence: what it is meant as depends on who asks.
  struct Text: Sendable, Hashable {
    var string: String
    var style: Style

    enum Style: Sendable, Hashable {
      case plain, quoted
      /// After `|` or `>`, on the lines below.
      case block
    }
  }

  /// A name and its value.
  struct Field: Sendable, Hashable {
    var name: String
    var place: Place
    var value: SettingsTree
  }

  /// Line and column in the file, from 1; columns count Unicode scalars.
  struct Place: Sendable, Hashable {
    var line: Int
    var column: Int

    init(_ line: Int, _ column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// For sentences: `a list`.
  var kind: String {
    switch form {
    case .empty: "empty"
    case .text: "a text"
    case .list: "a list"
    case .map: "a map"
    }
  }
}
