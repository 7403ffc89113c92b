"""A game as PGN-style text: Sanmill opens that of mill games.

The frame is that of PGN: tags, numbered turns, comments in braces, a result. The
turns are in the game's own notation. What PGN has no word for stands in comments as
commands, '[%illegal ...]', and in tags of our own; ``docs/records.md`` lists them.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from textwrap import fill
from typing import Any
from urllib.parse import quote

from device.export.clock_times import pgn_clock, pgn_control
from device.export.comments import said
from device.export.story import TURNS, Moment, Story, player_of
from device.export.turn_notation import check_notation, name_of
from device.log.lines import (
    AdoptedRecord,
    IllegalRecord,
    PausedRecord,
    RestoredRecord,
    ResultRecord,
    RoundRecord,
    StandsRecord,
    TimeRecord,
    TroubleRecord,
    UnpausedRecord,
)
from device.log.records import contents_of
from rules.core.notation import write_board
from rules.core.options import names_of, word_of

VERSION = "1"

_TOLD = {"event": "mwamuzi game", "site": "mwamuzi"}
_WIDTH = 80


def write_pgn(story: Story, *, full: bool = False, notation: str = "") -> str:
    """Return a game as PGN-style text.

    Readers of others cannot go on from an illegal turn that stands: the game ends
    there, with a comment. ``full``: it goes on as a further game with a position set
    up, which our own reader joins to the first. ``notation``: 'san', 'iccs', 'wxf';
    '' as is usual for the game.

    Raises
    ------
    LogError
        If the game is not written in that notation.
    """
    check_notation(story.game, notation)
    parts: list[list[str]] = [[]]
    set_up: list[Moment] = []
    for word in _movetext(story, notation):
        if isinstance(word, str):
            parts[-1].append(word)
        elif full:
            set_up.append(word)
            parts.append([])
        else:
            left = len(story.turns) - word.n
            parts[-1].append(f"{{The record goes on: {left} turns are left out here.}}")
            break
    cut = not full and any(moment.kind == "stands" for moment in story.moments)
    first = _part(_tags(story, cut=cut, notation=notation), parts[0], _score(story))
    more = zip(set_up, parts[1:], strict=True)
    return first + "".join(
        "\n" + _part(_tags_from(story, moment), words, "*") for moment, words in more
    )


def _part(
    tags: Iterable[tuple[str, str | None]], words: Sequence[str], score: str
) -> str:
    """Return one game of a file."""
    head = "".join(f'[{name} "{value}"]\n' for name, value in tags if value is not None)
    whole = " ".join([*words, score])
    text = fill(whole, _WIDTH, break_on_hyphens=False, break_long_words=False)
    return f"{head}\n{text}\n"


def _tags_from(story: Story, moment: Moment) -> Iterator[tuple[str, str | None]]:
    """Return the tags of the part of a game that goes on from an illegal turn."""
    ours = {"Mwamuzi", "Game", "Sides", "Board", "Variant"}
    kept = {"Event", "Site", "Date", "White", "Black", *ours}
    for name, value in _tags(story, cut=True):
        if name in kept:
            yield name, value
        elif name == "Round":
            yield name, f"{value}.{moment.n}"
        elif name == "Result":
            yield name, "*"
    yield "SetUp", "1"
    yield "Position", _quoted(write_board(moment.position.contents))
    yield "ToMove", quote(str(moment.position.to_move))
    yield "Continues", str(moment.n)


def _tags(
    story: Story, *, cut: bool, notation: str = ""
) -> Iterator[tuple[str, str | None]]:
    """Return the tags: those of PGN first, then our own; how it ended unless cut."""
    header, sides = story.header, story.sides
    names = [_plain(player_of(story, side)) for side in sides]
    started = str(header.started)
    yield "Event", _TOLD["event"]
    yield "Site", _TOLD["site"]
    yield "Date", _plain(started[:10].replace("-", ".")) or "????.??.??"
    yield "Round", "1"
    yield "White", names[0]
    yield "Black", names[1] if len(names) > 1 else "?"
    yield from zip(("Third", "Fourth"), names[2:], strict=False)
    yield "Result", _score(story)
    yield "Variant", _plain(story.game.title)
    yield "TimeControl", pgn_control(story)
    whole = all(moment.kind != "stands" for moment in story.moments)
    if fen := _fen(story):
        yield "SetUp", "1"
        yield "FEN", fen
    yield "Format", _format(story, notation)
    yield "PlyCount", str(len(story.turns)) if whole else None
    yield "Mwamuzi", VERSION
    yield "Game", _plain(str(header.game))
    yield "Sides", _listed(header.sides or sides)
    yield "Board", _plain(str(header.board or story.game.board.id))
    yield "Started", _plain(started) or None
    yield "Options", _paired(header.options)
    yield "Match", header.match
    yield "Teams", _paired(header.teams)
    yield "Players", _paired(header.players)
    result = story.result
    if result is not None and not cut:
        yield "Winners", _listed(result["winners"])
        yield "Reason", quote(str(result["reason"]))
        yield "Scores", _paired(result["scores"]) or ""


def _score(story: Story) -> str:
    """Return the result as PGN has it: of the side that began, among all others."""
    result = story.result
    if result is None:
        return "*"
    winners = result["winners"]
    if not winners or len(winners) == len(story.sides) > 1:
        return "1/2-1/2"
    return "1-0" if story.sides[0] in winners else "0-1"


def _movetext(story: Story, notation: str) -> Iterator[str | Moment]:
    """Yield the words of a game; after those on an illegal turn, the turn itself."""
    starter, number = story.sides[0], _first_number(story) - 1
    played: set[str] = set()
    due, again = story.usual.to_move, True
    for moment in story.moments:
        if moment.kind not in TURNS:
            comment = _comment(moment)
            if comment:
                yield comment
                again = True
            due = moment.position.to_move
            continue
        side = moment.played.side
        if due != side and moment.kind == "turn":
            yield f"{{[%side {_word(side)}]}}"
            again = True
        if moment.played.unseen:
            yield "{[%unseen]}"
            again = True
        if side in played or side == starter or not played:
            number, played, again = number + 1, set(), True
        played.add(side)
        due = moment.position.to_move
        if moment.kind == "stands":
            yield _comment(moment)
            yield moment
            again = True
            continue
        if again:
            yield f"{number}{'.' if side == starter else '...'}"
        yield name_of(story.game, moment.before, moment.played.turn, notation)
        left = pgn_clock(moment)
        if left is not None:
            yield f"{{[%clk {left}]}}"
        again = left is not None


def _first_number(story: Story) -> int:
    """Return the number of the first turn, from the FEN if there is one."""
    fen = _fen(story)
    return int(fen.split()[-1]) if fen else 1


def _format(story: Story, notation: str) -> str | None:
    """Return the Format tag's notation, None for games with only one."""
    known = story.game.notations
    return (notation or known[0]).upper() if len(known) > 1 else None


