"""Well-known games that are not refereed here, and those that are like them."""

from collections.abc import Mapping
from types import MappingProxyType

_LIKE: Mapping[tuple[str, ...], tuple[str, ...]] = {
    ("draughts", "checkers", "dames", "damas", "dame"): (
        "croda",
        "fanorona",
        "pilare_8",
    ),
    ("lasca", "laska", "bashni"): ("pilare_8", "focus", "croda"),
    ("gomoku", "renju", "five_in_a_row", "connect_five"): ("pente", "keryo_pente"),
    ("connect_four", "connect_4", "four_in_a_row"): ("pente", "picaria"),
    ("tic_tac_toe", "noughts_and_crosses", "morpion"): (
        "tapatan",
        "three_mens_morris",
        "achi",
    ),
    ("go", "baduk", "weiqi", "hex", "havannah"): ("gonnect",),
    ("shogi", "makruk", "fairy_chess"): ("chess", "los_alamos", "congo", "xiangqi"),
    ("janggi", "korean_chess"): ("xiangqi", "chess"),
    ("halma", "chinese_checkers", "abalone"): ("ordo", "lines_of_action"),
    ("peg_solitaire", "solitaire"): ("sita_solitaire", "soli_bi"),
    ("bao", "omweso", "hus"): ("giuthi_2", "dakon"),
    ("hnefatafl", "tablut", "fox_and_geese"): ("breakthrough", "congo"),
    ("alquerque", "zamma"): ("fanorona", "croda"),
}

LIKE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {name: here for names, here in _LIKE.items() for name in names}
)
"""By the name of a game that is not here, the ids of those that come near it."""
