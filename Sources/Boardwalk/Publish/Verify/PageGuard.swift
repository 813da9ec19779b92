/// Forbids to publish a site that lost its front page, or many of its job and referral pages at once without a reason
/// that the board knows: more likely something went wrong than that so many positions were filled in one night.
public struct PageGuard: Sendable {
  /// Of a hundred pages so many may go. Boards turn over faster than shops, whose guards stand at 10.
  static let mostInHundred = 30
  /// Fewer pages than these are nothing to hold a small board up for.
  static let fewest = 20

  public init() {}

  func findings(_ site: SiteIndex) -> [Diagnostic] {
    guard site.contains("index.html") else {
      return [refusal("The new site has no front page.", hint: "Look at what is said above; the old site stands.")]
    }
    let (pages, gone) = site.standing(where: PageGuard.isListing)
    let lost = gone.filter { !site.isExpectedToGo($0) }
    guard lost.count >= PageGuard.fewest, lost.count * 100 > pages * PageGuard.mostInHundred else {
      return []
    }
    return [
      refusal(
        "The new site lacks \(lost.count) of the \(pages) job and referral pages that stand now, such as “\(lost[0])”.",
        hint: "If that is right, publish once with --accept-shrink site.")
    ]
  }
}

extension PageGuard {
  /// `jobs/clerk-1a2b/index.html`, in a language's folder or not, `de/jobs/clerk-1a2b/index.html`, and in folders by letters
  /// or not, `jobs/b/2/clerk-1a2b/index.html`: whatever the site that stands was like.
  private static func isListing(_ path: UnsafeRawBufferPointer) -> Bool {
    guard path.suffix(11).elementsEqual("/index.html".utf8), let slash = path.firstIndex(of: UInt8(ascii: "/"))
    else { return false }
    // A site has a hundred thousand paths: none of them is taken apart into pieces of memory.
    let page = path.dropLast(11)
    return isListing(page, behind: slash) || isListing(page.dropFirst(slash + 1))
  }

  private static func isListing(_ page: Slice<UnsafeRawBufferPointer>) -> Bool {
    page.firstIndex(of: UInt8(ascii: "/")).map { isListing(page, behind: $0) } ?? false
  }

  /// Whether a folder of listings ends at the first slash, and what follows is one of them.
  private static func isListing(_ page: Slice<UnsafeRawBufferPointer>, behind slash: Int) -> Bool {
    guard JobKind.allCases.contains(where: { page[..<slash].elementsEqual($0.folder.utf8) }) else { return false }
    let name = page[slash...].dropFirst()
    let slashes = name.indices.lazy.filter { name[$0] == UInt8(ascii: "/") }.map { $0 - name.startIndex }
    return !name.isEmpty && (slashes.isEmpty || slashes.elementsEqual([1, 3]))
  }

  private func refusal(_ message: String, hint: String) -> Diagnostic {
    var finding = Diagnostic(.error, message, hint: hint)
    finding.stop = .refusal
    return finding
  }
}
