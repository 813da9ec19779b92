import Web

/// Asks whether the pages elsewhere that a site links to are still there.
struct ExternalLinks {
  /// Address to a page of ours that leads there.
  var links: [String: String]
  /// So many are asked for in one run; who has more asks again another day.
  private static let most = 2000
  /// Hosts asked at the same time; each of them gets one request after the other.
  private static let hostsAtOnce = 8
  /// Between two requests to one host.
  private static let pause = Duration.milliseconds(250)
  /// Of a page only its being there counts.
  private static let enough = 64 << 10

  /// A finding for each address that is gone or does not answer.
  func findings(in world: World) async throws -> [Diagnostic] {
    let asked = links.sorted { $0.key < $1.key }.prefix(Self.most)
    let hosts = Dictionary(grouping: asked) { host(of: $0.key) }.values.map { Array($0) }
    var findings: [Diagnostic] = []
    try await withThrowingTaskGroup(of: [Diagnostic].self) { group in
      var waiting = hosts[...]
      for _ in 0..<Self.hostsAtOnce {
        if let host = waiting.popFirst() { group.addTask { try await Self.ask(host, in: world) } }
      }
      for try await found in group {
        findings += found
        if let host = waiting.popFirst() { group.addTask { try await Self.ask(host, in: world) } }
      }
    }
    if links.count > Self.most {
      findings.append(Diagnostic(.notice, "\(links.count - Self.most) more addresses elsewhere were not asked for."))
    }
    return findings.sorted { ($0.spot.description, $0.message) < ($1.spot.description, $1.message) }
  }

  private func host(of link: String) -> Substring {
    link.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true).dropFirst().first ?? ""
  }

  private static func ask(_ links: [(key: String, value: String)], in world: World) async throws -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for (index, link) in links.enumerated() {
      if index > 0 { try await world.pause(pause) }
      if let message = await fault(of: link.key, in: world) {
        findings.append(Diagnostic(.warning, at: .url(link.value), "The link “\(link.key)” \(message)"))
      }
    }
    return findings
  }

  private static func fault(of link: String, in world: World) async -> String? {
    // Strangers wrote it, and only servers elsewhere are theirs to name.
    if Origin(link)?.isThisMachine ?? false { return "leads to this machine." }
    do throws(WebError) {
      var request = Request(url: link, limits: Limits(total: .seconds(20), bodyBytes: enough))
      request.mayBePlain = true
      let status = try await world.send(request).status
      switch status {
      case 404, 410: return "leads to a page that is gone (\(status))."
      // Many sites refuse programs and let people in.
      case 401, 403, 405, 429, 999: return nil
      case 400...: return "is answered with an error (\(status))."
      default: return nil
      }
    } catch {
      switch error {
      case .tooLarge, .schemeRefused, .redirectRefused: return nil
      default: return "does not answer: \(error)"
      }
    }
  }
}
