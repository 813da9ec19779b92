extension Starter {
  /// Restores from the published site unless there is none: before the very first night a host answers 404, or 403 where it
  /// lets nobody list what it has, or nobody knows its name yet. A host that is down has a site. Without encryption anybody on the
  /// way could write the board's memory: nothing is restored from there. And a host that answers everything with a page, as one does
  /// that the board has not moved to yet, has no state.
  private static let restoring = """
    status=$(curl --silent --show-error --location --output /dev/null --write-out '%{http_code} %{content_type}' "${site%/}/data/state.json") ||
      [ $? != 6 ] || status=404
    case $status,$site in
      403*|404*|410*|200*text/html*,*|*,http:*) set -- ;;
      *) set -- --restore-from "$site" ;;
    esac
    """

  /// Not at the full hour, when everybody's nightly runs begin and start late.
  static let gitHub = """
    name: Publish the board
    on:
      push: { branches: [main] }
      pull_request:
      schedule: [{ cron: "23 4 * * *" }]
      workflow_dispatch:
    permissions: { contents: read }
    concurrency: { group: "board-${{ github.ref }}" }
    jobs:
      build:
        runs-on: ubuntu-latest
        permissions: { contents: read, pages: read }
        steps:
          - uses: actions/checkout@v4
          # The program: the repository named by the variable BOARDWALK_REPOSITORY, whose action.yml builds it once.
          - uses: actions/checkout@v4
            with:
              repository: ${{ vars.BOARDWALK_REPOSITORY }}
              path: .boardwalk-program
          - uses: ./.boardwalk-program
          - name: Check
            if: github.event_name == 'pull_request'
            run: boardwalk check --format github
          # What earlier nights learned: days first seen, jobs that closed.
          - uses: actions/cache@v4
            if: github.event_name != 'pull_request'
            with:
              path: .boardwalk
              key: board-${{ github.run_id }}
              restore-keys: board-
          - uses: actions/configure-pages@v5
            if: github.event_name != 'pull_request'
            id: pages
          - name: Build
            if: github.event_name != 'pull_request'
            env:
              SITE: ${{ steps.pages.outputs.base_url }}/
              USAJOBS_API_KEY: ${{ secrets.USAJOBS_API_KEY }}
              USAJOBS_EMAIL: ${{ secrets.USAJOBS_EMAIL }}
            run: |
              site=$SITE
    \(indented(restoring, by: 10))
              boardwalk build --format github --base-url "$site" "$@"
          - uses: actions/upload-pages-artifact@v3
            if: github.event_name != 'pull_request'
            with: { path: public }
      deploy:
        if: github.event_name != 'pull_request'
        needs: build
        runs-on: ubuntu-latest
        permissions: { pages: write, id-token: write }
        environment: { name: github-pages, url: "${{ steps.deployment.outputs.page_url }}" }
        steps:
          - uses: actions/deploy-pages@v4
            id: deployment

    """

  static let gitLab = """
    # BOARDWALK_IMAGE: an image made with the Dockerfile in Boardwalk's repository; set it under Settings → CI/CD → Variables.
    image: { name: "$BOARDWALK_IMAGE", entrypoint: [""] }

    check:
      rules: [{ if: $CI_PIPELINE_SOURCE == "merge_request_event" }]
      script: [boardwalk check]

    pages:
      rules: [{ if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH }]
      # What earlier nights learned: days first seen, jobs that closed.
      cache: { key: board, paths: [.boardwalk/], when: always }
      script:
        - |
          site=$CI_PAGES_URL/
    \(indented(restoring, by: 6))
          boardwalk build --base-url "$site" "$@"
      # Only what a build was content with gets here: a script that fails ends before.
      artifacts: { paths: [public] }

    """

  /// Programs that one has installed oneself are found from cron as well.
  private static let cronPath = """
    # cron looks for programs in /usr/bin and /bin alone.
    PATH=$PATH:/usr/local/bin:${HOME:-/root}/.local/bin
    """

  static let nightly = """
    #!/bin/sh
    # Builds the board, or ends with an error and leaves everything as it was. What it remembers stays in .boardwalk/.
    # Where no web server answers yet, begin with `boardwalk build`: a host that is down is taken for one that has a site.
    set -eu
    cd "$(dirname "$0")/.."
    \(cronPath)
    # As it is written: with or without quotes, or on the next line; with the line ends of any editor.
    site=$(awk '{ gsub(/[\\r"\\047]/, "") } isNext { print $1; exit }
      $1 == "base-url:" { if ($2 ~ /^[^>|]/) { print $2; exit } isNext = 1 }' Content/board.yml)
    \(restoring)
    exec boardwalk build --quiet "$@"

    """

  static let rsync = """
    #!/bin/sh
    # Builds the board and copies it to a web server. For cron; it says nothing when all is well.
    #   BOARD_TARGET=www@jobs.example.org:/srv/www/board/ deploy/rsync.sh
    set -eu
    : "${BOARD_TARGET:?is not set: say where the site goes, such as www@jobs.example.org:/srv/www/board/}"
    cd "$(dirname "$0")/.."
    deploy/nightly.sh
    target=${BOARD_TARGET%/}/
    former=$(mktemp)
    trap 'rm -f "$former"' EXIT
    # What the board had there. Whatever else lies there is somebody's, and stays.
    rsync "$target.boardwalk-manifest" "$former" 2>/dev/null || :
    # Styles and scripts first, pages then, what is gone last: no visitor sees a page without its style.
    rsync --archive --compress --checksum public/assets "$target"
    rsync --archive --compress --checksum --exclude=/.boardwalk-manifest public/ "$target"
    # A file that the board had and has no longer is named, with the folders above it; all else is excluded, and so it is kept.
    awk 'NR == FNR { kept[$0]; next }
      !($0 in kept) { while ($0 != "") { print "/" $0; if (!sub("/[^/]*$", "")) break } }' public/.boardwalk-manifest "$former" |
      rsync --recursive --existing --ignore-existing --delete --include-from=- --exclude='*' public/ "$target"
    rsync --archive public/.boardwalk-manifest "$target"

    """

  static let s3 = """
    #!/bin/sh
    # Builds the board and copies it to S3, or to what speaks like it, with the AWS client.
    #   BOARD_BUCKET=s3://jobs.example.org BOARD_ENDPOINT=https://storage.example.net deploy/s3.sh
    set -eu
    : "${BOARD_BUCKET:?is not set: say where the site goes, such as s3://jobs.example.org}"
    cd "$(dirname "$0")/.."
    \(cronPath)
    deploy/nightly.sh
    set -- ${BOARD_ENDPOINT:+--endpoint-url "$BOARD_ENDPOINT"}
    former=$(mktemp)
    trap 'rm -f "$former"' EXIT
    # What the board had there. Whatever else lies there is somebody's, and stays.
    aws s3 cp "$@" --only-show-errors "$BOARD_BUCKET/.boardwalk-manifest" "$former" 2>/dev/null || :
    # Styles and scripts first, pages then, what is gone last: no visitor sees a page without its style.
    aws s3 sync "$@" --only-show-errors public/assets "$BOARD_BUCKET/assets"
    aws s3 sync "$@" --only-show-errors --exclude .boardwalk-manifest public "$BOARD_BUCKET"
    grep --invert-match --line-regexp --fixed-strings --file=public/.boardwalk-manifest "$former" | while read -r path; do
      aws s3 rm "$@" --only-show-errors "$BOARD_BUCKET/$path" < /dev/null
    done
    aws s3 cp "$@" --only-show-errors public/.boardwalk-manifest "$BOARD_BUCKET/.boardwalk-manifest"

    """

  private static func indented(_ text: String, by columns: Int) -> String {
    let margin = String(repeating: " ", count: columns)
    return text.split(separator: "\n").map { margin + $0 }.joined(separator: "\n")
  }
}
