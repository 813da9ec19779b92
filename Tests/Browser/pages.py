"""Opens every kind of page of a built board in a browser and checks it: pages.py <site folder> [--pictures <folder>].

At the widths of a phone, a tablet and a desk, in light and dark: nothing in the console, nothing against the content
security policy, no sideways scrolling, no finding of axe (WCAG 2 A and AA). Then the reading without the script, the
search on the home page, the keyboard, print, and opening from a file manager. One line a check; exit 1 when one failed.
"""

import argparse
import itertools
import pathlib
import re
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import browsing
from browsing import DESK, NOW, PHONE, Visitor, check, chromium, compressed, eventually, listen, open_jobs, serve

WIDTHS = {"phone": (390, 844), "tablet": (820, 1180), "desk": (1280, 1000)}
NARROWEST = (320, 640)  # 1280 px at 400 %: WCAG 1.4.10
AXE = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]},
    "resultTypes": ["violations"],  # it looks twice as long for words about all that is well
}
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
    ("own", [f"{name}/index.html" for name in ("favourites", "saved", "applications")], 3),
    ("german", ["de/index.html", "de/jobs/*/index.html", "de/applications/index.html"], 3),
    ("own", [f"{name}/index.html" for name in ("profile", "activity", "backup", "offline")], 4),
]

# Bytes of all scripts together, each compressed by itself.
SCRIPTS = 40_000

# The page's script has shown what is kept.
READY = "document.body.dataset.ready === 'yes'"


def found(site):
    """The pages to open: (kind, path). Redirect pages are passed over."""
    for kind, patterns, most in KINDS:
        paths = [path for pattern in patterns for path in sorted(site.glob(pattern))[:most]][:most]
        for path in paths:
            if b'http-equiv="refresh"' not in path.read_bytes()[:1500]:
                yield kind, path.relative_to(site).as_posix()


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
                page.goto(base + path)
                until(page, READY)
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


def long_words(browser, base, site):
    """One long word, as German has them, does not push a page wider than a phone."""
    context = browser.new_context(viewport={"width": 360, "height": 740})
    page = context.new_page()
    for kind, path in found(site):
        if kind in ("home", "job", "facet"):
            page.goto(base + path)
            until(page, READY)
            page.evaluate(
                "document.querySelectorAll('h1, .jobs h3 a').forEach(one => { one.textContent = 'Sozialversicherungsfachangestellter (m/w/d)' })"
            )
            check(f"{path} with a long word fits a phone", sideways(page))
    context.close()


def examples(browser, base):
    """The examples in the fields of the search are whole on a phone, in every language."""
    languages = pathlib.Path(__file__).parents[2] / "Templates/languages"
    for width, file in itertools.product((390, 360), sorted(languages.glob("*.yml"))):
        page = browser.new_page(viewport={"width": width, "height": 800})
        page.goto(base)
        problems = []
        # Beside the button as it is in that language.
        search = re.search(r"^  search: (.*)", file.read_text(), re.MULTILINE)[1]
        page.evaluate("words => { document.querySelector('#find button').lastChild.textContent = words }", search)
        for name in ("what", "where"):
            words = re.search(rf"{name}-example: (.*)", file.read_text())[1]
            # As wide as the words, beside what the sign that empties the field takes.
            left = page.evaluate(
                """([name, words]) => {
                  const field = document.getElementById(name)
                  const style = getComputedStyle(field)
                  const pen = document.createElement('canvas').getContext('2d')
                  pen.font = style.font
                  const sign = .8 * parseFloat(style.fontSize)
                  return field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - sign - pen.measureText(words).width
                }""",
                [name, words],
            )
            if left < 0:
                problems.append(f"“{words}” lacks {-left:.0f} px")
        check(f"the examples of {file.stem} are whole at {width} px", problems)
        page.close()


