"""Starring, filing, hiding, sharing: what a visitor keeps of the board."""

import datetime
import pathlib
import re
import urllib.parse
import zoneinfo

from browsing import eventually, expect, scenario


@scenario
def star_and_file(visit, board):
    """A starred job is among the favourites, can be filed with tags and a note, and loses its star again"""
    ada = visit()
    ada.go()
    row = ada.page.locator("#jobs .job").first
    title = row.locator("h3").inner_text()
    row.locator(".star").click()
    ada.sees(".toast", "Kept in your favourites")
    eventually(lambda: row.locator(".star").get_attribute("aria-pressed") == "true", "the star is pressed")
    ada.go("favourites/")
    ada.sees("#kept .job h3", title)
    ada.sees("#kept .state", "Open")
    ada.page.get_by_role("button", name=f"Edit: {title}").click()
    ada.page.fill("[name=collection]", "By the sea")
    ada.page.fill("[name=tags]", "boats, #cold, boats")
    ada.page.fill("[name=note]", "Ask Noor\nabout the tide tables")
    ada.page.get_by_role("button", name="Save", exact=True).click()
    ada.sees("#kept .chip", "By the sea")
    expect(ada.count("#kept .chip.quiet") == 2, "each tag is shown once")
    ada.go("favourites/")
    ada.sees("#kept .note", "Ask Noor")
    ada.page.select_option("#collection", "#cold")
    ada.sees("#kept .job h3", title)
    ada.page.locator("#kept .star").click()
    ada.sees("#nothing", "No favourites yet")
    ada.page.get_by_role("button", name="Undo").click()
    ada.sees("#kept .note", "Ask Noor")


@scenario
def gone_job(visit, board):
    """A favourite outlives its job: what is known of it stays, with the state it is in"""
    ada = visit()
    job = board.jobs[0]
    ada.go(job)
    title = ada.text("h1")
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    ada.context.route(f"**/{job}**", lambda route: route.fulfill(status=404, body="gone", content_type="text/html"))
    ada.go("favourites/")
    ada.sees("#kept .job h3", title)
    ada.sees("#kept .state", "No longer on the board")
    return ["404"]


@scenario
def closing_states(visit, board):
    """A favourite says that it closes soon, and that it closed; what closes within 48 hours stands on top"""
    ada = visit()
    job = next(one for one in board.jobs if b'data-closes="' in (board.site / one / "index.html").read_bytes())
    ada.go(job)
    closes = ada.page.locator("main").get_attribute("data-closes")
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    for hour, state, is_due in [("T01:00:00", "Closing soon", True), ("T23:59:59", "Closed", False)]:
        ada.context.clock.set_fixed_time(closes + hour + ("Z" if is_due else ".999Z"))
        if not is_due:
            ada.context.clock.set_fixed_time(f"{int(closes[:4]) + 1}{closes[4:]}T12:00:00Z")
        ada.go("favourites/")
        ada.sees("#kept .state", state)
        eventually(lambda: ada.page.locator("#due").is_visible() == is_due, f"due is {is_due}")


@scenario
def many_due(visit, board):
    """However many favourites and applications close tomorrow, the list itself is in sight, and the last of them can be reached"""
    ada = visit(viewport={"width": 360, "height": 740})
    ada.go()
    ada.alter(
        """for (let i = 0; i < 40; i++) {
          const job = { id: `x${i}`, title: `Welder ${i}`, organization: 'Yard', url: `https://yard.example.com/${i}`, closes: '2026-11-22' }
          await storage.put('favourites', job.id, { job, at: i })
          await storage.put('applications', job.id, { job, at: i, status: 'interested', timeline: [] })
        }"""
    )
    for page in ("favourites", "applications"):
        ada.go(f"{page}/")
        ada.sees("#due li")
        bottom = ada.page.locator("#count").evaluate("one => one.getBoundingClientRect().bottom - innerHeight")
        expect(bottom < 0, f"the list of {page} begins {bottom:.0f} px below the window")
        ada.page.locator("#due a").last.focus()
        box = ada.page.locator("#due a").last.evaluate("one => one.getBoundingClientRect().bottom - one.closest('#due').getBoundingClientRect().bottom")
        expect(box <= 1, f"the last one of {page} is {box:.0f} px below its box")


