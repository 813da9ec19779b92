"""Searching, narrowing, saving a search, and being told of what is new."""

import datetime
import re
import time

from browsing import PHONE, eventually, expect, scenario
from travelling import divided

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
def days_go_on(visit, board):
    """A board that is opened days after it was built says what is true then: rows, rows found, a job's page without a way to apply"""
    row = "#jobs .job[data-closes]:has(.soon)"
    ada = visit()
    ada.go()
    closes = ada.page.locator(row).first.get_attribute("data-closes")
    link = ada.page.locator(f"{row} h3 a").first.get_attribute("href")
    title = ada.text(f"{row} h3")
    later = (datetime.date.fromisoformat(closes) + datetime.timedelta(days=2)).isoformat() + "T18:00:00Z"
    bob = visit(now=later)
    bob.go()
    past = f'#jobs .job[data-closes="{closes}"]'
    bob.sees(f"{past} .past", "closed ")
    expect(not bob.page.locator("#jobs .side time", has_text="Today").count(), "a job is said to be of today")
    bob.go(f"?what={title.split()[0]}")
    bob.sees(f"{past} .past", "closed ")
    bob.go(link)
    bob.sees(".notice", "closed ")
    expect(not bob.page.locator("a.apply").is_visible(), "there is a way to apply")


@scenario
def excluded(visit, board):
    """Words side by side that are not wanted take away the jobs whose rows say them"""
    ada = visit()
    ada.go()
    title = next(one for one in titles(ada) if re.match(r"[A-Za-z]{4,} [A-Za-z]{4,}", one))
    phrase = " ".join(title.split()[:2])
    ada.go(f'?what="{phrase}"')
    found = searched(ada)
    expect(title in titles(ada), f"“{phrase}” does not find “{title}”")
    ada.go(f'?sort=title&what=-"{phrase}"')
    left = searched(ada)
    ada.go("?sort=title")
    everything = searched(ada)
    expect(everything - found <= left < everything, f"{left} of {everything}, of which {found} say “{phrase}”")


@scenario
def closed_filters(visit, board):
    """On a phone a search that is sent closes the filters, and says so"""
    ada = visit(viewport=PHONE)
    ada.go()
    ada.page.click("#openfilters")
    ada.page.fill("#what", word_of(ada)[0])
    ada.page.press("#what", "Enter")
    eventually(lambda: not ada.page.locator("#filters").is_visible(), "the filters are closed")
    expect(ada.page.locator("#openfilters").get_attribute("aria-expanded") == "false", "the button says that they are open")


@scenario
def places_by_letters(visit, board):
    """Where finds a state by its letters, and the country that its titles leave out"""
    ada = visit()
    ada.go("?where=Portland, ME")
    some = searched(ada)
    ada.go("?where=Portland, Maine")
    expect(some == searched(ada) > 0, f"{some} by letters")
    ada.go("?where=USA")
    expect(searched(ada) > some, "too few in the country")


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
def before_the_script(visit, board):
    """A search that is sent before the script is there finds what it finds afterwards: what nobody chose is not asked for"""
    ada = visit()
    ada.go()
    word, _ = word_of(ada)
    ada.page.fill("#what", word)
    wanted = searched(ada)
    sent = ada.page.evaluate("new URLSearchParams(new FormData(document.getElementById('find'))).toString()")
    expect("payMax=" in sent, f"the form sends only {sent}")
    ada.go("?" + sent)
    expect(searched(ada) == wanted, f"{total(ada)} and not {wanted} jobs")
    expect(ada.page.locator("#chips button").all_inner_texts() == [f"“{word}”"], "there are other chips than that of the word")
    ada.go("?what=" + word + "&payMax=220000")
    ada.sees("#chips button", "$220K")


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
def pay_at_most(visit, board):
    """A most is compared with the bottom of a job's range, beside a least, and unknown pay is kept by the same switch"""
    ada = visit()
    ada.go("?payMax=50000")
    kept = searched(ada)
    ada.page.get_by_label("Only with stated pay").check()
    eventually(lambda: "stated=1" in ada.page.evaluate("location.search"), "the switch is in the address")
    stated = searched(ada, kept)
    expect(0 < stated < kept, f"{stated} with stated pay, {kept} in all")
    for text in ada.page.locator("#jobs .pay").all_inner_texts():
        amounts = [float(one.replace(",", "")) for one in re.findall(r"[\d,.]+", text)]
        if text == "Without compensation":
            # That is stated, and is nothing.
            amounts = [0]
        expect(" a " in text or " an " in text or min(amounts) <= 50000, text)
    ada.sees("#chips", "$50K a year or less")
    slider = ada.page.get_by_label("Yearly pay at most")
    expect(slider.input_value() == "50000", "the slider says another amount")
    slider.press("End")
    eventually(lambda: "payMax" not in ada.page.evaluate("location.search"), "at its end it asks for nothing")
    ada.sees("output[for=paymax]", "any")
    ada.go("?pay=60000&payMax=50000&stated=1")
    both = searched(ada)
    expect(both < stated, f"{both} between the two, {stated} below the most")


