"""Boards that must not be published: a plain sentence with its place, exit code 1, and the old site stands."""

import contextlib
import os
import re
import shutil
import subprocess

from api import EMAIL, KEY, serving, usajobs
from boards import Board, differences, folder, snapshot
from checking import Skip, check
from items import plain, reply

VARIABLES = {"USAJOBS_API_KEY": KEY, "USAJOBS_EMAIL": EMAIL}
BOARD = """title: Sound
base-url: https://sound.example/
sources: [usajobs: {replies: replies}]
"""
ASKING = """title: Sound
base-url: https://sound.example/
sources:
  - usajobs:
      key: $USAJOBS_API_KEY
      email: $USAJOBS_EMAIL
      endpoint: {endpoint}
      queries: [{{Keyword: pier}}]
"""
REFERRAL = "---\ntitle: Pier painters\norganization: Pier Trust\nposted: 2026-11-15\n---\nBring a brush.\n"
ITEMS = [plain(number) for number in range(30)]
UNREACHABLE = "http://127.0.0.1:9/api/search"  # the discard port: nobody listens


def sound():
    """A small board that is published, and its files as they are."""
    board = Board({"Content/board.yml": BOARD, "Content/referrals/painters.md": REFERRAL})
    board.write("Content/replies/1.json", reply(ITEMS))
    board.built()
    return board, snapshot(board.folder / "public")


def asking(endpoint):
    """The same board, published from a server."""
    board = Board({"Content/board.yml": ASKING.format(endpoint=endpoint), "Content/referrals/painters.md": REFERRAL})
    board.built(environment=VARIABLES)
    return board, snapshot(board.folder / "public")


def refused(board, before, said, file=None, line=None, **options):
    """Problems unless a build ends with 1, says so at that place, and leaves the site as it was."""
    outcome = board.build(**options)
    if outcome.code != 1:
        yield f"expected exit 1, got {outcome}"
    errors = [finding for finding in outcome.findings if finding["severity"] == "error"]
    hits = [
        one
        for one in errors
        if re.search(said, f"{one['message']} {one.get('hint')}")
        and file in (None, one.get("file"))
        and line in (None, one.get("line"))
    ]
    if not hits:
        yield f"no error says /{said}/ at {file}:{line} but {outcome}"
    if KEY in outcome.printed:
        yield "the key is printed"
    yield from differences(before, snapshot(board.folder / "public"))
    yield from left_over(board)


def left_over(board):
    """Problems: files of a build that were left beside the site."""
    known = {"Content", "Templates", "public", ".public.previous", ".public.provenance", ".boardwalk", "elsewhere"}
    yield from (
        f"{path.name} was left in the board's folder" for path in board.folder.iterdir() if path.name not in known
    )


def broken(path, text, said, line):
    """Problems when a sound board gets a broken file and is not refused for it, or not published again without it."""
    board, before = sound()
    had = (board.folder / path).read_bytes() if (board.folder / path).is_file() else None
    board.write(path, text)
    yield from refused(board, before, said, path, line)
    (board.folder / path).unlink() if had is None else board.write(path, had)
    yield from board.build().expect(code=0, findings=0)
    yield from differences(before, snapshot(board.folder / "public"))


@check("front matter that is no YAML")
def no_yaml():
    yield from broken(
        "Content/referrals/broken.md", "---\ntitle: [Painter\norganization: Pier Trust\n---\n", "not YAML", 3
    )


@check("front matter that never ends")
def endless():
    yield from broken("Content/jobs/endless.md", "---\ntitle: Painter\norganization: Pier Trust\n", "no end", 1)


@check("front matter with a date that is none")
def no_date():
    text = "---\ntitle: Painter\norganization: Pier Trust\nposted: the day after\n---\n"
    yield from broken("Content/referrals/when.md", text, "day|date", 4)


@check("front matter with a misspelt field")
def misspelt():
    text = "---\ntitle: Painter\norganisation: Pier Trust\nposted: 2026-11-15\n---\n"
    yield from broken("Content/referrals/misspelt.md", text, "`organization`", 3)


