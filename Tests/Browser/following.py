"""Searches that are saved: what is new in them, being told of it, and a profile that every search starts from."""

import json
import re
import urllib.parse

from browsing import eventually, expect, scenario
from finding import searched, titles, total


def save(ada, name=None):
    """Keeps what is searched for, and waits until what it finds today is remembered."""
    ada.page.click("#savesearch")
    if name:
        ada.page.fill("#savebar input", name)
    ada.page.keyboard.press("Enter")
    ada.sees(".toast", "is saved")
    eventually(lambda: all(one.get("known") is not None for one in ada.kept("searches").values()), "what it finds is remembered")


@scenario
def saved_search(visit, board):
    """A saved search says what is new since the last look, offers the board's feed, is renamed, run and deleted"""
    ada = visit()
    ada.go("?kind=job")
    whole = searched(ada)
    save(ada, "All jobs")
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
def looked_at_old(visit, board):
    """A look at the index of last week, without a network, does not make known what came since"""
    ada = visit(now="2026-11-30T09:00:00Z")
    ada.go("?kind=job")
    whole = searched(ada)
    save(ada)
    newest = json.loads((board.site / "data/index.json").read_bytes())["updated"][:10]
    kept = next(iter(ada.kept("searches").values()))
    expect((kept["looked"], kept["until"]) == ("2026-11-30", newest), (kept["looked"], kept["until"], newest))
    ada.go("saved/")
    ada.sees("#kept .side", f"{whole} open")
    expect("new" not in ada.text("#kept .side"), "what was seen is new")
    # One of the index's last day was not in it yet.
    ada.alter(
        """const [id] = [...await storage.all('searches')][0]
        await storage.change('searches', id, (old) => ({ ...old, known: old.known.slice(1) }))"""
    )
    ada.go("saved/")
    ada.sees("#kept .side .new", "1 new")


@scenario
def saved_without_index(visit, board):
    """A search is kept at once, also while the index does not come; nothing of that moment is called new later"""
    ada = visit(service_workers="block")
    ada.go("?kind=job")
    whole = searched(ada)
    ada.context.route("**/data/**", lambda route: None)  # never answered
    ada.page.goto(board.base + "?kind=job")
    ada.page.click("#savesearch")
    ada.page.fill("#savebar input", "Whatever comes")
    ada.page.keyboard.press("Enter")
    ada.sees(".toast", "“Whatever comes” is saved")
    expect(not ada.page.locator("#savebar").is_visible(), "the name is still asked for")
    ada.context.unroute_all(behavior="ignoreErrors")
    ada.go("saved/")
    ada.sees("#kept .side", f"{whole} open")
    expect("new" not in ada.text("#kept .side"), "what was there is called new")
    return ["Service Worker registration blocked"]


@scenario
def nearest_feed(visit, board):
    """The board's own search that finds much the same is offered with its feed and its calendar"""
    ada = visit()
    ada.go("?category=Information+Technology+Management")
    searched(ada)
    save(ada)
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
    save(ada, "All jobs")
    ada.go("saved/")
    box = ada.page.get_by_label("Tell me of new matches: All jobs")
    box.check()
    eventually(lambda: next(iter(ada.kept("searches").values())).get("notify"), "it is switched on")
    ada.alter(LONG_AGO)
    ada.go("about/")
    shown = eventually(lambda: notifications(ada), "a notification is shown")
    expect(len(shown) == 1 and "All jobs" in shown[0], shown)
    return ICON


@scenario
def told_while_away(visit, board):
    """While the board is closed the browser looks for new matches by itself: of each search that wants it, once, and of no other"""
    ada = visit(at_home=True)
    ada.go()
    eventually(lambda: ada.page.evaluate("navigator.serviceWorker.controller?.state === 'activated'"), "the worker is in charge")
    session = ada.context.new_cdp_session(ada.page)
    session.send(
        "Browser.grantPermissions",
        {"origin": board.base.rstrip("/"), "permissions": ["notifications", "backgroundSync", "periodicBackgroundSync"]},
    )
    ada.go()
    tags = "navigator.serviceWorker.ready.then((one) => one.periodicSync.getTags())"
    eventually(lambda: ada.page.evaluate(tags) == ["searches"], "the board asks the browser to look now and then")
    for hour, kind, name in (("13", "job", "Every post"), ("14", "referral", "Through friends")):
        ada.context.clock.set_fixed_time(f"2026-11-21T{hour}:00:00Z")
        ada.go(f"?kind={kind}")
        searched(ada)
        save(ada, name)
    ada.go("saved/")
    ada.page.get_by_label("Tell me of new matches: Every post").check()
    eventually(lambda: any(one["notify"] for one in ada.kept("searches").values()), "it is switched on")

    registrations = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: registrations.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    eventually(lambda: ada.page.evaluate("1") and registrations, "the worker's registration")

    def looks():
        session.send(
            "ServiceWorker.dispatchPeriodicSyncEvent",
            {"origin": board.base.rstrip("/"), "registrationId": registrations[0]["registrationId"], "tag": "searches"},
        )

    ada.alter(LONG_AGO)
    looks()
    shown = eventually(lambda: notifications(ada), "a notification is shown")
    count = int(re.match(r"[\d,]+", shown[0])[0].replace(",", ""))
    expect(len(shown) == 1 and "Every post" in shown[0], shown)
    ada.go("saved/")
    ada.sees("#kept .search:has-text('Every post') .new", f"{count:,} new")
    # The same matches are no news the next time, although nobody looked at them.
    clear = "const it = await navigator.serviceWorker.ready; for (const one of await it.getNotifications()) one.close()"
    ada.alter(clear + "; await storage.remove('settings', 'told')")
    looks()
    eventually(lambda: told_at(ada), "it looked again")
    ada.page.wait_for_timeout(300)
    expect(notifications(ada) == [], f"told twice: {notifications(ada)}")
    # Nor is anything said of a search that shall be silent.
    ada.go("saved/")
    ada.page.get_by_label("Tell me of new matches: Every post").uncheck()
    eventually(lambda: not any(one["notify"] for one in ada.kept("searches").values()), "it is switched off")
    ada.alter(LONG_AGO)
    looks()
    ada.page.wait_for_timeout(1500)
    expect(notifications(ada) == [], f"told of a silent search: {notifications(ada)}")
    return ICON


