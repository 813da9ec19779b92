#!/usr/bin/env python3
"""Builds boards of generated jobs and prints what that costs.

    bench.py BOARDWALK [--sizes 1000,10000,100000] [--folder /dev/shm]

For each size: `fetch` reads the jobs as recorded replies into the store; `cold` writes the site from the store into
an empty folder; `again` builds it once more with nothing changed. Wall seconds, processor seconds and peak memory are
the operating system's own account of the whole process. Every run gets a folder that was never used: on file systems
without a journal, making files soon after deleting many is ten times slower.
"""
import argparse, itertools, json, os, random, resource, shutil, subprocess, sys, tempfile, time

NOUNS = """tide gauge harbour bridge archive survey valley clinic ledger sensor orchard canal station permit voyage
radar meadow census signal quarry beacon reservoir railway harvest glacier museum workshop telescope estuary lighthouse
warehouse parish timber laboratory footpath weather vessel county engine library trail forecast coastline basin
registry nursery printer market notebook crossing dockyard furnace village granary terminal channel compass""".split()
VERBS = """inspect measure repair describe plan compare record maintain explain review schedule calibrate sample map
document test supervise restore design forecast catalogue negotiate advise organise monitor archive publish rehearse
translate assemble certify""".split()
OTHERS = """with for and across near under beyond during before after careful public seasonal regional remote shared
annual northern coastal reliable modern historic joint technical weekly senior plain practical small large early""".split()
TRADES = [("2210", "Information Technology Management"), ("0801", "General Engineering"), ("0610", "Nurse"),
          ("1315", "Hydrology"), ("0343", "Management And Program Analysis"), ("1530", "Statistics"), ("1420", "Archivist"),
          ("0401", "General Natural Resources Management And Biological Sciences"), ("1102", "Contracting"), ("0905", "Attorney"),
          ("0511", "Auditing"), ("2101", "Transportation Specialist"), ("1811", "Criminal Investigation"), ("0201", "Human Resources Management"),
          ("0028", "Environmental Protection Specialist"), ("1710", "Education And Vocational Training"), ("1670", "Equipment Services"),
          ("0462", "Forestry Technician"), ("1560", "Data Science"), ("0080", "Security Administration")]
CITIES = [("Portland", "Maine", 43.66, -70.26), ("Fargo", "North Dakota", 46.88, -96.79), ("Boise", "Idaho", 43.62, -116.2),
          ("San Juan", "Puerto Rico", 18.47, -66.11), ("Denver", "Colorado", 39.74, -104.99), ("Norfolk", "Virginia", 36.85, -76.29),
          ("Anchorage", "Alaska", 61.22, -149.9), ("Tucson", "Arizona", 32.22, -110.97), ("Duluth", "Minnesota", 46.79, -92.1),
          ("Savannah", "Georgia", 32.08, -81.09), ("Eugene", "Oregon", 44.05, -123.09), ("Buffalo", "New York", 42.89, -78.88)]
AGENCIES = [f"{a} {b}" for a, b in itertools.product(
    ["Office of", "Bureau of", "Institute for", "Service for", "Agency for"],
    ["Tides", "Bridges", "Archives", "Weights", "Forests", "Harbours", "Signals", "Glaciers"])]
SEARCHES = 20


def sentence(r):
    n = r.randint(9, 18)
    words = [r.choice((NOUNS, VERBS, OTHERS, NOUNS)[i % 4]) for i in range(n)]
    return " ".join(words).capitalize() + r.choice([".", ".", ".", " & support."])


def text(r, n):
    return " ".join(sentence(r) for _ in range(n))


