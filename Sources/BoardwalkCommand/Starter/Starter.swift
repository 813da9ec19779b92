import Boardwalk

/// The files of a new board.
enum Starter {
  /// Path in the board's folder to text. Posts are dated by `today`, so that they are open when the board is built.
  static func files(today: Day) -> [String: String] {
    [
      ".gitignore": "/public/\n/.boardwalk/\n/.public.*\n",
      ".github/workflows/publish.yml": gitHub,
      ".gitlab-ci.yml": gitLab,
      "README.md": readme,
      "Templates/README.md": themeNote,
      "deploy/nightly.sh": nightly,
      "deploy/rsync.sh": rsync,
      "deploy/s3.sh": s3,
      "Content/board.yml": settings,
      "Content/searches/remote.md": search,
      "Content/jobs/gardener.md": job(today),
      "Content/referrals/translator.md": referral(today),
      "Content/people/robin.md": person,
      "Content/pages/about.md": about,
    ]
  }

  private static let settings = """
    # The board's name and where it will be published. Both are needed.
    title: My job board
    base-url: https://jobs.example.org/
    # One sentence, shown under the title and to search engines.
    description: Jobs and referrals, refreshed every night.
    # The zone that says what day it is on the board.
    time-zone: UTC
    page-size: 25
    # Where these files are kept, for links to add and to edit posts in a browser.
    # repository: https://github.com/acme/board

    # Where jobs come from. Keys never stand here, only the names of environment variables that hold them.
    sources: []
    # sources:
    #   - usajobs:
    #       key: $USAJOBS_API_KEY      # free, from https://developer.usajobs.gov/apirequest/
    #       email: $USAJOBS_EMAIL      # the address the key was sent to
    #       queries: saved-searches    # ask for every search in Content/searches/

    """

  private static let search = """
    ---
    title: Remote work
    remote: true
    ---
    Everything that can be done from anywhere. Follow the feed to hear of new ones.

    """

  private static func job(_ today: Day) -> String {
    """
    ---
    title: Gardener
    organization: Example Botanical Garden
    location: Portland, Maine
    schedule: full-time
    pay: { min: 21.50, max: 27, unit: hour, currency: USD }
    posted: \(today)
    closes: \(today + 60)
    apply: https://garden.example.org/apply
    ---
    You look after two greenhouses and the people who get lost in them.

    ## Requirements

    - Three years in a nursery or a park
    - A driving licence

    """
  }

  private static func referral(_ today: Day) -> String {
    """
    ---
    title: Technical translator
    organization: Example Language Cooperative
    positions: [Translator from German, Translator from Portuguese]
    skills: [Technical writing, Terminology]
    qualifications: [Two years of paid translation]
    remote: true
    referrer: robin
    posted: \(today)
    expires: \(today + 60)
    ---
    Twelve people who own what they do. Write to me first, I will tell you what the work is like.

    """
  }

  private static let person = """
    ---
    name: Robin Example
    role: Translator
    organization: Example Language Cooperative
    contact: { email: robin@example.org }
    ---
    Robin refers people to positions she knows herself.

    """

  private static let about = """
    ---
    title: About
    description: What this board is and how to be on it.
    menu: 1
    ---
    This board is made with Boardwalk. To post a position, add a file to `Content/referrals/` or `Content/jobs/`.

    """
}
