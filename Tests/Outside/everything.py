"""Runs the topics named, or all of them: every file here with checks in it is one. Several are run side by side, one on each core,
and each says what it has to say when it has ended."""

import concurrent.futures
import importlib
import os
import pathlib
import re
import subprocess
import sys

import checking

HERE = pathlib.Path(__file__).parent
TOPICS = sorted(path.stem for path in HERE.glob("*.py") if "\n@check(" in path.read_text())
LONGEST = ["interrupted", "searching", "hostile"]  # begun first, so that no core waits for them in the end


def apart(topic):
    """Runs a topic in a process of its own. Prints what it says; gives how many of its checks passed and how many failed."""
    done = subprocess.run([sys.executable, "-B", __file__, topic], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    said, _, sums = done.stdout.rstrip().rpartition("\n")
    counts = re.fullmatch(r"(\d+) passed, (\d+) failed", sums)
    if not counts or (done.returncode == 0) != (counts[2] == "0"):
        print(f"FAIL  {topic}: ended with {done.returncode}\n{done.stdout}", flush=True)
        return 0, 1
    print(said, flush=True)
    return int(counts[1]), int(counts[2])


def main():
    topics = sys.argv[1:] or TOPICS
    if len(topics) == 1:
        importlib.import_module(topics[0])
        passed, failed = checking.run()
    else:
        topics = sorted(topics, key=lambda topic: topic not in LONGEST)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as cores:
            passed, failed = map(sum, zip(*cores.map(apart, topics)))
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
