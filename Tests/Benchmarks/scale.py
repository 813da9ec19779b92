#!/usr/bin/env python3
"""Prints what a large board costs as one table in Markdown, beside the floors and peers that are at hand.

    scale.py BOARDWALK [--jobs 100000] [--growth 10000] [--folder /dev/shm] [--peers FOLDER]

`--peers` (or the variable PEERS) names a folder of other programs for the same task: floors/floor_full.cpp, gen/gen.py,
hugo/mksite.sh. What of them cannot be built or is not installed is left out, and said. All runs are of one sitting, in folders
that were never used: on file systems without a journal, making files soon after deleting many is ten times slower.
"""
import argparse, io, json, os, pathlib, re, shutil, subprocess, sys, tarfile, tempfile, time, urllib.request

sys.dont_write_bytecode = True
import api  # noqa: E402
from bench import board, run  # noqa: E402

NOW = ["--now", "2026-11-21T08:00:00Z", "--quiet"]
ROWS = []


def row(what, target, figure, holds=None):
    ROWS.append((what, target, figure, "" if holds is None else "yes" if holds else "**no**"))
    print(f"  {what}: {figure}", file=sys.stderr, flush=True)


def best(times, *command):
    """The quickest of several runs, in seconds."""
    return min(run(*command)[0] for _ in range(times))


def edited(folder):
    """Gives every hundredth job another title."""
    for path in pathlib.Path(folder, "Content/replies").iterdir():
        reply = json.loads(path.read_bytes())
        if isinstance(reply, list):
            for one in reply[::100]:
                one["title"] += " II"
        else:
            for one in reply["SearchResult"]["SearchResultItems"][::100]:
                one["MatchedObjectDescriptor"]["PositionTitle"] += " II"
        path.write_text(json.dumps(reply))


def night(program, folder):
    """Seconds of the build after 1 % of the jobs changed."""
    edited(folder)
    run(program, "fetch", folder, *NOW)
    return run(program, "build", "--offline", folder, *NOW)[0]


def written(folder):
    """Bytes of everything below a folder, and how many files."""
    sizes = [path.stat().st_size for path in pathlib.Path(folder).rglob("*") if path.is_file()]
    return sum(sizes), len(sizes)


def ours(program, jobs, work):
    """Fetches and builds a board; gives the seconds of a cold build."""
    folder = f"{work}/board-{jobs}"
    board(folder, jobs)
    size = sum(path.stat().st_size for path in pathlib.Path(folder, "Content/replies").iterdir()) / 1e6
    wall, cpu, _ = run(program, "fetch", folder, *NOW)
    fetch = (wall, cpu, size)
    # The quicker of two, as the other programs' best is taken; the first one goes elsewhere.
    first = run(program, "build", "--offline", folder, "--output", f"{work}/first", *NOW)
    shutil.rmtree(f"{work}/first")
    return folder, fetch, min(first, run(program, "build", "--offline", folder, *NOW))


def over_http(program, jobs, work):
    """Megabytes a second that are fetched from a job API on this machine, the better of two, and the processor seconds of that."""
    answers = pathlib.Path(work, "api")
    written = subprocess.run([sys.executable, "-B", api.__file__, answers, str(jobs)], check=True, capture_output=True)
    secrets = {"KEY": "a key for nobody", "EMAIL": "nobody@example.org"}
    os.environ.update(secrets)
    times = []
    with api.served(answers) as address:
        for turn in "ab":
            api.board(f"{work}/http-{turn}", address)
            times.append(run(program, "fetch", f"{work}/http-{turn}", *NOW)[:2])
            shutil.rmtree(f"{work}/http-{turn}")
    # Every page is looked through again where there is another key to look for.
    for name in secrets:
        del os.environ[name]
    shutil.rmtree(answers)
    return int(written.stdout) / 1e6 / min(times)[0], min(times)[1]


def shared_row(listing):
    """A listing of the other programs' in the columns of a file. All are still on offer, because those programs show all."""
    return {
        "id": listing["id"], "url": listing["applyUrl"], "title": listing["title"], "organization": listing["organisation"],
        "department": listing["department"], "category": listing["category"], "grade": listing["grade"],
        "location": [f"{place['city']}, {place['region']}" for place in listing["locations"]], "remote": listing["remote"],
        "schedule": listing["schedule"], "appointment": listing["appointment"], "skills": listing["tags"],
        "posted": listing["openDate"][:10], "closes": f"{int(listing['closeDate'][:4]) + 2}{listing['closeDate'][4:10]}",
        "salary-min": listing["salaryMin"], "salary-max": listing["salaryMax"], "salary-unit": "year", "currency": listing["currency"],
        "openings": listing["openings"], "clearance": listing["clearance"], "travel": listing["travel"],
        "hiring-path": listing["whoMayApply"], "description": listing["description"]}


