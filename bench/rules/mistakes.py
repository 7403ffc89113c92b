"""Rulings on boards with one human mistake, by an oracle of their own.

    python -m bench mistakes [GAME ...] [--each 2] [--least 150] [--seed 1] [--show]

In seeded random games about twenty kinds of mistake are made (out of turn, two turns,
too far, one too many taken, a pit passed over ...), as far as a game allows them. Of
each board is asked whether the ruling's rule is one that the mistake admits, or the
board is legal; whether what its sentence says of the board is so; and whether its
mend, carried out act by act, leads to a board of the game. Counted for each family
and each kind; the exit code is 1 if anything was untrue or could not be mended.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from bench.kit.mistaken import Judged, Mistaken, judged, mistakes
from bench.kit.options import games, seed
from bench.kit.results import Figures
from rules.catalogue import GAMES

ASPECTS: dict[str, Callable[[Judged], bool]] = {
    "right rule": lambda found: found.is_right,
    "true": lambda found: not found.untrue,
    "mended": lambda found: not found.unmended,
}
_FAMILY = 2
"""A family is the room of its records: ``rules.games.FAMILY``."""


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    games(parser)
    seed(parser)
    parser.add_argument("--each", type=int, default=2, help="of a kind in each game")
    parser.add_argument("--least", type=int, default=150, help="boards of each family")
    parser.add_argument(
        "--show", action="store_true", help="each board that is not good"
    )


class _Counts:
    """Boards of families, or of kinds, and how many are good in each aspect."""

    def __init__(self) -> None:
        self.made = Counter[str]()
        self.good = {aspect: Counter[str]() for aspect in ASPECTS}

    def add(self, name: str, found: Judged) -> None:
        """Count a board."""
        self.made[name] += 1
        for aspect, is_so in ASPECTS.items():
            self.good[aspect][name] += is_so(found)

    def lines(self) -> list[str]:
        """Return the printed summary."""
        wide = max(map(len, self.made), default=0)
        return [
            f"{name:{wide}} {many:6,}  "
            + "  ".join(
                f"{aspect} {good[name] / many:6.1%}"
                for aspect, good in self.good.items()
            )
            for name, many in sorted(self.made.items())
        ]


def run(asked: argparse.Namespace, figures: Figures) -> int:
    """Judge the boards of the games that are named, of all if none is."""
    families, kinds, everything = _Counts(), _Counts(), _Counts()
    for family, names in _by_family(asked.games or GAMES).items():
        for mistaken in _boards(names, asked):
            found = judged(mistaken)
            families.add(family, found)
            kinds.add(mistaken.kind, found)
            everything.add("all", found)
            if asked.show and not found.is_good:
                print(_told(mistaken, found), flush=True)
    for title, counts in (("family", families), ("kind", kinds), ("", everything)):
        print(f"-- by {title}" if title else "--")
        print("\n".join(counts.lines()))
    for aspect, good in everything.good.items():
        figures.add(aspect, good["all"], of=everything.made["all"])
        for family, many in families.made.items():
            figures.add(f"{family}: {aspect}", families.good[aspect][family], of=many)
    surely = everything.good["true"]["all"], everything.good["mended"]["all"]
    return int(set(surely) != {everything.made["all"]})


def _by_family(names: Iterable[str]) -> dict[str, list[str]]:
    """Return games by their families."""
    found: dict[str, list[str]] = {}
    for name in names:
        family = type(GAMES[name].record).__module__.split(".")[_FAMILY]
        found.setdefault(family, []).append(name)
    return found


def _boards(names: Sequence[str], asked: argparse.Namespace) -> Iterator[Mistaken]:
    """Yield boards of every kind in each game of a family, until they are enough."""
    chances = {name: random.Random(f"{name} mistakes {asked.seed}") for name in names}
    made = rounds = 0
    while rounds < asked.each or made < asked.least:
        before = made
        for name, rng in chances.items():
            for mistaken in mistakes(GAMES[name], rng):
                made += 1
                yield mistaken
        rounds += 1
        if made == before:
            return


def _told(mistaken: Mistaken, found: Judged) -> str:
    before = mistaken.position.contents
    changed = {
        site: (before[site], held)
        for site, held in mistaken.board.items()
        if held != before[site]
    }
    return (
        f"{mistaken.game.id}, {mistaken.kind} ({mistaken.meant}): "
        f"{found.rule}: {found.why} {changed} {found.untrue} {found.unmended}"
    )