def large_text(playwright, path, base, site):
    """Text a quarter larger, and twice as large, keeps to the window of a phone."""
    for size in (20, 32):
        browser = chromium(playwright, path, [f"--blink-settings=defaultFontSize={size}"])
        page = browser.new_page(viewport={"width": 360, "height": 740})
        for _, one in found(site):
            page.goto(base + one)
            until(page, READY)
            problems = sideways(page)
            if page.locator("#openfilters").is_visible():
                page.click("#openfilters")
                problems += sideways(page)
            cut = page.locator(".tabs a").evaluate_all("all => all.some(one => one.scrollWidth > one.clientWidth)")
            check(f"{one} fits a phone with text of {size} px", problems + (["a tab is cut"] if cut else []))
        browser.close()


def either_way(browser, base, site):
    """A text that is written from right to left is so on a page in English."""
    page = browser.new_page()
    page.goto(base + next(path for kind, path in found(site) if kind == "job"))
    left = page.locator(".text p, .text li").first.evaluate(
        """one => {
          one.textContent = 'مهندس (C++)'
          const words = document.createRange()
          words.selectNodeContents(one)
          return words.getBoundingClientRect().left - one.getBoundingClientRect().left
        }"""
    )
    check("an Arabic line begins on the right", [] if left > 100 else [f"{left:.0f} px from the left"])
    page.close()


NAMES = "h1, h3, .who > :is(span, a), .facts > span, .panel dd > span, .chip, .name, .referrer p, .contact strong, :is(.crumbs, .facets, .group) li > a, .places li"


def signs_in_order(browser, base, site):
    """What somebody wrote in Latin letters stays so on a page that is written from right to left."""
    page = browser.new_page()
    for kind, path in found(site):
        page.goto(base + path)
        until(page, READY)
        wrong = page.locator(NAMES).evaluate_all(
            """all => {
              document.documentElement.dir = 'rtl'
              const left = (one, at) => {
                const sign = document.createRange()
                sign.setStart(one.firstChild, at)
                sign.setEnd(one.firstChild, at + 1)
                return sign.getBoundingClientRect().left
              }
              return all.filter((one) => {
                one.textContent = 'C++'
                return one.checkVisibility() && left(one, 0) > left(one, 1)
              }).map((one) => `${one.localName}.${one.className} in ${one.parentNode.className}`)
            }"""
        )
        check(f"C++ is no ++C on {path}", sorted(set(wrong)))
    page.close()


def at_hand(browser, base, site):
    """How to apply is seen before anything is scrolled, and first who refers; what stands beside a long text can be seen all the time."""
    jobs = {path: (site / path / "index.html").read_bytes() for path in open_jobs(site)}
    job = max((path for path in jobs if b'class="button apply"' in jobs[path]), key=lambda path: jobs[path].count(b"<dt>"))
    referral = next(path for kind, path in found(site) if kind == "referral" and b'class="referrer"' in (site / path).read_bytes())
    for name, width, height in (("a phone", *WIDTHS["phone"]), ("a small desk", 1366, 640)):
        context = browser.new_context(viewport={"width": width, "height": height})
        page = context.new_page()
        below = lambda selector: page.locator(selector).evaluate("one => one.getBoundingClientRect().bottom - innerHeight")
        page.goto(base + job)
        check(f"{job} shows how to apply on {name}", [f"{below('a.apply'):.0f} px further down"] if below("a.apply") > 0 else [])
        if width > height:
            page.evaluate("scrollTo(0, 400)")
            page.locator(".panel").evaluate("panel => panel.scrollTo(0, panel.scrollHeight)")
            last = ".panel > :last-child"
            check(f"{job} shows all that is beside its text on {name}", [f"{below(last):.0f} px further down"] if below(last) > 0 else [])
        if width < height:
            page.locator(".jobhead a").last.focus()
            stops = []
            while page.keyboard.press("Tab") or page.evaluate("document.activeElement.closest('.panel') !== null"):
                stops.append(page.evaluate("document.activeElement.getBoundingClientRect().bottom + scrollY"))
            check(f"the keyboard goes down {job} on {name}", [f"it stops at {stops}"] if len(stops) < 3 or stops != sorted(stops) else [])
        page.goto(base + referral)
        check(f"{referral} shows first who refers on {name}", ["its buttons come first"] if below(".referrer") > below(".keep") else [])
        context.close()


