/// What a server answered, whatever its status: 404 is an answer, not an error.
public struct Response: Sendable, Hashable {
  /// The HTTP status code.
  public var status: Int

  /// The header lines of the final reply.
  public var headers: Headers

  /// The body, decompressed, and as long as was announced. One thing libcurl does not notice: a compressed body
  /// whose end is missing although as many bytes came as were announced. Whoever parses it will.
  public var body: [UInt8]

  /// The address that answered, after redirects.
  public var url: String

  /// How long it took, redirects included.
  public var seconds: Double

  /// A reply; fake servers make their own.
  public init(status: Int, headers: Headers = [:], body: [UInt8] = [], url: String = "", seconds: Double = 0) {
    self.status = status
    self.headers = headers
    self.body = body
    self.url = url
    self.seconds = seconds
  }

  /// The first 80 printable characters of the body, for a finding about a reply that is not what was asked for.
  public var opening: String {
    let text = String(decoding: body.prefix(Self.openingBytes), as: UTF8.self)
    let words = text.split { $0.isWhitespace || $0.unicodeScalars.contains(where: \.isUnprintable) }
    return String(words.joined(separator: " ").prefix(Self.openingCharacters))
  }
}

extension Response: CustomStringConvertible, CustomDebugStringConvertible {
  /// Status and size. Neither address nor text: they may hold a key, and may be large.
  public var description: String { "\(status), \(body.count) bytes" }

  /// As in `description`.
  public var debugDescription: String { description }
}

extension Response {
  fileprivate static let openingCharacters = 80

  /// Enough for 80 characters after the blank lines pages begin with.
  fileprivate static let openingBytes = 2048
}

extension Unicode.Scalar {
  fileprivate var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
