"""The JSON index as other programs read it, of a small board and of a large one: all that it says is what the pages say."""

import functools
import json
import math
import pathlib
import re
import shutil
import subprocess

from boards import REPOSITORY, Board, example
from checking import Skip, check, same
from jobindex import folded
from schema import problems

SCHEMA = json.loads((pathlib.Path(__file__).parent / "index.schema.json").read_text())
MANY = 5300  # more than fit into a manifest
OFFICES = 130  # more than a manifest names
NIGHTS = ["2026-11-21T08:00:00Z", "2026-11-22T08:00:00Z", "2026-11-23T08:00:00Z"]


def offer(number, night):
    """A job as a file has it; one in fifty has another text the second night."""
    changed = night and number % 50 == 7
    return {
        "id": f"{number}", "title": f"Keeper of gate {number % 61}", "organization": f"Office {number % OFFICES:03}",
        "location": ["Bath, England, United Kingdom", "Oslo, Norway", "Portland, Maine, United States"][number % 3],
        "posted": f"2026-11-{1 + number % 20:02}", "closes": f"2027-{1 + number % 12:02}-{1 + number % 28:02}",
        "description": f"<p>You keep number{number % 900} and {'watch the tide' if changed else 'open the locks'}.</p>",
        "url": f"https://gates.example.org/{number}", "travel": ["Not required", "25% or less", None][number % 3],
        "hiring-path": ["The public", "Veterans"][: 1 + number % 2], "salary-min": f"{20000 + number * 7}", "salary-unit": "year", "currency": "EUR",
    }  # fmt: skip


@functools.cache
def nights():
    """A board of many jobs after three nights, on which some came, some went and some changed; and its index on each."""
    board = Board({"Content/board.yml": "title: Gates\nbase-url: https://gates.example.org/\nsources:\n  - files: { replies: offers, name: gates }\n"})
    indices = []
    for night, now in enumerate(NIGHTS):
        gone = set(range(0, MANY, 40)) if night else set()
        some = [offer(number, night) for number in range(MANY + 60 * night) if number not in gone]
        board.write("Content/offers/all.json", some)
        site = board.built(now=now)
        indices.append({path: site.read(path) for path in site.paths("data/**/*.json") if "/state" not in path})
    return site, indices


def large():
    return nights()[0]


@check("the index is as its schema says, small or large")
def schema():
    for site in [example(), large()]:
        index = site.job_index
        yield from problems(index.manifest, SCHEMA, SCHEMA)
        parts = {part["path"] for part in index.manifest["parts"]}
        files = {path: index.file(path) for path in index.manifest.get("inline", {})}
        for path in site.paths("data/**/*.json"):
            if path != "data/index.json" and "/state" not in path:
                files[path] = json.loads(site.read(path))
        for path, value in files.items():
            name = path.split("/")[1]
            kind = {"facets": "postings", "words": "words", "cards": "jobs", "keys": "table", "titles": "differences"}.get(name)
            if path in parts:
                kind = "jobs"
            elif path == "data/files.json":
                kind = "files"
            elif name == "facets" and not re.search(r"-\d+\.json$", path):
                kind = "values"
            yield from problems(value, {"$ref": f"#/$defs/{kind}"}, SCHEMA, path)


@check("every job on offer is in the index once, and says what its page says; a closed one is not there")
def jobs():
    for site in [example(), large()]:
        listed = site.listed("index.html")
        yield from same("jobs of the index", [job["url"] for job in site.index], listed)
        if len(site.index) != len(listed) or site.manifest["count"] != len(listed):
            yield f"{len(site.index)} in the index, {site.manifest['count']} announced, {len(listed)} listed"
        if sum(part["count"] for part in site.manifest["parts"]) != len(listed):
            yield "the counts of the parts are not those of the list"
        if [job["posted"] for job in site.index] != sorted((job["posted"] for job in site.index), reverse=True):
            yield "the index is not newest first"
        for part in site.manifest["parts"]:
            if len(site.read(part["path"])) != part["bytes"]:
                yield f"{part['path']} has not {part['bytes']} bytes"


