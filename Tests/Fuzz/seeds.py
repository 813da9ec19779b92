#!/usr/bin/env python3
"""Writes what fuzzing begins with: a folder for each target, small files in it.

    seeds.py FOLDER [REPLIES]

REPLIES names a folder with recorded replies of services, a folder each; two offers of each list are taken, and the beginnings of texts.
"""
import json, pathlib, re, sys

# In the order of `jobSources`: the first byte of a seed is the place of its source.
SOURCES = (
    "adzuna arbeitnow ashby bamboohr boardwalk feed files greenhouse hackernews himalayas jobicy jobposting lever personio "
    "pinpoint recruitee remoteok remotive smartrecruiters teamtailor themuse usajobs weworkremotely workable workingnomads"
).split()
FOLDERS = {"feed": "rss", "jobposting": "jsonld"}
APART = b"\xff"

RSS = (
    '<rss version="2.0"><channel><title>A</title><item><title>Clerk at Acme</title><link>https://a.example.org/1</link>'
    "<guid>1</guid><pubDate>Fri, 20 Nov 2026 08:00:00 GMT</pubDate><description>&lt;p&gt;Text&lt;/p&gt;</description></item>"
    "</channel></rss>"
)
WORDS = {
    "words": [
        "Clerk (m/f/d)|Berlin, Germany or remote|2026-11-20|30 November 2026, 5 pm|$50k - $60k a year|Acme Ltd.|Full-time, contract|"
        "Europe/Berlin|Few|https://a.example.org/apply?id=1|Swift|We are:\n• kind\n• quick",
        "Pflegefachkraft|10115 Berlin-Mitte|20.11.2026|bis 3. Dezember|45.000 € brutto/Jahr|Klinik GmbH|Teilzeit 50 %|||||1) eins\n2) zwei",
        "Engineer, NYC|Remote (US only), except CA|Nov 20|12/05/2026|£400 per day + 10 % bonus|A & B|Permanent||3|mailto:a@b.example|C++|",
        "職員|東京都渋谷区|2026年11月20日|令和8年12月5日|月給30万円|株式会社|正社員|Asia/Tokyo||||",
    ],
    "html": [
        "<h2>About</h2><ul><li>One<li>Two</ul><p onclick=x>A <a href='https://a.example.org/?a=1&amp;b'>link</a><script>x</script>",
        "<table><tr><td>1<td>2</table>&lt;b&gt;bold&lt;/b&gt;&nbsp;&#x41;&#65;<!-- c --><![CDATA[x]]>",
        "• one\n• two\n\n1. one\n2. two<br><br>- three<br>* four<div><div>5</div></div>",
    ],
    "markdown": [
        "# Title\n\nText with *stress*, [a link](https://a.example.org), `code`.\n\n- one\n  - two\n\n> quote\n\n```\ncode\n```\n",
        "| a | b |\n|---|--:|\n| 1 | 2 |\n\n~~no~~ <b>raw</b> www.example.org a@b.example [x]: /y\n[x]",
    ],
    "addresses": [
        "https://user:pw@a.example.org:8080/a/../b?utm_source=x&id=1#/c|mailto:a@b.example?subject=x|tel:+1-555|javascript:x|//a|/a",
        "http://xn--mnchen-3ya.example/%2e%2e/|https://[::1]/|https://1.2.3.4/|HTTPS://A.EXAMPLE.ORG./jobs/amp",
    ],
    "queries": ['nurse -agency "night shift" C++ l\'ingénieur|a registered nurse for the night shift'],
    "content": [
        "title: Jobs\nbase-url: https://jobs.example.org/\nsources:\n  - greenhouse:\n      board: acme\n  - usajobs: { key: $K }\nlanguages:\n  - en\n"
        "|---\ntitle: Clerk\norganization: Acme\nplaces: [Berlin]\npay: $20/hour\ncloses: 2026-12-01\n---\nText.\n"
        "|---\ntitle: Engineer\nperson: e\norganization: A\nlink: https://a.example.org/\n---\nText.\n"
        "|---\ntitle: Nurses\nkeyword: nurse -agency\nplace: Berlin\nradius: 20\nremote: yes\n---\n"
        "|---\ntitle: About\n---\n# About\n[jobs](/jobs/)\n|---\nname: Eva\nemail: e@a.example\n---\n",
    ],
    "requests": ["GET /jobs/?page=2 HTTP/1.1\r\nHost: localhost:8080\r\nAccept: */*", "HEAD /a%20b/..%2f HTTP/1.0\nHost: x"],
    "records": ["boardwalk-manifest 1\nindex.html\njobs/a/index.html\n", '{"a":1}\n12ab'],
    "json": ['[{"a":1,"b":[true,null,-1.5e3],"c":"\\u00e9\\ud83d\\ude00\\n"},{}]', '{"a":{"a":[[],[{}]]},"a":2}'],
    "xml": ['<?xml version="1.0"?><a b="c">&amp;&#65;<![CDATA[x]]><d:e/></a>', '<script type="application/ld+json">{"@type":"JobPosting"}</script>'],
}


def cut(value):
    if isinstance(value, list):
        return [cut(item) for item in value[:2]]
    if isinstance(value, dict):
        return {name: cut(item) for name, item in value.items()}
    return value[:240] if isinstance(value, str) else value


def small(body):
    """A reply with what it repeats cut off; None where it is of no known kind."""
    try:
        return json.dumps(cut(json.loads(body)), ensure_ascii=False).encode()
    except ValueError:
        pass
    script = re.search(rb"<script[^>]*ld\+json.*?</script>", body, re.S)
    if script:
        return b"<html>" + script[0][:6000] + b"</html>"
    items = list(re.finditer(rb"<(item|position|job|entry)\b.*?</\1>", body, re.S))
    return body[: items[0].end()][:8000] + body[items[-1].end():] if items else None


def seeds(replies):
    for target, texts in WORDS.items():
        for text in texts:
            yield target, APART.join(part.encode() for part in text.split("|")) if target not in ("json", "xml", "html", "markdown", "requests") else text.encode()
    for place, source in enumerate(SOURCES):
        yield "replies", bytes([place]) + (b"\0" if source == "files" else b"") + b'{"jobs":[{"id":1,"title":"Clerk"}]}'
    for source in ("feed", "weworkremotely", "personio", "teamtailor"):
        yield "replies", bytes([SOURCES.index(source)]) + RSS.encode()
    yield "replies", bytes([SOURCES.index("files"), 1]) + "id;title;organization;place;pay;closes\n1;Clerk;Acme;Berlin;40.000 €;1.12.2026\n".encode()
    for place, source in enumerate(SOURCES):
        folder = pathlib.Path(replies or "/nonexistent", FOLDERS.get(source, source))
        if not replies or not folder.is_dir():
            continue
        for path in sorted(folder.iterdir())[:6]:
            body = small(path.read_bytes())
            if body:
                yield "replies", bytes([place]) + body
                yield ("json" if body[:1] in b"[{" else "xml"), body[:4000]


def main():
    folder = pathlib.Path(sys.argv[1])
    for number, (target, seed) in enumerate(seeds(sys.argv[2] if len(sys.argv) > 2 else None)):
        (folder / target).mkdir(parents=True, exist_ok=True)
        (folder / target / f"seed-{number}").write_bytes(seed)


main()
