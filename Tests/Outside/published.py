"""Reads a published site the way a browser, a crawler and a script do."""

import functools
import json
import re
import xml.etree.ElementTree as ElementTree
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import html5lib

from jobindex import JobIndex

ADDRESSES = ["href", "src", "action", "data", "poster", "formaction", "cite", "background"]
ATOM = "{http://www.w3.org/2005/Atom}"


class Page:
    """One HTML file, parsed as the HTML standard says."""

    def __init__(self, path, data):
        parser = html5lib.HTMLParser(namespaceHTMLElements=False)
        self.path = path
        self.tree = parser.parse(data)
        self.encoding = parser.documentEncoding
        self.errors = [f"{path}:{place[0]}:{place[1]} {code} {extra}" for place, code, extra in parser.errors]

    def elements(self, *names):
        return [e for e in self.tree.iter() if isinstance(e.tag, str) and (not names or e.tag in names)]

    def shown(self, *names):
        """The elements outside of templates, which nobody sees before a script fills them."""
        unseen = {inner for template in self.elements("template") for inner in template.iter()}
        return [e for e in self.elements(*names) if e not in unseen]

    @functools.cached_property
    def main(self):
        return next(iter(self.elements("main")), self.tree)

    @functools.cached_property
    def ids(self):
        return [e.get("id") for e in self.elements() if e.get("id") is not None]

    @functools.cached_property
    def addresses(self):
        """Every address the page names, as (element, address)."""
        return [(e, e.get(name)) for e in self.elements() for name in ADDRESSES if e.get(name) is not None]

    @property
    def is_redirect(self):
        return any((e.get("http-equiv") or "").lower() == "refresh" for e in self.elements("meta"))

    @property
    def may_be_indexed(self):
        robots = [e.get("content") or "" for e in self.elements("meta") if e.get("name") == "robots"]
        return not any("noindex" in one for one in robots)

    @property
    def postings(self):
        """The JobPostings of the page's JSON-LD."""
        scripts = [e for e in self.elements("script") if e.get("type") == "application/ld+json"]
        data = [json.loads(text(e)) for e in scripts]
        return [one for one in data if one.get("@type") == "JobPosting"]

    def link(self, relation):
        """The href of the head's link with that rel, or None."""
        found = [e.get("href") for e in self.elements("link") if relation in (e.get("rel") or "").split()]
        return found[0] if found else None


class Site:
    """A published folder."""

    def __init__(self, folder):
        self.folder = folder
        self._pages = {}

    def read(self, path):
        return (self.folder / path).read_bytes()

    def has(self, path):
        return (self.folder / path).is_file()

    def paths(self, pattern):
        return sorted(path.relative_to(self.folder).as_posix() for path in self.folder.glob(pattern) if path.is_file())

    def page(self, path):
        if path not in self._pages:
            self._pages[path] = Page(path, self.read(path))
        return self._pages[path]

    @property
    def pages(self):
        return [self.page(path) for path in self.paths("**/*.html")]

    @functools.cached_property
    def base(self):
        """The address the site says it has."""
        return self.page("index.html").link("canonical")

    @functools.cached_property
    def host(self):
        return urlsplit(self.base).netloc

    def address(self, path):
        """The absolute address of a file: folders without their index.html."""
        return self.base + re.sub(r"(^|/)index\.html$", r"\1", path)

    def target(self, path, address):
        """The file that an address on a page leads to; None when it leads out of the site."""
        whole = urldefrag(urljoin(self.base + path, address.strip()))[0]
        parts = urlsplit(whole)
        if parts.scheme not in ("http", "https") or parts.netloc != self.host:
            return None
        if address.startswith("http") and not whole.startswith(self.base):
            return None  # the board's neighbour on the same host
        within = unquote(parts._replace(query="").geturl()).removeprefix(self.base)
        return within + "index.html" if within == "" or within.endswith("/") else within

    @functools.cached_property
    def job_paths(self):
        """The pages of single jobs and referrals, open or closed."""
        found = self.paths("jobs/*/index.html") + self.paths("referrals/*/index.html")
        return [path for path in found if path.split("/")[1] != "page" and not self.page(path).is_redirect]

    def listed(self, path):
        """The job pages that a paged list leads to, in order, over all of its pages."""
        jobs, seen = [], set()
        while path:
            if path in seen:
                raise AssertionError(f"the list comes back to {path}")
            seen.add(path)
            page = self.page(path)
            on_page = []
            for element in page.main.iter("a"):
                target = self.target(path, element.get("href") or "")
                if target in self._job_set and target not in on_page:
                    on_page.append(target)
            jobs += on_page
            following = page.link("next")
            path = self.target(path, following) if following else None
        return jobs

    @functools.cached_property
    def _job_set(self):
        return set(self.job_paths)

    @functools.cached_property
    def manifest(self):
        """The JSON index's manifest."""
        return json.loads(self.read("data/index.json"))

    @functools.cached_property
    def job_index(self):
        """The JSON index."""
        return JobIndex(self.read)

    @functools.cached_property
    def index(self):
        """Every job of the JSON index, the newest first."""
        return self.job_index.jobs

    def rss(self, path):
        return ElementTree.fromstring(self.read(path)).find("channel")

    def rss_pages(self, path):
        """The files that the items of an RSS feed lead to."""
        return [self.target(path, item.findtext("link")) for item in self.rss(path).iter("item")]

    def json_pages(self, path):
        """The files that the items of a JSON Feed lead to."""
        return [self.target(path, item["url"]) for item in json.loads(self.read(path))["items"]]

    @functools.cached_property
    def searches(self):
        """The slugs of the saved searches."""
        return [path.split("/")[1] for path in self.paths("searches/*/feed.xml")]

    @functools.cached_property
    def sitemap(self):
        """Every address of the sitemap, through a sitemap index where there is one."""
        addresses, files = [], ["sitemap.xml"]
        for path in files:
            locations = [e.text for e in ElementTree.fromstring(self.read(path)).iter() if e.tag.endswith("}loc")]
            if b"<sitemapindex" in self.read(path):
                files += [self.target(path, one) for one in locations]
            else:
                addresses += locations
        return addresses

    def broken_links(self):
        """Problems: internal addresses that lead nowhere."""
        for page in self.pages:
            for element, address in page.addresses:
                target = self.target(page.path, address)
                if target is None:
                    continue
                if not self.has(target):
                    yield f"{page.path}: <{element.tag}> leads to {address}, and there is no {target}"
                fragment = unquote(urldefrag(address)[1])
                if fragment and target.endswith(".html") and self.has(target) and fragment not in self.page(target).ids:
                    yield f"{page.path}: {address} names an id that is not there"


def text(element):
    return "".join(element.itertext())
