/// What runs where repositories are kept: it says at which addresses files are edited in the browser.
public enum GitHost: String, CaseIterable, Sendable {
  case gitHub = "github"
  case gitLab = "gitlab"
  /// Gitea, and Forgejo, which began as a copy of it.
  case gitea
  /// The one at bitbucket.org. Servers of that name have other addresses.
  case bitbucket

  /// The one at a host that everybody knows: `github.com`.
  init?(at host: String) {
    guard let known = Self.known[host] else { return nil }
    self = known
  }

  private static let known: [String: GitHost] = [
    "bitbucket.org": .bitbucket, "codeberg.org": .gitea, "github.com": .gitHub, "gitlab.com": .gitLab,
  ]
}

extension GitHost {
  /// What stands between the address of a repository and the branch of a file that is edited.
  var editing: String {
    switch self {
    case .gitHub: "edit"
    // https://docs.gitlab.com/user/project/repository/web_editor/
    case .gitLab: "-/edit"
    case .gitea: "_edit"
    // https://support.atlassian.com/bitbucket-cloud/docs/hyperlink-to-source-code-in-bitbucket/
    case .bitbucket: "src"
    }
  }

  /// Where files are begun; nil where no address does that.
  var beginning: Beginning? {
    switch self {
    // Not documented, and used by many: https://github.com/github/docs/issues/30967
    case .gitHub: Beginning(path: "new", name: "filename", text: "value")
    // A text is ignored: https://gitlab.com/gitlab-org/gitlab/-/work_items/594214
    case .gitLab: Beginning(path: "-/new", name: "file_name")
    // https://docs.gitea.com/development/integrations
    case .gitea: Beginning(path: "_new", name: "filename", text: "value")
    case .bitbucket: nil
    }
  }

  /// How an address begins a file.
  struct Beginning {
    /// What stands between the address of a repository and the branch.
    var path: String
    /// The parameter with the file's name.
    var name: String
    /// The parameter with its text; nil where none can be given.
    var text: String?
  }

  /// Whether a branch can be named in its addresses. Source: as of `editing`.
  func canName(_ branch: String) -> Bool { self != .bitbucket || !branch.contains("/") }

  /// Whether the address of a repository can have a path of so many names: the owner's and its own, those of groups at GitLab, and
  /// at a Gitea of somebody's own those of the folder that it lies in.
  ///
  /// - Parameter isKnown: it is the one that everybody knows.
  func canHave(names: Int, isKnown: Bool) -> Bool {
    switch self {
    case .gitHub, .bitbucket: names == 2
    case .gitLab: names >= 2
    case .gitea: isKnown ? names == 2 : names >= 2
    }
  }
}
