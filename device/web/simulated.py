"""The page's hold on a simulated table: it follows what the referee is told."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from device.log.records import Record
from device.loop import Loop, Sink
from device.ports import Frame
from device.simulated.steered import SteeredTable, Steering
from device.web.hub import Hub
from device.web.outfit import Attended
from device.web.stage import NotNowError
from device.web.table import Table
from device.words.remarks import Remark
from rules.core.events import (
    Adopted,
    Corrected,
    Event,
    Moved,
    Paused,
    TakenBack,
    Unpaused,
)
from vision.common.reading import Reading

_BY_PEOPLE = {"paused", "taken_back", "correction", "adopted"}
FASTEST = 16.0


@dataclass(frozen=True, slots=True)
class Wish:
    """What is wished of a simulated table; None: as it is.

    Attributes
    ----------
    people
        The sides whose turns people tap.
    speed
        So many times as fast as people play.
    turn
        What the hands are to play next, in the game's notation.
    """

    people: tuple[str, ...] | None = None
    speed: float | None = None
    turn: str | None = None


def is_simulated(source: str) -> bool:
    """Return whether a source is a simulated table."""
    return source.partition(":")[0] == "sim"


def steer(table: Table, wish: Wish) -> str:
    """Do what is wished of the simulated table.

    Raises
    ------
    NotNowError
        If there is none, or it is not that side's turn.
    NotationError, IllegalTurnError
        If the turn is none of the game's now.
    """
    steering = table.outfit.steering
    if not is_simulated(table.outfit.source):
        raise NotNowError("this is a real table: move by hand")
    if wish.people is not None:
        known = table.sink.referee.position.sides
        steering.people = frozenset(wish.people) & frozenset(known)
    if wish.speed is not None:
        steering.speed = wish.speed
    if wish.turn is not None:
        referee = table.sink.referee
        steering.tapped = referee.game.parse(referee.position, wish.turn)
    show_steering(table.hub, steering, table.outfit.pace)
    return ""


def show_steering(hub: Hub, steering: Steering, pace: float) -> None:
    """Show on the page who plays by tapping, and how fast the table is."""
    speed = pace if steering.speed is None else steering.speed
    shown: dict[str, Any] = {"people": sorted(steering.people), "speed": speed}
    hub.update({"machine": {**hub["machine"], "simulated": shown}})


def followers(loop: Loop) -> Sequence[Sink]:
    """Return what makes a simulated table follow the game; nothing at a real one."""
    source = loop.source
    table = source.source if isinstance(source, Attended) else None
    if not isinstance(table, SteeredTable):
        return []
    table.steering.held = False
    table.referee = lambda: loop.referee.position
    records = loop.log.records[1:]
    if records and not _is_scripted(table, records):
        index = records[-1].get("frame", 0) + 1
        table.go_on_from(loop.referee.game, loop.referee.position, index)
    return [Follower(loop, table)]


def _is_scripted(table: SteeredTable, records: Sequence[Record]) -> bool:
    """Return whether a log tells what the table's script plays, and no more."""
    if any(record["type"] in _BY_PEOPLE for record in records):
        return False
    turns = [record["turn"] for record in records if record["type"] == "turn"]
    return turns == [str(turn) for turn in table.truth.turns[: len(turns)]]


@dataclass(frozen=True, slots=True)
class Follower:
    """A sink that stops a simulated table, or puts its board right, with the game."""

    loop: Loop
    table: SteeredTable

    def tell(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - the position tells it
        """Take up what people did to the game."""
        match event:
            case Paused():
                self.table.steering.held = True
            case Unpaused():
                self.table.steering.held = False
            case TakenBack() | Corrected() | Adopted():
                self._put_right()
            case Moved() if event.by_hand:
                self._put_right()
            case _:
                pass

    def _put_right(self) -> None:
        referee = self.loop.referee
        if not self.table.lies_as(referee.position):
            self.table.put_right(referee.game, referee.position)

    def remark(self, remark: Remark, now_s: float) -> None:
        """Do nothing: a sentence moves no chip."""

    def watch(self, frame: Frame, reading: Reading) -> None:
        """Do nothing: it knows what lies there."""

    def tick(self, now_s: float) -> None:
        """Do nothing: it has its own time."""
