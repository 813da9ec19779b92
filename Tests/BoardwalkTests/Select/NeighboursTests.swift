import Testing

@testable import Boardwalk

@Suite("Which jobs are like a job")
struct NeighboursTests {
  private func jobs(_ titles: [(title: String, organization: String)]) throws -> [Listing] {
    try titles.enumerated().map { number, one in
      .of(
        try .plain("\(number)") {
          $0.summary.title = one.title
          $0.summary.organization = one.organization
        })
    }
  }

  private typealias Near = (position: Int, shared: [Neighbours.Trait])

  private func nearest(_ jobs: [Listing], to position: Int, count: Int = 3) -> [Near] {
    let neighbours = Neighbours(of: jobs)
    return neighbours.nearest(to: jobs[position], at: position, isOpen: true, count: count)
      .map { (Int($0.position), neighbours.shared(by: $0)) }
  }

  @Test("What both titles say and few others do brings jobs together, and is the reason")
  func rareWords() throws {
    let jobs = try jobs([
      ("Tidal engineer", "A"), ("Software engineer", "B"), ("Tidal forecaster", "C"), ("Civil engineer", "D"),
      ("Bridge engineer", "E"),
    ])
    let first = try #require(nearest(jobs, to: 0).first)
    #expect(first.position == 2)
    #expect(first.shared == [.word("tidal")])
  }

  @Test("A job that shares nothing is no neighbour, and no job is its own")
  func nothingShared() throws {
    let jobs = try jobs([("Nurse", "A"), ("Welder", "B"), ("Pilot", "C")])
    #expect(nearest(jobs, to: 0).isEmpty)
  }

  @Test("One organization is a reason, a weaker one than the work")
  func organization() throws {
    let jobs = try jobs([("Nurse", "Clinic"), ("Cook", "Clinic"), ("Night nurse", "Harbour"), ("Welder", "Dock")])
    let near = nearest(jobs, to: 0)
    #expect(near.map(\.position) == [2, 1])
    #expect(near.last?.shared == [.organization("Clinic")])
  }

  @Test(
    "What a job has in common with others is found whatever its title looks like",
    arguments: [
      ("Nurse", ["nurse"]), ("NURSE (RN), Night-shift & Day", ["nurse", "night", "shift", "day"]),
      ("nurse nurse Nurse", ["nurse"]), ("GS-9 2210 IT4u", ["it4u"]), ("for the and a", []), ("", []), ("  ", []),
      ("Ärztin für Köln", ["ärztin", "für", "köln"]), ("Инженер 2210", ["инженер"]),
      ("Engineer — Łódź", ["engineer", "łódź"]), ("x\u{0}y abc", ["abc"]),
    ])
  func traits(title: String, words: [String]) throws {
    let jobs = try (0..<3).map { number in
      Listing.of(
        try .plain("\(number)") {
          $0.summary.title = title
          $0.summary.organization = "Nurse"
          $0.summary.skills = ["Excel", "Excel", "Nurse"]
          $0.summary.categories = [Category(code: "0610", name: "Nurse"), Category(code: nil, name: "Health")]
        })
    }
    let expected: [Neighbours.Trait] =
      [.skill("Excel"), .skill("Nurse"), .field("Nurse"), .field("Health"), .organization("Nurse")]
      + words.map { .word($0) }
    #expect(Neighbours.traits(of: jobs[0]) == expected)
    for some in Neighbours.traits(of: jobs) {
      for row in 0..<some.rows.count { #expect(some.rows[row].map { some.names[Int($0)] } == expected) }
    }
  }

  @Test("A trait of thousands is asked for around the job: each has neighbours of its own, as many as are wanted")
  func manyHolders() throws {
    let jobs = try jobs((0..<2000).map { ("Clerk", "Office \($0)") })
    let near = nearest(jobs, to: 1000, count: 4)
    #expect(near.count == 4)
    #expect(near.allSatisfy { abs($0.position - 1000) <= 40 })
  }

  @Test("Two jobs of which nobody says whose they are have no organization in common")
  func unstated() throws {
    let jobs = try jobs([("Baker", JobSummary.noOrganization), ("Diver", JobSummary.noOrganization)])
    #expect(nearest(jobs, to: 0).isEmpty)
  }
}
