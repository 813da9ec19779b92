"""Visitors in a hurry, in two tabs, and before a host that is dead: nothing of theirs is lost, and nothing is said that is not so."""

from browsing import eventually, expect, scenario
from finding import searched, total, word_of
from following import save
from tracking import applied_for, card, track
from travelling import PASSPHRASE, settle


def address(ada):
    return ada.page.evaluate("location.search")


@scenario
def typed_before_the_script(visit, board):
    """What is typed before the search comes to life is searched for, and goes on being typed; the rest of the address counts, too"""
    ada = visit(service_workers="block")
    ada.go()
    word, _ = word_of(ada)
    waiting = []
    ada.context.route("**/find.js*", lambda route: waiting.append(route))
    ada.page.goto(board.base + "?kind=job", wait_until="commit")
    ada.page.click("#what")
    ada.page.keyboard.type(f"{word} ")
    eventually(lambda: waiting, "the script is asked for")
    waiting[0].continue_()
    found = searched(ada)
    ada.page.keyboard.type("zzzzqqq")
    expect(ada.page.input_value("#what") == f"{word} zzzzqqq", ada.page.input_value("#what"))
    ada.sees("#nothing", "Nothing on the board matches")
    eventually(lambda: f"what={word}" in address(ada) and "kind=job" in address(ada), "the address says both")
    ada.context.unroute_all(behavior="ignoreErrors")
    ada.go(f"?kind=job&what={word}")
    expect(searched(ada) == found, f"{found} were found before, and {total(ada)} now")
    return ["Service Worker registration blocked"]


@scenario
def going_back_and_forth(visit, board):
    """Whoever goes back and forth faster than the device answers ends where the address says"""
    ada = visit()
    ada.go()
    word, _ = word_of(ada)
    ada.page.fill("#what", word)
    ada.page.press("#what", "Enter")
    found = searched(ada)
    # Nothing that is kept can be read for a while.
    ada.page.evaluate(
        """() => { indexedDB.open('boardwalk /').onsuccess = ({ target: { result: db } }) => {
          const store = db.transaction('records', 'readwrite').objectStore('records')
          const end = performance.now() + 2000
          const wait = () => { if (performance.now() < end) store.get(['settings', 'profile']).onsuccess = wait; else window.over = true }
          wait()
        } }"""
    )
    ada.page.evaluate("history.back()")
    eventually(lambda: "what=" not in address(ada), "it goes back")
    ada.page.evaluate("history.forward()")
    eventually(lambda: "what=" in address(ada), "it goes forth")
    eventually(lambda: ada.page.evaluate("window.over"), "it can be read again")
    ada.page.wait_for_timeout(500)
    expect((ada.page.input_value("#what"), total(ada)) == (word, found), (address(ada), ada.page.input_value("#what"), ada.text("#count")))


@scenario
def searched_in_a_hurry(visit, board):
    """The activity names what was searched for as it was, and nothing that was only typed on the way"""
    ada = visit()
    ada.go()
    for word in ("nurse", "engineer"):
        ada.page.fill("#what", word)
        eventually(lambda: f"what={word}" in address(ada), "it is in the address")
    searched = lambda: [(one["title"], one["query"]) for one in ada.kept("activity").values()]
    eventually(searched, "it is remembered")
    ada.page.wait_for_timeout(500)
    expect(searched() == [("“engineer”", "what=engineer")], searched())


@scenario
def date_and_away(visit, board):
    """A day to follow up on that was chosen the moment before the page is left is kept, and is one entry"""
    ada = visit()
    title = applied_for(ada, board.jobs[0])
    card(ada, title).locator("summary").click()
    # Nothing that waits for a moment happens any more.
    ada.page.evaluate("window.setTimeout = () => 1")
    for day in ("2026-12-04", "2026-12-05"):
        card(ada, title).locator("input[type=date]").fill(day)
    eventually(lambda: [one["followUp"] for one in ada.kept("applications").values()] == ["2026-12-05"], "it is kept at once")
    ada.go("applications/")
    ada.sees(".card", "Follow up 5 Dec")
    [kept] = ada.kept("applications").values()
    expect([one.get("followUp") for one in kept["timeline"]].count(None) == len(kept["timeline"]) - 1, kept["timeline"])


@scenario
def tracked_once(visit, board):
    """A job that is tracked again is not noted as tracked again; and one question is asked, however often somebody comes back"""
    ada = visit()
    job = next(one for one in board.jobs if b'class="button apply"' in (board.site / one / "index.html").read_bytes())
    ada.context.route(lambda url: not url.startswith(board.base), lambda route: route.fulfill(body="Apply here"))
    ada.go(job)
    ada.page.click("#track")
    ada.sees(".toast", "On your applications")
    for _ in range(2):
        ada.page.click("#track")
        ada.sees(".toast", "on your applications already")
    ada.page.click("a.apply", modifiers=["Control"])
    eventually(lambda: ada.kept("asked"), "it is kept that it was opened")
    ada.page.evaluate("for (let i = 0; i < 3; i++) document.dispatchEvent(new Event('visibilitychange'))")
    ada.sees(".question", "Did you apply for")
    ada.page.wait_for_timeout(300)
    expect(ada.count(".question") == 1, f"{ada.count('.question')} questions")
    tracked = [one for one in ada.kept("activity").values() if one["kind"] == "tracked"]
    expect(len(tracked) == 1, f"{len(tracked)} entries")


