import Markup

/// Jobs as aggregators read them: the XML that Indeed once defined and most others took over. There is no specification to
/// link to any more; the elements are those that ten public programs write.
public struct AggregatorFeed: Sendable {
  private let language: Language
  /// What is written so far.
  private var bytes: [UInt8] = []

  /// Begins the document.
  ///
  /// - Parameters:
  ///   - publisherURL: the board's address.
  ///   - newest: when a job that will be added last changed, in seconds since 1970; nil where none will.
  public init(publisher: String, publisherURL: String, newest: Int64?, language: Language) {
    self.language = language
    bytes += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<source>\n".utf8
    XMLText.element("publisher", publisher, to: &bytes)
    XMLText.element("publisherurl", publisherURL, to: &bytes)
    if let newest { XMLText.element("lastBuildDate", Timestamp(newest).rfc822, to: &bytes) }
  }

  /// Adds an open job.
  ///
  /// - Parameters:
  ///   - url: its page, absolute.
  ///   - id: who it is, for ever.
  ///   - today: the day of the run at Greenwich.
  ///   - end: what is to be said below its texts.
  public mutating func add(
    _ job: Job, at url: String, id: String, today: Day, endingWith end: SafeHTML = .empty
  ) {
    bytes += "<job>\n".utf8
    element("title", job.title)
    // East of Greenwich the day may have begun that is still to come there.
    element("date", Timestamp(min(job.posted, today).instant).rfc822)
    element("referencenumber", id)
    element("requisitionid", job.announcement)
    element("url", url)
    element("company", job.organization)
    let place = job.places.first
    element("city", place?.city)
    // Of what may be a state or a country nothing is claimed.
    element("state", place?.countryName == nil ? nil : place?.addressRegion)
    element("country", place?.country)
    let texts = job.sections.filter { !$0.html.isEmpty }.map {
      "<h3>\(language.title(of: $0.kind).escapedForHTML)</h3>\n\($0.html.html)"
    }
    element("description", (texts + (end.isEmpty ? [] : [end.html])).joined(separator: "\n"))
    element("salary", job.pay.map(language.pay))
    element("jobtype", jobType(of: job))
    element("category", job.categories.isEmpty ? nil : job.categories.map(\.name).joined(separator: ", "))
    element("expirationdate", job.deadline.map { $0.day.description })
    element("remotetype", remoteType(of: job))
    bytes += "</job>\n".utf8
  }

  /// The whole document; nothing is added to it any more.
  public consuming func finish() -> [UInt8] {
    bytes += "</source>\n".utf8
    return bytes
  }
}

extension AggregatorFeed {
  /// Nothing of work from home or at a place, as one likes: there is no word for it.
  private func remoteType(of job: Job) -> String? {
    if job.workplace.contains(.remote), !job.workplace.contains(.onSite) { return "Fully remote" }
    return job.workplace.contains(.telework) ? "Hybrid remote" : nil
  }

  /// There is room for one: how long it lasts and for whom it is says more than how many hours it has. Of several schedules none is
  /// claimed.
  private func jobType(of job: Job) -> String? {
    let types = EmploymentType.all(of: job)
    for (type, name) in [(EmploymentType.intern, "internship"), (.contractor, "contract"), (.temporary, "temporary")]
    where types.contains(type) {
      return name
    }
    guard job.schedule != .multiple else { return nil }
    return types.contains(.fullTime) ? "fulltime" : types.contains(.partTime) ? "parttime" : nil
  }

  /// What a CDATA section cannot hold is left out of the text or split over two sections.
  private mutating func element(_ name: String, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    bytes += "<\(name)><![CDATA[".utf8
    bytes.append(
      text, passing: { $0.areText && $0.lack(0x7F) && $0.lack(UInt8(ascii: ">")) }, replacing: Self.replacement)
    bytes += "]]></\(name)>\n".utf8
  }

  /// What stands for the letter that begins here, and how many bytes it replaces.
  private static func replacement(
    _ byte: UInt8, at index: Int, in letters: UnsafeBufferPointer<UInt8>
  ) -> (text: StaticString, length: Int)? {
    // Behind a bracket, or behind what is left out and may have parted two from it, it could end the section.
    if byte == UInt8(ascii: ">"), index > 0, mayFollowBrackets(letters[index - 1]) { return ("]]><![CDATA[>", 1) }
    return XMLText.length(ofUnfit: byte, at: index, in: letters).map { ("", $0) }
  }

  private static func mayFollowBrackets(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "]") || byte < 0x20 || (0x7F...0x9F).contains(byte) || byte == 0xBE || byte == 0xBF
  }
}
