"""A board in several languages: no word of one on the pages of another, and every page knows its others."""

import functools
import json
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree

import feedparser
import icalendar
import yaml

from boards import REPOSITORY, Board, example_board
from checking import Skip, check, same
from feed_rules import xml_problems
from published import text

OTHERS = ["de", "fr"]
SPOKEN = ["aria-label", "placeholder", "title", "alt"]  # attributes that are read out or shown
XHTML = "{http://www.w3.org/1999/xhtml}"
PLACE = re.compile(r"\{\{([^}]*)\}\}")
NUMBERS = ["count", "date", "page", "pages", "taken", "total", "days"]


@functools.cache
def spoken():
    """The example board in English, German and French."""
    board = example_board()
    settings = board.folder / "Content/board.yml"
    settings.write_text(settings.read_text().replace("\nlanguage: en\n", "\nlanguages: [en, de, fr]\n"))
    return board.built()


@functools.cache
def words(code):
    """Every text of a language's file by the way to it."""
    file = yaml.safe_load((REPOSITORY / f"Templates/languages/{code}.yml").read_text())

    def texts(value, way):
        if isinstance(value, dict):
            for key, inner in value.items():
                yield from texts(inner, (*way, key))
        elif isinstance(value, list):
            for number, inner in enumerate(value):
                yield from texts(inner, (*way, number))
        else:
            yield way, str(value)

    return dict(pair for section in ("templates", "pages", "scripts") for pair in texts(file[section], (section,)))


@functools.cache
def foreign(code):
    """Patterns of what English says and this language says otherwise; texts that are hardly more than places say nothing."""
    others = set(words("en").values()) - set(words(code).values())
    long = [one for one in others if len(re.findall("[A-Za-z]", PLACE.sub("", one))) > 4]
    return re.compile("|".join(f"(?:{pattern(one)})" for one in sorted(long)))


def pattern(sentence):
    """Of a sentence with anything in its places, and figures in those of numbers."""
    parts = PLACE.split(sentence)  # words, a name, words, …
    return "".join(
        re.escape(part) if number % 2 == 0 else r"[\d.,\s]+" if part in NUMBERS else ".+" for number, part in enumerate(parts)
    )


def said(page):
    """What a page itself says: not the texts of jobs and posts, nor their titles."""
    strange = {id(inner) for element in page.elements("article", "h1", "h3") for inner in element.iter()}
    strange |= {id(inner) for element in page.elements("dd") for inner in element.iter()}
    for element in page.elements():
        if element.tag in ("script", "style") or element.get("class") == "text intro":
            continue
        yield from (element.get(name) for name in SPOKEN if element.get(name) and element.tag != "link")
        if id(element) not in strange:
            yield element.text or ""
        yield from (child.tail or "" for child in element if id(element) not in strange)


@check("no page in German or French says what the English file says")
def no_english():
    site = spoken()
    # Searches and fields of work are called what the board or its sources call them.
    named = [text(e) for path in site.paths("searches/*/index.html") for e in site.page(path).elements("h1")]
    named += [value["title"] for value in site.manifest["facets"]["category"]]
    for code in OTHERS:
        other = foreign(code)
        for path in site.paths(f"{code}/**/*.html"):
            for words in said(site.page(path)):
                if other.fullmatch(words.strip()) and not any(name in words for name in named):
                    yield f"{path}: {words.strip()}"


@check("every page says its language, and is HTML without an error")
def declared():
    site = spoken()
    for page in site.pages:
        first = page.path.split("/")[0]
        code = first if first in OTHERS else "en"
        if page.elements("html")[0].get("lang") != code:
            yield f"{page.path} is not in {code}"
        yield from page.errors


@check("every page that search engines list names itself in each language, and so do those")
def alternates():
    site = spoken()
    for page in site.pages:
        named = {e.get("hreflang"): e.get("href") for e in page.elements("link") if e.get("hreflang")}
        if not page.may_be_indexed or page.is_redirect or page.path.endswith("404.html"):
            if named:
                yield f"{page.path} is not for search engines, and names {named}"
            continue
        within = re.sub(r"^(de|fr)/", "", page.path)
        wanted = {"en": site.address(within), "x-default": site.address(within)}
        wanted |= {code: site.address(f"{code}/{within}") for code in OTHERS}
        if named != wanted:
            yield f"{page.path} names {named}"
        if page.link("canonical") not in named.values():
            yield f"{page.path} is not among its own languages"
        yield from (f"{page.path}: there is no {url}" for url in named.values() if not site.has(site.target(page.path, url)))


