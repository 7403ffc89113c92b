"""Rules of saba, sita and tano, sentence by sentence.

HTJB International Mind Games: Saba, Sita, Tano, in which jumps spare; Kuruka ('to
jump'), in which they take; Lazima ('must'), in which they must be made. In our own
words.
"""

import pytest

from rules.catalogue import GAMES
from rules.core.model import Ruling, StepKind
from tests.rules.table import Case, done, laid, verdict

SPARING = {"saba": 7, "sita": 6, "tano": 5}
KURUKA = {f"kuruka_{name}": men for name, men in SPARING.items()}
LAZIMA = {f"lazima_{name}": men for name, men in SPARING.items()}
TAKING = {**KURUKA, **LAZIMA}
ALL = {**SPARING, **TAKING}

QUIET = "white a5 e5 c1 b3, black a1 e1 c4 d2"  # no jump, no pillar within reach
JUMP = "white a5 b3 c1 e3, black c5 a1 d2 d4"  # a5 may jump, and no pillar is near
PILLAR_BY_JUMP = "white a5 e3 e1 b2, black c5 a1 b3 d2"

PLACING = [
    Case("men are placed in turn on an empty board", "", "white@a5", "a5"),
    Case("the centre star is a spot like others", "", "white@c3", "c3"),
    Case("men are placed by turns", "a5", "white@c5", "out_of_turn"),
    Case("one man a turn", "a5 e1", "white@c5 white@d4", "two_chips_moved"),
    Case("a spot holds one man", "a5 e1", "white@e1", "wrong_colour"),
    Case("no man moves before all are placed", "a5 e1", "a5-c5", "not_over_placing"),
    Case("nor jumps", "a5 c5", "a5-e5", "not_over_placing"),
    Case("nor jumps and takes", "a5 c5", "a5-e5 xc5", "not_over_placing"),
]

MOVING = [
    Case("a man moves to an open adjacent space", QUIET, "a5-c5", "a5-c5"),
    Case("along a diagonal path", QUIET, "a5-b4", "a5-b4"),
    Case("along a bisecting line", QUIET, "c1-c2", "c1-c2"),
    Case("into the centre star", QUIET, "b3-c3", "b3-c3"),
    Case("but not across it", QUIET, "b3-d3", "not_adjacent"),
    Case("the space must be open", QUIET, "c1-a1", "not_empty"),
    Case("one man moves a turn", QUIET, "a5-c5 c1-c2", "two_chips_moved"),
    Case("when all are placed, none is put down", QUIET, "white@c3", "no_chip_in_hand"),
    Case("players take turns in moving", QUIET, "d2-c2", "out_of_turn"),
    Case("a man in the fingers is a turn begun", QUIET, "xa5", "owed: place"),
    Case(
        "with three men nobody flies",
        "white a5 b3 e3, black a1 e1 c4 d2",
        "a5-c1",
        "not_adjacent",
    ),
]