def shared_board(folder, listings):
    """A board of the other programs' listings, with 20 saved searches."""
    os.makedirs(f"{folder}/Content/replies")
    os.makedirs(f"{folder}/Content/searches")
    settings = "title: Example Jobs\nbase-url: https://jobs.example.gov/\nsources:\n  - files: { replies: replies }\n"
    pathlib.Path(folder, "Content/board.yml").write_text(settings)
    for series, category in sorted({(one["series"], one["category"]) for one in listings}):
        pathlib.Path(folder, f"Content/searches/s{series}.md").write_text(f"---\ntitle: {category}\ncategory: {json.dumps(category)}\n---\n")
    for page, first in enumerate(range(0, len(listings), 500), 1):
        pathlib.Path(folder, f"Content/replies/{page}.json").write_text(json.dumps([shared_row(one) for one in listings[first:first + 500]]))


def of_shared(program, mine, work, jobs):
    """Cold builds of the other programs' listings: with the built-in theme and with pages like theirs. Seconds, bytes and files of each;
    then the seconds of a night with 1 % changed, with pages like theirs, and the megabytes a second that were fetched."""
    listings = json.loads((mine / f"work/{jobs}/jobs_html.json").read_bytes())
    folder, results = f"{work}/shared", []
    theme = pathlib.Path(__file__).parent / "theme"
    shared_board(folder, listings)
    del listings
    fetched = written(f"{folder}/Content/replies")[0] / 1e6 / run(program, "fetch", folder, *NOW)[0]
    for number in (1, 2):
        if number == 2:
            shutil.copytree(theme, f"{folder}/Templates", copy_function=shutil.copyfile)
            with open(f"{folder}/Content/board.yml", "a") as settings:
                settings.write("lists-by: []\n")
        builds = []
        for turn in "ab":
            out = f"{work}/shared-{number}{turn}"
            builds.append(run(program, "build", "--offline", folder, "--output", out, *NOW))
            size, files = written(out)
            shutil.rmtree(out)
        results.append((*min(builds)[:2], size, files))
    run(program, "build", "--offline", folder, *NOW)
    changed = night(program, folder)
    shutil.rmtree(folder)
    return *results, changed, fetched


def floor(peers, work, jobs):
    """Seconds of the whole board in hand-written C++ on two threads, from ready HTML; None when it cannot be built."""
    mine = pathlib.Path(work, "peers")
    shutil.copytree(peers, mine, copy_function=shutil.copyfile)
    for script in [*mine.rglob("*.sh"), *mine.rglob("*.py"), *mine.rglob("Makefile")]:
        script.chmod(0o755)
    for path in mine.rglob("*"):
        if path.is_dir():
            path.chmod(0o755)
    try:
        if not (mine / "floors/yyjson.c").exists():
            # As HTML or as JSON, whichever the index speaks.
            page = urllib.request.urlopen("https://pypi.org/simple/orjson/", timeout=60).read().decode()
            address = next(re.finditer(r'https://[^"#\s]*/orjson-3\.10\.0\.tar\.gz', page)).group()
            sources = tarfile.open(fileobj=io.BytesIO(urllib.request.urlopen(address, timeout=60).read()))
            for name in sources.getnames():
                if name.endswith(("/yyjson.c", "/yyjson.h")):
                    (mine / "floors" / name.rsplit("/", 1)[1]).write_bytes(sources.extractfile(name).read())
        (mine / "bin").mkdir(exist_ok=True)
        subprocess.run(["make", "-sC", mine / "floors", "../bin/floor_full"], check=True, capture_output=True)
        subprocess.run([sys.executable, mine / "gen/gen.py", str(jobs), mine / f"work/{jobs}", "--html"], check=True, capture_output=True)
    except (OSError, StopIteration, subprocess.CalledProcessError) as error:
        print(f"  the floor cannot be measured here: {error}", file=sys.stderr)
        return None, mine
    seconds = []
    for turn in range(3):
        out = f"{work}/floor-{turn}"
        seconds.append(run(str(mine / "bin/floor_full"), str(mine / f"work/{jobs}/jobs_html.json"), out, "2",
                           str(mine / "hugo/layouts/partials"), "html", "tree")[0])  # fmt: skip
    size, files = written(f"{work}/floor-0")
    for turn in range(3):
        shutil.rmtree(f"{work}/floor-{turn}")
    return (min(seconds), size, files), mine


