"""Terminal screen of the demo: camera picture, board, lights, speech, keys."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from rich.color import Color, ColorSystem
from rich.console import Console, ConsoleOptions, Group
from rich.layout import Layout
from rich.panel import Panel
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from calibration.common.arrays import Image
from device.config.patterns import SIDE_LAMPS
from device.event_bus import Subscriber
from device.ports import Clock, Frame, Priority
from device.show.cells import Cells, Lazy, Row, rows_of
from device.show.keys import Controls
from device.show.sketch import sketch
from device.words.remarks import Remark
from rules.core.events import Event, Illegal
from rules.core.game import Game
from rules.core.model import Position
from rules.core.options import names_of
from vision.common.reading import Reading

_SAID_LINES, _MOST_SAID = 6, 14
_FRAMES = 9
"""The lines that a board takes besides itself: the frames, pieces in hand, lamps."""
_LEAST_SAID = 3
_SIDE_COLUMNS = 34
_SURE = 0.9
_COARSE = 16
"""Colours are rounded to so many levels: few styles, all remembered."""
_NOISE = 22
"""A pixel that differs by less from what is shown is not shown anew."""
_KEYS = (("space", "stop"), ("+ -", "speed"), ("v", "voice"), ("q", "leave"))
_COLOURS = {
    "truecolor": ColorSystem.TRUECOLOR,
    "256": ColorSystem.EIGHT_BIT,
    "standard": ColorSystem.STANDARD,
}

_LAMP_COLOURS = {
    "mill": "yellow",
    "capture": "magenta",
    "win": "green",
    "illegal": "red",
    "trouble": "red",
}


@lru_cache(maxsize=65536)
def _style(top: tuple[int, int, int], bottom: tuple[int, int, int]) -> Style:
    return Style(color=Color.from_rgb(*top), bgcolor=Color.from_rgb(*bottom))


@lru_cache(maxsize=64)
def _mark_style(colour: str, ground: str) -> Style:
    return Style(color=colour, bgcolor=ground, bold=True)


class Steady:
    """Temporal noise filter for small pictures."""

    def __init__(self) -> None:
        self._shown: Image | None = None

    def of(self, image: Image) -> Image:
        """Return a picture, unchanged where it differs by noise alone."""
        before = self._shown
        if before is None or before.shape != image.shape:
            self._shown = image.copy()
        else:
            differs = cv2.absdiff(image, before).max(axis=2) > _NOISE
            before[differs] = image[differs]
        assert self._shown is not None
        return self._shown


@dataclass(frozen=True, slots=True)
class BlockPicture:
    """A camera picture in half blocks, two pixels a character, with marks on it.

    Attributes
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
    marks
        A letter and its colours for some pixels of the picture (x, y).
    steady
        Keeps what differs by noise alone as it was shown; None: nothing does.
    """

    image: Image
    marks: Mapping[tuple[float, float], tuple[str, str, str]]
    steady: "Steady | None" = None

    def __rich_console__(
        self, console: Console, options: ConsoleOptions
    ) -> Iterator[Segment]:
        high, wide = self.image.shape[:2]
        columns = max(options.max_width, 4)
        rows = max(min(options.height or 24, round(columns * high / wide / 2)), 2)
        columns = min(columns, round(2 * rows * wide / high))
        small = cv2.resize(
            self.image, (columns, 2 * rows), interpolation=cv2.INTER_AREA
        )
        shown: Image = np.asarray(small, np.uint8)
        if self.steady is not None:
            shown = self.steady.of(shown)
        rgb = (shown[:, :, ::-1] // _COARSE * _COARSE).tolist()
        marks = {
            (int(x * columns / wide), int(y * rows / high)): mark
            for (x, y), mark in self.marks.items()
        }
        for row in range(rows):
            for column in range(columns):
                mark = marks.get((column, row))
                if mark is not None:
                    letter, colour, ground = mark
                    yield Segment(letter, _mark_style(colour, ground))
                else:
                    top, bottom = rgb[2 * row][column], rgb[2 * row + 1][column]
                    yield Segment("\u2580", _style(tuple(top), tuple(bottom)))
            yield Segment.line()


def marks_of(
    reading: Reading, sides: tuple[str, ...]
) -> Mapping[tuple[float, float], tuple[str, str, str]]:
    """Return a letter and style for each site's reading: green if confident."""
    marks: dict[tuple[float, float], tuple[str, str, str]] = {}
    for site, at in reading.view.px_at_height().items():
        if site in reading.evidence.hidden:
            marks[at] = ("?", "white", "magenta")
            continue
        seen = reading.evidence.log_likelihoods[site]
        content = max(seen, key=seen.__getitem__)
        if isinstance(content, tuple) and content:
            sure = "green" if reading.confidence[site] >= _SURE else "yellow"
            letter = content[-1][0].upper()
            first = content[-1] == sides[0]
            marks[at] = (letter, "black", f"bright_{sure}" if first else sure)
    return marks


