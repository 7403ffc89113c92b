"""Light patterns as data, and what they light at a given time."""

from dataclasses import dataclass, field

from device.ports import Lights

FIRST = "first"
SECOND = "second"
MILL = "mill"
CAPTURE = "capture"
WIN = "win"
ILLEGAL = "illegal"
TROUBLE = "trouble"
LAMPS = (FIRST, SECOND, MILL, CAPTURE, WIN, ILLEGAL, TROUBLE)

DARK: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Beat:
    """Some lamps, for some time (seconds)."""

    lit: frozenset[str]
    lasts_s: float


@dataclass(frozen=True, slots=True)
class Pattern:
    """Beats in order; played ``times`` over, for ever where that is None."""

    beats: tuple[Beat, ...]
    times: int | None = 1

    def lit_at(self, since_s: float) -> frozenset[str] | None:
        """Return the lamps lit so long after the start, None when it is over."""
        whole_s = sum(beat.lasts_s for beat in self.beats)
        if self.times is not None and since_s >= whole_s * self.times:
            return None
        left_s = since_s % whole_s
        for beat in self.beats:
            if left_s < beat.lasts_s:
                return beat.lit
            left_s -= beat.lasts_s
        return self.beats[-1].lit


def steady(*lamps: str) -> Pattern:
    """Return lamps that simply burn."""
    return Pattern((Beat(frozenset(lamps), 1.0),), None)


def blinking(*lamps: str, every_s: float = 0.5, times: int | None = None) -> Pattern:
    """Return lamps that are on for half of every period."""
    on = Beat(frozenset(lamps), every_s / 2)
    return Pattern((on, Beat(DARK, every_s / 2)), times)


@dataclass
class LightShow:
    """What the lights show now: who is to move, what stands, what flashes.

    Attributes
    ----------
    lights
        The lamps.
    to_move
        The lamp of the side to move, under everything else.
    """

    lights: Lights
    to_move: frozenset[str] = DARK
    _standing: Pattern | None = None
    _flash: Pattern | None = None
    _standing_s: float = 0.0
    _flash_s: float = 0.0
    _lit: frozenset[str] | None = field(default=None)

    def stand(self, pattern: Pattern | None, now_s: float) -> None:
        """Show a pattern until another stands in its place; None: no longer."""
        self._standing, self._standing_s = pattern, now_s

    def flash(self, pattern: Pattern | None, now_s: float) -> None:
        """Show a pattern once in place of what stands; None: break it off."""
        self._flash, self._flash_s = pattern, now_s

    def tick(self, now_s: float) -> None:
        """Light what is due; the lamps are told only of changes."""
        lit = None
        if self._flash is not None:
            lit = self._flash.lit_at(now_s - self._flash_s)
            if lit is None:
                self._flash = None
        if lit is None and self._standing is not None:
            lit = self._standing.lit_at(now_s - self._standing_s)
        shown = self.to_move | (lit or DARK)
        if shown != self._lit:
            self._lit = shown
            self.lights.show(shown)
