#!/usr/bin/env python3
"""Kills the publisher at every single system call, and makes every single call fail, and looks at what is left.

    faults.py <PublishVictim> [kill|ENOSPC|EIO|EMFILE …]

First while a new site is published, then while the site before is brought back, then while a third one is made of the folder
of the first. A call fails once, and from then on. The output must be the site before or the new one, whole, with the files that
are not ours; and the run after it must give the new site, with the one before beside it, what its files were made of, and
nothing else. Needs strace. Exit code 1 when anything was wrong.
"""
import os, shutil, subprocess, sys, tempfile

CALLS = ("openat write pwrite64 mkdirat unlinkat unlink renameat renameat2 linkat symlinkat syncfs ftruncate fchmod "
         "getdents64 read flock newfstatat fstat").split()
PAGES = "6"
OURS_NOT = {"CNAME": b"jobs.example.org", "assets/mine.png": b"png", ".git/HEAD": b"ref"}


def tree(folder):
    """Every file below a folder with its bytes; nothing when there is no folder."""
    return {os.path.relpath(os.path.join(root, name), folder): open(os.path.join(root, name), "rb").read()
            for root, _, names in os.walk(folder) for name in names}


class Bench:
    def __init__(self, victim):
        self.victim, self.folder = os.path.abspath(victim), tempfile.mkdtemp(prefix="faults-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None)
        self.output = f"{self.folder}/w/public"

    def fresh(self):
        """An old site, with files beside it that are not ours."""
        shutil.rmtree(f"{self.folder}/w", ignore_errors=True)
        os.makedirs(self.output)
        self.run("old")
        for path, content in OURS_NOT.items():
            os.makedirs(os.path.dirname(f"{self.output}/{path}"), exist_ok=True)
            open(f"{self.output}/{path}", "wb").write(content)

    def fresh_pair(self):
        """The new site, with the old one beside it."""
        self.fresh()
        self.run("new")

    def run(self, edition, fault=None):
        command = [self.victim, self.output, edition, PAGES]
        if fault:
            command = ["strace", "-f", "-qq", "-o", f"{self.folder}/trace", "-e", f"trace={','.join(CALLS)}", "-e", fault] + command
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no")
        return subprocess.run(command, capture_output=True, cwd=self.folder, timeout=60, env=environment).returncode

    def was_hit(self, how, code):
        return code in (-9, 137) if how == "kill" else "(INJECTED)" in open(f"{self.folder}/trace").read()


def pages(files):
    return {path: content for path, content in files.items() if path not in OURS_NOT and not path.startswith(".boardwalk-")}


def beside(bench):
    """What lies beside the output, and the site before."""
    return sorted(os.listdir(f"{bench.folder}/w")), pages(tree(f"{bench.folder}/w/.public.previous"))


def torture(victim, how):
    bench, bad, tried = Bench(victim), 0, 0
    bench.fresh()
    sites = {"old": tree(bench.output)}
    for edition in ("new", "newer"):
        if bench.run(edition) != 0:
            sys.exit("the victim cannot publish at all")
        sites[edition] = tree(bench.output)
    # What is published, over what, which edition is published after it and which lies beside that then.
    for edition, prepare, again, before in [
            ("new", bench.fresh, "new", "old"), ("back", bench.fresh_pair, "new", "old"), ("newer", bench.fresh_pair, "newer", "new")]:
        allowed = pages(sites[before]), pages(sites[again])
        for call in CALLS[:CALLS.index("getdents64")] if how == "kill" else CALLS:
            for when in ["{}"] if how == "kill" else ["{}", "{}+"]:
                number = 1
                while True:
                    prepare()
                    action = "signal=KILL" if how == "kill" else f"error={how}"
                    code = bench.run(edition, f"inject={call}:{action}:when={when.format(number)}")
                    if not bench.was_hit(how, code):
                        break
                    where = f"{how} at {call} {when.format(number)} of {edition}"
                    if pages(tree(bench.output)) not in allowed:
                        bad += 1
                        print(f"{where}: the site is neither the one before nor the new one")
                    if bench.run(again) != 0 or tree(bench.output) != sites[again]:
                        bad += 1
                        print(f"{where}: the run after it did not put things right")
                    elif beside(bench) != ([".public.previous", ".public.provenance", "public"], allowed[0]):
                        bad += 1
                        print(f"{where}: beside the site is not just the one before: {beside(bench)[0]}")
                    tried, number = tried + 1, number + 1
    shutil.rmtree(bench.folder, ignore_errors=True)
    print(f"{how}: {tried} tried, {bad} bad", flush=True)
    return bad


hows = sys.argv[2:] or ["kill", "ENOSPC", "EIO", "EMFILE"]
sys.exit(1 if sum(torture(sys.argv[1], how) for how in hows) else 0)
