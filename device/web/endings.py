"""Example endings of each game: its last three boards and the sentence of its result.

The file was written by ``python -m bench endings``.
"""

import json
from functools import cache
from pathlib import Path

from device.drawing.shapes import signs_of
from device.drawing.svg import board_svg
from device.json_types import Json
from device.voice.sentences import told
from rules.catalogue import find_game
from rules.core.events import Over
from rules.core.model import Result
from rules.core.notation import read_board
from rules.core.options import names_of

ENDINGS = Path(__file__).parent / "endings.json"
PICTURES = 3


class NoEndingError(LookupError):
    """Error raised when it is not known how a game is won."""


def ending_sentence(game_id: str) -> Json | None:
    """Return the sentence of a decisive example game, None if none is known.

    Raises
    ------
    UnknownGameError
        If no game bears that name.
    """
    game = find_game(game_id)
    known = _endings().get(game.id)
    if known is None:
        return None
    result = Result(tuple(known["winners"]), known["reason"], known["scores"])
    return told(Over(result), tuple(names_of(game.start())), "en", game)


def ending_svg(game_id: str, n: int) -> str:
    """Return the ``n``-th picture of how a game is won, from 1; the last is its end.

    Raises
    ------
    UnknownGameError
        If no game bears that name.
    NoEndingError
        If there is no such picture.
    """
    game = find_game(game_id)
    known = _endings().get(game.id)
    if known is None or not 1 <= n <= len(known["boards"]):
        raise NoEndingError(f"there is no picture {n} of how {game.title} is won")
    before_end = len(known["boards"]) - n
    sites = known["sites"][-1 - before_end] if before_end < len(known["sites"]) else ()
    return board_svg(
        game.board,
        read_board(known["boards"][n - 1], game.board.names),
        colours=game.start().colours,
        signs=signs_of(game),
        labels=game.labels,
        last=sites,
        title=game.title,
    )


@cache
def _endings() -> Json:
    found: Json = json.loads(ENDINGS.read_text(encoding="utf-8"))
    return found