@scenario
def deadlines(visit, board):
    """A job is over when its page tells search engines, here in New York at midnight, wherever the visitor is; and on all pages then"""
    job = next(one for one in board.jobs if b'data-closes="' in (board.site / one / "index.html").read_bytes())
    told = re.search(r'"validThrough":"([^"]*)"', (board.site / job / "index.html").read_text())[1]
    end = datetime.datetime.fromisoformat(told)
    there = (end + datetime.timedelta(seconds=1)).astimezone(zoneinfo.ZoneInfo("America/New_York"))
    expect((there.hour, there.minute) == (0, 0), f"it is over at {there}")
    for zone in ("Asia/Tokyo", "America/Los_Angeles", "Europe/Berlin"):
        ada = visit(timezone_id=zone)
        ada.go(job)
        ada.page.click("#star")
        ada.sees("#star", "In favourites")
        ada.page.click("#track")
        ada.sees("#track", "Interested")
        for minutes, words in ((-40, "Closes within the hour"), (20, "")):
            ada.context.clock.set_fixed_time(end + datetime.timedelta(minutes=minutes))
            ada.go(job)
            expect(ada.page.locator("a.apply").first.is_visible() == bool(words), f"{zone}: the page lets one apply {minutes} min after the end")
            ada.go("favourites/")
            if words:
                ada.sees("#due li", words)
                ada.sees("#kept .facts .soon", "closes today")
            else:
                ada.sees("#kept .state", "Closed")
                expect(not ada.page.locator("#due").is_visible(), f"{zone}: it is due when it is over")
            ada.go("applications/")
            ada.sees("#due li", words or "closed yesterday")


@scenario
def deadline_of_an_open_tab(visit, board):
    """A deadline that passes while a tab is open is over on its pages when the visitor comes back to it"""
    job = next(one for one in board.jobs if b'data-closes="' in (board.site / one / "index.html").read_bytes())
    ada = visit()
    ada.go(job)
    closes = ada.page.locator("main").get_attribute("data-closes")
    title = ada.text("h1")
    tab = ada.go(f'?what="{title}"', ada.tab())
    row = f'#jobs .job[data-closes="{closes}"] .facts .past'
    expect(ada.page.locator("a.apply").first.is_visible() and ada.count(row, tab) == 0, "it is over")
    ada.context.clock.set_fixed_time(datetime.datetime.fromisoformat(closes) + datetime.timedelta(days=2))
    for page in (ada.page, tab):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    ada.sees("main > .notice, main .notice", "closed")
    expect(not ada.page.locator("a.apply").first.is_visible(), "one can apply")
    ada.sees(row, "closed", page=tab)


@scenario
def days_of_the_board(visit, board):
    """Where it is another day already, a table of applications and a search that was just saved go by the board's day, as the rest does"""
    ada = visit(timezone_id="Europe/Berlin", now="2026-11-22T02:00:00Z")
    job = next(one for one in board.jobs if b'data-closes="2026-11-2' in (board.site / one / "index.html").read_bytes())
    ada.go(job)
    closes = ada.page.locator("main").get_attribute("data-closes")
    ada.page.click("#track")
    ada.sees("#track", "Interested")
    ada.go("?kind=job")
    ada.page.click("#savesearch")
    ada.page.click("#savebar button")
    ada.sees(".toast", "is saved")
    ada.go("saved/")
    ada.sees("#kept .who", "last look today")
    ada.context.clock.set_fixed_time(f"{datetime.date.fromisoformat(closes) + datetime.timedelta(days=1)}T02:00:00Z")
    ada.go("applications/")
    ada.sees("#due li", "Closes in 3 hours")
    ada.page.click("#astable")
    ada.sees("#table td", "Today")


@scenario
def anywhere_on_earth(visit, board):
    """A job of which nobody knows the zone is open until its day is over everywhere on earth: to its page, a list, favourites, applications"""
    ada = visit()
    job = next(one for one in board.jobs if b'data-until="' in (board.site / one / "index.html").read_bytes())
    page = board.site / job / "index.html"
    before = page.read_bytes()
    page.write_bytes(re.sub(rb'(<main[^>]*) data-until="\d+"', rb"\1", before))
    try:
        ada.go(job)
        closes = datetime.date.fromisoformat(ada.page.locator("main").get_attribute("data-closes"))
        ada.page.click("#star")
        ada.sees("#star", "In favourites")
        ada.page.click("#track")
        ada.sees("#track", "Interested")
        after = (closes + datetime.timedelta(days=1)).isoformat()
        for moment, is_open in ((f"{after}T11:10:00Z", True), (f"{after}T12:00:00Z", False)):
            ada.context.clock.set_fixed_time(moment)
            ada.go(job)
            expect(ada.page.locator("a.apply").first.is_visible() == is_open, f"{moment}: the page")
            ada.go("favourites/")
            ada.sees("#kept .state", "Closing soon" if is_open else "Closed")
            ada.sees(f"#kept .facts .{'soon' if is_open else 'past'}", "closes today" if is_open else "closed")
            ada.go("applications/")
            ada.sees("#due li", "Closes within the hour" if is_open else "Closed yesterday")
    finally:
        page.write_bytes(before)


