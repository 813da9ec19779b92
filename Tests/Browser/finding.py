"""Searching, narrowing, saving a search, and being told of what is new."""

import re

from browsing import PHONE, eventually, expect, scenario

TITLES = "#jobs .job:not([hidden]) h3"


def titles(ada):
    return ada.page.locator(TITLES).all_inner_texts()


def total(ada):
    """What is announced: how many were found."""
    found = re.match(r"([\d,]+) of ", ada.text("#count"))
    return int(found[1].replace(",", "")) if found else None


def searched(ada, before=None):
    return eventually(lambda: total(ada) is not None and total(ada) != before, "the search is done") and total(ada)


def word_of(ada):
    """A long word of a published title, and that title."""
    title = titles(ada)[-1]
    return max(re.findall(r"[A-Za-z]{4,}", title), key=len), title


@scenario
def keywords(visit, board):
    """Typing narrows the list as it is typed, by the beginning of the last word, without regard to accents and capitals"""
    ada = visit()
    ada.go()
    word, title = word_of(ada)
    ada.page.fill("#what", word[:-1].upper())
    searched(ada)
    expect(title in titles(ada), f"“{word[:-1].upper()}” does not find “{title}”")
    expect(ada.page.locator("#count").get_attribute("role") == "status", "the number is not announced")
    ada.page.fill("#what", "é".join([word[0], word[1:]]) if "e" == word[1] else word)
    eventually(lambda: title in titles(ada), "accents do not matter")
    ada.page.fill("#what", f"{word} zzzzqqq")
    ada.sees("#nothing", "Nothing on the board matches")


@scenario
def address(visit, board):
    """The whole search is in the address: shared, reloaded, gone back from, it shows the same"""
    ada = visit()
    ada.go()
    published = titles(ada)
    word, _ = word_of(ada)
    ada.page.fill("#what", word)
    first = searched(ada)
    ada.page.get_by_label("On site").check()
    eventually(lambda: "workplace=on-site" in ada.page.url, "the address has it")
    eventually(lambda: ada.count("#chips button") == 2, "two chips")
    ada.page.locator("#sort").select_option("title")
    eventually(lambda: "sort=title" in ada.page.url, "the order is in the address")
    shown = eventually(lambda: titles(ada) == sorted(titles(ada), key=str.casefold) and titles(ada), "sorted by title")
    bob = visit()
    bob.page.goto(ada.page.url)
    eventually(lambda: titles(bob) == shown, "somebody else sees the same")
    expect(bob.page.input_value("#what") == word, "the form says it")
    ada.page.go_back()
    ada.page.go_back()
    eventually(lambda: total(ada) == first, "back shows what was before")
    ada.page.go_back()
    eventually(lambda: titles(ada) == published, "back at the beginning the published list is there")
    bob.page.get_by_role("button", name=f"Remove “{word}”").click()
    eventually(lambda: "what=" not in bob.page.url, "a chip takes its filter away")


@scenario
def filters(visit, board):
    """Every filter narrows, its count says by how much beforehand, and alternatives of one filter add up"""
    ada = visit()
    ada.go()
    whole = int(ada.text("#count strong").replace(",", ""))
    ada.page.evaluate("document.querySelectorAll('#filters details').forEach((one) => { one.open = true })")
    names = ada.page.evaluate("[...new Set([...document.querySelectorAll('#filters input[type=checkbox]')].map((one) => one.name))]")
    tried = [name for name in names if name not in ("near", "stated")]
    expect(len(tried) >= 4, tried)
    for name in tried:
        labels = ada.page.locator(f'#filters label:has(input[name="{name}"])')
        said = int(labels.first.locator("b").inner_text().replace(",", ""))
        labels.first.click()
        expect(searched(ada) == said, f"{name}: {total(ada)} found, {said} said")
        if labels.count() > 1:
            # The other values of the same filter still say what they would add.
            eventually(lambda: labels.nth(1).locator("b").get_attribute("data-published"), f"{name} is counted anew")
            other = int(labels.nth(1).locator("b").inner_text().replace(",", ""))
            labels.nth(1).click()
            eventually(lambda: max(said, other) <= (total(ada) or 0) <= said + other, f"{name}: alternatives add up")
            labels.nth(1).click()
            eventually(lambda: total(ada) == said, f"{name}: taken away again")
        labels.first.click()
        eventually(lambda: int(ada.text("#count strong").replace(",", "")) == whole and "?" not in ada.page.url, "all again")
    for name, value in (("posted", "7"), ("closing", "30")):
        ada.page.locator(f'#filters input[name="{name}"][value="{value}"]').check()
        expect(searched(ada) < whole, f"{name} narrows")
        ada.page.locator(f'#filters input[name="{name}"][value=""]').check()
        eventually(lambda: "?" not in ada.page.url, "all again")


