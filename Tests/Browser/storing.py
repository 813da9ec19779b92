"""Storage that is full, blocked, damaged, or used by two tabs at once: nothing that was kept is lost, and nothing is silent."""

from browsing import eventually, expect, scenario

NAME = "'boardwalk ' + location.pathname.replace(/(jobs|favourites|backup|applications)\\/.*/, '')"
OPEN = f"""const db = await new Promise((done, fail) => {{
  const request = indexedDB.open({NAME}, version)
  request.onupgradeneeded = () => upgrade?.(request.result)
  request.onsuccess = () => done(request.result)
  request.onerror = () => fail(request.error)
}})"""


@scenario
def two_tabs(visit, board):
    """Two tabs that change the same application at the same time lose nothing, and each shows what the other did"""
    ada = visit()
    ada.go(board.jobs[0])
    ada.page.click("#track")
    ada.sees(".toast", "On your applications")
    ada.go("applications/")
    other = ada.go("applications/", ada.tab())
    script = """async (who) => {
      const root = document.querySelector('script[type=module]').src
      const { change, all } = await import(new URL('storage.js' + new URL(root).search, root))
      const { noted } = await import(new URL('applications.js' + new URL(root).search, root))
      const [id] = [...await all('applications')][0]
      await Promise.all(Array.from({ length: 25 }, (_, i) => change('applications', id, (old) => noted(old, `${who} ${i}`, Date.now()))))
    }"""
    for page, who in ((ada.page, "left"), (other, "right")):
        page.evaluate(f"(who) => {{ window.work = ({script})(who) }}", who)
    for page in (ada.page, other):
        page.evaluate("window.work")
    timeline = next(iter(ada.kept("applications").values()))["timeline"]
    expect(len(timeline) == 51, f"{len(timeline)} entries")
    ada.page.locator(".card select").select_option("offer")
    ada.sees(".column.offer .card", page=other)


@scenario
def one_favourite_in_two_tabs(visit, board):
    """Two tabs that edit the same favourite at the same time: each keeps what it changed, and of two notes none is lost"""
    ada = visit()
    ada.go(board.jobs[0])
    title = ada.text("h1")
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    ada.go("favourites/")
    other = ada.go("favourites/", ada.tab())
    for page in (ada.page, other):
        page.get_by_role("button", name=f"Edit: {title}").click()
    ada.page.fill("[name=collection]", "By the sea")
    ada.page.fill("[name=note]", "Ask Noor")
    other.fill("[name=tags]", "boats")
    other.fill("[name=note]", "Ask Dede")
    for page in (ada.page, other):
        page.get_by_role("button", name="Save", exact=True).click()
        ada.sees(".toast", "Kept.", page)
    kept = next(iter(ada.kept("favourites").values()))
    expect((kept["collection"], kept["tags"]) == ("By the sea", ["boats"]), kept)
    expect("Ask Noor" in kept["note"] and "Ask Dede" in kept["note"], kept["note"])
    for page in (ada.page, other):
        ada.sees("#kept .note", "Ask Noor", page)


@scenario
def star_in_two_tabs(visit, board):
    """A star that is given in one tab shows in the other"""
    ada = visit()
    ada.go()
    other = ada.go("", ada.tab())
    ada.page.locator("#jobs .star").first.click()
    eventually(lambda: other.locator("#jobs .star").first.get_attribute("aria-pressed") == "true", "the other tab has it")


@scenario
def full(visit, board):
    """On a full device the new thing is refused with a plain sentence, what was kept stays, and what was typed stays typed"""
    ada = visit()
    ada.go(board.jobs[0])
    title = ada.text("h1")
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    ada.go("favourites/")
    ada.page.get_by_role("button", name=f"Edit: {title}").click()
    ada.page.fill("[name=note]", "worth keeping")
    # What a browser does when there is no room, at the place where it does it.
    ada.page.evaluate(
        """() => {
          IDBObjectStore.prototype.put = function () { throw new DOMException('no room', 'QuotaExceededError') }
        }"""
    )
    ada.page.get_by_role("button", name="Save", exact=True).click()
    ada.sees(".toast", "There is no room left on this device")
    expect(ada.page.input_value("[name=note]") == "worth keeping", "what was typed is gone")
    expect(title in str(ada.kept("favourites")), "the favourite is gone")
    ada.go("favourites/")
    ada.page.get_by_role("button", name=f"Edit: {title}").click()
    expect(ada.page.input_value("[name=note]") == "worth keeping", "the draft is gone")
    ada.page.get_by_role("button", name="Save", exact=True).click()
    ada.sees("#kept .note", "worth keeping")


