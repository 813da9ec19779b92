"""Builds that are killed, that meet a failing disk, or that run at the same time: the output is a whole site, the old or
the new one, byte by byte, and the run after needs nobody's help.

A short sample; with FULL=1 in the environment the whole campaign. Works in memory where there is a /dev/shm.
"""

import atexit
import contextlib
import os
import pathlib
import random
import re
import resource
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time

from api import EMAIL, KEY, serving, usajobs
from boards import BOARDWALK, Board, differences, snapshot
from checking import Skip, check, few
from items import plain, reply

FULL = bool(os.environ.get("FULL"))
OLD, NEW = "2026-11-21T08:00:00Z", "2026-11-22T08:00:00Z"
OTHER_BEFORE = "the site before is not the old one"
CALLS = "openat write pwrite64 fsync fdatasync ftruncate mkdirat unlinkat unlink rename renameat renameat2 linkat syncfs".split()
BOARD = "title: Pier\nbase-url: https://pier.example/\nsources: [usajobs: {replies: replies}]\n"
SEARCH = "---\ntitle: Keepers\nkeywords: keeper\n---\n"

_memory = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
_work = tempfile.mkdtemp(prefix="boardwalk-interrupted-", dir=_memory)
atexit.register(shutil.rmtree, _work, ignore_errors=True)


def folder():
    return pathlib.Path(tempfile.mkdtemp(dir=_work))


def offer(board, numbers, edition):
    """What the source has: a fifth of the listings says which edition it is."""
    items = [plain(number) for number in numbers]
    for item in items[::5]:
        item["MatchedObjectDescriptor"]["QualificationSummary"] = f"As the {edition} notice says."
    for page, start in enumerate(range(0, len(items), 500), 1):
        board.write(f"Content/replies/{page}.json", reply(items[start : start + 500], of=len(items)))


