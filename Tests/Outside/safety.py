"""What strangers' texts must never become, on a page or in a feed."""

import re
from urllib.parse import urlsplit

import html5lib

from published import ADDRESSES

SCHEMES = {"", "http", "https", "mailto", "tel"}
FORBIDDEN = {
    "iframe", "frame", "frameset", "object", "embed", "applet", "base", "style", "svg", "math", "template", "noscript",
    "audio", "video", "source", "track", "portal", "marquee", "bgsound", "layer", "xml", "dialog", "slot", "canvas",
    "textarea", "isindex", "plaintext", "xmp", "listing", "noembed", "noframes", "keygen", "animate", "set",
}  # fmt: skip
# Elements of forms and pictures are the theme's alone.
FORBIDDEN_IN_TEXT = FORBIDDEN | {
    "script",
    "link",
    "meta",
    "form",
    "input",
    "button",
    "select",
    "option",
    "img",
    "picture",
}


# Pages of what visitors keep show no text of a stranger before a script does, and hold the forms that scripts fill.
VISITORS = {f"{name}/index.html" for name in ("applications", "favourites", "saved")}


def page_dangers(page, host):
    """Problems: what could run, load or submit anything of a stranger's."""
    forbidden = FORBIDDEN - {"template", "textarea"} if page.path in VISITORS else FORBIDDEN
    for element in page.elements():
        yield from (f"{page.path}: {problem}" for problem in element_dangers(element, forbidden))
        name, source = element.tag, element.get("src") or ""
        if name == "script" and element.get("type") != "application/ld+json":
            if not source or urlsplit(source).netloc or "".join(element.itertext()).strip():
                yield f"{page.path}: a strange script: {source or ''.join(element.itertext())[:80]!r}"
        if name in ("img", "link", "form", "input"):
            for attribute in ("src", "srcset", "action", "href"):
                if urlsplit(element.get(attribute) or "").netloc not in ("", host):
                    yield f"{page.path}: <{name} {attribute}={element.get(attribute)!r}> asks another host"
        if name == "meta" and (element.get("http-equiv") or "").lower() == "refresh" and not stays(element.get("content")):
            yield f"{page.path}: leads elsewhere by itself: {element.get('content')}"


def stays(content):
    """Whether a page that leads elsewhere by itself, as one does whose place has another spelling, leads to a page of the site."""
    return re.fullmatch(r"0; ?url=\./(\.\./)*([a-z0-9-]+/)+index\.html", content or "") is not None


def text_dangers(html):
    """Problems in a description: more than words, lists and plain links."""
    fragment = html5lib.parseFragment(html, namespaceHTMLElements=False)
    for element in fragment.iter():
        if not isinstance(element.tag, str):
            yield f"a comment or a declaration: {element.text!r}"
            continue
        yield from element_dangers(element, FORBIDDEN_IN_TEXT)
        for name in ADDRESSES:
            address = element.get(name)
            if address is not None and not re.match(r"https?://|mailto:|tel:", address):
                yield f"<{element.tag}> has the relative address {address!r}"


def element_dangers(element, forbidden):
    if element.tag.lower() in forbidden or ":" in element.tag:
        yield f"<{element.tag}>"
    for name, value in element.attrib.items():
        if str(name).lower().startswith("on") or name in ("style", "srcdoc", "formaction", "ping", "autofocus"):
            yield f"<{element.tag} {name}={value!r}>"
    for name in ADDRESSES:
        address = element.get(name)
        if address is None:
            continue
        # Browsers leave out tabs and line ends and begin after controls and spaces.
        plain = re.sub(r"[\t\r\n]", "", address).lstrip("".join(map(chr, range(33))))
        scheme = re.match(r"([a-zA-Z][a-zA-Z0-9+.-]*):", plain)
        if scheme and scheme[1].lower() not in SCHEMES and not plain.startswith("data:image/"):
            yield f"<{element.tag} {name}={address!r}>"