@scenario
def deleted_elsewhere(visit, board):
    """A job's page does not say how far an application is that was deleted in another tab"""
    ada = visit()
    title = track(ada, board.jobs[0])
    ada.sees("#track", "Interested")
    other = ada.go("applications/", ada.tab())
    other.locator(".card summary").click()
    other.get_by_role("button", name=f"Delete: {title}").click()
    ada.sees("#track", "Track application")


@scenario
def undone_in_one_tab(visit, board):
    """A star that is given back does not take away what another tab wrote since"""
    ada = visit()
    ada.go(board.jobs[0])
    title = ada.text("h1")
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    other = ada.go("favourites/", ada.tab())

    def write(name, words):
        other.get_by_role("button", name=f"Edit: {title}").click()
        other.fill(f"[name={name}]", words)
        other.get_by_role("button", name="Save", exact=True).click()
        ada.sees("#kept .own, #kept .note", words, other)

    write("collection", "By the sea")
    ada.page.click("#star")
    ada.sees(".toast", "Taken out")
    ada.go(board.jobs[0], other)
    other.click("#star")
    ada.sees("#star", "In favourites", other)
    ada.go("favourites/", other)
    write("note", "Ask Noor")
    ada.page.get_by_role("button", name="Undo").click()
    eventually(lambda: ada.count(".toast") == 0, "it is undone")
    eventually(lambda: [(one.get("note"), one.get("collection")) for one in ada.kept("favourites").values()] == [("Ask Noor", "By the sea")], "both are there")


@scenario
def message_closed_by_keys(visit, board):
    """Whoever closes a message by the keyboard goes on where they were"""
    ada = visit()
    ada.go(board.jobs[0])
    ada.page.locator("#star").press("Enter")
    ada.sees(".toast", "Kept")
    ada.page.get_by_role("button", name="Close").press("Enter")
    eventually(lambda: ada.count(".toast") == 0, "it is closed")
    eventually(lambda: ada.page.evaluate("document.activeElement.id") == "star", "the focus is where it was")


@scenario
def profile_in_two_tabs(visit, board):
    """Two tabs that change different preferences both keep theirs, also in the search that counts new jobs; removed, all of it goes"""
    ada = visit()
    ada.go("profile/")
    other = ada.go("profile/", ada.tab())
    for page, name, words in ((ada.page, "what", "engineer"), (other, "where", "Portland")):
        page.fill(f"[name={name}]", words)
        page.get_by_role("button", name="Keep").click()
        ada.sees(".toast", "Searches start from this now", page)
    expect(ada.kept("settings")["profile"]["query"] == "what=engineer&where=Portland", ada.kept("settings"))
    expect(ada.kept("searches")["profile"]["query"] == "what=engineer&where=Portland", ada.kept("searches"))
    expect(other.input_value("[name=what]") == "engineer", "the page does not show it")
    ada.page.locator("#remove").click()
    ada.sees(".toast", "Searches start from everything")
    expect("profile" not in ada.kept("settings") and not ada.kept("searches"), "something is left")


@scenario
def permission_gone(visit, board):
    """Where the browser may not tell of anything any more, no search says that it does"""
    ada = visit(permissions=["notifications"])
    ada.go("?kind=job")
    searched(ada)
    save(ada, "All jobs")
    ada.go("saved/")
    box = lambda: ada.page.get_by_label("Tell me of new matches: All jobs")
    box().check()
    eventually(lambda: next(iter(ada.kept("searches").values())).get("notify"), "it is switched on")
    ada.go("saved/")
    expect(box().is_checked(), "it is forgotten")
    ada.context.clear_permissions()
    ada.go("saved/")
    expect(not box().is_checked(), "it says so still")


@scenario
def dead_host(visit, board):
    """A favourite that could not be asked about, because the host was dead, is asked about when it is back"""
    ada = visit()
    page = board.site / board.jobs[0] / "index.html"
    before = page.read_bytes()
    try:
        ada.go(board.jobs[0])
        settle(ada)
        ada.page.click("#star")
        ada.sees("#star", "In favourites")
        path = "/" + board.jobs[0]
        eventually(lambda: ada.page.evaluate("(path) => caches.match(path).then(Boolean)", path), "its page is on the device")
        ada.context.clock.set_fixed_time("2026-11-22T12:00:00Z")
        board.server.down = True
        ada.go("favourites/")
        ada.sees("#kept .state", "Open")
        ada.page.wait_for_timeout(500)
        board.server.down = False
        page.write_bytes(before.replace(b'data-state="open"', b'data-state="closed"'))
        ada.go("favourites/")
        ada.sees("#kept .state", "Closed")
    finally:
        page.write_bytes(before)
    return ["ERR_"]


