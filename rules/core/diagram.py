"""A board as an ASCII diagram, and back: for tests, the terminal and refusals."""

from collections.abc import Iterable, Mapping

from rules.core.board import Board, BoardKind
from rules.core.errors import DiagramError
from rules.core.labels import Labels
from rules.core.pieces import Content, Piece

EMPTY = "."
_RULES = {(True, False): "-", (False, True): "|"}
MARGIN = 3
"""How far right a picture's first site stands, after the number of its rank."""

_PITCHES = {
    BoardKind.LINES: (4, 2),
    BoardKind.PITS: (4, 2),
    BoardKind.SQUARES: (3, 1),
    BoardKind.GRID: (4, 2),
}
"""How many signs lie from file to file, and lines of text from rank to rank."""

_DENSE = (2, 1)
_MOST_RANKS = 10
"""A board of more ranks is drawn densely; between its sites there is no room."""


def letters_of(sides: tuple[str, ...]) -> Mapping[str, str]:
    """Return a letter for each side: its initial, or a number where two share one."""
    initials = [side[0].upper() for side in sides]
    if len(set(initials)) == len(initials):
        return dict(zip(sides, initials, strict=True))
    return {side: str(number) for number, side in enumerate(sides, start=1)}


def draw(
    board: Board,
    contents: Mapping[str, Content],
    sides: tuple[str, ...],
    labels: Labels | None = None,
) -> str:
    """Return a picture of the board, north at the top, with its coordinates.

    Empty sites are dots; a man is its side's letter, of whatever kind it is.

    Parameters
    ----------
    board, contents, sides
        What stands where.
    labels
        What a game's players call the sites; None: by the board's own names.

    Raises
    ------
    DiagramError
        If a site holds anything but one man of a side, or nothing.
    """
    letters = letters_of(sides)
    places = places_of(board)
    wide, high = (max(ends) + 1 for ends in zip(*places.values(), strict=True))
    page = [[" "] * wide for _ in range(high)]
    for here, there in _ways(board):
        _rule(page, places[here], places[there])
    ranks, files = {}, [" "] * wide
    for name, (across, down) in places.items():
        page[down][across] = _mark(name, contents.get(name, ()), letters)
        label = labels.label(name) if labels else name
        ranks[down], files[across] = label[1:], label[0]
    longest = max(map(len, ranks.values()))
    for down, rank in ranks.items():
        page[down][:longest] = f"{rank:>{longest}}"
    return "\n".join("".join(line).rstrip() for line in [*page, [], files]) + "\n"


def read(board: Board, text: str, sides: tuple[str, ...]) -> dict[str, Content]:
    """Return the contents of every site in a diagram that ``draw`` can make.

    Only the marks at the sites are read; lines and coordinates may be left out, but
    not moved.

    Raises
    ------
    DiagramError
        If a site is not in the picture or bears a mark of no side.
    """
    men = {letter: side for side, letter in letters_of(sides).items()}
    lines = text.strip("\n").splitlines()
    found: dict[str, Content] = {}
    for name, (across, down) in places_of(board).items():
        line = lines[down] if down < len(lines) else ""
        mark = line[across : across + 1]
        if mark != EMPTY and mark not in men:
            raise DiagramError(
                f"{name} shows {mark!r} in line {down + 1}; expected {EMPTY!r} "
                f"or one of {', '.join(men)}:\n{text}"
            )
        found[name] = () if mark == EMPTY else (Piece(men[mark]),)
    return found


def places_of(board: Board) -> Mapping[str, tuple[int, int]]:
    """Return the column and line of each site in a diagram."""
    columns = sorted({site.x_mm for site in board.sites})
    rows = sorted({site.y_mm for site in board.sites}, reverse=True)
    dense = len(rows) > _MOST_RANKS
    across, down = _DENSE if dense else _PITCHES[board.kind]
    return {
        site.name: (
            MARGIN + across * columns.index(site.x_mm),
            down * rows.index(site.y_mm),
        )
        for site in board.sites
    }


def _mark(name: str, content: Content, letters: Mapping[str, str]) -> str:
    if content == ():
        return EMPTY
    side = Piece(content[0]).side if isinstance(content, tuple) else ""
    if isinstance(content, int) or len(content) != 1 or side not in letters:
        raise DiagramError(f"{name} holds {content!r}, which has no letter")
    return letters[side]


def _ways(board: Board) -> Iterable[tuple[str, str]]:
    """Return the lines that are drawn from site to site, or the steps between pits."""
    at = {place: name for name, place in board.plan_mm.items()}
    drawn = [[at.get(place) for place in line.path] for line in board.drawing.lines]
    return [(h, t) for h, *_, t in drawn if h and t] if drawn else board.segments


def _rule(page: list[list[str]], here: tuple[int, int], there: tuple[int, int]) -> None:
    """Draw one segment between two cells (across, down)."""
    across, down = there[0] - here[0], there[1] - here[1]
    steps = max(abs(across) // (1 if not down else 2), abs(down))
    slant = "\\" if across * down > 0 else "/"
    mark = _RULES.get((down == 0, across == 0), slant)
    for step in range(1, steps):
        column = here[0] + round(step * across / steps)
        row = here[1] + round(step * down / steps)
        page[row][column] = mark
