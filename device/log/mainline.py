"""The main line of a log: which of its turns stand, read without the rules.

A log is a diary: turns are corrected and taken back in it, and questions are answered.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from device.log.records import Record
from device.ports import LogError


@dataclass(frozen=True, slots=True)
class LoggedTurn:
    """A turn that stands, and the records that told it.

    Attributes
    ----------
    text
        The turn in the game's notation.
    seen
        The record that told first what was played here.
    told
        The record that tells it as it stands: of a corrected turn the correction.
    """

    side: str
    text: str
    seen: Record
    told: Record

    @property
    def is_corrected(self) -> bool:
        """Return whether it was first told as another turn."""
        return self.told is not self.seen


class Mainline:
    """The turns that stand after the records that were taken up.

    Attributes
    ----------
    turns
        In the order in which they were played.
    """

    def __init__(self) -> None:
        self.turns: list[LoggedTurn] = []

    def take(self, record: Record) -> int:
        """Take up the next record; return how many turns before the first change.

        A correction leaves the turns after it as they are written, but they are then
        played from other positions.

        Raises
        ------
        LogError
            If it corrects or takes back a turn that was not played.
        """
        match record["type"]:
            case "turn" | "stands":
                return self._add([record], record)
            case "question" if record["taken"] is not None:
                return self._add(record["alternatives"][record["taken"]], record)
            case "correction":
                at = self._place_of(record)
                side, text = str(record["side"]), str(record["turn"])
                now = replace(self.turns[at], side=side, text=text, told=record)
                self.turns[at] = now
                return at
            case "taken_back":
                at = self._place_of(record)
                del self.turns[at:]
                return at
            case _:
                return len(self.turns)

    def _add(self, turns: list[Mapping[str, str]], record: Record) -> int:
        before = len(self.turns)
        self.turns += [
            LoggedTurn(str(turn["side"]), str(turn["turn"]), record, record)
            for turn in turns
        ]
        return before

    def _place_of(self, record: Record) -> int:
        n = int(record["n"])
        if not 0 < n <= len(self.turns):
            raise LogError(f"turn {n} is changed, but there are {len(self.turns)}")
        return n - 1
