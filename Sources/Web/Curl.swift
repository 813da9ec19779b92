import CCurl
import Foundation
import Synchronization

/// libcurl's handles between requests: each keeps its connections open for the next request to the same host.
final class Handles: Sendable {
  private let idle = Mutex<[Handle]>([])

  /// Runs one request on the calling thread; redirects are not followed.
  func perform(
    _ request: Request, with target: Target, until cancellation: Cancellation
  ) -> Result<Response, WebError> {
    guard isReady, let handle = idle.withLock({ $0.popLast() }) ?? Handle() else {
      return .failure(.failed("libcurl cannot start"))
    }
    let exchange = Exchange(request, with: target, until: cancellation)
    let result = Result { () throws(WebError) in try exchange.run(on: handle.pointer) }
    curl_easy_reset(handle.pointer)
    let isKept = idle.withLock { idle in
      guard idle.count < Self.mostIdle else { return false }
      idle.append(handle)
      return true
    }
    if !isKept { curl_easy_cleanup(handle.pointer) }
    return result
  }

  deinit {
    for handle in idle.withLock({ $0 }) { curl_easy_cleanup(handle.pointer) }
  }

  /// More sources than this are rarely asked at once, and each handle holds on to up to five connections.
  private static let mostIdle = 4

  private struct Handle: Sendable {
    // libcurl allows a handle on any thread, one at a time; only the one that took it from `idle` has it.
    nonisolated(unsafe) let pointer: UnsafeMutableRawPointer

    init?() {
      guard let pointer = curl_easy_init() else { return nil }
      self.pointer = pointer
    }
  }
}

/// libcurl wants this once for a process, before anything else; a global constant is made once on any thread.
private let isReady = ccurl_global_init() == CURLE_OK

/// One request and what has come back of it. Lives on one thread.
private final class Exchange {
  private let request: Request
  private let target: Target
  private let cancellation: Cancellation
  private let proxy: String?
  private var headers = HeaderReader()
  private var body: [UInt8] = []
  private var socketsOpened = 0
  private var socketsRefused = 0
  /// Why we ourselves ended the transfer.
  private var failure: WebError?

  init(_ request: Request, with target: Target, until cancellation: Cancellation) {
    self.request = request
    self.target = target
    self.cancellation = cancellation
    proxy = target.isLoopback ? nil : request.proxy
  }

  func run(on handle: UnsafeMutableRawPointer) throws(WebError) -> Response {
    var lines: UnsafeMutablePointer<curl_slist>?
    defer { curl_slist_free_all(lines) }
    for header in request.headers {
      let value = header.revealedValue
      // libcurl drops a header that ends in a colon and sends one that ends in a semicolon as empty.
      guard let longer = curl_slist_append(lines, value.isEmpty ? "\(header.name);" : "\(header.name): \(value)") else {
        throw .failed("out of memory")
      }
      lines = longer
    }
    let message = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))
    message.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
    defer { message.deallocate() }
    let accepted = settings(lines: lines, message: message).allSatisfy { $0(handle) == CURLE_OK }
    guard accepted else { throw .failed("libcurl refused a setting") }

    let code = curl_easy_perform(handle)
    guard code == CURLE_OK else { throw error(for: code, on: handle, message: String(cString: message)) }
    var status = 0
    ccurl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
    return Response(status: status, headers: headers.headers, body: body, url: target.url)
  }
}

extension Exchange {
  fileprivate typealias Setting = (UnsafeMutableRawPointer) -> CURLcode

