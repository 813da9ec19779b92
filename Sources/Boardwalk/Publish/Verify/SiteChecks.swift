/// What has to hold of a site before it is published.
public struct SiteChecks: Sendable {
  public var links: InternalLinks
  /// Where a link of a page was written; nil where that is not known.
  public var written: @Sendable (_ link: String, _ page: String) -> Diagnostic.Spot? = { _, _ in nil }
  /// Whether a file that is linked to may be missing.
  public var mayLack: @Sendable (_ path: String) -> Bool = { _ in false }
  /// What no file of the site may hold.
  public var secrets: SecretScan
  /// Forbids a site that lost too much; nil lets it.
  public var pageGuard: PageGuard?
  /// Where the site is put; nil when that is not known.
  public var host: Host?
  /// How full its folders may be; nil for as full as they get.
  public var folders: FolderLimit?
  /// Who makes and checks the files: another program may make or find something else.
  public var program = Fingerprint()
  /// Further checks, each asked once with the whole site. What one throws forbids publishing, as an error it returns
  /// does.
  public var further: [@Sendable (SiteIndex) throws -> [Diagnostic]]

  public init(
    links: InternalLinks = InternalLinks(), secrets: SecretScan = SecretScan([:]), pageGuard: PageGuard? = nil,
    further: [@Sendable (SiteIndex) throws -> [Diagnostic]] = []
  ) {
    self.links = links
    self.secrets = secrets
    self.pageGuard = pageGuard
    self.further = further
  }

  /// What files are looked at for, as a number: what was found good is good as long as this is the same.
  var stamp: Fingerprint {
    var stamp = program
    stamp.add(links.basePath)
    stamp.add(links.baseURL)
    stamp.add(secrets.fingerprint)
    return stamp
  }

  /// Looks at one file, by the thread that writes it.
  func inspect(_ path: String, _ bytes: UnsafeRawBufferPointer) -> Inspection {
    var inspection = Inspection()
    inspection.leak = leak(in: path, bytes)
    if path.hasSuffix(".html") {
      inspection.links = links.targets(of: path, bytes)
      return inspection
    }
    // By itself: what is asked for every address of a sitemap would else hold on to all checks each time.
    let links = links
    var resolver = LinkResolver(page: "", basePath: nil)
    do throws(FormatFault) {
      try FileFormat.check(path, bytes) { url in
        if let page = links.number(ofPage: url, &resolver) { inspection.links.append(page) }
      }
    } catch {
      inspection.fault = error.finding(of: path, bytes)
    }
    return inspection
  }

  /// Whether a file may have links: a page, or a site map, which is no feed.
  static func mayLink(_ path: String) -> Bool { path.hasSuffix(".html") || path.hasSuffix(".xml") }

  /// Where the links of a file lead that was looked at before.
  func links(of path: String, _ bytes: UnsafeRawBufferPointer) -> [UInt64] {
    if path.hasSuffix(".html") { return links.targets(of: path, bytes) }
    return path.hasSuffix(".xml") && !XMLDocument.isFeed(bytes) ? inspect(path, bytes).links : []
  }

  func findings(_ site: SiteIndex) throws(Diagnostic) -> [Diagnostic] {
    var findings = site.faults
    if site.isKnownWhole {
      findings += try links.findings(site, written: written, mayLack: mayLack) { path, bytes in
        path.hasSuffix(".html") ? links.exactTargets(of: path, bytes) : self.links(of: path, bytes)
      }
      findings += pageGuard?.findings(site) ?? []
    }
    if let host { findings += host.findings(site) }
    if site.isKnownWhole, let folders { findings += folders.findings(site) }
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

extension SiteChecks {
  private func leak(in path: String, _ bytes: UnsafeRawBufferPointer) -> String? {
    guard !secrets.isEmpty else { return nil }
    if let name = secrets.firstHit(in: bytes) ?? path.withBytes({ secrets.firstHit(in: $0) }) { return name }
    // The lines of a calendar are broken anywhere, in the middle of a word too.
    return path.hasSuffix(".ics") ? CalendarText.unfolded(bytes).withBytes { secrets.firstHit(in: $0) } : nil
  }
}

/// What was seen in one file of the site.
struct Inspection: Sendable {
  /// The numbers of the files it links to.
  var links: [UInt64] = []
  /// Why it is not what its kind of file has to be.
  var fault: Diagnostic?
  /// The variable whose value stands in it.
  var leak: String?
}
