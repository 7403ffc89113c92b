"""A light at each point: the last turn, a mill, and the way back from a mistake."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from device.config.patterns import NO_POINTS, Beat, Colours, Pattern
from device.config.show_settings import PointSettings
from device.event_bus import Subscriber
from device.lamps.cues import TOLD_AGAIN
from device.lamps.playing import Layers, Outlet
from device.ports import Colour, Lights, PointLights
from device.words.remarks import Remark
from rules.core.events import (
    Adopted,
    Corrected,
    Event,
    Illegal,
    Moved,
    Owed,
    Paused,
    Proposed,
    Restored,
    TakenBack,
    Trouble,
)
from rules.core.facts import Sites
from rules.core.mends import Mend
from rules.core.model import Step, StepKind, Turn

Way = tuple[str | None, str | None]
"""From a point to another one; None is off the board."""

AWAY_S, BACK_S, REST_S = 0.5, 0.9, 0.3
NAMED_S = 6.0
MILL_S, MILL_TIMES = 0.2, 3


class LedPoints:
    """Points with one LED each, of a single colour.

    Parameters
    ----------
    leds
        They, by the names of their points.
    """

    def __init__(self, leds: Lights) -> None:
        self._leds = leds

    def show(self, shown: Mapping[str, Colour]) -> None:
        """Light exactly these, whatever their colour; black is dark."""
        self._leds.show(frozenset(site for site, hue in shown.items() if any(hue)))

    def close(self) -> None:
        """Go dark and let go of the LEDs."""
        self._leds.close()


def way_back(ways: Sequence[Way], hues: PointSettings) -> Pattern[Colours] | None:
    """Return a pattern that leads from point to point, one way after another.

    Where something must go away the light is brief, where it must come to stand it is
    long, so that lights of a single colour lead too.
    """
    beats: list[Beat[Colours]] = []
    for here, there in ways:
        if here is not None:
            beats.append(Beat({here: hues.away}, AWAY_S))
        if there is not None:
            beats.append(Beat({there: hues.back}, BACK_S))
        beats.append(Beat(NO_POINTS, REST_S))
    return Pattern(tuple(beats), None) if beats else None


def ways_in(mend: Mend) -> list[Way]:
    """Return the ways of a mend, act by act; of seeds too: from pit to pit."""
    return [act.way for act in mend]


def ways_of(turn: Turn) -> list[Way]:
    """Return a turn's acts in order; of a sowing only its first pit."""
    ways: list[Way] = []
    for step in turn.steps:
        match step.kind:
            case StepKind.MOVE | StepKind.CASTLE | StepKind.EXPLODE:
                ways.append((step.site, step.to))
            case StepKind.REMOVE | StepKind.TRIM:
                ways.append((step.site, None))
            case StepKind.LIFT:
                return [*ways, (None, step.site)]
            case StepKind.DROP | StepKind.TAKE | StepKind.TURN | StepKind.GIVE:
                pass
            case _:
                ways.append((None, step.site))
    return ways


def ways_undoing(turn: Turn) -> list[Way]:
    """Return the acts that undo a turn of chips, in reverse order."""
    ways: list[Way] = []
    for step in reversed(turn.steps):
        match step.kind:
            case StepKind.MOVE | StepKind.CASTLE | StepKind.EXPLODE:
                ways.append((step.to, step.site))
            case StepKind.PLACE | StepKind.ENTER:
                ways.append((step.site, None))
            case StepKind.REMOVE | StepKind.TRIM:
                ways.append((None, step.site))
            case StepKind.FLIP | StepKind.RECOLOUR:
                ways.append((step.site, step.site))
            case _:
                pass  # seeds go back by hand, pit by pit: the voice describes it
    return ways


def trace_of(turn: Turn, hues: PointSettings) -> Colours:
    """Return the sites at which a turn began, went and took."""
    trace: dict[str, Colour] = {}
    drops = [step for step in turn.steps if step.kind is StepKind.DROP]
    for step in turn.steps:
        if step.kind is not StepKind.DROP or step is drops[-1]:
            trace |= _trace_of(step, hues)
    trace.pop("", None)
    return trace


