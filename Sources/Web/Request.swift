import Foundation

/// A request as a value: GET, or POST when it carries a form. It can be compared, printed (secrets as dots) and sent by a `Client`.
public struct Request: Sendable, Hashable {
  /// An absolute address. It must be `https`, or `http` to this machine; without user name and password.
  public var url: String

  /// Whether it may be `http` to other machines too, there and on to others: where nothing of the reply is believed.
  public var mayBePlain = false

  /// Sent in this order, beside what every request needs.
  public var headers: [Header]

  /// The fields of a form, coded as a query is: then it is sent as POST. Nil for GET.
  public var form: String?

  /// Who asks. Some services want an e-mail address here; a header named `User-Agent` takes its place.
  public var userAgent: String

  /// What the request may cost.
  public var limits: Limits

  /// What to do when the server sends us elsewhere.
  public var redirects: Redirects

  /// The address of a proxy, such as `http://proxy.example:3128`. The environment is never asked for one.
  /// Requests to this machine go without it.
  public var proxy: String?

  /// A request with the usual limits that follows a few redirects.
  public init(
    url: String, headers: [Header] = [], userAgent: String = "Boardwalk",
    limits: Limits = Limits(), redirects: Redirects = .follow(atMost: Redirects.usualHops), proxy: String? = nil
  ) {
    self.url = url
    self.headers = headers
    self.userAgent = userAgent
    self.limits = limits
    self.redirects = redirects
    self.proxy = proxy
  }
}

extension Request {
  /// The header lines that hold no secret, as they are sent.
  public var openHeaders: [String] { headers.filter { !$0.isSecret }.map(\.description) }

  /// Whether it carries something that no other host may see.
  var hasSecrets: Bool { headers.contains(where: \.isSecret) }

  /// All that can be wrong with it before anything is sent, except the address.
  func check() throws(WebError) {
    for header in headers { try header.check() }
    try Header.checkValue(userAgent, of: "User-Agent")
  }

  /// `text` with dots for every secret of this request: a server may echo what it was sent.
  func redacted(_ text: String) -> String {
    headers.filter(\.isSecret).map(\.revealedValue).filter { !$0.isEmpty }.reduce(text) { text, secret in
      text.replacingOccurrences(of: secret, with: Secret.dots, options: .caseInsensitive)
    }
  }
}
