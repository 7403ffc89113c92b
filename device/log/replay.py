"""Replay of a log: the state after each of its lines.

In a log turns are corrected and retracted, and questions are answered. The turns that
stand are known without the rules; the position needs them.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from device.log.history import History
from device.log.lines import (
    AdoptedRecord,
    CorrectionRecord,
    Fields,
    QuestionRecord,
    Record,
    ResultRecord,
    StandsRecord,
    TakenBackRecord,
    TurnRecord,
    typed,
)
from device.log.validation import checked
from device.ports import LogError
from rules.core.events import Event


@dataclass(frozen=True, slots=True)
class LoggedTurn:
    """Turn that stands, and the records that state it.

    Attributes
    ----------
    text
        The turn in the game's notation.
    seen
        The first record of this turn.
    told
        The record in force: for a corrected turn the correction.
    """

    side: str
    text: str
    seen: Record
    told: Record

    @property
    def is_corrected(self) -> bool:
        """Return True if it was first logged as another turn."""
        return self.told is not self.seen


@dataclass(frozen=True, slots=True)
class ReplayState:
    """State after a line of a log.

    Attributes
    ----------
    record
        The line.
    same
        Number of turns unchanged by it.
    event
        What the rules make of it; None without the rules, or if it is no event.
    """

    record: Record
    same: int
    event: Event | None = None


class Replay:
    """Incremental replay of a log after its header.

    Parameters
    ----------
    history
        The rules, if the lines are to be played by them.

    Attributes
    ----------
    turns
        The turns that stand, in the order in which they were played. A correction
        leaves those after it as they are written, but they are then played from other
        positions.
    line
        The number of the last line in the file; the header is the first.
    result
        The result, until something is played, taken back or let stand after it.
    laid_out
        How many turns stood when the board was laid out anew; None: it never was.
    lost
        Before which turn how many were not seen.
    """

    def __init__(self, history: History | None = None) -> None:
        self.history = history
        self.turns: list[LoggedTurn] = []
        self.result: ResultRecord | None = None
        self.laid_out: int | None = None
        self.lost: dict[int, int] = {}
        self.line = 1

    def take(self, fields: Fields) -> ReplayState:
        """Process the next line; return the state after it.

        Raises
        ------
        LogError
            If it contradicts the rules or the lines before it.
        """
        record = typed(fields)
        self.line += 1
        event = None if self.history is None else self.history.take(record)
        return ReplayState(record, self._changed(record), event)

    def _changed(self, record: Record) -> int:
        """Update the turns that stand; return the number of unchanged ones."""
        same = len(self.turns)
        match record:
            case TurnRecord() | StandsRecord():
                self.turns.append(_logged(record.plain, record))
                self.result = None
            case QuestionRecord() if record.taken is not None:
                self.turns += [_logged(turn, record) for turn in record.played]
                self.result = None
            case CorrectionRecord():
                same = self._place_of(record.n)
                side, text = str(record.side), str(record.turn)
                was = self.turns[same]
                self.turns[same] = replace(was, side=side, text=text, told=record)
            case TakenBackRecord():
                same = self._place_of(record.n)
                del self.turns[same:]
                self.result = None
            case AdoptedRecord():
                if record.lost:
                    self.lost[same + 1] = record.lost
                self.laid_out = same if record.laid_out else self.laid_out
                self.result = None
            case ResultRecord():
                self.result = record
        return same

    def _place_of(self, n: int) -> int:
        if not 0 < int(n) <= len(self.turns):
            raise LogError(f"turn {n} is changed, but there are {len(self.turns)}")
        return int(n) - 1


def replay(replayed: Replay, records: Iterable[Fields]) -> Iterator[ReplayState]:
    """Yield the state after each record behind the header.

    Raises
    ------
    LogError
        If a record contradicts the rules, or those before it; it names its line.
    """
    for fields in records:
        line = replayed.line + 1
        try:
            state = replayed.take(checked(fields))
        except (LogError, AttributeError, LookupError) as error:
            raise LogError(f"line {line} disagrees with the rules: {error}") from None
        yield state


def standing(records: Sequence[Fields]) -> Replay:
    """Return the state after records, without the rules; a header is optional."""
    replayed = Replay()
    for record in records:
        replayed.take(record)
    return replayed


def _logged(turn: Fields, record: Record) -> LoggedTurn:
    return LoggedTurn(str(turn["side"]), str(turn["turn"]), record, record)
