"""A table to try sowing games at: lay seeds, sow, ask what the rules say."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.core.model import Ruling, Setting, Stage, Turn
from rules.games.facade import KernelGame
from rules.games.sowing.games import GAMES as RECORDS
from rules.games.sowing.kernel import SowKernel
from rules.games.sowing.position import Phase, SowPosition

GAMES = {record.card.id: KernelGame(SowKernel, record) for record in RECORDS}


@dataclass(frozen=True)
class Case:
    """One thing that a rulebook says, tried out.

    ``lie`` is what lies on the board: 'S 7 . . / N . 3 1 / won 2 5', each row from
    its own player's left ('A', 'B', 'C', 'D' from the west on four rows), a dot for
    none, then what the seats have won; ``first`` is to move. ``turn`` is sown, and
    ``then`` is what lies there after it and who is next: '... > north'; '> over' if
    nobody is. A turn that must not be legal has '!' and the rule for ``then``.
    """

    says: str
    lie: str
    turn: str
    then: str
    first: str = ""
    options: Mapping[str, Setting] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.says.replace(" ", "_")


def opened(game: KernelGame[SowPosition]) -> SowPosition:
    """Return a position of the game in which seeds can be sown."""
    position = game.start()
    while position.phase is not Phase.SOW:
        position = game.play(position, game.turns(position)[-1])
    return position


def laid(game_id: str, lie: str, first: str = "", **options: Setting) -> SowPosition:
    """Return the position that a line of seeds describes.

    The side named 'south', or the first of the seats, is to move unless told.
    """
    game = GAMES[game_id].configured(**options)
    position = opened(game)
    seats = position.rules.seats
    contents = dict.fromkeys(game.sites, 0)
    held = [0] * len(seats)
    for part in lie.split("/"):
        row, *counts = part.split()
        numbers = [0 if count == "." else int(count) for count in counts]
        if row == "won":
            for seat, count in enumerate(numbers):
                store = position.rules.stores[seat]
                if store >= 0:
                    contents[game.sites[store]] = count
                else:
                    held[seat] = count
            continue
        contents.update({f"{row}{n}": count for n, count in enumerate(numbers, 1)})
    position = position.but(held=tuple(held), quiet=0, closed=frozenset())
    return game.rearranged(position, contents, first or seats[0])


def told(position: SowPosition) -> str:
    """Return a position as a line of seeds, and who is next."""
    rows = sorted({name[0] for name in position.rules.names if len(name) > 1})
    rows = ["S", "N"] if rows == ["N", "S"] else rows
    parts = []
    for row in rows:
        counts = [
            n for site, n in position.contents.items() if site[:1] == row and site[1:]
        ]
        counts = counts[::-1] if row == "N" else counts
        parts.append(" ".join([row, *(str(count or ".") for count in counts)]))
    won = [position.won_by(seat) for seat in range(len(position.rules.seats))]
    parts.append(" ".join(["won", *map(str, won)]))
    return " / ".join(parts) + f" > {position.to_move or 'over'}"


def played(game_id: str, case: Case) -> str:
    """Return what lies there after a case's turn, and who is next."""
    game = GAMES[game_id].configured(**case.options)
    position = laid(game_id, case.lie, case.first, **case.options)
    return told(game.play(position, game.parse(position, case.turn)))


def normal(game_id: str, line: str) -> str:
    """Return a line of seeds with all its rows written out."""
    lie, _, following = line.partition(" > ")
    position = laid(game_id, lie)
    return told(position.but(ending=None)).partition(" > ")[0] + f" > {following}"


def verdict(
    game_id: str, lie: str, seen: str, first: str = "", **options: Setting
) -> str:
    """Return what the rules say of a board that was one way and is now another."""
    game = GAMES[game_id].configured(**options)
    position = laid(game_id, lie, first, **options)
    now = laid(game_id, seen, first, **options).contents
    match game.judge(position, now):
        case Turn(text=text):
            return text
        case Stage(owed=owed):
            return f"owed: {owed.value}"
        case Ruling(rule=rule):
            return rule


def why(game_id: str, lie: str, seen: str, first: str = "") -> str:
    """Return the sentence of a ruling."""
    position = laid(game_id, lie, first)
    judged = GAMES[game_id].judge(position, laid(game_id, seen, first).contents)
    assert isinstance(judged, Ruling)
    return judged.why