def hugo(mine, work, jobs):
    """Seconds of Hugo's fastest way; None when there is no Hugo."""
    program = os.environ.get("HUGO") or shutil.which("hugo")
    if not program:
        print("  Hugo is not installed here (HUGO names one)", file=sys.stderr)
        return None
    subprocess.run(["sh", mine / "hugo/mksite.sh", str(jobs), "adapter-html"], check=True, capture_output=True)
    here = os.getcwd()
    os.chdir(mine / f"work/{jobs}/hugo-adapter-html")
    try:
        return run(program, "--config", "hugo-new.toml", "-d", f"{work}/hugo", "--quiet")
    finally:
        os.chdir(here)
        shutil.rmtree(f"{work}/hugo", ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("boardwalk")
    parser.add_argument("--jobs", type=int, default=100_000)
    parser.add_argument("--growth", type=int, default=10_000)
    parser.add_argument("--folder", default="/dev/shm" if os.path.isdir("/dev/shm") else None)
    parser.add_argument("--peers", default=os.environ.get("PEERS"))
    options = parser.parse_args()
    program, jobs = os.path.abspath(options.boardwalk), options.jobs
    work = tempfile.mkdtemp(prefix="boardwalk-scale-", dir=options.folder)
    begun = time.monotonic()
    try:
        row("`--help`", "≤ 20 ms", f"{(quick := best(5, program, '--help') * 1000):.0f} ms", quick <= 20)
        empty = pathlib.Path(work, "empty")
        (empty / "Content").mkdir(parents=True)
        (empty / "Content/board.yml").write_text("title: Empty\nbase-url: https://empty.example.org/\n")
        run(program, "build", str(empty), *NOW)
        row("an empty board", "≤ 50 ms", f"{(quick := best(5, program, 'build', str(empty), *NOW) * 1000):.0f} ms", quick <= 50)

        small, _, (least, spent, _) = ours(program, options.growth, work)
        shutil.rmtree(small)
        folder, (fetched, fetch_cpu, size), (cold, cpu, peak) = ours(program, jobs, work)
        rate, http_cpu = over_http(program, jobs, work)
        row("fetch from a job API on this machine, MB of JSON a second", "≥ 60", f"{rate:.1f} ({http_cpu:.1f} processor s)", rate >= 60)
        row("the same jobs from files", "", f"{size / fetched:.1f} ({jobs / fetched:,.0f} jobs a second, {fetch_cpu:.1f} processor s)")
        volume, files = written(f"{folder}/public")
        row("cold build", "", f"{cold:.1f} s, {cpu:.1f} processor s, {files:,} files, {volume / 1e6:,.0f} MB")
        most = {100_000: 400, 1_000_000: 1000}.get(jobs)
        row("peak memory of a cold build", "≤ 400 MB at 100,000, ≤ 1 GB at 1,000,000", f"{peak:.0f} MB", most and peak <= most)
        growth = (cpu / jobs) / (spent / options.growth)
        row(f"processor time a job, beside {options.growth:,} jobs", "≤ 1.15", f"{growth:.2f}", growth <= 1.15)
        again = run(program, "build", "--offline", folder, *NOW)
        row("nothing changed", "≤ 1.5 s at 100,000", f"{again[0]:.2f} s, {again[2]:.0f} MB", again[0] <= 1.5 if jobs == 100_000 else None)
        part = night(program, folder)
        row("1 % changed", "≤ 2.5 s at 100,000", f"{part:.2f} s", part <= 2.5 if jobs == 100_000 else None)
        shutil.rmtree(folder)
        if options.peers:
            least, mine = floor(options.peers, work, jobs)
            if least:
                seconds, bytes_, count = least
                other = hugo(mine, work, jobs)
                themed, alike, changed, fetched = of_shared(program, mine, work, jobs)
                row("the same listings in C++ (ready HTML, two threads)", "", f"{seconds:.1f} s, {count:,} files, {bytes_ / 1e6:,.0f} MB")
                if other:
                    row("the same listings by Hugo's fastest way", "", f"{other[0]:.1f} s, {other[2]:,.0f} MB of memory")
                for name, (took, spent, size, files) in (("with the built-in theme", themed), ("with pages like theirs", alike)):
                    row(f"cold build of the same listings, {name}", "", f"{took:.1f} s, {spent:.1f} processor s, {files:,} files, {size / 1e6:,.0f} MB")
                    row(f"… {name}, times C++", "≤ 1.5", f"{took / seconds:.1f}; {took / size / (seconds / bytes_):.1f} for every MB written", took <= 1.5 * seconds)
                    if other:
                        row(f"… {name}, parts of Hugo's", "≤ 1/10", f"1/{other[0] / took:.1f}", took <= other[0] / 10)
                row("fetch of the same listings from files, MB of JSON a second", "", f"{fetched:.1f}")
                row("1 % changed of the same listings, with pages like theirs", "≤ 2.5 s at 100,000",
                    f"{changed:.2f} s, {changed / seconds:.1f} times C++ of the whole board", changed <= 2.5 if jobs == 100_000 else None)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    print(f"\n{jobs:,} jobs, {os.cpu_count()} cores, in {options.folder}, {time.monotonic() - begun:.0f} s for all of this\n")
    print("| | target | measured | holds |\n|---|---|---|---|")
    for line in ROWS:
        print(f"| {' | '.join(line)} |")


if __name__ == "__main__":
    main()
