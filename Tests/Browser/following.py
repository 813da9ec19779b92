"""Searches that are saved: what is new in them, being told of it, and a profile that every search starts from."""

import re

from browsing import eventually, expect, scenario
from finding import searched, titles, total


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