@scenario
def conditions(visit, board):
    """Who may apply, clearance, travel, time zone and help for a visa are filters where jobs say them, in words and in the address"""
    ada = visit()
    ada.go()
    for title in ("Open to", "Clearance", "Travel", "Time zone", "Visa sponsorship"):
        expect(ada.page.locator("#filters summary", has_text=title).count() == 1, f"no filter for {title}")
    ada.page.locator("#filters summary", has_text="Clearance").click()
    ada.page.locator("#filters label", has_text="Secret").first.check()
    eventually(lambda: "clearance=Secret" in ada.page.evaluate("location.search"), "it is in the address")
    ada.sees("#chips", "Clearance: Secret")
    secret = searched(ada)
    ada.page.locator("#filters summary", has_text="Travel").click()
    ada.page.locator('#filters input[name=travel][value="Not required"]').check()
    eventually(lambda: "travel=Not+required" in ada.page.evaluate("location.search"), "both are in the address")
    both = searched(ada, secret)
    expect(both < secret, "the second filter does not narrow")
    ada.page.locator("#jobs .job h3 a").first.click()
    ada.sees(".panel", "Secret")
    bob = visit()
    bob.go("de/?clearance=Secret")
    eventually(lambda: re.match(rf"{secret} von", bob.text("#count")), "a German reads the same number")
    bob.sees("#chips", "Sicherheitsüberprüfung: Secret")


@scenario
def time_zones(visit, board):
    """A time zone sends away the jobs that name other ones, and keeps those that name none"""
    ada = visit()
    ada.go()
    whole = int(ada.text("#count strong").replace(",", ""))
    ada.go("?timeZone=UTC%2B1")
    expect(searched(ada) == whole - 1, f"{total(ada)} of {whole}")
    ada.go("?timeZone=UTC%2B1&sponsorship=Yes")
    expect(searched(ada) == 1, "help for a visa is wanted as well")


@scenario
def synonyms(visit, board):
    """A word finds its synonyms; the page says which were looked for, and one click searches for the word alone"""
    ada = visit()
    ada.go("?what=HR")
    found = searched(ada)
    ada.sees("#also", "Also searched for human resources")
    expect(found > 0, "nobody works in human resources")
    ada.page.get_by_role("button", name="Search only for what I typed").click()
    eventually(lambda: "what=%22HR%22" in ada.page.url and not ada.page.locator("#also").is_visible(), "the word stands in quotes")
    expect(ada.page.input_value("#what") == '"HR"', "the form does not say so")
    eventually(lambda: (total(ada) or 0) < found, "the synonyms are not looked for any more")
    ada.page.go_back()
    eventually(lambda: total(ada) == found, "back finds them again")
    ada.page.fill("#what", "tide")
    eventually(lambda: not ada.page.locator("#also").is_visible(), "a word without synonyms has none")


@scenario
def pasted(visit, board):
    """A text that is pasted, of whatever length, is searched for at once"""
    ada = visit()
    ada.go("?what=HR")
    searched(ada)
    start = time.monotonic()
    ada.page.fill("#what", "human resources and the other words of an advertisement " * 200)
    ada.sees("#nothing", "Nothing on the board matches")
    expect(time.monotonic() - start < 5, f"{time.monotonic() - start:.1f} s")


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
    address = ada.page.url
    ada.page.uncheck("#near")
    eventually(lambda: "near" not in ada.page.url and ada.count("#jobs .job") > 1, "everything again")
    ada.page.fill("#what", "engineer")
    searched(ada)
    expect(ada.count("#jobs .facts span:has-text('away')") == 0, "a distance from nowhere")
    bob = visit()
    bob.page.goto(address)
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
def pages_on_a_phone(visit, board):
    """On a phone the pages of a search lead forth and back, say which one it is, and the focus is where its results begin"""
    ada = visit(viewport=PHONE)
    ada.go("?kind=job")
    searched(ada)
    first = titles(ada)
    ada.page.locator("#pages [rel=next]").press("Enter")
    eventually(lambda: "page=2" in ada.page.url and titles(ada) != first, "page 2")
    ada.sees("#pages .position", "2 / ")
    expect(ada.page.evaluate("document.activeElement.id") == "results", "the focus is elsewhere")
    ada.page.locator("#pages [rel=prev]").press("Enter")
    eventually(lambda: titles(ada) == first and "page" not in ada.page.url, "page 1 again")
    ada.go("?kind=job&page=4000")
    ada.sees("#pages .position")
    number, last = ada.text("#pages .position").split(" / ")
    expect(number == last and titles(ada), f"a page beyond the last shows {number} of {last}")