@scenario
def focus_in_lists(visit, board):
    """Whoever uses the keyboard stays where they were when a list is shown anew: after editing, deleting, hiding"""
    ada = visit()
    focused = "document.activeElement.ariaLabel ?? document.activeElement.textContent"
    for job in board.jobs[:2]:
        ada.go(job)
        ada.page.click("#star")
        ada.sees("#star", "In favourites")
    title = ada.text("h1")
    ada.go("favourites/")
    for way in ("Save", "Cancel"):
        ada.page.get_by_role("button", name=f"Edit: {title}").press("Enter")
        ada.page.locator("#kept form").get_by_role("button", name=way).press("Enter")
        eventually(lambda: ada.page.evaluate(focused) == f"Edit: {title}", f"after {way} the focus is on {ada.page.evaluate(focused)}")
    ada.page.get_by_role("button", name=f"Favourite: {title}").press("Enter")
    eventually(lambda: ada.count("#kept .job") == 1 and ada.page.evaluate("document.activeElement.matches('#kept a')"), "at what is left")
    ada.page.locator("#kept .star").press("Enter")
    eventually(lambda: ada.count("#kept .job") == 0 and ada.page.evaluate("document.activeElement.matches('h1')"), "at the title")
    ada.page.get_by_role("button", name="Undo").press("Enter")
    eventually(lambda: ada.count("#kept .job") == 1 and ada.page.evaluate("document.activeElement.matches('h1')"), "nowhere after Undo")
    ada.go()
    rows = ada.page.locator("#jobs .job")
    ids = rows.evaluate_all("rows => rows.map((row) => row.dataset.id)")
    rows.nth(1).locator(".hide").press("Enter")
    eventually(lambda: not rows.nth(1).is_visible(), "it is hidden")
    rows.nth(0).locator(".hide").press("Enter")
    eventually(lambda: ada.page.evaluate("document.activeElement.closest('.job')?.dataset.id") == ids[2], "at the next that is shown")
    ada.page.fill("#what", f'"{rows.nth(2).locator("h3").inner_text()}"')
    shown = ada.page.locator("#jobs .job:not([hidden])")
    eventually(lambda: " of " in ada.text("#count") and shown.count() == int(ada.text("#count strong")), "few are found")
    for left in reversed(range(shown.count())):
        shown.first.locator(".hide").press("Enter")
        eventually(lambda: shown.count() == left, f"{left} are left")
    eventually(lambda: ada.page.evaluate(focused) == "Undo", "where nothing is left, at the way back")
    ada.page.keyboard.press("Enter")
    eventually(lambda: ada.page.evaluate("document.activeElement.matches('.hide')"), "where it was, once that is back")


@scenario
def suggestions(visit, board):
    """Favourites suggest jobs like them and say why; what is starred already is not suggested"""
    ada = visit()
    ada.go(board.jobs[1])
    near = ada.page.locator(".similar .job")
    expect(near.count() > 0, "the page has no neighbours")
    expect(near.first.locator(".reason").inner_text().strip(), "a neighbour has no reason")
    title = ada.text("h1")
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    ada.go("favourites/")
    ada.sees("#suggestedjobs .reason", f"because you starred “{title}”")
    suggested = ada.page.locator("#suggestedjobs h3").first.inner_text()
    ada.page.locator("#suggestedjobs .star").first.click()
    ada.sees("#kept h3", suggested)
    eventually(
        lambda: suggested not in ada.page.locator("#suggestedjobs h3").all_inner_texts() or suggested == title,
        "a starred job is not suggested",
    )


@scenario
def nearest_to_all(visit, board):
    """What is near to several favourites is suggested first, for the one it is nearest to; nothing that is kept, hidden or closed"""
    ada = visit()
    ada.go()
    ada.alter(
        """const near = (text) => text.split('').map((id) => ({ job: { id, title: id, url: 'jobs/', state: id === 'z' ? 'closed' : 'open' }, reason: `like ${id}` }))
        for (const [id, text] of Object.entries(argument)) {
          await storage.put('favourites', id, { job: { id, title: id.toUpperCase() }, at: 1, checked: '2026-11-21', near: text && near(text) })
        }
        await storage.put('hidden', 'h', { at: 1, title: 'h', url: '' })""",
        {"p": "abqzh", "q": "bczh", "r": "defgi", "n": None},
    )
    ada.go("favourites/")
    ada.sees("#suggestedjobs")
    rows = ada.page.locator("#suggestedjobs .job").evaluate_all("rows => rows.map((row) => [row.querySelector('h3'), row.querySelector('.reason')].map((one) => one.textContent))")
    names = [name for name, _ in rows]
    expect(names == ["b", "a", "d", "c", "e", "f"], names)
    expect([why for _, why in rows[:3]] == [f"like {job}, because you starred “{star}”" for job, star in ("bQ", "aP", "dR")], rows)


