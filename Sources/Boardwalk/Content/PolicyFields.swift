/// `policy:` of a source in `board.yml`: how much stricter than its terms this board is with it. It may be stricter, and
/// never laxer.
struct PolicyFields: Decodable, Sendable {
  var mayIndex: Bool?
  var hoursBetween: WholeNumber<HoursBetween>?
  var attribution: SourcePolicy.Attribution?
  var applying: SourcePolicy.Applying?
  var text: SourcePolicy.TextKept?
  var mayShowLogo: Bool?

  /// The stricter policy; a complaint where it would be laxer.
  ///
  /// - Parameter place: where the fields are written.
  func tightening(_ policy: SourcePolicy, at place: SettingsTree.Place?) throws(Complaint) -> SourcePolicy {
    var strict = policy
    func refuse(_ setting: String) -> Complaint {
      let terms = policy.terms.map { "its terms are at \($0)" }
      return Complaint(
        "`policy: \(setting)` is more than \(policy.title) allows; a board may only be stricter", hint: terms, at: place
      )
    }
    if let mayIndex {
      if mayIndex, !policy.mayIndex { throw refuse("may-index: true") }
      strict.mayIndex = mayIndex
    }
    if let hours = hoursBetween?.value {
      let seconds = Int64(hours) * 3600
      if seconds < policy.pollingInterval { throw refuse("hours-between: \(hours)") }
      strict.pollingInterval = seconds
    }
    if let attribution {
      if attribution == .name, policy.attribution != .name { throw refuse("attribution: name") }
      strict.attribution = attribution
    }
    if let applying {
      if applying == .anywhere, policy.applying != .anywhere { throw refuse("applying: anywhere") }
      strict.applying = applying
    }
    if let text {
      if text == .full, policy.text != .full { throw refuse("text: full") }
      strict.text = text
    }
    if let mayShowLogo {
      if mayShowLogo, !policy.mayShowLogo { throw refuse("may-show-logo: true") }
      strict.mayShowLogo = mayShowLogo
    }
    return strict
  }
}

/// Hours between two questions: at most a week, after which search engines are no longer told of jobs that nobody
/// confirms.
enum HoursBetween: NumberLimits { static let range = 1...(Listing.staleAfter * 24) }
