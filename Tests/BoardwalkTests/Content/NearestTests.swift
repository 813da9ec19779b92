import Testing

@testable import Boardwalk

@Suite("The nearest known word")
struct NearestTests {
  static let fields = ["title", "salary-min", "salary-max", "posted-within", "radius", "remote"]

  @Test(
    "A slip is recognised",
    arguments: [
      ("salery-min", "salary-min"), ("salary_max", "salary-max"), ("salaryMax", "salary-max"), ("Title", "title"),
      ("titel", "title"), ("raduis", "radius"), ("remot", "remote"), ("posted-withing", "posted-within"),
    ])
  func slip(written: String, meant: String) { #expect(nearest(written, in: Self.fields) == meant) }

  @Test("A word that is like none of them suggests none", arguments: ["qualifications", "x", "", "pay", "職"])
  func stranger(written: String) { #expect(nearest(written, in: Self.fields) == nil) }

  @Test("Among equally near words the first is taken")
  func first() { #expect(nearest("cat", in: ["bat", "hat"]) == "bat") }

  @Test("A novel is no misspelled name")
  func long() {
    let novel = String(repeating: "a", count: 100_000)
    #expect(nearest(novel, in: [novel]) == nil)
    #expect(nearest("aaa", in: [novel, "aab"]) == "aab")
  }
}