def _fen(story: Story) -> str:
    """Return the FEN of the initial position, '' where no FEN is usual."""
    return story.game.fen(story.game.start(sides=names_of(story.start)))


def _comment(moment: Moment) -> str:
    """Return a record that is no turn as a comment; '' for the result."""
    record = moment.record
    match record:
        case ResultRecord():
            return ""
        case IllegalRecord():
            sites = ",".join(record.sites) or "-"
            words = [_word(record.side), _word(record.rule), sites]
            source = f" / {_plain(record.source)}" if record.source else ""
            text = _plain(record.says) + source
        case StandsRecord():
            board = write_board(contents_of(record.layout))
            told = (record.side, record.turn, record.rule)
            words = [*map(_word, told), _quoted(board)]
            text = _plain(said(record))
        case AdoptedRecord():
            board = write_board(contents_of(record.layout))
            words, text = [_word(record.to_move), _quoted(board)], ""
            if record.hands is not None:  # a board that people were asked to lay out
                words.insert(1, f"hands:{_names(record.hands)}")
        case TimeRecord():
            words = [_word(record.side), str(record.seconds)]
            text = _plain(record.source)
        case RoundRecord():
            names = (record.winners, record.scores, record.plain.get("points", {}))
            words = [_word(record.reason), *map(_names, names)]
            text = _plain(said(record))
        case TroubleRecord():
            words, text = [_word(record.kind)], ""
        case RestoredRecord() | PausedRecord() | UnpausedRecord():
            words, text = [], ""
        case _:
            return f"{{[%note] {_plain(said(record))}}}"
    command = " ".join([f"%{moment.kind}", *words])
    return f"{{[{command}]{' ' + text if text else ''}}}"


def _quoted(board: str) -> str:
    """Return a board in one line whose chips' names may hold anything."""
    return " ".join(quote(word, safe="/,") for word in board.split(" "))


def _plain(text: str) -> str:
    """Return a text that no reader can take for a tag, a comment or a variation."""
    round_ = text.translate(str.maketrans("[]{}\n\r\t", "()()   "))
    depth = 0
    for sign in round_:
        depth += (sign == "(") - (sign == ")")
        if depth < 0:
            break
    if depth:
        round_ = round_.replace("(", "").replace(")", "")
    return " ".join(round_.replace('"', "'").replace("\\", "/").split())


def _word(text: str) -> str:
    """Return a text as one word, which is never empty: '-' stands for none."""
    return "%2D" if text == "-" else quote(text) or "-"


def _names(names: Sequence[str] | Mapping[str, Any]) -> str:
    """Return names, or what they lead to, as one word."""
    if isinstance(names, Mapping):
        told = [f"{quote(name)}={value}" for name, value in names.items()]
    else:
        told = [quote(name) for name in names]
    return ",".join(told) or "-"


def _listed(words: Any) -> str:
    return " ".join(quote(str(word)) for word in words)


def _paired(pairs: Mapping[str, Any] | None) -> str | None:
    if not pairs:
        return None
    return " ".join(
        f"{quote(str(key))}={_value(value)}" for key, value in pairs.items()
    )


def _value(value: Any) -> str:
    many = value if isinstance(value, list | tuple) else [value]
    return ",".join(quote(word_of(one)) for one in many)
