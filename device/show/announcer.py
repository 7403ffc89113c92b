"""Subscriber that announces events: a sentence and a light pattern each."""

from collections.abc import Callable
from dataclasses import dataclass, field

from device.config.patterns import SIDE_LAMPS
from device.config.show_settings import PatternSettings
from device.event_bus import Subscriber
from device.lamps.cues import TOLD_AGAIN, flash_of, standing_of
from device.lamps.playing import LightShow
from device.ports import Lights, Priority, Voice
from device.voice.phrases import words_for
from device.voice.speech import Working
from device.words.events import said
from device.words.remarks import (
    LIGHTS_BACK,
    LIGHTS_GONE,
    UNSPOKEN,
    VOICE_BACK,
    VOICE_GONE,
    Remark,
    next_up,
    remarked,
)
from device.words.sayings import Sayings
from rules.core.events import (
    Adopted,
    Claimed,
    Corrected,
    Decided,
    Event,
    Flagged,
    Illegal,
    Moved,
    Over,
    Question,
    Standing,
    TakenBack,
)
from rules.core.game import Game
from rules.referee.referee import Referee


def priority_of(event: Event) -> Priority:
    """Return the speech priority of an event.

    What changes or answers something is never dropped, and what was to be said of
    the turns before it is out of date.
    """
    match event:
        case Illegal() | Corrected() | TakenBack() | Question() | Over() | Standing():
            return Priority.RULING
        case Claimed() | Decided() | Flagged():
            return Priority.RULING
        case Adopted() if event.lost:
            return Priority.RULING
        case Moved() if event.turn.stood is None:
            return Priority.COMMENT
        case Moved():
            return Priority.RULING
        case _:
            return Priority.NEWS


@dataclass
class Announcer(Subscriber):
    """Subscriber that announces events by voice and lights.

    Attributes
    ----------
    sides
        The names of the sides; the first one has the lamp 'first'.
    report
        Reports a failure and a recovery of lights or voice; None: only the voice
        reports it.
    patterns
        What the lamps show.
    words
        The language of the voice, and the words of the game.
    """

    voice: Voice
    lights: Lights
    sides: tuple[str, ...]
    report: Callable[[Remark], None] | None = None
    patterns: PatternSettings = field(default_factory=PatternSettings)
    words: Sayings = field(default_factory=lambda: words_for(ears=True))
    _spoke: bool = True
    _dark: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        self._show = LightShow(self.lights, changed=self.lights_changed)

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:
        """Announce an event; ``to_move`` is the side whose turn it then is."""
        sentence = said(event, self.sides, self.words)
        self.voice.say(sentence, priority_of(event))
        self.turn_to(to_move)
        if not isinstance(event, TOLD_AGAIN):
            self._show.stand(standing_of(event, self.patterns), now_s)
            self._show.flash(flash_of(event, self.patterns), now_s)
        self._show.tick(now_s)

    def on_remark(self, remark: Remark, now_s: float) -> None:
        """Announce a remark, unless it is only shown."""
        if remark not in UNSPOKEN:
            self.voice.say(remarked(remark, self.words), Priority.NEWS)
        self._show.tick(now_s)

    def lights_changed(self, failed: bool, which: str = "lamps") -> None:
        """Report that some lights failed, or that all work again: once each.

        Parameters
        ----------
        failed
            They do not work; else they work again.
        which
            Which lights: those of the points may hang on the same strip.
        """
        before = bool(self._dark)
        self._dark = self._dark | {which} if failed else self._dark - {which}
        if bool(self._dark) is not before:
            self._report(LIGHTS_GONE if failed else LIGHTS_BACK)

    def _tell_voice(self) -> None:
        """Report a failure of the voice once, and its recovery once."""
        works = not isinstance(self.voice, Working) or self.voice.works
        if works != self._spoke:
            self._spoke = works
            self._report(VOICE_BACK if works else VOICE_GONE)

    def _report(self, remark: Remark) -> None:
        if self.report is not None:
            self.report(remark)
        else:
            self.voice.say(remarked(remark, self.words), Priority.NEWS)

    def turn_to(self, side: str | None) -> None:
        """Light the lamp of the side to move."""
        lamps = dict(zip(self.sides, SIDE_LAMPS, strict=False))
        self._show.to_move = frozenset({lamps[side]} if side in lamps else ())

    def on_tick(self, now_s: float) -> None:
        """Advance the light patterns; report a failed voice."""
        self._show.tick(now_s)
        self._tell_voice()


@dataclass(frozen=True, slots=True)
class TurnCaller(Subscriber):
    """Subscriber that announces the team member to move, after each turn."""

    game: Game
    referee: Referee
    say: Callable[[Remark], None]

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - a call has no time
        """Announce the side to move after a turn has been announced."""
        person = self.game.person(self.referee.position)
        if isinstance(event, Moved | Corrected | Question) and to_move and person:
            self.say(next_up(person))