@scenario
def hide_and_seen(visit, board):
    """A hidden job is gone with one click and stays so without anything moving; a seen one is greyed; both can be undone"""
    ada = visit()
    ada.go()
    row = ada.page.locator("#jobs .job").nth(1)
    title, job = row.locator("h3").inner_text(), row.get_attribute("data-id")
    row.hover()
    row.locator(".hide").click()
    ada.sees(".toast", "is hidden")
    eventually(lambda: not ada.page.locator(f'[data-id="{job}"]').is_visible(), "the row is hidden")
    ada.page.goto(board.base, wait_until="commit")
    eventually(lambda: ada.count("#jobs .job") > 1, "the list is there")
    expect(not ada.page.locator(f'[data-id="{job}"]').is_visible(), "the row is shown before the script runs")
    seen = ada.page.locator("#jobs .job").nth(0)
    href = seen.locator("a").get_attribute("href")
    ada.go(href.replace("index.html", ""))
    ada.go()
    eventually(lambda: "seen" in ada.page.locator("#jobs .job").nth(0).get_attribute("class"), "the seen job is greyed")
    ada.go("activity/")
    ada.page.get_by_role("button", name=f"Show again: {title}").click()
    eventually(lambda: not ada.page.locator("#hiddenjobs").is_visible(), "nothing is hidden any more")
    ada.go()
    expect(ada.page.locator(f'[data-id="{job}"]').is_visible(), "the row is back")


@scenario
def passing_on(visit, board):
    """A job is passed on by mail, by the share sheet, and as Markdown whose signs are escaped"""
    ada = visit(permissions=["clipboard-read", "clipboard-write"])
    ada.page.add_init_script("navigator.share = (data) => { window.shared = data; return Promise.resolve() }")
    ada.go(board.jobs[0])
    title = ada.text("h1")
    mail = ada.page.get_attribute("#mail", "href")
    expect(mail.startswith("mailto:?subject=") and "http" in mail, mail)
    ada.page.click("#copy")
    ada.sees(".toast", "Copied")
    markdown = ada.page.evaluate("navigator.clipboard.readText()")
    expect(markdown.startswith("- [") and f"](<{board.base}{board.jobs[0]}" in markdown, markdown)
    ada.page.click("#share")
    expect(eventually(lambda: ada.page.evaluate("window.shared"), "it is shared")["title"] == title, "the title is shared")
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    ada.go("favourites/")
    ada.page.click("#copy")
    ada.sees(".toast", "Copied")
    expect(title.split("(")[0].strip() in ada.page.evaluate("navigator.clipboard.readText()").replace("\\", ""), "the list")


@scenario
def activity(visit, board):
    """What was looked at is on the activity page, can be downloaded, switched off and erased"""
    ada = visit()
    ada.go(board.jobs[0])
    title = ada.text("h1")
    eventually(lambda: ada.kept("activity"), "the visit is remembered")
    ada.go("activity/")
    ada.sees("#days li", f"Looked at {title}")
    with ada.page.expect_download() as download:
        ada.page.click("#json")
    expect(title in pathlib.Path(download.value.path()).read_text(), "the download has it")
    ada.page.click("#erase")
    ada.sees("#nothing", "Nothing is remembered")
    ada.page.uncheck("#record")
    eventually(lambda: ada.kept("settings").get("quiet"), "it is switched off")
    ada.go(board.jobs[1])
    ada.go("activity/")
    expect(ada.count("#days li") == 0, "something was remembered all the same")
    expect(not ada.kept("seen"), "which job was seen is remembered all the same")


