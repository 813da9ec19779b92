"""The README is executed: what it says to type works, what it shows is accepted, what it quotes is printed."""

import os
import pathlib
import re
import shlex
import subprocess

from boards import BOARDWALK, NOW, REPOSITORY, Board, folder
from checking import check

README = (REPOSITORY / "README.md").read_text()
# Those whose jobs the README's verdicts are about.
SOURCES = "sources: [greenhouse: { board: a }, himalayas: {}, adzuna: { app-id: $ID, app-key: $KEY, country: us }]\n"
SETTINGS = "title: Test\nbase-url: https://test.example.org/\n"


def blocks(language):
    """The fenced blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.M | re.S)


def run(*words, at):
    """Runs the program with these words in a folder."""
    return subprocess.run(
        [BOARDWALK, *words], cwd=at, capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL
    )


@check("every command the README says to type is there and works")
def commands():
    at = folder()
    makefile = (REPOSITORY / "Makefile").read_text()
    seen = 0
    for line in "".join(blocks("sh")).splitlines():
        words = shlex.split(line, comments=True)
        if words[:1] == ["make"]:
            if f"\n{words[1]}:" not in makefile:
                yield f"the Makefile has no {words[1]}"
        elif words[:1] == ["boardwalk"]:
            done = run(*words[1:], at=at)
            if done.returncode != 0:
                yield f"{line} ends with {done.returncode}: {done.stderr[:300]}"
        seen += bool(words)
    if seen < 4:
        yield f"only {seen} commands were found"


# Where the README tells of the fields that a file of `Sources/Boardwalk/Content` reads.
FIELDS = {
    ("BoardSettings", "BoardFields"): "| in `Content/board.yml`",
    ("JobFields", "JobFields"): "| in `Content/jobs/*.md`",
    ("ReferralFields", "ReferralFields"): "| in `Content/referrals/*.md`",
    ("PersonFields", "PersonFields"): "| in `Content/people/*.md`",
    ("PageFields", "PageFields"): "| in `Content/pages/*.md`",
    ("SearchFields", "SearchFields"): "### Saved searches\n\n",
}


@check("every field of board.yml and of posts is in the README")
def fields():
    for (file, struct), head in FIELDS.items():
        source = (REPOSITORY / f"Sources/Boardwalk/Content/{file}.swift").read_text()
        names = re.findall(r"var (\w+):", re.search(rf"struct {struct}: Decodable {{\n((?:  var .*\n)+)", source)[1])
        told = README[README.index(head) :].removeprefix(head).split("\n\n")[0]
        for name in names:
            field = re.sub("([a-z])([A-Z]+)", lambda letters: f"{letters[1]}-{letters[2].lower()}", name)
            if f"`{field}`" not in told:
                yield f"{head.strip()}: nothing is said of {field}"


@check("the settings the README shows are accepted")
def settings():
    for block in blocks("yaml"):
        is_verdict = block.startswith("same:")
        files = {"Content/board.yml": SETTINGS + SOURCES, "Content/duplicates.yml": block}
        board = Board(files if is_verdict else {"Content/board.yml": SETTINGS + block})
        done = run("check", str(board.folder), "--quiet", at=board.folder)
        if done.returncode != 0 or done.stderr:
            yield f"exit {done.returncode}: {done.stderr[:400]}"
    if not blocks("yaml"):
        yield "no settings were found"


@check("the post the README shows is accepted")
def post():
    for block in blocks("markdown"):
        board = Board({"Content/board.yml": SETTINGS, "Content/referrals/engineer.md": block})
        board.write("Content/people/maren-oakfield.md", "---\nname: Maren Oakfield\n---\nRefers people.\n")
        outcome = board.build()
        yield from outcome.expect()
    if not blocks("markdown"):
        yield "no post was found"


@check("the finding the README quotes is printed like that")
def finding():
    quoted = next((block for block in blocks("") if "salery-min" in block), None)
    if quoted is None:
        yield "no finding was found"
        return
    board = Board({"Content/board.yml": SETTINGS, "Content/searches/nurses.md": "---\ntitle: Nurses\nsalery-min: 60000\n---\n"})
    done = run("build", str(board.folder), "--now", NOW, at=board.folder)
    if done.stderr.strip() != quoted.strip():
        yield f"it prints {done.stderr!r}"


@check("every verb and option the README names is in the help")
def words():
    verbs = re.findall(r"^  ([a-z]+)  ", run("--help", at=folder()).stdout, re.M)
    help = "".join(run(*verb, "--help", at=folder()).stdout for verb in [[], *([verb] for verb in verbs)])
    for verb in re.findall(r"^boardwalk (\w+)", "".join(blocks("")), re.M):
        if not re.search(rf"^  {verb}\s", help, re.M):
            yield f"boardwalk {verb} is not in the help"
    for option in set(re.findall(r"`(--[a-z-]+)", README)):
        if option not in help:
            yield f"{option} is not in the help"


@check("every file the README links to is there")
def links():
    for target in re.findall(r"\]\((?!https?:|#)([^)]+)\)", README):
        if not pathlib.Path(os.path.join(REPOSITORY, target)).exists():
            yield f"{target} is not there"
