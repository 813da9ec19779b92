"""The repository's own board: whole, the same bytes every time, and consistent with itself."""

import collections
import datetime
import functools
import html
import json
import subprocess

import boards
from boards import LATER, NOW, REPOSITORY, Board, differences, example, example_board, example_later, snapshot
from checking import check, few, same
from usajobs import items_of

MOST_FACETS = 200  # values of one facet in the manifest: the largest
FACETS = {"organization": "organizations", "location": "locations", "category": "categories"}
RAW = items_of(REPOSITORY / "Content/replies/usajobs")
PLAIN_SEARCHES = {
    "computing": ("category: '2210'", lambda item: "2210" in item.categories),
    "two-series": ("category: ['0850', '1560']", lambda item: item.categories & {"0850", "1560"}),
    "tides": ("organization: National Office of Tides", lambda item: "National Office of Tides" in item.organizations),
    "anywhere": ("remote: true", lambda item: item.is_remote),
    "a-hundred-thousand": ("salary-min: 100000", lambda item: (item.yearly_top or 0) >= 100000),
}


@functools.cache
def searching():
    """The example's replies with searches that Python can decide from the raw replies alone."""
    board = Board(
        {"Content/board.yml": "title: T\nbase-url: https://plain.example/\nsources: [usajobs: {replies: replies}]\n"}
    )
    for path in (REPOSITORY / "Content/replies/usajobs").glob("*.json"):
        board.write(f"Content/replies/{path.name}", path.read_bytes())
    for slug, (filter, _) in PLAIN_SEARCHES.items():
        board.write(f"Content/searches/{slug}.md", f"---\ntitle: {slug}\n{filter}\n---\n")
    return board.built()


def usajobs_ids(site, paths):
    """The control numbers of those of the pages that are of the recorded replies."""
    by_path = {job["url"]: job["id"] for job in site.index}
    return {by_path[path].removeprefix("usajobs:") for path in paths if by_path.get(path, "").startswith("usajobs:")}


@check("the example board builds without a finding, and a second build with fetch touches no file")
def quiet_and_repeatable():
    board = example_board()
    yield from board.build().expect(code=0, findings=0)
    public = board.folder / "public"
    before, times = snapshot(public), {path: path.stat().st_mtime_ns for path in public.rglob("*") if path.is_file()}
    again = board.build()
    yield from again.expect(code=0, findings=0)
    yield from differences(before, snapshot(public))
    yield from (
        f"{path} was touched" for path, time in times.items() if path.exists() and path.stat().st_mtime_ns != time
    )


