/// Files and whole folders in an output that Boardwalk did not write, and leaves as they are.
public struct LeftAlone: Sendable, Hashable {
  public private(set) var count = 0
  /// The first of them, by their paths: enough to know what they are.
  public private(set) var first: [String] = []

  private static let mostNamed = 3

  /// None.
  init() {}

  init(_ survey: Survey) {
    count = survey.files.count + survey.folders.count
    first = Array((survey.files + survey.folders.map { $0 + "/" }).prefix(Self.mostNamed))
  }

  /// What a summary says of them: `, 1 not ours left alone: .gitignore`; nothing where there are none.
  public var words: String {
    if count == 0 { return "" }
    let names = first.map { quoted($0) }.joined(separator: ", ")
    return ", \(count) not ours left alone: \(names)\(count > first.count ? " …" : "")"
  }
}