# Every search was looked at before the youngest jobs came, and nobody was told of anything.
LONG_AGO = """for (const [id] of await storage.all('searches')) {
  await storage.change('searches', id, (old) => ({ ...old, looked: '2026-10-01', known: [], told: undefined }))
}
await storage.remove('settings', 'told')"""
# A page that is plain data has no icon.
ICON = ["404"]


def notifications(ada):
    all_of_them = "navigator.serviceWorker.ready.then((one) => one.getNotifications()).then((all) => all.map((one) => one.title))"
    return ada.page.evaluate(all_of_them)


def told_at(ada):
    return ada.page.evaluate(
        """() => new Promise((done) => { indexedDB.open('boardwalk /').onsuccess = ({ target: { result: db } }) => {
          db.transaction('records').objectStore('records').get(['settings', 'told']).onsuccess = ({ target }) => { db.close(); done(target.result?.value?.at) }
        } })"""
    )


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
    ada.go("saved/")
    ada.sees(".search", "Profile")
    ada.sees(".search .side", "open")
    ada.go("profile/")
    ada.page.locator("#remove").click()
    ada.sees(".toast", "Searches start from everything")
    ada.go("saved/")
    ada.sees("#nothing", "No searches yet")


@scenario
def profile_on_the_way_back(visit, board):
    """The way back to the address without a search is the profile again; without it, it is everything"""
    ada = visit()
    ada.go("profile/")
    ada.page.get_by_label("Remote").check()
    ada.page.get_by_role("button", name="Keep").click()
    ada.sees(".toast", "Searches start from this now")
    ada.go()
    found = searched(ada)
    ada.page.fill("#what", "engineer")
    ada.page.press("#what", "Enter")
    eventually(lambda: "what=engineer" in ada.page.url, "the search is in the address")
    ada.page.go_back()
    eventually(lambda: total(ada) == found and ada.page.get_by_label(re.compile("^Remote")).is_checked(), "the profile again")
    ada.page.get_by_role("button", name="Show everything").click()
    eventually(lambda: total(ada) is None, "everything")
    ada.page.fill("#what", "nurse")
    ada.page.press("#what", "Enter")
    eventually(lambda: "what=nurse" in ada.page.url, "the search is in the address")
    ada.page.go_back()
    eventually(lambda: total(ada) is None and not ada.page.locator("#all").is_visible(), "everything again")


@scenario
def profile_without_its_chip(visit, board):
    """What the visitor takes away of the profile stays away when the page is loaded anew"""
    ada = visit()
    ada.go()
    published = titles(ada)
    ada.go("profile/")
    ada.page.get_by_label("Remote").check()
    ada.page.get_by_role("button", name="Keep").click()
    ada.sees(".toast", "Searches start from this now")
    ada.go()
    found = searched(ada)
    ada.page.click("#chips button")
    eventually(lambda: titles(ada) == published, "everything")
    ada.page.reload()
    eventually(lambda: ada.page.evaluate("document.body.dataset.ready === 'yes'"), "the page is loaded anew")
    expect(titles(ada) == published and ada.count("#chips button") == 0, "the chip is back")
    ada.page.go_back()
    eventually(lambda: total(ada) == found and ada.count("#chips button") == 1, "the profile on the way back")


@scenario
def near_and_saved(visit, board):
    """A search near the visitor that is saved finds what it found, also on the page of searches"""
    ada = visit(geolocation={"latitude": 43.66, "longitude": -70.26}, permissions=["geolocation"])
    ada.go()
    ada.page.check("#near")
    near = searched(ada)
    save(ada, "Around here")
    ada.go("saved/")
    ada.sees("#kept .side", f"{near} open")


