"""Rules of the games on two squares, sentence by sentence.

HTJB International Mind Games: Kubwa Tatu, Mbili na Nusu, Mbili, Moja na Nusu; vyura
(frogs, which jump), nyoka (snakes, which do not) and ndege (a bird, which flies). In
our own words.
"""

import pytest

from rules.catalogue import GAMES
from rules.core.game import Game
from rules.core.model import Ruling
from rules.games.lines.position import LinePosition
from tests.rules.table import Case, done, laid, verdict

MEN = {
    "kubwa_tatu": 6,
    "mbili_na_nusu": 5,
    "mbili": 4,
    "moja_na_nusu": 3,
    "sita_vyura": 6,
    "tano_vyura": 5,
    "ene_vyura": 4,
    "tatu_vyura": 3,
    "sita_nyoka": 6,
    "tano_nyoka": 5,
    "ene_nyoka": 4,
    "tatu_nyoka": 3,
    "tatu_ndege": 3,
}
BIRD = ["tatu_ndege"]
SNAKES = ["sita_nyoka", "tano_nyoka", "ene_nyoka", "tatu_nyoka"]
FROGS = ["sita_vyura", "tano_vyura", "ene_vyura", "tatu_vyura"]
CENTRE_LINES = ["kubwa_tatu", "mbili_na_nusu", "mbili", "moja_na_nusu"]
CORNERS_TOO = FROGS + SNAKES
JUMPERS = CENTRE_LINES + FROGS
FLIGHTS = {
    "kubwa_tatu": 6,
    "mbili_na_nusu": 5,
    "mbili": 4,
    "sita_vyura": 6,
    "tano_vyura": 5,
    "sita_nyoka": 6,
    "tano_nyoka": 5,
}
REMOVALS = {
    "kubwa_tatu": 4,
    "mbili_na_nusu": 3,
    "mbili": 2,
    "sita_vyura": 4,
    "tano_vyura": 3,
    "sita_nyoka": 4,
    "tano_nyoka": 3,
}
TAKING = list(REMOVALS)
WINNING = [name for name in MEN if name not in REMOVALS]

QUIET = "white a5 c4 d2, black a1 e1 b3"
JUMP = "white a5 c4 d2, black c5 e1 b3"
TO_THE_CORNER = "white a5 e3 e1 b2, black c5 a1 b3 d2"


def ended(name: str, before: str, turn: str) -> str:
    """Return who has won and why, after a turn; '' while the game goes on."""
    game = GAMES[name]
    position = laid(game, before)
    result = game.result(game.play(position, game.parse(position, turn)))
    return f"{'/'.join(result.winners)} by {result.reason}" if result else ""


# -- board and men ---------------------------------------------------------------


@pytest.mark.parametrize("name", MEN)
def test_two_squares_and_as_many_men_as_the_entry_says(name: str) -> None:
    start = GAMES[name].start()

    assert set(start.contents.values()) == {()}
    assert len(start.contents) == 16
    assert start.in_hand == {"white": MEN[name], "black": MEN[name]}


@pytest.mark.parametrize("name", MEN)
def test_there_is_no_centre_star(name: str) -> None:
    game = GAMES[name]

    with pytest.raises(ValueError, match="c3"):
        game.judge(game.start(), {"c3": ("white",)})


