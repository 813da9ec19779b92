"""Applications: from interested to accepted, on paper, in calendars and in tables."""

import csv
import itertools
import json
import pathlib

import icalendar

from browsing import eventually, expect, scenario


def track(ada, job):
    ada.go(job)
    title = ada.text("h1")
    ada.page.click("#track")
    ada.sees(".toast", "On your applications")
    return title


def card(ada, title):
    return ada.page.locator(".card").filter(has_text=title)


def applied_for(ada, job):
    """Tracks a job and calls it applied for; its title. The page of applications is open then."""
    title = track(ada, job)
    ada.go("applications/")
    card(ada, title).locator("select").select_option("applied")
    ada.sees(".column.applied .card h3", title)
    return title


@scenario
def board_and_table(visit, board):
    """An application moves through its columns, every change is on its timeline, and a table shows the same"""
    ada = visit()
    title = track(ada, board.jobs[0])
    ada.go("applications/")
    ada.sees(".column.interested .card h3", title)
    for minute, status in enumerate(("preparing", "applied", "interview")):
        ada.context.clock.set_fixed_time(f"2026-11-21T13:{minute:02}:00Z")
        card(ada, title).locator("select").select_option(status)
        ada.sees(f".column.{status} .card h3", title)
    card(ada, title).locator("summary").click()
    lines = eventually(lambda: ada.page.locator(".timeline li").all_inner_texts(), "the timeline is shown")
    expect([line.split(" ", 1)[1] for line in lines] == ["Interview", "Applied", "Preparing", "Interested"], lines)
    card(ada, title).locator("textarea").fill("Spoke with Dede")
    ada.page.get_by_role("button", name="Add a note").click()
    ada.sees(".timeline li", "Spoke with Dede")
    ada.page.click("#astable")
    row = ada.sees("#table tbody tr", title)
    row.locator("select").select_option("offer")
    eventually(lambda: ada.page.locator("#table tbody select").input_value() == "offer", "the table moves it")
    ada.go("applications/")
    expect(ada.page.locator("#table").is_visible(), "the view that was chosen comes back")
    ada.page.click("#asboard")
    card(ada, title).locator("summary").click()
    ada.page.get_by_role("button", name=f"Delete: {title}").click()
    ada.sees("#nothing", "Nothing is tracked yet")
    ada.page.get_by_role("button", name="Undo").click()
    ada.sees(".column.offer .card h3", title)


@scenario
def on_the_job(visit, board):
    """A job's own page says how far its application is, and nothing of the kind on others"""
    ada = visit()
    applied_for(ada, board.jobs[0])
    ada.go(board.jobs[0])
    ada.sees("#track", "Applied")
    ada.go(board.jobs[1])
    ada.sees("#track", "Track application")
    ada.page.click("#track")
    ada.sees("#track", "Interested")


@scenario
def follow_up(visit, board):
    """A follow-up is due on its day, can be put off, and is done"""
    ada = visit()
    title = applied_for(ada, board.jobs[0])
    card(ada, title).locator("summary").click()
    card(ada, title).locator("input[type=date]").fill("2026-11-21")
    ada.sees("#due li", "Follow-up due today")
    ada.page.locator("#due").get_by_role("button", name=f"In 3 days: {title}").click()
    eventually(lambda: not ada.page.locator("#due").is_visible(), "it is put off")
    ada.sees(".card", "Follow up 24 Nov")
    ada.context.clock.set_fixed_time("2026-11-24T12:00:00Z")
    ada.go("applications/")
    ada.page.locator("#due").get_by_role("button", name=f"Done: {title}").click()
    eventually(lambda: not ada.page.locator("#due").is_visible(), "it is done")


@scenario
def typed_day(visit, board):
    """A day that is typed digit by digit, with a pause within its year, is one follow-up, not one for each digit"""
    ada = visit()
    title = applied_for(ada, board.jobs[0])
    card(ada, title).locator("summary").click()
    field = card(ada, title).locator("input[type=date]")
    field.focus()
    field.press_sequentially("12052", delay=60)
    # Somebody thinks, for longer than a date takes to count, and than the browser takes these digits for one year.
    ada.page.wait_for_timeout(1300)
    field.press_sequentially("2026", delay=60)
    ada.sees(".card", "Follow up 5 Dec")
    expect([one["followUp"] for one in ada.kept("applications").values()] == ["2026-12-05"], ada.kept("applications"))
    lines = eventually(lambda: card(ada, title).locator(".timeline li").all_inner_texts(), "the timeline is shown")
    expect(sum("Follow-up set" in line for line in lines) == 1, lines)