@check("facets, words, days, titles and keys of the index say what its jobs say")
def postings():
    for site in [example(), large()]:
        index = site.job_index
        by_number = {job["number"]: job for job in index.jobs}
        if set(by_number) != index.live or len(by_number) != len(index.jobs):
            yield "two jobs have one number"
        for name, of in FACETS.items():
            expected = {}
            for number, job in by_number.items():
                for title in of(job):
                    expected.setdefault(title, set()).add(number)
            facet = index.facet(name)
            yield from same(f"values of {name}", facet, expected)
            yield from (f"{name} {title}: {len(facet[title])} jobs, not {len(some)}" for title, some in expected.items() if facet.get(title) != some)
        days = index.posted()
        for number, job in by_number.items():
            if day(days[number]) != job["posted"]:
                yield f"{job['id']} was posted {job['posted']}, and the manifest says {day(days[number])}"
            card = index.card(number)
            for name in card.keys() & job.keys():
                if card[name] != job[name]:
                    yield f"{job['id']}: the card says {name} {card[name]}, the part {job[name]}"
        if sorted(index.titles) != sorted(index.live):
            yield "the order of titles has not every job once"
        folded = [re.sub(r"[^a-z0-9]+", " ", by_number[number]["title"].lower()) for number in index.titles if by_number[number]["title"].isascii()]
        yield from (f"{a} stands before {b}" for a, b in zip(folded, folded[1:]) if a.split() > b.split())
        yield from same("ids", index.keys("id").items(), [(number, job["id"]) for number, job in by_number.items()])
        currency = site.manifest.get("payCurrency")
        pays = {number: job["yearlyMax"] for number, job in by_number.items() if "yearlyMax" in job and (job["currency"] == currency or job["payUnit"] == "unpaid")}
        yield from same("pay", index.keys("pay").items(), pays.items())


def day(number):
    import datetime

    return (datetime.date(1970, 1, 1) + datetime.timedelta(days=number)).isoformat()


FACETS = {
    "organization": lambda job: [job["organization"]], "kind": lambda job: [job["kind"]], "source": lambda job: [job["source"]],
    "category": lambda job: set(job.get("categories", [])), "workplace": lambda job: job.get("workplace", []),
    "grade": lambda job: [job["grade"]] if "grade" in job else [], "schedule": lambda job: [job["schedule"]] if "schedule" in job else [],
    "closes": lambda job: [job["closes"]] if "closes" in job else [],
    "hiringPath": lambda job: job.get("hiringPath", []), "timeZone": lambda job: job.get("timeZone", []),
    "clearance": lambda job: [job["clearance"]] if "clearance" in job else [], "travel": lambda job: [job["travel"]] if "travel" in job else [],
    "sponsorship": lambda job: [job["sponsorship"]] if "sponsorship" in job else [],
    "firstSeen": lambda job: [job["firstSeen"]],
}  # fmt: skip


@check("a large board lists every file of its index, and a file that became another has another text there")
def listed():
    site = large()
    files = site.job_index.files
    parts = {part["path"] for part in site.manifest["parts"]}
    there = {path for path in site.paths("data/**/*.json") if "/state" not in path} - parts - {"data/index.json", "data/files.json"}
    yield from same("files", files, there)
    said = site.manifest["files"]
    size = sum(len(site.read(path)) for path in there)
    if (said["count"], said["bytes"]) != (len(there), size):
        yield f"{said} is said, and there are {len(there)} with {size} bytes"
    by_content = {}
    for path in there:
        by_content.setdefault(site.read(path), set()).add(files[path])
    yield from (f"one content has {len(some)} texts" for some in by_content.values() if len(some) > 1)
    if len(set(files.values())) != len(by_content):
        yield f"{len(by_content)} contents have {len(set(files.values()))} texts"


@check("what is gone changes no part that was written before, so that caches hold")
def lasting():
    _, (_, before, after) = nights()
    both = [path for path in before if path.startswith(("data/jobs/", "data/words/")) and path in after]
    yield from (f"{path} is another file" for path in both if before[path] != after[path])
    if len(both) < 50:
        yield f"only {len(both)} of these files are there on both nights"


@check("words are folded by the rules of the README as by the program")
def folding():
    cases = json.loads((pathlib.Path(__file__).parent.parent / "Words.json").read_text())
    # What Python cannot tell: which signs above and below letters are letters themselves.
    known = [case for case in cases if not re.search("[\u0e31-\u0e3a\u0eb1-\u0ebc\u102d-\u103a\u17b7-\u17d3]", case[0])]
    return [f"{text}: {folded(text)}" for text, words in known if folded(text) != words]


