"""Boards of hostile texts: every page and feed stays a page and a feed, and a browser does nothing it should not."""

import functools
import http.server
import json
import os
import pathlib
import random
import re
import shutil
import threading

from boards import Board
from checking import Skip, check
from feed_rules import calendar_problems, each, json_feed_problems, rss_problems, xml_problems
from items import everything, item, reply
from payloads import PAYLOADS
from safety import page_dangers

PAGES_IN_BROWSER = 20
FROM_CORPUS = 500
BOARD = """title: Hostile texts
base-url: https://hostile.example/board/
sources: [usajobs: {replies: replies}]
"""
CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]")
# A post whose title is nothing but these is refused, as one without a title is; so they get a title to build with.
UNSEEN = re.compile("[\\s\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufffe\uffff\U0001fffe\U0001ffff]")


def with_posts(board, payloads):
    """Adds a referral, a job, a person, a page and a search of each payload."""
    for number, payload in enumerate(payloads):
        # Control characters have no place in YAML, nor have settings of more than 16 KB in a post.
        shown = CONTROLS.sub("", payload)[:1000].strip()
        name = json.dumps(shown if UNSEEN.sub("", shown) else "blank", ensure_ascii=False)
        body = payload.replace("\x00", "")
        posted = f"title: {name}\norganization: {name}\nposted: 2026-11-15\n"
        posts = {
            f"referrals/r-{number}": (
                f"{posted}contact: {{name: {name}}}\nskills: [{name}]\npositions: [{name}]\nqualifications: {name}\n"
                f"referrer: p-{number}\nlocation: {name}\n",
                f"{body}\n\n<b>{body}</b>\n\n    {body}\n",
            ),
            f"jobs/j-{number}": (
                f"{posted}category: {name}\ndepartment: {name}\nannouncement: {name}\n",
                f"{body}\n\n## Duties\n\n* {body}\n",
            ),
            f"people/p-{number}": (f"name: {name}\nrole: {name}\norganization: {name}\n", body),
            f"pages/t-{number}": (f"title: {name}\ndescription: {name}\n", body),
            f"searches/s-{number}": (f"title: {name}\nkeywords: {name}\n", body),
        }
        for path, (front, text) in posts.items():
            board.write(f"Content/{path}.md", f"---\n{front}---\n{text}\n")


@functools.cache
def hostile():
    """Every payload in every field of an item, and in posts, people, pages and searches; and how the build ended."""
    board = Board({"Content/board.yml": BOARD})
    board.write("Content/replies/1.json", reply([item(number, payload) for number, payload in enumerate(PAYLOADS)]))
    board.write(
        "Content/replies/2.json", reply([everything(number, payload) for number, payload in enumerate(PAYLOADS)])
    )
    with_posts(board, PAYLOADS)
    return board, board.build()


def published():
    """The hostile board's site; an error when it was not published."""
    board, outcome = hostile()
    if outcome.code:
        raise AssertionError(str(outcome)[:600])
    return board.site


@check("a board of hostile texts builds, and every item has its page")
def builds():
    board, outcome = hostile()
    yield from outcome.expect(code=0, findings=None)
    ids = {job["id"] for job in published().index}
    said = json.dumps(outcome.findings)
    for number, payload in enumerate(PAYLOADS):
        for job in (f"usajobs:{700000000 + number}", f"referrals:r-{number}", f"jobs:j-{number}"):
            # What is left of a title may be nothing at all; then the job is left out, and that must be said.
            if job not in ids and not re.search(rf"\b{job.split(':')[1]}\b|\b\d+ (more|further|other)\b", said):
                yield f"{job} with {payload[:40]!r} is not on the board, and nothing is said of it"
    if len(ids) < 2.5 * len(PAYLOADS):
        yield f"only {len(ids)} jobs are left of {len(PAYLOADS)} texts"


@check("nothing hostile became an element, a handler or an address of a page")
def inert():
    site = published()
    for page in site.pages:
        yield from page_dangers(page, site.host)


@check("pages with hostile texts are valid HTML, hold no control character, and their links resolve")
def still_valid():
    site = published()
    for page in site.pages:
        yield from page.errors
    for path in site.paths("**/*.*"):
        if path.endswith((".html", ".xml", ".json", ".ics")):
            found = CONTROLS.findall(site.read(path).decode().replace("\r\n", "\n"))
            if found:
                yield f"{path} holds {sorted(set(found))!r}"
    yield from site.broken_links()