@scenario
def truly_full(visit, board):
    """Against the browser's own quota: what does not fit is refused whole, what was there is still there"""
    ada = visit()
    session = ada.context.new_cdp_session(ada.page)
    session.send("Storage.overrideQuotaForOrigin", {"origin": board.base.rstrip("/"), "quotaSize": 5_000_000})
    ada.go()
    ada.page.locator("#jobs .star").first.click()
    eventually(lambda: len(ada.kept("favourites")) == 1, "the first star")
    store = """async (size) => {
      const script = document.querySelector('script[type=module]').src
      const { put } = await import(new URL('storage.js' + new URL(script).search, script))
      return put('settings', 'large', { text: 'x'.repeat(size) }).then(() => 'kept', (fault) => fault.reason)
    }"""
    said = ada.page.evaluate(store, 30_000_000)
    expect(said == "full", f"30 MB in a store of 5 MB: {said}")
    session.send("Storage.overrideQuotaForOrigin", {"origin": board.base.rstrip("/")})
    expect(len(ada.kept("favourites")) == 1 and "large" not in ada.kept("settings"), "something was lost or half kept")
    expect(ada.page.evaluate(store, 30_000) == "kept", "with room it is kept")


@scenario
def blocked(visit, board):
    """Where the browser stores nothing the page says so, and goes on for as long as it is open"""
    ada = visit()
    ada.page.add_init_script(
        "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('blocked', 'SecurityError') } })"
    )
    ada.go()
    ada.page.locator("#jobs .star").first.click()
    ada.sees(".toast", "This browser stores nothing for this site")
    eventually(lambda: ada.page.locator("#jobs .star").first.get_attribute("aria-pressed") == "true", "it goes on")
    ada.go("backup/")
    ada.sees("#trouble", "This browser stores nothing for this site")


@scenario
def blocked_words(visit, board):
    """Where the browser stores nothing, nothing is said to be saved"""
    ada = visit()
    ada.page.add_init_script(
        """for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError') } })
        }"""
    )
    said = lambda: ada.text(".toast span")
    ada.go("?kind=job")
    eventually(lambda: ada.page.locator("#savesearch").is_visible(), "the search can be saved")
    ada.page.click("#savesearch")
    ada.page.click("#savebar button")
    ada.sees(".toast")
    expect(said().startswith("This browser stores nothing"), f"a search: {said()}")
    ada.go()
    ada.page.click("#view")
    eventually(lambda: ada.page.get_attribute("#view", "aria-pressed") == "true", "a grid")
    expect(ada.count(".toast") == 0, "it is called a fault")
    ada.go("profile/")
    ada.page.get_by_label("Remote").check()
    ada.page.get_by_role("button", name="Keep").click()
    ada.sees(".toast")
    expect(said().startswith("This browser stores nothing"), f"a profile: {said()}")
    ada.go("applications/")
    table = "id,title,status\n7,Lock Keeper,applied\n"
    ada.page.set_input_files("#file", files=[{"name": "a.csv", "mimeType": "text/csv", "buffer": table.encode()}])
    ada.sees(".toast")
    expect(said().startswith("This browser stores nothing"), f"a table: {said()}")
    ada.go("applications/")
    ada.page.click("#add")
    ada.page.fill("#byhand [name=title]", "Harbour pilot")
    ada.page.get_by_role("button", name="Add", exact=True).click()
    ada.sees(".toast")
    expect(said().startswith("This browser stores nothing"), f"an application: {said()}")


@scenario
def damaged(visit, board):
    """Entries that make no sense are passed over and counted, never thrown away, and the rest is shown"""
    ada = visit()
    ada.go(board.jobs[0])
    title = ada.text("h1")
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    ada.page.evaluate(
        f"""async () => {{
          const [version, upgrade] = []
          {OPEN}
          const store = db.transaction('records', 'readwrite').objectStore('records')
          for (const [i, value] of [7, 'text', {{}}, {{ job: null }}, [1], undefined].entries()) {{
            store.put({{ shelf: 'favourites', id: `bad ${{i}}`, changed: 1, value }})
            store.put({{ shelf: 'applications', id: `bad ${{i}}`, changed: 1, value }})
          }}
          await new Promise((done) => {{ store.transaction.oncomplete = done }})
          db.close()
        }}"""
    )
    ada.go("favourites/")
    ada.sees("#kept .job h3", title)
    expect(ada.count("#kept .job") == 1, "what makes no sense is shown")
    ada.go("applications/")
    ada.sees("#nothing", "Nothing is tracked yet")
    ada.go("backup/")
    ada.sees("#trouble", "could not be read. Nothing was thrown away")


@scenario
def foreign_database(visit, board):
    """A database of another version, or without its shelves, is mended without touching what it has"""
    ada = visit()
    ada.page.goto(board.base + "robots.txt")
    ada.page.evaluate(
        """async () => {
          const request = indexedDB.open('boardwalk /', 7)
          await new Promise((done) => {
            request.onupgradeneeded = () => request.result.createObjectStore('other').put('here', 'first')
            request.onsuccess = () => { request.result.close(); done() }
          })
        }"""
    )
    ada.go()
    ada.page.locator("#jobs .star").first.click()
    eventually(lambda: len(ada.kept("favourites")) == 1, "the star is kept")
    other = ada.page.evaluate(
        """async () => {
          const db = await new Promise((done) => { indexedDB.open('boardwalk /').onsuccess = (event) => done(event.target.result) })
          return new Promise((done) => { db.transaction('other').objectStore('other').get('first').onsuccess = (event) => done(event.target.result) })
        }"""
    )
    expect(other == "here", "what was there is gone")
    return ["404"]  # the icon of a page that is plain text
