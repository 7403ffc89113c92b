"""Every game's turns as its players write and say them, in every language."""

import random
import re
from collections.abc import Iterator

import pytest

from bench.words.lexicon import NAMES, vocabulary
from device.voice.phrases import phrase, remark, words_for
from device.words.remarks_of_players import better_was, what_to_play
from rules.catalogue import GAMES, find_game
from rules.core.events import Corrected, Moved, Proposed, Standing, TakenBack
from rules.core.game import Game
from rules.core.labels import OWN_NOTATIONS
from rules.core.model import Position, StepKind, Turn
from rules.core.site_names import POINT
from words.languages import LANGUAGES

PLAYED = 10
FROM_TO = re.compile(rf"{POINT}\W*{POINT}")
LEFT = re.compile(r"[{}=]|x[a-s]\d")
"""What only the log writes, or a message that was not filled."""


@pytest.mark.parametrize("name", sorted(GAMES))
def test_no_turn_is_said_in_another_game_or_language(name: str) -> None:
    game = find_game(name)
    for before, turn in played(game):
        for language in LANGUAGES:
            for said in sayings(game, before, turn, language):
                assert not LEFT.search(said), said
                assert english_left(said, language) == []
                if game.by_piece(before, turn) is not None:
                    assert not said_from_to(said, game, turn, language), said


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_list_has_the_places_and_the_notation_of_the_game(name: str) -> None:
    game = find_game(name)
    for before, turn in played(game):
        written = game.written(before, turn)
        if game.written_as in OWN_NOTATIONS:
            assert written == game.name(before, turn, game.written_as.name.lower())
            assert not FROM_TO.search(written)
        elif game.labels.by_site:
            named = [s for s in game.board.names if re.search(rf"\b{s}\b", turn.text)]
            assert all(game.labels.label(site) in written for site in named)


def english_left(said: str, language: str) -> list[str]:
    """Return the English words in a sentence of another language."""
    if language == "en":
        return []
    own, words = vocabulary(language), re.findall(r"[^\W\d_]{2,}", said)
    left = [word for word in words if word.lower() in vocabulary("en") - own]
    return [word for word in left if word not in NAMES]


def said_from_to(said: str, game: Game, turn: Turn, language: str) -> bool:
    """Return True if a turn is said by sites alone, its piece left out."""
    move = next(step for step in turn.steps if step.kind is StepKind.MOVE)
    words = words_for(language, game)
    return words.say(words.kind_key(move.piece)).lower() not in said.lower()


def sayings(game: Game, before: Position, turn: Turn, language: str) -> Iterator[str]:
    """Yield all that page and voice say of a turn."""
    by_piece, spoken = game.by_piece(before, turn), game.spoken(before, turn)
    mover = before.to_move or turn.side
    contents = before.contents
    events = (
        Moved(1, turn, (), 1.0, contents, by_piece=by_piece),
        Proposed(1, turn, 1, by_piece=by_piece),
        Corrected(1, turn, turn, by_piece=by_piece),
        TakenBack(1, turn, contents, mover, by_piece),
        Standing(mover, turn, by_piece),
        Standing(mover, turn),
    )
    for ears in (False, True):
        for event in events:
            yield phrase(event, before.sides, language, game, ears=ears)
        for made in (what_to_play(spoken), better_was(spoken)):
            yield remark(made, language, game, ears=ears)


def played(game: Game) -> Iterator[tuple[Position, Turn]]:
    """Yield turns of a game by chance, captures before others, with what was before."""
    chance, position = random.Random(game.id), game.start()
    for _ in range(PLAYED):
        turns = game.turns(position)
        if not turns:
            return
        most = max(len({step.kind for step in turn.steps}) for turn in turns)
        rich = [t for t in turns if len({step.kind for step in t.steps}) == most]
        turn = chance.choice(rich if chance.random() < 0.5 else turns)
        yield position, turn
        position = game.play(position, turn)