PILLARS = [
    Case("a pillar is due a removal", "a5 b2 c5 d2", "white@e5", "owed: remove"),
    Case("a pillar removes a man", "a5 b2 c5 d2", "white@e5 xb2", "e5xb2"),
    Case("on the inner square too", "b4 a1 c4 e1", "white@d4 xa1", "d4xa1"),
    Case("three across the centre are none", "b3 a5 d3 e1", "white@c3 xa5", "no_mill"),
    Case("so nothing is due", "b3 a5 d3 e1", "white@c3", "c3"),
    Case("three on a diagonal are none", "a5 e1 b4 c1", "white@c3 xe1", "no_mill"),
    Case("nor three on a midline", "c5 e1 c4 c1", "white@c3 xe1", "no_mill"),
    Case("no pillar, no removal", "a5 b2 c3 d2", "white@e1 xb2", "no_mill"),
    Case("one's own man is not removed", "a5 b2 c5", "xb2", "removed_own_chip"),
    Case(
        "a pillar formed by moving removes a man",
        "white a5 c5 e3 b3, black a1 c1 d2",
        "e3-e5 xa1",
        "e3-e5xa1",
    ),
    Case(
        "a pillar removes one man",
        "white a5 c5 e3 e1, black b2 d2 c3",
        "white@e5 xb2 xd2",
        "one_removal_only",
        hand=(1, 1),
    ),
    Case(
        "even where two are formed",
        "white a5 c5 e3 e1, black b2 d2 c3",
        "white@e5 xb2",
        "e5xb2",
        hand=(1, 1),
    ),
    Case(
        "men in pillars are protected",
        "white a5 c5, black b2 c2 d2 a1",
        "white@e5 xc2",
        "protected_by_mill",
        hand=(1, 1),
    ),
    Case(
        "the one outside is not",
        "white a5 c5, black b2 c2 d2 a1",
        "white@e5 xa1",
        "e5xa1",
        hand=(1, 1),
    ),
    Case(
        "unless there is no one else to remove",
        "white a5 c5, black b2 c2 d2",
        "white@e5 xc2",
        "e5xc2",
        hand=(1, 1),
    ),
    Case(
        "three across the centre protect nobody",
        "white a5 c5, black b3 c3 d3 a1",
        "white@e5 xd3",
        "e5xd3",
        hand=(1, 1),
    ),
]

JUMPS = [
    ("along a square's side", JUMP, "a5-e5", "c5"),
    ("along the inner square", "white b4 e3 c1, black c4 a1 e1", "b4-d4", "c4"),
    ("along a path into the centre", "white a5 e3 c1, black b4 a1 e1", "a5-c3", "b4"),
    ("out of the centre", "white c3 e3 c1, black b4 a1 e1", "c3-a5", "b4"),
    ("across the centre", "white b3 e3 c1, black c3 a1 e1", "b3-d3", "c3"),
]