@scenario
def pay(visit, board):
    """Pay is compared with the top of a job's range; jobs that do not state it stay unless they are sent away"""
    ada = visit()
    ada.go("?pay=150000")
    kept = searched(ada)
    ada.go("?pay=150000&stated=1")
    stated = searched(ada)
    expect(stated < kept, f"{stated} with stated pay, {kept} in all")
    for text in ada.page.locator("#jobs .pay").all_inner_texts():
        amounts = [float(one.replace(",", "")) for one in re.findall(r"\$([\d,.]+)", text)]
        expect(" a " in text or " an " in text or max(amounts) >= 150000, text)


@scenario
def near_me(visit, board):
    """Near me asks for the position on a click only, keeps it out of the address, and puts the nearest first"""
    ada = visit(geolocation={"latitude": 43.66, "longitude": -70.26}, permissions=["geolocation"])
    asked = "navigator.geolocation.getCurrentPosition = new Proxy(navigator.geolocation.getCurrentPosition, { apply: (...all) => { window.asked = (window.asked ?? 0) + 1; return Reflect.apply(...all) } })"
    ada.page.add_init_script(asked)
    sent = []
    ada.page.on("request", lambda request: sent.append(request.url + (request.post_data or "")))
    ada.go()
    expect(not ada.page.evaluate("window.asked"), "it was asked before the click")
    ada.page.check("#near")
    searched(ada)
    ada.page.locator("#sort").select_option("distance")
    eventually(lambda: ada.count("#jobs .facts span:has-text('away')") > 1, "distances are shown")
    miles = [int((re.search(r"(\d+) miles? away", text) or [0, 0])[1]) for text in ada.page.locator("#jobs .facts").all_inner_texts()]
    eventually(lambda: miles == sorted(miles) and max(miles) <= 50, f"{miles}")
    expect("43.6" not in " ".join(sent) + ada.page.url, "the position left the browser")
    bob = visit()
    bob.page.goto(ada.page.url)
    eventually(lambda: bob.page.evaluate("document.body.dataset.ready") == "yes", "the link works for others")
    expect(not bob.page.locator("#near").is_checked(), "a link asks others for their position")


@scenario
def refused_position(visit, board):
    """Whoever does not give a position is told to type a place"""
    ada = visit()
    ada.go()
    ada.page.click("#near")
    ada.sees(".toast", "Type a place instead")
    expect(not ada.page.locator("#near").is_checked(), "it stays checked")


