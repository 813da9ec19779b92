import Foundation
import Web

/// The state of a site that was published, in a folder of this machine or on the web. Everything in it is from outside:
/// sizes are limited, digests compared, and nothing is believed for having been written by Boardwalk.
struct PublishedState: Sendable {
  /// Where the site is: its address or its folder.
  let place: String
  private let world: World
  /// Nil in a folder.
  private let address: String?

  init(_ place: String, in world: World) {
    self.place = place
    self.world = world
    let isAddress = ["http://", "https://"].contains { place.lowercased().hasPrefix($0) }
    let folder = place.hasSuffix("/index.html") ? String(place.dropLast(10)) : place
    address = isAddress ? folder + (folder.hasSuffix("/") ? "" : "/") : nil
  }

  /// What time it is read at, in seconds since 1970 UTC.
  var now: Int64 { world.now }

  /// Whether reading it asks somebody.
  var isOnWeb: Bool { address != nil }

  /// Throws a `Diagnostic` when there is none, or none that this Boardwalk can read.
  func manifest() async throws -> StateManifest {
    let path = StateFiles.manifestPath
    let bytes = try await read(path, limit: StateManifest.longest)
    let version = try decode(StateManifest.Version.self, from: bytes, at: path).version
    guard version == StateFiles.version else {
      throw fault(
        path, "The published state is of version \(version); this Boardwalk reads version \(StateFiles.version).")
    }
    let manifest = try decode(StateManifest.self, from: bytes, at: path)
    if let wrong = manifest.fault { throw fault(path, "The published state \(wrong)") }
    return manifest
  }

  /// Gives the listings of each part to `body`, in the order of the parts. A large board has thousands of them, so some are
  /// asked for at once.
  ///
  /// Throws a `Diagnostic` when a part is not the one that the manifest names.
  func eachPart(of manifest: StateManifest, _ body: ([StateListing]) throws -> Void) async throws {
    let parts = manifest.parts
    try await withThrowingTaskGroup(of: (index: Int, listings: [StateListing]).self) { group in
      var (asked, waiting): (Int, [Int: [StateListing]]) = (0, [:])
      for index in parts.indices {
        while asked < min(parts.count, index + Self.atOnce) {
          group.addTask { [asked] in (asked, try await listings(of: parts[asked])) }
          asked += 1
        }
        while waiting[index] == nil, let part = try await group.next() { waiting[part.index] = part.listings }
        if let listings = waiting.removeValue(forKey: index) { try body(listings) }
      }
    }
  }
}

extension PublishedState {
  /// Parts that are asked for at once: what browsers ask of one server.
  private static let atOnce = 6

  private func listings(of part: StateManifest.Part) async throws -> [StateListing] {
    let bytes = try await read(part.path, limit: part.bytes)
    guard bytes.count == part.bytes, XXH64.of(bytes).hex == part.xxh64 else {
      throw fault(part.path, "This part of the published state is not the one that data/state.json names.")
    }
    return try decode([StateListing].self, from: bytes, at: part.path)
  }
}

extension PublishedState {
  private func read(_ path: String, limit: Int) async throws -> [UInt8] {
    guard let address else { return try readFile(path, limit: limit) }
    var request = Request(url: address + path, headers: [Header("Cache-Control", "no-cache")])
    request.limits.bodyBytes = max(limit, 1)
    do {
      let response = try await Retry.standard.send(request, through: world.send, pause: world.pause, now: world.now)
      guard response.status == 200 else { throw fault(path, "The server answers with status \(response.status).") }
      return response.body
    } catch let error as WebError {
      throw fault(path, error.description)
    }
  }

  private func readFile(_ path: String, limit: Int) throws -> [UInt8] {
    do {
      return try world.disk.read("\(place)/\(path)", limit)
    } catch let error as Diagnostic {
      throw Diagnostic(
        .error, at: error.spot, error.message,
        hint: error.hint ?? "Name the address of a site, or its folder: that of a board is `public`.")
    }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8], at path: String) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      throw fault(path, "This is not the JSON of a published state.")
    }
  }

  /// What is wrong with a file of the site.
  func fault(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(.error, at: address.map { .url($0 + path) } ?? .file("\(place)/\(path)"), message)
  }
}
