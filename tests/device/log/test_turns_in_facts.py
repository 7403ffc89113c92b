"""A ruling names a turn by its piece, after the log was read again too."""

import json

from device.log.facts import facts_plain, sentence_of
from device.voice.phrases import words_for
from rules.catalogue import find_game
from rules.core.facts import Fact, Sentence, Sides
from words.keys import Key
from words.languages import LANGUAGES

GAME = find_game("chess")


def test_a_turn_by_its_piece_is_the_same_after_the_log_was_read() -> None:
    start = GAME.start()
    turn = GAME.spoken(start, GAME.parse(start, "g1-f3"))
    assert turn.by_piece is not None
    piece = turn.by_piece.piece
    facts: dict[str, Fact] = {"who": Sides(("white",)), "turn": turn}
    made = Sentence(Key("referee-turn-taken-back-has-taken-back"), facts)

    plain = json.loads(json.dumps(facts_plain(made)))
    read = sentence_of(plain)

    assert plain["facts"]["turn"]["turn"] == "g1-f3"
    for language in LANGUAGES:
        words = words_for(language, GAME)
        assert words.text(read) == words.text(made)
        assert words.say(words.kind_key(piece)) in words.text(read)


def test_a_log_without_the_piece_is_read_as_ever() -> None:
    plain = {
        "key": "referee-turn-taken-back-has-taken-back",
        "facts": {"who": {"sides": ["white"]}, "turn": {"turn": "g1-f3"}},
    }

    assert "g1-f3" in words_for("de", GAME).text(sentence_of(plain))
