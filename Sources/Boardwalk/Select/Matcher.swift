/// Finds the open jobs of each saved search.
///
/// Every filter that is set must hold, whatever the source was asked: APIs ignore filters at times.
struct Matcher: Sendable {
  let jobs: [Listing]
  let posts: [JobID: Job]
  let store: Store
  let today: Day
  let payCurrency: PayCurrency
  var synonyms = Synonyms.none
  /// What pages say of a job that neither it nor its workplace says in English, such as `Homeoffice`.
  var ownWords: @Sendable (Listing) -> [String] = { _ in [] }

  func results(of searches: [SavedSearch]) throws -> [SearchResult] {
    let queries = searches.map { search in search.keywords.map { KeywordQuery($0, synonyms) } }
    let found = try keywordMatches(of: queries)
    let everywhere = searches.contains { $0.location != nil } ? try catchAlls() : [:]
    let filters = searches.map {
      Filters($0, centre: SearchCentre(jobs: jobs).of($0), payCurrency: payCurrency, today: today)
    }
    let hasWords = queries.map { $0 != nil }
    let ranges = shares(of: jobs.count)
    // A job is asked by all searches while it is at hand.
    let positions = gathered(ranges.count) { index in
      var filters = filters
      var positions = [Positions](repeating: [], count: filters.count)
      var groups = RowGroups(by: .hirer, expecting: ranges[index].count)
      for position in ranges[index] {
        let job = jobs[position]
        let group = groups.append(job)
        for search in filters.indices where !hasWords[search] || found[search].contains(position) {
          if filters[search].match(job, of: group, at: everywhere[position]) { positions[search].append(position) }
        }
      }
      return positions
    }
    return searches.indices.map { index in
      SearchResult(search: searches[index], jobs: Positions(positions.lazy.map { $0[index] }.joined()))
    }
  }
}

extension Matcher {
  /// For each query the positions of the jobs with its words; one pass over the store for all of them.
  private func keywordMatches(of queries: [KeywordQuery?]) throws -> [Set<Int>] {
    var found = [Set<Int>](repeating: [], count: queries.count)
    guard queries.contains(where: { $0 != nil }) else { return found }
    var positions: [Int64: Int] = [:]
    for (position, job) in jobs.enumerated() where job.row > 0 { positions[job.row] = position }
    // Many jobs have the same.
    var known: [[String]: WordSet] = [:]
    func note(_ stored: WordSet, at position: Int) {
      let texts = textsBeside(jobs[position])
      let more = known[texts] ?? WordSet(texts)
      known[texts] = more
      let words = stored.union(more)
      for (index, query) in queries.enumerated() where query?.mayMatch(words) == true { found[index].insert(position) }
    }
    try store.eachWordSet(ofRows: Set(positions.keys)) { row, words in
      if let position = positions[row] { note(words, at: position) }
    }
    for (position, job) in jobs.enumerated() where job.row == 0 {
      if let post = posts[job.summary.id] { note(WordSet(post), at: position) }
    }
    for (index, query) in queries.enumerated() {
      // A set of words does not know their order; only phrases need the text itself.
      if let query, query.hasPhrases { found[index] = try found[index].intersection(exact(query, among: found[index])) }
    }
    return found
  }

  /// What pages say of a job besides its own texts.
  private func textsBeside(_ job: Listing) -> [String] { job.workplace.searchTexts + ownWords(job) }

  private func exact(_ query: KeywordQuery, among positions: Set<Int>) throws -> Set<Int> {
    var exact: Set<Int> = []
    try read(positions) { position, job in
      if query.matches(job.searchTexts + textsBeside(jobs[position])) { exact.insert(position) }
    }
    for position in positions where jobs[position].row == 0 {
      guard let post = posts[jobs[position].summary.id] else { continue }
      if query.matches(post.searchTexts + textsBeside(jobs[position])) { exact.insert(position) }
    }
    return exact
  }

  /// All places of the jobs that have too many for their summary, by position: few jobs, but each of their places counts.
  private func catchAlls() throws -> [Int: [Place]] {
    var places: [Int: [Place]] = [:]
    try read(jobs.indices.filter { jobs[$0].placeCount > Place.listed }) { places[$0] = $1.allPlaces }
    return places
  }

  /// Gives the full text of those of the jobs that lie in the store, each with its position.
  private func read(_ positions: some Sequence<Int>, _ body: (Int, Job) -> Void) throws {
    let stored = positions.filter { jobs[$0].row > 0 }.sorted { jobs[$0].row < jobs[$1].row }
    var rest = stored.makeIterator()
    try JobReader(store).read(stored.map { jobs[$0] }[...]) { _, job in
      if let position = rest.next() { body(position, job) }
    }
  }
}
