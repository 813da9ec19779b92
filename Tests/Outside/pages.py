"""Every page: valid HTML, well made, honest to crawlers, and closed jobs taken out of everything."""

import json
import re
import xml.etree.ElementTree as ElementTree

from boards import LATER, REPOSITORY, example, example_later
from checking import check, few, same
from published import text
from safety import page_dangers
from usajobs import items_of

KINDS = ["index.html", "page/2/index.html", "jobs/*/index.html", "searches/index.html", "searches/*/index.html",
         "referrals/index.html", "referrals/*/index.html", "organizations/index.html", "organizations/*/index.html",
         "locations/index.html", "locations/*/index.html", "categories/index.html", "categories/*/index.html",
         "people/index.html", "people/*/index.html", "sources/index.html", "about/index.html", "404.html"]  # fmt: skip


def whole_pages(site):
    return [page for page in site.pages if not page.is_redirect]


@check("there is a page of every kind")
def kinds():
    yield from (f"no {kind}" for kind in KINDS if not example().paths(kind))


@check("html5lib finds no parse error on any page, and UTF-8 is said in time")
def valid():
    for site in [example(), example_later()]:
        for page in site.pages:
            yield from page.errors
            if page.encoding != "utf-8":
                yield f"{page.path} is taken for {page.encoding}"


@check("every page has a language, a title, one main, one h1, headings in order, unique ids and texts for pictures")
def well_made():
    for page in whole_pages(example()):
        root = page.elements("html")[0]
        if not root.get("lang"):
            yield f"{page.path} has no language"
        titles = [text(e).strip() for e in page.elements("title")]
        if len(titles) != 1 or not titles[0]:
            yield f"{page.path} has the titles {titles}"
        yield from (
            f"{page.path} has not exactly one {name}" for name in ("main", "h1") if len(page.elements(name)) != 1
        )
        levels = [int(e.tag[1]) for e in page.shown("h1", "h2", "h3", "h4", "h5", "h6")]
        steps = zip([0, *levels], levels)
        yield from (f"{page.path} goes from h{a} to h{b}" for a, b in steps if b > a + 1)
        yield from (f"{page.path} has the id {one!r} twice" for one in set(page.ids) if page.ids.count(one) > 1)
        yield from (f"{page.path} has a picture without alt" for e in page.elements("img") if e.get("alt") is None)
        for element in page.elements():
            for name in ("for", "aria-labelledby", "aria-describedby", "aria-controls", "form"):
                missing = set((element.get(name) or "").split()) - set(page.ids)
                if missing:
                    yield f"{page.path}: {name} names {few(missing)}, which is not there"


@check("no page has a script, a style or a handler of its own")
def nothing_inline():
    for page in whole_pages(example()):
        yield from page_dangers(page, example().host)


@check("titles and descriptions of pages that may be indexed are their own")
def own_titles():
    seen = {}
    for page in whole_pages(example()):
        title = text(page.elements("title")[0])
        if page.path.startswith(("jobs/", "referrals/")) or not page.may_be_indexed:
            continue  # two announcements may well have one title
        if title in seen:
            yield f"{page.path} and {seen[title]} have the title {title!r}"
        seen[title] = page.path


@check("a job open for applications has a JobPosting with what search engines require, and no other page has one")
def postings():
    site = example()
    jobs = {job["url"]: job for job in site.index}
    without = [path for path, job in jobs.items() if job["kind"] == "job" and not site.page(path).postings]
    if without:
        yield f"{few(without)} have no JobPosting"
    for page in site.pages:
        for posting in page.postings:
            if page.path not in jobs or len(page.postings) > 1:
                yield f"{page.path} has {len(page.postings)} JobPostings"
            yield from (
                f"{page.path}: {problem}" for problem in posting_problems(posting, page, jobs.get(page.path, {}))
            )


