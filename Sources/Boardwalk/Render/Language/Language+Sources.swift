extension Language {
  /// `1,204 open jobs, 35 more listed with another source`
  func count(of source: SourceReport) -> String {
    let jobs = say(.openJobCount, source.count)
    let elsewhere = source.countElsewhere
    return elsewhere == 0 ? jobs : say(.countElsewhere, elsewhere, "jobs", jobs)
  }

  /// How a source does, in one sentence.
  func state(of source: SourceReport) -> String {
    switch source.outcome {
    case nil: say(.sourceUnasked)
    case .complete: say(.sourceComplete)
    case .partial where source.outcome?.isOfNewest == true: say(.sourceNewest, ["source": source.policy.title])
    case .partial: say(.sourcePartial)
    case .suspect(let reason): say(.sourceSuspect, ["reason": reason])
    case .failed:
      source.lastComplete.map { say(.sourceFailedSince, ["day": day($0)]) } ?? say(.sourceFailed)
    }
  }

  /// When it was asked and what came of it, where that is not the same as its last complete answer.
  func notice(of source: SourceReport) -> String? {
    guard source.isInTrouble, let asked = source.lastAsked.map(day) else { return nil }
    return source.delivered.map { say(.lastAskedGave, $0, "day", asked) } ?? say(.lastAsked, ["day": asked])
  }

  /// What a source asks, a sentence each.
  func demands(of policy: SourcePolicy) -> [String] {
    var demands = [say(policy.mayIndex ? .mayPassOn : .mayNotPassOn)]
    if policy.attribution == .followedLink { demands.append(say(.linksThere)) }
    if policy.applying == .atSource { demands.append(say(.appliesThere)) }
    if policy.text == .excerpt { demands.append(say(.excerptOnly)) }
    if !policy.mayShowLogo { demands.append(say(.noLogo)) }
    if policy.pollingInterval > 0 { demands.append(polling(Int(policy.pollingInterval))) }
    return demands
  }

  private func polling(_ seconds: Int) -> String {
    if seconds % 3600 == 0 { return say(.askedOnceInHours, seconds / 3600) }
    if seconds % 60 == 0 { return say(.askedOnceInMinutes, seconds / 60) }
    return say(.askedOnceInSeconds, seconds)
  }
}