@scenario
def hidden_here(visit, board):
    """A list that lacks jobs because the visitor hid them says so, and leads to where they are shown again"""
    ada = visit()
    ada.go()
    expect(not ada.page.locator("#hiddenhere").is_visible(), "it is said without need")
    word, title = word_of(ada)
    ada.page.fill("#what", f'"{title}"')
    searched(ada)
    for left in reversed(range(len(titles(ada)))):
        ada.page.locator("#jobs .job:not([hidden]) .hide").first.press("Enter")
        eventually(lambda: len(titles(ada)) == left, f"{left} are left")
    ada.sees("#hiddenhere", "you hid")
    expect(titles(ada) == [], "they are still there")
    ada.page.click("#hiddenhere a")
    ada.sees("#hiddenlist", title)
    ada.go("?kind=referral")
    searched(ada)
    expect(not ada.page.locator("#hiddenhere").is_visible(), "it is said of a list that lacks nothing")


@scenario
def asked_as_it_is(visit, board):
    """What a form cannot show stays asked; a second click does nothing twice; a saved search has the name that was typed"""
    ada = visit()
    ada.go("?pay=123456")
    searched(ada)
    ada.sees("#chips button", "$123K")
    ada.page.get_by_label("On site").check()
    eventually(lambda: "workplace=on-site" in ada.page.url, "the address has it")
    expect("pay=123456" in ada.page.url, f"another pay is asked for: {ada.page.url}")
    ada.page.locator("#pay").press("ArrowRight")
    eventually(lambda: "pay=130000" in ada.page.evaluate("location.search"), "the slider was moved")
    ada.page.click("#savesearch")
    chips = " · ".join(ada.page.locator("#chips button").all_inner_texts())
    expect("$130K" in chips and ada.page.input_value("#savebar input") == chips, "the name is not what the chips say")
    ada.page.fill("#savebar input", "On the quay")
    ada.page.evaluate("for (const _ of [1, 2]) document.querySelector('#savebar button').click()")
    ada.sees(".toast", "“On the quay” is saved")
    expect(ada.page.evaluate("document.activeElement.id") == "savesearch", "the focus is elsewhere")
    expect(len(ada.kept("searches")) == 1, f"{len(ada.kept('searches'))} searches")
    ada.go("saved/")
    ada.sees("#kept .who", chips)
    ada.go("?kind=job")
    searched(ada)
    size = len(titles(ada))
    ada.page.evaluate("for (const _ of [1, 2, 3]) document.getElementById('more').click()")
    eventually(lambda: len(titles(ada)) > size, "more rows")
    ids = ada.page.locator("#jobs .job").evaluate_all("rows => rows.map((row) => row.dataset.id)")
    expect(len(ids) == len(set(ids)) == 2 * size, f"{len(ids)} rows, {len(set(ids))} jobs")


@scenario
def pictures(visit, board):
    """An organization's picture stands beside its jobs also where a script made the row, and where a kept job is shown"""
    logo = next(board.site.glob("assets/logo-*"))
    ada = visit()
    ada.go()
    pictured = "#jobs .job:has(img.mark)"
    organization = ada.text(f"{pictured} .who span")
    ada.page.fill("#what", f'"{organization}"')
    searched(ada)
    eventually(lambda: ada.count(pictured) and ada.count(pictured) == ada.count(f"#jobs .job:has-text('{organization}')"), "each row has it")
    drawn = "[...document.querySelectorAll('img.mark')].every((one) => one.naturalWidth > 0)"
    eventually(lambda: ada.page.evaluate(drawn), "the picture is there")
    ada.page.locator(f"{pictured} .star").first.click()
    ada.sees(".toast", "Kept in your favourites")
    ada.go("favourites/")
    ada.sees("#kept img.mark")
    expect(logo.name in ada.page.locator("#kept img.mark").get_attribute("src"), "another picture")
    eventually(lambda: ada.page.evaluate(drawn), "the picture is there, too")


