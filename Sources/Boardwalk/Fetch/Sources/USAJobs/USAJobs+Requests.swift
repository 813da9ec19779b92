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
    let secret = try Self.value(
      of: key, in: world, as: "a key",
      hint: "Ask for one at https://developer.usajobs.gov/apirequest/, set `key: $USAJOBS_API_KEY` and the variable; "
        + "or build from recorded replies with `replies:`.")
    let address = try Self.value(
      of: email, in: world, as: "the e-mail address of the key",
      hint: "Set `email: $USAJOBS_EMAIL` and the variable; the API wants it as the User-Agent.")
    let inquiry = Inquiry(
      service: Self.policy.title, world: world,
      key: (
        refused: "the key or the e-mail address",
        hint:
          "Check that both variables belong together; a new key is free at https://developer.usajobs.gov/apirequest/."
      ))
    return PageRequests(
      endpoint: world.endpoint ?? Self.defaultEndpoint, key: Secret(secret), email: address,
      pageSize: resultsPerPage?.value ?? 500, inquiry: inquiry)
  }

  /// Whose variable is not set on this machine may be set where the board is built; what board.yml does not name never is.
  private static func value(
    of variable: (any EnvironmentVariable)?, in world: World, as what: String, hint: String
  ) throws -> String {
    guard let variable else { throw lack("\(what): board.yml names none.", hint) }
    guard let value = variable.value(in: world.environment) else {
      throw Diagnostic(
        .error, "USAJOBS needs \(what): the environment variable \(variable.name) is not set.", hint: hint)
    }
    return value
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