@scenario
def chosen_by_keys(visit, board):
    """A status that is chosen with the arrow keys is one step of the timeline; those passed by are none"""
    ada = visit()
    title = applied_for(ada, board.jobs[0])
    ada.context.clock.set_fixed_time("2026-11-21T13:00:00Z")
    for status in ("referred", "interview", "offer"):
        card(ada, title).locator("select").press("ArrowDown")
        ada.sees(f".column.{status} .card h3", title)
    [kept] = ada.kept("applications").values()
    expect([one["status"] for one in kept["timeline"]] == ["interested", "applied", "offer"], kept["timeline"])


@scenario
def ghosted(visit, board):
    """An application without a word for thirty days is pointed at, and one click calls it ghosted"""
    ada = visit()
    title = applied_for(ada, board.jobs[0])
    ada.context.clock.set_fixed_time("2027-01-15T12:00:00Z")
    ada.go("applications/")
    ada.sees("#due .quiet", "No change for")
    ada.page.locator("#due").get_by_role("button", name=f"Ghosted: {title}").click()
    ada.sees(".column.ghosted .card h3", title)
    eventually(lambda: not ada.page.locator("#due .quiet").count(), "nothing is expected of it any more")


@scenario
def closing_banner(visit, board):
    """What closes within 48 hours stands on top, then what passed; not once an application was sent"""
    ada = visit()
    job = next(one for one in board.jobs if b'data-closes="' in (board.site / one / "index.html").read_bytes())
    title = track(ada, job)
    closes = ada.page.locator("main").get_attribute("data-closes")
    ada.context.clock.set_fixed_time(closes + "T02:00:00Z")
    ada.go("applications/")
    ada.sees("#due .closing", title)
    ada.context.clock.set_fixed_time(f"{int(closes[:4]) + 1}{closes[4:]}T12:00:00Z")
    ada.go("applications/")
    ada.sees("#due .passed", "you did not apply")
    card(ada, title).locator("select").select_option("applied")
    eventually(lambda: not ada.page.locator("#due .passed").count(), "an application that was sent is not reminded of")


@scenario
def news_of_the_job(visit, board):
    """An application says what its job's page says now, also when that was not looked at since; what the visitor noted stays"""
    ada = visit()
    job = next(one for one in board.jobs if b'data-closes="' in (board.site / one / "index.html").read_bytes())
    title = track(ada, job)
    ada.go("applications/")
    card(ada, title).locator("select").select_option("preparing")
    ada.sees(".column.preparing .card h3", title)
    changed = next(iter(ada.records("applications")))["changed"]
    page = board.site / job / "index.html"
    before = page.read_bytes()
    closes = ada.page.evaluate("(path) => fetch(path).then((one) => one.text())", board.base + job).split('data-closes="')[1][:10]
    try:
        page.write_bytes(before.replace(closes.encode(), b"2027-03-30").replace(b"<h1>", b"<h1>Chief "))
        ada.context.clock.set_fixed_time("2026-11-22T12:00:00Z")
        ada.go("applications/")
        ada.sees(".column.preparing .card h3", f"Chief {title}")
        ada.sees(".card", "closes 30 Mar 2027")
        with ada.page.expect_download() as download:
            ada.page.click("#calendar")
        text = pathlib.Path(download.value.path()).read_text()
        expect("DTSTART;VALUE=DATE:20270330" in text, text)
        expect(next(iter(ada.records("applications")))["changed"] == changed, "the board's news go before what another device noted")
        page.write_bytes(before)
        ada.go(job)
        ada.go("applications/")
        ada.sees(".card h3", title)
        expect("Chief" not in ada.text(".card h3"), "a visit of the page itself says nothing new")
    finally:
        page.write_bytes(before)


@scenario
def closed_early(visit, board):
    """An application for a job that closed before its last day, or whose page is gone, says so, and neither presses nor alarms"""
    ada = visit()
    job = next(one for one in board.jobs if b'data-closes="' in (board.site / one / "index.html").read_bytes())
    title = track(ada, job)
    page = board.site / job / "index.html"
    before = page.read_bytes()
    closes = before.decode().split('data-closes="')[1][:10]
    ada.context.clock.set_fixed_time(f"{closes}T02:00:00Z")

    def calendar():
        with ada.page.expect_download() as download:
            ada.page.click("#calendar")
        return pathlib.Path(download.value.path()).read_text()

    try:
        ada.go("applications/")
        ada.sees("#due .closing", title)
        expect("BEGIN:VEVENT" in calendar(), "the last day is to come")
        closed = before.replace(f'data-closes="{closes}"'.encode(), b'data-closes="2026-11-20"', 1)
        page.write_bytes(closed.replace(b'data-state="open"', b'data-state="closed"', 1))
        ada.context.clock.set_fixed_time(f"{closes}T03:00:00Z")
        ada.go(job)
        ada.go("applications/")
        ada.sees("#due .passed", "Closed 20 Nov")
        ada.sees(".card", "closed 20 Nov")
        expect("BEGIN:VEVENT" not in calendar(), "there is nothing to be reminded of")
    finally:
        page.write_bytes(before)


