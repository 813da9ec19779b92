"""A server on this machine that speaks the USAJobs search API, as badly as the real one has been seen to."""

import contextlib
import http.server
import json
import threading
from urllib.parse import parse_qs, urlsplit

from items import reply

KEY, EMAIL = "a-key-for-the-outside-checks", "operator@board.example"
PAGE = 25  # items a page, whatever is asked; recorded in 2021


@contextlib.contextmanager
def serving(answer):
    """Serves `answer(headers, query) -> (status, type, bytes)` for as long as the block lasts; gives the endpoint."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            query = {name: values[-1] for name, values in parse_qs(urlsplit(self.path).query).items()}
            status, kind, body = answer(self.headers, query)
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *words):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/api/search"
    finally:
        server.shutdown()
        server.server_close()


def usajobs(items):
    """Answers with pages of the items. Filters nothing: the API ignores filters at times."""

    def answer(headers, query):
        if headers["Authorization-Key"] != KEY or headers["User-Agent"] != EMAIL:
            return 401, "text/html", b"<html><body>Unauthorized</body></html>"
        start = (int(query.get("Page", 1)) - 1) * PAGE
        page = items[start : start + PAGE]
        return 200, "application/hr+json; charset=utf-8", json.dumps(reply(page, of=len(items))).encode()

    return answer
