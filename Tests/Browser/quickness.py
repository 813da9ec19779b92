"""How quick the board is with 10,000 jobs: quickness.py <boardwalk or site>. Chromium's own measures; exit 1 when one is missed."""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

import browsing
import pages
import travelling
from browsing import DESK, PHONE, TRIES, Trace, Visitor, calm, check, chromium, compressed, eventually

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Benchmarks"))
import bench  # noqa: E402  the board that everything is measured with

JOBS = 10_000

FIRST_RESULT = 100  # milliseconds from the first key to the first rows
BEFORE_RESULT = 60_000  # bytes of scripts and data, compressed
LATER_KEY = 16  # milliseconds of main-thread work
# Words whose last letter leaves the rows as they are, and such as make nearly all of them others (nurses).
KEYS = ["engineering", "nurses", "special", "analysis", "harbour", "coastlines"]

WATCH = """
  window.times = []
  addEventListener('input', (event) => { window.pressed = event.timeStamp }, true)
  document.addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    // Rows that stood there already stay: what was found is said in any case.
    if (!window.pressed || !document.querySelector('#count').textContent.includes(' of ')) return
    window.times.push(performance.now() - window.pressed)
    window.before ??= performance.getEntriesByType('resource').map(({ name }) => name)
    window.pressed = undefined
  }).observe(document.getElementById('count'), { childList: true }))
"""


def first_result(browser, base, site, word):
    ada = Visitor(browser, base, now=None)
    ada.page.add_init_script(WATCH)
    ada.go()
    ada.page.focus("#what")
    ada.page.keyboard.press(word[0])
    ada.page.wait_for_timeout(20)
    ada.page.keyboard.type(word[1:3])
    took = eventually(lambda: ada.page.evaluate("window.times[0]"), "rows are shown")
    asked = ada.page.evaluate("window.before")
    files = {url.split("?")[0].removeprefix(base) for url in asked if "/assets/" in url and ".js" in url or "/data/" in url}
    ada.leave()
    return took, compressed(site / file for file in files)


def opened(browser, base, path, size):
    while True:
        ada = Visitor(browser, base, now=None, viewport=size)
        yield Trace(browser, ada.page, lambda: (ada.go(path), ada.page.wait_for_timeout(400)))
        ada.leave()


def typed(browser, base, word, size):
    while True:
        ada = Visitor(browser, base, now=None, viewport=size)
        ada.go()
        ada.page.focus("#what")
        yield Trace(browser, ada.page, lambda: (ada.page.keyboard.type(word, delay=120), ada.page.wait_for_timeout(1200)))
        ada.leave()


def later_keys(browser, base, words):
    """For each word's last letter, once the others were searched for: the longest script, and all that the main thread did."""
    ada = Visitor(browser, base, now=None)
    ada.go()
    ada.page.fill("#what", words[0])
    eventually(lambda: " of " in ada.text("#count"), "the first search")
    found = []
    for word in words:
        ada.page.fill("#what", word[:-1])
        ada.page.wait_for_timeout(900)
        ada.page.focus("#what")
        ada.page.keyboard.press("End")
        ada.page.wait_for_timeout(100)
        trace = Trace(browser, ada.page, lambda: (ada.page.keyboard.type(word[-1]), ada.page.wait_for_timeout(180)))
        found.append((max(trace.took("FunctionCall", "EvaluateScript", "RunMicrotasks", "EventDispatch"), default=0), sum(trace.tasks)))
    ada.leave()
    return found


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("boardwalk", help="the program; or the folder of a site that it has made")
    options.add_argument("--chromium")
    options = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        measure(built(options.boardwalk, folder), options.chromium)
    sys.exit(bool(browsing.failures))


def built(program, folder):
    if pathlib.Path(program).is_dir():
        return pathlib.Path(program).resolve()
    bench.board(f"{folder}/board", JOBS)
    subprocess.run([program, "build", f"{folder}/board", "--now", "2026-11-21T08:00:00Z", "--quiet"], check=True)
    return pathlib.Path(folder, "board/public")


def measure(site, path):
    server = browsing.serve(site)
    base = f"http://127.0.0.1:{server.server_port}/"
    pages.script_size(site)
    with sync_playwright() as playwright:
        browser = chromium(playwright, path)
        tries = [first_result(browser, base, site, word) for word in ("engineer", "nurse", "tide", "analyst", "harbour")]
        took, sizes = [one[0] for one in tries], [one[1] for one in tries]
        check(
            f"first rows {min(took):.0f} ms after the key (of {len(took)} tries; the middle one {statistics.median(took):.0f} ms)",
            [f"more than {FIRST_RESULT} ms"] if min(took) > FIRST_RESULT else [],
        )
        check(f"{max(sizes):,} bytes of scripts and data before them", [f"more than {BEFORE_RESULT:,}"] if max(sizes) > BEFORE_RESULT else [])
        keys = zip(*[later_keys(browser, base, KEYS) for _ in range(TRIES)])
        scripts, alls = zip(*[(min(script for script, _ in tries), min(all for _, all in tries)) for tries in keys])
        check(
            f"a later key: its script takes {statistics.median(scripts):.1f} ms, all work of the main thread {statistics.median(alls):.1f} ms, "
            f"where nearly every row is new {max(alls):.1f} ms",
            [f"more than {LATER_KEY} ms"] if max(alls) > LATER_KEY else [],
        )
        for device, size in {"phone": PHONE, "desk": DESK}.items():
            seen = set()
            for kind, page in pages.found(site):
                if kind in seen and kind != "own":
                    continue
                seen.add(kind)
                calm(browser, f"/{page} comes at a {device}", opened(browser, base, page.removesuffix("index.html"), size))
            calm(browser, f"a word is typed at a {device}", typed(browser, base, "engineer", size))
        files = json.loads((site / "data/index.json").read_text())["files"]
        print(f"    the whole index: {files['count']:,} files of {files['bytes']:,} bytes")
        browsing.scenarios[:] = [travelling.whole_index]
        browsing.run(browser, browsing.Board(site, server))
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
