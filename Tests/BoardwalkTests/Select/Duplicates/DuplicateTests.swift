import Foundation
import Testing

@testable import Boardwalk

@Suite("Duplicates")
struct DuplicateTests {
  /// The board of what the sources deliver.
  private static func board(
    _ drafts: [String: [JobDraft]], _ entries: [SourceEntry], verdicts: DuplicateVerdicts = DuplicateVerdicts()
  ) throws -> (board: Board, kept: TestStore) {
    let kept = try TestStore()
    var content = try BoardContent.of()
    content.settings.sources = entries
    content.verdicts = verdicts
    let normaliser = Normaliser(today: content.settings.day(of: TestBoard.now))
    for entry in entries {
      let jobs = (drafts[entry.name] ?? []).compactMap { normaliser.job(from: $0, source: entry.name).job }
      try kept.run(at: TestBoard.now - 86_400, jobs, source: entry.name)
    }
    return (try kept.board(content), kept)
  }

  private static let isLarge = ProcessInfo.processInfo.environment["TORTURE"] != nil

  @Test(
    "On a planted board every near miss stays apart, and nearly every copy is found",
    arguments: [3, 11, 27] as [UInt64])
  func planted(_ seed: UInt64) throws {
    let planted = PlantedBoard(sources: 10, jobs: Self.isLarge ? 2000 : 150, seed: seed)
    let (board, _) = try Self.board(planted.drafts, planted.entries)
    for pair in board.duplicates {
      #expect(
        planted.copies[pair.hidden.id] == pair.kept.id,
        "\(pair.kept.id) \(pair.kept.title) \(pair.kept.placeText) / \(pair.hidden.id) \(pair.hidden.title) \(pair.rule)"
      )
    }
    let found = Set(board.duplicates.map(\.hidden.id))
    let missed = planted.copies.keys.filter { !found.contains($0) }
    let recall = 1 - Double(missed.count) / Double(planted.copies.count)
    #expect(
      recall >= 0.95,
      "\(missed.count) of \(planted.copies.count) missed: \(missed.sorted().prefix(9).map { planted.both($0) })")
    #expect(Set(planted.nearMisses.map(\.2)).count == 11)
    #expect(board.jobs.count + found.count == planted.drafts.values.reduce(0) { $0 + $1.count })
  }

  @Test(
    "On a board planted by other hands, too", arguments: [1, 2, 3, 4] as [UInt64])
  func rival(_ seed: UInt64) throws {
    let rival = RivalBoard(jobs: Self.isLarge ? 2000 : 300, seed: seed)
    let (board, _) = try Self.board(rival.drafts, rival.entries)
    for pair in board.duplicates {
      #expect(
        rival.copies[pair.hidden.id] == pair.kept.id,
        "\(pair.kept.id) \(pair.kept.title) \(pair.kept.placeText) / \(rival.ways[pair.hidden.id] ?? "\(pair.hidden.id)") \(pair.rule)"
      )
    }
    let found = Set(board.duplicates.map(\.hidden.id))
    let missed = rival.copies.keys.filter { !found.contains($0) }.sorted()
    #expect(
      Double(missed.count) <= Double(rival.copies.count) * 0.05,
      "\(missed.count) of \(rival.copies.count) missed: \(missed.prefix(20).map { rival.ways[$0] ?? "" })")
  }

  @Test("The same board gives the same duplicates, whatever the order of the sources")
  func order() throws {
    let planted = PlantedBoard(sources: 6, jobs: 40, seed: 5)
    let first = try Self.board(planted.drafts, planted.entries).board
    let second = try Self.board(planted.drafts.mapValues { $0.reversed() }, planted.entries.reversed()).board
    #expect(first.duplicates.map(\.hidden.id) == second.duplicates.map(\.hidden.id))
    #expect(first.duplicates.map(\.kept.id) == second.duplicates.map(\.kept.id))
  }

  // One pair at a time.

  private static func draft(
    _ id: String, _ title: String = "Tide Clerk", at place: String = "Berlin, Germany",
    _ change: (inout JobDraft) -> Void = { _ in }
  ) -> JobDraft {
    var draft = JobDraft(sourceID: id)
    draft.title = title
    draft.organization = "Harbour Office GmbH"
    draft.places = [PlaceClaim(name: place)]
    draft.posted = "2026-11-02"
    change(&draft)
    return draft
  }

  private static func entries(_ standings: [(String, SourceStanding)]) -> [SourceEntry] {
    standings.map { name, standing in
      var entry = SourceEntry(name: name, source: SilentSource())
      entry.policy.standing = standing
      entry.policy.title = name.capitalized
      return entry
    }
  }

  private static let two = entries([("office", .employer), ("mirror", .gatherer)])

  private static func pairs(
    _ office: [JobDraft], _ mirror: [JobDraft], verdicts: DuplicateVerdicts = DuplicateVerdicts()
  ) throws -> [String] {
    try board(["office": office, "mirror": mirror], two, verdicts: verdicts).board.duplicates.map {
      "\($0.kept.id) \($0.hidden.id) \($0.rule.rawValue)"
    }
  }

  @Test("One organization, one title, one place")
  func offer() throws {
    #expect(
      try Self.pairs(
        [Self.draft("1")], [Self.draft("2", "Tide clerk (m/w/d)", at: "Berlin") { $0.organization = "Harbour Office" }])
        == ["office:1 mirror:2 same-offer"])
  }

  @Test("One page, whatever tracks the way there")
  func address() throws {
    let page = "https://jobs.example.org/harbour/4711"
    let office = Self.draft("1") { $0.applyURL = page }
    let mirror = Self.draft("2", "Tide Clerk at the Harbour Office", at: "Nowhere") {
      $0.applyURL = "http://www.jobs.example.org/harbour/4711/apply/?utm_source=x&gh_src=abc#app"
      $0.posted = "2026-01-01"
    }
    #expect(try Self.pairs([office], [mirror]) == ["office:1 mirror:2 same-address"])
    var other = mirror
    other.title = "Tide Clerk II"
    #expect(try Self.pairs([office], [other]).isEmpty)
  }

  @Test("The number of a job is no way there, whatever its parameter is called")
  func numberInParameter() throws {
    func nurse(_ id: String, _ place: String, _ pay: String, _ number: Int) -> JobDraft {
      Self.draft(id, "Staff Nurse", at: place) {
        $0.applyURL = "https://nhs.example.org/vacancy?ref=\(number)"
        $0.pay = PayClaim(minimum: pay, maximum: pay, unit: "year", currency: "GBP")
      }
    }
    let office = nurse("1", "Leeds, England", "30000", 101)
    #expect(try Self.pairs([office], [nurse("2", "York, England", "45000", 202)]).isEmpty)
    #expect(try Self.pairs([office], [nurse("3", "Nowhere", "30000", 101)]) == ["office:1 mirror:3 same-address"])
  }

  @Test("A page that lists all jobs makes none of them the same")
  func careersPage() throws {
    let page = "https://harbour.example.org/careers"
    let office = [Self.draft("1", "Pilot") { $0.applyURL = page }, Self.draft("2", "Cook") { $0.applyURL = page }]
    let mirror = Self.draft("3", "Deck Hand") { $0.applyURL = page }
    #expect(try Self.pairs(office, [mirror]).isEmpty)
  }

  @Test(
    "What tells two offers apart does",
    arguments: differences)
  func apart(_ what: String, _ change: @Sendable (inout JobDraft) -> Void) throws {
    let office = Self.draft("1") {
      $0.announcement = "R-1"
      $0.department = "Tides"
      $0.employment = ["full-time"]
      $0.pay = PayClaim(minimum: "50000", maximum: "60000", unit: "year", currency: "EUR")
    }
    var mirror = office
    mirror.sourceID = "2"
    #expect(try Self.pairs([office], [mirror]).count == 1)
    change(&mirror)
    #expect(try Self.pairs([office], [mirror]).isEmpty, "\(what)")
  }

  private static let differences: [(String, @Sendable (inout JobDraft) -> Void)] = [
    ("another level", { $0.title = "Senior Tide Clerk" }), ("another number", { $0.title = "Tide Clerk 2" }),
    ("another city", { $0.places = [PlaceClaim(name: "Hamburg")] }),
    ("another announcement", { $0.announcement = "R-2" }), ("another team", { $0.title = "Tide Clerk, Locks" }),
    ("another department", { $0.department = "Locks" }), ("other hours", { $0.employment = ["part-time"] }),
    ("another time", { $0.posted = "2026-06-01" }),
    ("more pay", { $0.pay = PayClaim(minimum: "90000", maximum: nil, unit: "year", currency: "EUR") }),
    ("from anywhere", { $0.places = [PlaceClaim(name: "Remote (Germany)")] }),
    ("another organization", { $0.organization = "Harbour Offices of the North" }),
    ("nobody's", { $0.organization = nil }), ("no place", { $0.places = [] }),
  ]

  @Test("A copy that could be of two jobs is of neither")
  func ambiguous() throws {
    let office = [Self.draft("1") { $0.announcement = "R-1" }, Self.draft("2") { $0.announcement = "R-2" }]
    #expect(try Self.pairs(office, [Self.draft("3")]).isEmpty)
    // Its number says which.
    #expect(
      try Self.pairs(office, [Self.draft("3") { $0.announcement = "R-2" }]) == ["office:2 mirror:3 same-offer"])
  }

  @Test("A source that lists two for one says that they are two, unless not a letter differs")
  func twice() throws {
    let text = SectionClaim(.summary, .plain(String(repeating: "Water and tides all day long. ", count: 12)))
    let mirror = ["2", "3"].map { id in Self.draft(id) { $0.sections = [text] } }
    #expect(
      try Self.pairs([Self.draft("1")], mirror) == ["office:1 mirror:2 same-offer", "office:1 mirror:3 same-offer"])
    var different = mirror
    different[1].sections = [
      SectionClaim(.summary, .plain(String(repeating: "Ropes and knots all night. ", count: 12)))
    ]
    #expect(try Self.pairs([Self.draft("1")], different) == ["office:1 mirror:2 same-offer"])
    // An employer knows its own list.
    #expect(try Self.pairs(mirror, []).isEmpty)
  }

  @Test("A person's verdict counts, either way")
  func verdicts() throws {
    let (office, mirror) = (JobID(source: "office", sourceID: "1"), JobID(source: "mirror", sourceID: "2"))
    #expect(
      try Self.pairs(
        [Self.draft("1")], [Self.draft("2")], verdicts: DuplicateVerdicts(same: [], apart: [[mirror, office]])
      )
      .isEmpty)
    #expect(
      try Self.pairs(
        [Self.draft("1")], [Self.draft("2", "Something else", at: "Oslo")],
        verdicts: DuplicateVerdicts(same: [[mirror, office]], apart: [])) == ["office:1 mirror:2 verdict"])
  }

  @Test("A person's verdict counts on a board of one source, too")
  func verdictOnOneSource() throws {
    let ids = ["1", "2"].map { JobID(source: "office", sourceID: $0) }
    let (board, _) = try Self.board(
      ["office": [Self.draft("1"), Self.draft("2", "Something else", at: "Oslo")]], [Self.two[0]],
      verdicts: DuplicateVerdicts(same: [ids], apart: []))
    #expect(board.duplicates.map { "\($0.kept.id) \($0.hidden.id) \($0.rule)" }.count == 1)
    #expect(board.jobs.count == 1)
  }

  @Test("The page of the job says where it is listed as well, and the other address leads there")
  func page() throws {
    let mirror = Self.draft("2") { $0.sourceURL = "https://mirror.example.com/2" }
    let (board, _) = try Self.board(["office": [Self.draft("1")], "mirror": [mirror]], Self.two)
    try #require(board.jobs.count == 1)
    #expect(board.jobs[0].also.map(\.name) == ["Mirror"])
    #expect(board.jobs[0].also.first?.link?.string == "https://mirror.example.com/2")
    #expect(board.moved.map(\.path) == [board.duplicates[0].hidden.path])
    #expect(board.moved.first?.listing === board.jobs[0])
    #expect(board.sources.map(\.count) == [1, 0] && board.sources.map(\.countElsewhere) == [0, 1])
    #expect(board.duplicatesNotice.map(\.severity) == [.notice])
  }
}