class Screen(Subscriber):
    """Terminal display that acts as voice, lights and subscriber.

    Parameters
    ----------
    console
        The terminal.
    position
        Returns how the game stands.
    lamps
        The names of the lamps that this game can light.
    clock
        Returns the number of bytes that may be sent by now.
    controls
        What the keys have changed.
    """

    def __init__(
        self,
        console: Console,
        game: Game,
        position: Callable[[], Position],
        lamps: Sequence[str],
        *,
        clock: Clock,
        controls: Controls,
    ) -> None:
        self._console, self._game, self.position = console, game, position
        self._lamps_there, self._controls = tuple(lamps), controls
        self._sides = names_of(position())
        self._said: deque[Text] = deque(maxlen=_MOST_SAID)
        self._lit: frozenset[str] = frozenset()
        self._picture: BlockPicture | None = None
        self._steady = Steady()
        self._now_s = 0.0
        self._ticks = 0
        colours = _COLOURS.get(console.color_system or "", ColorSystem.STANDARD)
        self._cells = Cells(console.file, colours, clock)
        controls.changed = self.draw

    def __enter__(self) -> "Screen":
        self._cells.open()
        return self

    def __exit__(self, *_: object) -> None:
        self._cells.close()

    # -- voice and lights --------------------------------------------------

    def say(self, text: str, priority: Priority) -> None:
        """Show the sentence as it is spoken, and when."""
        style = {Priority.RULING: "bold red", Priority.NEWS: "bold yellow"}.get(
            priority, ""
        )
        line = Text(f"{self._now_s:6.1f} s  ", "dim")
        self._said.append(line.append(f"\u201c{text}\u201d", style))

    def show(self, lit: frozenset[str]) -> None:
        """Show the lit lamps."""
        self._lit = lit

    def close(self) -> None:
        """Do nothing: the screen closes as a context."""

    # -- subscriber ---------------------------------------------------------

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - the lamps show who is next
        """Show the rule that was broken."""
        if isinstance(event, Illegal):
            source = f"          the rule: {event.ruling.source}"
            self._said.append(Text(source, "red", no_wrap=True, overflow="ellipsis"))

    def on_remark(self, remark: Remark, now_s: float) -> None:  # noqa: ARG002 - lines are in order
        """Show a sentence that is no event of the game."""
        self._said.append(Text(str(remark), "bold"))

    def on_frame(self, frame: Frame, reading: Reading) -> None:
        """Show the picture as the referee sees it."""
        self._now_s = frame.time_s
        marks = marks_of(reading, self._sides)
        self._picture = BlockPicture(frame.image, marks, self._steady)

    def on_tick(self, now_s: float) -> None:  # noqa: ARG002 - the frame's own time is shown
        """Draw changes, at every other frame."""
        self._ticks += 1
        if self._ticks % 2:
            self.draw()

    def draw(self) -> None:
        """Draw changes."""
        wide, high = self._console.size
        rows, top = self.rows(wide, high)
        # the last cell of a terminal is left alone: it would make it scroll
        rows[-1] = rows[-1][: wide - 1]
        self._cells.show(rows, Lazy(top, wide - _SIDE_COLUMNS))

    def rows(self, wide: int, high: int) -> tuple[list[Row], int]:
        """Return the screen's rows for a terminal size, and the height of the top part.

        Where a board with its frames is higher than the room for it, the frames go, its
        lamps lie beside one another below, and less of what was said is shown.
        """
        position = self.position()
        board = sketch(self._game.labels, position.contents, self._sides)
        need = board.count("\n")
        foot = min(max(_SAID_LINES, high // 3), _MOST_SAID) + 2
        is_tight = need + _FRAMES > high - foot - 1
        lamps = [Layout(self._lamps(), size=1)] if is_tight else []
        if is_tight:
            foot = min(max(high - need - 4, _LEAST_SAID + 2), foot)
        page = Layout()
        page.split_column(
            Layout(name="top"),
            *lamps,
            Layout(self._spoken(foot - 2, wide), size=foot),
            Layout(self._keys(), size=1),
        )
        seen = Panel(self._picture or Text(), title=f"camera  {self._now_s:.0f} s")
        beside = self._bare(board) if is_tight else self._framed(board)
        page["top"].split_row(Layout(seen, ratio=3), Layout(beside, size=_SIDE_COLUMNS))
        options = self._console.options.update(width=wide, height=high)
        rows = rows_of(self._console.render_lines(page, options))[:high]
        return rows, high - foot - 1 - len(lamps)

    def _spoken(self, lines: int, wide: int) -> Panel:
        """Return the newest lines of what was said, whole sentences or their ends."""
        said = [row for one in self._said for row in one.wrap(self._console, wide - 4)]
        return Panel(Group(*said[-lines:]), title="said", height=lines + 2)

    def _keys(self) -> Text:
        text = Text(no_wrap=True, overflow="crop")
        for key, what in _KEYS:
            text.append(f" {key} ", "reverse").append(f" {what}   ")
        voice = "" if not self._controls.muted else "voice off, "
        how = "stopped" if self._controls.paused else f"{self._controls.speed:g}x"
        return text.append(f"{voice}{how}", "bold")

    def _bare(self, board: str) -> Group:
        title = Text(self._game.title, "bold", no_wrap=True, overflow="ellipsis")
        return Group(title, Text(board.rstrip("\n")), Text(self._hand(), no_wrap=True))

    def _framed(self, board: str) -> Group:
        hand = self._hand()
        held = [Panel(Text(hand))] if hand else []
        lamps = Panel(self._lamps(), title="lights")
        return Group(Panel(Text(board), title=self._game.title), *held, lamps)

    def _hand(self) -> str:
        """Return the pieces in hand as text, '' for none."""
        held = self.position().in_hand.items()
        told = ", ".join(f"{side} {left}" for side, left in held if left)
        return told and f"in hand: {told}"

    def _lamps(self) -> Text:
        text = Text()
        names = dict(zip(SIDE_LAMPS, self._sides, strict=False))
        for lamp in self._lamps_there:
            lit = lamp in self._lit
            colour = _LAMP_COLOURS.get(lamp, "white")
            dot = "\u25cf" if lit else "\u25cb"
            style = f"bold {colour}" if lit else "dim"
            text.append(f"{dot}\u00a0{names.get(lamp, lamp)}", style)
            text.append("  ")
        return text
