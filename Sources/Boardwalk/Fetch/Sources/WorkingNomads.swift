// swift-format-ignore-file: AlwaysUseLowerCamelCase, names are the service's own

import Web

/// Remote jobs, the newest in one reply.
///
/// Documentation: https://www.workingnomads.com/api/exposed_jobs/
struct WorkingNomads: JobSource {
  static let name = "workingnomads"
  /// Whether its jobs may be handed on to search engines is nowhere said, so they are not.
  static let policy = SourcePolicy(
    title: "Working Nomads", home: "https://www.workingnomads.com/",
    mayIndex: false, attribution: .followedLink, standing: .gatherer)

  func deliver(
    _ searches: [SavedSearch], in world: World, page: @Sendable (DraftPage) async throws -> Void
  ) async throws -> Ending {
    let address = world.endpoint ?? "https://www.workingnomads.com/api/exposed_jobs/"
    return try await Inquiry(service: Self.policy.title, world: world)
      .pages(from: Request(url: address), onlyNewest: true, to: page, reading: read)
  }

  private func read(_ body: [UInt8]) throws -> Answer {
    Answer(try JSONReply.decode(Offers<WireJob>.self, from: body), draft: draft)
  }
}

extension WorkingNomads {
  private struct WireJob: WireOffer {
    static let idName = "url"

    let url, title, description, company_name, category_name, tags, location, pub_date: WireText?
  }

  private func draft(_ job: WireJob) throws(Rejection) -> JobDraft {
    // The address of the way to apply ends in a number; there is no other id.
    let number = job.url?.text?.split(separator: "/").last.map(String.init)
    var draft = try JobDraft(id: WireText(number), .madeOf([job.title?.text, job.company_name?.text]))
    draft.title = job.title?.text ?? ""
    draft.organization = job.company_name?.text
    draft.claim(category: job.category_name?.text)
    draft.skills = (job.tags?.text ?? "").split(separator: ",").map(String.init)
    draft.claim(remoteFrom: job.location?.text)
    draft.posted = job.pub_date?.text
    draft.sourceURL = job.url?.text
    draft.applyURL = job.url?.text
    draft.claim(.summary, job.description?.text)
    return draft
  }
}