@check("front matter with an alias that would grow")
def alias():
    text = "---\ntitle: &a Painter\norganization: *a\nposted: 2026-11-15\n---\n"
    yield from broken("Content/referrals/alias.md", text, "anchors", 2)


@check("board.yml with an unknown key")
def unknown_key():
    yield from broken("Content/board.yml", "titel: Sound\n" + BOARD, "unknown.*titel.*title", 1)


@check("board.yml without a base-url")
def missing_key():
    yield from broken("Content/board.yml", "title: Sound\n", "base-url", None)


@check("board.yml that is not there")
def no_board():
    board, before = sound()
    (board.folder / "Content/board.yml").unlink()
    yield from refused(board, before, "no such file", "Content/board.yml")


@check("two posts with one slug")
def two_slugs():
    board, before = sound()
    board.write("Content/referrals/north/painters.md", REFERRAL)
    yield from refused(board, before, "painters")


@check("a template with a section that is not closed")
def unclosed():
    board, before = sound()
    shutil.copytree(os.path.join(os.path.dirname(__file__), "../../Templates"), board.folder / "Templates")
    template = (board.folder / "Templates/job.mustache").read_text()
    board.write("Templates/job.mustache", template + "\n{{#jobs}}\n<p>never closed\n")
    yield from refused(board, before, "jobs", "Templates/job.mustache", template.count("\n") + 2)


@check("a reply that is no JSON")
def no_json():
    board, _ = sound()
    before = forgetting(board)
    board.write("Content/replies/1.json", "<html>Sign in</html>")
    outcome = board.build()
    yield from outcome.expect(code=1, findings=None)
    if "1.json" not in outcome.printed:
        yield f"the file is not named: {outcome}"
    yield from differences(before, snapshot(board.folder / "public"))


@check("an output folder in whose place a file stands")
def file_in_place():
    board, before = sound()
    board.write("elsewhere", "mine")
    outcome = board.build("--output", str(board.folder / "elsewhere"))
    yield from outcome.expect(code=1, findings=None)
    if "elsewhere" not in outcome.printed:
        yield f"the file is not named: {outcome}"
    if (board.folder / "elsewhere").read_text() != "mine":
        yield "the file was changed"
    yield from differences(before, snapshot(board.folder / "public"))
    yield from left_over(board)


@check("a full disk")
def full_disk():
    with small_disk() as disk:
        board = Board({"Content/board.yml": BOARD, "Content/referrals/painters.md": REFERRAL}, at=disk)
        board.write("Content/replies/1.json", reply(ITEMS))
        board.built()
        before = snapshot(disk / "public")
        for number in range(2000):
            board.write(f"Content/jobs/j-{number}.md", REFERRAL.replace("painters", f"painters {number}"))
        # Room that holds neither the new site nor half of it.
        with open(disk / "elsewhere", "wb") as filler, contextlib.suppress(OSError):
            while shutil.disk_usage(disk).free > 1_500_000:
                filler.write(bytes(100_000))
                filler.flush()
        outcome = board.build()
        yield from outcome.expect(code=1, findings=None)
        if not re.search("space|full", outcome.printed):
            yield f"it does not say that the disk is full: {outcome}"
        yield from differences(before, snapshot(disk / "public"))
        yield from left_over(board)
        (disk / "elsewhere").unlink()
        shutil.rmtree(disk / "Content/jobs")
        yield from board.build().expect(code=0, findings=0)
        yield from differences(before, snapshot(disk / "public"))


@contextlib.contextmanager
def small_disk():
    """A folder on a file system of its own of 40 MB."""
    place = folder()
    mount = ["mount", "-t", "tmpfs", "-o", "size=40m", "tmpfs", str(place)]
    if os.geteuid() or not shutil.which("mount") or subprocess.run(mount, capture_output=True).returncode:
        raise Skip("only root may mount a small disk")
    try:
        yield place
    finally:
        subprocess.run(["umount", str(place)], check=True)


def forgetting(board):
    """Takes away all that earlier runs kept, in the store and in the published site; gives the site as it is then."""
    shutil.rmtree(board.folder / ".boardwalk")
    for state in (board.folder / "public" / "data").glob("state*.json"):
        state.unlink()
    return snapshot(board.folder / "public")


