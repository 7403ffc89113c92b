"""Decode untrusted text by its declared or detected charset.

SGF declares its set with CA, PGN has no property for it but some programs write one. A
file that says nothing and is no UTF-8 is guessed: Chinese and Japanese where all of it
fits and its characters stand together, as in names, or beside a number, as in turns;
Russian where all of it is words in small letters; else Windows-1252, which every byte
but five is a letter or a sign of.
"""

import codecs
import re
from collections.abc import Mapping
from typing import NamedTuple

UNREADABLE = "\N{REPLACEMENT CHARACTER}"
"""What stands for a byte that is no letter of the set."""

_DECLARED = re.compile(
    rb"\bCA\s*\[\s*([\w.:-]+)\s*\]"
    rb'|^\[(?:Charset|Encoding|CodePage)\s+"([\w.:-]+)"'
    rb"|^%.*\bcoding[:=]\s*([\w.:-]+)",
    re.MULTILINE | re.IGNORECASE,
)
_HEAD = 4096
"""Bytes of a file in which its charset may be declared."""

_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_WIDER: Mapping[str, str] = {
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "shift_jis": "cp932",
    "iso8859-1": "cp1252",
    "latin-1": "cp1252",
    "ascii": "cp1252",
}
"""What files hold that declare a set: what it grew to."""

_TEXTS = frozenset(
    {
        *("utf-8", "utf-16", "utf-32", "gb18030", "big5", "hz", "iso2022_jp"),
        *("cp932", "euc_jp", "cp949", "euc_kr", "koi8-r", "koi8-u", "mac-roman"),
    }
)
_EIGHT_BITS = re.compile(r"cp125\d|iso8859-\d\d?|cp(?:437|85\d|866|874)")

_GUESSED = (("gb2312", "GB2312"), ("shift_jis", "Shift-JIS"), ("big5", "Big5"))
_TOGETHER = re.compile(
    r"(?<![A-Za-z])(?:[^\x00-\x7f]{2,}|(?<=\d)[一-鿿]|[一-鿿](?=\d))(?![A-Za-z])"
)
_CYRILLIC = re.compile(r"\b(?:[А-ЯЁ]?[а-яё]+|[А-ЯЁ])\b")  # noqa: RUF001
_CYRILLIC_WORD = re.compile("[а-яё]{3}")  # noqa: RUF001
_FOREIGN = re.compile(r"[^\x00-\x7f]")
_CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


class Decoded(NamedTuple):
    """Text of a file, with a remark on its decoding; '' for none."""

    text: str
    remark: str = ""


def text_of(content: bytes) -> Decoded:
    """Return the text of a file, whichever letters it is written in."""
    for mark, name in _MARKS:
        if content.startswith(mark):
            return Decoded(content.decode(name, "replace"))
    if b"\0" in content[:2]:
        wide = "utf-16-be" if content.startswith(b"\0") else "utf-16-le"
        return Decoded(content.decode(wide, "replace"))
    declared = _declared(content)
    codec = _codec(declared)
    for known in filter(None, (codec, "utf-8")):
        if (text := _strict(content, known)) is not None:
            return Decoded(text)
    text, name = _guessed(content)
    why = f"it is not {declared}, as it declares" if declared else "it declares none"
    return Decoded(text, f"the letters of the file were read as {name} by guess: {why}")


def _declared(content: bytes) -> str:
    found = _DECLARED.search(content[:_HEAD])
    return next(filter(None, found.groups())).decode("ascii") if found else ""


def _codec(name: str) -> str | None:
    """Return the codec of a declared name, None if it is none of a text."""
    try:
        found = codecs.lookup(name).name
    except (LookupError, ValueError):
        return None
    found = _WIDER.get(found, found)
    return found if found in _TEXTS or _EIGHT_BITS.fullmatch(found) else None


def _strict(content: bytes, codec: str) -> str | None:
    try:
        return content.decode(codec)
    except UnicodeDecodeError:
        return None


def _guessed(content: bytes) -> tuple[str, str]:
    russian = _strict(content, "cp1251") or ""
    if _CYRILLIC_WORD.search(russian) and not _FOREIGN.search(
        _CYRILLIC.sub("", russian)
    ):
        return russian, "Windows-1251"
    for codec, name in _GUESSED:
        text = _strict(content, codec)
        if text is not None and not _FOREIGN.search(_TOGETHER.sub("", text)):
            return text, name
    return content.decode("cp1252", "replace"), "Windows-1252"


def without_controls(text: str) -> str:
    """Return a text without the controls that no reader shows."""
    return _CONTROLS.sub("", text)
