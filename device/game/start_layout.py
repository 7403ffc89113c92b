"""Position of a board before a game, where the signs on pieces give it."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress

from device.ports import Frame, SourceError
from device.vision_ports import BoardReader, BoardSettler
from rules.boards.table import sites_on
from rules.core.errors import OptionError
from rules.core.evidence import Evidence, renamed
from rules.core.faces import Faces
from rules.core.game import Game
from rules.core.model import Position
from rules.core.options import first_positions, names_of
from rules.games.kinds.start_layout import Lying, lying

_LOOKS_S = 15.0
"""Timeout for a quiet board."""


def lying_board(
    frames: Iterable[Frame],
    reader: BoardReader,
    settler: BoardSettler,
    game: Game,
    start: Position,
    first: str | None = None,
) -> Lying:
    """Return the position of the first quiet board in sight.

    Parameters
    ----------
    frames
        What the camera sees.
    reader, settler
        What a frame passes through.
    game, start
        What is played, and its usual start.
    first
        The side to move; None: the one that begins the game.

    Raises
    ------
    OptionError
        If the pieces' signs are ambiguous.
    SourceError
        If no quiet board is seen.
    """
    placed = sites_on(game.board, reader.view.board)
    game_site = {placed[site]: site for site in game.sites}
    starts = first_positions(game, names_of(start), None)
    began_s: float | None = None
    for frame in frames:
        began_s = frame.time_s if began_s is None else began_s
        evidence = settler.observe(frame.image, reader.read(frame.image), frame.time_s)
        seen = renamed(evidence, game_site, start.colours, None) if evidence else None
        if seen is not None and not seen.hidden:
            sides = _sides(seen)
            told = reader.faces([placed[site] for site in sides])
            faces = {game_site[site]: kinds for site, kinds in told.items()}
            return _told(game, starts, sides, faces, first)
        if frame.time_s - began_s > _LOOKS_S:
            break
    raise SourceError("--position seen: the board never lay quiet and whole in sight")


def _told(
    game: Game,
    starts: Sequence[Position],
    sides: Mapping[str, str],
    faces: Faces,
    first: str | None,
) -> Lying:
    """Return the position, the sides at the ends of the board at which it is legal."""
    *others, last = starts
    for start in others:
        with suppress(OptionError):
            return lying(game, start, sides, faces, first)
    return lying(game, last, sides, faces, first)


def _sides(seen: Evidence) -> Mapping[str, str]:
    """Return the side of the piece on each occupied site."""
    likeliest = {
        site: max(chances, key=lambda held: chances[held])
        for site, chances in seen.log_likelihoods.items()
    }
    return {
        site: held[-1]
        for site, held in likeliest.items()
        if isinstance(held, tuple) and held
    }
