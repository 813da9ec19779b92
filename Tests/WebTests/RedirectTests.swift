import FaultServer
import Testing

@testable import Web

@Suite struct RedirectTests {
  @Test("A redirect is followed and the final address is told")
  func follows() async throws {
    let server = try FaultServer { request in
      request.path == "/new" ? .json("[1]") : .reply(301, [("Location", "/new?page=2")])
    }
    let response = try await Client().send(.plain(server.url + "/old"))
    #expect(response.status == 200)
    #expect(response.body == Array("[1]".utf8))
    #expect(response.url == server.url + "/new?page=2")
  }

  @Test("Every status that redirects does so", arguments: [301, 302, 303, 307, 308])
  func statuses(status: Int) async throws {
    let server = try FaultServer(replies: [.reply(status, [("Location", "/b")]), .json("{}")])
    #expect(try await Client().send(.plain(server.url + "/a")).url == server.url + "/b")
  }

  @Test("A reply that only looks like a redirect is the answer", arguments: [300, 304, 305])
  func others(status: Int) async throws {
    let server = try FaultServer(always: [.head(status, [("Location", "/b"), ("Content-Length", "0")])])
    #expect(try await Client().send(.plain(server.url)).status == status)
  }

  @Test("A request that follows none gets the redirect itself")
  func none() async throws {
    let server = try FaultServer(always: .reply(302, [("Location", "/b")]))
    let response = try await Client().send(.plain(server.url, redirects: .none))
    #expect(response.status == 302)
    #expect(response.headers["location"] == "/b")
    #expect(server.requests.count == 1)
  }

  @Test("A request with a key is not sent on, not even to the same host")
  func keyed() async throws {
    let server = try FaultServer(always: .reply(302, [("Location", "https://other.example/jobs?\(key)")]))
    let error = await failure(of: .keyed(server.url))
    #expect(error == .redirectRefused(to: "https://other.example", because: .secret))
    #expect(
      error?.description
        == "The server sends us on to https://other.example, but a request that carries a key is not sent on.")

