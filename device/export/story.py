"""Read-only view of a logged game, the common input of all exports.

In a log turns are corrected and retracted. A story holds the turns that stand, moment
by moment, each with the position after it. A file of another format is converted to a
log that the rules accept.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from device.export.comments import said
from device.export.turn_notation import turn_called
from device.game.first_line import game_in
from device.log.facts import law_in
from device.log.history import History
from device.log.lines import (
    AdoptedRecord,
    ClockRecord,
    CorrectionRecord,
    Fields,
    GameHeader,
    IllegalRecord,
    NoteRecord,
    QuestionRecord,
    Record,
    ResultRecord,
    RoundRecord,
    StandsRecord,
    TakenBackRecord,
    TimeRecord,
    TurnRecord,
    named,
    typed,
)
from device.log.parse import FORMAT
from device.log.records import contents_of, record_of
from device.log.replay import LoggedTurn, Replay, replay
from device.log.validation import checked
from device.ports import LogError
from rules.core.errors import RulesError
from rules.core.events import Adopted, Moved, Over, RoundScored, TimeUp
from rules.core.game import Game
from rules.core.model import Position, Result
from rules.core.options import names_of
from rules.referee.answered import illegal_turn
from rules.referee.forfeit import agreed, conceded
from rules.referee.ledger import Ledger

TURNS = ("turn", "stands")
"""The records that are turns, numbered: legal ones, and illegal ones that stand."""

ACTS = (*TURNS, "adopted", "time")
"""The records that change a position: turns, a board let stand, time run out."""

_TOLD = ("t", "frame", "by", "who", "unseen")

_CLOCKS = ("clocks",)

_TURNS = (TurnRecord, StandsRecord)
_GONE = (*_TURNS, AdoptedRecord, TimeRecord, ResultRecord, RoundRecord)
"""What is gone with a turn that is taken back."""

_PAST = (CorrectionRecord, TakenBackRecord, QuestionRecord)
"""The records of what no longer stands; told again they are notes."""

_Laid = TypeVar("_Laid", StandsRecord, AdoptedRecord)

_HEADER = (
    *("game", "options", "position", "match", "teams", "clock", "flag"),
    *("board", "sides", "players", "started"),
)
"""What other formats keep of a log's first line."""

_SCORES = {"1-0": 1, "0-1": 0, "1/2-1/2": None}
"""Which side gave up by a score that the rules do not explain; None: a draw."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One record of the game that stands, and the position after it.

    Attributes
    ----------
    record
        As in the log; a turn that a correction brought is written as one that was
        seen.
    position
        The position after it.
    before
        The position before it, of a turn with its side to move.
    n
        How many turns have been played by then.
    """

    record: Record
    position: Position
    before: Position
    n: int

    @property
    def played(self) -> TurnRecord | StandsRecord:
        """Return the record of a turn; only a moment that is one has it."""
        assert isinstance(self.record, _TURNS)
        return self.record

    @property
    def kind(self) -> str:
        """Return the type of the record."""
        return self.record.type


@dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """Whole game, without corrected and retracted turns.

    Attributes
    ----------
    header
        The first line of its log.
    game
        The rules, set as they were chosen.
    start
        The position before the first turn.
    usual
        The same, if the side that the header names first had begun.
    moments
        All records, in order; the result is the last of its type.
    """

    header: GameHeader
    game: Game
    start: Position
    usual: Position
    moments: tuple[Moment, ...]

    @property
    def sides(self) -> tuple[str, ...]:
        """Return the sides in the order of their turns."""
        return self.start.sides

    @property
    def turns(self) -> tuple[Moment, ...]:
        """Return the moments that are turns."""
        return tuple(moment for moment in self.moments if moment.kind in TURNS)

    @property
    def result(self) -> ResultRecord | None:
        """Return the result, None if the game has none."""
        records = [moment.record for moment in self.moments]
        ends = [record for record in records if isinstance(record, ResultRecord)]
        return ends[-1] if ends else None


def story_of(records: Sequence[Fields]) -> Story:
    """Return the story of a log's records.

    Raises
    ------
    LogError
        If the log is empty, or contradicts the rules or itself.
    """
    if not records:
        raise LogError("the log is empty")
    header, *rest = records
    return _told(GameHeader(header), _standing(header, rest))


