extension Starter {
  /// What an operator finds who comes back after a year.
  static let readme = """
    # My job board

    Made with Boardwalk: a job board as plain files, rebuilt every night.

    ```sh
    boardwalk serve         # look at it while you write
    boardwalk check         # what is wrong with it
    boardwalk build         # ask the sources and write public/
    boardwalk new job "Harbour pilot"
    boardwalk doctor        # how the sources do
    ```

    | | |
    |---|---|
    | `Content/board.yml` | its name, its address, where jobs come from |
    | `Content/searches/` | saved searches: a page, feeds and a calendar each |
    | `Content/referrals/`, `Content/jobs/` | positions posted by hand |
    | `Content/people/`, `Content/pages/` | who refers; about, and the like |
    | `Templates/` | your own look, file by file; empty is the built-in one |
    | `.boardwalk/` | what the board remembers between nights; not for git, not for publishing |

    ## Publish it

    Take one of these and delete the others; `deploy/nightly.sh` is what both scripts beside it begin with.

    - **GitHub Pages**: `.github/workflows/publish.yml`. In the repository's settings set Pages to “GitHub Actions”, and the
      variable `BOARDWALK_REPOSITORY` to the owner and name of the repository Boardwalk is in. Keys of job services are secrets
      of the repository.
    - **GitLab Pages**: `.gitlab-ci.yml`. Add a nightly schedule under Build → Pipeline schedules.
    - **A server of your own**: `deploy/rsync.sh`, from cron:
      `23 4 * * * cd /srv/board && BOARD_TARGET=www@jobs.example.org:/srv/www/board/ deploy/rsync.sh`. Keys of job services are
      variables in front of it, or on lines of their own above it in the crontab.
    - **S3 and what speaks like it**: `deploy/s3.sh`, with the AWS client; `BOARD_BUCKET` says which bucket.

    Each keeps `.boardwalk/store.sqlite` from night to night, so that the board knows what is new and what has closed; when
    that is lost it is restored from the published site. Each deploys only what `boardwalk build` was content with.
    Both scripts take away what the board had there and has no longer, and leave alone what else lies there.

    What hosts want beside the pages (`CNAME`, `ads.txt`, `.well-known/`) belongs into `Content/static/`.

    """

  static let themeNote = """
    The built-in theme is used for every file that is not here.

        boardwalk theme                      names its files
        boardwalk theme job.mustache         copies one here, to be changed
        boardwalk theme assets/style.css

    `boardwalk serve` shows each change at once. Copy only what you change: the rest goes on getting better with Boardwalk.

    """
}
