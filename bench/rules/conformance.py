"""Run the conformance suite on every game within a match and a team.

    python -m bench conformance [GAME ...] [--seeds 3] [--mistakes 40]

For each game: the match that is made of it and its team play, in random games of seeds;
every answer that is another than the game's alone is printed, and counted at the end.
The exit code is 1 if there is one.
"""

import argparse

from bench.kit.options import games
from bench.kit.results import Figures
from rules.catalogue import GAMES
from tests.rules.conformance import MISTAKES, differences, pairs


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    games(parser)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--mistakes", type=int, default=MISTAKES)


def run(asked: argparse.Namespace, figures: Figures) -> int:
    """Compare the games that are named, all of them if none is."""
    compared = found = 0
    for name in asked.games or GAMES:
        for pair in pairs(name):
            for seed in range(asked.seeds):
                compared += 1
                for difference in differences(pair, seed, asked.mistakes):
                    found += 1
                    print(f"{name}, {pair.kind}, seed {seed}: {difference}")
    print(f"{compared} games compared, {found} differences")
    figures.add("games compared", compared)
    figures.add("differences from the game alone", found)
    return int(found > 0)