def posting_problems(posting, page, job):
    """Source: https://developers.google.com/search/docs/appearance/structured-data/job-posting"""
    if not posting.get("@context", "").startswith("https://schema.org"):
        yield "no context"
    for name in ("title", "description", "datePosted"):
        if not isinstance(posting.get(name), str) or not posting[name].strip():
            yield f"no {name}"
    if not posting.get("hiringOrganization", {}).get("name"):
        yield "no hiringOrganization"
    remote = posting.get("jobLocationType") == "TELECOMMUTE" and posting.get("applicantLocationRequirements")
    if not posting.get("jobLocation") and not remote:
        yield "neither jobLocation nor remote with applicantLocationRequirements"
    if "jobLocationType" in posting and not remote:
        yield f"jobLocationType {posting['jobLocationType']} without applicantLocationRequirements"
    places = posting.get("jobLocation") or []
    for place in places if isinstance(places, list) else [places]:
        if not place.get("address", {}).get("addressCountry"):
            yield f"a place without a country: {place}"
    if "closes" in job and not re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d", posting.get("validThrough", "")):
        yield f"validThrough is {posting.get('validThrough')!r}"
    if posting["title"] != " ".join(text(page.elements("h1")[0]).split()):
        yield f"the title {posting['title']!r} is not the page's"
    if not posting["description"].lstrip().startswith("<"):
        yield "the description is no HTML"
    pay = posting.get("baseSalary")
    if pay and (
        not re.fullmatch("[A-Z]{3}", pay["currency"]) or not {"value", "minValue", "maxValue"} & set(pay["value"])
    ):
        yield f"baseSalary is {pay}"


@check("a closed job keeps a page that says so, and is in nothing else")
def closed():
    site = example_later()
    closed = [item for item in items_of(REPOSITORY / "Content/replies/usajobs").values() if not item.is_open(LATER)]
    if len(closed) < 10:
        yield f"only {len(closed)} jobs are closed"
    pages = {path: {address for _, address in site.page(path).addresses} for path in site.job_paths}
    gone = set()
    for item in closed:
        found = [path for path, addresses in pages.items() if addresses & set(item.addresses)]
        if len(found) != 1:
            yield f"{item.id} has the pages {found}"
            continue
        gone.add(found[0])
        page = site.page(found[0])
        words = text(page.main)
        if page.may_be_indexed or page.postings:
            yield f"{page.path} may be indexed or has a JobPosting"
        forms = set(item.addresses[1:]) - {item.addresses[0]}
        if pages[page.path] & forms or any(text(a).strip().lower().startswith("apply") for a in page.main.iter("a")):
            yield f"{page.path} has an apply link"
        if "closed" not in words:
            yield f"{page.path} does not say that it is closed"
    yield from mentions(site, gone)


def mentions(site, gone):
    """Problems: pages, feeds, the index or the sitemap that still lead to jobs that are gone."""
    for page in site.pages:
        targets = {site.target(page.path, address) for element, address in page.addresses if element.tag != "link"}
        yield from (
            f"{page.path} leads to {path}" for path in targets & gone if path != page.path and not page.is_redirect
        )
    for path in site.paths("**/feed.xml"):
        yield from (f"{path} holds {one}" for one in set(site.rss_pages(path)) & gone)
    for path in site.paths("**/feed.json"):
        yield from (f"{path} holds {one}" for one in set(site.json_pages(path)) & gone)
    for path in site.paths("**/*.ics"):
        unfolded = site.read(path).replace(b"\r\n ", b"").decode()
        yield from (f"{path} holds {one}" for one in gone if site.address(one) in unfolded)
    yield from (f"the index holds {job['url']}" for job in site.index if job["url"] in gone)
    yield from (f"the sitemap holds {one}" for one in site.sitemap if site.target("", one) in gone)


@check("the sitemap holds exactly the pages that may be indexed, and robots.txt leads to it")
def sitemap():
    for site in [example(), example_later()]:
        if len(set(site.sitemap)) != len(site.sitemap):
            yield "an address stands twice"
        indexable = {page.path for page in whole_pages(site) if page.may_be_indexed}
        yield from same("addresses of the sitemap", [site.target("", one) for one in site.sitemap], indexable)
        yield from (f"{one} is not absolute" for one in site.sitemap if not one.startswith(site.base))
        stamps = [e.text for e in ElementTree.fromstring(site.read("sitemap.xml")).iter() if e.tag.endswith("}lastmod")]
        yield from (
            f"lastmod {one!r}" for one in stamps if not re.fullmatch(r"\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\dZ)?", one)
        )
        robots = site.read("robots.txt").decode().splitlines()
        if f"Sitemap: {site.base}sitemap.xml" not in robots or any(
            re.match(r"Disallow:\s*/\s*$", line) for line in robots
        ):
            yield f"robots.txt says {robots}"


@check("every page that may be indexed names itself as canonical")
def canonical():
    site = example()
    for page in whole_pages(site):
        if page.may_be_indexed and page.link("canonical") != site.address(page.path):
            yield f"{page.path} names {page.link('canonical')}"


@check("the web app's manifest leads to files that are there")
def web_manifest():
    site = example()
    manifest = json.loads(site.read("manifest.webmanifest"))
    for address in [manifest["start_url"], *(icon["src"] for icon in manifest["icons"])]:
        if not site.has(site.target("manifest.webmanifest", address)):
            yield f"{address} is not there"
