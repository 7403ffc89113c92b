"""Rules of team play, and invariants of it in any game.

HTJB International Mind Games, Team Play: "Many of these games using 4 pieces or more
can be adjusted to team play with team members taking turns in playing."
"""

import random
from dataclasses import FrozenInstanceError, replace
from itertools import pairwise

import pytest

from rules.catalogue import GAMES
from rules.core.errors import IllegalTurnError, NotationError, OptionError
from rules.core.model import Ruling, Stage, Turn
from rules.core.notation import read_game, write_game
from rules.games.lines.kernel import LineKernel
from rules.games.matches.making import match_of
from rules.games.matches.team import TeamGame, TeamPosition

ON_LINES = {
    name: game
    for name, game in GAMES.items()
    if isinstance(getattr(game, "kernel", None), LineKernel)
}
TEAMS = TeamGame(ON_LINES)
NAMES = {"white": ("Asha", "Juma"), "black": ("Neema", "Ali", "Zuri")}
TOO_FEW = (
    "jare",
    "three_mens_morris",
    "tapatan",
    "tant_fant",
    "shisima",
    "sabr",
    "picaria",
    "moja_na_nusu",
    "tatu_vyura",
    "tatu_nyoka",
    "tatu_ndege",
)
"""Games for two sides with fewer than four pieces a side."""
FOR_MORE = ("kunjing_3", "kunjing_4")
"""Games for more than two sides."""
LONGEST = 300


def random_game(of: str, members: int, seed: int) -> list[tuple[TeamPosition, Turn]]:
    game, rng = TEAMS.configured(of=of, members=members), random.Random(seed)
    position = game.start()
    played: list[tuple[TeamPosition, Turn]] = []
    while position.to_move and len(played) < LONGEST:
        played.append((position, rng.choice(game.turns(position))))
        position = game.play(*played[-1])
    return played


def test_games_of_four_pieces_or_more_are_offered_and_no_others() -> None:
    offered = TEAMS.options["of"]

    assert offered[0] == "nine_mens_morris"
    assert set(offered) == set(ON_LINES) - set(TOO_FEW) - set(FOR_MORE)
    for name in offered:
        start = GAMES[str(name)].start()
        on_board = [chip for held in start.contents.values() for chip in held]  # type: ignore[union-attr]
        for side in start.sides:
            assert start.in_hand[side] + on_board.count(side) >= 4


@pytest.mark.parametrize("name", [*TOO_FEW, *FOR_MORE])
def test_other_games_are_refused(name: str) -> None:
    with pytest.raises(OptionError, match="4 pieces or more"):
        TEAMS.start(of=name)
    with pytest.raises(OptionError, match="4 pieces or more"):
        TeamGame(ON_LINES, of=name)


@pytest.mark.parametrize("members", [2, 3, 4])
@pytest.mark.parametrize("of", ["nine_mens_morris", "saba", "ene_vyura", "shax"])
def test_team_members_take_turns_in_playing(of: str, members: int) -> None:
    game = TEAMS.configured(of=of, members=members)
    played = random_game(of, members, 1)
    turns_of = {"white": 0, "black": 0}
    for position, turn in played:
        number = turns_of[turn.side] % members + 1
        assert game.person(position) == position.person == f"{turn.side} {number}"
        turns_of[turn.side] += 1
    assert min(turns_of.values()) > members


def test_members_may_have_names_and_teams_be_of_different_size() -> None:
    game = TeamGame(ON_LINES, NAMES, of="saba")
    position, who = game.start(), []
    for _ in range(12):
        who.append(game.person(position))
        position = game.play(position, game.turns(position)[0])

    assert who[0::2] == ["Asha", "Juma"] * 3
    assert who[1::2] == ["Neema", "Ali", "Zuri"] * 2
    assert "members" not in game.options
    assert game.configured(of="sita").start().members == tuple(NAMES.values())
    # whoever begins, the names go with the side
    turned = game.start(sides=("black", "white"))
    assert game.person(turned) == "Neema"
    with pytest.raises(OptionError, match="red"):
        game.start(sides=("white", "red"))


def test_mates_alternate_also_where_a_side_has_two_turns_in_a_row() -> None:
    """Shax: whoever made the first line removes first, and then the other."""
    twice = [
        (before, after)
        for seed in range(9)
        for (before, one), (after, other) in pairwise(random_game("shax", 2, seed))
        if one.side == other.side
    ]
    assert twice
    for before, after in twice:
        assert before.person != after.person


