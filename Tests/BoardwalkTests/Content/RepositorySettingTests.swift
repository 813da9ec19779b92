import Testing

@testable import Boardwalk

@Suite("The repository in board.yml")
struct RepositorySettingTests {
  private func read(_ lines: String) -> Content {
    BoardInMemory(["Content/board.yml": BoardInMemory.plainSettings + lines]).read()
  }

  @Test("A board without one has none")
  func none() {
    for lines in ["", "repository:\n", "repository: null\n"] {
      let content = read(lines)
      #expect(content.findings == [] && content.settings != nil && content.settings?.repository == nil)
    }
  }

  @Test(
    "Hosts that everybody knows need no more than the address",
    arguments: [
      ("https://github.com/acme/board", .gitHub), ("https://gitlab.com/acme/group/sub.group/board", .gitLab),
      ("https://codeberg.org/acme/board", .gitea), ("https://bitbucket.org/acme/board_2.x", .bitbucket),
    ] as [(String, GitHost)])
  func known(url: String, host: GitHost) {
    for written in [url, url + "/", "\"\(url)\""] {
      let content = read("repository: \(written)\n")
      #expect(content.findings == [])
      #expect(content.settings?.repository == Repository(url: url, host: host))
    }
    let capitals = url.replacing("https://", with: "HTTPS://").replacing(".com", with: ".COM").replacing(
      ".org", with: ".ORG")
    #expect(read("repository: \(capitals)\n").settings?.repository == Repository(url: url, host: host))
    let named = read("repository: { url: \(url), host: \(host.rawValue) }\n")
    #expect(named.findings == [] && named.settings?.repository == Repository(url: url, host: host))
  }

  @Test(
    "A host of somebody's own is told what it is; branch and folder are named where they are others",
    arguments: [
      (
        "{ url: https://git.example.org/acme/board, host: gitea }",
        Repository(url: "https://git.example.org/acme/board", host: .gitea)
      ),
      (
        "{ url: \"https://example.org:3000/git/acme/board\", host: gitea, branch: boards/night-ly, folder: tech/ }",
        Repository(
          url: "https://example.org:3000/git/acme/board", host: .gitea, branch: "boards/night-ly", folder: "tech")
      ),
      (
        "{ url: https://github.example.org/acme/board, host: github, branch: 2026, folder: Stellen am Wasser/a..b }",
        Repository(
          url: "https://github.example.org/acme/board", host: .gitHub, branch: "2026", folder: "Stellen am Wasser/a..b")
      ),
      (
        "{ url: https://git.bücher.example/a/b/c, host: gitlab, branch: \"fix#1\", folder: \"\" }",
        nil
      ),
      (
        "{ url: https://git.bücher.example/a/b/c, host: gitlab, branch: \"fix#1\" }",
        Repository(url: "https://git.xn--bcher-kva.example/a/b/c", host: .gitLab, branch: "fix#1")
      ),
    ] as [(String, Repository?)])
  func own(setting: String, repository: Repository?) {
    let content = read("repository: \(setting)\n")
    #expect(content.settings?.repository == repository)
    #expect(content.findings.isEmpty == (repository != nil))
  }

  private static let address =
    "must be the https address of a repository, such as https://github.com/acme/board"
  private static let tooLong =
    "write no more than https://host/owner/name; a branch is `branch:`, a folder in it `folder:`"
  private static let branch = "`branch` must be the name of a branch, such as main, not "
  private static let folder =
    "`folder` must be the folder of the repository that `Content` is in, such as boards/tech, not "

