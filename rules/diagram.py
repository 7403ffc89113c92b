"""A board as an ASCII picture, and back: for tests, the terminal and refusals."""

from collections.abc import Mapping

from rules.board import Board
from rules.errors import DiagramError
from rules.evidence import Content

EMPTY = "."
_RULES = {(True, False): "-", (False, True): "|"}


def letters_of(sides: tuple[str, ...]) -> Mapping[str, str]:
    """Return a letter for each side: its initial, or a number where two share one."""
    initials = [side[0].upper() for side in sides]
    if len(set(initials)) == len(initials):
        return dict(zip(sides, initials, strict=True))
    return {side: str(number) for number, side in enumerate(sides, start=1)}


def draw(board: Board, contents: Mapping[str, Content], sides: tuple[str, ...]) -> str:
    """Return a picture of the board, north at the top, with its coordinates.

    Empty sites are dots; a man is its side's letter.

    Raises
    ------
    DiagramError
        If a site holds anything but one man of a side, or nothing.
    """
    letters = letters_of(sides)
    columns, rows = _grid(board)
    page = [[" "] * (4 * len(columns) - 3) for _ in range(2 * len(rows) - 1)]
    plan = board.plan_mm
    for here, there in board.segments:
        _rule(page, _cell(plan[here], columns, rows), _cell(plan[there], columns, rows))
    for site in board.sites:
        across, down = _cell((site.x_mm, site.y_mm), columns, rows)
        page[down][across] = _mark(site.name, contents.get(site.name, ()), letters)
    ranks = _ranks(board)
    lines = [
        f"{ranks.get(number, ' ')}  {''.join(line).rstrip()}".rstrip()
        for number, line in enumerate(page)
    ]
    files = sorted({name[0] for name in board.names})
    return "\n".join([*lines, "", "   " + "   ".join(files)]) + "\n"


def read(board: Board, text: str, sides: tuple[str, ...]) -> dict[str, Content]:
    """Return what stands on every site of a picture that ``draw`` could have made.

    Only the marks at the sites are read; lines and coordinates may be left out, but
    not moved.

    Raises
    ------
    DiagramError
        If a site is not in the picture or bears a mark of no side.
    """
    men = {letter: side for side, letter in letters_of(sides).items()}
    columns, rows = _grid(board)
    lines = text.strip("\n").splitlines()
    found: dict[str, Content] = {}
    for site in board.sites:
        across, down = _cell((site.x_mm, site.y_mm), columns, rows)
        line = lines[down] if down < len(lines) else ""
        mark = line[across + 3 : across + 4]
        if mark != EMPTY and mark not in men:
            raise DiagramError(
                f"{site.name} shows {mark!r} in line {down + 1}; expected {EMPTY!r} "
                f"or one of {', '.join(men)}:\n{text}"
            )
        found[site.name] = () if mark == EMPTY else (men[mark],)
    return found


def _mark(name: str, content: Content, letters: Mapping[str, str]) -> str:
    if content == ():
        return EMPTY
    if isinstance(content, int) or len(content) != 1 or content[0] not in letters:
        raise DiagramError(f"{name} holds {content!r}, which has no letter")
    return letters[content[0]]


def _grid(board: Board) -> tuple[list[float], list[float]]:
    """Return the columns (west to east) and rows (north to south), in millimetres."""
    columns = sorted({site.x_mm for site in board.sites})
    rows = sorted({site.y_mm for site in board.sites}, reverse=True)
    return columns, rows


def _cell(
    at_mm: tuple[float, float], columns: list[float], rows: list[float]
) -> tuple[int, int]:
    return 4 * columns.index(at_mm[0]), 2 * rows.index(at_mm[1])


def _ranks(board: Board) -> Mapping[int, str]:
    """Return the rank that names each line of the picture with sites."""
    columns, rows = _grid(board)
    return {
        _cell((site.x_mm, site.y_mm), columns, rows)[1]: site.name[1:]
        for site in board.sites
    }


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
