"""Without a network, with a new version, and on to another device."""

import contextlib
import hashlib
import html
import json
import pathlib
import re

from browsing import eventually, expect, scenario

CONTROLLED = "navigator.serviceWorker.controller?.state === 'activated'"
PASSPHRASE = "low tide 7 knots!"


WORKERS = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"


def kept_copies(ada):
    return ada.page.evaluate("caches.keys()")


def settle(ada):
    """Waits until the worker has all it keeps ahead."""
    eventually(lambda: ada.page.evaluate(CONTROLLED), "the worker is in charge")


@scenario
def offline(visit, board):
    """Without a network: pages that were visited, favourites, own pages and the last index work, and say how old they are"""
    ada = visit()
    ada.go()
    settle(ada)
    ada.go("?kind=job")
    eventually(lambda: " of " in ada.text("#count"), "the index was read")
    ada.go(board.jobs[0])
    title = ada.text("h1")
    ada.go()
    ada.page.locator("#jobs .star").first.click()
    ada.sees(".toast", "Kept in your favourites")
    starred = ada.page.locator("#jobs h3 a").first.get_attribute("href").replace("index.html", "")
    eventually(
        lambda: ada.page.evaluate("(path) => caches.match(new URL(path, location)).then(Boolean)", starred),
        "the page of the favourite is kept",
    )
    board.server.down = True
    ada.go(board.jobs[0])
    expect(ada.text("h1") == title, "a visited page")
    ada.sees("#offline", "The network does not answer. This is the board as it was on")
    ada.go(starred)
    expect(ada.count("main[data-id]") == 1, "the page of a favourite that was never opened")
    ada.go("favourites/")
    expect(ada.count("#kept .job") == 1, "own pages")
    ada.go("?kind=job")
    eventually(lambda: " of " in ada.text("#count"), "the last index is searched")
    return ["ERR_"]


@contextlib.contextmanager
def divided(site):
    """The board with its index in files, as boards of more than 5,000 jobs have it. Gives the manifest and a way to publish files."""
    manifest = site / "data/index.json"
    before = manifest.read_bytes()
    index = json.loads(before)
    files = {path: json.dumps(value).encode() for path, value in index.pop("inline", {}).items()}

    def publish(changed):
        files.update(changed)
        for path, content in files.items():
            (site / path).parent.mkdir(parents=True, exist_ok=True)
            (site / path).write_bytes(content)
        # No file has a number but 0.
        hashes = {re.sub("0.json$", "*.json", path): hashlib.sha1(content).hexdigest()[:5] for path, content in files.items()}
        (site / "data/files.json").write_text(json.dumps(hashes))
        index["files"] = {"path": "data/files.json", "count": len(files), "bytes": sum(map(len, files.values()))}
        manifest.write_text(json.dumps(index))

    if files:
        publish({})
    try:
        yield index, publish
    finally:
        manifest.write_bytes(before)
        for path in [*files, "data/files.json"] if files else []:
            (site / path).unlink()


@scenario
def whole_index(visit, board):
    """The whole index is kept on demand, however large: without a network searches work that were never asked before"""
    searches = ["?what=nurse", "?what=engineer&sort=title", "?where=Portland", "?sort=pay&kind=job", "?posted=7&sort=closing", "?payMax=61000"]
    ada, bob = visit(), visit()
    told = []
    for search in searches:
        bob.go(search)
        told.append(eventually(lambda: " of " in bob.text("#count") and (bob.text("#count"), bob.page.locator("#jobs h3").all_inner_texts()), search))
    ada.go("backup/")
    settle(ada)
    ada.page.get_by_role("button", name="Keep the whole search").click()
    eventually(lambda: "works without a network" in ada.text("#wholestate"), "all of it is there", seconds=120)
    board.server.down = True
    for search, there in zip(searches, told):
        ada.go(search)
        here = lambda: (ada.text("#count"), ada.page.locator("#jobs h3").all_inner_texts())
        eventually(lambda: here() == there, f"{search} finds offline {here()[0]}, and {there[0]} with a network")
    ada.go("backup/")
    ada.sees("#wholestate", "works without a network")
    ada.page.get_by_role("button", name="Remove the offline copy").click()
    eventually(lambda: ada.page.evaluate("caches.keys().then((all) => all.length)") == 0, "it can be taken away again")
    return ["ERR_"]


