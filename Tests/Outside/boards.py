"""Boards in temporary folders, built by the program under test."""

import atexit
import functools
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from published import Site

BOARDWALK = os.environ["BOARDWALK"]
REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
NOW = "2026-11-21T08:00:00Z"
LONGEST = 120  # seconds for one build, on a busy machine

_work = tempfile.mkdtemp(prefix="boardwalk-outside-")
atexit.register(shutil.rmtree, _work, ignore_errors=True)


def folder():
    """A new empty folder that is removed at the end."""
    return pathlib.Path(tempfile.mkdtemp(dir=_work))


class Outcome:
    """How a build ended: its exit code, its findings as dictionaries, and all it printed."""

    def __init__(self, done):
        self.code = done.returncode
        self.printed = done.stdout + done.stderr
        lines = [line for line in done.stdout.splitlines() if line.startswith('{"')]
        self.findings = [json.loads(line) for line in lines]

    def __str__(self):
        said = sorted(self.findings, key=lambda finding: finding["severity"])  # errors first
        return f"exit {self.code}: {said or self.printed.strip()}"

    def expect(self, code=0, findings=0):
        """Problems unless it ended so."""
        if self.code != code or (findings is not None and len(self.findings) != findings):
            yield f"expected exit {code} and {findings} findings, got {self}"


class Board:
    """A board's folder."""

    def __init__(self, files=None, at=None):
        self.folder = at or folder()
        for path, text in (files or {}).items():
            self.write(path, text)

    def write(self, path, text):
        place = self.folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        if not isinstance(text, (str, bytes)):
            text = json.dumps(text)
        place.write_bytes(text.encode() if isinstance(text, str) else text)

    def build(self, *options, now=NOW, environment=None):
        """Fetches and builds. No variable of the caller reaches the program but PATH."""
        variables = {"PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "C.UTF-8"} | (environment or {})
        command = [BOARDWALK, "build", str(self.folder), "--now", now, "--format", "json", *options]
        return Outcome(
            subprocess.run(
                command, env=variables, capture_output=True, text=True, timeout=LONGEST, stdin=subprocess.DEVNULL
            )
        )

    def built(self, **options):
        """The site; an error when the build failed."""
        outcome = self.build(**options)
        if outcome.code != 0:
            raise AssertionError(str(outcome))
        return self.site

    @property
    def site(self):
        return Site(self.folder / "public")


def example_board():
    """A fresh copy of the repository's own board."""
    board = Board()
    for name in ["Content", "Templates"]:
        shutil.copytree(REPOSITORY / name, board.folder / name)
    return board


@functools.cache
def example():
    """The example board as it is published; shared, not to be changed."""
    return example_board().built()


@functools.cache
def example_later():
    """The same board four weeks on: some jobs are closed."""
    board = example_board()
    board.built()
    return board.built(now=LATER)


LATER = "2026-12-20T08:00:00Z"


def snapshot(site_folder):
    """Every file of a folder and the fingerprint of its bytes."""
    files = (path for path in sorted(pathlib.Path(site_folder).rglob("*")) if path.is_file())
    return {str(path.relative_to(site_folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def differences(before, after):
    """Problems unless two snapshots are equal."""
    for path in sorted(set(before) | set(after)):
        if before.get(path) != after.get(path):
            state = "is gone" if path not in after else "is new" if path not in before else "has other bytes"
            yield f"{path} {state}"
