/// The query part of an address, in the order it was written; a name may come twice.
///
///     let query: Query = ["Keyword": "nurse & midwife", "Page": "2"]
///     query.appended(to: "https://jobs.example/search")
public struct Query: Sendable, Hashable {
  private var items: [Item] = []

  private struct Item: Hashable {
    var name: String
    var value: String
  }

  /// These parameters, names and values, in this order.
  public init(_ pairs: some Sequence<(String, String)> = []) {
    for (name, value) in pairs { append(name, value) }
  }

  /// Adds a parameter at the end.
  public mutating func append(_ name: String, _ value: String) {
    items.append(Item(name: name, value: value))
  }

  /// `?a=b&c=d`, or nothing without parameters.
  public var text: String { items.isEmpty ? "" : "?\(pairs)" }

  /// `url` asking this too: after `?`, or after `&` when it asks something already. A fragment is dropped.
  public func appended(to url: String) -> String {
    let address = url.prefix { $0 != "#" }
    guard !items.isEmpty else { return String(address) }
    guard let mark = address.firstIndex(of: "?") else { return "\(address)?\(pairs)" }
    let needsJoint = address.index(after: mark) != address.endIndex && address.last != "&"
    return "\(address)\(needsJoint ? "&" : "")\(pairs)"
  }

  /// `text` with every byte but letters, digits and `-._~` written as `%` and two hexadecimal digits: RFC 3986.
  public static func percentEncoded(_ text: String) -> String {
    if text.utf8.allSatisfy(isUnreserved) { return text }
    var encoded: [UInt8] = []
    for byte in text.utf8 {
      if isUnreserved(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), hexadecimal[Int(byte >> 4)], hexadecimal[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// `text` as one step of an address's path. Nil where it cannot be one: `.` and `..` lead elsewhere, however they are coded.
  public static func pathStep(_ text: String) -> String? {
    text == "." || text == ".." || text.isEmpty ? nil : percentEncoded(text)
  }
}

extension Query: ExpressibleByDictionaryLiteral {
  /// `["a": "b", "c": "d"]`, in this order.
  public init(dictionaryLiteral items: (String, String)...) {
    self.init(items)
  }
}

extension Query: CustomStringConvertible {
  /// As in `text`.
  public var description: String { text }
}

extension Query {
  fileprivate static let hexadecimal = Array("0123456789ABCDEF".utf8)

  fileprivate var pairs: String {
    items.map { "\(Self.percentEncoded($0.name))=\(Self.percentEncoded($0.value))" }.joined(separator: "&")
  }

  fileprivate static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }
}
