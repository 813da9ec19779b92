import Testing

@testable import Boardwalk

@Suite("The numbers of the index")
struct NumberingTests {
  @Test("The first numbers lie in stretches of about the same length")
  func first() {
    var numbering = Numbering()
    numbering.add(100_000, jobs: 100_000)
    #expect(numbering.next == 100_000)
    #expect(numbering.stretches.count == 16)
    #expect(numbering.stretches.allSatisfy { $0.last - $0.first < 100_000 / 16 })
    #expect(numbering.isSound)
  }

  @Test(
    "A stretch holds no more jobs than there is memory for its words, however large the board is",
    arguments: [(5_000, 1024), (100_000, 6250), (262_144, 16_384), (400_000, 16_384), (1_000_000, 31_250)])
  func spans(jobs: Int, span: Int) {
    #expect(Numbering.span(of: jobs) == span)
  }

  @Test("In a year of nights on which one job in a hundred changes, no night rewrites more than four in a hundred")
  func year() {
    var numbering = Numbering()
    let jobs = 100_000
    numbering.add(jobs, jobs: jobs)
    var dice = Dice(seed: 3)
    var present = numbering.stretches.map { $0.last - $0.first + 1 }
    var gone = present.map { _ in 0 }
    for night in 1...365 {
      let sizes = Dictionary(uniqueKeysWithValues: zip(numbering.stretches, present))
      for _ in 0..<1000 {
        // One on offer, wherever it is.
        var place = dice.below(zip(present, gone).reduce(0) { $0 + $1.0 - $1.1 })
        let index = present.indices.first { index in
          place -= present[index] - gone[index]
          return place < 0
        }
        if let index { gone[index] += 1 }
      }
      let fresh = numbering.next
      numbering.add(1000, jobs: jobs)
      for stretch in numbering.stretches[present.count...] {
        present.append(stretch.last - stretch.first + 1)
        gone.append(0)
      }
      for index in numbering.toClear(present: present, gone: gone, jobs: jobs) {
        present[index] -= gone[index]
        gone[index] = 0
        numbering.clear(index, left: present[index], jobs: jobs)
      }
      let (stretches, counts) = (numbering.stretches, zip(present, gone).map { ($0, $1) })
      numbering.join(present: present, fresh: fresh, jobs: jobs)
      (present, gone) = ([], [])
      var rewritten = 0
      for stretch in numbering.stretches {
        let within = stretches.indices.filter {
          stretches[$0].first >= stretch.first && stretches[$0].last <= stretch.last
        }
        present.append(within.reduce(0) { $0 + counts[$1].0 })
        gone.append(within.reduce(0) { $0 + counts[$1].1 })
      }
      for (stretch, size) in zip(numbering.stretches, present) where sizes[stretch].map({ $0 != size }) ?? true {
        rewritten += size
      }
      let all = present.reduce(0, +)
      #expect(rewritten * 25 <= all, "night \(night): \(rewritten) of \(all)")
      #expect(numbering.isSound)
      #expect(numbering.stretches.count < 150)
      #expect(all <= jobs * 2 + 3000)
    }
  }

  @Test("Divided anew, stretches have as many numbers that mean something as each other, and leave none out")
  func divided() {
    var numbering = Numbering()
    numbering.add(20_000, jobs: 7000)
    numbering.divide((0..<20_000).filter { $0 % 3 == 1 }, jobs: 7000)
    #expect(numbering.isSound)
    #expect(numbering.stretches.count == 7)
    #expect(numbering.stretches.allSatisfy { $0.last - $0.first < 3 * 1024 + 3 })
    numbering.divide([], jobs: 7000)
    #expect(numbering.stretches.isEmpty)
  }

  @Test("Numbering from a stranger is believed only when it can have come from here")
  func strange() {
    typealias Stretch = Numbering.Stretch
    #expect(Numbering().isSound)
    #expect(Numbering(next: 3, stretches: [Stretch(first: 0, last: 2)]).isSound)
    #expect(!Numbering(next: 4, stretches: [Stretch(first: 0, last: 2)]).isSound)
    #expect(!Numbering(next: 3, stretches: [Stretch(first: 1, last: 2)]).isSound)
    #expect(!Numbering(next: 0, stretches: [Stretch(first: 0, last: -1)]).isSound)
    #expect(!Numbering(next: 3, stretches: [Stretch(first: 0, last: 2, step: 0)]).isSound)
    #expect(!Numbering(next: 0, shelves: ["b", "a"]).isSound)
    #expect(!Numbering(next: 1 << 60, stretches: [Stretch(first: 0, last: (1 << 60) - 1)]).isSound)
  }

  @Test("A job keeps its number until its content changes, and no number is given twice")
  func life() throws {
    let store = try TestStore()
    func number() throws -> UInt32? { try store.store.editions(without: []).last { !$0.isFormer }?.number }
    let night: Int64 = 86_400
    try store.run(at: TestBoard.now, [try .plain()])
    #expect(try number() == 0)
    try store.run(at: TestBoard.now + night, [try .plain()])
    #expect(try number() == 0)
    try store.run(at: TestBoard.now + 2 * night, [try .plain("1", title: "Head clerk")])
    #expect(try number() == 1)
    // Closed, it is half of all there is, so its number is forgotten.
    for count in 3...5 { try store.run(at: TestBoard.now + Int64(count) * night, []) }
    #expect(try number() == nil)
    try store.run(at: TestBoard.now + 6 * night, [try .plain("1", title: "Head clerk")])
    #expect(try number() == 2)
  }

  @Test("Shelves of words are about as large as each other, and none is divided within a letter")
  func shelves() {
    var division = ShelfDivision()
    var dice = Dice(seed: 8)
    for _ in 0..<500 {
      let texts = (0..<80).map { _ in
        String((0..<(2 + dice.below(4))).map { _ in Array("abcdeéжя東👩")[min(dice.below(10), dice.below(10))] })
      }
      SearchTerms(texts).bytes.withUnsafeBytes { division.take($0) }
    }
    let shelves = division.shelves(span: 2000)
    #expect(shelves.count > 20)
    #expect(Numbering(shelves: shelves).isSound)
    #expect(shelves.allSatisfy { $0.unicodeScalars.allSatisfy { $0.value < 0xD000 && $0.value != 0xFFFD } })
  }
}
