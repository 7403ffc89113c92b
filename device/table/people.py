"""Part: simulated people, at a simulated table or as pupils."""

from collections.abc import Sequence

from device.commands import NewGame
from device.event_bus import Subscriber
from device.loop import Loop
from device.opponent.companion import Companion
from device.opponent.simulated_person import following
from device.opponent.simulated_pupil import Pupil
from device.simulated.steered import SteeredTable, Steering
from device.table.part import Context, OpenPart


class PeoplePart(OpenPart):
    """Carries out turns of people and the machine at a simulated table."""

    def begun(self, loop: Loop) -> Sequence[Subscriber]:
        """Return the simulated person of a game; nobody at a real table."""
        table = steered_in(loop.source)
        return [] if table is None else [following(loop, table)]


def open_people(context: Context) -> PeoplePart:  # noqa: ARG001 - as every opener
    """Return the people of simulated tables."""
    return PeoplePart()


class PupilPart(OpenPart):
    """Begins a course with each game; its end ends the game.

    With a page people learn, whatever the table.
    """

    def __init__(self, context: Context) -> None:
        self._context = context

    def begun(self, loop: Loop) -> Sequence[Subscriber]:
        """Begin the course, or go on with it; return who learns."""
        companion, box = loop.commands.companion, loop.commands
        assert isinstance(companion, Companion)
        teacher, asked = companion.teacher, self._context.configuration
        assert asked.steps is not None

        def end() -> None:
            box.put(NewGame())

        teacher.finished = end
        teacher.begin(asked.steps, go_on=True)
        table = steered_in(loop.source)
        alone = table is not None and asked.page is None
        return [Pupil(teacher, table.steering if table and alone else Steering())]


def open_pupil(context: Context) -> PupilPart | None:
    """Open a simulated pupil, None without a lesson."""
    return None if context.configuration.steps is None else PupilPart(context)


def steered_in(source: object) -> SteeredTable | None:
    """Return the simulated table that frames come from, through what paces them."""
    while not isinstance(source, SteeredTable):
        if source is None:
            return None
        source = getattr(source, "source", None)
    return source