@scenario
def whole_index_again(visit, board):
    """The whole search, removed with the offline copy, is kept again without leaving the page, and with it the own pages"""
    ada = visit()
    ada.go("backup/")
    settle(ada)
    for _ in range(2):
        ada.page.get_by_role("button", name="Remove the offline copy").click()
        eventually(lambda: ada.page.evaluate("caches.keys().then((all) => all.length)") == 0, "it is removed")
        expect(ada.text("#wholestate") == "", "it says that all is there")
        ada.page.get_by_role("button", name="Keep the whole search").click()
        ada.sees("#wholestate", "works without a network")
    board.server.down = True
    for path in ("favourites/", "?kind=job"):
        ada.go(path)
    eventually(lambda: " of " in ada.text("#count"), "it is searched without a network")
    return ["ERR_"]


def take(ada, content):
    """Takes in a sealed backup."""
    ada.page.set_input_files("#file", {"name": "b.boardwalk", "mimeType": "application/octet-stream", "buffer": content})
    ada.page.fill("#old", PASSPHRASE)
    ada.page.click("#restore [type=submit]")
    ada.sees(".toast", "/")


def sealed(ada, records):
    """A backup of some records, made on a page of the backup."""
    return ada.page.evaluate(
        """async ([records, words]) => {
          const script = document.querySelector('script[type=module]').src
          const { seal } = await import(new URL('device.js' + new URL(script).search, script))
          return seal({ records }, words)
        }""",
        [records, PASSPHRASE],
    ).encode()


@scenario
def readable_on_another_device(visit, board):
    """Favourites that a backup brings to another device can be read there without a network on the same day"""
    ada = visit()
    ada.go(board.jobs[0])
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    ada.go("favourites/")
    eventually(lambda: "checked" in next(iter(ada.kept("favourites").values())), "it was asked about")
    records = ada.records("favourites")
    bob = visit()
    bob.go("backup/")
    settle(bob)
    take(bob, sealed(bob, records))
    path = "/" + board.jobs[0]
    eventually(lambda: bob.page.evaluate("(path) => caches.open('boardwalk / favourites').then((one) => one.match(path)).then(Boolean)", path), "its page is kept")
    board.server.down = True
    bob.go(board.jobs[0])
    expect(bob.count("main[data-id]") == 1, "it cannot be read")
    return ["ERR_"]


@scenario
def senseless_backup(visit, board):
    """Records of a backup that make no sense empty no page: they are passed over and counted, and replace nothing that does"""
    ada = visit()
    title = track(ada, board.jobs[0])
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    ada.go("?kind=job")
    searched(ada)
    save(ada, "All jobs")
    ada.go("backup/")
    job = {"title": "Lock Keeper"}
    senseless = {
        "favourites": [
            {"job": job, "tags": "boats"}, {"job": {"title": "x", "closes": 7}}, {"job": job, "near": [{}]}, {"job": job, "near": 7}, {"job": 7},
        ],
        "applications": [
            {"job": job, "status": "applied", **wrong}
            for wrong in ({"timeline": 7}, {"timeline": [{"at": 1e20, "status": "applied"}]}, {"timeline": [None]}, {"followUp": 7}, {"at": "now"})
        ],
        "searches": [{"name": "x", "query": "what=x"}, {"name": "x", "query": 7, "looked": "2026-11-21"}, {"name": "x", "query": "", "looked": 7}],
    }
    changed = 4e12
    records = [
        {"shelf": shelf, "id": f"{shelf} {i}", "changed": changed, "value": value}
        for shelf, values in senseless.items() for i, value in enumerate(values)
    ]
    wrong = len(records)
    for shelf, values in senseless.items():
        [kept] = ada.records(shelf)
        records.append({"shelf": shelf, "id": kept["id"], "changed": changed, "value": values[0]})
    records.append({"shelf": "favourites", "id": "good", "changed": changed, "value": {"job": job, "at": 1e12, "tags": ["boats"]}})
    take(ada, sealed(ada, records))
    ada.sees("#trouble", f"{wrong} could not be read")
    ada.go("favourites/")
    eventually(lambda: sorted(ada.page.locator("#kept h3").all_inner_texts()) == sorted([title, "Lock Keeper"]), "both that make sense")
    ada.go("applications/")
    eventually(lambda: ada.page.locator(".card h3").all_inner_texts() == [title], "the one that makes sense")
    ada.go("saved/")
    eventually(lambda: ada.page.locator("#kept h3").all_inner_texts() == ["All jobs"], "the search that makes sense")