@scenario
def whole_index_of_many(visit, board):
    """The whole index is kept on demand from a board whose index is in many files, and follows the board"""
    with divided(board.site) as (index, publish):
        provoked = whole_index(visit, board)
        board.server.down = False
        ada = visit()
        ada.go("backup/")
        settle(ada)
        ada.page.get_by_role("button", name="Keep the whole search").click()
        eventually(lambda: "works without a network" in ada.text("#wholestate"), "all of it is there")
        ada.go("?kind=job&page=4")
        title = eventually(lambda: " of " in ada.text("#count") and ada.text("#jobs h3"), "the index was read")
        card = "data/cards/0/0.json"
        publish({card: (board.site / card).read_bytes().replace(json.dumps(title).encode(), b'"Another title"')})
        index["updated"] = "2026-11-22T00:00:00Z"
        publish({})
        ada.go("?kind=job&page=4")
        eventually(lambda: ada.text("#jobs h3") == "Another title", "a new index is not searched with old files")
        names = "caches.open('boardwalk / whole').then((one) => one.match('/data/index.json')).then((one) => one.json()).then(({ updated }) => updated)"
        eventually(lambda: ada.page.evaluate(names) == index["updated"], "what is kept follows the board")
        board.server.down = True
        ada.go("?kind=job&page=4")
        eventually(lambda: ada.text("#jobs h3") == "Another title", "the new one is searched without a network")
    return provoked


@scenario
def try_again(visit, board):
    """A page that the device does not have is stood in for, at its own address; trying again shows it; what was typed is kept"""
    ada = visit()
    ada.go("applications/")
    settle(ada)
    ada.page.click("#add")
    ada.page.fill("#byhand [name=title]", "Half a sentence")
    board.server.down = True
    ada.page.goto(board.base + board.jobs[2])
    ada.sees("h1", "This page is not on your device")
    expect(ada.page.url.startswith(board.base + board.jobs[2]), "the address is another one")
    styled = "getComputedStyle(document.body).marginTop === '0px' && document.querySelector('.tabs a').href"
    eventually(lambda: ada.page.evaluate(styled) == board.base + "index.html", "its links and its sheet are right at any depth")
    board.server.down = False
    ada.page.click("#again")
    eventually(lambda: ada.count("main[data-id]") == 1, "trying again shows the page that was asked for")
    ada.go("applications/")
    ada.page.click("#add")
    expect(ada.page.input_value("#byhand [name=title]") == "Half a sentence", "what was typed is gone")
    return ["ERR_", "503"]


@scenario
def network_comes_and_goes(visit, board):
    """A bar says that the network is gone, and goes when it is back"""
    ada = visit()
    ada.go()
    settle(ada)
    ada.context.set_offline(True)
    ada.sees("#offline", "does not answer")
    ada.context.set_offline(False)
    eventually(lambda: ada.count("#offline") == 0, "the bar goes")
    return ["ERR_INTERNET_DISCONNECTED"]


@scenario
def new_version(visit, board):
    """A new version of the board is there at the second visit at the latest, whole, and the old one's files are gone"""
    changed = {name: (board.site / name).read_bytes() for name in ("sw.js", "about/index.html", "index.html")}
    ada = visit()
    try:
        ada.go("about/")
        settle(ada)
        names = ada.page.evaluate("caches.keys()")
        worker = changed["sw.js"].replace(b'"version":"', b'"version":"next-')
        (board.site / "sw.js").write_bytes(worker)
        for name in ("about/index.html", "index.html"):
            (board.site / name).write_bytes(changed[name].replace(b"</h1>", b" (new)</h1>"))
        ada.go("about/")
        expect("(new)" in ada.text("h1"), "the first visit shows the old page although there is a network")
        eventually(
            lambda: [one for one in ada.page.evaluate("caches.keys()") if "shell next-" in one]
            and not [one for one in ada.page.evaluate("caches.keys()") if one in names and "shell" in one],
            "the new worker has taken over",
        )
        board.server.down = True
        ada.go()
        expect("(new)" in ada.text("h1"), "without a network the old page is shown")
    finally:
        board.server.down = False
        for name, bytes in changed.items():
            (board.site / name).write_bytes(bytes)
    return ["ERR_"]


@scenario
def old_page_new_assets(visit, board):
    """A page of yesterday that asks for scripts of yesterday is not left without any"""
    ada = visit()
    ada.go()
    settle(ada)
    script = ada.page.evaluate("document.querySelector('script[type=module]').src")
    ada.context.route("**/assets/board.js?v=yesterday", lambda route: route.fulfill(status=404))
    kind = ada.page.evaluate("(src) => fetch(src).then((one) => one.status)", script.split("?")[0] + "?v=yesterday")
    expect(kind == 200, f"it gets {kind}")
    return ["404"]


@scenario
def kill_switch(visit, board):
    """The switch in board.yml takes worker and copies away, and what the visitor kept stays"""
    off = (pathlib.Path(__file__).parents[2] / "Templates/assets/sw-off.js").read_bytes()
    before = (board.site / "sw.js").read_bytes()
    ada = visit()
    try:
        ada.go(board.jobs[0])
        ada.page.click("#star")
        ada.sees("#star", "In favourites")
        settle(ada)
        (board.site / "sw.js").write_bytes(off)
        ada.go("about/")
        eventually(lambda: ada.page.evaluate("caches.keys().then((all) => all.length)") == 0, "the copies are gone")
        expect(len(ada.kept("favourites")) == 1, "the favourite is gone")
    finally:
        (board.site / "sw.js").write_bytes(before)


