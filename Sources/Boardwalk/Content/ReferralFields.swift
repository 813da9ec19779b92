/// The front matter of `Content/referrals/<slug>.md`.
struct ReferralFields: Decodable {
  var title: NonEmptyText
  var organization: NonEmptyText
  var positions: [String]?
  var skills: [String]?
  var qualifications: BulletsOrText?
  var contact: ContactField?
  var referrer: Written<String>?
  var posted: Day
  var expires: Written<Day>?
  var updated: Day?
  var location: OneOrMany<String>?
  var remote: Bool?
  var telework: Bool?
  var category: OneOrMany<String>?
  var aliases: OneOrMany<Written<AliasPath>>?

  func draft(of post: Post<ReferralFields>, zone: String?) -> JobDraft {
    var draft = JobDraft(sourceID: post.file.name)
    draft.kind = .referral
    draft.file = post.file.path
    draft.lines = post.lines
    draft.title = title.text
    draft.organization = organization.text
    draft.categories = (category?.all ?? []).map { Category(name: $0) }
    draft.places = (location?.all ?? []).map { PlaceClaim(name: $0) }
    draft.remote = remote
    draft.telework = telework
    draft.posted = posted.description
    draft.closes = expires?.value.description
    draft.timeZone = zone
    draft.skills = skills ?? []
    if let updated { draft.facts.append(Job.Fact(Job.Fact.updated, updated)) }
    draft.sections = sections(of: post.body, firstLine: post.bodyLine)
    if let qualifications { draft.sections.append(SectionClaim(.qualifications, qualifications.text)) }
    draft.referral = ReferralClaim(
      referrer: referrer?.value, positions: positions ?? [], contactName: contact?.name,
      contactEmail: contact?.email?.text, contactURL: contact?.url?.text, updated: updated)
    return draft
  }

  /// What may be meant but is more likely a slip.
  ///
  /// - Parameters:
  ///   - people: the handles of all files in `Content/people/`.
  ///   - names: handles by people's names in small letters.
  func doubts(in file: String, people: [String], named names: [String: String]) -> [Diagnostic] {
    guard let referrer, !people.contains(referrer.value) else { return [] }
    let handle = referrer.value.split(separator: "/").last.map { $0.hasSuffix(".md") ? $0.dropLast(3) : $0 } ?? ""
    if people.contains(String(handle)) {
      return [
        referrer.finding(
          .warning, in: file, "there is no person `\(shortened(referrer.value))` in \(Shelf.people.folder)",
          hint: "write `\(handle)`, the name of the file without .md")
      ]
    }
    return [
      referrer.finding(
        .warning, in: file, "there is no person `\(shortened(referrer.value))` in \(Shelf.people.folder)",
        hint: (names[referrer.value.lowercased()] ?? nearest(referrer.value, in: people)).map {
          "did you mean `\($0)`?"
        }
          ?? proposedSlug(for: referrer.value).map { "write \(Shelf.people.folder)/\($0).md" })
    ]
  }
}

extension ReferralFields {
  /// What is said of a referral that names somebody and leads nobody there: it has no address, who refers has none, and the text
  /// names none. One that names nobody may say in words where to ask.
  ///
  /// - Parameter reachable: whether people have an address, by their handles.
  func doubtOfContact(in post: Post<ReferralFields>, reachable: [String: Bool]) -> [Diagnostic] {
    if contact?.contact.hasAddress == true || post.body.namesAWay { return [] }
    guard let line = post.lines["contact"] ?? post.lines["referrer"] else { return [] }
    var whose = ""
    if let referrer {
      // Of who is not there, or whose file has an error, more is said elsewhere.
      guard reachable[referrer.value] == false else { return [] }
      whose = ", and neither does \(Shelf.people.folder)/\(referrer.value).md"
    }
    return [
      Diagnostic(
        .warning, at: .file(post.file.path, line: line), "this referral does not say how to reach anybody\(whose)",
        hint: "write `contact: us@example.org`\(referrer == nil ? "" : " in one of the two")")
    ]
  }
}

extension String {
  /// Whether it may lead to somebody: by an address, a link or the number of a telephone.
  fileprivate var namesAWay: Bool {
    ["@", "://", "](", "www."].contains(where: holds(phrase:)) || contains(/[0-9][0-9 ()\/.\-]{4,}[0-9]/)
  }
}

extension ReferralFields: CrossChecked {
  func contradictions(in file: String) -> [Diagnostic] { order(of: posted, and: expires, called: "expires", in: file) }
}

/// Qualifications as their author wrote them: a list becomes bullets, a text is Markdown.
struct BulletsOrText: Decodable {
  var text: ClaimedText

  init(from decoder: any Decoder) throws {
    if let field = decoder as? FieldDecoder, case .text = field.tree.form {
      let written = try Written<String>(from: decoder)
      text = .markdown(written.value, line: written.textLine)
    } else {
      text = .bullets(try [String](from: decoder))
    }
  }
}

/// Nothing ends before it begins.
func order(of posted: Day, and end: Written<Day>?, called name: String, in file: String) -> [Diagnostic] {
  guard let end, end.value < posted else { return [] }
  return [end.finding(.error, in: file, "`\(name)` (\(end.value)) is before `posted` (\(posted))")]
}