@pytest.mark.parametrize("of", ["nine_mens_morris", "tresillo_conquer", "kuruka_sita"])
def test_no_rule_of_the_game_changes(of: str) -> None:
    game, alone = TEAMS.configured(of=of), GAMES[of]
    here = alone.start()
    for position, turn in random_game(of, 2, 4):
        assert position.inner == here
        assert position.contents == here.contents
        assert position.in_hand == here.in_hand
        assert (position.sides, position.colours) == (here.sides, here.colours)
        assert position.to_move == here.to_move
        assert game.turns(position) == alone.turns(here)
        assert game.changes(position, turn) == alone.changes(here, turn)
        assert game.stages(position, turn) == alone.stages(here, turn)
        assert game.closes(position, turn) == alone.closes(here, turn)
        assert game.parse(position, str(turn)) == turn
        assert game.judge(position, game.changes(position, turn)) == turn
        assert game.result(position) == alone.result(here)
        assert game.seconds(position) == alone.seconds(here)
        assert game.out_of_time(position) == position
        assert game.points(position) == {}
        assert game.round_result(position) is None
        here = alone.play(here, turn)
    assert (game.board, game.sites) == (alone.board, alone.sites)
    assert game.most_chips == alone.most_chips
    assert alone.rules in game.rules
    assert set(alone.notes) < set(game.notes)


def test_a_ruling_cites_team_play_and_the_game() -> None:
    position = TEAMS.start()

    ruling = TEAMS.judge(position, {"a7": ("black",)})
    stage = TEAMS.start(of="saba")

    assert isinstance(ruling, Ruling)
    assert ruling.source.startswith(
        f"{TEAMS.source}; {GAMES['nine_mens_morris'].source}"
    )
    assert not isinstance(TEAMS.judge(stage, {"a5": ("white",)}), Stage | Ruling)


def test_a_position_of_any_game_is_played_by_the_unconfigured_game() -> None:
    position = TEAMS.start(of="saba", members=3)
    assert position == TEAMS.configured(members=3, of="saba").start()

    position = TEAMS.play(position, TEAMS.turns(position)[0])
    position = TEAMS.play(position, TEAMS.turns(position)[0])

    assert set(position.contents) == set(GAMES["saba"].sites)
    assert TEAMS.person(position) == "white 2"
    assert position != TEAMS.start(of="sita", members=3)


def test_options_of_the_game_can_be_set_too() -> None:
    flying = TEAMS.configured(of="kubwa_tatu", flying=True, members=4)
    assert flying.settings == {"of": "kubwa_tatu", "members": 4, "flying": "on"}
    assert flying.game is GAMES["kubwa_tatu"].configured(flying=True)
    assert flying.configured(members=2).settings["flying"] == "on"
    assert flying.configured(of="saba").settings == {"of": "saba", "members": 4}
    assert TEAMS.settings == {"of": "nine_mens_morris", "members": 2}
    for wrong in ({"members": 7}, {"weather": "fine"}, {"of": "chess"}):
        with pytest.raises(OptionError, match=next(iter(wrong))):
            TEAMS.configured(**wrong)


def test_equal_games_are_equal_positions_and_nothing_is_changed() -> None:
    one = random_game("nine_mens_morris", 2, 5)
    two = random_game("nine_mens_morris", 2, 5)

    assert one == two
    assert [hash(position) for position, _ in one] == [hash(p) for p, _ in two]
    for (before, turn), (after, _) in pairwise(one):
        assert TEAMS.play(before, turn) == after != before
    assert one[0][0] != replace(one[0][0], due=(1, 0))
    with pytest.raises(FrozenInstanceError):
        one[0][0].due = (1, 1)  # type: ignore[misc]


def test_a_turn_out_of_order_leaves_the_members_as_they_were() -> None:
    position = TEAMS.start()
    passed = TEAMS.passed(position)
    assert (passed.to_move, passed.due) == ("black", (0, 0))

    there = TEAMS.rearranged(position, {"a7": ("black",)}, "white")
    assert (there.contents["a7"], TEAMS.person(there)) == (("black",), "white 1")
    with pytest.raises(IllegalTurnError, match="out_of_turn"):
        TEAMS.play(position, TEAMS.turns(passed)[0])
    with pytest.raises(NotationError):
        TEAMS.parse(position, "a7-a4")


def test_a_game_is_over_for_all() -> None:
    game = TEAMS.configured(of="ene_vyura")
    played = random_game("ene_vyura", 2, 6)

    position = game.play(*played[-1])

    result = game.result(position)
    assert result is not None
    assert result.winners in (("white",), ("black",))
    assert (position.to_move, game.person(position)) == (None, None)


def test_a_game_is_written_and_read_back() -> None:
    turns = [turn for _, turn in random_game("nine_mens_morris", 2, 7)]

    text = write_game(TEAMS, turns)

    assert text.startswith("game team_play\nsides white black\n1. ")
    assert read_game(TEAMS, text)[1] == tuple(turns)


def test_teams_can_play_a_match() -> None:
    match = match_of(TEAMS, 1)
    assert match is not None
    rng, position = random.Random(8), match.start()
    while position.to_move:
        position = match.play(position, rng.choice(match.turns(position)))

    result = match.result(position)

    assert result is not None
    assert max(result.scores.values()) == 1