@scenario
def whole_profile(visit, board):
    """Radius, pay at most, time zone and help for a visa are preferences, too; what is not set asks for nothing"""
    ada = visit(geolocation={"latitude": 53.5, "longitude": 10.1}, permissions=["geolocation"])
    ada.go("profile/")
    ada.page.get_by_role("button", name="Keep").click()
    ada.sees(".toast", "Searches start from everything")
    ada.page.get_by_label("Near me").check()
    ada.page.get_by_label("Miles").select_option("100")
    ada.page.get_by_label("Yearly pay at most").fill("60000")
    ada.page.get_by_label("Time zone").select_option("UTC+1")
    ada.page.get_by_label("Only with help for a visa").check()
    ada.page.get_by_role("button", name="Keep").click()
    ada.sees(".toast", "Searches start from this now")
    ada.go("profile/")
    expect(ada.page.get_by_label("Miles").input_value() == "100" and ada.page.get_by_label("Near me").is_checked(), "it is forgotten")
    ada.go()
    eventually(lambda: titles(ada) == ["Fellow in quiet machines"], "one job is left")
    for words in ("within 100 miles of me", "$60K a year or less", "Time zone UTC+1", "Visa sponsorship: Yes"):
        ada.sees("#chips", words)
    bob = visit()
    bob.go("profile/")
    bob.page.get_by_label("Near me").click()
    bob.sees(".toast", "Type a place instead")
    expect(not bob.page.get_by_label("Near me").is_checked(), "it stays checked without a position")


@scenario
def asking_for_a_feed(visit, board):
    """Where the board's files are at a host, a search that the board has none like is asked for there, as a file that says all of it"""
    ada = visit()
    searches = [
        ("what=conservation%20chemist&workplace=remote&pay=50000", "Chemists: at home?"),
        ("what=chemist&schedule=Part-time&kind=job&hiringPath=Veterans&timeZone=UTC-5&sponsorship=Yes&grade=GS-9%2F11", "Hôpital <Nord>"),
        ("what=chemist&category=Chemistry", f"東京 {'long ' * 30}"),
        ("what=chemist&closing=7", "Soon"),
    ]
    for minute, (query, name) in enumerate(searches):
        ada.context.clock.set_fixed_time(f"2026-11-21T12:0{minute}:00Z")
        ada.go(f"?{query}")
        save(ada, name)

    def change(page):
        pattern = "https://git.example.org/new?filename={name}&amp;value={text}"
        offer = '<template id="ask"><p class="nearest"><a>Ask the board</a></p></template>'
        page = page.replace('id="kept"', f'id="kept" data-ask="{pattern}"')
        return page.replace('<template id="editing">', f'{offer}<template id="editing">')

    ada.intercept(board.site, f"{board.base}saved/", change)
    ada.go("saved/")
    # No file says “closing within a week”.
    eventually(lambda: ada.page.locator(".nearest a").count() == 3, "three are asked for")
    links = [urllib.parse.urlsplit(link.get_attribute("href")) for link in ada.page.locator(".nearest a").all()]
    asked = {query["filename"][0]: query["value"][0] for query in (urllib.parse.parse_qs(link.query) for link in links)}
    expect(
        asked["chemists-at-home.md"]
        == '---\ntitle: "Chemists: at home?"\nkeywords: "conservation chemist"\nsalary-min: 50000\nworkplace: ["remote"]\n---\n',
        asked,
    )
    fields = asked["hopital-nord.md"].splitlines()[3:-1]
    expect(
        sorted(fields)
        == ['grade: ["GS-9/11"]', 'hiring-path: ["Veterans"]', 'kind: ["job"]', 'schedule: ["Part-time"]', 'sponsorship: ["Yes"]', 'time-zone: ["UTC-5"]'],
        fields,
    )
    expect(all(len(name) <= 83 for name in asked), list(asked))


@scenario
def places_in_a_page(visit, board):
    """The way past the menu is no list that somebody shared, and no step back to a search that was left"""
    ada = visit()
    ada.go("favourites/#main")
    ada.page.wait_for_timeout(500)
    expect(not ada.page.locator("#shared").is_visible(), "it shows what nobody shared")
    ada.go()
    everything = ada.page.locator("#count").inner_text()
    ada.page.fill("#what", "chemist")
    eventually(lambda: ada.page.locator("#count").inner_text() != everything, "it finds some")
    ada.page.wait_for_timeout(500)
    before = ada.page.locator("#count").inner_text()
    ada.page.evaluate("location.hash = 'main'")
    ada.page.wait_for_timeout(500)
    expect(ada.page.input_value("#what") == "chemist" and ada.page.locator("#count").inner_text() == before, f"the search is another: {ada.page.input_value('#what')!r} {before!r} {ada.page.locator('#count').inner_text()!r}")
