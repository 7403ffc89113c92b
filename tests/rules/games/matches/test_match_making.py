"""Matches that can be made: games, options and players."""

from dataclasses import replace

import pytest

from rules.catalogue import GAMES
from rules.core.errors import DefinitionError, IllegalTurnError, OptionError
from rules.games.card import values
from rules.games.mabambo import games as mabambo
from rules.games.matches.game import MatchGame
from rules.games.matches.making import match_of
from rules.games.matches.tournaments import MATCHES
from rules.games.solo import soli_bi
from rules.games.sowing.kernel import SowKernel
from rules.games.stacks import stack
from rules.games.takeaway import tableaux
from tests.rules.match_table import made


def test_a_match_can_be_made_of_every_game_but_of_matches_and_of_sowing() -> None:
    for game in GAMES.values():
        match = match_of(game)
        sown = isinstance(getattr(game, "kernel", None), SowKernel)
        if sown or isinstance(game, MatchGame):  # these have rounds of their own
            assert match is None
            continue
        assert match is not None
        assert (match.board, match.sites) == (game.board, game.sites)
        assert match.most_chips == game.most_chips
        assert match.title not in {game.title, ""}
        assert game.rules in match.rules
        assert set(game.notes) < set(match.notes)
        assert match.turns(match.start())


def test_a_goal_can_be_told() -> None:
    match = match_of(GAMES["tresillo_conquer"], 25)
    assert match is not None
    assert match.settings["goal"] == match.match.goal == 25
    assert match.start() == match.start(goal=25) != match.start(goal=30)
    for goal in (0, -3):
        with pytest.raises(OptionError, match="needs a goal"):
            match_of(GAMES["tresillo_conquer"], goal)
    with pytest.raises(OptionError, match="not played to a goal"):
        match_of(GAMES["mabambo"], 5)


def test_options_of_the_match_and_of_its_game_can_be_set() -> None:
    match = made("mabambo").configured(setup="checkerboard")
    assert match.settings == {"setup": "checkerboard"}
    assert match.start() == made("mabambo").start(setup="checkerboard")
    assert match.start().contents["b6"] == ("white",)

    stack_match = made("stack")
    assert set(stack_match.options) == {"goal", "elimination", "players"}
    ours = stack_match.configured(goal=20, players=4)
    assert len(ours.start().sides) == 4
    assert ours.configured(goal="20") is ours
    # a position remembers how it was configured
    position = stack_match.start(goal=20, players=4)
    assert position == ours.start()
    assert position.record.goal == 20
    with pytest.raises(OptionError, match="goal may be"):
        stack_match.configured(goal=31)
    with pytest.raises(OptionError, match="no option"):
        stack_match.configured(weather="fine")


def test_players_of_a_soli_bi_tournament_have_names() -> None:
    match = made("soli_bi")
    assert match.start().sides == ("first", "second")
    assert match.start(players=3).sides == ("first", "second", "third")
    named = match.start(sides=("Asha", "Juma", "Neema", "Ali"))
    assert (named.to_move, named.colours) == ("Asha", ("white", "black"))
    assert {turn.side for turn in match.turns(named)} == {"Asha"}
    for wrong in (("Asha",), ("Asha", "Asha"), tuple("abcde")):
        with pytest.raises(OptionError, match="2 or 3 or 4 players"):
            match.start(sides=wrong)


def test_a_turn_of_another_player_is_refused() -> None:
    match = made("soli_bi")
    turn = replace(match.turns(match.start())[0], side="second")

    with pytest.raises(IllegalTurnError, match="out_of_turn"):
        match.play(match.start(), turn)


def test_records_agree_with_those_of_their_games() -> None:
    for record in stack.GAMES:
        match = MATCHES[record.card.id]
        assert match.goal == record.goal
        offered = "elimination" in match.card.options
        assert offered is (record.elimination.name != "NOBODY")
    assert MATCHES["tableaux_advanced"].goal == tableaux.TABLEAUX_ADVANCED.goal
    for rules in mabambo.GAMES:
        assert MATCHES[rules.card.id].games == rules.match_games
    assert {rules.card.id for rules in soli_bi.GAMES} < set(MATCHES)
    for name, match in MATCHES.items():
        assert GAMES[name].source == match.card.source
        assert all(settings for settings in match.card.options.values())


STACK = MATCHES["stack"]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"card": replace(STACK.card, silent=("mood",))}, "neither fields nor laws"),
        ({"card": replace(STACK.card, options=values(mood=(1,)))}, "no fields"),
        ({"goal": 0}, "no end"),
        ({"parties": ((0, 2), (1, 3)), "elimination": True}, "eliminated"),
    ],
)
def test_a_record_that_contradicts_itself_is_refused(
    changes: dict[str, object], why: str
) -> None:
    with pytest.raises(DefinitionError, match=why):
        replace(STACK, **changes)  # type: ignore[arg-type]
