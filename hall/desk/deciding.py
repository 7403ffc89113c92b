"""Decisions open to an arbiter at a board, by its state."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from device.json_types import Json

_SIDED = ("penalty", "time")
_ON_RULINGS = ("confirm", "overrule")
_MAY_NAME = ("overrule", "result")
"""Deeds that may name a side: who is to move after it, who wins."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A deed that fits, and whether it names a side: always, perhaps or never."""

    deed: str
    side: str

    @property
    def plain(self) -> Json:
        """Return it as JSON for the page."""
        return {"deed": self.deed, "side": self.side}


def offers(now: Mapping[str, Any], *, ruled: bool) -> tuple[Offer, ...]:
    """Return the deeds that fit a game.

    Parameters
    ----------
    now
        The game's row, as the wall has it.
    ruled
        Whether a ruling is open, or is the one that is decided.
    """
    result = now.get("result") or {}
    drawn = bool(result) and not result["winners"]
    fitting = [
        *(["confirm"] if ruled else []),
        *(["overrule"] if ruled or drawn else []),
        *(["penalty", "time"] if now.get("sides") else []),
        *("result", "note"),
    ]
    return tuple(Offer(deed, _named(deed)) for deed in fitting)


def _named(deed: str) -> str:
    if deed in _SIDED:
        return "always"
    return "perhaps" if deed in _MAY_NAME else "never"


def refusal(
    now: Mapping[str, Any], *, ruled: bool, deed: str, side: str | None, board: int
) -> str | None:
    """Return the reason why a decision does not fit a game, None if it does."""
    sides = now.get("sides", [])
    if side is not None and side not in sides:
        there = " and ".join(sides) or "nobody"
        return f"{side} does not play there; {there} do"
    offer = next((one for one in offers(now, ruled=ruled) if one.deed == deed), None)
    if offer is None and deed in _ON_RULINGS:
        return f"no ruling is open at board {board}"
    if offer is None:
        return f"nobody plays at board {board}"
    if offer.side == "always" and side is None:
        return "say for whom"
    return None