@check("no key, and a store that was lost: the published site brings it back, and the jobs stay")
def lost_store():
    with serving(usajobs(ITEMS)) as endpoint:
        board, _ = asking(endpoint)
        before = board.site
        shutil.rmtree(board.folder / ".boardwalk")
        yield from board.build().expect(code=0, findings=None)
        if board.site.listed("index.html") != before.listed("index.html"):
            yield "the jobs did not stay"


@check("no key, and nothing kept from earlier runs")
def no_key():
    with serving(usajobs(ITEMS)) as endpoint:
        board, _ = asking(endpoint)
        before = forgetting(board)
        outcome = board.build()
        yield from outcome.expect(code=1, findings=None)
        if "USAJOBS_API_KEY" not in outcome.printed:
            yield f"the variable is not named: {outcome}"
        yield from differences(before, snapshot(board.folder / "public"))


@check("a wrong key, and nothing kept from earlier runs")
def wrong_key():
    with serving(usajobs(ITEMS)) as endpoint:
        board, _ = asking(endpoint)
        before = forgetting(board)
        outcome = board.build(environment=VARIABLES | {"USAJOBS_API_KEY": "a-mistyped-secret"})
        yield from outcome.expect(code=1, findings=None)
        if "401" not in outcome.printed or "a-mistyped-secret" in outcome.printed:
            yield f"it should say 401 and no secret: {outcome}"
        yield from differences(before, snapshot(board.folder / "public"))


TROUBLES = {
    "an HTML page in place of the reply": lambda headers, query: (200, "text/html", b"<html>We are mending it</html>"),
    "a refusal of the key": lambda headers, query: (403, "text/html", b"no"),
    "a reply that breaks off": lambda headers, query: (200, "application/json", b'{"SearchResult": {"SearchResult'),
    "an empty reply": lambda headers, query: (200, "application/json", b""),
    "a reply of another shape": lambda headers, query: (200, "application/json", b'{"jobs": []}'),
}  # fmt: skip


@check("with jobs of earlier runs kept, a source in trouble is a warning and the jobs stay; --strict ends with 2")
def kept():
    with serving(usajobs(ITEMS)) as endpoint:
        sound_board, _ = asking(endpoint)
    for trouble, answer in TROUBLES.items():
        board = Board(at=folder() / "board")
        shutil.copytree(sound_board.folder, board.folder)
        with serving(answer) as endpoint:
            board.write("Content/board.yml", ASKING.format(endpoint=endpoint))
            yield from (f"{trouble}: {problem}" for problem in still_there(board, sound_board.site))


@check("without a key or a network the jobs of earlier runs stay, with a warning")
def kept_offline():
    with serving(usajobs(ITEMS)) as endpoint:
        board, _ = asking(endpoint)
    site = Board(at=folder() / "board")
    shutil.copytree(board.folder, site.folder)
    site.write("Content/board.yml", ASKING.format(endpoint=UNREACHABLE))
    yield from (f"no network: {problem}" for problem in still_there(site, board.site))
    yield from (f"no key: {problem}" for problem in still_there(site, board.site, {}))
    yield from site.build("--offline", environment={}).expect(code=0, findings=0)


def still_there(board, before, environment=VARIABLES):
    """Problems unless the build warns and goes on with the jobs it had."""
    jobs = [job["id"] for job in before.index]
    for options, code in [((), 0), (("--strict",), 2)]:
        outcome = board.build(*options, environment=environment)
        if outcome.code != code or [finding["severity"] for finding in outcome.findings] != ["warning"]:
            yield f"expected exit {code} and one warning, got {outcome}"
        if [job["id"] for job in board.site.index] != jobs or board.site.listed("index.html") != before.listed(
            "index.html"
        ):
            yield "the jobs did not stay"


@check("wrong words on the command line end with 64")
def usage():
    board, before = sound()
    for words in (["--now", "yesterday"], ["--base-url", "ftp://x"], ["--nonsense"], ["--format", "xml"]):
        outcome = board.build(*words)
        if outcome.code != 64:
            yield f"{words}: {outcome}"
    yield from differences(before, snapshot(board.folder / "public"))