    let same = try FaultServer(always: .reply(302, [("Location", "/b")]))
    let refusal = await failure(of: .keyed(same.url))
    #expect(refusal == .redirectRefused(to: same.url, because: .secret))
    #expect(
      refusal?.description
        == "The server sends us on to \(same.url), but a request that carries a key is not sent on.")
    #expect(same.requests.count == 1)
  }

  @Test("A server that repeats the key in its redirect does not get it into the error")
  func echo() async throws {
    let server = try FaultServer(always: .reply(302, [("Location", "https://\(key).example/")]))
    #expect(
      await failure(of: .keyed(server.url)) == .redirectRefused(to: "https://•••.example", because: .secret))
  }

  @Test(
    "Places no redirect may lead to",
    arguments: [
      ("file:///etc/passwd", .redirectRefused(to: "file://", because: .insecure)),
      ("http://169.254.169.254/latest/meta-data/", .redirectRefused(to: "http://169.254.169.254", because: .insecure)),
      ("https://169.254.169.254/latest/meta-data/", .addressRefused(host: "169.254.169.254")),
      ("https://[::ffff:10.0.0.1]/", .addressRefused(host: "::ffff:10.0.0.1")),
      ("http://jobs.example/", .redirectRefused(to: "http://jobs.example", because: .insecure)),
      ("//jobs.example/x", .redirectRefused(to: "http://jobs.example", because: .insecure)),
      ("gopher://127.0.0.1:70/", .redirectRefused(to: "gopher://127.0.0.1:70", because: .insecure)),
      (
        "https://me:word@jobs.example/",
        .badResponse("the server sends us on to something that is not a web address")
      ),
      ("http://[oops/", .badResponse("the server sends us on to something that is not a web address")),
    ] as [(String, WebError)]
  )
  func refused(location: String, error: WebError) async throws {
    let server = try FaultServer(always: .reply(302, [("Location", location)]))
    #expect(await failure(of: .plain(server.url)) == error)
  }

  @Test("From https, no way leads down to http, and none from another host to this machine")
  func downgrade() throws {
    let request = Request.plain("https://jobs.example/")
    let start = try Target("https://jobs.example/", from: nil)
    for (location, reason) in [
      ("http://jobs.example/", .insecure), ("http://127.0.0.1/", .insecure), ("https://localhost/", .thisMachine),
      ("https://2130706433/", .thisMachine), ("https://[::1]/", .thisMachine),
    ] as [(String, WebError.RedirectRefusal)] {
      let to = try Target(location, from: start).origin
      #expect(throws: WebError.redirectRefused(to: to, because: reason)) {
        try request.nextTarget(after: start, location: location)
      }
    }
    let local = try Target("https://localhost:8443/", from: nil)
    #expect(throws: WebError.redirectRefused(to: "http://localhost:8443", because: .insecure)) {
      try request.nextTarget(after: local, location: "http://localhost:8443/")
    }
    #expect(try request.nextTarget(after: start, location: "https://www.jobs.example/ a").port == 443)
  }

  @Test("An address that a reply names is held to what holds for redirects, but for keys")
  func named() throws {
    let start = Request.keyed("https://jobs.example/")
    try start.check(leadingTo: .keyed("https://other.example/"))
    try Request.plain("http://localhost:1/").check(leadingTo: .plain("http://127.0.0.1:2/"))
    try Request.plain("http://localhost:1/").check(leadingTo: .plain("https://jobs.example/"))
    for (address, to, reason) in [
      ("http://localhost:1/", "http://localhost:1", .insecure),
      ("https://localhost/", "https://localhost", .thisMachine),
      ("http://other.example/", "http://other.example", .insecure),
    ] as [(String, String, WebError.RedirectRefusal)] {
      #expect(throws: WebError.redirectRefused(to: to, because: reason)) { try start.check(leadingTo: .plain(address)) }
    }
  }

  @Test("From http, where it is allowed at all, a way leads to http elsewhere, and none to this machine")
  func plain() throws {
    var request = Request.plain("http://jobs.example/")
    let start = try Target(request.url, from: nil)
    #expect(throws: WebError.redirectRefused(to: "http://www.jobs.example", because: .insecure)) {
      try request.nextTarget(after: start, location: "http://www.jobs.example/")
    }
    request.mayBePlain = true
    #expect(try request.nextTarget(after: start, location: "http://www.jobs.example/").port == 80)
    #expect(throws: WebError.redirectRefused(to: "http://localhost", because: .thisMachine)) {
      try request.nextTarget(after: start, location: "http://localhost/")
    }
    let secure = try Target("https://jobs.example/", from: nil)
    #expect(throws: WebError.redirectRefused(to: "http://jobs.example", because: .insecure)) {
      try request.nextTarget(after: secure, location: "http://jobs.example/")
    }
  }

  @Test("A circle ends after the hops that were allowed")
  func circle() async throws {
    let server = try FaultServer(always: .reply(302, [("Location", "/again")]))
    #expect(await failure(of: .plain(server.url)) == .tooManyRedirects(limit: 3))
    #expect(server.requests.count == 4)
  }

  @Test("A hop to another host carries no header but what kind of reply is preferred")
  func strangers() async throws {
    let other = try FaultServer(always: .json("{}"))
    let server = try FaultServer(always: .reply(302, [("Location", other.url)]))
    var request = Request.plain(server.url)
    request.headers.append(Header("X-Api-Key", "not marked as a secret"))
    _ = try await Client().send(request)
    #expect(server.requests.first?["X-Api-Key"] == "not marked as a secret")
    #expect(other.requests.count == 1)
    #expect(other.requests.first?["X-Api-Key"] == nil)
    #expect(other.requests.first?["Accept"] == "application/json")
  }

  @Test("All hops share one time limit")
  func time() async throws {
    let redirect = [Step].reply(302, [("Location", "/slow")])
    let server = try FaultServer(replies: [[.pause(.milliseconds(1700))] + redirect, [.pause(.seconds(10))]])
    let request = Request.plain(server.url, limits: Limits(total: .seconds(2)))
    #expect(await failure(of: request, within: .seconds(3)) == .timedOut(after: .seconds(2)))
    #expect(server.requests.count == 2)
  }
}
