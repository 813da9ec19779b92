import Mustache

/// What stands above every list, of jobs or of anything else.
struct ListFrame {
  var heading: String
  /// One sentence under the heading.
  var lede: String?
  var count: Int
  /// What they are, without their number.
  var noun: Phrase
  /// How many of them are new on the day of the board.
  var fresh = 0
  var day: Day?
  /// The first page of the site, with the search form.
  var isHome = false
  /// Paths in the site.
  var feed: String?
  var jsonFeed: String?
  var calendar: String?

  static let fields: [(String, Kind)] = [
    ("heading", .text), ("lede", .optional(.text)), ("results", .record(results)), ("home", .flag),
    ("feed", .optional(.url)), ("jsonFeed", .optional(.url)), ("calendar", .optional(.url)),
  ]
  private static let results = Shape([
    "count": .text, "noun": .text, "fresh": .optional(.text), "day": .optional(.text),
  ])

  func values(in language: Language) -> [(String, Value)] {
    let results = Record(
      Self.results,
      [
        "count": .text(language.figure(count)), "noun": .text(language.say(noun, count)),
        "fresh": .text(fresh > 0 ? language.say(isHome ? .newToday : .newCount, fresh) : nil),
        "day": .text(day?.description),
      ])
    return [
      ("heading", .text(heading)), ("lede", .text(lede)), ("results", .record(results)), ("home", .flag(isHome)),
      ("feed", .url(feed)), ("jsonFeed", .url(jsonFeed)), ("calendar", .url(calendar)),
    ]
  }
}