@check("a word of a page's title or text leads to the page, and to no page without it")
def words():
    for site, some in [(example(), 12), (large(), 400)]:
        index = site.job_index
        for job in index.jobs[::some]:
            page = site.page(job["url"])
            # What the job itself says: not the headings, buttons and neighbours around it.
            texts = [text for section in page.main.iter("section") if not section.get("class") for part in section if part.tag != "h2" for text in part.itertext()]
            said = {word for word in re.findall(r"(?<!\w)[a-z]{5,}(?!\w)", " ".join(texts).lower()) if not word.endswith(("s", "e"))}
            yield from (f"{job['url']}: no word {word}" for word in folded(job["title"]) if job["number"] not in index.words.get(word, ()))
            there = {word for word, numbers in index.words.items() if job["number"] in numbers}
            yield from (f"{job['url']}: no word {word} of its text" for word in sorted(said - there)[:3])
    index = large().job_index
    for word, some in [("tide", lambda n: n % 50 == 7), ("number17", lambda n: n % 900 == 17), ("gate", lambda n: True)]:
        expected = [job["id"] for job in index.jobs if some(int(job["id"].split(":")[1]))]
        yield from same(f"jobs with {word}", [job["id"] for job in index.jobs if job["number"] in index.words[word]], expected)


@check("the browser's modules find what this reader finds, in the order asked for")
def modules():
    node = shutil.which("node")
    if not node:
        raise Skip("no node")
    for site in [example(), large()]:
        index = site.job_index
        # Pay in another currency is as unknown as none; unpaid work pays nothing in each of them.
        everyone = {job["number"]: job | ({} if job.get("currency") == site.manifest["payCurrency"] or job.get("payUnit") == "unpaid" else {"payUnit": None, "yearlyMax": -1}) for job in index.jobs}
        newest = [job["number"] for job in index.jobs]
        offices = sorted(index.facet("organization"))[-1:]
        word = max(index.words, key=lambda word: (len(index.words[word]) in range(2, 60), len(word), word))
        cases = [
            ({}, newest),
            ({"words": f'"{word}"'}, [n for n in newest if n in index.words[word]]),
            ({"organization": offices}, [n for n in newest if n in index.facet("organization")[offices[0]]]),
            ({"words": f'-"{word}"', "kind": "job"}, [n for n in newest if n not in index.words[word] and n in index.facet("kind")["job"]]),
            ({"postedWithin": 5}, [n for n in newest if everyone[n]["posted"] >= "2026-11-17"]),
            ({"closingWithin": 60}, [n for n in newest if "2026-11-21" <= everyone[n].get("closes", "") <= "2027-01-20"]),
            ({"hiringPath": "Veterans"}, [n for n in newest if "Veterans" in everyone[n].get("hiringPath", [])]),
            ({"travel": "Not required", "hiringPath": "The public"}, [n for n in newest if everyone[n].get("travel") == "Not required" and "The public" in everyone[n].get("hiringPath", [])]),
            ({"payMax": 41234, "keepUnknownPay": False}, [n for n in newest if yearly(everyone[n], "payMin", "payMax") <= 41234]),
            ({"payMin": 41234, "keepUnknownPay": False}, [n for n in newest if everyone[n].get("yearlyMax", -1) >= 41234]),
            ({"sort": "title"}, index.titles),
            ({"sort": "closing"}, sorted(newest, key=lambda n: everyone[n].get("closes", "9999"))),
        ]
        for query, expected in cases:
            found = ask(site, query | {"today": "2026-11-21"})
            wanted = [everyone[number]["id"] for number in expected]
            if found["total"] != len(wanted) or found["ids"] != wanted[: len(found["ids"])] or not found["ids"]:
                yield f"{query}: {found['total']} found, {len(wanted)} expected; first {found['ids'][:3]}, {wanted[:3]}"


def yearly(job, *ends):
    """The first of some ends of a job's pay that is known, for a year; more than anybody asks for where none is. Unpaid work pays 0."""
    if job.get("payUnit") == "unpaid":
        return 0
    times = {"hour": 2087, "day": 260, "week": 52, "two-weeks": 26, "month": 12, "year": 1, "school-year": 1}.get(job.get("payUnit"))
    known = [job[end] for end in ends if end in job]
    return math.floor(known[0] * times + 0.5) if known and times else math.inf


def ask(site, query):
    script = REPOSITORY / "Tests/Benchmarks/index-search.mjs"
    done = subprocess.run(["node", script, site.folder, json.dumps(query)], capture_output=True, text=True)
    if done.returncode:
        raise AssertionError(done.stderr[-500:])
    return json.loads(done.stdout)
