#!/usr/bin/env python3
"""What publishing costs beside writing the same files plainly, on a board of generated jobs.

    publishing.py BOARDWALK PUBLISHBENCH [--jobs 10000] [--folder /dev/shm]

Builds the board once, then PublishBench writes its files again and again, plainly and through the publisher.
"""
import argparse, os, resource, shutil, subprocess, tempfile

from bench import board

parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
parser.add_argument("boardwalk")
parser.add_argument("bench")
parser.add_argument("--jobs", type=int, default=10000)
parser.add_argument("--rounds", default="5")
parser.add_argument("--folder", default="/dev/shm" if os.path.isdir("/dev/shm") else None)
options = parser.parse_args()
folder = tempfile.mkdtemp(prefix="boardwalk-bench-", dir=options.folder)
try:
    board(f"{folder}/board", options.jobs)
    now = ["--now", "2026-11-21T08:00:00Z", "--quiet"]
    subprocess.run([options.boardwalk, "fetch", f"{folder}/board", *now], check=True)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([options.boardwalk, "build", "--offline", f"{folder}/board", *now], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    whole = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    os.mkdir(f"{folder}/scratch")
    subprocess.run([options.bench, f"{folder}/board/public", f"{folder}/scratch", options.rounds, f"{whole}"], check=True)
finally:
    shutil.rmtree(folder, ignore_errors=True)