def converted_log(header: Fields, told: Iterable[Fields]) -> list[Record]:
    """Return a log of a parsed game; it replays.

    Parameters
    ----------
    header
        What the file says of the game: id, options, sides ...
    told
        Its records in order; turns may lack all but their text.

    Raises
    ------
    LogError
        If it is no game by the rules.
    """
    first = GameHeader(named(GameHeader, format=FORMAT, **kept_of(header)))
    story = _told(first, map(typed, told))
    log: list[Record] = [first]
    ruled = True
    for moment in story.moments:
        if moment.kind in TURNS:
            turn = moment.played
            if not ruled and moment.n > 1 and _out_of_order(story, moment):
                log.append(_let_stand(turn))
            ruled = False
        elif moment.kind == "illegal":
            ruled = True
        elif moment.kind not in ("trouble", "resumed", "note", "paused", "unpaused"):
            ruled = False
        log.append(_as_note(moment.record))
    if story.result is None:
        log += _end(story, str(header.get("score", "")))
    history = History(story.game, _sides(first, story.game))
    for record in log[1:]:
        history.take(record)
    return log


def _end(story: Story, score: str) -> list[Record]:
    """Return the result by the rules, else by a score that players agreed on."""
    last = story.moments[-1].position if story.moments else story.start
    result = story.game.result(last)
    if result is None and len(story.sides) == 2 and score in _SCORES:
        loser = _SCORES[score]
        side = None if loser is None else story.sides[loser]
        result = conceded(story.game, last, side) if side else agreed(story.game, last)
    return [] if result is None else [typed(record_of(Over(result), t=0.0, frame=0))]


def kept_of(header: Fields) -> dict[str, Any]:
    """Return the header fields that other formats keep; none of the machine."""
    return {key: header[key] for key in _HEADER if header.get(key) is not None}


def player_of(story: Story, side: str) -> str:
    """Return the player of a side: a name, a team's names, or the side itself."""
    players: Mapping[str, str] = story.header.players or {}
    team = (story.header.teams or {}).get(side)
    return players.get(side) or (", ".join(team) if team else side)


def _standing(header: Fields, rest: Iterable[Fields]) -> list[Record]:
    """Return the records that stand, with notes of what no longer does."""
    game = game_in(header)
    replayed, line = Replay(History(game, _sides(header, game))), list[Record]()
    for state in replay(replayed, rest):
        record = state.record
        if isinstance(record, ClockRecord):
            continue  # the turns' own records hold it
        if not isinstance(record, TurnRecord):
            _change(line, state.same, replayed.turns[state.same :], record)
        line.append(record)
    return line


def _change(
    line: list[Record], same: int, turns: Sequence[LoggedTurn], record: Record
) -> None:
    """Set a line's turns to those that stand after a record.

    After a correction what lies between the turns stays: a board that was let stand,
    time that ran out. What followed a turn that was taken back is gone.
    """
    at = [number for number, one in enumerate(line) if isinstance(one, _TURNS)][same:]
    match record:
        case CorrectionRecord():
            first, *later = at
            was = {key: line[first][key] for key in _CLOCKS if key in line[first]}
            line[first] = typed({**_as_told(turns[0], record), **was})
            for number in later:  # they may close other mills now
                kept = {k: v for k, v in line[number].items() if k != "mills"}
                line[number] = typed(kept)
        case TakenBackRecord():
            line[at[0] :] = [one for one in line[at[0] :] if not isinstance(one, _GONE)]
        case QuestionRecord():
            line += [_as_told(turn, record) for turn in turns]


def _as_told(turn: LoggedTurn, record: Record) -> Record:
    """Return the record of a turn that another record contains."""
    kept = {key: record[key] for key in _TOLD if key in record}
    return typed(named(TurnRecord, side=turn.side, turn=turn.text, **kept))


def _told(header: GameHeader, told: Iterable[Record]) -> Story:
    """Return the story of records, whose turns may lack all but their text."""
    game = game_in(header)
    sides = _sides(header, game)
    table = Ledger(game, sides, None)
    moments: list[Moment] = []
    for record in told:
        try:
            moments.append(_moment(table, checked(record)))
        except RulesError as error:
            raise LogError(f"turn {len(table.past) + 1}: {error}") from error
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            if isinstance(error, LogError):
                raise
            raise LogError(f"a record is incomplete: {error!r} in {record}") from error
    usual = game.start(sides=sides)
    return Story(
        header=header,
        game=game,
        start=table.past[0].before if table.past else usual,
        usual=usual,
        moments=tuple(moments),
    )