@scenario
def hide_seen(visit, board):
    """One click hides what was looked at, on the next visit before anything is painted; another click shows it again"""
    ada = visit()
    ada.go()
    row = ada.page.locator("#jobs .job").first
    job, href = row.get_attribute("data-id"), row.locator("a").first.get_attribute("href")
    ada.go(href.replace("index.html", ""))
    ada.go()
    expect(ada.page.locator(f'[data-id="{job}"]').is_visible(), "a seen job is hidden unasked")
    ada.page.get_by_role("button", name="Hide jobs you have looked at").click()
    eventually(lambda: not ada.page.locator(f'[data-id="{job}"]').is_visible(), "it is hidden")
    ada.page.goto(board.base, wait_until="commit")
    eventually(lambda: ada.count("#jobs .job") > 1, "the list is there")
    expect(not ada.page.locator(f'[data-id="{job}"]').is_visible(), "the row is shown before the script runs")
    ada.go()
    ada.page.get_by_role("button", name="Hide jobs you have looked at").click()
    eventually(lambda: ada.page.locator(f'[data-id="{job}"]').is_visible(), "it is shown again")


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
def broken_index(visit, board):
    """When the index does not come, the published list stays and the page says so"""
    ada = visit()
    ada.context.route("**/data/index.json", lambda route: route.fulfill(status=500))
    ada.go("?what=engineer")
    ada.sees("#count", "The search did not load")
    expect(len(titles(ada)) > 5, "the list is gone")
    return ["500"]


@scenario
def index_of_today(visit, board):
    """A tab that was open while the index became another one asks for that one where a file is gone, and the search goes on"""
    with divided(board.site):
        ada = visit(service_workers="block")
        gone, asked = [], []

        def answer(route):
            if route.request.url.endswith("data/index.json"):
                asked.append(route.request.url)
                gone.clear()
            if gone:
                return route.fulfill(status=404)
            route.continue_()

        ada.context.route("**/data/**", answer)
        ada.go("?kind=job")
        whole = searched(ada)
        asked.clear()
        gone.append(True)
        ada.page.fill("#what", "engineer")
        expect(searched(ada, whole) < whole, "nothing is found")
        expect(len(asked) == 1, f"the manifest was asked for {len(asked)} times")
        ada.go("about/")
        ada.page.evaluate(
            """async () => {
              const script = document.querySelector('script[type=module]').src
              const load = (name) => import(new URL(name + new URL(script).search, script))
              const [{ answer }, { parseQuery }] = [await load('matches.js'), await load('search.js')]
              window.found = await answer(parseQuery('kind=job'), { size: 0 })
            }"""
        )
        gone.append(True)
        rows = ada.page.evaluate("found.page(0, 5).then((rows) => rows.length, () => 0)")
        expect(rows == 5, f"{rows} more rows")
        gone.append(True)
        ada.context.route("**/data/index.json", lambda route: route.fulfill(status=404))
        ada.go("?what=nurse")
        ada.sees("#count", "The search did not load")
    return ["404", "Service Worker"]


@scenario
def more_over_a_night(visit, board):
    """Below a list of yesterday no job comes twice: new ones moved those of its end to the next page"""
    ada = visit(service_workers="block")
    first, second = [(board.site / path).read_text() for path in ("index.html", "page/2/index.html")]
    rows = lambda page: re.findall(r'<li class="job.*?</li>\n', page.split('id="jobs"')[1].split("</ol>")[0], re.S)
    former, there = rows(first), rows(second)
    expect(len(former) == len(there) == 25, f"{len(former)} and {len(there)} rows")
    ids = lambda: ada.page.locator("#jobs .job").evaluate_all("rows => rows.map((row) => row.dataset.id)")
    # Three new jobs since; and so many that the next page has nothing but those of this one.
    for came, left in ((former[-3:] + there[:-3], 47), (former, 50)):
        body = second.replace("".join(there), "".join(came))
        expect(body != second, "the page is as it was")
        ada.context.unroute("**/page/2/**")
        ada.context.route("**/page/2/**", lambda route: route.fulfill(body=body, content_type="text/html"))
        ada.go()
        ada.page.click("#more")
        eventually(lambda: len(ids()) > 25, "more jobs")
        expect(len(ids()) == len(set(ids())) == left, f"{len(ids())} rows of {len(set(ids()))} jobs, and not {left}")
    return ["Service Worker"]


