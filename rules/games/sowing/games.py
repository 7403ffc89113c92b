"""Sowing games: those of Count and Capture, and two that everyone knows."""

from collections.abc import Mapping
from types import MappingProxyType

from rules.games.sowing import africa, asia, levant, modern

GAMES = (
    *asia.GAMES,
    *levant.GAMES,
    *africa.GAMES,
    *modern.GAMES,
)

WITHOUT_RULES: Mapping[str, str] = MappingProxyType(
    {
        "choro": (
            "Choro (Count and Capture, The Game of Choro; J. H. Driberg in Man, 1927) "
            "cannot be refereed: the book tells how widely the game is played, how "
            "fast, and what it means to those who play it, but gives no rules."
        ),
        "wari": (
            "Wari (Count and Capture, Notes on Wari) cannot be refereed: the book "
            "tells one house rule, that the contents of a village may not be picked "
            "up to be counted, and that to capture all villages in one play, with "
            "two, three and four in consecutive villages, is called to cut the "
            "other's throat; it gives no other rules. Oware is a game of that family "
            "whose rules are known."
        ),
    }
)
"""Games that the book names or describes, but whose rules it does not give."""
