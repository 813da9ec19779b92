import Foundation

/// A file of the index. Files of one kind have the same path but for a number.
struct IndexFile {
  /// All that stands before the number.
  let name: String
  /// Nil for one that has no others beside it.
  let number: Int?

  init(_ name: String, _ number: Int? = nil) { (self.name, self.number) = (name, number) }

  var path: String {
    guard let number else { return name + ".json" }
    return "\(name)\(number).json"
  }
}

/// `data/files.json`: `{"data/cards/0/*.json": "k3T-_9aZ4c", …}`: the files of a large board that a search may ask for, each with a
/// text that changes when it does; who keeps all of them fetches those that became different. For `*` stand the numbers from 0
/// on, and what is said of them stands side by side: dots where there is no such file.
struct IndexList: Sendable {
  static let path = "data/files.json"
  /// Letters of the text of a file: of those that change in a night none is taken for its former self.
  private static let textLength = 5

  /// By their paths.
  private var texts: [String: [UInt8]] = [:]

  init() {}

  /// Reads one back.
  init(_ json: [UInt8]) throws {
    texts = try JSONDecoder().decode([String: String].self, from: Data(json)).mapValues { Array($0.utf8) }
  }

  /// What the list says of a file; nil when it is not on it.
  subscript(file: IndexFile) -> ArraySlice<UInt8>? {
    let start = (file.number ?? 0) * Self.textLength
    guard let texts = texts[Self.key(of: file)], start + Self.textLength <= texts.count, texts[start] != Self.nothing
    else { return nil }
    return texts[start..<start + Self.textLength]
  }

  /// What the list says of a file that has these bytes.
  static func text(of json: some Collection<UInt8>) -> [UInt8] {
    let hash = StableHash.of(json)
    return (0..<UInt64(textLength)).map { NumberCode.letter(hash >> ($0 * 6)) }
  }

  /// Puts a file on the list.
  mutating func note(_ text: some Collection<UInt8>, of file: IndexFile) {
    put(text, at: (file.number ?? 0) * Self.textLength, of: Self.key(of: file))
  }

  /// Puts the files of another on the list.
  mutating func add(_ other: IndexList) {
    for (key, texts) in other.texts {
      if self.texts[key] == nil {
        self.texts[key] = texts
        continue
      }
      for start in stride(from: 0, to: texts.count, by: Self.textLength) where texts[start] != Self.nothing {
        put(texts[start..<start + Self.textLength], at: start, of: key)
      }
    }
  }

  /// The list as it is published.
  var json: [UInt8] {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { json in
      json.object { json in
        for (path, texts) in texts.sorted(by: { $0.key < $1.key }) {
          json.member(named: path, String(decoding: texts, as: UTF8.self))
        }
      }
    }
    return bytes + [UInt8(ascii: "\n")]
  }

  private static let nothing = UInt8(ascii: ".")

  private static func key(of file: IndexFile) -> String { file.name + (file.number == nil ? ".json" : "*.json") }

  private mutating func put(_ text: some Collection<UInt8>, at start: Int, of key: String) {
    texts[key, default: []].put(text, at: start, filling: Self.nothing)
  }
}

extension [UInt8] {
  fileprivate mutating func put(_ text: some Collection<UInt8>, at start: Int, filling nothing: UInt8) {
    if count < start + text.count { append(contentsOf: repeatElement(nothing, count: start + text.count - count)) }
    for (offset, letter) in text.enumerated() { self[start + offset] = letter }
  }
}
