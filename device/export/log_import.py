"""Convert an imported game to a log.

Other programs write turns in several notations, and omit passes. Its turns are read in
the first notation in which the whole game is legal.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from device.export.notation_variants import Manner, manners_of
from device.export.story import converted_log
from device.export.turn_notation import SKIPPED, turn_called
from device.game.first_line import game_in
from device.log.lines import (
    Fields,
    GameHeader,
    Record,
    ResultRecord,
    TurnRecord,
    named,
    typed,
)
from device.ports import LogError
from rules.core.errors import NotationError
from rules.core.game import Game
from rules.core.model import Position, Turn

WON: dict[str, tuple[int, ...]] = {"1-0": (0,), "0-1": (1,), "1/2-1/2": ()}
"""Which sides have won by a score, by their numbers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportedGame:
    """Content of one game in an imported file.

    Attributes
    ----------
    header
        The first line of its log, with a score if the file has only that as a result.
    records
        The others in order; turns may lack all but their text.
    remarks
        What of the file is no part of these, and what was supposed.
    unsure
        Why it is not certain which game it is, '' where it is.
    ours
        Whether this program wrote it: its turns are written as here, and none is left
        out.
    whole
        Whether the records are a log already, with its first line.
    """

    header: Fields
    records: Sequence[Fields]
    remarks: tuple[str, ...] = ()
    unsure: str = ""
    ours: bool = True
    whole: bool = False

    def remarked(self, remark: str) -> "ImportedGame":
        """Return the game with one more remark, '' for none."""
        more = (remark,) if remark else ()
        return replace(self, remarks=(*more, *self.remarks))


@dataclass(frozen=True, slots=True)
class ReadGame:
    """Game of a file as a log that replays, with remarks on the import."""

    records: list[Record]
    remarks: tuple[str, ...] = ()


def logged(told: ImportedGame) -> ReadGame:
    """Return the log of a parsed game.

    Raises
    ------
    LogError
        If it is no game by the rules, in whichever manner its turns are read.
    """
    if told.whole:
        return ReadGame([*map(typed, told.records)])
    first: LogError | None = None
    for records in _readings(told):
        try:
            log = converted_log(told.header, records)
        except LogError as error:
            first = first or error
        else:
            return ReadGame(log, (*told.remarks, *_overruled(told.header, log)))
    assert first is not None
    if told.unsure:
        raise LogError(f"{told.unsure} ({first})") from first
    raise first


def _readings(told: ImportedGame) -> Iterator[Sequence[Fields]]:
    """Yield the records as they are, in other manners, and with passes put in."""
    yield told.records
    if told.ours:
        return
    game = GameHeader(told.header).game
    joined = _joined(told.records)
    plain = [told.records, *([joined] if len(joined) < len(told.records) else [])]
    others = [_in_manner(one, manner) for manner in manners_of(game) for one in plain]
    readings = [*plain, *others]
    yield from readings[1:]
    for records in readings:
        whole = list(_with_passes(told.header, records))
        if len(whole) > len(records):
            yield whole


def _joined(records: Sequence[Fields]) -> list[Fields]:
    """Return records where what a turn takes is part of it: others write it apart."""
    found: list[Fields] = []
    for record in records:
        taking = found and _is_turn(record) and record["turn"].startswith("x")
        if taking and _is_turn(found[-1]) and not found[-1]["turn"].startswith("x"):
            found[-1] = {**found[-1], "turn": found[-1]["turn"] + record["turn"]}
        else:
            found.append(record)
    return found


def _in_manner(records: Sequence[Fields], manner: Manner) -> list[Fields]:
    return [
        {**record, "turn": turn} if turn else record
        for record in records
        for turn in (manner(record["turn"]) if _is_turn(record) else ("",))
    ]


def _is_turn(record: Fields) -> bool:
    return isinstance(typed(record), TurnRecord)


def _with_passes(header: Fields, records: Sequence[Fields]) -> Iterator[Fields]:
    """Yield records, and the passes of who could do nothing else, up to a fault."""
    game = game_in(header)
    position = game.start()
    for record in records:
        if not _is_turn(record):
            yield record
            continue
        turn = turn_or_none(game, position, record["turn"])
        if turn is None and (passing := forced_pass(game, position)):
            yield named(TurnRecord, turn=SKIPPED)
            position = game.play(position, passing)
            turn = turn_or_none(game, position, record["turn"])
        if turn is None:
            return
        yield record
        position = game.play(position, turn)


def forced_pass(game: Game, position: Position) -> Turn | None:
    """Return the pass of a side that can do nothing else, None if there is none."""
    turns = game.turns(position)
    return turns[0] if [turn.text for turn in turns] == [SKIPPED] else None


def turn_or_none(game: Game, position: Position, text: str) -> Turn | None:
    """Return the legal turn of a text, None if there is none."""
    try:
        return turn_called(game, position, text)
    except NotationError:
        return None


def _overruled(header: Fields, log: Sequence[Record]) -> Iterator[str]:
    """Yield a remark if a game did not end as the file says."""
    score, end = str(header.get("score", "")), log[-1]
    if score not in WON or not isinstance(end, ResultRecord):
        return
    sides = game_in(header).start().sides
    said = {sides[number] for number in WON[score]}
    if said != set(end.winners):
        won = " and ".join(end.winners)
        ruled = f"{won} won" if won else "it is a draw"
        yield f"the score {score} was left out: by the rules {ruled} ({end.reason})"
