"""Recorded USAJobs replies, served over HTTP: every item has its page, every list and feed holds what it should."""

import collections
import functools
import json
import os
import pathlib

from api import EMAIL, KEY, serving, usajobs
from boards import Board, differences, snapshot
from checking import Skip, check, same
from feed_rules import calendar_problems, each, json_feed_problems, rss_problems, xml_problems
from safety import page_dangers
from usajobs import Item

LEFT_OVERS = ["&amp;rsquo;", "&amp;#39;", "&amp;nbsp;", ":443/", "&lt;c0&gt;"]
DAYS = ["2018-11-01T12:00:00Z", "2023-01-01T12:00:00Z"]
BOARD = """title: Recorded
base-url: https://recorded.example/
time-zone: America/New_York
sources:
  - usajobs:
      key: $USAJOBS_API_KEY
      email: $USAJOBS_EMAIL
      endpoint: {endpoint}
      queries: [{{Keyword: everything}}]
"""
SEARCHES = {
    "health": ("category: ['0610', '0602', '0620']", lambda item: item.categories & {"0610", "0602", "0620"}),
    "army": ("organization: Department of the Army", lambda item: "Department of the Army" in item.organizations),
    "screening": ("category: '1802'", lambda item: "1802" in item.categories),
    "a-hundred-thousand": ("salary-min: 100000", lambda item: (item.yearly_top or 0) >= 100000),
    "anywhere": ("remote: true", lambda item: item.is_remote),
}


@functools.cache
def raw_items():
    """Every recorded item, in the order of the files, repeated ones as often as they were recorded."""
    if "USAJOBS_REPLIES" not in os.environ:
        raise Skip("USAJOBS_REPLIES names no folder")
    folder = pathlib.Path(os.environ["USAJOBS_REPLIES"])
    replies = [json.loads(path.read_bytes()) for path in sorted(folder.glob("[0-9]*.json"))]
    items = [item for reply in replies for item in reply["SearchResult"]["SearchResultItems"]]
    return items + [json.loads(path.read_bytes())["item"] for path in sorted(folder.glob("items/*.json"))]


def items():
    """The distinct items by their ids; the first word counts."""
    found = {}
    for raw in raw_items():
        found.setdefault(raw["MatchedObjectId"], Item(raw))
    return found


@functools.cache
def built(now):
    """The board built twice on that day: its folder, both outcomes, and the files after each."""
    board = Board()
    for slug, (filter, _) in SEARCHES.items():
        board.write(f"Content/searches/{slug}.md", f"---\ntitle: {slug}\n{filter}\n---\n")
    with serving(usajobs(raw_items())) as endpoint:
        board.write("Content/board.yml", BOARD.format(endpoint=endpoint))
        runs = []
        for _ in range(2):
            outcome = board.build(now=now, environment={"USAJOBS_API_KEY": KEY, "USAJOBS_EMAIL": EMAIL})
            runs.append((outcome, snapshot(board.folder / "public")))
    return board, runs


def sites():
    """The site of each day, with the day."""
    for now in DAYS:
        board, runs = built(now)
        if runs[0][0].code:
            raise AssertionError(f"{now}: {runs[0][0]}"[:600])
        yield now, board.site


@check("recorded replies build, and a second build gives the same bytes")
def twice():
    for now in DAYS:
        _, ((first, before), (second, after)) = built(now)
        yield from first.expect(code=0, findings=None)
        yield from second.expect(code=0, findings=None)
        yield from differences(before, after)
        if KEY in first.printed:
            yield "the key is printed"


@check("every recorded item has exactly one page")
def one_page_each():
    for now, site in sites():
        pages = collections.defaultdict(set)
        for path in site.job_paths:
            for _, address in site.page(path).addresses:
                pages[address].add(path)
        by_id = {job["id"]: job["url"] for job in site.index}
        for item in items().values():
            found = set.union(*(pages[address] for address in item.addresses))
            if len(found) != 1:
                yield f"{now}: {item.id} {item.job['PositionTitle']!r} has the pages {found}"
            elif item.is_open(now) and by_id.get(f"usajobs:{item.id}") not in found:
                yield f"{now}: {item.id} is open; the index has {by_id.get(f'usajobs:{item.id}')}, its page is {found}"
        if len(site.job_paths) != len(items()):
            yield f"{now}: {len(site.job_paths)} job pages for {len(items())} items"


@check("the pages of the list hold every open recorded job once, and the index the same")
def lists():
    for now, site in sites():
        open_ids = {f"usajobs:{item.id}" for item in items().values() if item.is_open(now)}
        if not 15 < len(open_ids) < len(items()):
            yield f"{now}: {len(open_ids)} open jobs of {len(items())} say little"
        by_url = {job["url"]: job["id"] for job in site.index}
        listed = site.listed("index.html")
        yield from same(f"{now}: jobs listed", [by_url.get(path, path) for path in listed], open_ids)
        yield from same(f"{now}: the index", by_url.values(), open_ids)
        if len(set(listed)) < len(listed) or site.manifest["count"] != len(listed):
            yield f"{now}: {len(listed)} rows, {len(set(listed))} jobs, count {site.manifest['count']}"


@check("each search's pages and feeds hold exactly the jobs that match")
def searches():
    for now, site in sites():
        by_url = {job["url"]: job["id"] for job in site.index}
        for slug, (_, wanted) in SEARCHES.items():
            root = f"searches/{slug}"
            expected = {f"usajobs:{item.id}" for item in items().values() if item.is_open(now) and wanted(item)}
            for name, paths in {
                "pages": site.listed(f"{root}/index.html"),
                "feed.xml": site.rss_pages(f"{root}/feed.xml"),
                "feed.json": site.json_pages(f"{root}/feed.json"),
            }.items():
                yield from same(f"{now}: {root} {name}", [by_url.get(path, path) for path in paths], expected)
                if len(paths) != len(set(paths)):
                    yield f"{now}: {root} {name} holds a job twice"
    for slug, (_, wanted) in SEARCHES.items():
        if not any(item.is_open(now) and wanted(item) for now in DAYS for item in items().values()):
            yield f"{slug} never finds anything; the check says nothing"


@check("pages of recorded items are valid and safe, and their links resolve")
def pages():
    for now, site in sites():
        yield from (f"{now}: {problem}" for problem in site.broken_links())
        for page in site.pages:
            yield from page.errors
            yield from page_dangers(page, site.host)
            source = site.read(page.path).decode()
            yield from (f"{page.path} shows {left!r} of the API" for left in LEFT_OVERS if left in source)


@check("feeds and calendars of recorded items follow their rules")
def feeds():
    for _, site in sites():
        yield from xml_problems(site)
        yield from each(site, "**/feed.xml", rss_problems)
        yield from each(site, "**/feed.json", json_feed_problems)
        yield from each(site, "**/*.ics", calendar_problems)
