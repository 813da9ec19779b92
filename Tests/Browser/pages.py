"""Opens every kind of page of a built board in a browser and checks it: pages.py <site folder> [--pictures <folder>].

At the widths of a phone, a tablet and a desk, in light and dark: nothing in the console, nothing against the content
security policy, no sideways scrolling, no finding of axe (WCAG 2 A and AA). Then the reading without the script, the
search on the home page, the keyboard, print, and opening from a file manager. One line a check; exit 1 when one failed.
"""

import argparse
import functools
import http.server
import itertools
import os
import pathlib
import re
import sys
import threading

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

WIDTHS = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1280, 1000)}
NARROWEST = (320, 640)  # 1280 px at 400 %: WCAG 1.4.10
AXE = {"runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]}}
KINDS = [  # name, paths relative to the site; the first few that exist are opened
    ("home", ["index.html"], 1),
    ("list", ["page/2/index.html", "empty/index.html"], 2),
    ("job", ["jobs/*/index.html"], 3),
    ("searches", ["searches/index.html"], 1),
    ("search", ["searches/*/index.html"], 1),
    ("referrals", ["referrals/index.html"], 1),
    ("referral", ["referrals/*/index.html"], 2),
    ("facets", ["organizations/index.html", "locations/index.html", "categories/index.html"], 3),
    ("facet", ["organizations/*/index.html", "locations/*/index.html", "categories/*/index.html"], 3),
    ("people", ["people/index.html"], 1),
    ("person", ["people/*/index.html"], 1),
    ("sources", ["sources/index.html"], 1),
    ("page", ["about/index.html"], 1),
    ("notfound", ["404.html"], 1),
]

failures = 0


def check(name, problems):
    """Prints one line; problems is a list of sentences, empty when all is well."""
    global failures
    print(
        f"{'not ok' if problems else 'ok'}  {name}{': ' if problems else ''}{'; '.join(map(str, problems))}", flush=True
    )
    failures += bool(problems)


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the site as a static host does, without a word on the terminal."""

    def log_message(self, *words):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def found(site):
    """The pages to open: (kind, path). Redirect pages are passed over."""
    for kind, patterns, most in KINDS:
        paths = [path for pattern in patterns for path in sorted(site.glob(pattern))[:most]][:most]
        for path in paths:
            if b'http-equiv="refresh"' not in path.read_bytes()[:1500]:
                yield kind, path.relative_to(site).as_posix()


def listen(page):
    """Collects what the console and the policy complain of."""
    heard = []
    page.on("console", lambda message: heard.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: heard.append(str(error)))
    # The browser drops what it is still loading for a page that is left: that is no failure of the site.
    page.on(
        "requestfailed",
        lambda request: None if request.failure == "net::ERR_ABORTED" else heard.append(f"{request.url}: {request.failure}"),
    )
    page.add_init_script(
        "addEventListener('securitypolicyviolation', "
        "(e) => console.error('policy: ' + e.violatedDirective + ' ' + e.blockedURI))"
    )
    return heard


def until(page, expression, seconds=10):
    """Waits until the expression holds. Playwright's own wait_for_function is an eval, which the policy forbids."""
    for _ in range(seconds * 20):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    check(f"in {seconds} s: {expression}", ["never came true"])


def sideways(page):
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return [f"{wide} px wider than the window"] if wide > 0 else []


def look(browser, base, site, pictures):
    """Every kind of page at every width, in light and dark."""
    axe = Axe()
    for scheme in ("light", "dark"):
        for device, (width, height) in WIDTHS.items():
            context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
            page = context.new_page()
            heard = listen(page)
            for kind, path in found(site):
                heard.clear()
                page.goto(base + path, wait_until="networkidle")
                problems = heard + sideways(page)
                for one in axe.run(page, options=AXE).response["violations"]:
                    problems.append(
                        f"axe {one['id']}: {one['nodes'][0]['target']} {one['nodes'][0].get('failureSummary', '')}"
                    )
                check(f"{path} at a {device} in {scheme}", problems)
                if pictures:
                    place = path.replace("/index.html", "").replace("/", "-").removesuffix(".html")
                    page.screenshot(path=pictures / f"{kind}-{place}-{device}-{scheme}.png", full_page=True)
            context.close()


def narrow(browser, base, site):
    context = browser.new_context(viewport={"width": NARROWEST[0], "height": NARROWEST[1]})
    page = context.new_page()
    for _, path in found(site):
        page.goto(base + path)
        check(f"{path} fits {NARROWEST[0]} px", sideways(page))
    context.close()


def structure(browser, base, site):
    """One h1, a main landmark, a skip link that works, unique ids, a policy that comes first."""
    context = browser.new_context()
    page = context.new_page()
    for _, path in found(site):
        page.goto(base + path)
        problems = []
        if page.locator("h1").count() != 1:
            problems.append("not exactly one h1")
        if page.locator("main").count() != 1:
            problems.append("not exactly one main")
        twice = page.evaluate(
            "[...document.querySelectorAll('[id]')].map(e => e.id).filter((id, i, all) => all.indexOf(id) !== i)"
        )
        problems += [f"the id {one} stands twice" for one in twice]
        first = page.evaluate("document.head.firstElementChild.getAttribute('http-equiv')")
        if first != "Content-Security-Policy":
            problems.append("the policy is not first in the head")
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('href')") != "#main":
            problems.append("the skip link is not the first stop")
        check(f"{path} is well made", problems)
    context.close()


def search(browser, base, site, pictures):
    """The form on the home page narrows the list, writes the address, and goes back."""
    context = browser.new_context(viewport={"width": 1280, "height": 1000})
    page = context.new_page()
    heard = listen(page)
    page.goto(base + "index.html", wait_until="networkidle")
    check("the home page loses index.html", [] if page.url == base else [page.url])
    if not page.locator("#find").count():
        return check("the home page has a search form", ["none"])
    titles = "#jobs h3"
    before = page.locator(titles).all_inner_texts()
    if not before:
        return check("the home page lists jobs", ["none"])
    check(
        "opening the home page does not load the index", [] if "data/" not in "".join(requested(page)) else ["it does"]
    )
    word = max(re.findall(r"\w{4,}", before[-1]) or [before[-1]], key=len)
    page.fill("#what", word)
    until(page, "location.search.includes('what=')")
    until(page, "/ of .* open/.test(document.getElementById('count').textContent)", 30)
    after = page.locator(titles).all_inner_texts()
    check(f"searching “{word}” finds the row it is from", [] if before[-1] in after else [after[:3]])
    check("the address carries the search", [] if "what=" in page.url else [page.url])
    check("a chip shows the search", [] if page.locator("#chips button").count() == 1 else ["no chip"])
    check(
        "the rows found lead to pages",
        [
            href
            for href in page.locator(f"{titles} a").evaluate_all("links => links.slice(0, 20).map(a => a.href)")
            if not (site / href.removeprefix(base)).is_file()
        ],
    )
    for one in Axe().run(page, options=AXE).response["violations"]:
        check("axe while searching", [one["id"], one["nodes"][0]["target"]])
    if pictures:
        page.screenshot(path=pictures / "home-searching.png")
    address = page.url
    page.go_back()
    until(page, "!location.search")
    check("back shows the published list", [] if page.locator(titles).all_inner_texts() == before else ["it does not"])
    page.goto(address, wait_until="networkidle")
    check(
        "the address alone shows the same rows",
        [] if page.locator(titles).all_inner_texts() == after else ["it does not"],
    )
    check(
        "the field says what is searched for", [] if page.input_value("#what") == word else [page.input_value("#what")]
    )
    page.click("#chips button")
    until(page, "!location.search")
    check(
        "removing the chip shows the published list",
        [] if page.locator(titles).all_inner_texts() == before else ["it does not"],
    )
    page.fill("#what", "zzzzqqqq")
    page.keyboard.press("Enter")
    page.locator("#nothing").wait_for(state="visible", timeout=5000)
    check("a search without results says so", [] if not page.locator(titles).count() else ["rows are shown"])
    page.goto(
        base + "?kind=referral&sort=title&what=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&unknown=1",
        wait_until="networkidle",
    )
    check("markup in the address stays words", [] if not page.locator("main img").count() else ["an element was made"])
    page.goto(base + "?stated=1&sort=pay", wait_until="networkidle")
    check(
        "filters and order come from the address",
        [] if page.input_value("#sort") == "pay" else [page.input_value("#sort")],
    )
    check("nothing was complained of while searching", heard)
    page.route("**/data/index.json", lambda route: route.fulfill(status=500))
    page.goto(base + "?what=a", wait_until="networkidle")
    check(
        "a broken index leaves the published list",
        [] if page.locator(titles).all_inner_texts() == before else ["it does not"],
    )
    context.close()


def requested(page):
    return page.evaluate("performance.getEntriesByType('resource').map(e => new URL(e.name).pathname)")


def unscripted(browser, base, site):
    """Everything can be read without the script, and from a file manager."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(base)
    check("without the script the form is not shown", ["it is"] if page.locator("#find").is_visible() else [])
    check(
        "without the script the facets are links", [] if page.locator(".facets a").first.is_visible() else ["none seen"]
    )
    context.close()
    context = browser.new_context()
    page = context.new_page()
    page.goto((site / "index.html").as_uri())
    check(
        "from a file manager the sheet is used",
        [] if page.evaluate("getComputedStyle(document.body).marginTop") == "0px" else ["it is not"],
    )
    check("from a file manager the form is not shown", ["it is"] if page.locator("#find").is_visible() else [])
    page.locator(".jobs h3 a").first.click()
    page.wait_for_load_state()
    check("from a file manager the first row opens", [] if page.locator("h1").count() == 1 else [page.url])
    context.close()


def moved(browser, base, site):
    """A page that only leads on leads to a page that is there. Looks among the first two thousand."""
    for path in itertools.islice(site.glob("jobs/*/index.html"), 2000):
        if b'http-equiv="refresh"' in path.read_bytes()[:1500]:
            page = browser.new_page()
            old = base + path.relative_to(site).as_posix()
            page.goto(old, wait_until="commit")
            page.wait_for_url(lambda url: url != old, timeout=10000)
            check(
                f"{path.relative_to(site)} leads on",
                [] if page.locator("h1").count() == 1 and "moved" not in page.inner_text("h1") else [page.url],
            )
            return page.close()


def feed(browser, base, site):
    """A feed opened in a browser is a page for people."""
    path = next((one for one in ["feed.xml", "referrals/feed.xml"] if (site / one).is_file()), None)
    if path:
        page = browser.new_page()
        page.goto(base + path, wait_until="commit")
        until(page, "document.readyState === 'complete'")
        title = page.evaluate("getComputedStyle(document.querySelector('channel > title')).display")
        hidden = page.evaluate(
            "[...document.querySelectorAll('item > description')].every(e => getComputedStyle(e).display === 'none')"
        )
        check(
            f"{path} is readable",
            ([] if title == "block" else ["the sheet is not used"]) + ([] if hidden else ["markup is shown"]),
        )
        page.close()


def paper(browser, base, site, pictures):
    """A printed job names the address of its apply link."""
    context = browser.new_context(viewport={"width": 794, "height": 1123})
    page = context.new_page()
    page.emulate_media(media="print")
    for kind, path in found(site):
        page.goto(base + path)
        if page.locator("a.button[rel]:not(.plain)").count():
            printed = page.evaluate(
                "getComputedStyle(document.querySelector('a.button[rel]:not(.plain)'), '::after').content"
            )
            check(f"{path} prints its apply address", [] if "http" in printed else [printed])
            if pictures:
                page.screenshot(path=pictures / "job-print.png", full_page=True)
            break
    context.close()


def high_contrast(browser, base, site, pictures):
    for name, options in {
        "forced colors": {"forced_colors": "active"},
        "more contrast": {"contrast": "more"},
        "reduced motion": {"reduced_motion": "reduce"},
    }.items():
        context = browser.new_context(viewport={"width": 1280, "height": 1000}, **options)
        page = context.new_page()
        heard = listen(page)
        for kind, path in found(site):
            if kind not in ("home", "job"):
                continue
            page.goto(base + path, wait_until="networkidle")
            problems = heard + sideways(page)
            moving = page.evaluate(
                "[...document.querySelectorAll('a')].map(a => getComputedStyle(a).transitionDuration)"
                ".filter(all => all.split(',').some(one => parseFloat(one))).length"
            )
            if name == "reduced motion" and moving:
                problems.append(f"{moving} links move")
            check(f"{path} with {name}", problems)
            if pictures:
                page.screenshot(path=pictures / f"{kind}-{name.replace(' ', '-')}.png")
        context.close()


def main():
    options = argparse.ArgumentParser(
        description="Opens every kind of page of a built board in a browser and checks it."
    )
    options.add_argument("site", type=pathlib.Path)
    options.add_argument("--pictures", type=pathlib.Path)
    options.add_argument("--chromium", default="/usr/bin/chromium" if os.path.exists("/usr/bin/chromium") else None)
    options = options.parse_args()
    site = options.site.resolve()
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    server = serve(site)
    base = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=options.chromium, args=["--no-sandbox"])
        look(browser, base, site, options.pictures)
        narrow(browser, base, site)
        structure(browser, base, site)
        search(browser, base, site, options.pictures)
        unscripted(browser, base, site)
        moved(browser, base, site)
        feed(browser, base, site)
        paper(browser, base, site, options.pictures)
        high_contrast(browser, base, site, options.pictures)
        browser.close()
    server.shutdown()
    print(f"{failures} checks failed" if failures else "every check passed")
    sys.exit(bool(failures))


if __name__ == "__main__":
    main()
