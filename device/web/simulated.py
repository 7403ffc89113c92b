"""Remote control of a simulated table, which follows the referee."""

from dataclasses import dataclass
from typing import Any

from device.simulated.steered import Steering
from device.web.hub import Hub
from device.web.stage import NotNowError
from device.web.table import Table
from words.keys import Key

FASTEST = 16.0


@dataclass(frozen=True, slots=True)
class Wish:
    """Control values of a simulated table; None: unchanged.

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
        raise NotNowError(Key("web-real-table-move-by-hand"))
    if wish.people is not None:
        known = table.subscriber.referee.position.sides
        steering.people = frozenset(wish.people) & frozenset(known)
    if wish.speed is not None:
        steering.speed = wish.speed
    if wish.turn is not None:
        referee = table.subscriber.referee
        steering.tapped = referee.game.parse(referee.position, wish.turn)
    show_steering(table.hub, steering, table.outfit.pace)
    return ""


def show_steering(hub: Hub, steering: Steering, pace: float) -> None:
    """Show on the page who plays by tapping, and how fast the table is."""
    speed = pace if steering.speed is None else steering.speed
    shown: dict[str, Any] = {"people": sorted(steering.people), "speed": speed}
    hub.update({"machine": {**hub["machine"], "simulated": shown}})