@scenario
def pages_and_more(visit, board):
    """Results and published lists come in numbered pages, and more of them on demand; the list can be a grid"""
    ada = visit()
    ada.go()
    size = len(titles(ada))
    ada.page.click("#more")
    eventually(lambda: len(titles(ada)) == 2 * size, "the next published page comes below")
    expect(len(set(ada.page.locator("#jobs .job").evaluate_all("rows => rows.map((row) => row.dataset.id)"))) == 2 * size, "rows come twice")
    ada.go("?kind=job")
    whole = searched(ada)
    first = titles(ada)
    ada.page.click("#more")
    eventually(lambda: len(titles(ada)) == 2 * size, "more results come below")
    ada.page.get_by_role("link", name="2", exact=True).click()
    eventually(lambda: "page=2" in ada.page.url and len(titles(ada)) == size and titles(ada) != first, "page 2 alone")
    second = titles(ada)
    ada.page.reload()
    eventually(lambda: titles(ada) == second, "page 2 has an address")
    expect(whole > 2 * size, "there are too few jobs to try this")
    ada.page.click("#view")
    columns = "getComputedStyle(document.querySelector('#jobs')).gridTemplateColumns.split(' ').length"
    eventually(lambda: ada.page.evaluate(columns) > 1, "it is a grid")
    ada.page.goto(board.base, wait_until="commit")
    eventually(lambda: ada.page.evaluate(f"document.querySelector('#jobs .job') && {columns}") > 1, "it stays one")


@scenario
def filters_on_a_phone(visit, board):
    """On a phone the filters are behind a button, and the tabs lead everywhere"""
    ada = visit(viewport=PHONE)
    ada.go()
    expect(not ada.page.locator("#filters").is_visible(), "filters stand in the way")
    ada.page.click("#openfilters")
    ada.page.get_by_label("On site").check()
    searched(ada)
    for tab in ("Favourites", "Saved", "Applications", "Search"):
        ada.page.locator(".tabs").get_by_role("link", name=tab).click()
        eventually(lambda: ada.page.locator(".tabs a[aria-current]").inner_text().strip() == tab, f"{tab} is open")


@scenario
def saved_search(visit, board):
    """A saved search says what is new since the last look, offers the board's feed, is renamed, run and deleted"""
    ada = visit()
    ada.go("?kind=job")
    whole = searched(ada)
    ada.page.click("#savesearch")
    ada.page.fill("#savebar input", "All jobs")
    ada.page.click("#savebar button")
    ada.sees(".toast", "is saved")
    ada.go("saved/")
    ada.sees("#kept .side", f"{whole} open")
    expect("new" not in ada.text("#kept .side"), "everything is new at once")
    # The last look was before the youngest jobs came.
    ada.page.evaluate(
        """async () => {
          const script = document.querySelector('script[type=module]').src
          const { change, all } = await import(new URL('storage.js' + new URL(script).search, script))
          const [id] = [...await all('searches')][0]
          await change('searches', id, (old) => ({ ...old, looked: '2026-10-01', known: old.known.slice(1) }))
        }"""
    )
    ada.go("saved/")
    ada.sees("#kept .side .new", "new")
    ada.page.get_by_role("button", name="Edit: All jobs").click()
    ada.page.fill("#kept [name=name]", "Everything with a desk")
    ada.page.get_by_role("button", name="Save", exact=True).click()
    ada.page.get_by_role("link", name="Everything with a desk").click()
    eventually(lambda: total(ada) == whole, "it is run")
    eventually(lambda: next(iter(ada.kept("searches").values()))["looked"] == "2026-11-21", "the look is remembered")
    ada.go("saved/")
    eventually(lambda: "open" in ada.text("#kept .side"), "it is counted")
    expect("new" not in ada.text("#kept .side"), "what was seen is still new")
    ada.page.get_by_role("button", name="Delete: Everything with a desk").click()
    ada.sees("#nothing", "No searches yet")


@scenario
def nearest_feed(visit, board):
    """The board's own search that finds much the same is offered with its feed and its calendar"""
    ada = visit()
    ada.go("?category=Information+Technology+Management")
    searched(ada)
    ada.page.click("#savesearch")
    ada.page.click("#savebar button")
    ada.sees(".toast", "is saved")
    ada.go("saved/")
    ada.sees("#kept .nearest", "much like this one")
    feed = ada.page.locator("#kept .nearest a").nth(1).get_attribute("href")
    expect(ada.page.request.get(feed).ok, feed)


