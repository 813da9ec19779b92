"""Reads the JSON index of a published site as the README describes it, without any of the program's code."""

import functools
import itertools
import json
import re
import unicodedata

LETTERS = {letter: i for i, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")}
SIGNS = "!$%()*,/;=?@[]^|"


def numbers(text, signed=False):
    """The numbers of a text of numbers."""
    number, weight = 0, 1
    for letter in text:
        number += (LETTERS[letter] & 31) * weight
        weight *= 32
        if LETTERS[letter] < 32:
            yield number if not signed else -(number + 1) // 2 if number % 2 else number // 2
            number, weight = 0, 1


def sums(text):
    """The numbers of a text of differences."""
    return list(itertools.accumulate(numbers(text, signed=True)))


def bits(letters):
    return (LETTERS[letter] >> bit & 1 for letter in letters for bit in range(6))


def gaps(letters, low):
    """Gaps of which `low` bits are written as they are."""
    rest = bits(letters)
    gap = 0
    for bit in rest:
        if bit:
            yield gap + sum(next(rest) << place for place in range(low))
            gap = 0
        else:
            gap += 1 << low


def decoded(code, first=0):
    """The set that a code stands for."""
    found, at = set(), first
    if code[0] == "~":
        for i, length in enumerate(numbers(code[1:])):
            if i % 2:
                found.update(range(at, at + length))
            at += length
    else:
        for gap in gaps(code[1:], SIGNS.index(code[0])):
            found.add(at + gap)
            at += gap + 1
    return found


def cells(column, count):
    """The values of a column, row by row."""
    if isinstance(column, str):
        return sums(column)
    if isinstance(column, list):
        return column * count if len(column) == 1 else column
    begin, end = column.get("begin", ""), column.get("end", "")
    some = [begin + value + end if isinstance(value, str) else value for value in column["of"]]
    return [some[row] for row in numbers(column["rows"])] if "rows" in column else some


def rows(table):
    """The jobs of a table of columns, with the fields they have."""
    columns = {name: cells(column, table["count"]) for name, column in table["columns"].items()}
    for row in range(table["count"]):
        yield {name: column[row] for name, column in columns.items() if column[row] not in (None, [])}


def entries(text):
    """The words of a file of words, and their sets as they are written."""
    word = ""
    for entry in text.split(" ") if text else []:
        rest, code = re.fullmatch(r"(.+)([!$%()*,/;=?@[\]^|~][\w-]*)", entry, re.ASCII).groups()
        word = word[: LETTERS[rest[0]]] + rest[1:]
        yield word, code


# Letters that lose more than a mark, small ones where there are.
LATIN = {
    letter: plain
    for plain, letters in (entry.split(":") for entry in (
        "a:Ⱥẚ ae:æǣǽ b:ƀƁƃƅ c:ƈȼ d:ðđƉƊƌƍȡẟ db:ȸ e:ƏƐǝɇ f:ƒ g:ƓƔǥ h:ħ hv:ƕ i:ıƖƗ j:ȷɉ k:ĸƙ l:ŀłƚƛȴ m:Ɯ n:ŉŋƝƞȵ o:øƆƟǿ oe:œ oi:ƣ "
        "ou:ȣ p:ƥ q:ɂɋ qp:ȹ r:Ʀɍ s:ƨƩƪȿ ss:ß t:ŧƫƭƮȶȾ th:þ u:ƱɄ v:ƲɅ w:Ƿ y:ƴȝɏ z:ƶƷƹƺȥɀ").split())
    for letter in letters
}  # fmt: skip
LEFT_OUT = re.compile("['ʹ-ʿ\u0640‘’]")
MARKED = re.compile(r"[\u00c0-\u024f\u1e00-\u1eff\uff21-\uff3a\uff41-\uff5a]")
BARE = re.compile("[άέήίϊΐόύϋΰώйёї\u0622-\u0626\u1f00-\u1fff]")
TWINS = {"ς": "σ", "ك": "ک", "ي": "ی", "ى": "ی"}
SIGN = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]")


def letters(one):
    """What a letter or figure is folded to; nothing for a mark, None for what ends a word."""
    category = unicodedata.category(one)
    if LEFT_OUT.match(one) or category in ("Mn", "Cf"):
        return ""
    if MARKED.match(one):
        small = LATIN.get(one) or LATIN.get(one.lower()) or re.sub("[\u0300-\u036f]", "", unicodedata.normalize("NFKD", one)).lower()
        if re.fullmatch("[a-z0-9]+", small):
            return small
    if category == "Nd":
        return str(unicodedata.decimal(one))
    if category[0] in "LN" or category == "Mc":
        small = one.lower()
        base = unicodedata.normalize("NFD", small)[0] if BARE.match(small) else small
        return TWINS.get(base, base)
    return None


def stem(word):
    """A folded word without the ending of a plural, and without the e that it may have eaten."""
    if len(word.encode()) < 4:
        return word
    short = re.sub("(?<=[^sui])s$", "", word)
    length = len(short.encode())
    if short.endswith("ie") and length > 3:
        return short[:-2] + "y"
    loses = length > 4 or re.search("([xzh]|ss)e$", short)
    return short[:-1] if short.endswith("e") and loses else short


def pairs(signs):
    """Signs that touch two by two; one by itself as it is."""
    return [one + other for one, other in zip(signs, signs[1:])] or [signs]


def folded(text):
    """The words of a text that the index has.

    Signs of vowels above and below letters (ู in Thai) are letters too; Python does not know which they are, and loses them.
    """
    parts = [""]
    for one in re.sub("[\uff66-\uff9f]+", lambda kana: unicodedata.normalize("NFKC", kana[0]), text):
        if one in "+#":
            if re.fullmatch(r"[a-z]\+?", parts[-1]):
                parts[-1] += one
            else:
                parts.append("")
        elif (some := letters(one)) is None:
            parts.append("")
        elif some:
            if parts[-1].endswith(("+", "#")) or bool(SIGN.match(parts[-1])) != bool(SIGN.match(some)):
                parts.append("")
            parts[-1] += some
    return [stem(word) for part in parts if part for word in (pairs(part) if SIGN.match(part) else [part[:60]])]


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
        return [number for file in range(self.manifest["titles"]) for number in sums(self.file(f"data/titles/{file}.json"))]

    def keys(self, name):
        """The key of each number: `id`, `pay`."""
        found = {}
        for part in self.manifest["parts"]:
            for row in rows(self.file(f"data/keys/{part['first']}-{part['last']}-{name}.json")):
                number = row.pop("number")
                [found[number]] = row.values()
        return {number: key for number, key in found.items() if number in self.live}

    @property
    def files(self):
        """The files that `data/files.json` lists, each with its text."""
        return {
            path.replace("*", str(i // 5)): texts[i : i + 5]
            for path, texts in self.file("data/files.json").items() for i in range(0, len(texts), 5) if texts[i] != "."
        }  # fmt: skip

    def card(self, number):
        """What a list shows of a job."""
        size, folder = (self.manifest["cards"][name] for name in ("size", "filesAFolder"))
        file = number // size
        return next(card for card in rows(self.file(f"data/cards/{file // folder}/{file % folder}.json")) if card["number"] == number)
