"""Draw boards in a terminal, and replay a log there."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from device.drawing.look import chip_colours, fill_colour
from rules.core.board import Board
from rules.core.diagram import EMPTY, MARGIN, draw, places_of
from rules.core.game import Game
from rules.core.labels import Labels
from rules.core.pieces import Content, Piece

_LAST, _NAMES, _LINES = "bold reverse", "dim", "yellow"
_ON_FILLS = "#4a3012"
"""What is written on squares of any fill."""

_KEYS = "Enter: on   b: back   a number: to that turn   q: end > "


@dataclass(frozen=True, slots=True)
class TerminalView:
    """A moment as the terminal shows it.

    Attributes
    ----------
    n
        How many turns have been played.
    text
        What happened.
    contents
        What then stands on the board.
    last
        The sites that changed.
    """

    n: int
    text: str
    contents: Mapping[str, Content]
    last: tuple[str, ...] = ()


def board_text(
    labels: Labels,
    contents: Mapping[str, Content],
    colours: Sequence[str],
    last: Collection[str] = (),
) -> Text:
    """Return a board for the terminal: letters for chips, with heights, or numbers.

    Parameters
    ----------
    labels
        The board, and what a game's players call its sites.
    contents, colours
        What stands where, and what the chips are called.
    last
        The sites of the last turn are shown in reverse.
    """
    board = labels.board
    if board.is_sown:
        return _rows(labels, contents, last)
    tops: dict[str, Content] = {
        site: held[-1:] if isinstance(held, tuple) else ()
        for site, held in contents.items()
    }
    lines = draw(board, tops, tuple(colours), labels).splitlines()
    styles, letters = _styles(colours), _letters(colours)
    marks: dict[tuple[int, int], tuple[str, str]] = {}
    for site, (column, row) in places_of(board).items():
        held = contents.get(site, ())
        top = Piece(held[-1] if isinstance(held, tuple) and held else "")
        style = styles.get(top.side, "")
        if site in last:
            style = f"{style} {_LAST}".strip()
        marks[row, column] = (_letter(held, letters), style)
        if isinstance(held, tuple) and len(held) > 1:
            marks[row, column + 1] = (str(len(held)), style)
        elif top.kind:
            marks[row, column + 1] = (top.kind, style)
    grounds = _grounds(board)
    text = Text()
    for number, line in enumerate(lines):
        ends = (c + 1 for r, c in (*marks, *grounds) if r == number)
        wide = max(len(line), *ends, 0)
        for column, sign in enumerate(line.ljust(wide)):
            shown, style = marks.get((number, column), (sign, _style(sign, column)))
            text.append(shown, f"{grounds.get((number, column), '')} {style}".strip())
        text.append("\n")
    return text


def play_through(
    console: Console,
    game: Game,
    colours: Sequence[str],
    moments: Sequence[TerminalView],
    ask: Callable[[str], str | None],
) -> None:
    """Show moments one by one, forwards and backwards on request.

    Parameters
    ----------
    console
        Where they are shown.
    game, colours
        Whose board, and what the chips are called.
    moments
        What happened, the board before the first turn first.
    ask
        Shows a prompt and returns what was typed; None ends it.
    """
    at = 0
    while True:
        show(console, game, colours, moments[at])
        typed = ask(_KEYS)
        if typed is None:
            return
        word = typed.strip().casefold()
        if word in ("q", "quit"):
            return
        if word.isdecimal():
            wanted = [n for n, one in enumerate(moments) if one.n >= int(word)]
            at = wanted[0] if wanted else len(moments) - 1
        elif word in ("b", "back"):
            at = max(at - 1, 0)
        elif at == len(moments) - 1:
            return
        else:
            at += 1


def show(
    console: Console, game: Game, colours: Sequence[str], moment: TerminalView
) -> None:
    """Show one moment."""
    console.print()
    console.print(
        board_text(game.labels, moment.contents, colours, moment.last),
        no_wrap=True,
        overflow="ignore",
        crop=False,
    )
    if moment.text:
        console.print(Text(moment.text, "bold"))


def _letters(colours: Sequence[str]) -> Mapping[str, str]:
    """Return a letter of each name, no two alike."""
    found: dict[str, str] = {}
    for colour in colours:
        free = [sign for sign in colour.upper() if sign not in found.values()]
        found[colour] = free[0] if free else str(len(found) + 1)
    return found


def _letter(held: Content, letters: Mapping[str, str]) -> str:
    if isinstance(held, int) or not held:
        return EMPTY
    return letters.get(Piece(held[-1]).side, "?")


def _styles(colours: Sequence[str]) -> Mapping[str, str]:
    """Return terminal styles of the chips; black ones stay visible on black."""
    return {
        name: f"bold {ink} on {fill}"
        for name, (fill, ink) in chip_colours(colours).items()
    }


def _style(sign: str, column: int) -> str:
    if column < MARGIN:
        return _NAMES
    return _LINES if sign in "-|/\\." else _NAMES


def _grounds(board: Board) -> Mapping[tuple[int, int], str]:
    """Return the background of each character cell: the fills of squares."""
    fills = {patch.middle: patch.fill for patch in board.drawing.patches}
    places, plan = places_of(board), board.plan_mm
    return {
        (row, column + aside): f"{_ON_FILLS} on {fill_colour(fills[plan[site]])}"
        for site, (column, row) in places.items()
        if plan[site] in fills
        for aside in (-1, 0, 1)
    }


def _rows(
    labels: Labels, contents: Mapping[str, Content], last: Collection[str]
) -> Text:
    """Return rows of pits with their numbers, stores at the sides."""
    board = labels.board
    inner = [site for site in board.sites if site.name not in board.stores]
    heights = sorted({site.y_mm for site in inner}, reverse=True)
    text, half = Text(), len(heights) / 2
    stores = {name: name for name in board.stores if name in contents}
    for number, height in enumerate(heights):
        row = sorted((s for s in inner if s.y_mm == height), key=lambda s: s.x_mm)
        names = "".join(f"{labels.label(site.name):^6}" for site in row)
        if number < half:
            text.append(f"{'':8}{names}\n", _NAMES)
        text.append(" " * 8)
        for site in row:
            text.append_text(_cell(contents.get(site.name), site.name in last))
        text.append("\n")
        if number >= half:
            text.append(f"{'':8}{names}\n", _NAMES)
        if number + 1 == half and stores:
            wide = len(row) * 6
            text.append_text(_store("N", contents, last))
            text.append(" " * wide)
            text.append_text(_store("S", contents, last))
            text.append("\n")
    return text


def _cell(held: Content | None, is_last: bool) -> Text:
    number = str(held) if isinstance(held, int) else ""
    return Text.assemble(" (", (f"{number:^3}", _LAST if is_last else "bold"), ")")


def _store(name: str, contents: Mapping[str, Content], last: Collection[str]) -> Text:
    held = contents.get(name)
    number = str(held) if isinstance(held, int) else ""
    style = _LAST if name in last else "bold"
    return Text.assemble((f" {name} ", _NAMES), "[", (f"{number:^3}", style), "]")
