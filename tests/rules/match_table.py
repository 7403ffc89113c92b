"""Matches to try rules at: random ones, and the boards between their rounds."""

import random
from functools import cache

from rules.catalogue import GAMES
from rules.core.model import Setting, Turn
from rules.games.matches.game import MatchGame
from rules.games.matches.making import match_of
from rules.games.matches.position import MatchPosition

PLAYED = [
    "tresillo_conquer",
    "tresillo_conquer_alt",
    "tresillo_stay",
    "tresillo_pluck",
    "tresillo_rapido",
    "stack",
    "stack_2p",
    "stack_team",
    "tableaux_advanced",
    "mabambo",
    "mabambo_long_jump",
    "soli_bi",
    "soli_bi_free",
    "nine_mens_morris",
    "shax",
    "sabr",
    "tant_fant",
    "kunjing_3",
    "tableaux",
]
LONGEST = 20_000
FOUR = ("white", "black", "red", "blue")


def made(name: str, **options: Setting) -> MatchGame:
    match = match_of(GAMES[name])
    assert match is not None
    return match.configured(**options)


@cache
def random_match(name: str, seed: int) -> tuple[tuple[MatchPosition, Turn], ...]:
    """Return every position of a whole random match with the turn then played."""
    match, rng = made(name), random.Random(seed)
    position = match.start()
    found: list[tuple[MatchPosition, Turn]] = []
    while position.to_move and len(found) < LONGEST:
        found.append((position, rng.choice(match.turns(position))))
        position = match.play(*found[-1])
    return tuple(found)


def last_of(name: str, played: tuple[tuple[MatchPosition, Turn], ...]) -> MatchPosition:
    return made(name).play(*played[-1])


def between_rounds(name: str, seed: int = 1) -> MatchPosition:
    """Return the board after the first round of a random match."""
    return next(here for here, _ in random_match(name, seed) if here.between)