def beside(browser, base, site):
    """What stays beside a text while it is scrolled is not behind the header, however many rows that has."""
    jobs = [path for path in open_jobs(site) if b'class="toc"' in (site / path / "index.html").read_bytes()]
    for width in (900, 1024, 1152, 1280):
        page = browser.new_page(viewport={"width": width, "height": 700})
        for job in [one for one in (jobs[0], "de/" + jobs[0]) if (site / one).is_dir()]:
            page.goto(base + job)
            page.evaluate("scrollTo(0, 400)")
            hidden = page.evaluate(
                "document.querySelector('header.top').getBoundingClientRect().bottom - document.querySelector('.panel').getBoundingClientRect().top"
            )
            check(f"{job} hides nothing behind the header at {width} px", [f"{hidden:.0f} px are"] if hidden > 0 else [])
        page.close()


# What is pressed and stands by itself; a link in a sentence is as high as its line.
TARGETS = "button, select, summary, input[type=range], label:has(input[type=checkbox], input[type=radio]), footer nav a, .toc a, .facets li a, .bar a"


def whole_rows(browser, base, site):
    """On a tablet what can be done with a job fills the panel; on a phone a toast has its cross beside its words."""
    job = base + open_jobs(site)[0]
    context = browser.new_context(viewport={"width": 768, "height": 1024})
    page = context.new_page()
    page.goto(job)
    until(page, READY)
    left = page.locator(".keep").evaluate(
        "keep => keep.getBoundingClientRect().width - keep.querySelector('#star').getBoundingClientRect().width - keep.querySelector('#track').getBoundingClientRect().width"
    )
    check("the buttons of a job fill their panel on a tablet", [f"{left:.0f} px are empty"] if left > 20 else [])
    context.close()
    context = browser.new_context(viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto(job)
    until(page, READY)
    page.click("#star")
    page.wait_for_selector(".toast")
    tops = page.locator(".toast").evaluate("toast => [...toast.children].map(one => one.getBoundingClientRect().top)")
    check("the cross of a toast is beside its words on a phone", [f"tops are {tops}"] if tops[2] > tops[1] else [])
    context.close()


def fingers(browser, base, site):
    """Nothing that is pressed is less than 24 px high, or wide."""
    for device in ("phone", "desk"):
        width, height = WIDTHS[device]
        page = browser.new_page(viewport={"width": width, "height": height})
        for _, path in found(site):
            page.goto(base + path)
            until(page, READY)
            small = page.locator(TARGETS).evaluate_all(
                """all => all.filter(one => one.checkVisibility()).map(one => [one.textContent.trim().slice(0, 20) || one.id, one.getBoundingClientRect()])
                  .filter(([, box]) => Math.min(box.width, box.height) < 23.9)
                  .map(([name, box]) => `${name}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`)"""
            )
            check(f"a finger finds everything on {path} at a {device}", sorted(set(small))[:4])
        page.close()


def awkward(playwright, path, base, site):
    """What somebody wrote does not fit a phone, nor paper, and is read all the same."""
    job = base + next(one for one in open_jobs(site) if b'class="button apply"' in (site / one / "index.html").read_bytes())
    browser = chromium(playwright, path, ["--blink-settings=defaultFontSize=32"])
    page = browser.new_page(viewport={"width": 360, "height": 740})
    page.goto(job)
    until(page, READY)
    page.evaluate(
        """() => {
          let inner = document.querySelector('.text section')
          for (let level = 0; level < 14; level++) {
            const list = document.createElement('ul')
            const item = document.createElement('li')
            item.textContent = 'A level of a list'
            list.append(item)
            inner.append(list)
            inner = item
          }
        }"""
    )
    check("lists in lists fit a phone with text of 32 px", sideways(page))
    browser.close()

    browser = chromium(playwright, path)
    page = browser.new_page(viewport={"width": PHONE["width"], "height": PHONE["height"]})
    page.goto(job)
    page.evaluate("document.querySelector('nav.main a:nth-child(2)').textContent = 'A page with a title that is longer than a phone is wide'")
    wide = page.locator("nav.main a").nth(1).evaluate("one => one.scrollWidth - one.clientWidth")
    check("a long name in the menu leaves room for the next one", [f"{wide} px are below it"] if wide > 0 else [])
    faded = page.locator("nav.main").evaluate(
        """nav => {
          nav.scrollTo(nav.scrollWidth, 0)
          const room = 2.5 * parseFloat(getComputedStyle(document.documentElement).fontSize)
          return [...nav.children].findLast(one => one.checkVisibility()).getBoundingClientRect().right - innerWidth + room
        }"""
    )
    check("the last name in the menu is read when it is moved to its end", [f"{faded:.0f} px of it fade"] if faded > 1 else [])
    # As where one applies by mail: nothing is said of where the button leads.
    page.evaluate("document.querySelector('.panel > .host')?.remove()")
    until(page, READY)
    gap = page.evaluate(
        """() => {
          const end = document.querySelector('a.apply').getBoundingClientRect().bottom
          return Math.min(...[...document.querySelectorAll('.panel > *:not(.apply)')].map(one => one.getBoundingClientRect().top - end).filter(gap => gap > -1))
        }"""
    )
    check("nothing touches the way to apply", [f"{gap} px below it"] if gap < 8 else [])
    gap, wide = page.evaluate(
        """() => {
          const button = document.querySelector('a.apply')
          button.textContent = 'Weiter auf bewerbungsportal.bundesnachrichtendienst.example'
          const reach = document.createElement('h2')
          reach.className = 'reach'
          reach.textContent = 'How to reach them'
          button.after(reach)
          return [reach.getBoundingClientRect().top - button.getBoundingClientRect().bottom, button.scrollWidth - button.clientWidth]
        }"""
    )
    check("whom to ask stands apart from the way to apply", [f"{gap} px below it"] if gap < 8 else [])
    check("a long name of a host stays within its button", [f"{wide} px beside it"] if wide > 0 else [])

    page.set_viewport_size({"width": 794, "height": 1123})
    page.emulate_media(media="print")
    page.evaluate(
        """() => {
          const add = (parent, name, text = '') => {
            const one = document.createElement(name)
            one.textContent = text
            parent.append(one)
            return one
          }
          const wide = add(document.querySelector('.text'), 'div')
          wide.className = 'wide'
          const row = add(add(wide, 'table'), 'tr')
          for (let at = 0; at < 16; at++) add(row, 'td', `some value ${at}`)
          const places = add(document.querySelector('.text'), 'details')
          places.className = 'places'
          add(places, 'summary', 'All 2 places')
          add(add(places, 'ul'), 'li', 'Portland, Maine')
        }"""
    )
    lost = page.evaluate("document.querySelector('.text td:last-child').getBoundingClientRect().right - innerWidth")
    folded = not page.locator(".places li").evaluate("one => one.checkVisibility()")
    check("a wide table and all places are printed", ([f"{lost:.0f} px of the table are not"] if lost > 0 else []) + (["the places are folded"] if folded else []))
    browser.close()


def way_back(playwright, path, base):
    """A list that was left for a job is there on the way back as it was left: more rows and the place, and what was done meanwhile."""
    # Playwright switches off what browsers do: to keep a page for the way back.
    browser = chromium(playwright, path, ignore_default_args=["--disable-back-forward-cache"])
    page = browser.new_context(viewport=PHONE).new_page()
    page.goto(base)
    until(page, READY)
    # A worker that takes charge later, as on a first visit, ends a page that is kept.
    until(page, "navigator.serviceWorker.controller?.state === 'activated'")
    page.locator("#more").click()
    until(page, "document.querySelectorAll('#jobs > .job').length > 30")
    row = page.locator("#jobs > .job").nth(30)
    row.scroll_into_view_if_needed()
    left = page.evaluate("[scrollY, document.querySelectorAll('#jobs > .job').length]")
    row.locator("h3 a").click()
    page.wait_for_selector("#star")
    until(page, READY)
    page.locator("#star").click()
    until(page, "document.querySelector('#star').getAttribute('aria-pressed') === 'true'")
    page.evaluate("history.back()")
    page.wait_for_selector("#jobs")
    back = page.evaluate("[scrollY, document.querySelectorAll('#jobs > .job').length]")
    check("the way back leads to the list as it was left", [] if back == left else [f"{back} and not {left}"])
    starred = "document.querySelectorAll('#jobs > .job')[30]?.querySelector('.star').getAttribute('aria-pressed') === 'true'"
    until(page, starred)
    browser.close()


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
        problems += outline(page)
        check(f"{path} is well made", problems)
    context.close()


# What is still being faded in has other colours for a tenth of a second.
STILL = """() => document.getAnimations().every(animation =>
    animation.playState === 'finished' || animation.effect.getTiming().iterations === Infinity)"""


def outline(page):
    """Headings that are a level too deep for what they stand below."""
    levels = page.locator("h1, h2, h3, h4, h5, h6").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => [Number(one.localName[1]), one.textContent.trim()])"
    )
    return [f"“{words}” is of level {level} below one of {above}" for (above, _), (level, words) in itertools.pairwise(levels) if level > above + 1]


