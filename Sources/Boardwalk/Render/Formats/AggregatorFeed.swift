/// Jobs as aggregators read them: the XML that Indeed once defined and most others took over. There is no specification to
/// link to any more; the elements are those that ten public programs write.
public struct AggregatorFeed: Sendable {
  public var publisher: String
  /// The board's address.
  public var publisherURL: String
  private let language: Language
  private var body: [UInt8] = []
  private var newest: Int64?

  public init(publisher: String, publisherURL: String, language: Language) {
    self.publisher = publisher
    self.publisherURL = publisherURL
    self.language = language
  }

  /// Adds an open job.
  ///
  /// - Parameters:
  ///   - url: its page, absolute.
  ///   - id: who it is, for ever.
  ///   - changed: when its content last became different, in seconds since 1970.
  public mutating func add(_ job: Job, at url: String, id: String, changed: Int64) {
    newest = max(newest ?? changed, changed)
    body += "<job>\n".utf8
    element("title", job.title)
    // East of Greenwich midnight there may be later than the run that saw what the job is.
    element("date", Timestamp(min(job.posted.instant, changed)).rfc822)
    element("referencenumber", id)
    element("requisitionid", job.announcement)
    element("url", url)
    element("company", job.organization)
    let place = job.places.first
    element("city", place?.city)
    element("state", place?.addressRegion)
    element("country", place?.country)
    element(
      "description",
      job.sections.filter { !$0.html.isEmpty }.map {
        "<h3>\(language.title(of: $0.kind).escapedForHTML)</h3>\n\($0.html.html)"
      }
      .joined(separator: "\n"))
    element("salary", job.pay.map(language.pay))
    element("jobtype", jobType(of: job))
    element("category", job.categories.isEmpty ? nil : job.categories.map(\.name).joined(separator: ", "))
    element("expirationdate", job.deadline.map { $0.day.description })
    element(
      "remotetype",
      job.workplace.contains(.remote) ? "Fully remote" : job.workplace.contains(.telework) ? "Hybrid remote" : nil)
    body += "</job>\n".utf8
  }

  /// Appends the whole document.
  public func append(to out: inout [UInt8]) {
    out += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<source>\n".utf8
    XMLText.element("publisher", publisher, to: &out)
    XMLText.element("publisherurl", publisherURL, to: &out)
    if let newest { XMLText.element("lastBuildDate", Timestamp(newest).rfc822, to: &out) }
    out += body
    out += "</source>\n".utf8
  }
}

extension AggregatorFeed {
  private func jobType(of job: Job) -> String? {
    if job.appointment?.lowercased().hasPrefix("intern") ?? false { return "internship" }
    return switch job.schedule {
    case .fullTime: "fulltime"
    case .partTime, .jobSharing: "parttime"
    case .contract: "contract"
    default: nil
    }
  }

  /// What a CDATA section cannot hold is left out of the text or split over two sections.
  private mutating func element(_ name: String, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    body += "<\(name)><![CDATA[".utf8
    let plain = text.unicodeScalars.filter { scalar in
      scalar == "\t" || scalar == "\n"
        || scalar.value >= 0x20 && scalar.value != 0x7F && scalar.value & 0xFFFE != 0xFFFE
          && !(0x80...0x9F).contains(scalar.value)
    }
    body += String(String.UnicodeScalarView(plain)).replacing("]]>", with: "]]]]><![CDATA[>").utf8
    body += "]]></\(name)>\n".utf8
  }
}
