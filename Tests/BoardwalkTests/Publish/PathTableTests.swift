import Testing

@testable import Boardwalk

@Suite("Many paths in little memory")
struct PathTableTests {
  @Test(
    "Every path is found again under its own number, with room for all, for some or for none",
    arguments: [0, 100, 9000])
  func find(room: Int) {
    var table = PathTable()
    table.reserve(room, letters: room * 20)
    let paths = (0..<5000).map { "jobs/\($0 &* 7919 % 5000)/index.html" }
    let numbers = paths.map { path in path.withBytes { table.insert($0).index } }
    #expect(numbers == Array(0..<5000))
    #expect(paths.map { table.find($0) } == numbers && numbers.map { table[$0] } == paths)
    #expect(table.find("jobs/5000/index.html") == nil && table.find("") == nil && table.find("jobs/1/index.htm") == nil)
    #expect("jobs/0/index.html".withBytes { table.insert($0).isNew } == false)
  }

  @Test("Folders are found by the letters of the files in them, and each has a name of its own for the system")
  func folders() {
    var table = PathTable(foldsCase: true)
    let first = "jobs/Clerk-1/index.html".withBytes { table.insert($0).index }
    let second = "jobs/clerk-1/a.html".withBytes { table.insert($0).index }
    let inner = table.insertFolder(of: first)
    #expect(inner?.isNew == true && table.insertFolder(of: second)?.index == inner?.index)
    #expect(table.insertFolder(of: second)?.isNew == false)
    let outer = inner.flatMap { table.insertFolder(of: $0.index) }
    #expect(outer?.isNew == true && outer.flatMap { table.insertFolder(of: $0.index)?.index } == nil)
    let names = [first, inner?.index ?? -1, outer?.index ?? -1].map { table.withName(of: $0) { String(cString: $0) } }
    #expect(names == ["jobs/Clerk-1/index.html", "jobs/Clerk-1", "jobs"])
    // Letters that come later move the block; what was found stays where it was.
    for number in 0..<5000 { _ = "lists/\(number)/index.html".withBytes { table.insert($0) } }
    #expect(table.find("jobs/clerk-1") == inner?.index && table.find("JOBS") == outer?.index)
    #expect(table.find("jobs/Clerk-") == nil && inner.map { table[$0.index] } == "jobs/Clerk-1")
  }

  @Test(
    "The lines of a text are its paths, where they lie",
    arguments: ["head\na/b\nc\n", "head\na/b\nc", "head\n\na/b\n\n\nc\n", "head\na/b\nc\na/b\n"])
  func lines(text: String) {
    var seen: [String] = []
    var table = PathTable(lines: Array(text.utf8), from: 5) { seen.append(String(decoding: $0, as: UTF8.self)) }
    #expect((0..<table.count).map { table[$0] } == ["a/b", "c"] && seen.prefix(2) == ["a/b", "c"])
    #expect((0..<table.count).map { table.withName(of: $0) { String(cString: $0) } } == ["a/b", "c"])
    #expect(table.find("a/b") == 0 && table.find("c") == 1 && table.find("head") == nil)
    #expect("d".withBytes { table.insert($0) } == (2, true) && table[2] == "d" && table[1] == "c")
    #expect(table.insertFolder(of: 0)?.index == 3 && table[3] == "a")
  }

  @Test("Capitals are folded only when they are to be", arguments: [false, true])
  func folding(foldsCase: Bool) {
    var table = PathTable(foldsCase: foldsCase)
    _ = "About/Ä".withBytes { table.insert($0) }
    #expect(table.contains("about/Ä") == foldsCase)
    #expect(!table.contains("about/ä"))
  }

  @Test("Paths are sorted by their bytes")
  func sorted() {
    var table = PathTable()
    for path in ["b", "a/b", "a-b", "a", "B", "a/a"] { _ = path.withBytes { table.insert($0) } }
    #expect(table.sorted(Array(0..<table.count)).map { table[$0] } == ["B", "a", "a-b", "a/a", "a/b", "b"])
  }

  @Test("Those that are sorted already and others are sorted together, also when they were not")
  func merged() {
    var table = PathTable()
    let paths = ["a", "c/d", "e", "b", "f", "a/b", "c"]
    for path in paths { _ = path.withBytes { table.insert($0) } }
    let sorted = paths.sorted()
    #expect(table.sorted([0, 1, 2], and: [6, 5, 4, 3]).map { table[$0] } == sorted)
    #expect(table.sorted([2, 0, 1], and: [3, 4, 5, 6]).map { table[$0] } == sorted)
    #expect(table.sorted([], and: Array(0..<7)).map { table[$0] } == sorted)
    #expect(table.sorted([0, 1, 2], and: []).map { table[$0] } == ["a", "c/d", "e"])
  }
}