def violations(page):
    page.wait_for_function(STILL, timeout=5_000)
    return [
        f"axe {one['id']}: {one['nodes'][0]['target']} {one['nodes'][0].get('failureSummary', '')}"
        for one in Axe().run(page, options=AXE).response["violations"]
    ]


def lived_in(browser, base, site, pictures):
    """The pages of what a visitor keeps, when there is something to keep; the search, when something is searched for."""
    jobs = open_jobs(site)[:3]
    for scheme, (device, size) in itertools.product(("light", "dark"), {"phone": PHONE, "desk": DESK}.items()):
        ada = Visitor(browser, base, viewport=size, color_scheme=scheme)
        for job in jobs:
            ada.go(job)
            # What is said of the one is no sign that the other was done.
            for act, words in (("star", "Kept in your favourites"), ("track", "On your applications")):
                ada.page.click(f"#{act}")
                ada.sees(".toast", words)
        ada.go("?workplace=on-site&what=en")
        eventually(lambda: ada.page.locator("#savesearch").is_visible(), "the search can be saved")
        ada.page.click("#savesearch")
        ada.page.click("#savebar button")
        ada.sees(".toast", "is saved")
        show(ada, f"searching-{device}-{scheme}", pictures)
        ada.go("favourites/")
        ada.page.locator("#kept .acts button").first.click()
        show(ada, f"favourites-{device}-{scheme}", pictures)
        ada.go("applications/")
        ada.page.locator(".card select").first.select_option("interview")
        ada.sees(".column.interview .card")
        ada.page.locator(".card summary").first.click()
        ada.page.locator(".card input[type=date]").first.fill("2026-11-20")
        ada.sees("#due li")
        show(ada, f"applications-{device}-{scheme}", pictures)
        ada.page.click("#astable")
        ada.sees("#table tbody tr")
        show(ada, f"applications-table-{device}-{scheme}", pictures)
        for name in ("saved", "activity", "backup"):
            ada.go(f"{name}/")
            show(ada, f"{name}-{device}-{scheme}", pictures)
        check(f"nothing was complained of at a {device} in {scheme}", ada.leave())


