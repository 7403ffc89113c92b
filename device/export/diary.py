"""A game as a diary: every frame of it with what was said of it, told by its log.

The page replays it, and so does the HTML file that a game is taken out in.
"""

from collections.abc import Callable, Iterator, Sequence

from device.drawing.board_plan import board_plan
from device.export.shown_game import KINDS, ShownGame, sites_of, turn_plain
from device.game.choice import choice_in
from device.json_types import Json
from device.log.records import Record, faulty
from device.ports import LogError
from device.voice.sentences import in_all_languages, pieces_told, plain, told
from device.words.names_played import names_of
from rules.core.events import Corrected, Moved
from rules.core.facts import Sentence
from rules.core.game import Game
from rules.core.options import names_of as sides_named

Pictured = Callable[[Record], tuple[str | None, str | None]]


def diary_of(
    records: Sequence[Record], name: str, language: str, picture: Pictured
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
    header, *rest = records
    try:
        if not header.get("sides"):  # logs of others: the usual ones
            usual = sides_named(choice_in(header).game.start())
            header = {**header, "sides": list(usual)}
        shown = ShownGame(header, language, picture)
        game = shown.history.game
        frames = [_start(shown), *_frames(shown, rest, picture, language)]
        result = next((r for r in reversed(rest) if r["type"] == "result"), None)
        return {
            "name": name,
            "header": {k: v for k, v in header.items() if k != "source"},
            "game": game_plain(name, header, game, shown.sides),
            "board": board_plan(game.board),
            "frames": frames,
            "turns": shown.turns,
            "rulings": shown.rulings,
            "result": result,
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
            "t": record.get("t", 0.0),
            "n": len(shown.turns),
            "layout": dict(shown.layout),
            "to_move": shown.history.position.to_move,
            "sites": list(record.get("sites", ())),
            "mills": list(record.get("mills", ())),
            "picture": picture(record)[0],
            **{key: record[key] for key in ("who", "clocks") if record.get(key)},
            **told(event, shown.sides, language, shown.history.game),
        }
        if isinstance(event, Moved | Corrected):
            frame |= {**turn_plain(event.turn), "sites": sites_of(event.turn)}
        if frame["type"] == "correction":
            frame["of"] = record["n"]
        if frame["type"] == "illegal":
            frame["ruling"] = shown.rulings[-1]
            frame["sites"] = faulty(record)
        yield frame


def game_plain(name: str, header: Record, game: Game, sides: tuple[str, ...]) -> Json:
    """Return what a log's first line says, as the page shows it.

    Parameters
    ----------
    name
        The log's, without its ending.
    sides
        The names of those who play.
    """
    start = game.start(sides=tuple(header["sides"]))
    return {
        "name": name,
        "id": header["game"],
        "title": game.title,
        "titles": names_of(game),
        "options": dict(header.get("options", {})),
        "match": header.get("match"),
        "teams": dict(header.get("teams", {})),
        "for_teams": game.for_teams,
        "board": game.board.id,
        "table_board": header.get("board", game.board.id),
        "sides": list(sides),
        "colours": list(start.colours),
        "pieces": pieces_told(game),
        "kinds": kinds_told(game),
        "seeds": game.board.is_sown,
        "most_chips": game.most_chips,
        "limit_s": game.seconds(start) or None,
        "started": header.get("started"),
    }


def kinds_told(game: Game) -> Json:
    """Return what kinds of pieces are called and how each side's are drawn, by letter.

    {} where the pieces of a game have no names.
    """
    sides = game.start().sides
    return {
        kind.letter: {
            **in_all_languages(Sentence(kind.name)),
            "signs": dict(zip(sides, kind.signs * len(sides), strict=False)),
        }
        for kind in game.kinds
    }