  @Test(
    "One that cannot be is refused, and what may be somebody's key is not repeated",
    arguments: [
      ("http://github.com/acme/board", 13, "`repository` \(address)", "write https://"),
      ("github.com/acme/board", 13, "`repository` \(address)", "write https:// in front"),
      ("acme", 13, "`repository` \(address)", nil),
      (
        "https://ada:hunter2@github.com/acme/board", 13, "`repository` \(address)",
        "write the address that a browser shows, without a name or a key before an @"
      ),
      (
        "git@github.com:acme/board.git", 13, "`repository` \(address)",
        "write the address that a browser shows, without a name or a key before an @"
      ),
      ("https://github.com/acme/board.git", 13, "`repository` \(address)", "leave out `.git`"),
      ("https://github.com/acme", 13, "`repository` \(address)", tooLong),
      ("https://github.com/acme/board?tab=readme", 13, "`repository` \(address)", tooLong),
      ("https://github.com/acme/board#readme", 13, "`repository` \(address)", tooLong),
      ("https://github.com/acme/..", 13, "`repository` \(address)", tooLong),
      ("https://github.com//board", 13, "`repository` \(address)", tooLong),
      ("https://github.com/acme/b%2Fc", 13, "`repository` \(address)", tooLong),
      ("https://gitlab.com/acme/board/-/tree/main", 13, "`repository` \(address)", tooLong),
      ("javascript:alert(1)", 13, "`repository` \(address)", nil),
      (
        "https://github.com/acme/board/tree/main", 13,
        "at github.com the address of a repository ends with its owner and its name", tooLong
      ),
      (
        "https://codeberg.org/acme/board/src/branch/main", 13,
        "at codeberg.org the address of a repository ends with its owner and its name", tooLong
      ),
      (
        "https://git.example.org/acme/board", 13, "what runs at git.example.org is not known by its name",
        "write `repository: { url: …, host: gitea }`, or github, gitlab, bitbucket in place of gitea"
      ),
      (
        "[https://github.com/acme/board]", 13, "`repository` must be a map of fields, not a list",
        "write each field on a line of its own, indented: `name: value`"
      ),
      ("{ host: gitea }", 13, "`url` is missing", nil),
      (
        "{ url: https://git.example.org/acme/board, host: gitae }", 62,
        "`host` must be one of github, gitlab, gitea, bitbucket, not `gitae`", "did you mean `gitea`?"
      ),
      (
        "{ url: https://git.example.org/acme/board, host: Forgejo }", 62,
        "`host` must be one of github, gitlab, gitea, bitbucket, not `Forgejo`",
        "write gitea: it has the same addresses"
      ),
      (
        "{ url: https://codeberg.org/acme/board, host: gitlab }", 59, "codeberg.org is not `gitlab`",
        "leave `host` out: that is `gitea`"
      ),
      (
        "{ url: https://gitlab.com/acme/board, brunch: b }", 51, "unknown field `brunch`", "did you mean `branch`?"
      ),
      ("{ url: https://gitlab.com/acme/board, branch: \"a b\" }", 59, "\(branch)`a b`", nil),
      ("{ url: https://gitlab.com/acme/board, branch: a..b }", 59, "\(branch)`a..b`", nil),
      ("{ url: https://gitlab.com/acme/board, branch: /main }", 59, "\(branch)`/main`", nil),
      ("{ url: https://gitlab.com/acme/board, branch: a/.b }", 59, "\(branch)`a/.b`", nil),
      (
        "{ url: https://gitlab.com/acme/board, branch: refs/heads/main }", 59, "\(branch)`refs/heads/main`",
        "write it without `refs/heads/`"
      ),
      (
        "{ url: https://bitbucket.org/acme/board, branch: a/b }", 62,
        "the addresses of Bitbucket cannot name the branch `a/b`, with a / in it", "keep the board in another branch"
      ),
      (
        "{ url: https://gitlab.com/acme/board, folder: /tech }", 59, "\(folder)`/tech`",
        "begin with the name of the first folder"
      ),
      (
        "{ url: https://gitlab.com/acme/board, folder: . }", 59, "\(folder)`.`",
        "leave it out where the board is at the top"
      ),
      ("{ url: https://gitlab.com/acme/board, folder: a/../b }", 59, "\(folder)`a/../b`", nil),
      (
        "{ url: https://gitlab.com/acme/board, folder: 'a\\b' }", 59, "\(folder)`a\\b`", "write / between folders"
      ),
    ] as [(String, Int, String, String?)])
  func wrong(setting: String, column: Int, message: String, hint: String?) {
    let content = read("repository: \(setting)\n")
    #expect(content.findings == [.error("Content/board.yml", 3, column, message, hint: hint)])
    #expect(content.settings == nil)
    #expect(!"\(content.findings)".contains("hunter2"))
  }

  @Test("A field that is not known is told beside what is missing without it")
  func severalFaults() {
    let content = read("repository:\n  url: https://git.example.org/acme/board\n  hots: gitea\n")
    #expect(
      content.findings.map(\.message) == [
        "what runs at git.example.org is not known by its name", "unknown field `hots`",
      ])
  }
}