class Case:
    """A board that was published once and is about to be published anew, with what the old and the new site are."""

    def __init__(self, listings):
        self.template = Board({"Content/board.yml": BOARD, "Content/searches/keepers.md": SEARCH}, at=folder() / "board")
        offer(self.template, range(listings), "old")
        expect(self.template.build(now=OLD))
        for path, text in [("CNAME", "pier.example"), (".git/HEAD", "ref"), ("jobs/notes/mine.txt", "mine")]:
            self.template.write(f"public/{path}", text)
        self.old = snapshot(self.template.folder / "public")
        offer(self.template, range(listings // 20, listings + listings // 20), "new")
        other = self.copy()
        start = time.monotonic()
        expect(other.build(now=NEW))
        self.seconds = time.monotonic() - start
        self.new = snapshot(other.folder / "public")
        assert ours(self.old) != ours(self.new)
        shutil.rmtree(other.folder)

    def copy(self):
        board = Board(at=folder() / "board")
        shutil.copytree(self.template.folder, board.folder, symlinks=True)
        return board

    def whole(self, board):
        """Problems unless the output is the old site or the new one."""
        found = ours(snapshot(board.folder / "public"))
        if found not in (ours(self.old), ours(self.new)):
            yield "neither the old nor the new site: " + few(differences(ours(self.new), found))

    def mended(self, board):
        """Problems unless the store opens and the next build gives the new site with the old one beside it."""
        with contextlib.closing(sqlite3.connect(board.folder / ".boardwalk/store.sqlite")) as store:
            said = store.execute("PRAGMA integrity_check").fetchone()[0]
            if said != "ok":
                yield f"the store is damaged: {said}"
        outcome = board.build(now=NEW)
        if outcome.code != 0 or any(one["severity"] == "error" for one in outcome.findings):
            yield f"the next build: {outcome}"
        yield from differences(self.new, snapshot(board.folder / "public"))
        before = board.folder / ".public.previous"
        if not before.is_dir() or ours(snapshot(before)) != {
            path: hash for path, hash in ours(self.old).items() if path not in ("CNAME", ".git/HEAD", "jobs/notes/mine.txt")
        }:
            yield OTHER_BEFORE
        beside = {path.name for path in board.folder.iterdir()}
        if beside != {"Content", "public", ".boardwalk", ".public.previous", ".public.provenance"}:
            yield f"left in the board's folder: {beside}"


def ours(files):
    """Without the marks a killed run leaves."""
    return {path: hash for path, hash in files.items() if not path.startswith(".boardwalk-")}


def expect(outcome):
    if outcome.code != 0:
        raise AssertionError(str(outcome))


def command(board, *words, now=NEW):
    return [BOARDWALK, *words, str(board.folder), "--now", now, "--format", "json"]


def variables(**more):
    return {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"} | more


def started(board, *words, before=(), **more):
    return subprocess.Popen(
        [*before, *command(board, *words)], env=variables(**more), stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
    )  # fmt: skip


@check("a build that is killed at any moment leaves a whole site, and the next one puts things right")
def killed():
    case, dice, hit = Case(2000), random.Random(1), 0
    wanted = 200 if FULL else 20
    for number in range(3 * wanted):
        if hit == wanted:
            break
        board = case.copy()
        process = started(board, "build")
        # Half of the time within the last tenth, where the site is published.
        moment = dice.uniform(0, 1.1) if number % 2 else dice.uniform(0.85, 1.1)
        time.sleep(moment * case.seconds)
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        hit += process.returncode == -signal.SIGKILL
        for problem in [*case.whole(board), *case.mended(board)]:
            yield f"killed after {moment:.2f} of a build: {problem}"
        shutil.rmtree(board.folder)
    print(f"        {hit} builds of {case.seconds:.1f} s were killed before they ended")
    if hit < wanted:
        yield f"only {hit} of {wanted} builds were killed before they ended"


@check("a disk that fails at any call, once or from then on, leaves a whole site, and the next build puts things right")
def failing():
    if not shutil.which("strace"):
        raise Skip("needs strace")
    case, dice = Case(50), random.Random(2)
    faults = [(call, number, how, again) for call, count in counted(case).items() for number in range(1, count + 1)
              for how in ("ENOSPC", "EIO", "EMFILE") for again in ("", "+")]  # fmt: skip
    tried = faults if FULL else dice.sample(faults, min(200, len(faults)))
    ends = {}
    for call, number, how, again in tried:
        board = case.copy()
        inject = f"inject={call}:error={how}:when={number}{again}"
        process = started(board, "build", before=["strace", "-f", "-qq", "-o", "/dev/null", "-e", "trace=" + call, "-e", inject])
        said = process.communicate(timeout=120)[0]
        ends[process.returncode] = ends.get(process.returncode, 0) + 1
        # Replies that cannot be read, or their folder, are a source that fails: the site is then of neither edition, and one more run old.
        is_source = "a source" in said or "Content/replies" in said
        problems = [] if is_source else list(case.whole(board))
        if process.returncode not in (0, 1, 3, 127):
            problems.append(f"exit {process.returncode}: {said[-300:]}")
        # Where nothing can be written, nothing can be said.
        if process.returncode == 1 and "error" not in said and call != "write":
            problems.append(f"ended with 1 and said no error: {said[-300:]}")
        mended = [problem for problem in case.mended(board) if not is_source or problem != OTHER_BEFORE]
        for problem in [*problems, *mended]:
            yield f"{how} at {call} {number}{again}: {problem}"
        shutil.rmtree(board.folder)
    print(f"        {len(tried)} of {len(faults)} faults; exit codes {ends}")


def counted(case):
    """How often one thread of a build makes each call."""
    board, counts = case.copy(), {}
    trace = board.folder.parent / "trace"
    process = started(board, "build", before=["strace", "-f", "-qq", "-o", str(trace), "-e", "trace=" + ",".join(CALLS)])
    process.communicate(timeout=300)
    for line in trace.read_text(errors="replace").splitlines():
        found = re.match(r"(\d+) +(\w+)\(", line)
        if found:
            counts[found.groups()] = counts.get(found.groups(), 0) + 1
    shutil.rmtree(board.folder)
    return {call: max(count for (_, name), count in counts.items() if name == call)
            for call in sorted({name for _, name in counts})}  # fmt: skip


@check("of builds that run at once one publishes, and the others are turned away at once with its number")
def at_once():
    case = Case(300)
    for number in range(70 if FULL else 5):
        board = case.copy()
        words = ["build"] * (3 if number % 7 > 4 else 2)
        if number % 3 == 2:
            words[-1] = "fetch"
        begun = time.monotonic()
        processes = [started(board, word) for word in words]
        ends = []
        for word, process in zip(words, processes):
            said = process.communicate(timeout=120)[0]
            ends.append((word, process.returncode, said))
        if any(code not in (0, 4) for _, code, _ in ends) or not any(code == 0 for _, code, _ in ends):
            yield f"{ends}"
        numbers = {str(process.pid) for process in processes}
        for word, code, said in ends:
            named = re.search(r"Another (build|run) ?(\(process (\d+)\))?", said)
            if code == 4 and (not named or named[3] and named[3] not in numbers):
                yield f"{word} was turned away without a reason: {said}"
        for problem in [*case.whole(board), *case.mended(board)]:
            yield f"{words}: {problem}"
        shutil.rmtree(board.folder)


@check("the second of two builds is turned away within a second")
def turned_away():
    case = Case(2000)
    board = case.copy()
    first = started(board, "build")
    time.sleep(case.seconds / 4)
    begun = time.monotonic()
    second = board.build(now=NEW)
    took = time.monotonic() - begun
    if second.code != 4 or f"(process {first.pid})" not in second.printed or took > 1:
        yield f"{second} after {took:.2f} s, while {first.pid} was building"
    if first.communicate(timeout=120) and first.returncode != 0:
        yield f"the first ended with {first.returncode}"
    yield from case.mended(board)


@check("the same input gives the same bytes: any time zone, language, folder, hash seed, number of cores, file limit")
def same_bytes():
    case = Case(200)
    ways = [
        (dict(TZ="Pacific/Apia", LC_ALL="C"), []),
        (dict(TZ="America/St_Johns", LC_ALL="tr_TR.UTF-8", LANG="tr_TR.UTF-8"), ["taskset", "-c", "0"]),
        (dict(TZ=":/nowhere", LANG="ar_EG.UTF-8"), ["nice", "-n", "5"]),
        (dict(SWIFT_DETERMINISTIC_HASHING="1"), []),
        (dict(HOME="/nowhere", LC_ALL="de_DE.UTF-8"), ["prlimit", "--nofile=64"]),
    ]
    for more, before in ways * 2 if FULL else ways[1:2] + ways[4:]:
        board = case.copy()
        process = started(board, "build", before=before, **more)
        said = process.communicate(timeout=120)[0]
        if process.returncode != 0:
            yield f"{more} {before}: {said[-300:]}"
        for problem in differences(case.new, snapshot(board.folder / "public")):
            yield f"{more} {before}: {problem}"
        shutil.rmtree(board.folder)


ASKING = """title: Pier
base-url: https://pier.example/
sources: [usajobs: {key: $USAJOBS_API_KEY, email: $USAJOBS_EMAIL, endpoint: "%s", queries: [{Keyword: pier}]}]
"""
VARIABLES = {"USAJOBS_API_KEY": KEY, "USAJOBS_EMAIL": EMAIL}


@check("an output that cannot be written is noticed before anybody is asked")
def unwritable():
    asked = []
    answer = usajobs([plain(number) for number in range(30)])

    def counting(headers, query):
        asked.append(query)
        return answer(headers, query)

    with serving(counting) as endpoint:
        board = Board({"Content/board.yml": ASKING % endpoint}, at=folder() / "board")
        board.write("public", "a file")
        yield from board.build(environment=VARIABLES).expect(code=1, findings=1)
        (board.folder / "public").unlink()
        (board.folder / "public").mkdir()
        mounted = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "ro", "tmpfs", str(board.folder / "public")], capture_output=True
        )
        if mounted.returncode == 0:
            try:
                yield from board.build(environment=VARIABLES).expect(code=1, findings=1)
            finally:
                subprocess.run(["umount", str(board.folder / "public")], check=True)
        if asked:
            yield f"{len(asked)} requests were sent"
        yield from board.build(environment=VARIABLES).expect(code=0, findings=0)
        if not asked:
            yield "nobody was asked at all"


@check("rollback brings the site before back, and once more the newer one; what is not ours stays")
def rollback():
    case = Case(50)
    board = case.copy()
    yield from failed(board, "rollback", 1, "no earlier site")
    expect(board.build(now=NEW))
    theirs = ("CNAME", ".git/HEAD", "jobs/notes/mine.txt")
    for edition, word in [(case.old, "older"), (case.new, "newer"), (case.old, "older")]:
        done = subprocess.run([BOARDWALK, "rollback", str(board.folder)], env=variables(), capture_output=True, text=True)
        if done.returncode != 0 or f"This is the {word} of the two" not in done.stdout:
            yield f"rollback ended with {done.returncode}: {done.stdout}{done.stderr}"
        yield from differences(edition, snapshot(board.folder / "public"))
        yield from (f"{path} is gone" for path in theirs if not (board.folder / "public" / path).is_file())
    yield from case.mended(board)


def failed(board, word, code, said):
    done = subprocess.run([BOARDWALK, word, str(board.folder)], env=variables(), capture_output=True, text=True)
    if done.returncode != code or said not in done.stdout + done.stderr:
        yield f"{word} ended with {done.returncode}: {done.stdout}{done.stderr}"


@check("a site that would lose many pages or show a key is refused with 3, and the old one stands")
def refused():
    board = Board({"Content/board.yml": BOARD}, at=folder() / "board")
    offer(board, range(10), "old")
    post = "---\ntitle: Pier painters %d\norganization: Pier Trust\nposted: 2026-11-15\n---\nBring a brush.\n"
    for number in range(30):
        board.write(f"Content/referrals/painters-{number}.md", post % number)
    expect(board.build())
    before = snapshot(board.folder / "public")
    keys = {"PIER_TOKEN": "Zk8Qw2+fJ/7rTn5Vx0bLc==", "SHORT_KEY": "x"}
    for form in ["Zk8Qw2+fJ/7rTn5Vx0bLc==", "Zk8Qw2%2BfJ%2f7rTn5Vx0bLc%3d%3D", "Wms4UXcyK2ZKLzdyVG41VngwYkxjPT0="]:
        board.write("Content/pages/about.md", f"---\ntitle: About\n---\nWrite to `{form}`.\n")
        outcome = board.build(environment=keys)
        if outcome.code != 3 or "PIER_TOKEN" not in outcome.printed or form in outcome.printed:
            yield f"a key as {form}: {outcome}"
        yield from differences(before, snapshot(board.folder / "public"))
    (board.folder / "Content/pages/about.md").unlink()
    for number in range(25):
        (board.folder / f"Content/referrals/painters-{number}.md").unlink()
    outcome = board.build(environment=keys)
    if outcome.code != 3 or "25 of the 40" not in outcome.printed:
        yield f"25 of 40 pages lost: {outcome}"
    yield from differences(before, snapshot(board.folder / "public"))
    yield from board.build("--accept-shrink", "site", environment=keys).expect(code=0, findings=None)
    if len(list((board.folder / "public/referrals").glob("painters-*"))) != 5:
        yield "the pages are not gone after --accept-shrink site"
