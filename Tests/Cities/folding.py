"""How names are compared: as `StringProtocol.folded` does it."""

import re
import unicodedata

LETTERS = {
    "ß": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d",
    "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ı": "i", "ə": "e", "Ə": "e",
}


def folded(name):
    """As `StringProtocol.folded` compares names: small letters a to z and digits, one blank between words."""
    name = "".join(LETTERS.get(letter, letter) for letter in name)
    name = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    name = re.sub(r"['’‘ʻʼ`´]", "", name).lower()
    return re.sub(r"[^a-z0-9]+", " ", name).strip()
