/// Which ids a set has, in so few numbers that a source keeps them: the smallest hashes, the same of the same ids. Of a
/// small set these are all.
struct IDSketch: Sendable, Hashable {
  /// In their order, each once.
  private let hashes: [UInt32]

  /// With so many, what two large sets have in common is known to some hundredths.
  private static let most = 256
  /// Hexadecimal digits of a hash.
  private static let digits = 8

  init(of ids: some Sequence<String>) {
    hashes = Self.smallest(ids.map { UInt32(truncatingIfNeeded: StableHash.of($0.utf8)) })
  }

  /// What `text` wrote; nil for anything else.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.most * Self.digits, bytes.count % Self.digits == 0 else { return nil }
    var hashes: [UInt32] = []
    for start in stride(from: 0, to: bytes.count, by: Self.digits) {
      let word = String(decoding: bytes[start..<start + Self.digits], as: UTF8.self)
      guard let hash = UInt32(word, radix: 16) else { return nil }
      hashes.append(hash)
    }
    self.hashes = Self.smallest(hashes)
  }

  /// As the store and the published state keep it.
  var text: String {
    hashes.map { hash in
      let word = String(hash, radix: 16)
      return String(repeating: "0", count: Self.digits - word.count) + word
    }.joined()
  }

  /// Of all ids that one of two sets has, the part that both have: 0 to 1; 1 for two sets without any.
  func likeness(to other: IDSketch) -> Double {
    let all = Self.smallest(hashes + other.hashes)
    guard !all.isEmpty else { return 1 }
    let (own, others) = (Set(hashes), Set(other.hashes))
    return Double(all.count { own.contains($0) && others.contains($0) }) / Double(all.count)
  }

  private static func smallest(_ hashes: [UInt32]) -> [UInt32] { Array(Set(hashes).sorted().prefix(most)) }
}
