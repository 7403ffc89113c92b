"""The demo in a terminal: camera picture, board, lights, spoken lines, log."""

from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import cv2
import numpy as np
from rich.color import Color
from rich.console import Console, ConsoleOptions, Group
from rich.layout import Layout
from rich.live import Live
from rich.panel import Panel
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from device.lamps.patterns import LAMPS
from device.ports import Frame, Image, Priority
from device.words.remarks import Remark
from rules.core.diagram import draw
from rules.core.events import Event, Illegal
from rules.core.model import Game
from rules.referee.referee import Referee
from vision.common.reading import Reading

_SAID_LINES = 5
_LOG_LINES = 4
_SURE = 0.9
_COARSE = 8
"""Colours are rounded to so many levels: few styles, all remembered."""

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


@dataclass(frozen=True, slots=True)
class Picture:
    """A camera picture in half blocks, two pixels a character, with marks on it.

    Attributes
    ----------
    image : ndarray of shape (H, W, 3), uint8, BGR
    marks
        A letter and its colours for some pixels of the picture (x, y).
    """

    image: Image
    marks: Mapping[tuple[float, float], tuple[str, str, str]]

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
        rgb = (np.asarray(small)[:, :, ::-1] // _COARSE * _COARSE).tolist()
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
    """Return what is read at each site as a letter: green where it is sure."""
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


class Screen:
    """Voice, lights and sink at once: everything that happens, in one terminal."""

    def __init__(
        self, console: Console, game: Game, referee: Referee, log: Path
    ) -> None:
        self._game, self._referee, self._log = game, referee, log
        self._sides = tuple(referee.position.in_hand)
        self._said: deque[Text] = deque(maxlen=_SAID_LINES)
        self._lit: frozenset[str] = frozenset()
        self._picture: Picture | None = None
        self._now_s = 0.0
        self._ticks = 0
        self._live = Live(
            console=console, auto_refresh=False, screen=True, vertical_overflow="crop"
        )

    def __enter__(self) -> "Screen":
        self._live.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._live.stop()

    # -- voice and lights --------------------------------------------------

    def say(self, text: str, priority: Priority) -> None:
        """Show the sentence as it is spoken."""
        style = {Priority.RULING: "bold red", Priority.NEWS: "bold yellow"}.get(
            priority, ""
        )
        self._said.append(Text(f"\u201c{text}\u201d", style))

    def show(self, lit: frozenset[str]) -> None:
        """Show which lamps are lit."""
        self._lit = lit

    def close(self) -> None:
        """Do nothing: the screen closes as a context."""

    # -- sink --------------------------------------------------------------

    def tell(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - the lamps show who is next
        """Show the rule and its source where one was broken."""
        if isinstance(event, Illegal):
            ruling = event.ruling
            self._said.append(Text(f"{ruling.rule}: {ruling.source}", "red"))

    def remark(self, remark: Remark, now_s: float) -> None:  # noqa: ARG002 - lines are in order
        """Show a sentence that is no event of the game."""
        self._said.append(Text(str(remark), "bold"))

    def watch(self, frame: Frame, reading: Reading) -> None:
        """Show the picture as the referee sees it."""
        self._now_s = frame.time_s
        self._picture = Picture(frame.image, marks_of(reading, self._sides))

    def tick(self, now_s: float) -> None:  # noqa: ARG002 - the frame's own time is shown
        """Draw everything anew, at every other frame."""
        self._ticks += 1
        if self._ticks % 2:
            self._live.update(self._drawn(), refresh=True)

    def _drawn(self) -> Layout:
        high = self._live.console.size.height
        foot = _SAID_LINES + 2 if high < 34 else _SAID_LINES + _LOG_LINES + 4
        page = Layout()
        page.split_column(Layout(name="top"), Layout(name="foot", size=foot))
        page["top"].split_row(
            Layout(
                Panel(self._picture or Text(), title=f"camera  {self._now_s:.1f} s"),
                ratio=3,
            ),
            Layout(self._board(), size=34),
        )
        said = Panel(Group(*self._said), title="spoken", height=_SAID_LINES + 2)
        if high < 34:
            page["foot"].update(said)
        else:
            page["foot"].split_column(
                Layout(said, size=_SAID_LINES + 2), Layout(self._log_panel())
            )
        return page

    def _board(self) -> Group:
        position = self._referee.position
        board = draw(self._game.board, position.contents, self._sides)
        hand = ", ".join(f"{side} {left}" for side, left in position.in_hand.items())
        return Group(
            Panel(Text(board), title=self._game.title),
            Panel(Text(f"in hand: {hand}")),
            Panel(self._lamps(), title="lights"),
        )

    def _lamps(self) -> Text:
        text = Text()
        names = dict(zip(LAMPS, self._sides, strict=False))
        for lamp in LAMPS:
            lit = lamp in self._lit
            colour = _LAMP_COLOURS.get(lamp, "white")
            dot = "\u25cf" if lit else "\u25cb"
            style = f"bold {colour}" if lit else "dim"
            text.append(f"{dot}\u00a0{names.get(lamp, lamp)}", style)
            text.append("  ")
        return text

    def _log_panel(self) -> Panel:
        lines = self._log.read_text(encoding="utf-8").splitlines()[-_LOG_LINES:]
        text = Text("\n".join(lines), no_wrap=True, overflow="ellipsis")
        return Panel(text, title=str(self._log))
