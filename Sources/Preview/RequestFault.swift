/// Why a request is not answered with a page. The texts are fixed: nothing of a request is ever shown.
enum RequestFault: Error, Equatable {
  /// Not HTTP, or a target that could mean two things.
  case malformed
  /// A host this server does not go by, or another site's page asks.
  case forbidden
  /// Something other than looking.
  case notAllowed
  /// It did not come in time.
  case late
  /// More bytes than a browser sends.
  case tooLong
  /// As many as can be served are being served.
  case busy

  var reply: Reply {
    switch self {
    case .malformed: Reply(status: "400 Bad Request", text: "This request is not understood.")
    case .forbidden: Reply(status: "403 Forbidden", text: "This preview answers to its own address only.")
    case .notAllowed:
      Reply(
        status: "405 Method Not Allowed", text: "This preview can only be looked at.", headers: ["Allow: GET, HEAD"])
    case .late: Reply(status: "408 Request Timeout", text: "The request took too long.")
    case .tooLong: Reply(status: "431 Request Header Fields Too Large", text: "The request is too long.")
    case .busy:
      Reply(status: "503 Service Unavailable", text: "Too many requests at once.", headers: ["Retry-After: 1"])
    }
  }
}