@check("the site map has every page in every language, with the others beside it")
def site_map():
    site = spoken()
    yield from xml_problems(site, ["sitemap.xml"])
    for url in ElementTree.fromstring(site.read("sitemap.xml")):
        address = url[0].text
        beside = {link.get("hreflang"): link.get("href") for link in url.iter(f"{XHTML}link")}
        yield from same(f"languages of {address}", beside, ["en", *OTHERS])
        if address not in beside.values():
            yield f"{address} is not beside itself"
        yield from (f"{one} is not in the site map" for one in beside.values() if one not in site.sitemap)
    if len(set(site.sitemap)) != len(site.sitemap):
        yield "a page is there twice"


@check("every link between the languages resolves")
def links():
    yield from spoken().broken_links()


@check("feeds and calendars are in their language, and know the same jobs by the same names")
def feeds():
    site = spoken()
    for code in OTHERS:
        for path in site.paths("feed.xml") + site.paths("searches/*/feed.xml"):
            ours, theirs = feedparser.parse(site.read(path)), feedparser.parse(site.read(f"{code}/{path}"))
            if theirs.feed.language != code or theirs.bozo:
                yield f"{code}/{path}: {theirs.feed.get('language')} {theirs.get('bozo_exception')}"
            yield from same(f"{code}/{path}", [e.id for e in theirs.entries], [e.id for e in ours.entries])
            if json.loads(site.read(f"{code}/{path.replace('.xml', '.json')}"))["language"] != code:
                yield f"{code}/{path.replace('.xml', '.json')} is not in {code}"
        calendar = icalendar.Calendar.from_ical(site.read(f"{code}/closing.ics"))
        start = words(code)[("pages", "closes-event")].split("{{")[0]
        for event in calendar.walk("VEVENT"):
            if not str(event["SUMMARY"]).startswith(start):
                yield f"{code}/closing.ics: {event['SUMMARY']}"


# One of all that have the same rule, by the Unicode CLDR.
RULES = "en ja fr es pt-PT he pl uk cs hr is sl lt lv ro ar cy ga gd gv br kw mt ksh fil sgs shi tzm hi".split()
FORMS = """
const codes = JSON.parse(process.argv[2])
const rules = Object.fromEntries(codes.map((code) => [code, new Intl.PluralRules(code)]))
const numbers = [...Array(1200).keys(), 10000, 100001, 1000000, 2000000, 1000002]
"""
FORMS_OF = FORMS + """
console.log(JSON.stringify(codes.map((code) => [...new Set(numbers.map((number) => rules[code].select(number)))])))
"""
DIFFERENT = FORMS + """
for (const code of codes) {
  const { strings } = await import(`${process.argv[3]}/${code === codes[0] ? '' : code.toLowerCase() + '/'}assets/strings.js`)
  for (const number of numbers) {
    const said = strings.applicationsCount(number).split(' ')[0]
    if (said !== rules[code].select(number)) console.log(`${code}: ${number} takes ${said}, not ${rules[code].select(number)}`)
  }
}
"""


def in_node(program, *arguments):
    if not shutil.which("node"):
        raise Skip("no node")
    command = ["node", "--input-type=module", "--eval", program, "-", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    if done.returncode:
        raise AssertionError(done.stderr[-500:])
    return done.stdout


@check("a number takes the form that browsers know for it, in languages with every rule there is")
def forms_of_numbers():
    english = yaml.safe_load((REPOSITORY / "Templates/languages/en.yml").read_text())
    board = Board({"Content/board.yml": {"title": "Harbour jobs", "base-url": "https://jobs.example.org/", "languages": RULES}})
    for code, forms in zip(RULES, json.loads(in_node(FORMS_OF, json.dumps(RULES)))):
        texts = {form: form + " {{count}}" for form in [*forms, "other"]}
        file = english | {"code": code, "scripts": english["scripts"] | {"applications-count": texts}}
        board.write(f"Templates/languages/{code}.yml", file)
    site = board.built()
    yield from in_node(DIFFERENT, json.dumps(RULES), str(site.folder)).splitlines()
