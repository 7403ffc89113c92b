"""Chosen game and board, stored across power cuts."""

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from calibration.common.board_file import BoardFile
from calibration.common.errors import CalibrationError
from device.commands import By, PlayedBy, Who
from device.export.shown_game import labels_plain
from device.game.board_files import read_board_file
from device.game.choice import ENDS, Choice, choice_in, control_in
from device.json_types import Json
from device.log.lines import Fields
from device.log.next_game import whole_log
from device.log.parse import read_log
from device.log.replay import standing
from device.ports import DeviceError, LogError
from device.voice.sentences import pieces_told
from device.web.catalogue import begins, fill_of, is_sown
from device.web.configuration import BOARDS, Outfit
from device.web.stage import TableStage
from device.words.games import names_of
from rules.boards.table import find_board, sites_on
from rules.core.board import Board
from rules.core.errors import RulesError
from rules.core.game import Game
from rules.core.labels import Labels
from rules.core.pieces import Piece

log = logging.getLogger(__name__)

MEMORY = "table.json"
_LENT = "by_phone"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """Chosen game, players and board.

    Attributes
    ----------
    choice, first
        The game, and who begins; None: whoever acts first.
    players
        The names of those who play, for some sides or all.
    board
        What lies on the table.
    path
        Where the board file lies, or will.
    found
        Where the camera sees the board, and what was taught; None: not yet known.
    who
        Who begins the game; None: nobody who is known.
    seats
        Who plays which side; of the others nothing was said.
    """

    choice: Choice
    first: str | None
    board: Board
    path: Path
    found: BoardFile | None = None
    players: Mapping[str, str] = field(default_factory=dict)
    who: Who | None = None
    seats: Mapping[str, PlayedBy] = field(default_factory=dict)

    def film(self, named: str) -> tuple[str, str, str]:
        """Return the cache key of a film under a name."""
        return named, self.board.id, json.dumps(self.choice.record)


def board_at_hand(outfit: Outfit, board: Board) -> tuple[Path, BoardFile | None]:
    """Return the path of a board's file, and its content if it exists.

    Of the file of the command line and the one that was calibrated on the page, the
    newer one is taken.

    Raises
    ------
    BoardFileError
        If it is no board file.
    """
    path = outfit.boards / f"{board.id}.toml"
    given = None if outfit.lent.instead else outfit.calibration
    known = [file for file in (path, given) if file and file.is_file()]
    for file in sorted(known, key=lambda one: -one.stat().st_mtime):
        found = read_board_file(file)
        if found.view.board.id == board.id:
            return file, found
    return path, None


def usual(outfit: Outfit) -> Chosen | None:
    """Return the settings' choice after power on, None if there is none.

    Raises
    ------
    RulesError
        If the game cannot be played on the board that was calibrated.
    BoardFileError
        If the board file is none.
    """
    settings = outfit.settings.game
    if not settings.id:
        return None
    timed = outfit.settings.clock
    choice = Choice(
        settings.id,
        strict=settings.strict,
        clock=control_in(timed.control),
        flag_ends=timed.flag == ENDS,
    )
    board, path = choice.game.board, outfit.calibration
    if path is not None and path.is_file():
        known = read_board_file(path)
        lying = known.view.board
        sites_on(board, lying)
        return Chosen(choice=choice, first=None, board=lying, path=path, found=known)
    path, found = board_at_hand(outfit, board)
    return Chosen(choice=choice, first=None, board=board, path=path, found=found)


def choice_plain(chosen: Chosen) -> dict[str, Any]:
    """Return the choice as JSON for the page."""
    game, record = chosen.choice.game, chosen.choice.record
    start = game.start()
    return {
        "game": record["game"],
        "title": game.title,
        "titles": names_of(game),
        "options": dict(record.get("options", {})),
        "match": record.get("match"),
        "teams": dict(record.get("teams", {})),
        "strict": chosen.choice.strict,
        "clock": record.get("clock"),
        "first": chosen.first,
        "begins": chosen.first or begins(game),
        "set_up": any(start.contents.values()),
        "laid": _laid(game, chosen.board),
        "part": _part(game.board, chosen.board),
        "players": dict(chosen.players),
        "seats": seats_plain(chosen.seats),
        "board": chosen.board.id,
        "sides": list(start.sides),
        "colours": list(start.colours),
        "pieces": pieces_told(game),
        "labels": labels_plain(_labels_on(game, chosen.board)),
        "seeds": is_sown(game),
        "fill": fill_of(start),
    }


def _labels_on(game: Game, board: Board) -> Labels:
    """Return the labels of a board; those of the game, if it is the game's own."""
    return game.labels if board.id == game.board.id else Labels(board)


def _laid(game: Game, board: Board) -> dict[str, str]:
    """Return the side of each piece in the initial position, {} for seeds."""
    placed, contents = sites_on(game.board, board), game.start().contents
    return {
        placed[site]: Piece(held[-1]).side
        for site, held in contents.items()
        if isinstance(held, tuple) and held
    }


