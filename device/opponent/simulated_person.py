"""Simulated person at a table, who carries out the computer player's turns."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from device.commands import By, CommandBox, PlayedBy
from device.event_bus import Subscriber
from device.log.gamelog import GameLog
from device.log.lines import (
    AdoptedRecord,
    CorrectionRecord,
    PausedRecord,
    ProposalRecord,
    TakenBackRecord,
    TurnRecord,
)
from device.simulated.steered import SteeredTable
from rules.core.events import (
    Adopted,
    Corrected,
    Event,
    Moved,
    Paused,
    Proposed,
    TakenBack,
    Unpaused,
)
from rules.referee.referee import Referee

_BY_PEOPLE = (
    *(PausedRecord, TakenBackRecord, CorrectionRecord, AdoptedRecord),
    ProposalRecord,
)


class Watched(Protocol):
    """Running game: its state, its log, its commands."""

    @property
    def referee(self) -> Referee:
        """Return the referee of the game."""

    @property
    def log(self) -> GameLog:
        """Return the game's log."""

    @property
    def commands(self) -> CommandBox:
        """Return the queue of people's commands."""


def following(loop: Watched, table: SteeredTable) -> "SimulatedPerson":
    """Return a simulated person who keeps a simulated table in step with a game."""
    table.steering.held, table.steering.told = False, None
    table.referee = lambda: loop.referee.position
    records = loop.log.records[1:]
    if records and not _is_scripted(loop, table):
        referee, index = loop.referee, records[-1].get("frame", 0) + 1
        table.go_on_from(referee.game, referee.position, referee.turns_played, index)
    follower = SimulatedPerson(loop, table)
    follower.on_tick(0.0)
    return follower


def _is_scripted(loop: Watched, table: SteeredTable) -> bool:
    """Return True if a log is a prefix of the table's script."""
    records = loop.log.records[1:]
    if any(isinstance(record, _BY_PEOPLE) for record in records):
        return False
    turns = [one.turn for one in records if isinstance(one, TurnRecord)]
    return turns == [str(turn) for turn in table.truth.turns[: len(turns)]]


@dataclass(frozen=True, slots=True)
class SimulatedPerson(Subscriber):
    """Subscriber that carries out turns of people and the machine at a simulated table.

    It stops with the game, the board is put right with it, and what the machine says
    is carried out.
    """

    loop: Watched
    table: SteeredTable

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - the position has it
        """Carry out what people did to the game, and the machine's turn."""
        steering = self.table.steering
        match event:
            case Paused():
                steering.held = True
            case Unpaused():
                steering.held = False
            case Proposed():
                steering.told = event.turn
            case TakenBack() | Corrected() | Adopted():
                self._put_right()
            case Moved():
                steering.told = None
                if event.by_hand:
                    self._put_right()
            case _:
                pass

    def _put_right(self) -> None:
        referee = self.loop.referee
        self.table.steering.told = None
        if not self.table.lies_as(referee.position):
            self.table.put_right(referee.game, referee.position, referee.turns_played)

    def on_tick(self, now_s: float) -> None:  # noqa: ARG002 - the table has its own time
        """Find out who plays which side, and whether something is taught."""
        companion = self.loop.commands.companion
        steering = self.table.steering
        if companion is not None:
            seats = companion.seats
            steering.machines = _played_by(By.MACHINE, seats)
            steering.people = _played_by(By.PERSON, seats)
        steering.taught = companion is not None and companion.lesson is not None


def _played_by(by: By, seats: Mapping[str, PlayedBy]) -> frozenset[str]:
    return frozenset(side for side, seat in seats.items() if seat.by is by)
