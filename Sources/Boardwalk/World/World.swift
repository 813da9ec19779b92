import Markup
import Web

/// Renders Markdown, or says on which line it is refused and why.
public typealias MarkdownRenderer = @Sendable (String, MarkdownOptions) throws(MarkdownError) -> SafeHTML

extension SafeHTML {
  /// Renders where it is called.
  public static let inThisProcess: MarkdownRenderer = { (text, options) throws(MarkdownError) in
    try SafeHTML(markdown: text, options: options)
  }
}

/// Everything outside the pipeline, as one value: network, disk, clock, environment. A fake one in tests.
public struct World: Sendable {
  /// The moment of this run, in seconds since 1970 UTC. Read once, so that every stage agrees what day it is.
  public var now: Int64
  public var environment: [String: String]
  /// Which program this is: what another one made need not be what this one makes.
  public var program = Fingerprint()
  /// Sends one request, once. Sources retry through `Web`.
  public var send: @Sendable (Request) async throws(WebError) -> Response
  /// Waits between requests and before another try.
  public var pause: @Sendable (Duration) async throws -> Void
  public var disk: Disk
  /// Turns the Markdown of posts into HTML: in this process, or, with the real world, texts of some length in a child with
  /// limits of its own.
  public var markdown: MarkdownRenderer = SafeHTML.inThisProcess
  /// Another address to ask instead of the source's own: a mirror, a proxy, a test server. Set for one source at a time.
  public var endpoint: String?
  /// A folder of recorded replies to read instead of asking anybody. Set for one source at a time.
  public var replies: String?
  /// The ids under which the store has a job of the source with a text. Set for one source at a time.
  var idsWithText: @Sendable () async throws -> Set<String> = { [] }
  /// After so many replies of single offers their texts are not asked for any more; nil wants them all.
  var enoughTexts: Int?
  /// The pages that the source was asked for in earlier runs, by their addresses. Set for one source at a time.
  var knownPages: @Sendable () async throws -> [String: KnownPage] = { [:] }

  public init(
    now: Int64, environment: [String: String], disk: Disk,
    send: @escaping @Sendable (Request) async throws(WebError) -> Response,
    pause: @escaping @Sendable (Duration) async throws -> Void
  ) {
    self.now = now
    self.environment = environment
    self.disk = disk
    self.send = send
    self.pause = pause
  }
}

/// The files a run may read, as a value.
public struct Disk: Sendable {
  /// The bytes of a regular file; never follows a symbolic link, never waits on a FIFO.
  /// Throws a `Diagnostic` when it cannot be read or has more bytes than `limit`.
  public var read: @Sendable (_ path: String, _ limit: Int) throws -> [UInt8]
  /// What is in a folder, sorted by name; empty when there is no such folder. Throws a `Diagnostic` when it cannot be read.
  public var list: @Sendable (_ folder: String) throws -> [Entry]
  /// Writes a file whole, over one that is there, and makes the folders on its way. Throws a `Diagnostic` when it cannot.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void
  /// Removes a file; does nothing when there is none. Throws a `Diagnostic` when it cannot.
  public var remove: @Sendable (_ path: String) throws -> Void
  /// Gives a file another name, over one that has it already. Throws a `Diagnostic` when it cannot.
  public var move: @Sendable (_ path: String, _ newPath: String) throws -> Void

  /// One name in a folder.
  public struct Entry: Sendable, Hashable {
    public enum Kind: Sendable, Hashable { case file, folder, other }
    public var name: String
    /// `other` is a symbolic link, a FIFO, a device: never opened.
    public var kind: Kind

    public init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  public init(
    read: @escaping @Sendable (_ path: String, _ limit: Int) throws -> [UInt8],
    list: @escaping @Sendable (_ folder: String) throws -> [Entry],
    write: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void = { path, _ in
      throw Diagnostic(.error, at: .file(path), "This disk is for reading only.")
    },
    remove: @escaping @Sendable (_ path: String) throws -> Void = { path in
      throw Diagnostic(.error, at: .file(path), "This disk is for reading only.")
    },
    move: @escaping @Sendable (_ path: String, _ newPath: String) throws -> Void = { path, _ in
      throw Diagnostic(.error, at: .file(path), "This disk is for reading only.")
    }
  ) {
    self.read = read
    self.list = list
    self.write = write
    self.remove = remove
    self.move = move
  }
}