def _part(needed: Board, board: Board) -> list[str] | None:
    """Return the corners of the part of a larger board that is used, None if all is."""
    lattice = needed.lattice
    if lattice is None or len(board.names) == len(needed.names):
        return None
    low, high = min(lattice.names), max(lattice.names)
    placed = sites_on(needed, board)
    return [placed[lattice.names[at]] for at in (low, high)]


def remember(
    outfit: Outfit, stage: str, chosen: Chosen | None, log_path: Path | None
) -> None:
    """Store the table's stage; a full disk only costs the storage."""
    body: dict[str, Any] = {"stage": stage, _LENT: outfit.lent.instead}
    if chosen is not None:
        body |= _told(chosen)
    if log_path is not None:
        body["log"] = log_path.name
    try:
        _keep(outfit.games, body)
    except OSError as error:
        log.warning("how far the table is cannot be written: %s", error)


def remember_game(games: Path, log_path: Path) -> None:
    """Store another machine's game to be resumed at the next start.

    Parameters
    ----------
    games
        The folder of all logs; the game's lies there, too.

    Raises
    ------
    LogError
        If the log holds no game that is known here.
    OSError
        If it cannot be read, or nothing can be written.
    """
    header: Fields = next(iter(read_log(log_path)), {})
    try:
        chosen = chosen_of(header, games / BOARDS / f"{header['board']}.toml")
    except (KeyError, RulesError, TypeError, ValueError) as error:
        raise LogError(f"{log_path.name} holds no game that is known here") from error
    _keep(games, {"stage": TableStage.PLAY, **_told(chosen), "log": log_path.name})


def chosen_of(header: Fields, path: Path, found: BoardFile | None = None) -> Chosen:
    """Return the choice that a running game's log header records.

    Parameters
    ----------
    path, found
        Where the board's file lies, or will, and what it says.
    """
    return Chosen(
        choice=choice_in(header),
        first=header["first"],
        players=header.get("players", {}),
        board=find_board(header["board"]),
        path=path,
        found=found,
    )


def unfinished(log_path: Path | None) -> Path | None:
    """Return a log whose game can be gone on with, None if it cannot be."""
    log_path = None if log_path is None else whole_log(log_path)
    if log_path is None or not log_path.is_file():
        return None
    return log_path if standing(read_log(log_path)).result is None else None


def _told(chosen: Chosen) -> dict[str, Any]:
    return {
        **chosen.choice.record,
        "first": chosen.first,
        "players": dict(chosen.players),
        "seats": seats_plain(chosen.seats),
        "board": chosen.board.id,
        "path": str(chosen.path),
    }


def _keep(games: Path, body: Mapping[str, Any]) -> None:
    new = games / f"{MEMORY}.new"
    new.write_text(json.dumps(body), encoding="utf-8")
    new.replace(games / MEMORY)


def recall(outfit: Outfit) -> tuple[str, Chosen | None, Path | None] | None:
    """Return stage, choice and log of the table when it was left, None if unknown."""
    games = outfit.games
    try:
        body: dict[str, Any] = json.loads((games / MEMORY).read_text(encoding="utf-8"))
        chosen = _chosen_in(body, outfit) if "game" in body else None
        path = whole_log(games / Path(body["log"]).name) if "log" in body else None
        if path is not None and not path.is_file():
            path = None
        return str(body["stage"]), chosen, path
    except FileNotFoundError:
        return None
    except (DeviceError, RulesError, CalibrationError, OSError) as error:
        log.warning("the last game is not gone on with: %s", error)
    except (ValueError, KeyError, TypeError, AttributeError):
        log.warning("%s is no memory of a table; it is begun anew", MEMORY)
    return None


def was_lent(games: Path) -> bool:
    """Return True if a phone was the table's camera when it was left."""
    try:
        body = json.loads((games / MEMORY).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return isinstance(body, dict) and body.get(_LENT) is True


def seats_plain(seats: Mapping[str, PlayedBy]) -> Json:
    """Return the seats as JSON, for the page and for storage."""
    return {
        side: {"by": one.by.value, "level": one.level} for side, one in seats.items()
    }


def _seats_in(plain: Mapping[str, Any]) -> dict[str, PlayedBy]:
    return {
        side: PlayedBy(By(one["by"]), int(one["level"])) for side, one in plain.items()
    }


def _chosen_in(body: dict[str, Any], outfit: Outfit) -> Chosen:
    path = Path(body["path"])
    chosen = chosen_of(body, path, read_board_file(path) if path.is_file() else None)
    _ = chosen.choice.game  # raises if it is not known
    chosen = replace(chosen, seats=_seats_in(body.get("seats", {})))
    if chosen.found is None:  # another machine began it: here it may lie elsewhere
        path, found = board_at_hand(outfit, chosen.board)
        return replace(chosen, path=path, found=found)
    return chosen
