"""The feeds and calendars of the example board follow their rules and fit the pages they belong to."""

import email.utils

import icalendar

from boards import example, example_later
from checking import check, same
from feed_rules import calendar_problems, each, json_feed_problems, rss_problems, xml_problems


@check("every feed, sitemap and picture is well-formed XML")
def well_formed():
    yield from xml_problems(example(), ["**/*.xml", "**/*.svg"])


@check("every RSS feed follows RSS 2.0 and its best-practices profile")
def rss():
    yield from each(example(), "**/feed.xml", rss_problems)


@check("every JSON Feed follows JSON Feed 1.1")
def json_feeds():
    yield from each(example(), "**/feed.json", json_feed_problems)


@check("every calendar follows RFC 5545")
def calendars():
    yield from each(example(), "**/*.ics", calendar_problems)


@check("a calendar holds the closing days of its list's open jobs")
def closing_days():
    for site in [example(), example_later()]:
        closes = {job["url"]: job["closes"] for job in site.index if "closes" in job}
        lists = {"closing.ics": "index.html"} | {
            f"searches/{s}/closing.ics": f"searches/{s}/index.html" for s in site.searches
        }
        for path, page in lists.items():
            events = icalendar.Calendar.from_ical(site.read(path)).walk("VEVENT")
            seen = [(site.target(path, str(event["URL"])), event["DTSTART"].dt.isoformat()[:10]) for event in events]
            yield from same(path, seen, [(job, closes[job]) for job in site.listed(page) if job in closes])


@check("pages point to their feeds, and the feeds to their pages")
def discovery():
    site = example()
    for path in site.paths("**/feed.xml"):
        home = site.target(path, site.rss(path).findtext("link"))
        named = [
            site.target(home, e.get("href")) for e in site.page(home).elements("link") if e.get("rel") == "alternate"
        ]
        if path not in named:
            yield f"{home} does not name its feed {path} but {named}"


@check("a feed shown twice is the same feed: dates come from its items")
def dates():
    site = example()
    for path in site.paths("**/feed.xml"):
        channel = site.rss(path)
        newest = max(
            (email.utils.parsedate_to_datetime(i.findtext("pubDate")) for i in channel.iter("item")), default=None
        )
        built = channel.findtext("lastBuildDate")
        if newest and email.utils.parsedate_to_datetime(built) != newest:
            yield f"{path} was built {built}, and its newest item is of {newest}"
