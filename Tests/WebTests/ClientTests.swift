import FaultServer
import Foundation
import Testing
import Web

@Suite struct ClientTests {
  @Test("Pages of one source come over one connection")
  func keepsConnection() async throws {
    let server = try FaultServer(always: .json("[]"))
    let client = Client()
    for page in 1...5 { _ = try await client.send(.keyed("\(server.url)/?page=\(page)")) }
    #expect(server.requests.map(\.connection) == [1, 1, 1, 1, 1])
  }

  @Test("Nothing of one request is left for the next")
  func forgets() async throws {
    let server = try FaultServer(always: .json("[]"))
    let client = Client()
    _ = try await client.send(.keyed(server.url))
    _ = try await client.send(.plain(server.url))
    #expect(server.requests.map { $0["Authorization-Key"] } == [key, nil])
  }

  @Test("A connection that has died meanwhile is replaced")
  func replacesConnection() async throws {
    let server = try FaultServer(always: .json("[]") + [.close])
    let client = Client()
    for _ in 1...3 { #expect(try await client.send(.keyed(server.url)).status == 200) }
    #expect(server.requests.map(\.connection) == [1, 2, 3])
  }

  @Test("Forty requests at once wait together, not one after the other")
  func parallel() async throws {
    let server = try FaultServer(always: [.pause(.milliseconds(500))] + .json("[]"))
    let client = Client()
    let start = ContinuousClock.now
    let count = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 1...40 { group.addTask { try await client.send(.keyed(server.url)).status } }
      return try await group.reduce(into: 0) { count, status in count += status == 200 ? 1 : 0 }
    }
    #expect(count == 40)
    #expect(start.duration(to: .now) < .seconds(10))
  }

  @Test("A cancelled task stops waiting within about a second")
  func cancels() async throws {
    let server = try FaultServer(always: [.pause(.seconds(30))])
    let task = Task { await failure(of: .keyed(server.url, limits: Limits())) }
    try await Task.sleep(for: .milliseconds(300))
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test("A proxy is used when the request names one")
  func proxy() async throws {
    let proxy = try FaultServer(always: .reply(502))
    var request = Request.keyed("https://jobs.example/search")
    request.proxy = proxy.url
    #expect(await failure(of: request) == .failed("the proxy answered 502"))
    #expect(proxy.requests.map(\.method) == ["CONNECT"])
    #expect(proxy.requests.first?.target == "jobs.example:443")
    #expect(proxy.requests.first?["Authorization-Key"] == nil)
  }

  @Test("A proxy with a password in its address is refused")
  func proxyPassword() async {
    var request = Request.keyed("https://jobs.example/")
    request.proxy = "http://me:\(key)@proxy.example:3128"
    #expect(await failure(of: request) == .badURL("it holds a user name"))
  }

  @Test("Requests to this machine go without the proxy")
  func noProxy() async throws {
    let server = try FaultServer(always: .json("[]"))
    let proxy = try FaultServer(always: [.close])
    var request = Request.keyed(server.url)
    request.proxy = proxy.url
    #expect(try await Client().send(request).status == 200)
    #expect(proxy.requests.isEmpty)
  }
}
