import Foundation
import Testing

@testable import Boardwalk

@Suite("Where a board's files are kept")
struct RepositoryTests {
  private static let urls: [GitHost: String] = [
    .gitHub: "https://github.com/acme/board", .gitLab: "https://gitlab.com/acme/group/board",
    .gitea: "https://codeberg.org/acme/board", .bitbucket: "https://bitbucket.org/acme/board",
  ]

  private static func repository(at host: GitHost, branch: String = "main", folder: String = "") throws -> Repository {
    Repository(url: try #require(urls[host]), host: host, branch: branch, folder: folder)
  }

  @Test(
    "A file is edited where its host does that",
    arguments: [
      (.gitHub, "https://github.com/acme/board/edit/main/Content/jobs/welder.md"),
      (.gitLab, "https://gitlab.com/acme/group/board/-/edit/main/Content/jobs/welder.md"),
      (.gitea, "https://codeberg.org/acme/board/_edit/main/Content/jobs/welder.md"),
      (.bitbucket, "https://bitbucket.org/acme/board/src/main/Content/jobs/welder.md?mode=edit&at=main"),
    ] as [(GitHost, String)])
  func editing(host: GitHost, address: String) throws {
    #expect(try Self.repository(at: host).editPage(of: "Content/jobs/welder.md")?.string == address)
  }

  @Test(
    "Names of folders are coded, and lead where they are",
    arguments: [
      ("Content/jobs/Über uns/a.md", "Content/jobs/%C3%9Cber%20uns/a.md"),
      ("Content/jobs/C# & R?/a.md", "Content/jobs/C%23%20%26%20R%3F/a.md"),
      ("Content/jobs/50%/a+b/a.md", "Content/jobs/50%25/a%2Bb/a.md"),
      ("Content/jobs/a\\b;c=d/a.md", "Content/jobs/a%5Cb%3Bc%3Dd/a.md"),
      ("Content/jobs/\"<x>\"/a.md", "Content/jobs/%22%3Cx%3E%22/a.md"),
      ("Content/jobs/夜/a.md", "Content/jobs/%E5%A4%9C/a.md"),
      ("Content/jobs/a\nb/a.md", "Content/jobs/a%0Ab/a.md"),
      ("Content/jobs/~a_b-c.d/a.md", "Content/jobs/~a_b-c.d/a.md"),
    ])
  func oddNames(path: String, coded: String) throws {
    for host in GitHost.allCases {
      let address = try #require(try Self.repository(at: host).editPage(of: path)?.string)
      #expect(address.contains("/main/\(coded)"), "\(host)")
      #expect(URL(string: address)?.path(percentEncoded: false).hasSuffix("/main/\(path)") == true, "\(host)")
    }
  }

  @Test("A branch keeps its slashes, and a board its folder")
  func branchAndFolder() throws {
    let repository = try Self.repository(at: .gitHub, branch: "boards/fix-#12", folder: "boards/Tech & mehr")
    #expect(
      repository.editPage(of: "Content/a.md")?.string
        == "https://github.com/acme/board/edit/boards/fix-%2312/boards/Tech%20%26%20mehr/Content/a.md")
    #expect(
      repository.newFilePage(named: "Content/jobs/a.md", text: "A")?.string
        == "https://github.com/acme/board/new/boards/fix-%2312/boards/Tech%20%26%20mehr/Content/jobs?filename=a.md&value=A"
    )
    #expect(
      repository.newFilePattern(in: "Content/searches")
        == "https://github.com/acme/board/new/boards/fix-%2312/boards/Tech%20%26%20mehr/Content/searches"
        + "?filename={name}&value={text}")
    let odd = try Self.repository(at: .bitbucket, branch: "a&b#c")
    #expect(
      odd.editPage(of: "Content/a.md")?.string
        == "https://bitbucket.org/acme/board/src/a%26b%23c/Content/a.md?mode=edit&at=a%26b%23c")
  }

  @Test(
    "A new file begins with a name, and with a text where the host takes one",
    arguments: [
      (
        .gitHub,
        "https://github.com/acme/board/new/main/Content/people?filename=a%20b.md&value=%C3%84%20%26%20%231%3F%0A%2B%3D%25%7B%7D"
      ),
      (.gitLab, "https://gitlab.com/acme/group/board/-/new/main/Content/people?file_name=a%20b.md"),
      (
        .gitea,
        "https://codeberg.org/acme/board/_new/main/Content/people?filename=a%20b.md&value=%C3%84%20%26%20%231%3F%0A%2B%3D%25%7B%7D"
      ),
      (.bitbucket, nil),
    ] as [(GitHost, String?)])
  func beginning(host: GitHost, address: String?) throws {
    let text = "Ä & #1?\n+=%{}"
    let page = try Self.repository(at: host).newFilePage(named: "Content/people/a b.md", text: text)
    #expect(page?.string == address)
  }

  @Test("What comes out of the address is the text that went into it", arguments: PostKind.allCases)
  func text(kind: PostKind) throws {
    let text = kind.text(title: "A \"quoted\": [title] # \\ & more", today: Day(number: 20_000))
    let page = try Self.repository(at: .gitHub).newFilePage(named: kind.path(title: "Größe (2)"), text: text)
    let address = try #require(page?.string)
    let items = try #require(URLComponents(string: address)?.queryItems)
    #expect(items.map(\.name) == ["filename", "value"])
    #expect(items.map(\.value) == ["grosse-2.md", text])
    // What the least of web servers takes as a request.
    #expect(address.utf8.count < 4096)
  }

  @Test("Only hosts that take a text have a place for a script's")
  func pattern() throws {
    #expect(
      try GitHost.allCases.map { try Self.repository(at: $0).newFilePattern(in: "Content/searches") } == [
        "https://github.com/acme/board/new/main/Content/searches?filename={name}&value={text}", nil,
        "https://codeberg.org/acme/board/_new/main/Content/searches?filename={name}&value={text}", nil,
      ])
  }

  @Test("An address that no server takes is left out")
  func tooLong() throws {
    let repository = try Self.repository(at: .gitHub)
    #expect(repository.newFilePage(named: "Content/jobs/a.md", text: String(repeating: "ä", count: 2000)) == nil)
  }
}