NO_JUMPS = [
    Case(
        "not over one's own man",
        "white a5 c5 c1 b3, black a1 e1 d3 d2",
        "a5-e5",
        "not_adjacent",
    ),
    Case("not over an open spot", QUIET, "b3-d3", "not_adjacent"),
    Case(
        "not round a corner", "white c5 c1 b3, black e5 a1 d2", "c5-e3", "not_adjacent"
    ),
    Case(
        "not over two in a row",
        "white a5 e3 c1, black b4 c3 a1",
        "a5-d2",
        "not_adjacent",
    ),
    Case(
        "only to an open spot", "white a5 e3 c1, black c5 e5 a1", "a5-e5", "not_empty"
    ),
]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(
    "case", PLACING + MOVING + PILLARS + NO_JUMPS, ids=lambda case: case.says
)
def test_what_all_nine_entries_say(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", ALL)
def test_each_player_has_as_many_men_as_the_name_says(name: str) -> None:
    start = GAMES[name].start()

    assert set(start.contents.values()) == {()}
    assert len(start.contents) == 17
    assert start.in_hand == {"white": ALL[name], "black": ALL[name]}


# -- jumps ---------------------------------------------------------------------


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize(("says", "before", "jump", "over"), JUMPS)
def test_a_man_may_jump_an_adjacent_opponent_to_an_open_spot(
    name: str, says: str, before: str, jump: str, over: str
) -> None:
    left = verdict(name, Case(says, before, jump, ""))
    taken = verdict(name, Case(says, before, f"{jump} x{over}", ""))

    if name in SPARING:
        assert (left, taken) == (jump, "jumped_man_stays")
    else:
        assert (left, taken) == ("owed: remove", f"{jump}x{over}")


@pytest.mark.parametrize("name", SPARING)
@pytest.mark.parametrize(
    "case",
    [
        Case("one jump a turn", JUMP, "a5-c3", "not_adjacent"),
        Case(
            "a pillar formed by a jump removes a man",
            PILLAR_BY_JUMP,
            "a5-e5 xb3",
            "a5-e5xb3",
        ),
        Case(
            "which may be the one jumped over", PILLAR_BY_JUMP, "a5-e5 xc5", "a5-e5xc5"
        ),
        Case("and must be one", PILLAR_BY_JUMP, "a5-e5", "owed: remove"),
        Case("nobody has to jump", JUMP, "b3-b4", "b3-b4"),
    ],
    ids=lambda case: case.says,
)
def test_bila_madhara_jumps_do_no_harm(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", TAKING)
@pytest.mark.parametrize(
    "case",
    [
        Case("one jump may be enough", JUMP, "a5-e5 xc5", "a5-e5xc5"),
        Case("jumps may go on", JUMP, "a5-c3 xc5 xd4", "a5-e5-c3xc5xd4"),
        Case("and on", JUMP, "a5-e1 xc5 xd4 xd2", "a5-e5-c3-e1xc5xd4xd2"),
        Case(
            "nobody jumps out of turn",
            "white c5 a1 d2, black a5 e3 c3",
            "a5-e5 xc5",
            "out_of_turn",
        ),
        Case("every jumped man is removed", JUMP, "a5-c3 xc5", "owed: remove"),
        Case(
            "a man on the way back home has jumped too",
            "white a5 e3, black b4 b2 a3",
            "xb4 xb2 xa3",
            "a5-c3-a1-a5xb4xb2xa3",
        ),
        Case(
            "a pillar formed by a jump takes a man more",
            PILLAR_BY_JUMP,
            "a5-e5 xc5 xb3",
            "a5-e5xc5xb3",
        ),
        Case("it is due", PILLAR_BY_JUMP, "a5-e5 xc5", "owed: remove"),
        Case(
            "and it is one man only",
            PILLAR_BY_JUMP,
            "a5-e5 xc5 xb3 xd2",
            "one_removal_only",
        ),
        Case(
            "a man in a pillar may be jumped, though others stand free",
            "white a3 e3 c1, black b4 b3 b2 e1",
            "a3-c3 xb3",
            "a3-c3xb3",
        ),
        Case("none may be left standing", JUMP, "a5-c3", "owed: remove"),
        Case("only the jumped man goes", JUMP, "a5-e5 xa1", "not_the_jumped_man"),
        Case("and no other with it", JUMP, "a5-e5 xc5 xa1", "not_the_jumped_man"),
    ],
    ids=lambda case: case.says,
)
def test_na_matokeo_jumps_have_consequences(name: str, case: Case) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", TAKING)
def test_a_pillar_counts_where_the_jumps_end_not_on_the_way(name: str) -> None:
    game = GAMES[name]
    position = laid(game, "white a5 e3 e1, black c5 d4 a1")
    texts = [str(turn) for turn in game.turns(position)]

    assert {"a5-e5xc5xa1", "a5-e5xc5xd4", "a5-e5-c3xc5xd4"} <= set(texts)
    assert "a5-e5xc5" not in texts
    assert not any(text.startswith("a5-e5-c3xc5xd4x") for text in texts)


@pytest.mark.parametrize("name", TAKING)
def test_a_jumped_man_is_removed_at_once(name: str) -> None:
    game = GAMES[name]
    turn = game.parse(laid(game, JUMP), "a5-e5-c3xc5xd4")

    assert [(step.kind, step.site, step.to) for step in turn.steps] == [
        (StepKind.MOVE, "a5", "e5"),
        (StepKind.REMOVE, "c5", None),
        (StepKind.MOVE, "e5", "c3"),
        (StepKind.REMOVE, "d4", None),
    ]


@pytest.mark.parametrize("name", KURUKA)
def test_kuruka_jumping_is_not_mandatory(name: str) -> None:
    assert verdict(name, Case("", JUMP, "b3-b4", "")) == "b3-b4"


# -- lazima: jumping is mandatory unless a pillar can be formed -----------------


@pytest.mark.parametrize("name", LAZIMA)
@pytest.mark.parametrize(
    "case",
    [
        Case("jumping is mandatory", JUMP, "b3-b4", "must_jump"),
        Case("also for the man that could jump", JUMP, "a5-b4", "must_jump"),
        Case(
            "unless a pillar can be formed",
            "white a5 c5 e3 b3, black b4 a1 c1",
            "e3-e5 xa1",
            "e3-e5xa1",
        ),
        Case(
            "then it is no duty at all",
            "white a5 c5 e3 b3, black b4 a1 c1",
            "b3-b2",
            "b3-b2",
        ),
        Case(
            "the jump may be made all the same",
            "white a5 c5 e3 b3, black b4 a1 c1",
            "a5-c3 xb4",
            "a5-c3xb4",
        ),
        Case(
            "a jump that can form a pillar lifts the duty too",
            PILLAR_BY_JUMP,
            "b2-c2",
            "b2-c2",
        ),
    ],
    ids=lambda case: case.says,
)
def test_lazima_jumping_is_mandatory_unless_a_pillar_can_be_formed(
    name: str, case: Case
) -> None:
    assert verdict(name, case) == case.verdict


@pytest.mark.parametrize("name", LAZIMA)
def test_whoever_must_jump_chooses_how_far(name: str) -> None:
    game = GAMES[name]

    assert {str(turn) for turn in game.turns(laid(game, JUMP))} == {
        "a5-e5xc5",
        "a5-e5-c3xc5xd4",
        "a5-e5-c3-e1xc5xd4xd2",
    }


@pytest.mark.parametrize("name", LAZIMA)
def test_a_pillar_that_may_not_be_reformed_lifts_no_duty(name: str) -> None:
    game = GAMES[name]
    position = laid(game, "white a5 c5 e5 c1, black a1 e1 b2 d3")
    for text in ("c5-c4", "b2-c2"):
        position = game.play(position, game.parse(position, text))

    assert [str(turn) for turn in game.turns(position)] == [
        "c1-c3xc2",
        "c1-c3-e3xc2xd3",
    ]


@pytest.mark.parametrize("name", LAZIMA)
def test_the_ruling_cites_the_sentence_on_jumping(name: str) -> None:
    game = GAMES[name]
    position = laid(game, JUMP)

    ruling = game.judge(position, done(position, "b3-b4"))

    assert isinstance(ruling, Ruling)
    assert ruling.source.startswith("HTJB International Mind Games, Lazima ")
    assert ruling.source.endswith("mandatory unless a pillar can be formed")


# -- pillars formed again ------------------------------------------------------


def played(name: str, before: str, turns: str, then: str) -> str:
    """Return what the referee says of a change after some turns from a board."""
    game = GAMES[name]
    position = laid(game, before)
    for text in turns.split():
        position = game.play(position, game.parse(position, text))
    judged = game.judge(position, done(position, then))
    return judged.rule if isinstance(judged, Ruling) else str(judged)


@pytest.mark.parametrize(
    ("says", "before", "turns", "then", "verdicts"),
    [
        (
            "reformed in two moves, out and in",
            "white a5 c5 e5 c1, black a1 e1 b2 d3",
            "c5-c4 d3-d2",
            "c4-c5 xa1",
            ("c4-c5xa1", "remade_mill"),
        ),
        (
            "by another man, too",
            "white a5 c5 e5 d4, black a1 c1 b2 d2",
            "e5-e3 b2-b3",
            "d4-e5 xa1",
            ("d4-e5xa1", "remade_mill"),
        ),
        (
            "after an intervening move",
            "white a5 c5 e5 c1, black a1 e1 b2 d3",
            "c5-c4 d3-d2 c1-c2 d2-d3",
            "c4-c5 xa1",
            ("c4-c5xa1", "c4-c5xa1"),
        ),
        (
            "or another pillar being formed",
            "white a5 c5 e5 b4 d4, black a1 e1 b2 d2",
            "c5-c4xa1 b2-b3",
            "c4-c5 xe1",
            ("c4-c5xe1", "c4-c5xe1"),
        ),
        (
            "another pillar is not barred",
            "white a5 c5 e5 b4 d4, black a1 c1 b2 d3",
            "e5-e3 b2-c2",
            "c5-c4 xa1",
            ("c5-c4xa1", "c5-c4xa1"),
        ),
    ],
)
@pytest.mark.parametrize("name", ALL)
def test_reforming_a_pillar(
    name: str, says: str, before: str, turns: str, then: str, verdicts: tuple[str, str]
) -> None:
    expected = verdicts[name in TAKING]

    assert played(name, before, turns, then) == expected, says


# -- the end -------------------------------------------------------------------


def ended(name: str, before: str, turn: str) -> tuple[str, tuple[str, ...]]:
    game = GAMES[name]
    position = laid(game, before)
    result = game.result(game.play(position, game.parse(position, turn)))
    return (result.reason, result.winners) if result else ("goes on", ())


LAST_BUT_TWO = "white a5 c5 e3 b3, black a1 c1 d2"


@pytest.mark.parametrize("name", SPARING)
def test_the_game_is_won_by_capturing_all_but_two(name: str) -> None:
    game = GAMES[name]
    position = laid(game, LAST_BUT_TWO)
    result = game.result(game.play(position, game.parse(position, "e3-e5xa1")))

    assert result is not None
    assert (result.reason, result.winners) == ("two_left", ("white",))
    assert result.scores["white"] == {"saba": 5, "sita": 4, "tano": 3}[name]


@pytest.mark.parametrize("name", SPARING)
def test_two_men_on_the_board_are_no_loss_while_more_are_in_hand(name: str) -> None:
    position = laid(GAMES[name], "a5 b2 c5 d2 e5xb2 c1")

    assert GAMES[name].result(position) is None


@pytest.mark.parametrize("name", TAKING)
def test_a_player_with_two_men_plays_on(name: str) -> None:
    assert ended(name, LAST_BUT_TWO, "e3-e5xa1") == ("goes on", ())


@pytest.mark.parametrize("name", TAKING)
@pytest.mark.parametrize(
    ("before", "turn"),
    [
        ("white a5 b3 c1, black c5", "a5-e5xc5"),
        ("white a5 b3 c1, black c5 d4", "a5-e5-c3xc5xd4"),
        ("white a5 c5 e3, black a1", "e3-e5xa1"),
        ("white a5 e3 e1, black c5 a1", "a5-e5xc5xa1"),
        ("white a5 e3 e1, black c5", "a5-e5xc5"),
    ],
)
def test_the_game_is_won_by_capturing_all(name: str, before: str, turn: str) -> None:
    game = GAMES[name]
    position = laid(game, before)
    result = game.result(game.play(position, game.parse(position, turn)))

    assert result is not None
    assert (result.reason, result.winners) == ("none_left", ("white",))
    assert result.scores["white"] == TAKING[name]


@pytest.mark.parametrize("name", ["saba", "sita"])
def test_the_game_is_won_by_inhibiting_the_opponent_s_ability_to_move(
    name: str,
) -> None:
    before = "white a1 b3 b4 c2 c4 e5, black a5 c5 a3"

    assert ended(name, before, "c2-c3") == ("blocked", ("white",))


@pytest.mark.parametrize("name", TAKING)
def test_so_it_is_where_one_man_is_left(name: str) -> None:
    before = "white a1 a5 b3 c2, black a3"

    assert ended(name, before, "c2-c3") == ("blocked", ("white",))


@pytest.mark.parametrize("name", ALL)
def test_who_can_jump_is_not_inhibited(name: str) -> None:
    game = GAMES[name]
    position = laid(game, "white a1 b3 b4 d4 e5, black a5 c5 a3")
    position = game.play(position, game.parse(position, "d4-c4"))
    jumps = {str(turn).partition("x")[0] for turn in game.turns(position)}

    assert game.result(position) is None
    assert {"a5-c3", "a3-c3", "c5-c3"} <= jumps
    assert all(jump.split("-")[1] == "c3" for jump in jumps)
