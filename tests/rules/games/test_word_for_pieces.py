"""Rulings and sentences call pieces what the game's rules call them."""

import re
from collections import Counter

import pytest

from rules.catalogue import GAMES, find_entry, find_game
from rules.core.facts import Sentence
from rules.core.saying import ENGLISH_SAYING, Saying, piece_key
from rules.games.card import Record
from words.languages import ENGLISH, LANGUAGES
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


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {ENGLISH}))
def test_translations_use_one_word_for_the_pieces_of_a_game(language: str) -> None:
    """Croda has men and kings; a French pawn is a man, a Swahili queen an amazon."""
    saying = Saying(language)
    terms = {word: forms(word, saying) for word in (*WORDS, "counter", "stack", "seed")}
    for name, game in GAMES.items():
        record = find_entry(name).record
        if record is None or game.board.is_sown or name == "croda":
            continue
        own = {*terms[game.wording.piece]}
        if game.wording.piece == "piece":
            own |= {*terms["amazon"]} | ({*terms["man"]} if language == "fr" else set())
        others = {form for term in terms.values() for form in term} - own
        texts = (*game.texts.rules, *game.texts.notes, *texts_of(record))
        told = " ".join(saying.text(text) for text in texts).lower()
        assert not [form for form in others if found(form, told)], name


def texts_of(record: Record) -> tuple[Sentence, ...]:
    """Return what the source of a record says on each law."""
    card = record.card
    return tuple(map(card.sentence, card.says.values()))


def test_what_is_sown_is_seeds() -> None:
    sown = [game for game in GAMES.values() if game.board.is_sown]

    assert {game.wording.piece for game in sown} == {"seed"}


def forms(word: str, saying: Saying = ENGLISH_SAYING) -> tuple[str, ...]:
    """Return what one and several are called, in lower case."""
    key = piece_key(word)
    return tuple(saying.say("words-bare", it=Noun(key, n)).lower() for n in (1, 2))


def found(word: str, text: str) -> list[str]:
    return re.findall(rf"\b{word}\b", text)
