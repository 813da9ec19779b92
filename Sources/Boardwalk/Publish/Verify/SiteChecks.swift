/// What has to hold of a site before it is published.
public struct SiteChecks: Sendable {
  public var links: InternalLinks
  /// Further checks, each asked once with the whole site. What one throws forbids publishing, as an error it returns
  /// does.
  public var further: [@Sendable (SiteIndex) throws -> [Diagnostic]]

  public init(
    links: InternalLinks = InternalLinks(), further: [@Sendable (SiteIndex) throws -> [Diagnostic]] = []
  ) {
    self.links = links
    self.further = further
  }

  func findings(_ site: SiteIndex) throws(Diagnostic) -> [Diagnostic] {
    var findings = try links.findings(site)
    for check in further {
      do {
        findings += try check(site)
      } catch let finding as Diagnostic {
        throw finding
      } catch {
        throw Diagnostic(.error, "A check of the site could not be made: \(error)")
      }
    }
    return findings
  }
}
