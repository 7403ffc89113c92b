"""Archive of past games: search, export and import."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path

from device.export.figures import Opening, fared_by, opening_tree
from device.export.formats import FORMATS, ExportOptions, exported
from device.export.import_process import imported_apart
from device.export.index import Index, IndexedSeat, ListedGame, Wanted
from device.export.review import review
from device.json_types import Json
from device.log.pictures import folder_of
from device.ports import LogError
from device.untrusted.names import is_plain, portable
from device.untrusted.process import BoundedReader
from device.web.past import log_named
from device.words.games import titles_of
from rules.catalogue import GAMES, find_entry, find_game
from rules.core.errors import NotationError, UnknownGameError
from rules.core.game import Game
from rules.core.model import Position

_MOST_REPLIES = 8


@dataclass(frozen=True, slots=True)
class Download:
    """A game in some format, ready to be sent."""

    content: bytes
    media_type: str
    name: str


def listed(games: Path, wanted: Wanted, live: str | None) -> Json:
    """Return the matching games, newest first, and their number.

    Parameters
    ----------
    games
        The folder of all logs.
    live
        The name of the game that is being played now.
    """
    with Index(games) as index:
        total, found = index.count(wanted), index.games(wanted)
    items = [_item(games, one, live) for one in found if _is_shown(games, one)]
    return {"total": total, "items": items}


def _is_shown(games: Path, found: ListedGame) -> bool:
    """Return True if a game can be looked at by its name."""
    plain = is_plain(found.path.removesuffix(".jsonl"))
    return plain and not (games / found.path).is_symlink()


def _titles(game: str) -> dict[str, str]:
    """Return the titles of a game by its id; {} of one that is not known."""
    return titles_of(find_entry(game).titled()) if game in GAMES else {}


def _item(games: Path, found: ListedGame, live: str | None) -> Json:
    name = found.path.removesuffix(".jsonl")
    ended = found.outcome != "open"
    result = {"winners": list(found.winners), "reason": found.reason}
    return {
        "name": name,
        "game": found.game,
        "title": found.title,
        "titles": _titles(found.game),
        "sides": list(found.players),
        "players": dict(found.players),
        "started": found.started,
        "turns": found.turns,
        "seconds": found.seconds,
        "result": result if ended else None,
        "trouble": found.trouble or None,
        "pictures": folder_of(games / found.path).is_dir(),
        "live": name == live,
    }


def formats() -> list[Json]:
    """Return the available export formats."""
    return [{"format": name, "type": form.media_type} for name, form in FORMATS.items()]


def taken_out(
    games: Path, name: str, form: str, *, pictured: bool, language: str = "en"
) -> Download:
    """Return a past game in a format, with its pictures or without.

    Raises
    ------
    LogError
        If there is no such game or format, or the log contradicts the rules.
    """
    path = log_named(games, name)
    if form not in FORMATS:
        raise LogError(f"no format is called {form!r}; there are {', '.join(FORMATS)}")
    kind = FORMATS[form]
    content = exported(path, form, ExportOptions(pictured=pictured, language=language))
    return Download(content, kind.media_type, portable(path.stem + kind.ending))


@dataclass(frozen=True, slots=True)
class Kept:
    """Imported games of a file: their names, and remarks."""

    names: tuple[str, ...]
    remarks: tuple[str, ...]

    @property
    def said(self) -> str:
        """Return in words what was kept, and what was not."""
        many = len(self.names)
        kept = "The game is kept." if many == 1 else f"{many} games are kept."
        said = (f"{remark[0].upper()}{remark[1:]}." for remark in self.remarks)
        return " ".join([kept, *said])


def put_in(games: Path, content: bytes, file_name: str, reader: BoundedReader) -> Kept:
    """Import the games of an exported file, from here or elsewhere.

    Parameters
    ----------
    reader
        Reads the file.

    Raises
    ------
    LogError
        If it is no such file, or has no game by the rules.
    OSError
        If it cannot be written.
    """
    if not is_plain(file_name):
        raise LogError("that is no name of a file")
    read = imported_apart(reader, content, file_name)
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H-%M-%S-%f")
    names = [f"{now}-import" + f"-{n}" * (n > 1) for n in range(1, 1 + len(read.games))]
    for name, log in zip(names, read.games, strict=True):
        new = games / f"{name}.new"
        new.write_bytes(log)
        new.replace(new.with_suffix(".jsonl"))
    return Kept(tuple(names), read.remarks)


def statistics(games: Path, player: str, game: str) -> Json:
    """Return results by player, and statistics of openings."""
    with Index(games) as index:
        seats = index.seats(player, game)
        opened = index.openings(game, player) if game else []
    told = opened if game else None
    return figures_plain(seats, told, game=game, of_one=bool(player))


def reviewed(games: Path, since: str, until: str) -> Json:
    """Return the review of a period."""
    with Index(games) as index:
        return review(index, since, until)


def figures_plain(
    seats: Iterable[IndexedSeat],
    opened: Iterable[tuple[str, str]] | None,
    *,
    game: str,
    of_one: bool,
) -> Json:
    """Return figures as a page has them.

    Parameters
    ----------
    seats
        Who sat where.
    opened
        Of each game its turns in one text, and its outcome; None: of several games.
    game
        Which game that is.
    of_one
        Whether all seats are one player's: then game by game, else player by player.
    """
    fared = fared_by(seats, player=not of_one)
    return {
        "by": "game" if of_one else "player",
        "players": [
            {"name": name, **asdict(how), "score": how.score}
            for name, how in fared.items()
        ],
        "openings": None
        if opened is None
        else _tree(opening_tree(opened, depth=4), *_begun(game)),
    }


def _begun(name: str) -> tuple[Game | None, Position | None]:
    """Return a game and its start; None where nobody knows it, or lots are drawn."""
    try:
        game = find_game(name)
    except UnknownGameError:
        return None, None
    return game, None if game.lots else game.start()


def _tree(opening: Opening, game: Game | None, position: Position | None) -> Json:
    most = sorted(opening.replies.items(), key=lambda pair: -pair[1].games)
    replies = {}
    for text, reply in most[:_MOST_REPLIES]:
        written, after = _written(game, position, text)
        replies[written] = _tree(reply, game, after)
    return {
        "games": opening.games,
        "first": opening.first,
        "other": opening.other,
        "drawn": opening.drawn,
        "replies": replies,
    }


def _written(
    game: Game | None, position: Position | None, text: str
) -> tuple[str, Position | None]:
    """Return a turn as its players write it, and the position after it if known."""
    if game is None:
        return text, None
    try:
        turn = game.parse(position, text) if position else None
    except NotationError:  # another start, or an illegal turn that stood
        turn = None
    if position is None or turn is None:
        return game.labels.text(text), None
    return game.written(position, turn), game.play(position, turn)
