#!/usr/bin/env python3
"""A job API on this machine for measurements: answers as USAJOBS does, a page of 500 jobs of one occupational series at a time.

    api.py FOLDER JOBS

writes every answer there is into a folder and prints how many bytes they are. It is a process of its own, as it needs a gigabyte of
memory, which the system would count for every program that is begun by the same process later.
"""
import contextlib, http.server, json, os, sys, threading, urllib.parse

from bench import TRADES, item

PAGE = 500


def answers(folder, jobs):
    """Writes every answer there is; returns their bytes."""
    os.makedirs(folder)
    shelves = {code: [] for code, _ in TRADES}
    for one in map(item, range(jobs)):
        shelves[one["MatchedObjectDescriptor"]["JobCategory"][0]["Code"]].append(one)
    size = 0
    for code, items in shelves.items():
        # The page behind the last one is empty.
        for page, first in enumerate(range(0, len(items) + 1, PAGE), 1):
            some = items[first:first + PAGE]
            reply = {"LanguageCode": "EN", "SearchParameters": {}, "SearchResult": {
                "SearchResultCount": len(some), "SearchResultCountAll": len(items), "SearchResultItems": some,
                "UserArea": {"NumberOfPages": "1"}}}  # fmt: skip
            with open(f"{folder}/{code}-{page}.json", "w") as file:
                size += file.write(json.dumps(reply))
    return size


@contextlib.contextmanager
def served(folder):
    """Serves the answers in a folder; gives the address."""

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self):
            asked = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(self.path).query))
            try:
                file = open(f"{folder}/{asked['JobCategoryCode']}-{asked['Page']}.json", "rb")
            except (FileNotFoundError, KeyError):
                return self.send_error(404)
            with file:
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(os.fstat(file.fileno()).st_size))
                self.end_headers()
                self.wfile.flush()
                self.connection.sendfile(file)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/api/search"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def board(folder, address):
    """A board that asks for everything there is: in two halves, as one source may not send more than 512 MiB."""
    os.makedirs(f"{folder}/Content/searches")
    sources = ""
    for half in range(2):
        queries = ", ".join(f'{{ JobCategoryCode: "{code}" }}' for code, _ in TRADES[half::2])
        sources += f"  - usajobs: {{ name: half-{half + 1}, key: $KEY, email: $EMAIL, endpoint: \"{address}\", queries: [{queries}] }}\n"
    with open(f"{folder}/Content/board.yml", "w") as file:
        file.write(f"title: Benchmark\nbase-url: https://bench.example.org/\nsources:\n{sources}")


if __name__ == "__main__":
    print(answers(sys.argv[1], int(sys.argv[2])))
