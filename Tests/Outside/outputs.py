"""What a board publishes when it is asked to: Atom, jobs.xml, security.txt; what stands beside them in every feed."""

import datetime
import functools
import hashlib
import json
import struct
import xml.etree.ElementTree as ElementTree
import zlib

import feedparser
import icalendar

from boards import NOW, Board, example, example_board
from checking import check, same
from feed_rules import each, xml_problems

ATOM = "{http://www.w3.org/2005/Atom}"
HUB = "https://hub.example.org/"
REQUIRED = {"title", "description", "datePosted", "hiringOrganization"}


@functools.cache
def asked():
    """The example board with everything that can be asked for."""
    board = example_board()
    settings = board.folder / "Content/board.yml"
    extra = f"\noutputs: [atom, jobs-xml]\nhub: {HUB}\nsecurity-contact: https://tideline.example.org/security/\n"
    settings.write_text(settings.read_text() + extra)
    return board.built()


@check("every Atom feed follows RFC 4287, and has what the RSS feed beside it has")
def atom():
    site = asked()
    yield from xml_problems(site, ["**/atom.xml", "jobs*.xml"])
    yield from each(site, "**/atom.xml", atom_problems)
    yield from same("Atom feeds", [p.replace("atom", "feed") for p in site.paths("**/atom.xml")], site.paths("**/feed.xml"))


def atom_problems(site, path):
    feed = ElementTree.fromstring(site.read(path))
    entries = feed.findall(ATOM + "entry")
    parsed = feedparser.parse(site.read(path))
    if parsed.bozo or parsed.version != "atom10" or len(parsed.entries) != len(entries):
        yield f"feedparser: {parsed.get('bozo_exception')}, {parsed.version}, {len(parsed.entries)} entries"
    for element in [feed, *entries]:
        for name in ["id", "title", "updated"]:
            if len(element.findall(ATOM + name)) != 1 or not element.findtext(ATOM + name):
                yield f"one {name} is asked for in {element.tag}"
        for name in ["updated", "published"]:
            text = element.findtext(ATOM + name)
            if text and not datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).tzinfo:
                yield f"{text} is no RFC 3339 date"
    if any(entry.find(f"{ATOM}author/{ATOM}name") is None for entry in entries):
        yield "an entry has no author"
    links = {link.get("rel"): link.get("href") for link in feed.findall(ATOM + "link")}
    if links.get("self") != site.address(path) or links.get("hub") != HUB:
        yield f"its links are {links}"
    beside = site.rss(path.replace("atom", "feed"))
    yield from same(path, [e.findtext(ATOM + "id") for e in entries], [i.findtext("guid") for i in beside.iter("item")])


@check("jobs.xml has every job that search engines may have, with what aggregators ask for")
def aggregators():
    site = asked()
    source = ElementTree.fromstring(site.read("jobs.xml"))
    jobs = source.findall("job")
    expected = [site.address(job["url"]) for job in site.index if job["kind"] == "job"]
    yield from same("jobs", [job.findtext("url") for job in jobs], [e.removesuffix("index.html") for e in expected])
    for job in jobs:
        for name in ["title", "date", "referencenumber", "url", "company", "description"]:
            if not job.findtext(name):
                yield f"{job.findtext('url')} has no {name}"


@check("every open job has a picture of the size that other sites ask for, and its page names it; one in other letters has the board's")
def pictures():
    post = "---\ntitle: {}\norganization: Dock\nlocation: Portland, Maine\nposted: 2026-11-20\n---\nWork.\n"
    board = Board({"Content/board.yml": "title: T\nbase-url: https://t.example.org/b/\noutputs: [pictures]\n"})
    for title in ["Pilot", "Лоцман и штурман", "東京", "東京 – Senior", "A" * 200]:
        board.write(f"Content/jobs/{hashlib.md5(title.encode()).hexdigest()}.md", post.format(title))
    site = board.built()
    shared = site.address("card.png")
    for path, title in [(job["url"], job["title"]) for job in site.index] + [("index.html", "T")]:
        names = {meta.get("property"): meta.get("content") for meta in site.page(path).elements("meta")}
        card = path.removesuffix("index.html") + "card.png"
        has_own = "東京" not in title
        expected = site.address(card) if has_own else shared
        if names.get("og:image") != expected or not names.get("og:image:alt"):
            yield f"{path} names {names.get('og:image')} as {names.get('og:image:alt')!r}"
        if has_own != (site.folder / card).exists():
            yield f"{path}: a picture {'is not' if has_own else 'is'} there"
        elif has_own:
            yield from picture_problems(site.read(card), path)


