/// The header lines of a reply, in their order; names are compared without regard to case.
public struct Headers: Sendable, Hashable {
  /// Every line, in its order.
  public private(set) var lines: [Line] = []

  /// One header line.
  public struct Line: Sendable, Hashable, Codable {
    /// As it came.
    public var name: String
    /// Without spaces around it.
    public var value: String
  }

  /// No lines.
  public init() {}

  /// The value of the first line with this name.
  public subscript(name: String) -> String? {
    let wanted = name.lowercased()
    return lines.first { $0.name.lowercased() == wanted }?.value
  }

  /// The values of all lines with this name: `Link` and `Set-Cookie` may come more than once.
  public func all(_ name: String) -> [String] {
    let wanted = name.lowercased()
    return lines.filter { $0.name.lowercased() == wanted }.map(\.value)
  }

  /// The moment that the first line with this name tells, in any of the forms of RFC 9110, section 5.6.7: seconds since
  /// 1970 UTC. Nothing when there is no such line or it tells no date.
  public func instant(_ name: String) -> Int64? { self[name].flatMap(Web.instant(ofHTTPDate:)) }

  /// Adds a line at the end.
  public mutating func append(_ name: String, _ value: String) {
    lines.append(Line(name: name, value: value))
  }
}

extension Headers: ExpressibleByDictionaryLiteral {
  /// `["Content-Type": "application/json"]`; a name may come twice.
  public init(dictionaryLiteral lines: (String, String)...) {
    for (name, value) in lines { append(name, value) }
  }
}
