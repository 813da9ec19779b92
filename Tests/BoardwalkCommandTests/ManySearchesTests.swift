import Testing

@Suite("A list of a board with many searches")
struct ManySearchesTests {
  @Test(
    "Of a search that there is not the one is named that is meant",
    arguments: [
      ("seach-3", "Did you mean search-3?"), ("x", "There are 14, such as sea, search-1, search-10."),
    ])
  func unknown(search: String, hint: String) throws {
    let more = (1...13).map { ("Content/searches/search-\($0).md", "---\ntitle: S\n---\n") }
    let folder = try Folder(CommandTests.posts.merging(more) { $1 })
    let result = try folder.run(["list", "--search", search] + CommandTests.now)
    #expect(result.code == 1)
    #expect(result.errors.hasSuffix("\n  hint: \(hint)\n"), "\(result.errors)")
  }
}