@scenario
def more_of_the_list(visit, board):
    """Below the published list that stands for a search that failed, more is more of that list, not of the search before"""
    with divided(board.site):
        ada = visit(service_workers="block")
        ada.go()
        ids = lambda: ada.page.locator("#jobs .job").evaluate_all("rows => rows.map((row) => row.dataset.id)")
        ada.page.click("#more")
        published = eventually(lambda: len(ids()) == 50 and ids(), "two pages")
        ada.go("?kind=job&sort=title")
        searched(ada)
        ada.context.route("**/data/**", lambda route: route.fulfill(status=500))
        ada.page.fill("#what", "zygote")
        ada.sees("#count", "The search did not load")
        ada.page.click("#more")
        eventually(lambda: ids() == published, "the second page of the list")
    return ["500", "Service Worker"]


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


@scenario
def quoted_names(visit, board):
    """What is quoted in a name has other quotation marks where the name is quoted, in every language"""
    for path, toast in (("", "“‘engineer’” is saved"), ("de/", "„‚engineer‘“ ist gespeichert")):
        ada = visit()
        ada.go(f"{path}?what=engineer")
        ada.sees("#savesearch").click()
        ada.page.click("#savebar button")
        ada.sees(".toast", toast)


@scenario
def name_of_another_search(visit, board):
    """A name that was begun for one search is not given to another; the bar closes as it opened"""
    ada = visit()
    ada.go("?what=engineer")
    ada.page.click("#savesearch")
    expect(ada.page.locator("#savebar").is_visible(), "the bar is open")
    ada.page.fill("#what", "nurse")
    eventually(lambda: not ada.page.locator("#savebar").is_visible(), "the bar goes with its search")
    ada.page.click("#savesearch")
    expect("nurse" in ada.page.input_value("#savebar input"), "it has the name of the search that is shown")
    ada.page.click("#savesearch")
    expect(not ada.page.locator("#savebar").is_visible(), "a second press closes it")
    expect(not ada.page.locator("#feeds").is_visible(), "the whole board's feed is not offered as that of a search")
    ada.page.locator("#chips button").first.click()
    eventually(lambda: ada.page.locator("#feeds").is_visible(), "the whole board has its feed")


@scenario
def focus_after_going_back(visit, board):
    """Whoever undoes something, or shows everything, is not left nowhere"""
    ada = visit()
    ada.go()
    ada.page.locator("#jobs .star").first.click()
    ada.sees(".toast", "Kept")
    ada.page.locator("#jobs .star").first.click()
    ada.page.get_by_role("button", name="Undo").click()
    eventually(lambda: ada.page.evaluate("document.activeElement.matches('.star')"), "the focus is on the star")
    ada.go("profile/")
    ada.page.fill("[name=what]", "nurse")
    ada.page.locator("#profile [type=submit]").click()
    ada.sees(".toast")
    ada.go()
    ada.page.locator("#all").click()
    eventually(lambda: ada.page.evaluate("document.activeElement.id") == "sort", "the focus is at the list's order")


@scenario
def near_me_by_a_link(visit, board):
    """A link to what is near says that it is not known where that is, and asks on a click"""
    ada = visit()
    ada.go("?near=1&radius=10&what=e")
    ada.sees(".toast", "Type a place instead")
    expect(not ada.page.locator("#near").is_checked(), "nobody was asked")
    ada.go("?near=1&sort=distance&what=e")
    ada.sees(".toast", "Type a place instead")
    expect(ada.page.input_value("#sort") == "", "the list is not in the order that it says")
    ada.go("?near=1&radius=10&what=e")
    ada.sees(".toast", "Type a place instead")
    ada.context.grant_permissions(["geolocation"])
    ada.context.set_geolocation({"latitude": 43.66, "longitude": -70.26})
    ada.page.locator(".toast button", has_text="within 10 miles").click()
    ada.sees("#chips", "within 10 miles of me")


@scenario
def new_on_another_day(visit, board):
    """How many are new today is not said on another day"""
    for now, is_that_day in (("2026-11-21T12:00:00Z", True), ("2026-11-29T12:00:00Z", False)):
        ada = visit(now=now)
        # A board that is new has no new jobs.
        fresh = "</strong><time id=fresh datetime=2026-11-21>, 8 new today</time> open jobs"
        ada.intercept(board.site, board.base, lambda page: page.replace("</strong> open jobs", fresh))
        ada.go()
        expect(ada.count("#fresh") == 1, "it says what is new")
        expect(ada.page.locator("#fresh").is_visible() == is_that_day, f"{now}")
