"""Reads the JSON index of a published site as the README describes it, without any of the program's code."""

import functools
import json
import re

LETTERS = {letter: i for i, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")}


def numbers(text, signed=False):
    """The numbers of a text of numbers."""
    number, weight = 0, 1
    for letter in text:
        number += (LETTERS[letter] & 31) * weight
        weight *= 32
        if LETTERS[letter] < 32:
            yield number if not signed else -(number + 1) // 2 if number % 2 else number // 2
            number, weight = 0, 1


def decoded(code, first=0):
    """The set that a code stands for."""
    found, at = set(), first
    if code[0] == ".":
        for gap in numbers(code[1:]):
            found.add(at + gap)
            at += gap + 1
    elif code[0] == "~":
        for i, length in enumerate(numbers(code[1:])):
            if i % 2:
                found.update(range(at, at + length))
            at += length
    else:
        for i, letter in enumerate(code[1:]):
            found.update(first + 6 * i + bit for bit in range(6) if LETTERS[letter] >> bit & 1)
    return found


def rows(table):
    """The jobs of a table of columns, with the fields they have."""
    columns = {
        name: column if isinstance(column, list) else [column["values"][row] for row in column["rows"]]
        for name, column in table["columns"].items()
    }
    for row in range(table["count"]):
        yield {name: column[row] for name, column in columns.items() if column[row] not in (None, [])}


def entries(text):
    """The words of a file of words, and their sets as they are written."""
    word = ""
    for entry in text.split(" ") if text else []:
        rest, form, code = re.match("(.[^.~:]*)([.~:])(.*)", entry).groups()
        word = word[: LETTERS[rest[0]]] + rest[1:]
        yield word, form + code


class JobIndex:
    """The index of a site; `read` gives the bytes of a file by its path."""

    def __init__(self, read):
        self._read = read
        self.manifest = json.loads(read("data/index.json"))

    @functools.cache
    def file(self, path):
        inline = self.manifest.get("inline", {})
        return inline[path] if path in inline else json.loads(self._read(path))

    @functools.cached_property
    def jobs(self):
        """Every job on offer, the newest first, with the fields it has."""
        found = []
        for part in self.manifest["parts"]:
            live = decoded(part["live"], part["first"])
            found += [job for job in rows(json.loads(self._read(part["path"]))) if job["number"] in live]
        return sorted(found, key=lambda job: (job["posted"], job["number"]), reverse=True)

    @functools.cached_property
    def live(self):
        return set().union(*(decoded(part["live"], part["first"]) for part in self.manifest["parts"]), set())

    def posted(self):
        """The day of every number, in days since 1970."""
        days = {}
        for part in self.manifest["parts"]:
            steps = list(numbers(part["posted"], signed=True))
            number, day, runs = part["first"], 0, []
            for to, later in zip(steps[::2], steps[1::2]):
                number, day = number + to, day + later
                runs.append((number, day))
            for (first, day), (end, _) in zip(runs, runs[1:] + [(part["last"] + 1, 0)]):
                days.update(dict.fromkeys(range(first, end), day))
        return days

    def facet(self, name):
        """The numbers of each value of a facet."""
        values = self.manifest["facets"][name]
        if self.manifest["facetFiles"][name]["values"] > len(values):
            values = self.file(f"data/facets/{name}.json")
        return {one["title"]: decoded(self.file(f"data/facets/{name}-{one['part']}.json")[one["title"]]) for one in values}

    @functools.cached_property
    def words(self):
        """The numbers of every word, of all files of words."""
        found = {}
        folder, shelves = self.manifest["words"]["folder"], self.manifest["words"]["shelves"]
        for part in self.manifest["parts"]:
            for file in range(len(shelves) // part["step"] + 1):
                for word, code in entries(self.file(f"{folder}/{part['first']}-{part['last']}/{file}.json")):
                    shelf = sum(first <= word for first in shelves)
                    if shelf // part["step"] != file:
                        raise AssertionError(f"{word} is in file {file}, and belongs on shelf {shelf}")
                    found.setdefault(word, set()).update(decoded(code, part["first"]) & self.live)
        return {word: some for word, some in found.items() if some}

    @functools.cached_property
    def titles(self):
        """The numbers in the order of titles."""
        found = []
        for file in range(self.manifest["titles"]):
            number = 0
            for step in numbers(self.file(f"data/titles/{file}.json"), signed=True):
                number += step
                found.append(number)
        return found

    def keys(self, name):
        """The key of each number: `id`, `pay`."""
        found = {}
        for part in self.manifest["parts"]:
            keys = self.file(f"data/keys/{part['first']}-{part['last']}-{name}.json")
            found.update((part["first"] + number, key) for number, key in zip(keys[::2], keys[1::2]))
        return {number: key for number, key in found.items() if number in self.live}

    def card(self, number):
        """What a list shows of a job."""
        size, folder = (self.manifest["cards"][name] for name in ("size", "filesAFolder"))
        file = number // size
        return next(card for card in rows(self.file(f"data/cards/{file // folder}/{file % folder}.json")) if card["number"] == number)