@scenario
def kill_switch_in_pages(visit, board):
    """A board that is built without a worker takes it and all copies away from who comes by, in every language, and makes no new ones"""
    off = (pathlib.Path(__file__).parents[2] / "Templates/assets/sw-off.js").read_bytes()
    paths = ["sw.js", "de/sw.js", "about/index.html", board.jobs[1] + "index.html"]
    before = {path: (board.site / path).read_bytes() for path in paths}
    ada = visit()
    try:
        for path in ("de/", board.jobs[0]):
            ada.go(path)
            settle(ada)
        ada.page.click("#star")
        ada.sees("#star", "In favourites")
        eventually(lambda: len(kept_copies(ada)) >= 3, "there are copies")
        for path, content in before.items():
            (board.site / path).write_bytes(off if path.endswith(".js") else re.sub(rb' data-worker="[^"]*"', b"", content))
        ada.go("about/")
        eventually(lambda: ada.page.evaluate(WORKERS) == 0, "no worker is left")
        ada.go("about/")
        eventually(lambda: kept_copies(ada) == [], f"copies are left: {kept_copies(ada)}")
        ada.go(board.jobs[1])
        ada.page.click("#star")
        ada.sees("#star", "In favourites")
        ada.page.wait_for_timeout(300)
        expect(kept_copies(ada) == [], "a star makes copies that nobody shows")
    finally:
        for path, content in before.items():
            (board.site / path).write_bytes(content)


@scenario
def erased(visit, board):
    """What is kept, and the copies, are erased in every language; other boards of the host keep theirs"""
    ada = visit()
    for path in ("de/", ""):
        ada.go(path)
        settle(ada)
        ada.page.click("#hideseen")
        ada.page.locator("#jobs .job .hide").nth(1).dispatch_event("click")
        ada.sees(".toast")
    ada.page.evaluate("caches.open('boardwalk /other/ visited')")
    mirrored = "Object.keys(localStorage).filter((one) => /hidden|seen|view/.test(one))"
    expect(any(one.endswith("/de/") for one in ada.page.evaluate(mirrored)), "nothing is mirrored in German")
    eventually(lambda: any("/de/" in one for one in kept_copies(ada)), "there are copies in German")
    for button, words in (("#forgetpages", ""), ("#erase", "")):
        ada.go("backup/")
        settle(ada)
        ada.page.click(button)
        if button == "#erase":
            ada.page.click(button)
        eventually(lambda: kept_copies(ada) == ["boardwalk /other/ visited"], f"after {button}: {kept_copies(ada)}")
        expect(ada.page.evaluate(WORKERS) == 0, f"after {button} a worker is left")
    eventually(lambda: ada.page.evaluate(mirrored) == [] or all(one.endswith("[]") for one in ada.page.evaluate(mirrored + ".map((one) => localStorage[one])")), "what is mirrored is left")
    expect(not any("/de/" in one for one in ada.page.evaluate(mirrored)), "what is mirrored in German is left")
    expect(ada.kept("hidden") == {}, "something is kept")


@scenario
def erased_drafts(visit, board):
    """What was typed and not sent is erased with the rest; what was typed on another board of the host stays"""
    ada = visit()
    ada.go(board.jobs[0])
    ada.page.click("#track")
    ada.sees(".toast", "On your applications")
    ada.go("applications/")
    ada.page.locator(".card summary").click()
    ada.page.fill(".card textarea", "Not for others")
    ada.page.evaluate("sessionStorage.setItem('draft /other/applications/ note-x', '{}')")
    ada.go("backup/")
    for _ in range(2):
        ada.page.click("#erase")
    ada.sees(".toast", "is erased")
    drafts = ada.page.evaluate("Object.keys(sessionStorage).filter((one) => one.startsWith('draft'))")
    expect(drafts == ["draft /other/applications/ note-x"], drafts)


@scenario
def favourite_in_both_languages(visit, board):
    """A favourite that was starred in one language is on the device in another one, too, and says its pay as that does, once its page there was looked through"""
    ada = visit()
    ada.go("de/")
    settle(ada)
    job = next(one for one in board.jobs if b"data-pay=" in (board.site / one / "index.html").read_bytes())
    ada.go(f"de/{job}")
    pay = ada.page.locator("main").get_attribute("data-pay")
    ada.page.click("#star")
    ada.sees("#star", "Gemerkt")
    ada.go()
    settle(ada)
    ada.go("favourites/")
    english = re.search(r'data-pay="([^"]*)"', (board.site / job / "index.html").read_text())[1]
    expect(english != pay, f"{english} is said the same in both")
    eventually(lambda: html.unescape(english) in ada.text("#kept .facts"), f"{english} in the favourites")
    eventually(lambda: ada.page.evaluate("(path) => caches.open('boardwalk / favourites').then((one) => one.match(path)).then(Boolean)", "/" + job), "its page is kept")
    board.server.down = True
    ada.go(job)
    expect(ada.count("main[data-id]") == 1 and ada.page.evaluate("document.documentElement.lang") == "en", "it is not read in English")
    return ["ERR_"]


