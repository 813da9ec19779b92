/// One source, asked once in a run.
struct Visit: Sendable {
  private let entry: SourceEntry
  private let asked: [SavedSearch]
  private let world: World
  private let limits: SourceLimits
  private let secrets: SecretScan
  private let correspondence: Correspondence
  private let kept: ReplyCache?
  private let tally = SourceTally()

  init(_ entry: SourceEntry, _ plan: FetchPlan, in world: World) {
    self.entry = entry
    asked = plan.searches.filter { $0.isAsked(of: entry.name) }
    limits = plan.limits
    secrets = plan.secrets
    let correspondence = Correspondence(limits: plan.limits, secrets: plan.secrets, now: world.now)
    var world = world
    world.endpoint = entry.endpoint
    world.replies = entry.replies
    world.idsWithText = { try await plan.idsWithText(entry.name) }
    world.knownPages = { try await plan.knownPages(entry.name) }
    world.send = correspondence.watching(world.send)
    let asksNobody = entry.replies != nil
    kept = plan.archive.flatMap { folder in
      asksNobody ? nil : ReplyCache("\(folder)/\(entry.name)", on: world.disk, secrets: plan.secrets, now: world.now)
    }
    if let kept { world.send = kept.remembering(world.send) }
    self.correspondence = correspondence
    self.world = world
  }

  /// Hands over everything the source gives, page by page, and says how it ended. Throws only what `page` throws.
  func deliver(to page: @escaping @Sendable (SourceEntry, DraftPage) async throws -> Void) async throws -> Delivery {
    let end = try await end(handingTo: page)
    let sum = await tally.sum
    let (outcome, finding) = judge(end, sum)
    let found = sum.findings.findings(of: entry.name)
    kept?.finish(outcome.isFailed ? .failed : end.result(isFlawless: found.isEmpty))
    let told = found + [kept?.fault, finding].compactMap { $0 }
    var delivery = Delivery(
      source: entry.name, outcome: withheld(outcome), count: sum.count, findings: told.map(placed))
    delivery.rejected = sum.unreadable
    if !outcome.isFailed { delivery.askedFor = entry.fingerprint(asking: asked) }
    // Recorded replies are an answer to nobody knows what.
    if entry.replies == nil { delivery.question = entry.question(of: asked) }
    if case .ending(.newest(_, let days)) = end, !outcome.isFailed { delivery.wholeDays = days }
    delivery.traffic = correspondence.traffic
    return delivery
  }
}

extension Visit {
  /// How the source itself left off, if it did.
  private enum End: Sendable {
    case ending(Ending)
    case fault(Diagnostic)
    case stop(Correspondence.Stop)

    func result(isFlawless: Bool) -> ReplyCache.Result {
      switch self {
      case .ending(.complete), .ending(.newest): isFlawless ? .sound : .doubtful
      case .ending(.partial): .doubtful
      case .fault, .stop: .failed
      }
    }
  }

  private func end(
    handingTo page: @escaping @Sendable (SourceEntry, DraftPage) async throws -> Void
  ) async throws -> End {
    let end = try await withThrowingTaskGroup(of: End?.self) { group in
      group.addTask { try await ask(handingTo: page) }
      group.addTask {
        do { try await Task.sleep(for: limits.time) } catch is CancellationError { return nil }
        correspondence.stop(.outOfTime(limits.time))
        return nil
      }
      var end: End?
      // Whichever comes first ends the other: out of time, the source's transfer; else the watch.
      while let next = try await group.next() {
        end = end ?? next
        group.cancelAll()
      }
      return end
    }
    if let stop = correspondence.stopped { return .stop(stop) }
    return end ?? .fault(Diagnostic(.error, "It was not asked to the end, because the run was ended."))
  }

  private func ask(
    handingTo page: @escaping @Sendable (SourceEntry, DraftPage) async throws -> Void
  ) async throws -> End {
    do {
      let ending = try await entry.source.deliver(asked, in: world) { drafts in
        // A source may go on after a request of its own failed; after our stop it may not.
        guard correspondence.stopped == nil else { throw CancellationError() }
        await tally.add(drafts)
        do {
          try await page(entry, drafts)
        } catch {
          throw PipelineStop(reason: error)
        }
      }
      return .ending(ending)
    } catch let stop as PipelineStop {
      throw stop.reason
    } catch {
      let known = entry.lackOfReplies(on: world.disk) ?? error as? Diagnostic
      return .fault(known ?? Diagnostic(.error, "It failed: \(error)"))
    }
  }

  private func judge(_ end: End, _ sum: SourceTally.Sum) -> (SourceOutcome, Diagnostic?) {
    switch end {
    case .fault(let fault): return (broken(fault, isPart: sum.count > 0), warning(fault))
    case .stop(let stop):
      return (broken(stop.finding, isPart: stop.leavesPart && sum.count > 0), warning(stop.finding))
    case .ending(let ending):
      if let changed = sum.schemaFault(isOwn: entry.source is Files) { return (.failed(changed.message), changed) }
      switch ending {
      case .complete: return (.complete, nil)
      case .partial(let reason): return (.partial(reason), Diagnostic(.warning, reason))
      // The source is always like this, so it is worth knowing and no more.
      case .newest(let reason, _): return (.partial(reason), Diagnostic.usual(reason))
      }
    }
  }

  private func broken(_ fault: Diagnostic, isPart: Bool) -> SourceOutcome {
    isPart ? .partial(fault.message) : .failed(fault.message)
  }

  /// The board can be built without this source, from what it gave before: a warning, not an error.
  private func warning(_ finding: Diagnostic) -> Diagnostic {
    Diagnostic(.warning, at: finding.spot, finding.message, hint: finding.hint)
  }

  /// A finding without a place of its own is the source's. One that would repeat a secret says only that.
  private func placed(_ finding: Diagnostic) -> Diagnostic {
    var finding = finding
    if finding.spot == .board { finding.spot = .source(entry.name) }
    if finding.spot == SourceEntry.settings { finding.spot = entry.spot }
    guard let name = secret(in: "\(finding)") else { return finding }
    return Diagnostic(finding.severity, at: .source(entry.name), Self.withheld(name))
  }

  private func withheld(_ outcome: SourceOutcome) -> SourceOutcome {
    guard let reason = outcome.reason, let name = secret(in: reason) else { return outcome }
    return SourceOutcome(word: outcome.word, reason: Self.withheld(name))
  }

  private static func withheld(_ name: String) -> String {
    "What there is to say of it would repeat the value of \(name), so it is not said."
  }

  private func secret(in text: String) -> String? { Array(text.utf8).withUnsafeBytes(secrets.firstHit) }
}

/// What went wrong further down the pipeline, told apart from what went wrong at the source.
private struct PipelineStop: Error {
  var reason: any Error
}

extension SourceOutcome {
  fileprivate var isFailed: Bool {
    if case .failed = self { true } else { false }
  }
}
