"""Part: the computer player, or teacher."""

from collections.abc import Sequence
from pathlib import Path

from device.event_bus import Subscriber
from device.export.lessons import steps_asked
from device.loop import Loop
from device.opponent.companion import Companion, seats_in
from device.opponent.process import PlayerProcess
from device.table.part import Context, OpenPart
from device.table.rig import Rig

TABLES = Path(__file__).parents[2] / "tables"
"""Where tables of solved games lie that ``python -m bench solve`` has written."""


class OpponentPart(OpenPart):
    """Computer player or teacher of each game, started on demand."""

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:
        """Return the machine; people's commands reach it, too."""
        companion = companion_of(rig, loop)
        loop.commands.companion = companion
        return [companion]


def companion_of(rig: Rig, loop: Loop) -> Companion:
    """Return the machine of a game."""
    return Companion(
        referee=loop.referee,
        set_as=rig.header,
        thinker=PlayerProcess(TABLES if TABLES.is_dir() else None),
        commands=loop.commands,
        say=loop.remark,
        folder=loop.log.path.parent,
        taught=steps_asked,
        seats={**rig.seats, **seats_in(rig.opponent, rig.start.sides)},
    )


def open_opponent(context: Context) -> OpponentPart:  # noqa: ARG001 - as every opener
    """Open the computer player or teacher."""
    return OpponentPart()
