"""A site made in parts, as the README's recipe makes it: the parts are disjoint and together the site, to the byte."""

import os
import pathlib
import re
import shutil
import subprocess

from boards import BOARDWALK, NOW, REPOSITORY, folder
from checking import Skip, check


def files(at):
    return {str(path.relative_to(at)): path.read_bytes() for path in pathlib.Path(at).rglob("*") if path.is_file()}


@check("GNU parallel makes the parts of the example board as the README says, and they are the site")
def parallel():
    if not shutil.which("parallel"):
        raise Skip("needs GNU parallel")
    recipe = re.search(r"```\n((?:(?!```).)*\| parallel (?:(?!```).)*)```", (REPOSITORY / "README.md").read_text(), re.S)
    if not recipe:
        yield "the README has no recipe for parallel"
        return
    at = folder()
    shutil.copytree(REPOSITORY / "Content", at / "Content")
    tools = at / "bin"
    tools.mkdir()
    # The moment has to be the same in all runs.
    (tools / "boardwalk").write_text(f'#!/bin/sh\nexec "{BOARDWALK}" "$@" --now {NOW}\n')
    (tools / "boardwalk").chmod(0o755)
    environment = {**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "PARALLEL_HOME": str(at / "parallel")}
    (at / "parallel").mkdir()
    (at / "parallel/will-cite").touch()
    for night in ["the first night", "the second night, a job less"]:
        run = subprocess.run(
            ["sh", "-c", recipe[1]], cwd=at, env=environment, capture_output=True, text=True, timeout=300, stdin=subprocess.DEVNULL
        )
        if run.returncode != 0:
            yield f"{night}: exit {run.returncode}: {run.stderr[-500:]}"
            return
        shutil.rmtree(at / "whole", ignore_errors=True)
        whole = subprocess.run(
            [BOARDWALK, "build", "--offline", "--output", str(at / "whole"), "--now", NOW],
            cwd=at, capture_output=True, text=True, timeout=300,
        )  # fmt: skip
        if whole.returncode != 0:
            yield f"{night}: the whole: exit {whole.returncode}: {whole.stderr[-500:]}"
            return
        parts = [files(part) for part in sorted((at / "parts").iterdir())]
        together, site = files(at / "public"), files(at / "whole")
        if len(parts) != 4 or sum(map(len, parts)) != len(together):
            yield f"{night}: {len(parts)} parts with {[len(part) for part in parts]} files; together {len(together)}"
        for path in sorted(together.keys() | site.keys()):
            if together.get(path) != site.get(path):
                yield f"{night}: {path} differs"
        (at / "Content/jobs/museum-educator-lightship.md").unlink(missing_ok=True)