@scenario
def notes_are_not_lost(visit, board):
    """What was typed into a note is there after the page was left, and one open form leaves another alone"""
    ada = visit()
    for job in board.jobs[:2]:
        ada.go(job)
        ada.page.click("#star")
        ada.sees("#star", "In favourites")
    ada.go("favourites/")
    first, second = (ada.page.locator("#kept .job").nth(place) for place in (0, 1))
    first.get_by_role("button", name="Edit").click()
    first.locator("[name=note]").fill("once")
    first.get_by_role("button", name="Save", exact=True).click()
    ada.sees("#kept .note", "once")
    first.get_by_role("button", name="Edit").click()
    first.locator("[name=note]").fill("once more")
    ada.go("favourites/")
    first.get_by_role("button", name="Edit").click()
    eventually(lambda: first.locator("[name=note]").input_value() == "once more", "the draft of what had a note before")
    second.get_by_role("button", name="Edit").click()
    second.locator("[name=note]").fill("the other")
    second.locator("[name=collection]").fill("At sea")
    second.locator("[name=colour]").select_option(label="Blue")
    second.get_by_role("button", name="Save", exact=True).click()
    ada.sees("#kept .note", "the other")
    expect(second.locator(".own .mark.hue-16").count() == 1, "the colour is shown")
    expect(first.locator("[name=note]").input_value() == "once more", "the other form is still there, with its text")
    ada.page.select_option("#collection", "=At sea")
    eventually(lambda: ada.count("#kept .job") == 1, "the list goes on beside an open form")
    ada.page.select_option("#collection", "")
    eventually(lambda: ada.count("#kept .job") == 2, "all of them again")
    expect(first.locator("[name=note]").input_value() == "once more", "the form comes back as it was")
    first.get_by_role("button", name="Cancel").click()
    eventually(lambda: first.locator(".note").inner_text() == "once", "given up, the note is as it was kept")
    expect(ada.page.evaluate("document.activeElement.closest('[data-key]')?.dataset.key.startsWith('edit')"), "the focus is on Edit")


@scenario
def sent_as_a_link(visit, board):
    """Favourites are sent as a link: whoever opens it sees them, keeps what they star, and nothing else"""
    ada = visit(permissions=["clipboard-read", "clipboard-write"])
    titles = []
    for job in board.jobs[:2]:
        ada.go(job)
        titles.append(ada.text("h1"))
        ada.page.click("#star")
        ada.sees("#star", "In favourites")
    expect(ada.page.get_attribute("#sms", "href").startswith("sms:?body="), "a message")
    ada.go("favourites/")
    ada.page.click("#link")
    ada.sees(".toast", "The link is copied")
    link = ada.page.evaluate("navigator.clipboard.readText()")
    expect(link.startswith(f"{board.base}favourites/#jobs/"), link)
    bob = visit()
    bob.page.goto(f"{link},jobs/nobody/,https://elsewhere.example/jobs/x/,../../x")
    bob.sees("#shared h2", "Sent to you")
    eventually(lambda: bob.count("#shared .job") == 2, "both jobs")
    expect(sorted(bob.page.locator("#shared h3").all_inner_texts()) == sorted(titles), "the very jobs")
    expect(bob.page.locator("#nothing").is_visible(), "nothing is kept before it is starred")
    expect("No longer on the board · 2" in bob.text("#shared"), "it is not said that two are gone")
    bob.page.get_by_role("navigation", name="Languages").get_by_role("link", name="Deutsch").click()
    eventually(lambda: "/de/" in bob.page.url and bob.count("#shared .job") == 2, "both jobs in German")
    bob.page.go_back()
    eventually(lambda: bob.count("#shared .job") == 2, "both jobs again")
    bob.page.locator("#shared .star").first.click()
    eventually(lambda: bob.count("#kept .job") == 1, "what is starred is kept")
    return ["404"]


@scenario
def sent_many(visit, board):
    """Of many favourites that are sent as a link none is left out; where all are gone that is said"""
    bob = visit()
    bob.go("favourites/#" + ",".join(board.jobs[:60]))
    eventually(lambda: bob.count("#shared .job") == len(board.jobs[:60]), "all of them")
    expect(len(board.jobs) > 50, "the board has too few")
    ada = visit()
    ada.go("favourites/#jobs/nobody/,jobs/no-one/")
    ada.sees("#shared", "No longer on the board · 2")
    return ["404"]


@scenario
def older_templates(visit, board):
    """Where a board's own templates are older than the scripts, what they lack is missing and nothing else"""
    ada = visit()

    def change(page):
        for name in ("feeds", "sms", "link", "shared"):
            page = page.replace(f'id="{name}"', "")
        return page

    ada.intercept(board.site, lambda address: address.startswith(board.base) and urllib.parse.urlsplit(address).path.endswith("/"), change)
    ada.go(board.jobs[0])
    ada.page.click("#star")
    ada.sees("#star", "In favourites")
    ada.go("favourites/")
    eventually(lambda: ada.count("#kept .job") == 1, "the favourite is there")
    ada.go("?what=engineer")
    ada.sees("#chips", "engineer")
