"""Commands of the page to the table, besides the game's own.

Each function runs on the table's own thread and answers in a sentence.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from calibration.common.arrays import Image
from calibration.common.errors import BoardNotFoundError
from calibration.common.view import View
from calibration.find import South
from device.commands import PlayedBy, Who
from device.game.choice import Choice
from device.log.lines import GameHeader
from device.log.next_game import new_log_path
from device.log.parse import read_log
from device.opponent.companion import check_seats
from device.ports import SettingsError
from device.privacy.names import without
from device.voice.sentences import in_all_languages, plain
from device.web.calibrating import (
    Point,
    board_plain,
    fit_plain,
    keep_view,
    taught_chips,
    taught_seeds,
)
from device.web.chosen import Chosen, board_at_hand, chosen_of, unfinished
from device.web.configuration import is_simulated
from device.web.past import log_named
from device.web.stage import NotNowError, TableStage
from device.web.table import Table
from rules.boards.table import find_board, sites_on
from rules.core.facts import Sentence
from vision.teach import TeachError
from words.keys import Key


@dataclass(frozen=True, slots=True)
class Wished:
    """Choice of game, first side, players and board.

    Attributes
    ----------
    players, seats
        The names of those who play; whether a person does, or the machine.
    """

    choice: Choice
    first: str | None = None
    players: Mapping[str, str] = field(default_factory=dict)
    board: str | None = None
    seats: Mapping[str, PlayedBy] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Teaching:
    """Labels for teaching: chips by colour, or a fill of seeds."""

    pieces: Mapping[str, Sequence[str]] | None = None
    fill: int | None = None


def choose(table: Table, wished: Wished) -> str:
    """Choose game and board; go on to the camera.

    Raises
    ------
    RulesError
        If the game, an option or the board is not known, or do not fit.
    SettingsError
        If nobody of that name could begin, or play.
    """
    _not_playing(table)
    game = wished.choice.game
    lying = find_board(wished.board) if wished.board else game.board
    sites_on(game.board, lying)
    sides = game.start().sides
    for side in {*wished.players, *([wished.first] if wished.first else [])}:
        if side not in sides:
            raise SettingsError(f"{side!r} does not play; {' and '.join(sides)} do")
    check_seats(wished.seats, sides, simulated=is_simulated(table.outfit.source))
    path, found = board_at_hand(table.outfit, lying)
    table.chosen = Chosen(
        choice=wished.choice,
        first=wished.first,
        players=wished.players if table.outfit.settings.privacy.names else {},
        board=lying,
        path=path,
        found=found,
        seats=wished.seats,
    )
    table.log_path = None
    table.show_chosen()
    table.hub.update({"aim": None})  # it was advice on another board
    table.forget_other_film()
    table.go_to(TableStage.AIM if found is None else TableStage.READY)
    return f"{game.title} is chosen."


def aim(table: Table) -> str:
    """Go back to the camera, and forget where the board lay."""
    _not_playing(table)
    chosen = _chosen(table)
    table.chosen = replace(chosen, found=None)
    table.show_chosen()
    table.go_to(TableStage.AIM)
    return "Aim the camera at the board."


def calibrate(table: Table, south: South, corners: Sequence[Point] | None) -> str:
    """Search the newest picture for the board."""
    chosen, image = _chosen(table), _image(table)
    if table.hub["calibration"] and table.hub["calibration"]["busy"]:
        raise NotNowError(Key("web-am-looking-board-already"))
    if table.stage is TableStage.READY:
        table.chosen = replace(chosen, found=None)
        table.go_to(TableStage.AIM)

    def found(view: View) -> None:
        if table.stage is not TableStage.AIM or table.chosen is None:
            return
        if table.chosen.board.id != view.board.id:
            return  # something else has been chosen meanwhile
        path = table.outfit.boards / f"{view.board.id}.toml"
        board = keep_view(view, image, path)
        table.chosen = replace(table.chosen, found=board, path=path)
        table.show_chosen()
        known = {
            "south": south.value,
            "by_hand": corners is not None,
            **fit_plain(view.confidence, view.rms_px),
        }
        table.hub.update({"calibration": {**table.hub["calibration"], **known}})
        table.go_to(TableStage.READY)

    table.preview.calibrate(image, chosen, south=south, corners=corners, found=found)
    return "I am looking for the board."


def teach(table: Table, teaching: Teaching) -> str:
    """Learn the chips, or the seeds, that lie on the board now.

    Raises
    ------
    TeachError
        If they cannot be learned; says what to change.
    """
    if table.stage is not TableStage.READY:
        raise NotNowError(Key("web-find-board-first-calibrate"))
    chosen, image = _chosen(table), _image(table)
    assert chosen.found is not None
    path = table.outfit.boards / f"{chosen.board.id}.toml"
    doubts: tuple[Sentence, ...] = ()
    try:
        if teaching.fill is not None:
            board = taught_seeds(image, chosen.found, teaching.fill, path)
        else:
            pieces = teaching.pieces or {}
            board, doubts = taught_chips(image, chosen.found, pieces, path)
    except (TeachError, BoardNotFoundError) as error:
        why = error.why if isinstance(error, BoardNotFoundError) else None
        told = in_all_languages(why) if why else plain(str(error))
        refused = {"teach_refused": told}
        table.hub.update({"calibration": {**table.hub["calibration"], **refused}})
        raise
    table.chosen = replace(chosen, found=board, path=path)
    told = {
        "teach_refused": None,
        "teach_doubts": [in_all_languages(doubt) for doubt in doubts],
    }
    body = {**table.hub["calibration"], **board_plain(board), **told}
    table.hub.update({"calibration": body})
    table.preview.begin(table.chosen)
    return "Thank you, I have learned them."


def start(table: Table, who: Who | None = None) -> str:
    """Begin a game with what was chosen, or go on with one that waits."""
    chosen = _chosen(table)
    if chosen.found is None or not (table.stage is TableStage.READY or table.is_over):
        raise NotNowError(Key("web-choose-game-find-board-first"))
    if going_on(table):
        table.go_to(TableStage.PLAY)
        return f"{chosen.choice.game.title} goes on."
    table.log_path = new_log_path(table.outfit.games, chosen.choice.record["game"])
    table.chosen = replace(chosen, who=who)
    table.go_to(TableStage.PLAY)
    return f"{chosen.choice.game.title}: you may begin."


def going_on(table: Table) -> bool:
    """Return True if a game waits to be gone on with until its board is found."""
    return table.stage is not TableStage.PLAY and unfinished(table.log_path) is not None


def resume(table: Table, name: str) -> str:
    """Resume an unfinished game.

    Raises
    ------
    NotNowError
        If it is over, or the board's place is not known.
    LogError
        If there is no such game.
    """
    _not_playing(table)
    path = log_named(table.outfit.games, name)
    records = read_log(path)
    if not records:
        raise NotNowError(Key("web-game-has-not-begun"))
    if unfinished(path) is None:
        raise NotNowError(Key("web-game-over"))
    if any("frame" not in record.plain for record in records[1:]):
        raise NotNowError(Key("web-game-played-elsewhere-can-only"))
    file, found = board_at_hand(
        table.outfit, find_board(str(GameHeader(records[0]).board))
    )
    if found is None:
        raise NotNowError(Key("web-choose-game-find-its-board"))
    table.chosen = chosen_of(records[0], file, found)
    table.log_path = path
    table.show_chosen()
    table.go_to(TableStage.PLAY)
    return f"{table.chosen.choice.game.title} goes on."


def forget_person(table: Table, name: str) -> str:
    """Delete a person's name from the seats; logs are handled elsewhere."""
    chosen = table.chosen
    if chosen is None or table.playing:
        return ""
    told = without({"players": chosen.players, **chosen.choice.record}, name)
    choice = replace(
        chosen.choice,
        teams={side: tuple(names) for side, names in told.get("teams", {}).items()},
    )
    table.chosen = replace(chosen, choice=choice, players=told.get("players", {}))
    table.show_chosen()
    table.keep()
    return ""


def leave(table: Table) -> str:
    """End the watching; the log stays."""
    table.log_path = None
    table.go_to(TableStage.CHOOSE)
    return "The table is free."


def _not_playing(table: Table) -> None:
    if table.playing:
        raise NotNowError(Key("web-game-being-played-leave-first"))


def _chosen(table: Table) -> Chosen:
    if table.chosen is None:
        raise NotNowError(Key("web-choose-game-first"))
    return table.chosen


def _image(table: Table) -> Image:
    image = table.picture.image
    if table.stage not in (TableStage.AIM, TableStage.READY) or image is None:
        raise NotNowError(Key("web-there-no-camera-picture-look"))
    return image