@scenario
def told_of_new(visit, board):
    """A search whose notifications are on tells of new matches on the next visit, once"""
    ada = visit(permissions=["notifications"])
    ada.go("?kind=job")
    searched(ada)
    ada.page.click("#savesearch")
    ada.page.fill("#savebar input", "All jobs")
    ada.page.click("#savebar button")
    ada.sees(".toast", "is saved")
    ada.go("saved/")
    box = ada.page.get_by_label("Tell me of new matches: All jobs")
    box.check()
    eventually(lambda: next(iter(ada.kept("searches").values())).get("notify"), "it is switched on")
    ada.page.evaluate(
        """async () => {
          const script = document.querySelector('script[type=module]').src
          const { change, all, remove } = await import(new URL('storage.js' + new URL(script).search, script))
          const [id] = [...await all('searches')][0]
          await change('searches', id, (old) => ({ ...old, looked: '2026-10-01', known: [] }))
          await remove('settings', 'told')
        }"""
    )
    ada.go("about/")
    shown = eventually(
        lambda: ada.page.evaluate(
            "navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) => all.map((one) => one.title))"
        ),
        "a notification is shown",
    )
    expect(len(shown) == 1 and "All jobs" in shown[0], shown)


@scenario
def profile(visit, board):
    """Every search starts from the profile, and one click goes without it"""
    ada = visit()
    ada.go()
    published = titles(ada)
    ada.go("profile/")
    ada.page.get_by_label("Remote").check()
    ada.page.get_by_label("Yearly pay at least").fill("60000")
    ada.page.get_by_role("button", name="Keep").click()
    ada.sees(".toast", "Searches start from this now")
    ada.go()
    searched(ada)
    expect(ada.page.get_by_label(re.compile("^Remote")).is_checked(), "the form does not say so")
    ada.page.get_by_role("button", name="Show everything").click()
    eventually(lambda: titles(ada) == published, "one click shows everything")


@scenario
def broken_index(visit, board):
    """When the index does not come, the published list stays and the page says so"""
    ada = visit()
    ada.context.route("**/data/index.json", lambda route: route.fulfill(status=500))
    ada.go("?what=engineer")
    ada.sees("#count", "The search did not load")
    expect(len(titles(ada)) > 5, "the list is gone")
    return ["500"]


@scenario
def without_scripts(visit, board):
    """Without scripts the form is a plain one, every list and every way of narrowing is a page, and own pages say why"""
    ada = visit(java_script_enabled=False)
    page = ada.page
    page.goto(board.base)
    expect(page.locator("#find").get_attribute("method") == "get" and page.locator("#find").is_visible(), "no form")
    expect(page.locator(".unscripted").first.is_visible(), "it does not say what it cannot do")
    page.fill("#what", "nurse")
    page.click("#find button")
    expect("what=nurse" in page.url and page.locator("#jobs .job").count() > 5, "the form leads nowhere")
    page.locator(".facets a").first.click()
    expect(page.locator("h1").count() == 1 and page.locator(".job").count() > 0, "a facet has no page")
    for name in ("favourites", "applications", "saved", "activity", "profile", "backup"):
        page.goto(f"{board.base}{name}/")
        expect("needs JavaScript" in page.locator("main").inner_text(), f"{name} does not say that it needs JavaScript")


@scenario
def keyboard(visit, board):
    """With the keyboard alone: search, step into the results, star, and leave the field with Escape"""
    ada = visit()
    ada.go()
    ada.page.keyboard.press("Tab")
    expect(ada.page.evaluate("document.activeElement.getAttribute('href')") == "#main", "the skip link is not first")
    ada.page.focus("#what")
    ada.page.keyboard.type("engineer")
    ada.page.keyboard.press("Enter")
    searched(ada)
    ada.page.focus("#what")
    ada.page.keyboard.press("Escape")
    expect(ada.page.evaluate("document.activeElement.id") != "what", "Escape does not leave the field")
    ada.page.locator("#jobs .star").first.focus()
    ada.page.keyboard.press("Enter")
    eventually(lambda: len(ada.kept("favourites")) == 1, "it is starred")
