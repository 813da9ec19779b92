"""What `init` gives an operator works: the workflows are what their services read, the scripts deploy good builds only."""

import os
import pathlib
import shutil
import subprocess

import yaml

import boards
from checking import check

RECORDER = '#!/bin/sh\necho "$(basename "$0") $*" >> "$CALLS"\n'


class Started:
    """A board made by init, with programs that only note that they were called."""

    def __init__(self):
        self.folder = boards.folder() / "board"
        self.tools = boards.folder()
        self.calls = self.tools / "calls"
        subprocess.run([boards.BOARDWALK, "init", str(self.folder)], check=True, capture_output=True, timeout=60)
        for name in ["rsync", "aws"]:
            self.tool(name, RECORDER)
        # No site is there yet.
        self.tool("curl", "#!/bin/sh\nprintf 404\n")
        os.symlink(boards.BOARDWALK, self.tools / "boardwalk")

    def tool(self, name, text):
        (self.tools / name).write_text(text)
        (self.tools / name).chmod(0o755)

    def run(self, script, **variables):
        environment = {"PATH": f"{self.tools}:{os.environ['PATH']}", "CALLS": str(self.calls), **variables}
        return subprocess.run(
            script, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=boards.LONGEST
        )

    @property
    def called(self):
        return self.calls.read_text().splitlines() if self.calls.exists() else []


def steps(workflow):
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


@check("the workflow for GitHub keeps the store, shows findings as annotations, and deploys after a good build only")
def github():
    board = Started()
    workflow = yaml.safe_load((board.folder / ".github/workflows/publish.yml").read_text())
    if workflow["jobs"]["deploy"]["needs"] != "build":
        yield "it deploys without waiting for the build"
    caches = [step["with"] for step in steps(workflow) if step.get("uses", "").startswith("actions/cache@")]
    if [cache["path"] for cache in caches] != [".boardwalk"]:
        yield f"it keeps {caches}"
    scripts = [step["run"] for step in steps(workflow) if "run" in step]
    if not all("--format github" in script for script in scripts) or len(scripts) != 2:
        yield f"not every finding is an annotation: {scripts}"
    for script in scripts:
        done = board.run(["bash", "-e", "-c", script], SITE="https://a.example/b/")
        if done.returncode:
            yield f"{script!r} ends with {done.returncode}: {done.stdout}{done.stderr}"
    if "https://a.example/b/" not in (board.folder / "public/sitemap.xml").read_text():
        yield "the address that Pages gives is not used"
    triggers = workflow.get("on", workflow.get(True))
    if not triggers["schedule"][0]["cron"] or "pull_request" not in triggers:
        yield f"it runs on {triggers}"


@check("a workflow restores the store from the published site when there is one")
def restoring():
    board = Started()
    workflow = yaml.safe_load((board.folder / ".github/workflows/publish.yml").read_text())
    script = next(step["run"] for step in steps(workflow) if step.get("name") == "Build")
    (board.tools / "boardwalk").unlink()
    board.tool("boardwalk", RECORDER)
    # What curl says and ends with, and whether a site is there: one that is down is.
    for status, code, stands in [
        ("404 text/html", 0, False), ("403 application/xml", 0, False), ("000 ", 6, False), ("200 text/html; charset=utf-8", 0, False),
        ("200 application/json", 0, True), ("200 ", 0, True), ("503 text/html", 0, True), ("000 ", 28, True),
    ]:  # fmt: skip
        board.tool("curl", f"#!/bin/sh\nprintf '{status}'\nexit {code}\n")
        done = board.run(["bash", "-e", "-c", script], SITE="https://a.example/b/")
        call = board.called[-1]
        if done.returncode or ("--restore-from https://a.example/b/" in call) != stands:
            yield f"after {status}, {code} it calls {call!r} and ends with {done.returncode}: {done.stderr}"


