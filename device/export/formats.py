"""Registry of export and import formats of games."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time
from types import MappingProxyType
from typing import NoReturn

from device.camera_address import CameraAddress
from device.export.analysis import Analysis, annotated, kept
from device.export.bundle import LOG_NAME, MOST_LOG_BYTES, lines_of, zip_of
from device.export.curve import shown
from device.export.film import comment_in, gif_of
from device.export.log_import import ImportedGame, logged
from device.export.pgn import write_pgn
from device.export.pgn_reading import read_pgn
from device.export.replay_page import html_of, log_in
from device.export.sgf import write_sgf
from device.export.sgf_reading import read_sgf
from device.export.sheet import read_csv, write_csv
from device.export.story import Story, story_of
from device.log.lines import Fields, GameHeader, Record, typed
from device.log.parse import FORMAT, read_log, records_in
from device.ports import LogError
from device.untrusted.charsets import text_of, without_controls
from device.untrusted.zips import member_of


@dataclass(frozen=True, slots=True)
class ExportOptions:
    """Options of exports in other programs' formats.

    Attributes
    ----------
    full
        Whether it goes on after an illegal turn that stands, from a position set up.
    notation
        How turns are written in PGN: 'san', 'iccs', 'wxf'; '' as is usual.
    pictured
        Whether its pictures are put in, in a format that holds some.
    language
        Language of the analysis's comments in formats of other programs.
    analysis
        What was thought of the game after it; None: nothing.
    """

    full: bool = False
    notation: str = ""
    pictured: bool = True
    language: str = "en"
    analysis: Analysis | None = None


_Make = Callable[[Story, Sequence[Fields], Path | None, ExportOptions], bytes]
_Read = Callable[[bytes, str | None], Iterator[ImportedGame | LogError]]

_ANNOTATED = ("pgn", "sgf", "html")
"""The formats in which what was thought of a game is told, if it was."""

MOST_BYTES = 256_000_000
"""No file that is larger than this is read."""

_ENOUGH_S = 12.0
"""Budget of an import: beyond it no further game of the file is begun."""

_ENOUGH_BYTES = 32_000_000
"""Budget of an import in bytes of logs: about 200 long games of chess."""

_MOST_REMARKS = 20


@dataclass(frozen=True, slots=True)
class Imported:
    """Logs of a file's games, with remarks on the import."""

    games: tuple[bytes, ...]
    remarks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Format:
    """Format of a game's file: its writer and its reader.

    Attributes
    ----------
    ending
        Of a file's name, with its dot.
    media_type
        As the web calls it.
    make
        Writes a story, its records and, where its log lies, its pictures.
    read
        Yields the games of a file, or the error of one; the game's id is used where the
        file does not give it.
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


def imported(content: bytes, name: str, game: str | None = None) -> Imported:
    """Return the logs of the games that a file of any format holds; they replay.

    Games that are none by the rules are left out, and those after the first that
    would take too long.

    Parameters
    ----------
    content
        The file.
    name
        File name; its extension gives the format.
    game
        The game's id where the file does not give it.

    Raises
    ------
    LogError
        If it is no such file, or has no game by the rules.
    """
    ending = Path(name).suffix.casefold()
    forms = {form.ending: form for form in FORMATS.values()}
    if ending not in forms:
        raise LogError(f"{name}: expected a file that ends in {' or '.join(forms)}")
    try:
        return _collected(forms[ending].read(content, game))
    except LogError as error:
        raise LogError(f"{name}: {error}") from error


def _collected(found: Iterator[ImportedGame | LogError]) -> Imported:
    """Return the games that are such by the rules.

    Raises
    ------
    LogError
        If none is.
    """
    games, remarks, wrong = list[bytes](), list[list[str]](), list[LogError]()
    until_s, rest = process_time() + _ENOUGH_S, tuple[str, ...]()
    for told in found:
        full = sum(map(len, games)) > _ENOUGH_BYTES
        if games and (full or process_time() > until_s):
            rest = (f"the games after number {len(remarks)} were left out",)
            break
        try:
            read = logged(told) if isinstance(told, ImportedGame) else _raised(told)
        except LogError as error:
            wrong.append(error)
            remarks.append([f"it was left out: {error}"])
        else:
            games.append(lines_of(read.records))
            remarks.append([*read.remarks])
    if not games:
        raise wrong[0]
    return Imported(tuple(games), (*_numbered(remarks), *rest))


def _raised(error: LogError) -> NoReturn:
    raise error


def _numbered(remarks: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield remarks on the games, numbered unless they concern all."""
    said: dict[str, list[str]] = {}
    for number, told in enumerate(remarks, start=1):
        for one in told:
            said.setdefault(one, []).append(str(number))
    for one, numbers in list(said.items())[:_MOST_REMARKS]:
        of = f"game{'s' * (len(numbers) > 1)} {', '.join(numbers)}: "
        yield one if len(numbers) == len(remarks) else f"{of}{one}"
    if len(said) > _MOST_REMARKS:
        yield f"{len(said) - _MOST_REMARKS} more such lines were left out"


def shareable(records: Sequence[Fields]) -> list[Record]:
    """Return a log without data of the machine: no folder, no password."""
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


def _told(
    read: Callable[[str, str | None], Iterator[ImportedGame | LogError]],
) -> _Read:
    def told(content: bytes, game: str | None) -> Iterator[ImportedGame | LogError]:
        text, remark = text_of(content)
        lines = without_controls(text).replace("\r\n", "\n").replace("\r", "\n")
        for one in read(lines, game):
            yield one.remarked(remark) if isinstance(one, ImportedGame) else one

    return told


def _whole(log: Callable[[bytes], list[Record]]) -> _Read:
    """Return a reader for files that contain a log, which has to replay."""

    def told(content: bytes, _game: str | None) -> Iterator[ImportedGame | LogError]:
        yield ImportedGame(header={}, records=_checked(log(content)), whole=True)

    return told


def _checked(records: list[Record]) -> list[Record]:
    """Return a log that another file held whole, if it replays."""
    header = records[0] if records else None
    if not isinstance(header, GameHeader):
        raise LogError("it does not begin with the record of a game")
    if header.format != FORMAT:
        raise LogError(f"its log is of format {header.format!r}")
    story_of(records)
    return records


def _in_gif(content: bytes, game: str | None) -> Iterator[ImportedGame | LogError]:
    comment = comment_in(content)
    if not comment.startswith(b"[Event"):
        raise LogError("this GIF holds no game: mwamuzi did not write it")
    yield from _told(read_pgn)(comment, game)


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
            _told(lambda text, _game: iter([read_csv(text)])),
        ),
        "gif": Format(
            ".gif",
            "image/gif",
            lambda story, _records, _log, _how: gif_of(story),
            _in_gif,
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
            _whole(lambda content: log_in(text_of(content).text)),
        ),
        "zip": Format(
            ".zip",
            "application/zip",
            lambda story, records, log, _how: zip_of(story, records, log),
            _whole(
                lambda content: records_in(member_of(content, LOG_NAME, MOST_LOG_BYTES))
            ),
        ),
        "jsonl": Format(
            ".jsonl",
            "application/x-ndjson",
            lambda _story, records, _log, _how: lines_of(records),
            _whole(records_in),
        ),
    }
)
"""The formats by the names that ``mwamuzi export --format`` takes."""