@check("letters that turn the reading direction cannot reach out of their text")
def directions():
    openers, closers = re.compile("[\u202a-\u202e]"), "\u202c"
    for page in published().pages:
        for element in page.elements():
            for words in (element.text or "", element.tail or "", *map(str, element.attrib.values())):
                if len(openers.findall(words.replace(closers, ""))) > words.count(closers):
                    yield f"{page.path}: {words[:80]!r} turns what follows it"
                if len(re.findall("[\u2066-\u2068]", words)) > words.count("\u2069"):
                    yield f"{page.path}: {words[:80]!r} isolates what follows it"


@check("feeds and calendars with hostile texts follow their rules")
def feeds():
    site = published()
    yield from xml_problems(site)
    yield from each(site, "**/feed.xml", rss_problems)
    yield from each(site, "**/feed.json", json_feed_problems)
    yield from each(site, "**/*.ics", calendar_problems)


@check("a description of 10 MB is published, and the board goes on")
def large():
    text = "<p>A very long day at the pier. " * (10_000_000 // 32)
    huge, plain = item(1, "Pier keeper"), item(2, "Pier keeper's mate")
    huge["MatchedObjectDescriptor"]["UserArea"]["Details"]["MajorDuties"] = [text]
    board = Board({"Content/board.yml": BOARD, "Content/replies/1.json": reply([huge, plain])})
    outcome = board.build()
    yield from outcome.expect(code=0, findings=None)
    if {job["id"] for job in board.site.index} != {"usajobs:700000001", "usajobs:700000002"}:
        yield f"not both jobs are there: {outcome}"
    yield from (problem for page in board.site.pages for problem in page_dangers(page, board.site.host))


@check(f"{PAGES_IN_BROWSER} hostile pages, without their policy, make Chromium show no dialog and ask no other host")
def in_browser():
    site = published()
    jobs = [path for path in site.job_paths if path.startswith(("jobs/", "referrals/"))]
    some = random.Random(1).sample(jobs, PAGES_IN_BROWSER - 4)
    yield from browse(
        site, ["index.html", "index.html?kind=job&sort=title", "searches/index.html", "organizations/index.html", *some]
    )


def browse(site, paths):
    """Opens pages in Chromium; yields dialogs, errors of the board's script and requests to any other host."""
    from playwright.sync_api import sync_playwright

    program = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if not program:
        raise Skip("there is no Chromium")
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(WithoutPolicy, directory=str(site.folder))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    base = f"http://127.0.0.1:{server.server_port}/"
    seen = []
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
            page = browser.new_page()
            page.on(
                "dialog", lambda dialog: (seen.append(f"{page.url}: a dialog {dialog.message!r}"), dialog.dismiss())
            )
            page.on(
                "request",
                lambda request: (
                    request.url.startswith((base, "data:")) or seen.append(f"{page.url} asks {request.url}")
                ),
            )
            page.on("pageerror", lambda error: seen.append(f"{page.url}: {error}"))
            page.add_init_script("window.alert = message => { throw new Error('alert ' + message) }")
            for path in paths:
                page.goto(base + path, wait_until="load", timeout=20000)
                page.wait_for_timeout(150)
                if not page.url.startswith(base) or page.locator("h1").count() != 1:
                    seen.append(f"{path} became {page.url}")
            browser.close()
    finally:
        server.shutdown()
        server.server_close()
    yield from seen


class WithoutPolicy(http.server.SimpleHTTPRequestHandler):
    """Serves a site as if its pages had no content security policy, so that the pages alone must be safe."""

    def do_GET(self):
        path = pathlib.Path(self.translate_path(self.path))
        if path.is_dir():
            path /= "index.html"
        if path.suffix != ".html" or not path.is_file():
            return super().do_GET()
        body = re.sub(rb'<meta http-equiv="Content-Security-Policy"[^>]*>', b"", path.read_bytes())
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words):
        pass


@check(f"{FROM_CORPUS} texts of a public collection do no harm either")
def corpus():
    if "HTML_CORPUS" not in os.environ:
        raise Skip("HTML_CORPUS names no folder")
    texts = json.loads(pathlib.Path(os.environ["HTML_CORPUS"], "payloads.json").read_bytes())
    texts = random.Random(2).sample([one for one in texts if isinstance(one, str)], FROM_CORPUS)
    board = Board({"Content/board.yml": BOARD})
    board.write("Content/replies/1.json", reply([item(number, payload) for number, payload in enumerate(texts)]))
    yield from board.build().expect(code=0, findings=None)
    site = board.site
    for page in site.pages:
        yield from page.errors
        yield from page_dangers(page, site.host)
    yield from xml_problems(site)
    yield from each(site, "**/feed.xml", rss_problems)
    yield from each(site, "**/feed.json", json_feed_problems)
    yield from browse(site, random.Random(3).sample(site.job_paths, PAGES_IN_BROWSER))
