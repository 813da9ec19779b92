import Boardwalk
import Foundation

/// Decides what a request gets. Knows no sockets and no files.
struct Doorman: Sendable {
  var hosts: HostRule
  /// Where the site begins, as addresses have it: `/board/`.
  var basePath: String

  enum Answer: Sendable {
    case reply(Reply, withBody: Bool)
    /// The stream that tells of new prints.
    case events
  }

  func answer(_ head: RequestHead, in scene: Stage.Scene) -> Answer {
    do throws(RequestFault) {
      try hosts.check(head)
      let place = try SitePlace(target: head.target)
      if place.path == ReloadScript.eventsPath {
        try hosts.checkOwnPage(head)
        guard head.method == "GET" else { throw .notAllowed }
        return .events
      }
      return .reply(reply(to: place, head, in: scene), withBody: head.method == "GET")
    } catch {
      return .reply(error.reply, withBody: head.method == "GET")
    }
  }
}

extension Doorman {
  private func reply(to place: SitePlace, _ head: RequestHead, in scene: Stage.Scene) -> Reply {
    switch place.path {
    case ReloadScript.scriptPath: return Reply(type: MediaType.of("reload.js"), body: Array(ReloadScript.text.utf8))
    case FaultPage.stylePath: return Reply(type: MediaType.of("fault.css"), body: Array(FaultPage.style.utf8))
    case "" where basePath != "/": return .moved(to: basePath)
    default: break
    }
    // A worker would go on answering for this address when another board is previewed.
    if head.headers["service-worker"] == "script" { return notFound(in: scene) }
    let plainBase = basePath.removingPercentEncoding ?? basePath
    // As hosts do it.
    if "/\(place.path)/" == plainBase { return .moved(to: basePath) }
    guard "/\(place.path)".hasPrefix(plainBase) else { return notFound(in: scene) }
    let path = String(place.path.dropFirst(plainBase.count - 1))
    let file = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    if !scene.faults.isEmpty, file.hasSuffix(".html") || scene.site == nil || scene.site?.contains(file) == false {
      return faultPage(scene)
    }
    guard let site = scene.site else { return starting(scene) }
    do {
      if let bytes = try site.bytes(of: file) { return page(file, bytes, scene) }
    } catch {
      return Reply(status: "500 Internal Server Error", text: "The printed site cannot be read.")
    }
    // Relative links of a folder's page need the slash. The path is one of the site's own.
    if site.contains(path + "/index.html") { return .moved(to: basePath + Self.coded(path) + "/") }
    return notFound(in: scene)
  }

  private func page(_ path: String, _ bytes: [UInt8], _ scene: Stage.Scene, status: String = "200 OK") -> Reply {
    let type = MediaType.of(path)
    guard path.hasSuffix(".html") else { return Reply(status: status, type: type, body: bytes) }
    return Reply(status: status, type: type, body: ReloadScript.added(to: bytes, version: scene.version))
  }

  private func notFound(in scene: Stage.Scene) -> Reply {
    do {
      if let bytes = try scene.site?.bytes(of: "404.html") {
        return page("404.html", bytes, scene, status: "404 Not Found")
      }
    } catch {
      return Reply(status: "500 Internal Server Error", text: "The printed site cannot be read.")
    }
    return Reply(status: "404 Not Found", text: "There is no such page.")
  }

  private func faultPage(_ scene: Stage.Scene) -> Reply {
    Reply(
      status: "500 Internal Server Error", type: MediaType.of("fault.html"),
      body: ReloadScript.added(to: FaultPage.bytes(scene.faults), version: scene.version))
  }

  /// Asked for before the first print has ended.
  private func starting(_ scene: Stage.Scene) -> Reply {
    let page =
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Printing</title></head><body><p>Printing …</p></body></html>\n"
    return Reply(
      status: "503 Service Unavailable", type: MediaType.of("starting.html"),
      body: ReloadScript.added(to: Array(page.utf8), version: scene.version), headers: ["Retry-After: 1"])
  }

  /// A path as a header may hold it.
  private static func coded(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain = Character(Unicode.Scalar(byte)).isLetter && byte < 0x80 || (0x30...0x39).contains(byte)
      if isPlain || "-._~/".utf8.contains(byte) { return String(Unicode.Scalar(byte)) }
      return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
