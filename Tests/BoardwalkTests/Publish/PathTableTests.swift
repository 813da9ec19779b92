import Testing

@testable import Boardwalk

@Suite("Many paths in little memory")
struct PathTableTests {
  @Test("Every path is found again under its own number")
  func find() {
    var table = PathTable()
    let paths = (0..<5000).map { "jobs/\($0 &* 7919 % 5000)/index.html" }
    let numbers = paths.map { path in path.withBytes { table.insert($0).index } }
    #expect(numbers == Array(0..<5000))
    #expect(paths.map { table.find($0) } == numbers && numbers.map { table[$0] } == paths)
    #expect(table.find("jobs/5000/index.html") == nil && table.find("") == nil && table.find("jobs/1/index.htm") == nil)
    #expect("jobs/0/index.html".withBytes { table.insert($0).isNew } == false)
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
}
