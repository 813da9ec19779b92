"""Chromium's own measures of every kind of page: steady.py <site folder>. One line a page; exit 1 when one moves or is busy for long.

By itself, because what else the machine does would be measured as well.
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

import browsing
from browsing import DESK, NOW, PHONE, Trace, calm, chromium, serve
from pages import READY, found, until


def steady(browser, base, site):
    """Nothing moves while a page comes, and no work of it keeps it from answering: Chromium's own measures."""

    def opened(path, size):
        while True:
            context = browser.new_context(viewport=size)
            # On the day of the build: later its days are said anew.
            context.clock.set_fixed_time(NOW)
            page = context.new_page()

            def act():
                page.goto(base + path)
                until(page, READY)
                page.wait_for_timeout(300)

            first = Trace(browser, page, act)
            yield first
            # Half of what a first page takes is the browser's own beginning, which no page can help: where that makes it too
            # slow, the page is opened once more in the same tab. What moved the first time is not forgotten.
            again = Trace(browser, page, act)
            again.shifts = first.shifts
            yield again
            context.close()

    for device, size in {"phone": PHONE, "desk": DESK}.items():
        for _, path in found(site):
            calm(browser, f"{path} comes at a {device}", opened(path, size), tries=10, may_move=True)


def main():
    site = pathlib.Path(sys.argv[1]).resolve()
    server = serve(site)
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        steady(browser, f"http://127.0.0.1:{server.server_port}/", site)
        browser.close()
    server.shutdown()
    print(f"{browsing.failures} pages are not as they should be" if browsing.failures else "every page comes calmly")
    sys.exit(bool(browsing.failures))


if __name__ == "__main__":
    main()