@check("the pipeline for GitLab keeps the store and publishes public/")
def gitlab():
    board = Started()
    pipeline = yaml.safe_load((board.folder / ".gitlab-ci.yml").read_text())
    pages = pipeline["pages"]
    if pages["artifacts"]["paths"] != ["public"] or pages["cache"]["paths"] != [".boardwalk/"]:
        yield f"it publishes {pages['artifacts']} and keeps {pages['cache']}"
    for job in ["check", "pages"]:
        done = board.run(["sh", "-e", "-c", "\n".join(pipeline[job]["script"])], CI_PAGES_URL="https://a.gitlab.example/b")
        if done.returncode:
            yield f"{job} ends with {done.returncode}: {done.stderr}"
    if not (board.folder / "public/index.html").exists():
        yield "nothing is published"


@check("the scripts for servers and storage copy a good build, and nothing when the build fails")
def scripts():
    for script, variables, program in [
        ("deploy/rsync.sh", {"BOARD_TARGET": "www@a.example:/srv/www/"}, "rsync"),
        ("deploy/s3.sh", {"BOARD_BUCKET": "s3://a.example", "BOARD_ENDPOINT": "https://s.example"}, "aws"),
    ]:
        board = Started()
        done = board.run([str(board.folder / script)], **variables)
        if done.returncode or done.stdout or done.stderr:
            yield f"{script} ends with {done.returncode}: {done.stdout}{done.stderr}"
        calls = board.called
        if len(calls) < 2 or not all(call.startswith(program) for call in calls) or "assets" not in calls[1]:
            yield f"{script} calls {calls}"
        if "BOARD_ENDPOINT" in variables and not all("--endpoint-url https://s.example" in call for call in calls):
            yield f"{script} forgets the endpoint: {calls}"
        (board.folder / "Templates/page.mustache").write_text("{{titel}}")
        done = board.run([str(board.folder / script)], **variables)
        if done.returncode == 0 or board.called != calls:
            yield f"{script} copies a build that failed"


@check("a server keeps what others put beside the board, and loses what the board has no longer")
def beside():
    if not shutil.which("rsync"):
        from checking import Skip

        raise Skip("no rsync")
    board = Started()
    (board.tools / "rsync").unlink()
    place = board.tools / "server"
    others = [".well-known/acme/token", "CNAME", "jobs/own.txt", "old/index.html"]
    for name in others:
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text("theirs")
    post = board.folder / "Content/jobs/gardener.md"
    for end in ["/", ""]:
        done = board.run([str(board.folder / "deploy/rsync.sh")], BOARD_TARGET=f"{place}{end}")
        if done.returncode or (end and done.stdout + done.stderr):
            yield f"it ends with {done.returncode}: {done.stdout}{done.stderr}"
        lost = [name for name in others if not (place / name).exists()]
        if lost:
            yield f"it took away {lost}"
        own = {path.relative_to(board.folder / "public") for path in (board.folder / "public").rglob("*") if path.is_file()}
        there = {path.relative_to(place) for path in place.rglob("*") if path.is_file()} - set(map(pathlib.Path, others))
        if own != there:
            yield f"it differs in {sorted(map(str, own ^ there))[:5]}"
        if not end and (place / "jobs/gardener").exists():
            yield "an empty folder stays"
        post.unlink(missing_ok=True)


@check("storage loses only what the board had there and has no longer")
def storage():
    board = Started()
    board.tool(
        "aws",
        RECORDER + '[ "$4" != s3://a.example/.boardwalk-manifest ] || '
        'printf "boardwalk-manifest 1\\nindex.html\\njobs/gone/index.html\\n" > "$5"\n',
    )
    done = board.run([str(board.folder / "deploy/s3.sh")], BOARD_BUCKET="s3://a.example")
    removed = [call for call in board.called if " rm " in call]
    if done.returncode or removed != ["aws s3 rm --only-show-errors s3://a.example/jobs/gone/index.html"]:
        yield f"it calls {removed} and ends with {done.returncode}: {done.stderr}"
    if any("--delete" in call for call in board.called) or "cp" not in board.called[-1]:
        yield f"it calls {board.called}"


