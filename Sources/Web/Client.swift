import Synchronization

/// Sends requests by libcurl and keeps connections open between them. One client serves any number of tasks;
/// each request has a thread of its own, so that waiting blocks nobody else.
public struct Client: Sendable {
  private let handles = Handles()

  /// A client without open connections.
  public init() {}

  /// The server's answer, whatever its status. Redirects are followed as the request says.
  public func send(_ request: Request) async throws(WebError) -> Response {
    try request.check()
    if let proxy = request.proxy { _ = try Target(proxy, from: nil) }
    let start = ContinuousClock.now
    var request = request
    var target = try Target(request.url, from: nil)
    let limit = request.limits.total
    var hops = 0
    while true {
      try target.check(mayBePlain: request.mayBePlain)
      var response: Response
      do {
        response = try await exchange(request, with: target)
      } catch .timedOut {
        throw .timedOut(after: limit)
      }
      let spent = start.duration(to: .now)
      response.seconds = spent / .seconds(1)
      guard case .follow(let most) = request.redirects, let location = response.location else { return response }
      let next = try request.nextTarget(after: target, location: location)
      hops += 1
      guard hops <= most else { throw .tooManyRedirects(limit: most) }
      guard spent < limit else { throw .timedOut(after: limit) }
      if next.origin != target.origin { request = request.forStranger() }
      request.limits.total = limit - spent
      target = next
    }
  }
}

extension Client {
  fileprivate func exchange(_ request: Request, with target: Target) async throws(WebError) -> Response {
    let cancellation = Cancellation()
    let result = await withTaskCancellationHandler {
      await onOwnThread { [handles] in handles.perform(request, with: target, until: cancellation) }
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }
}

/// Carries "stop" from the task that waits to the thread that transfers.
final class Cancellation: Sendable {
  private let flag = Atomic(false)

  var isCancelled: Bool { flag.load(ordering: .relaxed) }

  func cancel() { flag.store(true, ordering: .relaxed) }
}