  fileprivate func settings(lines: UnsafeMutablePointer<curl_slist>?, message: UnsafeMutablePointer<CChar>) -> [Setting]
  {
    func set(_ option: CURLoption, _ value: Int) -> Setting { { ccurl_set_long($0, option, value) } }
    func set(_ option: CURLoption, _ value: String) -> Setting { { ccurl_set_text($0, option, value) } }
    func set(_ option: CURLoption, _ value: UnsafeMutableRawPointer?) -> Setting {
      { ccurl_set_pointer($0, option, value) }
    }
    let limits = request.limits
    let context = Unmanaged.passUnretained(self).toOpaque()
    return [
      set(CURLOPT_URL, target.url),
      { ccurl_allow_only_http($0) },
      request.form.map { set(CURLOPT_COPYPOSTFIELDS, $0) } ?? set(CURLOPT_HTTPGET, 1),
      set(CURLOPT_USERAGENT, request.userAgent),
      set(CURLOPT_HTTPHEADER, lines),
      set(CURLOPT_ACCEPT_ENCODING, ""),  // all that libcurl can decode
      set(CURLOPT_FOLLOWLOCATION, 0),
      set(CURLOPT_NETRC, 0),
      set(CURLOPT_PROXY, proxy ?? ""),  // empty: none, whatever the environment says
      set(CURLOPT_NOPROXY, ""),
      set(CURLOPT_SSLVERSION, Int(CURL_SSLVERSION_TLSv1_2)),
      set(CURLOPT_NOSIGNAL, 1),  // signals are for programs with one thread
      set(CURLOPT_CONNECTTIMEOUT_MS, limits.connect.milliseconds),
      set(CURLOPT_TIMEOUT_MS, limits.total.milliseconds),
      set(CURLOPT_LOW_SPEED_LIMIT, limits.slowSpeed),
      set(CURLOPT_LOW_SPEED_TIME, max(1, limits.slowTime.milliseconds / 1000)),
      // This sees only the announced size; `take(body:)` counts what really comes.
      { ccurl_set_size($0, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(limits.bodyBytes)) },
      set(CURLOPT_ERRORBUFFER, UnsafeMutableRawPointer(message)),
      set(CURLOPT_WRITEDATA, context),
      { ccurl_set_taker($0, CURLOPT_WRITEFUNCTION) { Exchange.at($3)?.take(body: $0, $1 * $2) ?? 0 } },
      set(CURLOPT_HEADERDATA, context),
      { ccurl_set_taker($0, CURLOPT_HEADERFUNCTION) { Exchange.at($3)?.take(header: $0, $1 * $2) ?? 0 } },
      set(CURLOPT_XFERINFODATA, context),
      { ccurl_set_watcher($0) { context, _, _, _, _ in Exchange.at(context)?.mayGoOn() ?? false ? 0 : 1 } },
      set(CURLOPT_NOPROGRESS, 0),
      set(CURLOPT_OPENSOCKETDATA, context),
      { ccurl_set_opener($0) { Exchange.at($0)?.open($2) ?? CURL_SOCKET_BAD } },
    ]
  }

