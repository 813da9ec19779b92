/// Where a site is put, and what it may have there: a host that refuses it is better met before the old site is replaced.
public enum Host: String, CaseIterable, Sendable {
  /// Source: https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
  case gitHubPages = "github-pages"
  /// Source: https://developers.cloudflare.com/pages/platform/limits/
  case cloudflarePages = "cloudflare-pages"

  /// The most of each; nil where the host names no limit.
  struct Limits: Sendable {
    var files: Int?
    var bytes: Int?
    var bytesOfFile: Int?
  }

  var limits: Limits {
    switch self {
    case .gitHubPages: Limits(bytes: 1_000_000_000, bytesOfFile: 100 << 20)
    case .cloudflarePages: Limits(files: 20_000, bytesOfFile: 25 << 20)
    }
  }

  /// The limit that a site is beyond; none when it fits.
  func findings(_ site: SiteIndex) -> [Diagnostic] { limits.findings(site, of: rawValue) }
}

extension Host.Limits {
  /// The first limit that a site is beyond; none when it fits. Of a part, how many files all parts have is known by the first
  /// alone, and how large the files of the others are by none.
  func findings(_ site: SiteIndex, of host: String) -> [Diagnostic] {
    if site.isKnownWhole, let files, site.count > files {
      return [refusal("The site has \(Words.count(site.count)) files, and \(host) takes \(Words.count(files))")]
    }
    let subject = site.isWhole ? "The site" : "This part of the site"
    if let bytes, site.bytes > bytes {
      return [
        refusal("\(subject) has \(Self.megabytes(site.bytes)) MB, and \(host) takes \(Self.megabytes(bytes))")
      ]
    }
    if let bytesOfFile, let largest = site.largest, largest.bytes > bytesOfFile {
      let size = Self.megabytes(largest.bytes)
      return [
        refusal(
          "\(subject) has a file of \(size) MB, “\(largest.path)”, and \(host) takes \(Self.megabytes(bytesOfFile))")
      ]
    }
    return []
  }

  /// To two figures behind the point, so that what is beyond a limit is seen to be.
  private static func megabytes(_ bytes: Int) -> String {
    let hundredths = bytes / 10_000
    return "\(Words.count(hundredths / 100)).\(hundredths % 100 / 10)\(hundredths % 10)"
  }

  private func refusal(_ sentence: String) -> Diagnostic {
    var finding = Diagnostic(
      .error, "\(sentence).",
      hint: "Keep fewer jobs or fewer `outputs`, or take another host and its name out of `host` in Content/board.yml.")
    finding.stop = .refusal
    return finding
  }
}
