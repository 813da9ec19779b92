#!/usr/bin/env python3
"""Measures the JSON index of a board of generated jobs, beside Pagefind's for the same pages.

    index.py BOARDWALK [--sizes 1000,10000,100000] [--folder /dev/shm] [--pagefind PROGRAM] [--nights 1]

For each size: how large the whole index is; what a phone with a cold cache fetches, compressed, scripts included, before the
first page of results of a query of one word with two filters, and of a word alone; how long a search takes and how much memory
the build; what share of the index's bytes is written anew after each night on which one job in a hundred changed (as many new,
as many closed, as many with another text: a third each). `gzip -9` throughout. Pagefind (PyPI `pagefind_bin`) indexes the job
pages' `main` of the same site; it is measured up to 10,000 jobs, because at 50,000 it takes 11 GB.

The texts are of words made of syllables, as frequent as words are (Zipf), so that postings are neither all full nor all empty.
"""
import argparse, bisect, functools, gzip, hashlib, itertools, json, os, pathlib, random, shutil, subprocess, sys, tempfile

import bench

HERE = pathlib.Path(__file__).resolve().parent
VOCABULARY = 20_000
NIGHT = ["--quiet", "--now"]
PAGEFIND_MOST = 10_000


@functools.cache
def vocabulary():
    """Words and their cumulated weights."""
    r = random.Random(5)
    syllables = [a + b for a, b in itertools.product("b c d f g h l m n p r s t v w st tr pl".split(), "a e i o u en or al".split())]
    words = []
    known = set()
    while len(words) < VOCABULARY:
        word = "".join(r.choice(syllables) for _ in range(r.choice([1, 2, 2, 3, 3, 4])))
        if word not in known:
            known.add(word)
            words.append(word)
    return words, list(itertools.accumulate(1 / (rank + 2.7) for rank in range(VOCABULARY)))


def sentence(r):
    words, weights = vocabulary()
    some = [words[bisect.bisect(weights, r.random() * weights[-1])] for _ in range(r.randint(9, 18))]
    return " ".join(some).capitalize() + "."


def items(n, nights):
    """The jobs of a board after so many nights."""
    numbers = list(range(n))
    texts = {}
    for night in range(1, nights + 1):
        r = random.Random(night)
        third = max(1, n // 300)
        gone = set(r.sample(numbers, third))
        numbers = [one for one in numbers if one not in gone] + list(range(n + (night - 1) * third, n + night * third))
        for one in r.sample(numbers[:-third], third):
            texts[one] = night
    for number in numbers:
        item = bench.item(number)
        if number in texts:
            details = item["MatchedObjectDescriptor"]["UserArea"]["Details"]
            details["JobSummary"] = bench.text(random.Random(number * 1000 + texts[number]), 5)
        yield item


def board(folder, n, nights=0):
    """Writes the board; its replies as they are after so many nights."""
    shutil.rmtree(f"{folder}/Content", ignore_errors=True)
    bench.board(folder, 0)
    size = 500
    everything = items(n, nights)
    for page in itertools.count(1):
        some = list(itertools.islice(everything, size))
        if not some:
            break
        reply = {"LanguageCode": "EN", "SearchParameters": {}, "SearchResult": {
            "SearchResultCount": len(some), "SearchResultCountAll": n, "SearchResultItems": some, "UserArea": {"NumberOfPages": "1"}}}
        with open(f"{folder}/Content/replies/{page}.json", "w") as f:
            json.dump(reply, f)


def is_index(path):
    """Whether a file of data/ belongs to the index and not to what the board remembers."""
    return not path.name.startswith("state")


def digests(public):
    """Every file of the index: its size and a hash of what is in it."""
    files = {}
    for path in (public / "data").rglob("*.json"):
        if is_index(path):
            data = path.read_bytes()
            files[path.relative_to(public).as_posix()] = (len(data), hashlib.blake2b(data, digest_size=8).digest())
    return files


def fetched(public, query):
    """Bytes that a search asks for, compressed; how many files; how long the search took; how many jobs it found."""
    code = list((public / "assets").glob("*.js"))
    run = subprocess.run(["node", HERE / "index-search.mjs", public, json.dumps(query)], capture_output=True, text=True, check=True)
    found = json.loads(run.stdout)
    files = code + [public / path for path in found["paths"]]
    return sum(map(packed, files)), len(files), found["milliseconds"], found["total"]


@functools.cache
def packed(path):
    return len(gzip.compress(path.read_bytes(), 9, mtime=0))


def pagefind(program, public, folder):
    """Bytes and files of Pagefind's index, seconds and megabytes to make it."""
    wall, _, peak = bench.run(program, "--site", str(public), "--output-path", folder, "--root-selector", "main", "--glob", "jobs/**/*.html")
    files = [path for path in pathlib.Path(folder).rglob("*") if path.is_file()]
    return sum(path.stat().st_size for path in files), len(files), wall, peak


def measure(options, n, folder):
    run = functools.partial(bench.run, options.boardwalk)
    public = pathlib.Path(folder, "public")
    board(folder, n)
    run("fetch", folder, *NIGHT, "2026-11-21T08:00:00Z")
    wall, _, peak = run("build", "--offline", folder, *NIGHT, "2026-11-21T08:00:00Z")
    before = digests(public)
    total = sum(size for size, _ in before.values())
    print(f"\n{n:,} jobs: the index is {total / 1e6:.1f} MB in {len(before):,} files; the whole build took {wall:.1f} s and {peak:.0f} MB")
    words, _ = vocabulary()
    filters = {"category": "General Engineering", "workplace": "telework", "today": "2026-11-21"}
    worst = 0
    for rank in (20, 200, 2000, 10_000):
        for name, query in (("two filters", {"words": words[rank], **filters}), ("alone", {"words": words[rank]})):
            size, files, milliseconds, found = fetched(public, query)
            worst = max(worst, size)
            print(f"  {words[rank]:<12} {name:<12} {size / 1e3:7.1f} KB in {files:>3} files {milliseconds:7.1f} ms, {found:,} found")
    print(f"  at most {worst / 1e3:.1f} KB")
    if options.pagefind and n <= PAGEFIND_MOST:
        size, files, wall, peak = pagefind(options.pagefind, public, f"{folder}/pagefind")
        print(f"  Pagefind: {size / 1e6:.1f} MB in {files:,} files, {wall:.1f} s and {peak:.0f} MB; ours is 1/{size / total:.1f} of it")
    for night in range(1, options.nights + 1):
        board(folder, n, night)
        day = f"2026-11-{21 + night:02}T08:00:00Z"
        # Twice, because a job is taken as gone when two answers do not have it.
        run("fetch", folder, *NIGHT, day)
        run("build", folder, *NIGHT, day.replace("T08", "T21"))
        after = digests(public)
        written = sum(size for path, (size, digest) in after.items() if before.get(path) != (size, digest))
        total = sum(size for size, _ in after.values())
        print(f"  night {night}: {written / total:.2%} of {total / 1e6:.1f} MB written anew")
        before = after


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("boardwalk")
    parser.add_argument("--sizes", default="1000,10000,100000")
    parser.add_argument("--folder", default="/dev/shm" if os.path.isdir("/dev/shm") else None)
    parser.add_argument("--pagefind", default=shutil.which("pagefind"))
    parser.add_argument("--nights", type=int, default=1)
    options = parser.parse_args()
    bench.sentence = sentence
    for n in map(int, options.sizes.split(",")):
        folder = tempfile.mkdtemp(prefix="boardwalk-index-", dir=options.folder)
        try:
            measure(options, n, folder)
        finally:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