@scenario
def did_you_apply(visit, board):
    """After the apply link the board asks how it went, once, and an answer goes on the timeline"""
    ada = visit()
    job = next(one for one in board.jobs if b'class="button apply"' in (board.site / one / "index.html").read_bytes())
    ada.context.route(lambda url: not url.startswith(board.base), lambda route: route.fulfill(body="Apply here"))
    ada.go(job)
    title = ada.text("h1")
    ada.page.click("a.apply")
    eventually(lambda: not ada.page.url.startswith(board.base), "the apply page is open")
    ada.go()
    ada.sees(".question", f"Did you apply for “{title}”?")
    ada.page.get_by_role("button", name="Yes, I applied").click()
    eventually(lambda: not ada.kept("asked"), "it is not asked again")
    ada.go("applications/")
    ada.sees(".column.applied .card h3", title)
    expect(ada.count(".question") == 0, "it is asked twice")


@scenario
def did_you_apply_for_both(visit, board):
    """Of two jobs applied for in two tabs both are asked about, aloud, and a few keys from the top; an answer leaves nobody without a place"""
    ada = visit()
    jobs = [one for one in board.jobs if b'class="button apply"' in (board.site / one / "index.html").read_bytes()][:2]
    ada.context.route(lambda url: not url.startswith(board.base), lambda route: route.fulfill(body="Apply here"))
    for job, page in zip(jobs, (ada.page, ada.tab())):
        ada.go(job, page)
        before = len(ada.kept("asked", page))
        # Into a tab of its own: this one is there until it is kept.
        page.click("a.apply", modifiers=["Control"])
        eventually(lambda: len(ada.kept("asked", page)) == before + 1, "it is kept that it was opened")
    ada.go()
    for left in (2, 1):
        said = ada.sees(".question", "Did you apply for").locator("span").inner_text()
        expect(ada.count(".question[role=alert]") == 1, "it is not said aloud")
        for _ in range(20):
            if ada.page.evaluate("Boolean(document.activeElement.closest('.question'))"):
                break
            ada.page.keyboard.press("Tab")
        expect(ada.page.evaluate("document.activeElement.textContent") == "Yes, I applied", "the keyboard does not reach it")
        ada.page.keyboard.press("Enter")
        eventually(lambda: len(ada.kept("asked")) == left - 1, "it is answered")
        eventually(lambda: ada.page.evaluate("document.activeElement.localName") == "h1", "the focus is at the title")
        eventually(lambda: said not in ada.page.locator(".question span").all_inner_texts(), "the next is asked about")
        ada.page.evaluate("document.activeElement.blur(), document.querySelector('.skip').focus()")
    ada.go("applications/")
    eventually(lambda: ada.count(".column.applied .card") == 2, "both are applied for")
    expect(ada.count(".question") == 0, "it is asked again")


@scenario
def calendar(visit, board):
    """The calendar of applications is one that calendar programs read, with alarms"""
    ada = visit()
    job = next(one for one in board.jobs if b'data-closes="' in (board.site / one / "index.html").read_bytes())
    title = track(ada, job)
    ada.go("applications/")
    card(ada, title).locator("summary").click()
    card(ada, title).locator("input[type=date]").fill("2026-12-01")
    ada.sees(".card", "Follow up 1 Dec")
    with ada.page.expect_download() as download:
        ada.page.click("#calendar")
    text = pathlib.Path(download.value.path()).read_bytes()
    expect(all(len(line) <= 75 for line in text.split(b"\r\n")), "a line is longer than 75 octets")
    events = icalendar.Calendar.from_ical(text).walk("VEVENT")
    expect(len(events) == 2, f"{len(events)} events")
    expect({str(event["SUMMARY"]) for event in events} == {f"Closes: {title}", f"Follow up: {title}"}, events)
    for event in events:
        alarm = event.walk("VALARM")[0]
        expect(alarm["ACTION"] == "DISPLAY" and "TRIGGER" in alarm, "an event without an alarm")
    card(ada, title).locator("select").select_option("rejected")
    ada.sees(".column.rejected .card h3", title)
    with ada.page.expect_download() as download:
        ada.page.click("#calendar")
    expect("BEGIN:VEVENT" not in pathlib.Path(download.value.path()).read_text(), "a follow-up of what is over")