def show(ada, name, pictures):
    check(f"{name} when it is lived in", violations(ada.page) + sideways(ada.page) + outline(ada.page))
    if pictures:
        ada.page.screenshot(path=pictures / f"lived-in-{name}.png", full_page=True)


def script_size(site):
    scripts = [*site.glob("assets/*.js"), site / "sw.js"]
    size = compressed(scripts)
    check(f"all {len(scripts)} scripts are {size:,} bytes compressed", [f"more than {SCRIPTS:,}"] if size > SCRIPTS else [])


def from_files(browser, base, site):
    """From a file manager everything can be read, and what cannot be done there is said."""
    context = browser.new_context()
    page = context.new_page()
    page.goto((site / "index.html").as_uri())
    check(
        "from a file manager the sheet is used",
        [] if page.evaluate("getComputedStyle(document.body).marginTop") == "0px" else ["it is not"],
    )
    check("from a file manager no filter is shown", ["one is"] if page.locator("#filters").is_visible() else [])
    check("from a file manager the page says so", [] if page.locator(".unscripted").is_visible() else ["it does not"])
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
    """A feed opened in a browser is a page for people, in the language of the board."""
    for path, words in (("feed.xml", "This is a feed."), ("de/feed.xml", "Das ist ein Feed.")):
        if not (site / path).is_file():
            continue
        page = browser.new_page()
        page.goto(base + path, wait_until="commit")
        until(page, "document.readyState === 'complete'")
        title = page.evaluate("getComputedStyle(document.querySelector('channel > title')).display")
        hidden = page.evaluate(
            "[...document.querySelectorAll('item > description')].every(e => getComputedStyle(e).display === 'none')"
        )
        told = page.evaluate("getComputedStyle(document.querySelector('channel > description'), '::after').content")
        check(
            f"{path} is readable",
            ([] if title == "block" else ["the sheet is not used"])
            + ([] if hidden else ["markup is shown"])
            + ([] if words in told else [f"it says {told}"]),
        )
        page.close()


