"""Every format that a game can be written in and read from."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from device.camera_address import CameraAddress
from device.export.analysis import Analysis, annotated, kept
from device.export.bundle import LOG_NAME, MOST_LOG_BYTES, lines_of, zip_of
from device.export.curve import shown
from device.export.film import comment_in, gif_of
from device.export.pgn import write_pgn
from device.export.pgn_reading import read_pgn
from device.export.replay_page import html_of, log_in
from device.export.sgf import read_sgf, write_sgf
from device.export.sheet import read_csv, write_csv
from device.export.story import Story, retold, story_of
from device.log.lines import Fields, GameHeader, Record, typed
from device.log.parse import FORMAT, read_log, records_in
from device.ports import LogError
from device.untrusted.zips import member_of


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """How a game is written in a format of others.

    Attributes
    ----------
    full
        Whether it goes on after an illegal turn that stands, from a position set up.
    notation
        How turns are written in PGN: 'san', 'iccs', 'wxf'; '' as is usual.
    pictured
        Whether its pictures are put in, in a format that holds some.
    language
        In which language a format of others tells what was thought of the game.
    analysis
        What was thought of the game after it; None: nothing.
    """

    full: bool = False
    notation: str = ""
    pictured: bool = True
    language: str = "en"
    analysis: Analysis | None = None


_Make = Callable[[Story, Sequence[Fields], Path | None, ExportOptions], bytes]
_Read = Callable[[bytes, str | None], list[Record]]

_ANNOTATED = ("pgn", "sgf", "html")
"""The formats in which what was thought of a game is told, if it was."""

MOST_BYTES = 256_000_000
"""No file that is larger than this is read."""


@dataclass(frozen=True, slots=True)
class Format:
    """How a game is written in one format, and read.

    Attributes
    ----------
    ending
        Of a file's name, with its dot.
    media_type
        As the web calls it.
    make
        Writes a story, its records and, where its log lies, its pictures.
    read
        Reads a file; the game's id helps where the file does not tell it.
    """

    ending: str
    media_type: str
    make: _Make
    read: _Read


def exported(log: Path, name: str, manner: ExportOptions | None = None) -> bytes:
    """Return a game log in another format.

    Raises
    ------
    LogError
        If the format is not known, or the file no game log that the rules accept.
    OSError
        If it cannot be read.
    """
    records, manner = read_log(log), manner or ExportOptions()
    try:
        return written(records, name, log=log, manner=manner)
    except LogError as error:
        raise LogError(f"{log}: {error}") from error


def written(
    records: Sequence[Fields],
    name: str,
    *,
    log: Path | None = None,
    manner: ExportOptions | None = None,
) -> bytes:
    """Return the records of a game in another format.

    Parameters
    ----------
    log
        Where their file lies, with its pictures and what was thought of the game
        beside it; None: there is none.

    Raises
    ------
    LogError
        If the format is not known, or the records are no game by the rules.
    """
    form, manner = _found(name), manner or ExportOptions()
    records = shareable(records)
    pictured = log if manner.pictured else None
    story = story_of(records)
    thought = kept(log, story) if log is not None and name in _ANNOTATED else None
    if thought is not None:
        story = annotated(story, thought, manner.language)
        manner = replace(manner, analysis=thought)
    return form.make(story, records, pictured, manner)


def imported(content: bytes, name: str, game: str | None = None) -> list[Record]:
    """Return the log that a file of any format holds; it replays.

    Parameters
    ----------
    content
        The file.
    name
        Its name: the ending tells the format.
    game
        The game's id where the file does not tell it.

    Raises
    ------
    LogError
        If it is no such file, or no game by the rules.
    """
    ending = Path(name).suffix.casefold()
    forms = {form.ending: form for form in FORMATS.values()}
    if ending not in forms:
        raise LogError(f"{name}: expected a file that ends in {' or '.join(forms)}")
    try:
        return forms[ending].read(content, game)
    except LogError as error:
        raise LogError(f"{name}: {error}") from error


def shareable(records: Sequence[Fields]) -> list[Record]:
    """Return a log without what it tells of the machine: no folder, no password."""
    told = [*map(typed, records)]
    if not told or "source" not in told[0].plain:
        return told
    source = str(CameraAddress(str(told[0].plain["source"])))
    if source.startswith("/"):
        source = Path(source).name
    return [GameHeader({**told[0], "source": source}), *told[1:]]


def _found(name: str) -> Format:
    if name not in FORMATS:
        raise LogError(f"no format is called {name!r}; there are {', '.join(FORMATS)}")
    return FORMATS[name]


def _text(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")


def _told(
    read: Callable[[str, str | None], tuple[Fields, list[Fields]]],
) -> _Read:
    return lambda content, game: retold(*read(_text(content), game))


def _checked(records: list[Record]) -> list[Record]:
    """Return a log that another file held whole, if it replays."""
    header = records[0] if records else None
    if not isinstance(header, GameHeader):
        raise LogError("it does not begin with the record of a game")
    if header.format != FORMAT:
        raise LogError(f"its log is of format {header.format!r}")
    story_of(records)
    return records


def _lines(content: bytes) -> list[Record]:
    return _checked(records_in(content))


def _gif_told(content: bytes, game: str | None) -> list[Record]:
    comment = comment_in(content)
    if not comment.startswith(b"[Event"):
        raise LogError("this GIF holds no game: mwamuzi did not write it")
    return retold(*read_pgn(_text(comment), game))


FORMATS: Mapping[str, Format] = MappingProxyType(
    {
        "pgn": Format(
            ".pgn",
            "application/vnd.chess-pgn",
            lambda story, _records, _log, how: write_pgn(
                story, full=how.full, notation=how.notation
            ).encode(),
            _told(read_pgn),
        ),
        "sgf": Format(
            ".sgf",
            "application/x-go-sgf",
            lambda story, _records, _log, how: write_sgf(story, full=how.full).encode(),
            _told(read_sgf),
        ),
        "csv": Format(
            ".csv",
            "text/csv; charset=utf-8",
            lambda story, _records, _log, _how: write_csv(story).encode(),
            _told(lambda text, _game: read_csv(text)),
        ),
        "gif": Format(
            ".gif",
            "image/gif",
            lambda story, _records, _log, _how: gif_of(story),
            _gif_told,
        ),
        "html": Format(
            ".html",
            "text/html; charset=utf-8",
            lambda story, records, log, how: html_of(
                story,
                records,
                log,
                shown(how.analysis, story) if how.analysis else None,
            ).encode(),
            lambda content, _game: _checked(log_in(_text(content))),
        ),
        "zip": Format(
            ".zip",
            "application/zip",
            lambda story, records, log, _how: zip_of(story, records, log),
            lambda content, _game: _lines(member_of(content, LOG_NAME, MOST_LOG_BYTES)),
        ),
        "jsonl": Format(
            ".jsonl",
            "application/x-ndjson",
            lambda _story, records, _log, _how: lines_of(records),
            lambda content, _game: _lines(content),
        ),
    }
)
"""The formats by the names that ``mwamuzi export --format`` takes."""