def _moment(table: Ledger, record: Record) -> Moment:
    """Play one record of what stands."""
    before = table.position
    match record:
        case TurnRecord():
            return _turn(table, record)
        case StandsRecord():
            return _stood(table, _whole(record, before))
        case AdoptedRecord():
            record = _whole(record, before)
            layout = contents_of(record.layout)
            table.take(Adopted(layout, record.to_move, hands=record.hands))
        case TimeRecord():
            table.take(TimeUp(before.to_move or "", 0.0, law_in(record)))
        case RoundRecord():
            result = Result(tuple(record.winners), record.reason, dict(record.scores))
            table.take(RoundScored(result, {}))
    return Moment(record, table.position, before, len(table.past))


def _whole(record: _Laid, before: Position) -> _Laid:
    """Return a record whose layout lists every site, the empty ones too."""
    nothing: dict[str, Any] = dict.fromkeys(before.contents)
    return type(record)({**record, "layout": {**nothing, **record.layout}})


def _stood(table: Ledger, record: StandsRecord) -> Moment:
    """Play an illegal turn that stands, with the board of its layout."""
    n, before = len(table.past) + 1, table.before(record.side)
    board = contents_of(record.layout)
    turn = illegal_turn(table.game, before, board, record.rule)
    table.play(before, turn, None)
    moved = Moved(n, turn, (), 1.0, table.position.contents)
    whole: dict[str, Any] = {**record_of(moved, t=0.0, frame=0)}
    whole |= {key: record[key] for key in (*_TOLD, *_CLOCKS) if key in record}
    return Moment(typed(whole), table.position, before, n)


def _turn(table: Ledger, record: TurnRecord) -> Moment:
    n, side = len(table.past) + 1, record.plain.get("side", table.position.to_move)
    if side is None:
        raise LogError(f"turn {n} is told, but the game is over")
    before = table.before(side) if table.past else _first(table, side, record.turn)
    turn = turn_called(table.game, before, record.turn)
    mills = table.game.closes(before, turn)
    table.play(before, turn, None)
    sure = record.plain.get("confidence", 1.0)
    moved = Moved(n, turn, mills, sure, table.position.contents)
    whole: dict[str, Any] = {**record_of(moved, t=0.0, frame=0)}
    whole |= {key: record[key] for key in (*_TOLD, *_CLOCKS, "mills") if key in record}
    return Moment(typed(whole), table.position, before, n)


def _first(table: Ledger, side: str, text: str) -> Position:
    """Return the position before the first turn: any side may have begun."""
    sides = table.position.sides
    begin = {position.to_move for position in table.positions}
    if side in begin or side not in sides:
        return table.before(side, text)
    at = sides.index(side)
    return table.game.start(sides=sides[at:] + sides[:at])


def _sides(header: Fields, game: Game) -> tuple[str, ...]:
    sides = header.get("sides") or names_of(game.start())
    try:
        game.start(sides=tuple(sides))
    except (RulesError, TypeError) as error:
        raise LogError(f"sides {sides!r}: {error}") from error
    return tuple(sides)


def _out_of_order(story: Story, moment: Moment) -> bool:
    at = story.moments.index(moment)
    due = story.moments[at - 1].position.to_move if at else story.start.to_move
    return bool(moment.played.side != due)


def _let_stand(turn: TurnRecord | StandsRecord) -> Record:
    """Return the ruling that a turn out of order must have had."""
    told = named(
        IllegalRecord,
        side=turn.side,
        rule="out_of_turn",
        sites=[],
        says=f"{turn.side} played out of turn, and it was let stand.",
        source="",
        guide=[],
        t=turn.t,
        frame=turn.frame,
    )
    return typed(told)


def _as_note(record: Record) -> Record:
    """Return a record for a new log; of what no longer stands, a note."""
    if not isinstance(record, _PAST):
        return record
    return typed(named(NoteRecord, of=record.type, says=_past(record)))


def _past(record: Record) -> str:
    if isinstance(record, QuestionRecord):
        if record.new_game:
            return f"At turn {record.n} it was asked: A new game?"
        ways = [" ".join(t["turn"] for t in way) for way in record.alternatives]
        return f"At turn {record.n} it was asked: {' or '.join(ways)}?"
    return said(record)