def picture_problems(data, path):
    """Reads the whole of a PNG: every chunk's sum, and as many pixels as it says."""
    position, chunks = 8, {}
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        yield f"{path}: no PNG"
        return
    while position < len(data):
        (length,) = struct.unpack(">I", data[position : position + 4])
        name, body = data[position + 4 : position + 8], data[position + 8 : position + 8 + length]
        if struct.unpack(">I", data[position + 8 + length : position + 12 + length])[0] != zlib.crc32(name + body):
            yield f"{path}: the sum of {name} is wrong"
        chunks[name] = body
        position += 12 + length
    width, height = struct.unpack(">II", chunks[b"IHDR"][:8])
    rows = zlib.decompress(chunks[b"IDAT"])
    if (width, height, len(rows)) != (1200, 630, 630 * 1201) or not len(set(rows)) > 8 or len(data) > 200_000:
        yield f"{path}: {width} × {height}, {len(rows)} bytes of pixels, {len(set(rows))} steps, {len(data)} bytes"


@check("security.txt says whom to write to and holds for less than a year")
def security():
    fields = dict(line.split(": ", 1) for line in asked().read("security.txt").decode().splitlines())
    now = datetime.datetime.fromisoformat(NOW.replace("Z", "+00:00"))
    until = datetime.datetime.fromisoformat(fields["Expires"].replace("Z", "+00:00"))
    if not now < until <= now + datetime.timedelta(days=366):
        yield f"it expires {until}"
    if fields["Contact"] != "https://tideline.example.org/security/":
        yield f"it says to write to {fields['Contact']}"


@check("the hub stands in every feed when there is one, and in none otherwise")
def hub():
    for site, expected in [(asked(), HUB), (example(), None)]:
        for path in site.paths("**/feed.json"):
            hubs = json.loads(site.read(path)).get("hubs", [{}])
            if hubs[0].get("url") != expected:
                yield f"{path} has {hubs}"
        for path in site.paths("**/feed.xml"):
            hubs = [link.get("href") for link in site.rss(path).findall(ATOM + "link") if link.get("rel") == "hub"]
            if hubs != ([expected] if expected else []):
                yield f"{path} has {hubs}"


@check("a JSON Feed's item says of a job what its page says to search engines")
def postings():
    site = example()
    seen = 0
    for path in site.paths("**/feed.json"):
        for item in json.loads(site.read(path))["items"]:
            posting = item.get("_jobposting")
            if posting is None:
                continue
            seen += 1
            page = site.page(site.target(path, item["url"]))
            if [posting] != page.postings:
                yield f"{path}: {item['url']} differs from its page"
            if not REQUIRED <= posting.keys():
                yield f"{path}: {item['url']} lacks {REQUIRED - posting.keys()}"
    if not seen:
        yield "no item has one"


@check("every event of a calendar has a number that says which is newer")
def sequences():
    site = example()
    for path in site.paths("**/*.ics"):
        for event in icalendar.Calendar.from_ical(site.read(path)).walk("VEVENT"):
            if not 0 <= int(event.get("SEQUENCE", -1)) < 1 << 31:
                yield f"{path}: {event.get('UID')} has {event.get('SEQUENCE')}"


@check("every page of the menu's kind names a feed, and each feed it names is there")
def discovery():
    site = example()
    for path in site.paths("**/*.html"):
        page = site.page(path)
        if page.is_redirect:
            continue
        feeds = [link.get("href") for link in page.elements("link") if link.get("rel") == "alternate"]
        if not feeds:
            yield f"{path} names no feed"
