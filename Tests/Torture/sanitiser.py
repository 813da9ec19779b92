"""Parses what the sanitiser printed with an independent HTML5 parser and compares.

    python3 sanitiser.py <program> [random mixes] [payloads.json]

<program> is the built MarkupChild; payloads are a JSON list of hostile texts; `html5lib` must be installed. Exit code 1 if anything was found.
"""
import json
import random
import re
import subprocess
import sys

import html5lib

TAGS = set(
    "p br hr h3 h4 h5 h6 ul ol li dl dt dd strong b em i u small sub sup code del pre blockquote "
    "table thead tbody tr th td a".split()
)
TEXT_ONLY = set("p h3 h4 h5 h6 pre dt".split())
MARKS = set("strong b em i u small sub sup code del a".split())
INSIDE = {
    "ul": {"li"}, "ol": {"li"}, "dl": {"dt", "dd"}, "table": {"thead", "tbody"},
    "thead": {"tr"}, "tbody": {"tr"}, "tr": {"td", "th"},
}
HOME = {"li": {"ul", "ol"}, "dt": {"dl"}, "dd": {"dl"}, "tr": {"thead", "tbody"}, "td": {"tr"}, "th": {"tr"},
        "thead": {"table"}, "tbody": {"table"}}


def clean(program, texts):
    message = b"".join(b"%d\n%s" % (len(t), t) for t in (text.encode("utf-8", "replace") for text in texts))
    reply = subprocess.run([program, "html"], input=message, stdout=subprocess.PIPE, check=True, timeout=600).stdout
    found, at = [], 0
    while at < len(reply):
        end = reply.index(b"\n", at)
        length = int(reply[at:end])
        found.append(reply[end + 1:end + 1 + length].decode("utf-8"))
        at = end + 1 + length
    assert len(found) == len(texts), (len(found), len(texts))
    return found


def written(node):
    """The tree in the sanitiser's own spelling: equal to what it printed only if the parser built what was meant."""
    out = []
    for child in node.childNodes:
        if child.nodeType == child.TEXT_NODE:
            out.append(child.data.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"))
        elif child.nodeType == child.ELEMENT_NODE:
            attributes = "".join(
                ' %s="%s"' % (k, v.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
                              .replace('"', "&quot;").replace("'", "&#39;"))
                for k, v in sorted(child.attributes.items()))
            out.append("<%s%s>" % (child.tagName, attributes))
            if child.tagName not in ("br", "hr"):
                out.append(written(child) + "</%s>" % child.tagName)
        else:
            out.append("<!-- not text, not an element -->")
    return "".join(out)


def faults(node, parents=()):
    for child in node.childNodes:
        if child.nodeType != child.ELEMENT_NODE:
            if child.nodeType != child.TEXT_NODE:
                yield "a comment"
            continue
        name = child.tagName
        if name not in TAGS:
            yield "element " + name
        allowed = {"href", "rel"} if name == "a" else set()
        yield from ("attribute " + a for a in child.attributes.keys() if a not in allowed)
        if name == "a" and not re.match(r"(https?://[^/@]+|mailto:|tel:)", child.getAttribute("href")):
            yield "link " + child.getAttribute("href")
        parent = parents[-1] if parents else None
        if parent in INSIDE and name not in INSIDE[parent]:
            yield "%s in %s" % (name, parent)
        if name in HOME and parent not in HOME[name]:
            yield "%s in %s" % (name, parent)
        if (TEXT_ONLY | MARKS) & set(parents) and name not in MARKS | {"br"}:
            yield "%s in %s" % (name, "/".join(parents))
        if name in MARKS and name in parents:
            # A cell may repeat a mark only if it stands outside of it, which it never does.
            yield "%s in %s" % (name, "/".join(parents))
        if len(parents) >= 32:
            yield "too deep"
        if name == "p" and not child.childNodes:
            yield "an empty paragraph"
        yield from faults(child, parents + (name,))


PAGE = "<!DOCTYPE html><html><head><title>t</title></head><body><main id=before>%s</main><footer id=after>x</footer></body></html>"


def broke_out(html):
    document = html5lib.parse(PAGE % html, treebuilder="dom")
    body = document.getElementsByTagName("body")[0]
    names = [c.tagName for c in body.childNodes if c.nodeType == c.ELEMENT_NODE]
    main = document.getElementsByTagName("main")[0]
    footer = document.getElementsByTagName("footer")
    return names != ["main", "footer"] or written(main) != html or len(footer) != 1


def main():
    program = sys.argv[1]
    mixes = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    payloads = json.load(open(sys.argv[3])) if len(sys.argv) > 3 else []
    chance = random.Random(20260801)
    bits = ["<%s>" % t for t in TAGS] + ["</%s>" % t for t in TAGS] + [
        "<div>", "</div>", "<svg>", "</svg>", "<math>", "<style>", "</style>", "<script>", "</script>", "<template>",
        "<a href='https://x.example/?a=1&b=\"'>", "<!--", "-->", "\n", " ", "&nbsp;", "text", "&lt;b&gt;", "<table>",
        "<title>", "<noscript>", "<select>", "<option>", "<caption>", "<col>", "<tfoot>", "<input>", "<form>", "<h1>"]
    pieces = [p for p in payloads if len(p) < 400] or bits
    texts = list(payloads)
    for _ in range(mixes):
        texts.append("".join(chance.choice(bits if chance.random() < 0.8 else pieces) for _ in range(chance.randint(2, 60))))
    cleaned = clean(program, texts)
    again = clean(program, cleaned)
    count = dict(texts=len(texts), violations=0, reshaped=0, breakouts=0, unstable=0)
    shown = 0
    for text, html, twice in zip(texts, cleaned, again):
        fragment = html5lib.parseFragment(html, container="main", treebuilder="dom")
        found = list(faults(fragment))
        problems = []
        if found:
            count["violations"] += 1
            problems.append("violation: " + "; ".join(found[:3]))
        if written(fragment) != html:
            count["reshaped"] += 1
            problems.append("the parser reads another tree: " + written(fragment)[:300])
        if broke_out(html):
            count["breakouts"] += 1
            problems.append("breaks out of the page")
        if twice != html:
            count["unstable"] += 1
            problems.append("cleaned again: " + twice[:300])
        if problems and shown < 10:
            shown += 1
            print("\n".join([repr(text[:300]), "  -> " + html[:300]] + ["  " + p for p in problems]))
    print(json.dumps(count))
    return 1 if any(v for k, v in count.items() if k != "texts") else 0


if __name__ == "__main__":
    sys.exit(main())