@pytest.mark.parametrize("name", MEN)
@pytest.mark.parametrize(
    "case",
    [
        Case("a turn places a man", "", "white@a5", "a5"),
        Case("on either square", "a5 e1", "white@c4", "c4"),
        Case("players alternate", "a5", "white@c5", "out_of_turn"),
        Case("one man a turn", "a5 e1", "white@c5 white@d4", "two_chips_moved"),
        Case("a spot holds one man", "a5 e1", "white@e1", "wrong_colour"),
        Case(
            "no man moves while men are in hand", "a5 e1", "a5-c5", "not_over_placing"
        ),
        Case("none jumps before all are played", "a5 c5", "a5-e5", "not_over_placing"),
        Case("and none flies", "a5 c5", "a5-d2", "not_over_placing"),
    ],
    ids=lambda case: case.says,
)
def test_the_players_alternate_placing_their_pieces(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


# -- moving ----------------------------------------------------------------------


@pytest.mark.parametrize("name", MEN)
@pytest.mark.parametrize(
    "case",
    [
        Case("to an open adjacent spot", QUIET, "a5-c5", "a5-c5"),
        Case("between the squares by a centre line", QUIET, "c4-c5", "c4-c5"),
        Case("the spot must be open", QUIET, "d2-e1", "not_empty"),
        Case("one man a turn", QUIET, "a5-c5 c4-d4", "two_chips_moved"),
        Case("none is put down any more", QUIET, "white@e5", "no_chip_in_hand"),
        Case("the players alternate", QUIET, "a1-c1", "out_of_turn"),
        Case("a man in the fingers is a turn begun", QUIET, "xa5", "owed: place"),
    ],
    ids=lambda case: case.says,
)
def test_pieces_move_to_an_open_adjacent_spot(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", [*CENTRE_LINES, *CORNERS_TOO])
@pytest.mark.parametrize(
    "case",
    [
        Case("not two spots along a side", QUIET, "a5-e5", "not_adjacent"),
        Case("not across the middle", QUIET, "c4-c2", "not_adjacent"),
        Case("three men do not fly", QUIET, "d2-e5", "not_adjacent"),
        Case("a corner is not next to a middle", QUIET, "a5-b2", "not_adjacent"),
    ],
    ids=lambda case: case.says,
)
def test_and_no_further(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        *((name, "not_adjacent") for name in CENTRE_LINES),
        *((name, "a5-b4") for name in CORNERS_TOO),
    ],
)
def test_movement_between_squares(name: str, expected: str) -> None:
    """Through the center lines; with frogs and snakes through the corners too."""
    assert verdict(name, Case("", QUIET, "a5-b4", "")) == expected


@pytest.mark.parametrize(
    "case",
    [
        Case("to any open spot", QUIET, "a5-e5", "a5-e5"),
        Case("across the board", QUIET, "a5-c2", "a5-c2"),
        Case("over other men", JUMP, "a5-e5", "a5-e5"),
        Case("through a corner", QUIET, "a5-b4", "a5-b4"),
        Case("from square to square", QUIET, "c4-e3", "c4-e3"),
        Case("only to an open spot", QUIET, "a5-a1", "not_empty"),
        Case("one man a turn", QUIET, "a5-e3 c4-e5", "two_chips_moved"),
        Case("nobody is taken on the way", JUMP, "a5-e5 xc5", "never_removed"),
    ],
    ids=lambda case: case.says,
)
def test_the_bird_moves_to_any_open_spot(case: Case) -> None:
    assert verdict("tatu_ndege", case) == case.verdict


# -- jumping ---------------------------------------------------------------------


@pytest.mark.parametrize("name", JUMPERS)
@pytest.mark.parametrize(
    "case",
    [
        Case("over an adjacent opponent to an open spot", JUMP, "a5-e5", "a5-e5"),
        Case("who is not removed", JUMP, "a5-e5 xc5", "jumped_man_stays"),
        Case(
            "along the inner square", "white b4 e3 c1, black c4 e1 a1", "b4-d4", "b4-d4"
        ),
        Case("down a side", "white e5 c4 c1, black e3 a1 b3", "e5-e1", "e5-e1"),
        Case(
            "not over one's own man",
            "white a5 c5 d2, black e1 b3 a1",
            "a5-e5",
            "not_adjacent",
        ),
        Case("not over an open spot", QUIET, "a5-e5", "not_adjacent"),
        Case(
            "in a straight line, not round a corner",
            "white c5 c4 d2, black e5 b3 a1",
            "c5-e3",
            "not_adjacent",
        ),
        Case(
            "nor from a centre line into a side",
            "white a3 d4 d2, black b3 e1 c5",
            "a3-b4",
            "not_adjacent",
        ),
        Case(
            "nor from a corner line into a side",
            "white a5 d3 c2, black b4 e1 a1",
            "a5-c4",
            "not_adjacent",
        ),
        Case(
            "only to an open spot",
            "white a5 c4 d2, black c5 e5 b3",
            "a5-e5",
            "not_empty",
        ),
        Case(
            "one jump a turn", "white a5 c4 d2, black c5 e3 b3", "a5-e1", "not_adjacent"
        ),
        Case("nobody has to jump", JUMP, "a5-a3", "a5-a3"),
    ],
    ids=lambda case: case.says,
)
def test_frogs_and_their_like_jump(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", SNAKES)
@pytest.mark.parametrize(
    "case",
    [
        Case("a snake does not jump", JUMP, "a5-e5", "not_adjacent"),
        Case("nor take whom it passes", JUMP, "a5-e5 xc5", "not_adjacent"),
    ],
    ids=lambda case: case.says,
)
def test_snakes_creep(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", JUMPERS)
def test_a_jump_is_cited_by_its_sentence(name: str) -> None:
    game = GAMES[name]
    position = laid(game, JUMP)

    ruling = game.judge(position, done(position, "a5-e5 xc5"))

    assert isinstance(ruling, Ruling)
    assert ruling.source == (
        f"HTJB International Mind Games, {game.title}: once all men are played, a man "
        "may jump an adjacent man of the opponent to an open spot in a straight line, "
        "and the man jumped over is not removed"
    )


# -- pillars that remove ---------------------------------------------------------


@pytest.mark.parametrize("name", TAKING)
@pytest.mark.parametrize(
    "case",
    [
        Case("a pillar is due a removal", "a5 b2 c5 d2", "white@e5", "owed: remove"),
        Case("of an opponent's piece", "a5 b2 c5 d2", "white@e5 xb2", "e5xb2"),
        Case("on the inner square too", "b4 a1 c4 e1", "white@d4 xa1", "d4xa1"),
        Case("no pillar, no removal", "a5 b2 c4 d2", "white@c5 xb2", "no_mill"),
        Case(
            "lines between squares are none", "a5 b2 b4 d2", "white@c4 xb2", "no_mill"
        ),
        Case("not of one's own", "a5 b2 c5", "xb2", "removed_own_chip"),
        Case(
            "any piece, also one in a pillar",
            "white a5 c5, black b2 c2 d2 a1",
            "white@e5 xc2",
            "e5xc2",
            hand=(1, 1),
        ),
        Case(
            "one piece",
            "white a5 c5, black b2 d2 a1",
            "white@e5 xb2 xd2",
            "one_removal_only",
            hand=(1, 1),
        ),
        Case(
            "one even for two pillars",
            "white a5 c5 e3 e1, black b2 d2 a1",
            "white@e5 xb2 xd2",
            "one_removal_only",
            hand=(1, 1),
        ),
        Case(
            "a pillar formed by moving",
            "white a5 c5 e3 b3, black a1 c1 d2",
            "e3-e5 xa1",
            "e3-e5xa1",
        ),
    ],
    ids=lambda case: case.says,
)
def test_construction_of_a_pillar_allows_a_removal(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", [name for name in TAKING if name in JUMPERS])
@pytest.mark.parametrize(
    "case",
    [
        Case("a removal is due", TO_THE_CORNER, "a5-e5", "owed: remove"),
        Case("of any man", TO_THE_CORNER, "a5-e5 xb3", "a5-e5xb3"),
        Case("of the man jumped, too", TO_THE_CORNER, "a5-e5 xc5", "a5-e5xc5"),
        Case("of one", TO_THE_CORNER, "a5-e5 xc5 xb3", "one_removal_only"),
    ],
    ids=lambda case: case.says,
)
def test_a_pillar_may_be_constructed_by_a_jump(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", TAKING)
def test_pillars_may_be_reconstructed_in_two_moves(name: str) -> None:
    game = GAMES[name]
    position = laid(game, "white a5 c5 e5 c1, black a1 e1 b2 d3")
    for text in ("c5-c4", "d3-d2", "c4-c5xa1", "d2-d3", "c5-c4", "d3-d2"):
        position = game.play(position, game.parse(position, text))

    assert "c4-c5xe1" in map(str, game.turns(position))


@pytest.mark.parametrize("name", TAKING)
def test_the_game_is_won_by_removals(name: str) -> None:
    game = GAMES[name]
    position = laid(game, "white a5 c5 e3 b3, black a1 c1 d2")
    result = game.result(game.play(position, game.parse(position, "e3-e5xa1")))

    assert result is not None
    assert (result.reason, result.winners) == ("two_left", ("white",))
    assert result.scores["white"] == REMOVALS[name]


@pytest.mark.parametrize("name", TAKING)
def test_one_removal_fewer_does_not_win(name: str) -> None:
    before = "white a5 c5 e3 b3, black a1 c1 d2 b2"

    assert ended(name, before, "e3-e5xa1") == ""


@pytest.mark.parametrize("name", TAKING)
def test_two_men_on_the_board_are_no_loss_while_more_are_in_hand(name: str) -> None:
    position = laid(GAMES[name], "a5 b2 c5 d2 e5xb2 c1")

    assert GAMES[name].result(position) is None


@pytest.mark.parametrize(
    ("name", "before"),
    [
        *(
            (name, "white a1 b3 c4 e3, black a5 c5 a3")
            for name in ("kubwa_tatu", "mbili_na_nusu", "mbili")
        ),
        *(
            (name, "white a1 b3 b4 c4 e3, black a5 c5 a3")
            for name in ("sita_vyura", "tano_vyura", "sita_nyoka", "tano_nyoka")
        ),
        ("ene_nyoka", "white a3 b3 d4 e3, black a5 c5 b4 c4"),
    ],
)
def test_inhibiting_the_opponent_s_ability_to_move_wins(name: str, before: str) -> None:
    assert ended(name, before, "e3-e5") == "white by blocked"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("ene_vyura", ""),
        ("sita_vyura", ""),
        ("sita_nyoka", "white by blocked"),
        ("ene_nyoka", "white by blocked"),
    ],
)
def test_a_frog_that_can_jump_is_not_inhibited(name: str, expected: str) -> None:
    before = "white a3 b3 d4 e3, black a5 c5 b4 c4"

    assert ended(name, before, "e3-e5") == expected


# -- three in a row that win -----------------------------------------------------


@pytest.mark.parametrize("name", WINNING)
@pytest.mark.parametrize(
    ("says", "before", "turn", "end"),
    [
        ("three in a row", "a5 a1 c5 c1", "e5", "white"),
        ("on the inner square", "b4 a1 c4 c1", "d4", "white"),
        ("upright", "a5 e1 a3 c1", "a1", "white"),
        ("by the other side, too", "a5 b2 c4 c2 e1", "d2", "black"),
        ("by moving", "white a5 c5 e3, black a1 c1 d2", "e3-e5", "white"),
        (
            "by coming from the other square",
            "white a5 e5 c4, black a1 c1 d2",
            "c4-c5",
            "white",
        ),
        ("two in a row are none", "a5 a1", "c5", ""),
        ("nor three round a corner", "a5 e1 c5 c1", "a3", ""),
        ("nor three through the middles", "c5 e1 c4 a1", "c2", ""),
    ],
)
def test_the_first_to_achieve_three_in_a_row_wins(
    name: str, says: str, before: str, turn: str, end: str
) -> None:
    expected = f"{end} by three_in_a_row" if end else ""

    assert ended(name, before, turn) == expected, says


@pytest.mark.parametrize("name", ["moja_na_nusu", "ene_vyura", "tatu_vyura"])
def test_a_jump_may_win(name: str) -> None:
    before = "white a5 e3 e1, black c5 a1 b3"

    assert ended(name, before, "a5-e5") == "white by three_in_a_row"


def test_a_flight_may_win() -> None:
    before = "white a5 e3 e1, black c5 a1 b3"

    assert ended("tatu_ndege", before, "a5-e5") == "white by three_in_a_row"


@pytest.mark.parametrize("name", WINNING)
@pytest.mark.parametrize(
    "case",
    [
        Case("nothing is taken for three in a row", "a5 a1 c5 c1", "white@e5 xa1", ""),
        Case("nor without", "a5 a1 c5 c1", "white@d2 xa1", ""),
        Case("nor by moving", QUIET, "a5-c5 xa1", ""),
    ],
    ids=lambda case: case.says,
)
def test_where_three_in_a_row_win_nobody_is_removed(name: str, case: Case) -> None:
    assert verdict(name, case) == "never_removed"


# -- the flying option -----------------------------------------------------------

THREE_AGAINST_FOUR = "white a5 c4 d2, black a1 e1 b3 b2"


def flown(name: str, before: str, turns: list[str]) -> tuple[Game, LinePosition]:
    """Return the game with flying on, and its position after some turns."""
    game = GAMES[name].configured(flying="on")
    position = laid(game, before)
    for text in turns:
        position = game.play(position, game.parse(position, text))
    return game, position


def said(game: Game, position: LinePosition, deeds: str) -> str:
    judged = game.judge(position, done(position, deeds))
    return judged.rule if isinstance(judged, Ruling) else str(judged)


@pytest.mark.parametrize("name", MEN)
def test_seven_games_offer_flying_and_ordinarily_it_is_off(name: str) -> None:
    options = GAMES[name].options

    assert list(options) == (["flying"] if name in FLIGHTS else [])
    assert all(next(iter(settings)) == "off" for settings in options.values())


@pytest.mark.parametrize("name", FLIGHTS)
def test_a_player_reduced_to_three_pieces_may_fly(name: str) -> None:
    game, position = flown(name, THREE_AGAINST_FOUR, [])

    assert said(game, position, "d2-e3") == "d2-e3"
    assert verdict(name, Case("", THREE_AGAINST_FOUR, "d2-e3", "")) == "not_adjacent"


@pytest.mark.parametrize("name", FLIGHTS)
def test_a_player_with_more_than_three_does_not_fly(name: str) -> None:
    game, position = flown(name, THREE_AGAINST_FOUR, ["d2-e3"])

    assert said(game, position, "b2-e5") == "not_adjacent"


@pytest.mark.parametrize("name", FLIGHTS)
def test_nor_one_with_men_in_hand(name: str) -> None:
    game = GAMES[name].configured(flying="on")
    position = laid(game, THREE_AGAINST_FOUR, (1, 1))

    assert said(game, position, "d2-e3") == "not_over_placing"


def to_and_fro(first: str, second: str, times: int) -> list[str]:
    """Return white's turns and, between them, black's steps of one man."""
    turns = []
    for number in range(times):
        out = number % 2 == 0
        turns += [first if out else second, "a1-c1" if out else "c1-a1"]
    return turns


@pytest.mark.parametrize("name", FLIGHTS)
def test_the_flights_are_counted(name: str) -> None:
    turns = to_and_fro("d2-e3", "e3-d2", FLIGHTS[name])
    back = "e3-d2" if FLIGHTS[name] % 2 else "d2-e3"
    game, before_the_last = flown(name, THREE_AGAINST_FOUR, turns[:-2])
    game, none_left = flown(name, THREE_AGAINST_FOUR, turns)

    assert said(game, before_the_last, turns[-2]) == turns[-2]
    assert said(game, none_left, back) == "no_flights_left"
    assert back not in map(str, game.turns(none_left))
    assert said(game, none_left, "a5-c5") == "a5-c5"


@pytest.mark.parametrize("name", FLIGHTS)
def test_each_player_has_flights_of_its_own(name: str) -> None:
    turns = to_and_fro("d2-e3", "e3-d2", FLIGHTS[name])
    game, position = flown(name, "white a5 c4 d2, black a1 e1 b3", [*turns, "a5-c5"])

    assert said(game, position, "b3-e5") == "b3-e5"


@pytest.mark.parametrize("name", FLIGHTS)
def test_a_step_is_no_flight(name: str) -> None:
    steps = to_and_fro("a5-c5", "c5-a5", 8)
    flights = to_and_fro("d2-e3", "e3-d2", FLIGHTS[name] - 1)
    game, position = flown(name, THREE_AGAINST_FOUR, [*steps, *flights])
    last = "d2-e3" if FLIGHTS[name] % 2 else "e3-d2"

    assert said(game, position, last) == last


@pytest.mark.parametrize("name", [name for name in FLIGHTS if name in JUMPERS])
def test_a_jump_is_no_flight(name: str) -> None:
    before = "white a5 c4 d2, black a1 c5 b3 b2"
    jump = ["a5-e5", "a1-c1", "e5-a5", "c1-a1"]
    flights = to_and_fro("d2-e3", "e3-d2", FLIGHTS[name] - 1)
    game, position = flown(name, before, [*jump, *flights])
    last = "d2-e3" if FLIGHTS[name] % 2 else "e3-d2"

    assert said(game, position, last) == last


@pytest.mark.parametrize("name", FLIGHTS)
def test_a_pillar_formed_by_flying_removes_a_man(name: str) -> None:
    game, position = flown(name, "white a5 c5 d2, black a1 e1 b3 b2", [])

    assert said(game, position, "d2-e5 xa1") == "d2-e5xa1"