@check("a script that is not told where the site goes says so before it builds")
def nowhere():
    for script, variable in [("deploy/rsync.sh", "BOARD_TARGET"), ("deploy/s3.sh", "BOARD_BUCKET")]:
        board = Started()
        done = board.run([str(board.folder / script)])
        if done.returncode == 0 or f"{variable}: is not set: say where the site goes" not in done.stderr:
            yield f"{script} ends with {done.returncode}: {done.stderr}"
        if (board.folder / "public").exists():
            yield f"{script} has built the board"


@check("cron, which knows /usr/bin and /bin alone, finds what is installed in one's own folder")
def cron():
    board = Started()
    own = board.tools / ".local/bin"
    own.mkdir(parents=True)
    (board.tools / "boardwalk").rename(own / "boardwalk")
    # Of the tools there is only the one that stands for a host without a site.
    variables = {"PATH": f"{board.tools}:/usr/bin:/bin", "HOME": str(board.tools)}
    done = subprocess.run(
        [str(board.folder / "deploy/nightly.sh")], env=variables, capture_output=True, text=True, timeout=boards.LONGEST
    )
    if done.returncode or not (board.folder / "public/index.html").exists():
        yield f"it ends with {done.returncode}: {done.stdout}{done.stderr}"


@check("the nightly script reads the address as board.yml has it, however it is written")
def address():
    board = Started()
    (board.tools / "boardwalk").unlink()
    board.tool("boardwalk", RECORDER)
    board.tool("curl", "#!/bin/sh\nprintf 200\n")
    for line in [
        "base-url: https://a.example/b/", "base-url: https://a.example/b/ # ours", "base-url: 'https://a.example/b/'",
        '"base-url": "https://a.example/b/"', "base-url: >-\n  https://a.example/b/", "base-url:\n  https://a.example/b/",
    ]:  # fmt: skip
        for end in ["\n", "\r\n"]:
            text = f"title: T\n{line}\nlanguage: en\n".replace("\n", end)
            (board.folder / "Content/board.yml").write_bytes(text.encode())
            done = board.run([str(board.folder / "deploy/nightly.sh")])
            if done.returncode or not board.called[-1].endswith("--restore-from https://a.example/b/"):
                yield f"{text!r} calls {board.called[-1:]!r} and ends with {done.returncode}: {done.stderr}"
    (board.folder / "Content/board.yml").write_text("title: T\nbase-url: http://a.example/b/\n")
    done = board.run([str(board.folder / "deploy/nightly.sh")])
    if done.returncode or "--restore-from" in board.called[-1]:
        yield f"a site without encryption is restored from: {board.called[-1:]!r}"


@check("the program copied alone into an empty folder makes a board and builds it")
def alone():
    place = boards.folder()
    program = shutil.copy(boards.BOARDWALK, place / "boardwalk")
    for words in [["init", "board"], ["build", "board"]]:
        done = subprocess.run(
            [program, *words], cwd=place, env={"PATH": "/nowhere"}, capture_output=True, text=True, timeout=boards.LONGEST
        )
        if done.returncode or done.stderr:
            yield f"{words} ends with {done.returncode}: {done.stderr}"
    if not (place / "board/public/assets/style.css").exists():
        yield "the built-in theme is not in it"


@check("the man page is one that man can read")
def manual():
    page = subprocess.run([boards.BOARDWALK, "manual"], capture_output=True, text=True, timeout=60).stdout
    if not shutil.which("groff"):
        from checking import Skip

        raise Skip("no groff")
    done = subprocess.run(["groff", "-man", "-ww", "-Tutf8", "-Kutf8"], input=page, capture_output=True, text=True, timeout=60)
    yield from [line for line in done.stderr.splitlines() if "can't break" not in line and "cannot" not in line]
    if "boardwalk serve" not in done.stdout:
        yield "it does not tell of serve"
