"""Without a network, with a new version, and on to another device."""

import contextlib
import hashlib
import json
import pathlib
import re

from browsing import eventually, expect, scenario

CONTROLLED = "navigator.serviceWorker.controller?.state === 'activated'"
PASSPHRASE = "low tide 7 knots!"


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
