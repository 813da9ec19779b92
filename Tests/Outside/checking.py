"""A check is a sentence and a function that yields one line for each thing that is wrong."""

import time
import traceback

SHOWN = 8  # problems printed of one check; the rest are counted

checks = []


class Skip(Exception):
    """This machine lacks what the check needs; says what."""


def check(sentence):
    """Registers a generator function as a check of its file's topic."""

    def register(function):
        checks.append((function.__module__, sentence, function))
        return function

    return register


def run():
    """Runs every check in the order it was written. Gives how many passed and how many failed."""
    passed = failed = 0
    for topic, sentence, function in checks:
        start = time.monotonic()
        try:
            problems = [str(problem) for problem in function() or []]
        except Skip as reason:
            print(f"skip  {topic}: {sentence} ({reason})", flush=True)
            continue
        except AssertionError as reason:
            problems = [str(reason)]
        except Exception:
            problems = traceback.format_exc().splitlines()[-SHOWN:]
        seconds = time.monotonic() - start
        print(f"{'FAIL' if problems else 'ok  '}  {topic}: {sentence} ({seconds:.1f} s)", flush=True)
        for problem in problems[:SHOWN]:
            print(f"        {problem[:600]}")
        if len(problems) > SHOWN:
            print(f"        … and {len(problems) - SHOWN} more")
        failed += bool(problems)
        passed += not problems
    return passed, failed


def same(what, seen, expected):
    """A problem unless the two sets are equal; says what is missing and what is too many."""
    missing, extra = set(expected) - set(seen), set(seen) - set(expected)
    if missing or extra:
        yield f"{what}: {few(missing)} missing, {few(extra)} too many"


def few(things):
    things = sorted(map(str, things))
    return f"{len(things)}" + (f" ({', '.join(things[:4])}{' …' if len(things) > 4 else ''})" if things else "")
