"""Names of sites on nested squares by place: 'outer top left'."""

from collections.abc import Mapping
from types import MappingProxyType

from device.words.sayings import Sayings
from rules.core.board import Board
from words.keys import Key

_RINGS: Mapping[int, tuple[str, ...]] = MappingProxyType(
    {
        1: ("",),
        2: (Key("words-place-outer"), Key("words-place-inner")),
        3: (
            Key("words-place-outer"),
            Key("words-place-middle"),
            Key("words-place-inner"),
        ),
    }
)
_AT = {
    (-1, 1): Key("words-place-top-left"),
    (0, 1): Key("words-place-top"),
    (1, 1): Key("words-place-top-right"),
    (1, 0): Key("words-place-right"),
    (1, -1): Key("words-place-bottom-right"),
    (0, -1): Key("words-place-bottom"),
    (-1, -1): Key("words-place-bottom-left"),
    (-1, 0): Key("words-place-left"),
    (0, 0): Key("words-place-centre"),
}


def places_of(board: Board, words: Sayings) -> Mapping[str, str]:
    """Return a description of each site by place; {} on boards without squares."""
    rings = max(site.square or 0 for site in board.sites)
    if rings not in _RINGS:
        return MappingProxyType({})
    places = {}
    for site in board.sites:
        at = _sign(site.x_mm), _sign(site.y_mm)
        ring = _RINGS[rings][site.square - 1] if site.square else ""
        parts = [ring, _AT[at]]
        spoken = (words.say(part) for part in parts if part)
        places[site.name] = " ".join(spoken)
    return MappingProxyType(places)


def _sign(value: float) -> int:
    return (value > 0) - (value < 0)
