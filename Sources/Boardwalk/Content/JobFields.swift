import Markup

/// The front matter of `Content/jobs/<slug>.md`.
struct JobFields: Decodable {
  var title: NonEmptyText
  var organization: NonEmptyText
  var posted: Day
  var department: String?
  var category: OneOrMany<String>?
  var location: OneOrMany<String>?
  var remote: Bool?
  var telework: Bool?
  var schedule: Schedule?
  var appointment: String?
  var grade: String?
  var pay: Written<PayFields>?
  var closes: Written<Day>?
  var openUntilFilled: Bool?
  var openings: String?
  var skills: [String]?
  var apply: ApplyLink?
  var url: WebLink?
  var contact: ContactField?
  var announcement: String?
  var hiringPath: OneOrMany<String>?
  var clearance: String?
  var travel: String?
  var timeZone: OneOrMany<ZoneDistance>?
  var sponsorship: Bool?
  var aliases: OneOrMany<Written<AliasPath>>?

  func draft(of post: Post<JobFields>, zone: String?) -> JobDraft {
    var draft = JobDraft(sourceID: post.file.name)
    draft.kind = .job
    draft.file = post.file.path
    draft.lines = post.lines
    draft.title = title.text
    draft.organization = organization.text
    draft.department = department
    draft.categories = (category?.all ?? []).map { Category(name: $0) }
    draft.places = (location?.all ?? []).map { PlaceClaim(name: $0) }
    draft.remote = remote
    draft.telework = telework
    draft.schedule = schedule
    draft.appointment = appointment
    draft.grade = grade.map(Grade.init(written:))
    draft.pay = pay?.value.claim
    draft.posted = posted.description
    draft.closes = closes?.value.description
    draft.timeZone = zone
    draft.openUntilFilled = openUntilFilled ?? false
    draft.openings = openings
    draft.skills = skills ?? []
    draft.applyURL = apply?.url
    draft.sourceURL = url?.text
    draft.announcement = announcement
    draft.facts = [
      (Condition.hiringPath, hiringPath.map { Condition.list($0.all) }), (.clearance, clearance), (.travel, travel),
      (.timeZone, timeZone?.all.map(\.text).joined(separator: ", ")),
      (.sponsorship, sponsorship.map { $0 ? "Yes" : "No" }),
    ].compactMap { condition, words in words.map { Job.Fact(condition.label, $0) } }
    draft.sections = sections(of: post.body, firstLine: post.bodyLine)
    if let contact {
      draft.referral = ReferralClaim(
        referrer: nil, positions: [], contactName: contact.name, contactEmail: contact.email?.text,
        contactURL: contact.url?.text)
    }
    return draft
  }
}

extension JobFields: CrossChecked {
  func contradictions(in file: String) -> [Diagnostic] {
    var found = order(of: posted, and: closes, called: "closes", in: file)
    if let closes, openUntilFilled == true {
      found.append(
        closes.finding(
          .error, in: file, "`closes` is a last day, and `open-until-filled: true` says that there is none",
          hint: "keep one of the two"))
    }
    if let pay, let fault = pay.value.fault { found.append(pay.finding(.error, in: file, fault)) }
    if let pay, let figure = pay.value.doubtful {
      let thousands = figure.text.replacing(".", with: "")
      let amount = figure.amount.truncatingRemainder(dividingBy: 1) == 0 ? "\(Int(figure.amount))" : figure.text
      found.append(
        pay.finding(
          .warning, in: file, "`pay` says \(figure.text), which is read as \(amount) and not as \(thousands)",
          hint: "write \(thousands), or with two figures behind the point at most"))
    }
    return found
  }
}

/// Where to apply: a web address, or an e-mail address.
struct ApplyLink: ScalarSetting, Sendable {
  var url: String

  static let expectation = "a web address or an e-mail address"
  static let placeholder = ApplyLink(url: "")

  private init(url: String) { self.url = url }

  init?(setting text: SettingsTree.Text) {
    if let link = WebLink(setting: text) {
      url = link.text
    } else if let email = EmailAddress(setting: text) {
      url = SafeURL.mailing(email.text)
    } else {
      return nil
    }
  }

  static func hint(for text: SettingsTree.Text) -> String? { EmailAddress.hint(for: text) ?? WebLink.hint(for: text) }
}
