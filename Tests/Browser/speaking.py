"""A board in a second language: what its scripts say, and that what a visitor keeps is the same in both."""

from browsing import eventually, expect, scenario


@scenario
def german_search(visit, board):
    """The search finds and counts in German, with figures, days and filters as they are written there"""
    ada = visit()
    ada.go("de/")
    published = ada.text("#jobs .job .facts")
    ada.page.fill("#what", "engineer")
    ada.sees("#count", " von ")
    expect("offenen" in ada.text("#count"), ada.text("#count"))
    ada.page.get_by_label("Vollzeit").check()
    ada.sees("#chips .chip", "Vollzeit")
    eventually(lambda: "Vollzeit" in ada.text("#jobs .job .facts"), "a row says the schedule")
    expect("Full-time" not in ada.text("#jobs"), "no row says it in English")
    ada.page.get_by_role("button", name="Entfernen: Vollzeit").click()
    ada.page.fill("#what", "")
    eventually(lambda: ada.text("#jobs .job .facts") == published, "the rows are as they were published")


@scenario
def german_favourite(visit, board):
    """A job starred in German is a favourite in English, and the other way round"""
    ada = visit()
    job, other = board.jobs[0], board.jobs[1]
    ada.go(f"de/{job}")
    title = ada.text("h1")
    ada.page.click("#star")
    ada.sees(".toast", "Gemerkt")
    ada.go("favourites/")
    ada.sees("#kept .job h3", title)
    expect(ada.kept("favourites"), "it is in the database of the board")
    ada.go(other)
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    ada.go("de/favourites/")
    eventually(lambda: ada.count("#kept .job") == 2, "both are there")
    ada.sees("#count", "2 gemerkte Stellen")
    ada.page.locator("#kept h3 a").first.click()
    eventually(lambda: "/de/jobs/" in ada.page.evaluate("location.href"), "it leads to the page in German")


@scenario
def switch_language(visit, board):
    """The foot of a page leads to the same page in the other language, with what was searched for"""
    ada = visit()
    ada.go(f"de/{board.jobs[0]}")
    ada.page.get_by_role("navigation", name="Sprachen").get_by_role("link", name="English").click()
    eventually(lambda: ada.page.evaluate("location.href") == board.base + board.jobs[0], "the page in English")
    ada.go("?what=engineer&schedule=Full-time")
    ada.sees("#chips .chip", "Full-time")
    ada.page.get_by_role("navigation", name="Languages").get_by_role("link", name="Deutsch").click()
    ada.sees("#chips .chip", "Vollzeit")
    expect(ada.page.input_value("#what") == "engineer", "what was searched for is there")


@scenario
def german_offline(visit, board):
    """Without a network the German pages are read from the device, and say so in German"""
    ada = visit()
    ada.go("de/")
    ada.page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active && true)")
    eventually(
        lambda: ada.page.evaluate("navigator.serviceWorker.controller?.scriptURL.endsWith('/de/sw.js')"), "its own worker"
    )
    ada.go("de/favourites/")
    board.server.down = True
    ada.go("de/favourites/")
    ada.sees("h1", "Merkliste")
    ada.sees("#offline", "Das Netz antwortet nicht")
    return ["ERR_", "Failed to load"]


@scenario
def narrow_message(visit, board):
    """A message whose button is long can be closed on the narrowest screens, too"""
    for width in (320, 360, 390):
        ada = visit(viewport={"width": width, "height": 640})
        ada.go(f"de/{board.jobs[0]}")
        ada.page.click("#track")
        toast, cross = (ada.sees(one).bounding_box() for one in (".toast", ".toast .bare"))
        expect(cross["x"] + cross["width"] <= toast["x"] + toast["width"] <= width, f"at {width} px the cross is at {cross}")
