"""Remote control of a simulated table, which follows the referee."""

from dataclasses import dataclass

from device.simulated.steered import Steering
from device.web.configuration import is_simulated
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
    speed
        Playback rate.
    turn
        What the hands are to play next, in the game's notation.
    """

    speed: float | None = None
    turn: str | None = None


def steer(table: Table, wish: Wish) -> str:
    """Execute a command to the simulated table.

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
    if wish.speed is not None:
        steering.speed = wish.speed
    if wish.turn is not None:
        referee = table.subscriber.referee
        steering.tapped = referee.game.parse(referee.position, wish.turn)
    show_steering(table.hub, steering, table.outfit.pace)
    return ""


def show_steering(hub: Hub, steering: Steering, pace: float) -> None:
    """Show on the page how fast the table is."""
    speed = pace if steering.speed is None else steering.speed
    hub.update({"machine": {**hub["machine"], "simulated": {"speed": speed}}})
