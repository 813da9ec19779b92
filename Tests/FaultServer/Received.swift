import Foundation

/// A request as it arrived.
public struct Received: Sendable, Hashable {
  /// For instance `GET`.
  public let method: String

  /// Path and query as sent, still encoded.
  public let target: String

  /// The header lines in their order.
  public let headers: [Line]

  /// Which connection it came over, counted from 1.
  public let connection: Int

  /// One header line.
  public struct Line: Sendable, Hashable {
    /// As sent.
    public let name: String
    /// Without spaces around it.
    public let value: String
  }

  /// The value of the first header line with this name, in any case.
  public subscript(name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The target up to its query.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// The query's parameters, decoded; the last of a name counts.
  public var query: [String: String] {
    var found: [String: String] = [:]
    for pair in target.drop(while: { $0 != "?" }).dropFirst().split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
        $0.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? String($0)
      }
      found[sides[0]] = sides.count > 1 ? sides[1] : ""
    }
    return found
  }

  init?(head: String, connection: Int) {
    let lines = head.split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    guard words.count == 3 else { return nil }
    method = String(words[0])
    target = String(words[1])
    headers = lines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return Line(name: String(line[..<colon]), value: value)
    }
    self.connection = connection
  }
}
