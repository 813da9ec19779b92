"""What every browser test needs: a site served as a static host does, a browser, visitors, and checks that wait."""

import functools
import gzip
import http.server
import json
import os
import pathlib
import shutil
import tempfile
import threading
import time
import traceback
import urllib.parse

NOW = "2026-11-21T12:00:00Z"  # the board is built four hours before
LONG_TASK = 50  # milliseconds, where the plain page below takes PLAIN_TASK of them
PLAIN_TASK = 20
# The machine has other things to do: what counts is what the board takes, so the best of some tries.
TRIES = 4
DESK, PHONE = {"width": 1280, "height": 1000}, {"width": 390, "height": 844}

failures = 0
scenarios = []


def check(name, problems):
    """Prints one line; problems is a list of sentences, empty when all is well."""
    global failures
    print(
        f"{'not ok' if problems else 'ok'}  {name}{': ' if problems else ''}{'; '.join(map(str, problems))}", flush=True
    )
    failures += bool(problems)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the site without a word on the terminal, every file whole; not at all while the server is down."""

    def log_message(self, *words):
        pass

    def do_GET(self):
        if self.server.down:
            return self.connection.close()
        # Its dates are whole seconds: they do not tell a page from what it was changed to within one.
        del self.headers["If-Modified-Since"]
        super().do_GET()

    def copyfile(self, source, outputfile):
        try:
            super().copyfile(source, outputfile)
        except (BrokenPipeError, ConnectionResetError):
            pass  # the browser left the page

    def send_error(self, code, message=None, explain=None):
        """The board's own page for what is not there."""
        page = pathlib.Path(self.directory, "404.html")
        if code != 404 or not page.is_file():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


class Server(http.server.ThreadingHTTPServer):
    """`down`: as if the network were cut."""

    daemon_threads = True
    down = False

    def handle_error(self, request, client_address):
        pass


