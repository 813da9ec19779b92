/// An answer: a status, header lines, bytes.
struct Reply: Sendable {
  var status: String
  var type: String
  var body: [UInt8]
  var headers: [String] = []

  init(status: String = "200 OK", type: String, body: [UInt8], headers: [String] = []) {
    (self.status, self.type, self.body, self.headers) = (status, type, body, headers)
  }

  init(status: String, text: String, headers: [String] = []) {
    self.init(status: status, type: "text/plain; charset=utf-8", body: Array((text + "\n").utf8), headers: headers)
  }

  /// A page that is elsewhere on this server.
  static func moved(to path: String) -> Reply {
    Reply(status: "302 Found", text: "It is elsewhere.", headers: ["Location: \(path)"])
  }

  /// The whole answer as it is sent. There is no header that lets another site read it, and each connection ends with it.
  ///
  /// - Parameter withBody: false for HEAD, which gets the same headers.
  func bytes(withBody: Bool) -> [UInt8] {
    let lines = [
      "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.count)", "Connection: close",
    ]
    return Self.head(lines + headers) + (withBody ? body : [])
  }

  /// The head of an answer whose end is not known.
  static let eventStream = head([
    "HTTP/1.1 200 OK", "Content-Type: text/event-stream", "Connection: close",
  ])

  private static func head(_ lines: [String]) -> [UInt8] {
    Array((lines + safety).joined(separator: "\r\n").utf8) + Array("\r\n\r\n".utf8)
  }

  /// On every answer.
  private static let safety = [
    "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
    "X-Frame-Options: DENY", "Referrer-Policy: same-origin",
  ]
}