  fileprivate static func at(_ context: UnsafeMutableRawPointer?) -> Exchange? {
    context.map { Unmanaged<Exchange>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Any number but `count` ends the transfer.
  fileprivate func take(body bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    guard body.count + count <= request.limits.bodyBytes else {
      failure = .tooLarge(limit: request.limits.bodyBytes)
      return 0
    }
    // Its announced size is no more than a hint: what is compressed becomes longer, and a server may say anything.
    if body.isEmpty, let announced = headers.headers["Content-Length"].flatMap({ Int($0) }), announced > count {
      body.reserveCapacity(min(announced, request.limits.bodyBytes))
    }
    body.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
    return count
  }

  fileprivate func take(header bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    guard headers.take(UnsafeRawBufferPointer(start: bytes, count: count), limit: request.limits.headerBytes) else {
      failure = .headersTooLarge(limit: request.limits.headerBytes)
      return 0
    }
    return count
  }

  fileprivate func mayGoOn() -> Bool {
    if cancellation.isCancelled { failure = .cancelled }
    return failure == nil
  }

  /// The name has been resolved, nothing has been sent: the one moment at which an address check cannot be
  /// tricked by a name that changes its mind.
  fileprivate func open(_ address: UnsafeMutablePointer<curl_sockaddr>?) -> curl_socket_t {
    guard let address, let found = Address(address), proxy != nil || target.mayConnect(to: found) else {
      socketsRefused += 1
      return CURL_SOCKET_BAD
    }
    socketsOpened += 1
    return ccurl_open(address)
  }

  fileprivate func error(for code: CURLcode, on handle: UnsafeMutableRawPointer, message: String) -> WebError {
    if let failure { return failure }
    var answerOfProxy = 0
    ccurl_get_long(handle, CURLINFO_HTTP_CONNECTCODE, &answerOfProxy)
    if answerOfProxy >= 300 { return .failed("the proxy answered \(answerOfProxy)") }
    let host = target.host
    switch code {
    case CURLE_URL_MALFORMAT: return .badURL("its host has no valid name")
    case CURLE_COULDNT_RESOLVE_HOST: return .nameNotFound(host: host)
    case CURLE_COULDNT_RESOLVE_PROXY: return .failed("the proxy was not found")
    case CURLE_COULDNT_CONNECT:
      return socketsOpened == 0 && socketsRefused > 0 ? .addressRefused(host: host) : .refused(host: host)
    case CURLE_OPERATION_TIMEDOUT: return timeout(on: handle)
    case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
      CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS, CURLE_USE_SSL_FAILED:
      return .tls(host: host, reason: request.redacted(message.isEmpty ? "the handshake failed" : message))
    case CURLE_FILESIZE_EXCEEDED: return .tooLarge(limit: request.limits.bodyBytes)
    case CURLE_OUT_OF_MEMORY where isReadingHeaders(on: handle):
      return .headersTooLarge(limit: request.limits.headerBytes)
    case CURLE_PARTIAL_FILE: return .truncated
    case CURLE_GOT_NOTHING: return .emptyReply
    case CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM: return .connectionLost
    case CURLE_BAD_CONTENT_ENCODING: return .badResponse("its compression is damaged")
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: return .badResponse("it is not HTTP")
    default: return .failed("libcurl says: " + String(cString: curl_easy_strerror(code)))
    }
  }

  /// A single line that is longer than libcurl has room for never reaches us, and is called a lack of memory.
  fileprivate func isReadingHeaders(on handle: UnsafeMutableRawPointer) -> Bool {
    var bytesSent = 0
    ccurl_get_long(handle, CURLINFO_REQUEST_SIZE, &bytesSent)
    return bytesSent > 0 && !headers.hasEnded
  }

  /// libcurl has one code for three limits.
  fileprivate func timeout(on handle: UnsafeMutableRawPointer) -> WebError {
    var microseconds: curl_off_t = 0
    ccurl_get_size(handle, CURLINFO_PRETRANSFER_TIME_T, &microseconds)
    let wasConnected = microseconds > 0
    ccurl_get_size(handle, CURLINFO_TOTAL_TIME_T, &microseconds)
    let limits = request.limits
    // libcurl rounds to milliseconds, and so may end a little before its time.
    if .microseconds(microseconds) + .milliseconds(10) >= limits.total { return .timedOut(after: limits.total) }
    return wasConnected ? .tooSlow(bytesPerSecond: limits.slowSpeed) : .connectTimedOut(after: limits.connect)
  }
}

extension Target {
  /// Reads an absolute address, or one that a reply from `base` gave.
  init(_ text: String, from base: Target?) throws(WebError) {
    guard text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { throw .badURL("it holds a control character") }
    guard let parts = curl_url() else { throw .failed("out of memory") }
    defer { curl_url_cleanup(parts) }
    var flags = CURLU_NON_SUPPORT_SCHEME | CURLU_DISALLOW_USER | CURLU_URLENCODE
    if let base {
      // Servers write raw spaces into `Location`; browsers accept them.
      flags |= CURLU_ALLOW_SPACE
      guard curl_url_set(parts, CURLUPART_URL, base.url, UInt32(flags)) == CURLUE_OK else {
        throw .badURL("it is not a web address")
      }
    }
    switch curl_url_set(parts, CURLUPART_URL, text, UInt32(flags)) {
    case CURLUE_OK: break
    case CURLUE_USER_NOT_ALLOWED: throw .badURL("it holds a user name")
    case CURLUE_BAD_PORT_NUMBER: throw .badURL("its port is not a port number")
    default: throw .badURL("it is not a web address")
    }
    curl_url_set(parts, CURLUPART_FRAGMENT, nil, 0)

    func part(_ part: CURLUPart, flags: Int32 = 0) -> String? {
      var found: UnsafeMutablePointer<CChar>?
      guard curl_url_get(parts, part, &found, UInt32(flags)) == CURLUE_OK, let found else { return nil }
      defer { curl_free(found) }
      return String(cString: found)
    }
    guard let url = part(CURLUPART_URL), let scheme = part(CURLUPART_SCHEME) else {
      throw .badURL("it is not a web address")
    }
    let host = part(CURLUPART_HOST)?.lowercased() ?? ""
    self.url = url
    self.scheme = scheme.lowercased()
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    port = part(CURLUPART_PORT, flags: CURLU_DEFAULT_PORT).flatMap { Int($0) } ?? 0
    address = Address(self.host)
  }
}

extension Address {
  fileprivate init?(_ socketAddress: UnsafeMutablePointer<curl_sockaddr>) {
    let start = UnsafeRawPointer(socketAddress) + (MemoryLayout<curl_sockaddr>.offset(of: \.addr) ?? 0)
    switch socketAddress.pointee.family {
    case AF_INET: bytes = withUnsafeBytes(of: start.loadUnaligned(as: sockaddr_in.self).sin_addr) { Array($0) }
    case AF_INET6: bytes = withUnsafeBytes(of: start.loadUnaligned(as: sockaddr_in6.self).sin6_addr) { Array($0) }
    default: return nil
    }
  }
}

extension Duration {
  /// For libcurl: at least 1, because 0 means "for ever".
  fileprivate var milliseconds: Int {
    let milliseconds = self / .milliseconds(1)
    return milliseconds < 1 ? 1 : Int(min(milliseconds, Double(Int32.max)))
  }
}

/// The instant an HTTP date names, in any of its three forms (RFC 9110, section 5.6.7): seconds since 1970.
func instant(ofHTTPDate text: String) -> Int64? {
  // libcurl also reads dates that begin with a number, which a header never holds.
  guard text.first?.isLetter == true, !text.utf8.contains(0) else { return nil }
  let seconds = curl_getdate(text, nil)
  return seconds < 0 ? nil : Int64(seconds)
}
