"""Example endings of each game, as the page shows them."""

import json
from pathlib import Path

import pytest

from bench.written.endings import PLAYED, ending
from device.web.endings import ENDINGS, NoEndingError, ending_sentence, ending_svg
from rules.catalogue import GAMES, find_game
from rules.core.notation import read_game

UNKNOWN = {"soli_bi", "soli_bi_free"}  # nobody has won them yet


def test_of_nearly_every_game_it_is_known_how_it_is_won() -> None:
    known = json.loads(ENDINGS.read_text(encoding="utf-8"))

    assert set(GAMES) - set(known) == UNKNOWN
    assert all(one["winners"] for one in known.values())


@pytest.mark.parametrize("name", ["nine_mens_morris", "oware"])
def test_an_ending_is_that_of_the_game_by_its_rules(name: str) -> None:
    game = find_game(name)
    text = (Path(PLAYED) / f"{name}.txt").read_text(encoding="utf-8")
    known = json.loads(ENDINGS.read_text(encoding="utf-8"))[name]

    _, turns = read_game(game, text)

    assert json.loads(json.dumps(ending(game, turns))) == known


def test_the_pictures_show_the_last_turns_and_the_sentence_who_has_won() -> None:
    drawn = [ending_svg("nine_mens_morris", n) for n in (1, 2, 3)]
    told = ending_sentence("nine_mens_morris")

    assert len(set(drawn)) == 3
    assert told is not None
    assert told["texts"]["en"].startswith("Black wins")
    assert ending_sentence("soli_bi") is None
    with pytest.raises(NoEndingError, match="no picture 1 of how"):
        ending_svg("soli_bi", 1)