def serve(folder):
    server = Server(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


# Debian's own where it is there.
CHROMIUM = "/usr/bin/chromium" if os.path.exists("/usr/bin/chromium") else None


def chromium(playwright, path=None, args=(), **options):
    return playwright.chromium.launch(executable_path=path or CHROMIUM, args=["--no-sandbox", *args], **options)


def listen(page):
    """Collects what the console and the policy complain of."""
    heard = []
    page.on("console", lambda message: heard.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: heard.append(str(error)))
    # The browser drops what it is still loading for a page that is left: that is no failure of the site.
    page.on(
        "requestfailed",
        lambda request: (
            None if request.failure == "net::ERR_ABORTED" else heard.append(f"{request.url}: {request.failure}")
        ),
    )
    page.add_init_script(
        "addEventListener('securitypolicyviolation', "
        "(e) => console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI))"
    )
    return heard


def eventually(holds, what, seconds=15):
    """Waits until a function gives something; gives that. A page that is just being left is asked again."""
    end, last = time.monotonic() + seconds, None
    while time.monotonic() < end:
        try:
            last = holds()
            if last:
                return last
        except Exception as error:  # the page is on its way to another
            last = error
        time.sleep(0.05)
    raise AssertionError(f"{what}: {last!r} after {seconds} s")


def compressed(files):
    """The bytes of some files, each by itself as a host sends it."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def expect(truth, what):
    if not truth:
        raise AssertionError(what)


class Visitor:
    """Somebody with a browser of their own: nothing of another visitor is in it.

    `at_home`: with a profile on the disk, for what a browser does not do in private windows.
    """

    def __init__(self, browser, base, now=NOW, at_home=False, **options):
        self.base = base
        self.profile = tempfile.mkdtemp() if at_home else None
        options.setdefault("viewport", DESK)
        if at_home:
            options |= {"executable_path": CHROMIUM, "args": ["--no-sandbox"]}
            self.context = browser.browser_type.launch_persistent_context(self.profile, **options)
        else:
            self.context = browser.new_context(**options)
        if now:  # a clock that stands still costs every timer something
            self.context.clock.set_fixed_time(now)
        self.heard = []
        self.page = self.tab()

    def tab(self):
        page = self.context.new_page()
        heard = listen(page)
        self.heard.append(heard)
        return page

    def go(self, path="", page=None):
        """Opens a page and waits until its script has shown what is kept."""
        page = page or self.page
        page.goto(self.base + path, wait_until="load")
        eventually(lambda: page.evaluate("document.body.dataset.ready === 'yes'"), f"the script of /{path} is done")
        return page

    def intercept(self, site, pages, change):
        """What the host sends of some pages from now on is changed on its way: `change` is given their text and returns another.

        The file is read here, not asked for: a request of the test's own would be one more that can be under way when the page is left.
        """

        def answer(route):
            folder = site / urllib.parse.urlsplit(route.request.url).path.lstrip("/")
            route.fulfill(body=change((folder / "index.html").read_text()), content_type="text/html")

        self.context.route(pages, answer)

    def text(self, selector, page=None):
        return (page or self.page).locator(selector).first.inner_text()

    def count(self, selector, page=None):
        return (page or self.page).locator(selector).count()

    def sees(self, selector, words="", page=None):
        """Waits for an element that is visible and has these words."""
        page = page or self.page
        found = page.locator(selector).filter(has_text=words) if words else page.locator(selector)
        eventually(lambda: found.first.is_visible(), f"“{words}” in {selector}")
        return found.first

    def kept(self, shelf, page=None):
        """What the browser stores of a shelf: its values by their ids."""
        return {one["id"]: one["value"] for one in self.records(shelf, page)}

    def records(self, shelf, page=None):
        """What the browser stores of a shelf, with when it was changed."""
        return (page or self.page).evaluate(
            """async (shelf) => {
              const db = await new Promise((done, fail) => {
                const request = indexedDB.open('boardwalk ' + new URL(document.querySelector('link[rel=manifest]').href).pathname.replace(/[^/]*$/, ''))
                request.onsuccess = () => done(request.result)
                request.onerror = () => fail(request.error)
              })
              const records = await new Promise((done) => {
                db.transaction('records').objectStore('records').getAll().onsuccess = (event) => done(event.target.result)
              })
              db.close()
              return records.filter((one) => one.shelf === shelf && one.value)
            }""",
            shelf,
        )

    def alter(self, script, argument=None):
        """Runs a script that has the board's own `storage`, on a page of the board where no other script interferes."""
        address = self.page.evaluate("document.querySelector('script[type=module]').src")
        self.page.goto(self.base + "data/index.json")
        return self.page.evaluate(
            f"""async ([address, argument]) => {{
              const storage = await import(new URL('storage.js' + new URL(address).search, address))
              {script}
            }}""",
            [address, argument],
        )

    def leave(self):
        problems = [words for heard in self.heard for words in heard]
        # What a page asks for while it is closed, nobody waits for.
        self.context.unroute_all(behavior="ignoreErrors")
        self.context.close()
        if self.profile:
            shutil.rmtree(self.profile, ignore_errors=True)
        return problems


class Trace:
    """What the main thread of a page did while something was done, in milliseconds of its own time."""

    def __init__(self, browser, page, act):
        browser.start_tracing(page=page, categories=["toplevel", "loading", "devtools.timeline"])
        act()
        events = json.loads(browser.stop_tracing())["traceEvents"]
        mains = {(e["pid"], e["tid"]) for e in events if e["name"] == "thread_name" and e["args"]["name"] == "CrRendererMain"}
        self.events = [e for e in events if (e["pid"], e["tid"]) in mains]
        # Shifts that the person caused just before are what they asked for.
        moved = [e["args"]["data"] for e in self.events if e["name"] == "LayoutShift"]
        self.shifts = [one for one in moved if not one["had_recent_input"]]

    def took(self, *names):
        return [e.get("tdur", e["dur"]) / 1000 for e in self.events if e["name"] in names and "dur" in e]

    @property
    def tasks(self):
        return self.took("ThreadControllerImpl::RunTask")

    def problems(self, limit=LONG_TASK):
        moved = [f"moved by {one['score']:.4f}: {[(node['old_rect'], node['new_rect']) for node in one['impacted_nodes']]}" for one in self.shifts]
        return moved + [f"busy for {ms:.0f} ms" for ms in self.tasks if ms > limit]


PLAIN = "<!doctype html><html lang=en><title>Plain</title><style>li { display: grid; grid-template-columns: 1fr 2fr }</style><ul>" + "".join(
    f"<li><h2><a href=/{n}>Row {n} of a plain page</a></h2><p>What a row says of itself, in two sentences. This is the second of row {n}.</p>"
    for n in range(100)
)


def plain_task(browser):
    """What a page without any scripts or pictures takes at this moment, in milliseconds: how slow the machine is."""
    page = browser.new_page(viewport=PHONE)
    trace = Trace(browser, page, lambda: (page.goto("data:text/html;charset=utf-8," + urllib.parse.quote(PLAIN)), page.wait_for_timeout(200)))
    page.close()
    return max(trace.tasks)


def calm(browser, name, traces, tries=TRIES, may_move=False):
    """Checks that a page stands still and never keeps its visitor waiting, by the one of some tries that the rest of the machine
    disturbed least. No more are made than it takes; where one is too slow, the plain page tells how much of that is the machine's.

    may_move: whether one try that stands still is enough. On a machine with other work a page may be painted before all of it came.
    """
    best, plain, limit = None, [], LONG_TASK
    for _, trace in zip(range(tries), traces):
        best = min(best or trace, trace, key=lambda one: (len(one.shifts), max(one.tasks)))
        if trace.shifts and not may_move:
            best = trace
            break
        if not trace.problems():
            break
        plain.append(plain_task(browser))
        limit = LONG_TASK * max(1, min(plain) / PLAIN_TASK)
    slow = f" (a plain page {min(plain):.0f} ms)" if plain else ""
    check(f"{name}: nothing moves, the longest task takes {max(best.tasks):.0f} ms{slow}", best.problems(limit))


def scenario(function):
    """A test: its docstring is what must be true. Gets the browser and the board."""
    scenarios.append(function)
    return function


def open_jobs(site):
    """The folders of the pages of open jobs, relative to the site."""
    pages = [path for path in sorted(site.glob("jobs/*/index.html")) if b'data-state="open"' in path.read_bytes()]
    return [path.relative_to(site).as_posix().removesuffix("index.html") for path in pages]


class Board:
    """The site under test."""

    def __init__(self, site, server):
        self.site, self.server = site, server
        self.base = f"http://127.0.0.1:{server.server_port}/"
        self.jobs = open_jobs(site)


def run(browser, board, only=None):
    for test in scenarios:
        if only and only not in f"{test.__module__}.{test.__name__}":
            continue
        board.server.down = False
        visitors = []

        def visit(**options):
            visitors.append(Visitor(browser, board.base, **options))
            return visitors[-1]

        problems = []
        start = time.monotonic()
        try:
            # What a scenario provokes, it says; everything else that a page complains of is a failure.
            provoked = test(visit, board) or []
        except Exception as error:
            provoked = []
            problems.append(str(error).split("\n")[0] if isinstance(error, AssertionError) else traceback.format_exc(limit=-3))
        for visitor in visitors:
            problems += [words for words in visitor.leave() if not any(part in words for part in provoked)]
        check(f"{' '.join(test.__doc__.split())} ({time.monotonic() - start:.1f} s)", problems)
