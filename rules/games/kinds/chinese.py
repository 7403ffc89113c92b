"""Notation of Xiangqi in Chinese characters: 炮二平五, 前马进三.

The piece, its file counted from the mover's own right, how it goes, and where: the
same four parts as WXF, so each is read as such. Red's numbers are Chinese, black's
Arabic, of full width too. Simplified and traditional characters mean the same.
"""

import re
from collections.abc import Iterator, Mapping

from rules.core.model import Turn
from rules.games.kinds.legal_moves import OwnView
from rules.games.kinds.wxf import is_wxf

_LETTERS: Mapping[str, str] = {
    **dict.fromkeys("车車俥", "R"),
    **dict.fromkeys("马馬傌", "H"),
    **dict.fromkeys("象相", "E"),
    **dict.fromkeys("士仕", "A"),
    **dict.fromkeys("将將帅帥", "K"),
    **dict.fromkeys("炮砲包", "C"),
    **dict.fromkeys("兵卒", "P"),
}
_WAYS: Mapping[str, str] = {**dict.fromkeys("进進", "+"), "退": "-", "平": "="}
_ORDERS: Mapping[str, str] = {**dict.fromkeys("后後", "-"), "前": "+", "中": "2"}
_FULL_WIDTH_NOUGHT = 0xFF10
_NUMBERS: Mapping[str, str] = {
    sign: str(number)
    for number, chinese in enumerate("一二三四五六七八九", start=1)
    for sign in (chinese, str(number), chr(_FULL_WIDTH_NOUGHT + number))
}
_PIECES, _GOES = "".join(_LETTERS), "".join(_WAYS)
_FIRST, _COUNTS = "".join(_ORDERS), "".join(_NUMBERS)

CHINESE = re.compile(
    rf"(?:[{_PIECES}][{_COUNTS}{_FIRST}]|[{_FIRST}{_COUNTS}][{_PIECES}{_COUNTS}])"
    rf"[{_GOES}][{_COUNTS}]"
)
"""What is surely written so."""


def is_chinese(look: OwnView, turn: Turn, text: str) -> bool:
    """Return True if a text means a legal turn."""
    return any(is_wxf(look, turn, way) for way in _as_wxf(text))


def _as_wxf(text: str) -> Iterator[str]:
    """Yield equivalent WXF notations; of several soldiers the file is ambiguous."""
    first, second = (
        _LETTERS.get(sign) or _ORDERS.get(sign) or _NUMBERS[sign] for sign in text[:2]
    )
    goes = f"{_WAYS[text[2]]}{_NUMBERS[text[3]]}"
    if second.isalpha():
        first, second = second, first
        if second.isdecimal():
            yield from (f"{second}{file}{goes}" for file in range(1, 10))
            return
    if second == "2" and text[1] in _ORDERS:
        yield from (f"2{file}{goes}" for file in range(1, 10))
        return
    yield f"{first}{second}{goes}"
