"""Events told to people: a sentence and a light pattern each."""

from collections.abc import Callable
from dataclasses import dataclass

from device.patterns import (
    CAPTURE,
    FIRST,
    ILLEGAL,
    MILL,
    SECOND,
    TROUBLE,
    WIN,
    LightShow,
    Pattern,
    blinking,
    steady,
)
from device.phrases import for_ears, phrase
from device.ports import Frame, Lights, Priority, Voice
from rules.events import (
    Corrected,
    Event,
    Illegal,
    Moved,
    Over,
    Owed,
    Question,
    Restored,
    Resumed,
    Trouble,
)
from rules.matches.team import TeamGame
from rules.model import StepKind
from rules.referee import Referee
from vision.reading import Reading


def priority_of(event: Event) -> Priority:
    """Return how much an event's sentence matters."""
    match event:
        case Illegal() | Corrected() | Question() | Over():
            return Priority.RULING
        case Moved():
            return Priority.COMMENT
        case _:
            return Priority.NEWS


def standing_of(event: Event) -> Pattern | None:
    """Return what lights up because of an event until the next one, if anything."""
    match event:
        case Owed():
            return blinking(MILL) if event.owed is StepKind.REMOVE else None
        case Illegal() | Question():
            return blinking(ILLEGAL)
        case Trouble():
            return steady(TROUBLE)
        case Over():
            return blinking(WIN, every_s=1.0) if event.result.winners else steady(WIN)
        case _:
            return None


def flash_of(event: Event) -> Pattern | None:
    """Return what flashes once because of an event, if anything."""
    match event:
        case Moved() if any(s.kind is StepKind.REMOVE for s in event.turn.steps):
            return blinking(CAPTURE, every_s=0.4, times=3)
        case Moved() if event.mills:
            return blinking(MILL, every_s=0.4, times=3)
        case Restored() | Resumed():
            return blinking(FIRST, SECOND, every_s=0.3, times=2)
        case _:
            return None


@dataclass
class Announcer:
    """A sink of events that speaks and lights up.

    Attributes
    ----------
    sides
        The names of the sides; the first one has the lamp 'first'.
    """

    voice: Voice
    lights: Lights
    sides: tuple[str, ...]

    def __post_init__(self) -> None:
        self._show = LightShow(self.lights)

    def tell(self, event: Event, to_move: str | None, now_s: float) -> None:
        """Announce an event; ``to_move`` is the side whose turn it then is."""
        self.voice.say(for_ears(phrase(event, self.sides)), priority_of(event))
        self.turn_to(to_move)
        self._show.stand(standing_of(event), now_s)
        self._show.flash(flash_of(event), now_s)
        self._show.tick(now_s)

    def remark(self, text: str, now_s: float) -> None:
        """Say something that is no event of the game."""
        self.voice.say(text, Priority.NEWS)
        self._show.tick(now_s)

    def turn_to(self, side: str | None) -> None:
        """Light the lamp of the side to move."""
        lamps = dict(zip(self.sides, (FIRST, SECOND), strict=False))
        self._show.to_move = frozenset({lamps[side]} if side in lamps else ())

    def watch(self, frame: Frame, reading: Reading) -> None:
        """Do nothing: a voice has nothing to say of a single frame."""

    def tick(self, now_s: float) -> None:
        """Go on with the light patterns."""
        self._show.tick(now_s)


@dataclass(frozen=True, slots=True)
class Caller:
    """A sink that calls the team member whose turn it is, after each turn."""

    game: TeamGame
    referee: Referee
    say: Callable[[str], None]

    def tell(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - a call has no time
        """Call who is next once a turn has been told."""
        person = self.game.person(self.referee.position)
        if isinstance(event, Moved | Corrected | Question) and to_move and person:
            self.say(f"{person[:1].upper()}{person[1:]} is next.")

    def remark(self, text: str, now_s: float) -> None:
        """Do nothing: others say it."""

    def watch(self, frame: Frame, reading: Reading) -> None:
        """Do nothing: a frame calls nobody."""

    def tick(self, now_s: float) -> None:
        """Do nothing: time calls nobody."""
