/// What templates of other engines have, and how it is written here: for the hint of a mistake.
enum OtherEngines {
  /// - Parameter words: what a tag has instead of a name: `if lede`, `title | upper`.
  static func hint(for words: [Substring]) -> String? {
    switch (words.first, words.dropFirst().first) {
    case ("if", let name?), ("each", let name?), ("with", let name?):
      "a section is opened by its name alone: `{{#\(name)}}`"
    case ("unless", let name?): "what is shown where nothing is there is `{{^\(name)}}`"
    default: words.contains { $0.hasPrefix("|") } ? "there are no filters: values come as they are shown" : nil
    }
  }

  /// - Parameter name: one that leads nowhere: `else`, `this.title`, `../title`.
  static func hint(for name: String) -> String? {
    let last = name.split { "./".contains($0) }.last ?? ""
    if name.hasPrefix("../") { return "what is further out is found by its name: `{{\(last)}}`" }
    switch name {
    case "else": return "what is shown otherwise is a section of its own: `{{^name}}`"
    case "this", "@this": return "what a section goes over is `{{.}}`, and its parts are called by their names"
    default: return nil
    }
  }
}