def paper(browser, base, site, pictures):
    """A printed job names the address of its apply link."""
    context = browser.new_context(viewport={"width": 794, "height": 1123})
    # On the board's own day: what became of a job depends on it.
    context.clock.set_fixed_time(NOW)
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
    page.goto(base)
    until(page, READY)
    screen = [one for one in ("form.find", ".openfilters", "#filters", ".facets") if page.locator(one).locator("visible=true").count()]
    check("the first page prints its jobs, and nothing to search them with", [f"{one} is printed" for one in screen])
    eventually(lambda: page.locator("#jobs .star").count() > 1, "there are stars")
    lower = page.locator("#jobs .job").first.evaluate(
        "row => row.querySelector('.side time').getBoundingClientRect().top - row.querySelector('h3').getBoundingClientRect().top"
    )
    check("a printed row has its day beside its title", [f"{lower:.0f} px lower"] if abs(lower) > 8 else [])
    dated = """() => [...document.querySelectorAll('#jobs .job')].flatMap(row => {
      const time = row.querySelector('.side time'), style = one => getComputedStyle(one, '::after').content
      const day = getComputedStyle(time).fontSize === '0px' && style(time) === `"${time.dateTime}"`
      const last = !row.querySelector('.soon') || style(row).includes(row.dataset.closes)
      return [...day ? [] : [`posted: ${time.textContent}`], ...last ? [] : [`closes: ${row.textContent}`]]
    })"""
    words = page.evaluate(dated)
    page.goto(base + "?closing=7")
    eventually(lambda: page.locator("#jobs .soon").count() > 1, "some close soon")
    words += page.evaluate(dated)
    check("on paper a row has days, and no words that are true of today only", words)
    whole = "time => { const line = document.createRange(); line.setStart(time.firstChild, 0); line.setEnd(time.firstChild, time.textContent.indexOf(',')); return new Set([...line.getClientRects()].map(one => Math.round(one.top))).size }"
    page.emulate_media(media="screen")
    page.goto(page.locator("#jobs .job:has(.soon) h3 a").last.evaluate("link => link.href"))
    broken = []
    for width in (1280, 1000, 700, 400, 320, 280):
        page.set_viewport_size({"width": width, "height": 800})
        lines = page.locator(".panel .urgent time").evaluate(whole)
        broken += [f"{lines} lines at {width} px"] if lines > 1 else []
    check("a date in a pill is on one line, however narrow the panel is", broken)
    page.set_viewport_size({"width": 794, "height": 1123})
    page.emulate_media(media="print")
    page.goto(base)
    eventually(lambda: page.locator("#jobs .star").count() > 1, "there are stars again")
    title = page.locator("#jobs h3").first.inner_text()
    page.locator("#jobs .star").first.dispatch_event("click")
    eventually(lambda: page.locator(".toast").count(), "it is starred")
    page.goto(base + "favourites/")
    eventually(lambda: page.locator("#kept .job").count() == 1, "the favourite is there")
    seen = page.locator("body").inner_text()
    printed = [words for words in (title, "Open") if words not in seen]
    screen = [one for one in ("header.top", ".tabs", ".acts", "#acts", ".star", ".toasts", "footer.end", "main button") if page.locator(one).locator("visible=true").count()]
    check("favourites print their jobs and what became of them, and nothing to press", [f"no {words}" for words in printed] + [f"{one} is printed" for one in screen])
    if pictures:
        page.screenshot(path=pictures / "favourites-print.png", full_page=True)
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
            page.goto(base + path)
            until(page, READY)
            problems = heard + sideways(page)
            moving = page.evaluate(
                "[...document.querySelectorAll('a')].map(a => getComputedStyle(a).transitionDuration)"
                ".filter(all => all.split(',').some(one => parseFloat(one))).length"
            )
            if name == "reduced motion" and moving:
                problems.append(f"{moving} links move")
            bare = page.locator(".side .acts button").evaluate_all(
                "all => all.filter(one => one.offsetWidth && !one.firstElementChild.offsetWidth).length"
            )
            if name == "forced colors" and bare:
                problems.append(f"{bare} boxes with nothing in them")
            tight = page.locator(".bar .bare").evaluate_all(
                "all => all.filter(one => one.checkVisibility() && parseFloat(getComputedStyle(one).paddingLeft) < 4).length"
            )
            if name == "forced colors" and tight:
                problems.append(f"{tight} boxes that touch their words")
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
    options.add_argument("--chromium")
    options = options.parse_args()
    site = options.site.resolve()
    if options.pictures:
        options.pictures.mkdir(parents=True, exist_ok=True)
    server = serve(site)
    base = f"http://127.0.0.1:{server.server_port}/"
    with sync_playwright() as playwright:
        browser = chromium(playwright, options.chromium)
        script_size(site)
        look(browser, base, site, options.pictures)
        narrow(browser, base, site)
        long_words(browser, base, site)
        examples(browser, base)
        large_text(playwright, options.chromium, base, site)
        either_way(browser, base, site)
        signs_in_order(browser, base, site)
        at_hand(browser, base, site)
        beside(browser, base, site)
        whole_rows(browser, base, site)
        fingers(browser, base, site)
        awkward(playwright, options.chromium, base, site)
        way_back(playwright, options.chromium, base)
        structure(browser, base, site)
        lived_in(browser, base, site, options.pictures)
        from_files(browser, base, site)
        moved(browser, base, site)
        feed(browser, base, site)
        paper(browser, base, site, options.pictures)
        high_contrast(browser, base, site, options.pictures)
        browser.close()
    server.shutdown()
    print(f"{browsing.failures} checks failed" if browsing.failures else "every check passed")
    sys.exit(bool(browsing.failures))


if __name__ == "__main__":
    main()