def item(i):
    r = random.Random(7_919 + i)
    code, trade = r.choice(TRADES)
    low = r.randint(4, 14)
    pay = 28_000 + low * 6_100 + r.randint(0, 4_000)
    opened = r.randint(0, 59)
    places = r.sample(CITIES, r.choice([1, 1, 1, 2, 3]))
    return {"MatchedObjectId": str(804_000_000 + i), "MatchedObjectDescriptor": {
        "PositionID": f"BW-{i}", "PositionTitle": f"{trade.split(' And ')[0]} {r.choice(['Specialist', 'Analyst', 'Officer', 'Technician'])} ({r.choice(NOUNS).title()})",
        "PositionURI": f"https://www.usajobs.gov:443/job/{804_000_000 + i}", "ApplyURI": [f"https://www.usajobs.gov:443/job/{804_000_000 + i}?PostingChannelID=RESTAPI"],
        "PositionLocationDisplay": f"{places[0][0]}, {places[0][1]}" if len(places) == 1 else "Multiple Locations",
        "PositionLocation": [{"LocationName": f"{c}, {s}", "CountryCode": "United States", "CountrySubDivisionCode": s, "CityName": f"{c}, {s}",
                              "Longitude": x, "Latitude": y} for c, s, y, x in places],
        "OrganizationName": r.choice(AGENCIES), "DepartmentName": "Department of Public Works", "JobCategory": [{"Name": trade, "Code": code}],
        "JobGrade": [{"Code": "GS"}], "PositionSchedule": [{"Name": "", "Code": r.choice("11112")}], "PositionOfferingType": [{"Name": "", "Code": "15317"}],
        "QualificationSummary": text(r, 7), "PositionRemuneration": [{"MinimumRange": f"{pay}.0", "MaximumRange": f"{int(pay * 1.3)}.0", "RateIntervalCode": "PA", "Description": "Per Year"}],
        "PublicationStartDate": f"2026-{9 + opened // 30:02}-{opened % 30 + 1:02}T00:00:00.0000", "ApplicationCloseDate": f"2027-{r.randint(1, 12):02}-{r.randint(1, 28):02}T23:59:59.9970",
        "UserArea": {"Details": {
            "JobSummary": text(r, 5), "LowGrade": f"{low:02}", "HighGrade": f"{min(15, low + 1):02}", "OrganizationCodes": "PW/PW01", "TravelCode": r.choice("0125"),
            "HiringPath": ["public"], "TotalOpenings": str(r.randint(1, 9)), "MajorDuties": [sentence(r) for _ in range(6)], "KeyRequirements": [sentence(r) for _ in range(4)],
            "Education": text(r, 4), "Requirements": text(r, 2), "Evaluations": text(r, 3), "HowToApply": text(r, 4), "WhatToExpectNext": text(r, 2), "RequiredDocuments": text(r, 2),
            "SecurityClearance": "Not Required", "TeleworkEligible": r.random() < .3, "RemoteIndicator": r.random() < .15}}}}


def board(folder, n):
    os.makedirs(f"{folder}/Content/replies")
    os.makedirs(f"{folder}/Content/searches")
    with open(f"{folder}/Content/board.yml", "w") as f:
        f.write("title: Benchmark\nbase-url: https://bench.example.org/\nsources:\n  - usajobs: { replies: replies }\n")
    for code, trade in TRADES[:SEARCHES]:
        with open(f"{folder}/Content/searches/s{code}.md", "w") as f:
            f.write(f"---\ntitle: {trade}\ncategory: \"{code}\"\n---\n")
    size = 500
    for page, first in enumerate(range(0, n, size), 1):
        items = [item(i) for i in range(first, min(first + size, n))]
        reply = {"LanguageCode": "EN", "SearchParameters": {}, "SearchResult": {
            "SearchResultCount": len(items), "SearchResultCountAll": n, "SearchResultItems": items, "UserArea": {"NumberOfPages": "1"}}}
        with open(f"{folder}/Content/replies/{page}.json", "w") as f:
            json.dump(reply, f)


def run(*command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    error = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{' '.join(command)} failed: {error.decode()}")
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("boardwalk")
    parser.add_argument("--sizes", default="1000,10000,100000")
    parser.add_argument("--folder", default="/dev/shm" if os.path.isdir("/dev/shm") else None)
    options = parser.parse_args()
    print(f"{'jobs':>8} {'step':<6} {'wall s':>8} {'cpu s':>8} {'peak MB':>8} {'pages/s':>9}")
    for n in map(int, options.sizes.split(",")):
        folder = tempfile.mkdtemp(prefix="boardwalk-bench-", dir=options.folder)
        try:
            board(folder, n)
            now = ["--now", "2026-11-21T08:00:00Z", "--quiet"]
            steps = [("fetch", ["fetch", folder]), ("cold", ["build", "--offline", folder]), ("again", ["build", "--offline", folder])]
            for name, words in steps:
                wall, cpu, peak = run(options.boardwalk, *words, *now)
                pages = 0 if name == "fetch" else sum(1 for _, _, files in os.walk(f"{folder}/public") for f in files if f.endswith(".html"))
                rate = f"{pages / wall:>9.0f}" if pages else f"{n / wall:>9.0f}"
                print(f"{n:>8} {name:<6} {wall:>8.2f} {cpu:>8.2f} {peak:>8.0f} {rate}", flush=True)
        finally:
            shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
