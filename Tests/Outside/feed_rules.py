"""What the specifications of feeds and calendars ask for, and the best-practices profile of the RSS Advisory Board."""

import datetime
import email.utils
import json
import re
import subprocess
from urllib.parse import urlsplit

import feedparser
import icalendar

from published import ATOM
from safety import text_dangers

CHANNEL = {"title", "link", "description", "language", "ttl", "lastBuildDate", "item", "category", "image", "pubDate",
           "generator", "docs", "copyright", ATOM + "link", "{http://purl.org/syndication/history/1.0}complete"}  # fmt: skip
# The profile's word for who wrote an item, where no e-mail address is given.
CREATOR = "{http://purl.org/dc/elements/1.1/}creator"
ITEM = {"title", "link", "description", "guid", "pubDate", "category", "author", CREATOR}


def xml_problems(site, patterns=("**/*.xml",)):
    """What xmllint says of the XML files."""
    paths = [str(site.folder / path) for pattern in patterns for path in site.paths(pattern)]
    done = subprocess.run(["xmllint", "--noout", "--nonet", *paths], capture_output=True, text=True, timeout=60)
    if done.returncode:
        yield from done.stderr.splitlines()
    if not paths:
        yield "there is no XML at all"


def rss_problems(site, path):
    """What is wrong with an RSS feed."""
    raw = site.read(path).decode()
    channel = site.rss(path)
    items = channel.findall("item")
    parsed = feedparser.parse(site.read(path))
    if parsed.bozo or parsed.version != "rss20" or len(parsed.entries) != len(items):
        yield f"feedparser: {parsed.get('bozo_exception')}, {parsed.version}, {len(parsed.entries)} entries"
    yield from (
        f"the channel has no {name}"
        for name in ("title", "link", "description", "language")
        if not channel.findtext(name)
    )
    yield from (f"an unknown <{e.tag}> in the channel" for e in channel if e.tag not in CHANNEL)
    itself = [link.attrib for link in channel.findall(ATOM + "link") if link.get("rel") == "self"]
    if itself != [{"href": site.address(path), "rel": "self", "type": "application/rss+xml"}]:
        yield f"it does not name itself as {site.address(path)} but as {itself}"
    if items and not channel.findtext("lastBuildDate"):
        yield "it has items and no lastBuildDate"
    # In plain text the profile asks for hexadecimal references of & and <.
    for reference in set(re.findall(r"&(?!#x[0-9A-Fa-f]+;)[^;\s]{0,8};?", raw)):
        yield f"holds {reference!r}, which is no hexadecimal reference"
    if "<![CDATA[" in raw or "<!DOCTYPE" in raw:
        yield "holds a CDATA section or a DOCTYPE"
    guids = [item.find("guid") for item in items]
    if len({guid.text for guid in guids}) != len(items) or any(guid.get("isPermaLink") != "false" for guid in guids):
        yield "guids are not unique, or claim to be addresses"
    dates = [channel.findtext("lastBuildDate"), *(item.findtext("pubDate") for item in items)]
    yield from (f"{date!r} is no RFC 822 date" for date in dates if date is not None and not is_rfc822(date))
    moments = [email.utils.parsedate_to_datetime(item.findtext("pubDate")) for item in items]
    if moments != sorted(moments, reverse=True):
        yield "it is not newest first"
    for item in items:
        name = item.findtext("link")
        yield from (f"{name}: an unknown <{e.tag}>" for e in item if e.tag not in ITEM)
        yield from (
            f"{name}: no {part}" for part in ("title", "guid", "pubDate", "description") if not item.findtext(part)
        )
        yield from (f"{name}: {e.tag} twice" for e in item if e.tag != "category" and len(item.findall(e.tag)) > 1)
        if not item.findtext("title").endswith(f", {item.findtext(CREATOR)}".replace("</", "< /")):
            yield f"{name}: its title does not end with who hires, {item.findtext(CREATOR)!r}"
        if not is_web(name):
            yield f"{name!r} is no web address"
        yield from (f"{name}: {danger}" for danger in text_dangers(item.findtext("description")))


def json_feed_problems(site, path):
    """What is wrong with a JSON Feed 1.1."""
    feed = json.loads(site.read(path))
    if feed.get("version") != "https://jsonfeed.org/version/1.1" or not feed.get("title"):
        yield "version or title are wrong"
    if feed.get("feed_url") != site.address(path) or not feed["home_page_url"].startswith(site.base):
        yield f"names itself {feed.get('feed_url')}, of {feed.get('home_page_url')}"
    ids = [item.get("id") for item in feed["items"]]
    if len(set(ids)) != len(ids) or not all(isinstance(one, str) and one for one in ids):
        yield "ids are not unique texts"
    for item in feed["items"]:
        name = item["id"]
        if not isinstance(item.get("content_html", item.get("content_text")), str):
            yield f"{name} has no content"
        if not all(is_web(item[key]) for key in ("url", "external_url") if key in item):
            yield f"{name} has an address that is none of the web: {item.get('url')}, {item.get('external_url')}"
        for key in ("date_published", "date_modified"):
            if key in item and not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)", item[key]):
                yield f"{name}: {key} {item[key]!r} is not RFC 3339"
        if any(not isinstance(tag, str) for tag in item.get("tags", [])) or any(
            not a.get("name") for a in item.get("authors", [])
        ):
            yield f"{name}: tags or authors are wrong"
        yield from (f"{name}: {danger}" for danger in text_dangers(item.get("content_html", "")))


def calendar_problems(site, path):
    """What is wrong with a calendar of closing dates."""
    raw = site.read(path)
    lines = raw.split(b"\r\n")
    if lines.pop() != b"" or any(b"\n" in line or b"\r" in line for line in lines):
        yield "lines do not end in CRLF"
    for line in lines:
        if len(line) > 75:
            yield f"a line of {len(line)} octets: {line[:40]}"
        line.decode()  # folded between characters, never within one
        if re.search(rb"[\x00-\x08\x0b-\x1f\x7f]", line):
            yield f"a control character in {line[:40]}"
    calendar = icalendar.Calendar.from_ical(raw)
    events = calendar.walk("VEVENT")
    yield from (f"the calendar has no {name}" for name in ("VERSION", "PRODID") if name not in calendar)
    if calendar.errors or any(event.errors for event in events):
        yield f"icalendar says {calendar.errors + [event.errors for event in events if event.errors]}"
    uids = [str(event["UID"]) for event in events]
    if len(set(uids)) != len(uids):
        yield "UIDs are not unique"
    for event in events:
        yield from (
            f"{event['UID']} has no {name}" for name in ("DTSTAMP", "DTSTART", "SUMMARY", "URL") if name not in event
        )
        if not is_web(str(event["URL"])):
            yield f"{event['URL']} is no web address"


def is_rfc822(date):
    """`Fri, 20 Nov 2026 00:00:00 GMT`, with the right day of the week."""
    try:
        moment = email.utils.parsedate_to_datetime(date)
    except (TypeError, ValueError):
        return False
    return email.utils.format_datetime(moment.astimezone(datetime.timezone.utc), usegmt=True) == date


def is_web(address):
    parts = urlsplit(address)
    return parts.scheme in ("http", "https") and bool(parts.netloc) and not re.search(r"[\s<>\"]", address)


def each(site, pattern, problems):
    """The problems of every file of a kind, each with its file."""
    paths = site.paths(pattern)
    if not paths:
        yield f"there is no {pattern}"
    for path in paths:
        yield from (f"{path}: {problem}" for problem in problems(site, path))
