import Web

extension USAJobs {
  /// How pages are asked for: the address, the key, the e-mail, the page size. Made once a run.
  struct PageRequests: Sendable {
    var endpoint: String
    var key: Secret
    var email: String
    var pageSize: Int
    var inquiry: Inquiry
  }

  /// Finds the key and the e-mail in the environment.
  /// Throws a `Diagnostic` that names what is missing.
  func requests(in world: World) throws -> PageRequests {
    guard let key, let secret = key.value(in: world.environment) else {
      throw Diagnostic(
        .error,
        "USAJOBS needs a key: \(key.map { "the environment variable \($0.name) is not set" } ?? "board.yml names none").",
        hint: "Ask for one at https://developer.usajobs.gov/apirequest/, set `key: $USAJOBS_API_KEY` and the variable; "
          + "or build from recorded replies with `replies:`.")
    }
    guard let email, let address = email.value(in: world.environment) else {
      throw Diagnostic(
        .error,
        "USAJOBS needs the e-mail address of the key: \(email.map { "the environment variable \($0.name) is not set" } ?? "board.yml names none").",
        hint: "Set `email: $USAJOBS_EMAIL` and the variable; the API wants it as the User-Agent.")
    }
    let inquiry = Inquiry(
      service: Self.policy.title, world: world,
      key: (
        refused: "the key or the e-mail address",
        hint:
          "Check that both variables belong together; a new key is free at https://developer.usajobs.gov/apirequest/."
      ))
    return PageRequests(
      endpoint: world.endpoint ?? Self.defaultEndpoint, key: Secret(secret), email: address,
      pageSize: min(500, max(1, resultsPerPage ?? 500)), inquiry: inquiry)
  }
}

extension USAJobs.PageRequests {
  /// Asks for one page. Throws a `Diagnostic` in a plain sentence.
  func reply(to query: USAJobs.Parameters, page: Int) async throws -> USAJobs.Reply {
    // The page is ours to count; everything else may be set in board.yml.
    let usual = [("Fields", "Full"), ("ResultsPerPage", String(pageSize))].filter { !query.names.contains($0.0) }
    let asked = query.pairs.filter { $0.name != "Page" }.map { ($0.name, $0.value) } + usual + [("Page", String(page))]
    let request = Request(
      url: Query(asked).appended(to: endpoint), headers: [Header("Authorization-Key", secret: key)], userAgent: email)
    let name = "page \(page)"
    return try inquiry.reading(try await inquiry.body(of: request, for: name), of: name, USAJobs.Reply.init)
  }
}
