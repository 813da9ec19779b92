"""What visitors do, in a browser: scenarios.py <site folder> [--only <part of a name>]. One line a scenario; exit 1 when one failed."""

import argparse
import pathlib
import sys

from playwright.sync_api import sync_playwright

import browsing

# Each module registers its scenarios.
for module in ("keeping", "tracking", "finding", "following", "travelling", "storing", "speaking", "hurrying"):
    __import__(module)


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("site", type=pathlib.Path)
    options.add_argument("--only")
    options.add_argument("--chromium")
    options = options.parse_args()
    site = options.site.resolve()
    board = browsing.Board(site, browsing.serve(site))
    with sync_playwright() as playwright:
        browser = browsing.chromium(playwright, options.chromium)
        browsing.run(browser, board, options.only)
        browser.close()
    board.server.shutdown()
    print(f"{browsing.failures} scenarios failed" if browsing.failures else "every scenario is true")
    sys.exit(bool(browsing.failures))


if __name__ == "__main__":
    main()