def _trace_of(step: Step, hues: PointSettings) -> dict[str, Colour]:
    match step.kind:
        case StepKind.MOVE | StepKind.CASTLE | StepKind.EXPLODE:
            return {step.site: hues.left, step.to or "": hues.last}
        case StepKind.LIFT:
            return {step.site: hues.left}
        case StepKind.REMOVE | StepKind.TAKE | StepKind.FLIP | StepKind.RECOLOUR:
            return {step.site: hues.taken}
        case StepKind.TRIM:
            return {}  # where the turn went to
        case _:
            return {step.site: hues.last}


def _is_new(event: Event) -> bool:
    return isinstance(event, Proposed) and not event.meant


@dataclass
class PointShow(Subscriber):
    """Subscriber that lights the points of the board.

    Attributes
    ----------
    lights
        The lights.
    table_site
        Where each of the game's sites lies on the board on the table.
    hues
        Their colours.
    changed
        Called once when the lights fail (True), and once when they recover.
    """

    lights: PointLights
    table_site: Mapping[str, str]
    hues: PointSettings = field(default_factory=PointSettings)
    changed: Callable[[bool], None] | None = None
    _asleep: bool = False
    _proposed: Turn | None = None
    _trace: Colours = field(default_factory=lambda: NO_POINTS)
    _layers: Layers[Colours] = field(default_factory=Layers)

    def __post_init__(self) -> None:
        self._outlet = Outlet(self.lights.show, self._changed)

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - a lamp shows who is next
        """Light the sites that an event concerns."""
        match event:
            case Proposed():
                self._proposed = event.turn
            case Moved() | Corrected() | TakenBack() | Adopted():
                self._proposed = None
            case _:
                pass
        if isinstance(event, TOLD_AGAIN) and not _is_new(event):
            return  # where something else was done, a ruling leads back first
        self._layers.flash(self._flash(event), now_s)
        self._layers.stand(self._standing(event), now_s)
        match event:
            case Moved() | Corrected():
                self._trace = trace_of(event.turn, self.hues)
            case TakenBack() | Adopted():
                self._trace = NO_POINTS
            case _:
                pass
        self._asleep = isinstance(event, Trouble | Paused)
        self.on_tick(now_s)

    def on_remark(self, remark: Remark, now_s: float) -> None:
        """Light the points that a sentence names, for a while."""
        lit: dict[str, Colour] = {}
        for fact in remark.facts.values():
            names = fact.names if isinstance(fact, Sites) else ()
            lit |= dict.fromkeys(names, self.hues.last)
        if lit:
            self._layers.flash(Pattern((Beat(lit, NAMED_S),), 1), now_s)
            self.on_tick(now_s)

    def on_tick(self, now_s: float) -> None:
        """Advance the patterns."""
        due = self._layers.due(now_s)
        shown = self._trace if due is None else due
        if self._asleep:
            shown = NO_POINTS
        site_at = self.table_site
        self._outlet.set({site_at.get(s, s): hue for s, hue in shown.items()}, now_s)

    def _standing(self, event: Event) -> Pattern[Colours] | None:
        match event:
            case Illegal():
                return way_back(ways_in(event.ruling.mends), self.hues)
            case Proposed() | Restored() if self._proposed is not None:
                return way_back(ways_of(self._proposed), self.hues)
            case TakenBack():
                return way_back(ways_undoing(event.turn), self.hues)
            case _:
                return None

    def _flash(self, event: Event) -> Pattern[Colours] | None:
        if not isinstance(event, Moved | Owed) or not event.mills:
            return None
        lit: Colours = {site: self.hues.mill for mill in event.mills for site in mill}
        return Pattern((Beat(lit, MILL_S), Beat(NO_POINTS, MILL_S)), MILL_TIMES)

    def _changed(self, failed: bool) -> None:
        if self.changed is not None:
            self.changed(failed)
