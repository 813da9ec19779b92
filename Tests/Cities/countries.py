"""Writes Sources/Boardwalk/Normalise/Places/CountryNames.swift: what countries are called in German, French and Spanish.

Usage: countries.py <file to write>, with the package Babel in reach (`make countries`).

The names are those of the Unicode CLDR (https://cldr.unicode.org/, Unicode License v3), as the PyPI package Babel (BSD)
carries them, and beside them the shorter and older ones below. A name is left out where the table of countries has it already
or it is that of a region or of a city elsewhere: Granada is Grenada in Spanish, and a city of Spain everywhere.
"""

import re
import sys
import textwrap
from pathlib import Path

from babel import Locale

from folding import folded

SOURCES = Path(__file__).parents[2] / "Sources"
PLACES = SOURCES / "Boardwalk/Normalise/Places"

# Official names that nobody writes, first names, and those of larger and better known places.
LEFT_OUT = {"de": "HK MO MD", "fr": "HK MO MM DM GD MU SX VA", "es": "HK MO MM MU UM VI"}

# The country, though a town elsewhere is called so too.
MEANT = {"singapur", "libano", "tailandia"}

# What people write besides. Facts of language.
OTHER_NAMES = """
AE VAE = EAU; BA Bosnien = Bosnie; BY Weißrussland; CD Demokratische Republik Kongo = République démocratique du Congo = RDC
CI Elfenbeinküste = Costa de Marfil; CV Kap Verde; CZ Tschechische Republik = République tchèque = República Checa; FK Malouines
GB Großbritannien = Grande-Bretagne = Gran Bretaña; HK Hongkong; KR Republik Korea = Corée = Corea; MD Moldawien
MM Birma = Birmanie = Birmania; MU Île Maurice; NL Hollande = Holanda; PS Palästina = Palestina
RU Russische Föderation = Fédération de Russie = Federación Rusa; SZ Swasiland; TL Osttimor; US EE. UU. = EEUU
US Vereinigte Staaten von Amerika = États-Unis d'Amérique = Estados Unidos de América; VA Vatikan = Vaticano = Cité du Vatican
"""


def table_of(file):
    return (PLACES / file).read_text(encoding="utf-8").split('"""')[1].strip("\n").split("\n")


def countries():
    """The codes in their order, and every name that the table has, folded, with its code."""
    codes, known = [], {}
    for line in table_of("CountryTable.swift"):
        names = [name.strip() for name in line.split("=")]
        if names[0]:
            code, _, names[0] = names[0].split(" ", 2)
            codes.append(code)
        known.update((folded(name), codes[-1]) for name in names if name)
    return codes, known


def regions():
    entries = [entry for line in table_of("RegionTable.swift") for entry in line.split(":", 1)[-1].split(";") if entry.strip()]
    return {folded(name) for entry in entries for name in entry.strip().split(" ", 1)[-1].split("=")}


def cities():
    """The countries of each name."""
    found = {}
    for name, country in re.findall(r"^    ([a-z0-9 ]+)\t(..)", (SOURCES / "Cities/Cities.swift").read_text(), re.M):
        found.setdefault(name, set()).add(country)
    return found


def other_names():
    names = {}
    for entry in OTHER_NAMES.strip().replace("\n", ";").split(";"):
        code, rest = entry.strip().split(" ", 1)
        names.setdefault(code, []).extend(name.strip() for name in rest.split("="))
    return names


def entries():
    codes, known = countries()
    taken, towns, others = regions(), cities(), other_names()
    locales = {tag: Locale(tag).territories for tag in LEFT_OUT}
    for code in codes:
        wanted = [locales[tag][code] for tag in locales if code not in LEFT_OUT[tag].split()] + others.get(code, [])
        names = []
        for name in (name.replace("’", "'") for name in wanted):
            key = folded(name)
            if known.get(key) == code:
                continue
            if key in known or key in taken or key not in MEANT and towns.get(key, set()) - {code}:
                print(f"left out: {code} {name}", file=sys.stderr)
                continue
            known[key] = code
            names.append(name)
        if names:
            yield f"{code} {' = '.join(names)};"


with open(sys.argv[1], "w", encoding="utf-8") as file:
    file.write(
        '''// Tests/Cities/countries.py writes this file (`make countries`).
//
// Names are those of the Unicode CLDR (https://cldr.unicode.org/), © Unicode, Inc., under the Unicode License v3
// (https://www.unicode.org/license.txt); taken from the PyPI package Babel, and shorter and older ones beside them.

extension Country {
  /// What German, French and Spanish call countries, where the table of countries does not say it, by the country's two
  /// letters. A name that is better known as a city's or a region's is not among them.
  static let namesAbroad = """
'''
    )
    for line in textwrap.wrap(" ".join(entries()).rstrip(";"), 116, break_on_hyphens=False):
        file.write(f"    {line}\n")
    file.write('    """\n}\n')
