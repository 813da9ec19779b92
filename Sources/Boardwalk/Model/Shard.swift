/// One of several runs, on one machine or many, that make a site together: each makes the pages of its own listings, the
/// first everything else as well. They read one store and write disjoint files, which together are the site.
public struct Shard: Sendable, Hashable {
  /// From 1 on.
  public let number: Int
  public let count: Int

  /// The only one.
  static let whole = Shard()

  private init() { (number, count) = (1, 1) }

  /// More than this divide a site into parts that are smaller than what every one of them has to read.
  public static let most = 1000

  /// Nil unless the number is one of the first `count`.
  public init?(_ number: Int, of count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// `2/7`; or `7`, and which of the seven is said by `JOB_COMPLETION_INDEX`, as Kubernetes counts: from 0 on.
  public init?(_ text: String, environment: [String: String]) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    switch parts.count {
    case 1:
      guard let count = parts[0], let index = environment["JOB_COMPLETION_INDEX"].flatMap({ Int($0) }) else {
        return nil
      }
      self.init(index + 1, of: count)
    case 2:
      guard let number = parts[0], let count = parts[1] else { return nil }
      self.init(number, of: count)
    default: return nil
    }
  }

  /// Whether it makes what the parts share: lists, feeds, index and sitemap.
  public var isFirst: Bool { number == 1 }

  /// Whether it makes the pages of a listing.
  func holds(_ id: JobID) -> Bool {
    count == 1 || StableHash.of(id.description.utf8) % UInt64(count) == UInt64(number - 1)
  }
}