@scenario
def tables(visit, board):
    """Applications leave as CSV and JSON and come back from either; what looks like a formula is made harmless"""
    ada = visit()
    track(ada, board.jobs[0])
    ada.go("applications/")
    ada.page.click("#add")
    ada.page.fill("#byhand [name=title]", '=HYPERLINK("http://example.org", "x"), pilot')
    ada.page.fill("#byhand [name=organization]", "Elsewhere")
    ada.page.get_by_role("button", name="Add", exact=True).click()
    eventually(lambda: ada.count(".card") == 2, "the job is added by hand")
    files = {}
    for kind in ("csv", "json"):
        with ada.page.expect_download() as download:
            ada.page.click(f"#{kind}")
        files[kind] = pathlib.Path(download.value.path()).read_text()
    rows = list(csv.reader(files["csv"].splitlines()))
    expect(len(rows) == 3, rows)
    expect(not any(cell.startswith(("=", "+", "-", "@")) for row in rows for cell in row), "a formula is in the table")
    expect(len(json.loads(files["json"])["applications"]) == 2, "the JSON has both")
    expect(f'"{board.base}{board.jobs[0]}' in files["csv"], "the table has no address that leads there")
    expect(files["csv"].startswith("\ufeff"), "a spreadsheet would not know that it is UTF-8")
    before = ada.kept("applications")
    for kind in ("csv", "json"):
        bob = visit()
        bob.go("applications/")
        bob.page.set_input_files("#file", {"name": f"a.{kind}", "mimeType": "text/plain", "buffer": files[kind].encode()})
        eventually(lambda: bob.count(".card") == 2, f"the {kind} is taken in")
        after = bob.kept("applications")
        expect({one["job"]["title"] for one in after.values()} == {one["job"]["title"] for one in before.values()}, after)
        expect([len(one["timeline"]) for one in after.values()] == [len(one["timeline"]) for one in before.values()], after)
        bob.page.set_input_files("#file", {"name": "b.csv", "mimeType": "text/csv", "buffer": b"a,b\n1,2\n"})
        bob.sees(".toast", "not one that this page wrote")
        expect(bob.count(".card") == 2, "a wrong file changed something")


@scenario
def no_address(visit, board):
    """An address that is none, kept already or in a table, stops nothing: its application is shown, without a link"""
    ada = visit()
    title = track(ada, board.jobs[0])
    ada.alter("await storage.put('applications', 'x', { job: { id: 'x', title: 'Kept', url: 'https://[' }, status: 'offer', at: 1 })")
    ada.go("applications/")
    table = b"title,url,status\nTaken,https://,applied\nWhole,https://example.org/,applied\n"
    ada.page.set_input_files("#file", {"name": "a.csv", "mimeType": "text/csv", "buffer": table})
    for name in (title, "Kept", "Taken", "Whole"):
        ada.sees(".card h3", name)
    expect(ada.page.locator(".card h3 a").all_inner_texts() in ([title, "Whole"], ["Whole", title]), "other links")
    with ada.page.expect_download():
        ada.page.click("#calendar")
    return ["404"]  # a page that is plain data has no icon


@scenario
def many_rows(visit, board):
    """A table of hundreds of applications is taken in at once, and again changes nothing"""
    ada = visit()
    ada.go("applications/")
    table = "id,title,status\n" + "".join(f"{number},Keeper {number},applied\n" for number in range(300))
    for count in (300, 0):
        ada.page.set_input_files("#file", {"name": "a.csv", "mimeType": "text/csv", "buffer": table.encode()})
        ada.sees(".toast", f"Entries taken from the file: {count}")
    expect(len(ada.kept("applications")) == 300, "not all are there")


@scenario
def edited_table(visit, board):
    """What was changed in a table is taken, with an entry in the timeline, and counted; what was changed here since it was written stays"""
    ada = visit()
    title = track(ada, board.jobs[0])
    ada.go("applications/")
    with ada.page.expect_download() as download:
        ada.page.click("#csv")
    table = pathlib.Path(download.value.path()).read_text()

    minutes = itertools.count(1)

    def take(text, count):
        # Of two changes the later one counts; nobody takes two tables in a millisecond.
        ada.context.clock.set_fixed_time(f"2026-11-21T12:{next(minutes):02}:00Z")
        ada.page.set_input_files("#file", {"name": "a.csv", "mimeType": "text/csv", "buffer": text.encode()})
        ada.sees(".toast", f"Entries taken from the file: {count}")
        return next(iter(ada.kept("applications").values()))

    take(table, 0)
    edited = table.replace('"interested"', '"applied"', 1).replace('"applied",""', '"applied","2026-12-01"')
    for count in (1, 0):
        kept = take(edited, count)
        expect((kept["status"], kept["followUp"]) == ("applied", "2026-12-01"), kept)
        expect([one.get("status", one.get("followUp")) for one in kept["timeline"]] == ["interested", "applied", "2026-12-01"], kept)
    card(ada, title).locator("select").select_option("offer")
    ada.sees(".column.offer .card h3", title)
    expect(take(table, 0)["status"] == "offer", "an old table goes before what was done here")
    expect(take("id,title,status\n" + f"{kept['job']['id']},x,rejected\n", 1)["timeline"][-1]["status"] == "rejected", "a table of one's own")
