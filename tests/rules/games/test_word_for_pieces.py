"""Rulings and sentences call pieces what the game's rules call them."""

import re
from collections import Counter

import pytest

from rules.catalogue import GAMES, find_game
from rules.core.saying import ENGLISH_SAYING, piece_key
from words.values import Noun

WORDS = ("chip", "cow", "man", "piece", "stone", "disc", "amazon")


@pytest.mark.parametrize(
    "name", sorted(name for name, game in GAMES.items() if not game.board.is_sown)
)
def test_pieces_are_called_what_the_rules_call_them(name: str) -> None:
    game = find_game(name)
    told = " ".join((game.rules, *game.notes)).lower()
    counts = Counter(
        {word: sum(len(found(form, told)) for form in forms(word)) for word in WORDS}
    )
    (usual, times), *_ = counts.most_common(1)

    assert times == 0 or forms(game.wording.piece) == forms(usual)


def test_what_is_sown_is_seeds() -> None:
    sown = [game for game in GAMES.values() if game.board.is_sown]

    assert {game.wording.piece for game in sown} == {"seed"}


def forms(word: str) -> tuple[str, ...]:
    """Return what one and several are called in English."""
    key = piece_key(word)
    return tuple(ENGLISH_SAYING.say("words-bare", it=Noun(key, n)) for n in (1, 2))


def found(word: str, text: str) -> list[str]:
    return re.findall(rf"\b{word}\b", text)
