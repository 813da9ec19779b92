/// One thing a server does on an open connection.
public enum Step: Sendable {
  /// Sends these bytes as they are: nothing is added.
  case bytes([UInt8])

  /// Does nothing for a while.
  case pause(Duration)

  /// Sends the same bytes again and again, with a pause before each, until nobody listens any more.
  case forever([UInt8], every: Duration)

  /// Ends the connection in good order.
  case close

  /// Breaks the connection: the other side sees a reset.
  case reset
}

extension Step {
  /// Sends a text as it is; line ends are the caller's.
  public static func text(_ text: String) -> Step { .bytes(Array(text.utf8)) }
}

extension Array where Element == Step {
  /// A correct HTTP reply that leaves the connection open.
  public static func reply(_ status: Int = 200, _ headers: [(String, String)] = [], _ body: [UInt8] = []) -> [Step] {
    [.head(status, headers + [("Content-Length", "\(body.count)")]), .bytes(body)]
  }

  /// A correct HTTP reply with a text as its body.
  public static func reply(_ status: Int = 200, _ headers: [(String, String)] = [], _ body: String) -> [Step] {
    reply(status, headers, [UInt8](body.utf8))
  }

  /// A correct JSON reply.
  public static func json(_ body: String) -> [Step] {
    reply(200, [("Content-Type", "application/json")], body)
  }
}

extension Step {
  /// A status line and header lines, without a length: what follows is the caller's to make right or wrong.
  public static func head(_ status: Int = 200, _ headers: [(String, String)] = []) -> Step {
    let lines = headers.map { "\($0.0): \($0.1)\r\n" }.joined()
    return .text("HTTP/1.1 \(status) Scripted\r\n\(lines)\r\n")
  }
}
