"""Diary of a game: each frame with the events logged for it.

The page and the exported HTML file replay it.
"""

from collections.abc import Callable, Iterator, Sequence

from device.drawing.board_plan import board_plan
from device.export.shown_game import (
    KINDS,
    ShownGame,
    labels_plain,
    sites_of,
    turn_plain,
)
from device.game.choice import choice_in
from device.json_types import Json
from device.log.lines import (
    CorrectionRecord,
    Fields,
    GameHeader,
    IllegalRecord,
    Record,
    ResultRecord,
    typed,
)
from device.ports import LogError
from device.voice.sentences import in_all_languages, pieces_told, plain, told
from device.words.games import names_of
from rules.core.events import Corrected, Moved
from rules.core.facts import Sentence
from rules.core.game import Game
from rules.core.options import names_of as sides_named

_BESIDE = ("who", "clocks")
Pictured = Callable[[Record], tuple[str | None, str | None]]


def diary_of(
    records: Sequence[Fields], name: str, language: str, picture: Pictured
) -> Json:
    """Return a game, frame after frame, as it is replayed.

    Parameters
    ----------
    records
        Its log.
    name
        What the log is called.
    language
        In which the referee spoke.
    picture
        Returns where a record's pictures are found, as at it and before it.

    Raises
    ------
    LogError
        If the log contradicts the rules, or is incomplete.
    """
    if not records:
        raise LogError(f"{name} is empty")
    first, *rest = map(typed, records)
    header = GameHeader(first)
    try:
        if not header.sides:  # logs of others: the usual ones
            usual = sides_named(choice_in(header).game.start())
            header = GameHeader({**header, "sides": list(usual)})
        shown = ShownGame(header, language, picture)
        game = shown.history.game
        frames = [_start(shown), *_frames(shown, rest, picture, language)]
        ends = [one.plain for one in rest if isinstance(one, ResultRecord)]
        return {
            "name": name,
            "header": {k: v for k, v in header.items() if k != "source"},
            "game": game_plain(name, header, game, shown.sides),
            "board": board_plan(game.board),
            "frames": frames,
            "turns": shown.turns,
            "rulings": shown.rulings,
            "result": ends[-1] if ends else None,
        }
    except (KeyError, TypeError, AttributeError) as error:
        raise LogError(f"{name} is incomplete: {error!r}") from error


def _start(shown: ShownGame) -> Json:
    """Return the frame before all others."""
    return {
        "i": 0,
        "type": "start",
        "t": 0.0,
        "n": 0,
        "layout": dict(shown.layout),
        "to_move": shown.history.position.to_move,
        "sites": [],
        "mills": [],
        "picture": None,
        **plain(""),
    }


def _frames(
    shown: ShownGame, records: Sequence[Record], picture: Pictured, language: str
) -> Iterator[Json]:
    for number, record in enumerate(records, start=1):
        event = shown.take(record)
        if event is None:
            continue
        frame: Json = {
            "i": number,
            "type": KINDS.get(type(event).__name__, "remark"),
            "t": record.t,
            "n": len(shown.turns),
            "layout": dict(shown.layout),
            "to_move": shown.history.position.to_move,
            "sites": list(record.sites),
            "mills": list(record.mills),
            "picture": picture(record)[0],
            **{key: record[key] for key in _BESIDE if record.plain.get(key)},
            **told(event, shown.sides, language, shown.history.game),
        }
        if isinstance(event, Moved | Corrected):
            before = shown.history.ledger.past[event.n - 1].before
            frame |= turn_plain(shown.history.game, before, event.turn)
            frame["sites"] = sites_of(event.turn)
        match record:
            case CorrectionRecord():
                frame["of"] = record.n
            case IllegalRecord():
                frame |= {"ruling": shown.rulings[-1], "sites": record.faulty}
        yield frame


def game_plain(name: str, told: Fields, game: Game, sides: tuple[str, ...]) -> Json:
    """Return a log's header as JSON for the page.

    Parameters
    ----------
    name
        The log's, without its ending.
    sides
        The names of those who play.
    """
    header = GameHeader(told)
    start = game.start(sides=tuple(header.sides or ()))
    return {
        "name": name,
        "id": header.game,
        "title": game.title,
        "titles": names_of(game),
        "options": dict(header.options or {}),
        "match": header.match,
        "teams": dict(header.teams or {}),
        "for_teams": game.for_teams,
        "board": game.board.id,
        "table_board": header.board or game.board.id,
        "sides": list(sides),
        "colours": list(start.colours),
        "pieces": pieces_told(game),
        "kinds": kinds_told(game, start.sides),
        "labels": labels_plain(game.labels),
        "seeds": game.board.is_sown,
        "most_chips": game.most_chips,
        "limit_s": game.seconds(start) or None,
        "started": header.plain.get("started"),
    }


def kinds_told(game: Game, sides: tuple[str, ...]) -> Json:
    """Return names and signs of the kinds of pieces, by letter.

    {} where the pieces of a game have no names.
    """
    return {
        kind.letter: {
            **in_all_languages(Sentence(kind.name)),
            "signs": dict(zip(sides, kind.signs * len(sides), strict=False)),
        }
        for kind in game.kinds
    }