@check("another folder, time zone and language give the same bytes")
def elsewhere():
    board = example_board()
    abroad = {"TZ": "Pacific/Kiritimati", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"}
    yield from board.build(environment=abroad).expect(code=0, findings=0)
    yield from differences(snapshot(example().folder), snapshot(board.folder / "public"))


@check("every internal link resolves, on a day with open jobs and four weeks later")
def links():
    yield from example().broken_links()
    yield from (f"{LATER}: {problem}" for problem in example_later().broken_links())


@check("every recorded job has exactly one page, with its addresses and its announcement number")
def one_page_each():
    site = example()
    if len(RAW) < 120:
        yield f"only {len(RAW)} recorded jobs"
    pages = collections.defaultdict(set)
    for path in site.job_paths:
        for _, address in site.page(path).addresses:
            pages[address].add(path)
    for item in RAW.values():
        found = set.union(*(pages[address] for address in item.addresses))
        if len(found) != 1:
            yield f"{item.id} {item.job['PositionTitle']!r} has the pages {few(found)}"
        elif item.job["PositionID"].encode() not in site.read(*found):
            yield f"{found} does not name the announcement {item.job['PositionID']}"


@check("every open job is on exactly one page of the list, newest first")
def complete_list():
    for site, now in [(example(), NOW), (example_later(), LATER)]:
        listed = site.listed("index.html")
        yield from (f"{path} is listed {n} times" for path, n in collections.Counter(listed).items() if n > 1)
        open_ids = {item.id for item in RAW.values() if item.is_open(now)}
        yield from same(f"jobs listed at {now}", usajobs_ids(site, listed), open_ids)
        yield from same(
            "posts listed", [path for path in listed if path.startswith("referrals/")], open_referrals(site)
        )
        posted = {job["url"]: job["posted"] for job in site.index}
        days = [posted[path] for path in listed]
        if days != sorted(days, reverse=True):
            yield f"{now}: the list is not newest first"


def open_referrals(site):
    return [
        path
        for path in site.paths("referrals/*/index.html")
        if path in site.job_paths and site.page(path).may_be_indexed
    ]


@check("the JSON index holds the jobs of the list, with correct counts and sizes")
def index():
    site = example()
    listed = site.listed("index.html")
    if [job["url"] for job in site.index] != listed:
        yield "the index has not the order of the list"
    yield from same("jobs of the index", [job["url"] for job in site.index], listed)
    if site.manifest["count"] != len(listed):
        yield f"count is {site.manifest['count']}, and {len(listed)} jobs are listed"
    for part in site.manifest["parts"]:
        data = site.read(part["path"])
        if len(data) != part["bytes"] or json.loads(data)["count"] != part["count"]:
            yield f"{part} does not describe its file of {len(data)} bytes and {json.loads(data)['count']} jobs"
    for job in site.index:
        unknown = set(job) - set(site.manifest["fields"])
        if unknown:
            yield f"{job['id']} has the fields {few(unknown)} that the manifest does not name"
        if job["title"] not in html.unescape(site.read(job["url"]).decode()):
            yield f"{job['url']} does not hold its title {job['title']!r}"


@check("facet counts are the lengths of their lists, and every facet has its page")
def facets():
    for site in [example(), example_later()]:
        for field, root in FACETS.items():
            values = site.manifest["facets"][field]
            pages = site.paths(f"{root}/*/index.html")
            moved = [path for path in pages if site.page(path).is_redirect]
            slugs = [path.split("/")[1] for path in pages if path not in moved]
            for page in map(site.page, moved):
                if not {f"{root}/{slug}/index.html" for slug in slugs} & {site.target(page.path, a) for _, a in page.addresses}:
                    yield f"{page.path} leads to none of the lists"
            lists = {slug: site.listed(f"{root}/{slug}/index.html") for slug in slugs}
            yield from (
                f"{root}/{slug} lists a job twice" for slug, jobs in lists.items() if len(set(jobs)) < len(jobs)
            )
            largest = sorted(map(len, lists.values()), reverse=True)[:MOST_FACETS]
            if [value["count"] for value in values] != largest:
                yield f"the manifest does not name the {len(largest)} largest of {root}, largest first"
            for value in values:
                if len(lists[value["slug"]]) != value["count"]:
                    yield f"{root}: {len(lists[value['slug']])} listed, {value} in the manifest"
            overview = {site.target(f"{root}/index.html", a) for _, a in site.page(f"{root}/index.html").addresses}
            yield from same(
                f"pages in {root}/index.html",
                {f"{root}/{slug}/index.html" for slug in slugs} & overview,
                {f"{root}/{slug}/index.html" for slug in slugs},
            )
        organizations = collections.Counter(job["organization"] for job in site.index)
        yield from same(
            "organizations and their counts",
            organizations.items(),
            [(value["title"], value["count"]) for value in site.manifest["facets"]["organization"]],
        )


@check("the feeds of every saved search hold exactly the jobs of its pages")
def search_feeds():
    for site in [example(), example_later(), searching()]:
        if not site.searches:
            yield "there are no saved searches"
        for slug in site.searches:
            root = f"searches/{slug}"
            listed = site.listed(f"{root}/index.html")
            for name, found in {"feed.xml": site.rss_pages, "feed.json": site.json_pages}.items():
                items = found(f"{root}/{name}")
                yield from same(f"{root}/{name}", items, listed)
                if len(items) != len(listed):
                    yield f"{root}/{name} has {len(items)} items, the pages list {len(listed)} jobs"
            yield from same(
                f"{slug} in the index",
                [job["url"] for job in site.index if job["number"] in site.job_index.facet("search").get(slug, set())],
                listed,
            )


@check("the board's own feeds hold its newest jobs")
def board_feeds():
    site = example()
    listed = site.listed("index.html")
    for name, found in {"feed.xml": site.rss_pages, "feed.json": site.json_pages}.items():
        items = found(name)
        if len(items) < min(100, len(listed)) or not set(items) <= set(listed):
            yield f"{name} has {len(items)} items, the list {len(listed)}"
        first_seen = {job["url"]: job["firstSeen"] for job in site.index}
        oldest = min(first_seen[path] for path in items)
        yield from (f"{name} leaves out {path}" for path in set(listed) - set(items) if first_seen[path] > oldest)


@check("searches by series, organization, remote and pay find what the raw replies say")
def plain_filters():
    site = searching()
    for slug, (_, wanted) in PLAIN_SEARCHES.items():
        expected = {item.id for item in RAW.values() if item.is_open(NOW) and wanted(item)}
        if not expected:
            yield f"{slug} finds nothing; the check says nothing"
        yield from same(slug, usajobs_ids(site, site.rss_pages(f"searches/{slug}/feed.xml")), expected)


@check("a job with a new title keeps its guid, and its old address leads on")
def renamed():
    board = example_board()
    before = board.built()
    old = {job["id"]: job["url"] for job in before.index}
    guids = [item.findtext("guid") for item in before.rss("feed.xml").iter("item")]
    reply = board.folder / "Content/replies/usajobs/1.json"
    changed = json.loads(reply.read_bytes())
    number = changed["SearchResult"]["SearchResultItems"][0]["MatchedObjectId"]
    changed["SearchResult"]["SearchResultItems"][0]["MatchedObjectDescriptor"]["PositionTitle"] = "Winder of Telescopes"
    board.write(reply.relative_to(board.folder), changed)
    after = board.built()
    new = {job["id"]: job["url"] for job in after.index}
    yield from same("guids", [item.findtext("guid") for item in after.rss("feed.xml").iter("item")], guids)
    job = f"usajobs:{number}"
    if new[job] == old[job]:
        yield f"{old[job]} did not change with the title"
    page = after.page(old[job])
    if not page.is_redirect or new[job] not in [after.target(page.path, address) for _, address in page.addresses]:
        yield f"{old[job]} does not lead to {new[job]}"
    yield from after.broken_links()


@check("a new board made by init builds")
def init():
    place = boards.folder() / "board"
    done = subprocess.run([boards.BOARDWALK, "init", str(place)], capture_output=True, text=True, timeout=60)
    yield from boards.Outcome(done).expect(code=0, findings=None)
    board = Board(at=place)
    # Its examples were written today.
    now = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    yield from board.build(now=now).expect(code=0, findings=0)
    yield from board.site.broken_links()