@scenario
def installable(visit, board):
    """The board can be installed: the browser finds nothing wrong with its manifest"""
    ada = visit()
    ada.go()
    settle(ada)
    session = ada.context.new_cdp_session(ada.page)
    manifest = session.send("Page.getAppManifest")
    expect(not manifest["errors"], manifest["errors"])
    errors = [one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]]
    expect([one for one in errors if one != "in-incognito"] == [], errors)
    for icon in json.loads(manifest["data"])["icons"]:
        expect((board.site / icon["src"]).is_file(), icon["src"])


@scenario
def passphrase(visit, board):
    """The passphrase's rules are said at the field, one by one, and the first field that is wrong has the focus"""
    ada = visit()
    ada.go("backup/")
    for typed, said in [
        ("", "Type the passphrase"), ("abc1!", "At least 8 characters"), ("abcdefgh!", "Add a number"),
        ("abcdefgh1", "Add a special character"), ("abc", "At least 8 characters, please. Add a number. Add a special"),
    ]:
        ada.page.fill("#new", typed)
        ada.page.click("#export [type=submit]")
        ada.sees("#newhint.error", said)
        expect(ada.page.get_attribute("#new", "aria-invalid") == "true", "the field is not marked")
        expect(ada.page.evaluate("document.activeElement.id") == "new", "the field has no focus")
    ada.page.fill("#new", PASSPHRASE)
    ada.page.fill("#again", PASSPHRASE + "x")
    ada.page.click("#export [type=submit]")
    ada.sees("#againhint.error", "not the same")


@scenario
def to_another_device(visit, board):
    """A sealed backup brings everything to another device, opens with its passphrase only, and takes nothing away there"""
    ada = visit()
    ada.go(board.jobs[0])
    title = ada.text("h1")
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    ada.page.click("#track")
    ada.sees(".toast", "On your applications")
    ada.go("backup/")
    ada.sees("#count", "1 favourite, 1 application")
    ada.page.fill("#new", PASSPHRASE)
    ada.page.fill("#again", PASSPHRASE)
    with ada.page.expect_download() as download:
        ada.page.click("#export [type=submit]")
    eventually(lambda: ada.page.evaluate("document.activeElement.matches('#export [type=submit]:not([aria-disabled=true])')"), "the focus stays")
    sealed = pathlib.Path(download.value.path()).read_bytes()
    expect(title.encode() not in sealed and b"favourites" not in sealed, "it can be read without the passphrase")

    bob = visit()
    bob.go(board.jobs[1])
    other = bob.text("h1")
    bob.page.click("#star")
    bob.sees("#star", "In favourites")
    bob.go("backup/")

    def take(content, words):
        bob.page.set_input_files("#file", {"name": "b.boardwalk", "mimeType": "application/octet-stream", "buffer": content})
        bob.page.fill("#old", words)
        bob.page.click("#restore [type=submit]")

    take(sealed, "not the passphrase 1!")
    bob.sees("#oldhint.error", "does not open the file")
    take(b"something else", PASSPHRASE)
    bob.sees("#filehint.error", "not a Boardwalk backup")
    turned = json.loads(sealed)
    turned["data"] = turned["data"][:40] + ("A" if turned["data"][40] != "A" else "B") + turned["data"][41:]
    take(json.dumps(turned).encode(), PASSPHRASE)
    bob.sees("#oldhint.error", "does not open the file")
    take(sealed, PASSPHRASE)
    bob.sees("#count", "2 favourites, 1 application")
    bob.go("favourites/")
    bob.sees("#kept h3", title)
    bob.sees("#kept h3", other)


@scenario
def nothing_leaves(visit, board):
    """Whatever a visitor does, nothing is asked of anybody but the board, and nothing is sent to it"""
    ada = visit()
    asked = []
    ada.context.on("request", lambda request: asked.append((request.method, request.url, request.post_data)))
    ada.go(board.jobs[0])
    ada.page.click("#star")
    ada.page.click("#track")
    for path in ("", "?what=engineer", "favourites/", "applications/", "saved/", "activity/", "profile/", "backup/"):
        ada.go(path)
    wrong = [one for one in asked if one[0] != "GET" or one[2] or not one[1].startswith((board.base, "blob:", "data:"))]
    expect(not wrong, wrong[:3])
