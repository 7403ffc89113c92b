"""Rulings on seeds that do not lie as any turn leaves them."""

import pytest

from rules.core.errors import IllegalTurnError, NotationError
from rules.core.model import Ruling, Stage, Step, StepKind, Turn
from rules.games.law import Law
from rules.games.sowing.attempts import past_stores
from rules.games.sowing.laps import MOST_LAPS, Sowing, sown
from rules.games.sowing.ring import FORWARD
from rules.games.sowing.rulings import TABLE
from tests.rules.sow_table import GAMES, laid, verdict, why

SEVENS = "S 7 7 7 7 7 7 7 / N 7 7 7 7 7 7 7"
OARS = "S 4 4 4 4 4 4 / N 4 4 4 4 4 4"

RULED = [
    # game, what lay there, what lies there, the verdict
    ("mankaleh", SEVENS, SEVENS, "no_change"),
    ("mankaleh", SEVENS, "S . 8 8 8 8 8 8 / N 8 7 7 7 7 7 7", "S1"),
    ("mankaleh", SEVENS, "S . 7 7 7 7 7 7 / N 7 7 7 7 7 7 7", "owed: drop"),
    ("mankaleh", SEVENS, "S . 8 8 8 7 7 7 / N 7 7 7 7 7 7 7", "owed: drop"),
    ("mankaleh", SEVENS, "S . 8 8 9 8 8 8 / N 7 7 7 7 7 7 7", "mis_sown"),
    ("mankaleh", SEVENS, "S . 8 8 8 8 8 8 / N 7 8 7 7 7 7 7", "mis_sown"),
    ("mankaleh", SEVENS, "S . 8 8 8 8 7 8 / N 8 7 7 7 7 7 7", "seeds_lost"),
    (
        "mankaleh",
        "S 7 . 7 7 7 7 7 / N 7 7 7 7 7 7 14",
        "S . . 8 8 8 8 8 / N 8 7 7 7 7 7 14",
        "seeds_lost",
    ),
    ("mankaleh", SEVENS, "S . 8 8 8 8 9 8 / N 8 7 7 7 7 7 7", "wrong_count"),
    ("mankaleh", SEVENS, "S . 7 7 7 7 7 7 / N 8 8 8 8 8 8 8", "wrong_direction"),
    ("mankaleh", SEVENS, "S 1 9 8 8 8 8 8 / N . 8 8 8 8 8 8", "sowed_on"),
    (
        "kalah",
        "S 5 5 4 4 4 4 / N 4 4 . . 6 6 / won 1 1",
        "S 6 . 4 4 4 4 / N 4 4 . 1 7 7 / won 1 2",  # into the other's store, too
        "wrong_direction",
    ),
    (
        "kalah",
        "S 2 . 3 . 2 1 / N . . 1 13 2 1 / won 16 7",
        "S 2 . 3 . . 2 / N . . 1 13 2 . / won 18 7",  # not: north sowed N6
        "capture_not_earned",
    ),
    ("mankaleh", SEVENS, "S 8 8 8 8 8 8 7 / N . 8 7 7 7 7 7", "several_changes"),
    ("mankaleh", SEVENS, "S 8 7 7 7 7 7 7 / N . 8 8 8 8 8 8", "out_of_turn"),
    ("mankaleh", SEVENS, "S 7 7 7 7 7 7 . / N 7 7 7 7 7 7 7", "owed: drop"),
    ("mankaleh", SEVENS, "S 6 7 7 7 7 7 7 / N 7 7 7 7 7 7 7", "seeds_lost"),
    ("mankaleh", SEVENS, "S 8 7 7 7 7 7 7 / N 7 7 7 7 7 7 7", "wrong_count"),
    ("mankaleh", SEVENS, "S 9 5 7 7 7 7 5 / N 7 9 7 3 7 11 7", "several_changes"),
    (
        "mankaleh",
        "S 1 2 . . 1 . 3 / N 7 7 1 7 7 7 7 / won 4 .",
        "S 1 2 . . 1 . . / N 8 8 2 7 7 7 7 / won 4 .",
        "owed: take",
    ),
    (
        "mankaleh",
        "S 1 2 . . 1 . 3 / N 7 7 1 7 7 7 7 / won 4 .",
        "S 1 2 . . 1 . . / N 8 8 . 7 7 7 7 / won 4 .",
        "owed: take",
    ),
    (
        "mankaleh",
        "S 1 2 . . 1 . 3 / N 7 7 1 7 7 7 7 / won 4 .",
        "S 1 2 . . 1 . . / N 8 . . 7 7 7 7 / won 14 .",
        "capture_not_earned",
    ),
    (
        "mankaleh",
        "S 1 2 . . 1 . 3 / N 7 7 1 7 7 7 7 / won 4 .",
        "S 1 2 . . 1 . . / N 8 8 . 7 7 7 7 / won 4 2",
        "wrong_store",
    ),
    (
        "mankaleh",
        "S 1 2 . . 1 . 3 / N 7 7 1 7 7 7 7 / won 4 .",
        "S 2 3 1 1 1 . . / N 8 8 2 . 8 8 8 / won 4 .",
        "capture_forgotten",
    ),
    (
        "mankaleh",  # of N2 and N3, which S7 wins, N3 was taken and N2 forgotten
        "S 1 2 . . 1 . 3 / N 7 1 1 7 7 7 7 / won 4 .",
        "S 2 3 1 1 1 . . / N 8 2 . . 8 8 8 / won 6 .",
        "capture_forgotten",
    ),
    (
        "mankaleh",  # the first of a series that S1 wins, but to the other's store
        "S 5 5 3 1 1 1 . / N 3 1 1 1 . 2 2 / won 2 .",
        "S . 6 4 2 2 . . / N 3 1 1 1 . 2 2 / won 2 2",
        "wrong_store",
    ),
    (
        "mankaleh",  # the own store was sown, though the last seed is still to come
        "S . . . . . 3 4 / N 3 1 1 1 . 2 2 / won 2 .",
        "S . . . . . 3 . / N 4 2 2 1 . 2 2 / won 3 .",
        "mis_sown",
    ),
    (
        "kalah",  # S6 goes on, and north plays
        "S . . . 1 . 1 / N 3 1 . . . . / won 5 5",
        "S . . . 1 . . / N . 2 1 1 . . / won 6 5",
        "out_of_turn",
    ),
    (
        "mankaleh",
        "S 3 . . 1 . . . / N 1 7 7 7 7 7 7",
        "S 3 . . . 1 . . / N 1 7 7 7 7 7 7",
        "single_not_playable",
    ),
    (
        "pallam_kuzhi",
        "S 1 . . 2 . . . / N . . 5 . . . 1",
        "S . 1 . . 1 1 . / N . . 5 . . . 1",
        "sowed_on",
    ),
    ("oware", OARS, "S . 5 5 6 4 4 / N 4 4 4 4 4 4", "mis_sown"),
    ("oware", OARS, "S . 5 5 5 5 . / N 5 5 5 5 4 4", "played_twice"),
    (
        "oware",
        "S 1 . . . . 2 / N . . . . . .",
        "S . 1 . . . 2 / N . . . . . .",
        "starves",
    ),
    (
        "giuthi_1",
        "S 1 . . 2 . . / N 2 . . . . .",
        "S . 1 . 2 . . / N 2 . . . . .",
        "not_enough",
    ),
    (
        "egyptian_simple",
        "S 1 . 2 . . . / N 3 1 . . . . / won 30 35",
        "S . 1 2 . . . / N 3 1 . . . . / won 30 35",
        "wrong_pit",
    ),
    (
        "egyptian_simple",
        "S . . . . . . / N 3 1 . . . . / won 30 38",
        "S . . . . . . / N . 2 1 1 . . / won 30 38",
        "feeding_due",
    ),
    (
        "kalah",
        "S 1 . . . . 2 / N 3 1 . . . .",
        "S 1 . . . . 2 / N . 2 1 1 . . / won 0 0",
        "out_of_turn",
    ),
    (
        "dakon",
        "S . . . . . 1 2 / N 1 . . . 2 . .",
        "S 1 . . . . 1 2 / N 1 . . . . 1 . / won . .",
        "several_changes",
    ),
]


@pytest.mark.parametrize(("game", "lie", "seen", "expected"), RULED)
def test_a_board_is_ruled_on(game: str, lie: str, seen: str, expected: str) -> None:
    assert verdict(game, lie, seen) == expected


def test_the_difference_is_told_pit_by_pit() -> None:
    assert why("mankaleh", SEVENS, "S . 8 8 9 8 8 8 / N 7 7 7 7 7 7 7") == (
        "south sowed S1: N1 should hold 8, not 7; S4 should hold 8, not 9"
    )
    assert why("mankaleh", SEVENS, "S . 8 8 8 8 7 8 / N 8 7 7 7 7 7 7") == (
        "south sowed S1, but 1 seed is missing: S6 should hold 8, not 7"
    )


@pytest.mark.parametrize(
    ("lie", "seen", "told"),
    [
        (  # S6 would sow its seed into N1, but holds it still
            "S 1 . . 2 . 1 / N . 1 2 . . 1 / won 20 20",
            "S 1 . . 2 . 1 / N 1 1 2 . . 1 / won 20 20",
            "seeds have been added at N1, and nothing was sown",
        ),
        (  # S4 would sow into S5 and S6, of which one got a seed
            "S 1 . . 2 . 1 / N . 1 2 . . 1 / won 20 20",
            "S 1 . . 2 1 1 / N . 1 2 . . 1 / won 20 20",
            "seeds have been added at S5, and nothing was sown",
        ),
        (  # S5 would sow over all that changed, but got a seed itself
            "S 1 . . 2 1 1 / N . 1 2 . . 1 / won 20 20",
            "S 1 . . 2 2 1 / N . 1 1 . . 1 / won 20 20",
            "N3 should hold 2, not 1; S5 should hold 1, not 2",
        ),
    ],
)
def test_no_sowing_is_told_whose_pit_was_never_lifted(
    lie: str, seen: str, told: str
) -> None:
    assert why("adi", lie, seen) == told


@pytest.mark.parametrize(
    ("game", "lie", "seen", "rule"),
    [
        (  # lifted
            "giuthi_1",
            "S 1 . . 2 . . / N 2 . . . . .",
            "S . . . 2 . . / N 2 . . . . .",
            "not_enough",
        ),
        (
            "mankaleh",
            "S 3 . . 1 . . . / N 1 7 7 7 7 7 7",
            "S 3 . . . . . . / N 1 7 7 7 7 7 7",
            "single_not_playable",
        ),
        (
            "egyptian_simple",
            "S 6 1 2 . . . / N 3 1 . . . . / won 30 29",
            "S . 2 3 1 . . / N 3 1 . . . . / won 30 29",
            "wrong_pit",
        ),
        (  # S2 was sown to the left, and on from S1 and S3, which filled it again
            "giuthi_beginners",
            "S 1 1 6 6 / N . . 4 5 / won 9 .",
            "S 1 2 . . / N 2 2 5 6 / won 9 .",
            "not_enough",
        ),
    ],
)
def test_a_sowing_that_may_not_begin_is_told_before_it_is_done(
    game: str, lie: str, seen: str, rule: str
) -> None:
    assert verdict(game, lie, seen) == rule


def test_the_pits_that_are_wrong_are_told_apart_from_those_that_changed() -> None:
    seen = laid("mankaleh", "S . 8 8 9 8 8 8 / N 7 7 7 7 7 7 7").contents

    judged = GAMES["mankaleh"].judge(laid("mankaleh", SEVENS), seen)

    assert isinstance(judged, Ruling)
    assert judged.sites == ("S1", "S2", "S3", "S4", "S5", "S6", "S7")
    assert judged.wrong == ("N1", "S4")  # N1 is wrong because it did not change


def test_a_forgotten_calf_is_no_capture_that_was_forgotten() -> None:
    told = why(
        "pandi",
        "S . 1 3 . . . 2 / N 1 2 . . . . 1",
        "S . . 4 . . . 2 / N . 3 . . . . 1",
    )

    assert told.startswith("south forgot the four on S3")


@pytest.mark.parametrize(
    ("lie", "seen"),
    [
        (
            "S . 2 3 2 . 6 . / N . 5 . . . 1 1 / won 10 10",
            "S . . . 3 . 6 . / N . 5 . . . . 2 / won 14 10",
        ),
        (
            "S . 1 3 . 6 . 2 / N . 2 . . . 1 1 / won 10 10",
            "S . . . . 6 . 2 / N . 2 . . . . 2 / won 14 10",
        ),
    ],
)
def test_only_what_was_not_taken_is_said_to_be_forgotten(lie: str, seen: str) -> None:
    told = why("pandi", lie, seen)

    assert "did not take S" in told
    assert "S3" not in told


def test_a_seed_in_the_others_shed_is_ruled_by_how_seeds_are_sown() -> None:
    lie = "S . . 1 . . . 1 / N 1 . . . 4 5 . / won 10 10"
    seen = "S . . 1 . . . . / N 1 . . . 4 5 . / won 10 11"
    game = GAMES["dakon"]

    judged = game.judge(laid("dakon", lie), laid("dakon", seen).contents)

    assert isinstance(judged, Ruling)
    assert judged.rule == "wrong_store"
    assert judged.law == game.kernel.record.card.cite(Law.SOWING)


def test_the_pit_completed_is_not_taken_where_the_next_one_is_won() -> None:
    lie, seen = "S 1 2 3 . . . / N 1 . . . . .", "S . . 3 . . . / N 1 . . . . ."
    game = GAMES["kpo_3"]

    judged = game.judge(laid("kpo_3", lie), laid("kpo_3", seen).contents)

    assert isinstance(judged, Ruling)
    assert judged.rule == "capture_not_earned"
    assert judged.why == "west sowed S1>, which does not win S2; it wins S3"
    assert judged.law == game.kernel.record.card.cite(Law.CAPTURE)
    assert judged.wrong == ("S2", "S3")


@pytest.mark.parametrize(
    ("game_id", "lie", "seen", "told"),
    [
        (
            "giuthi_1",
            "S 3 . . . . 2 / N . . . . . 2",
            "S 3 . . . . . / N 1 . . . . 2 / won 1",
            "south sowed S6>, which does not win N2",
        ),
        (
            "kpo_2",
            "S 1 . . . . 1 / N 1 1 . . 3 2",
            "S . . . . . . / N 2 1 . . 3 2 / won 1",
            "south sowed S6, which does not win S1",
        ),
        (
            "dakon",
            "S . . . . 1 . 2 / N 1 3 . . 2 . .",
            "S . . . . . . 2 / N 1 . . . 2 . . / won 4",
            "south sowed S5, which does not win S6",
        ),
    ],
)
def test_a_single_seed_that_lies_in_a_store_was_taken_not_lost(
    game_id: str, lie: str, seen: str, told: str
) -> None:
    assert verdict(game_id, lie, seen) == "capture_not_earned"
    assert why(game_id, lie, seen) == told


def test_a_single_seed_that_no_store_holds_is_lost() -> None:
    lie = "S 3 . . . . 3 / N . 2 . . . 2"
    assert verdict("giuthi_1", lie, "S 3 . . . . . / N . 3 1 . . 2") == "seeds_lost"


@pytest.mark.parametrize(
    ("slipped", "sown_on", "rule", "told"),
    [
        (
            "S . 5 4 5 5 5 / N 4 4 4 4 4 4",
            "S6",
            "mis_sown",
            "south sowed S1, but S3 was passed over",
        ),
        (
            "S . 6 5 5 4 4 / N 4 4 4 4 4 4",
            "S4",
            "mis_sown",
            "south sowed S1, but two seeds fell into S2 at once",
        ),
        (
            "S . 5 4 5 5 4 / N 4 4 4 4 4 4",
            "S5",
            "seeds_lost",
            "south sowed S1, but the seed for S3 is missing",
        ),
    ],
)
def test_a_slip_early_in_a_relay_is_found_though_all_that_follows_differs(
    slipped: str, sown_on: str, rule: str, told: str
) -> None:
    game = GAMES["adi"]
    there = laid("adi", slipped)
    board = game.play(there, game.parse(there, sown_on)).contents

    judged = game.judge(game.start(), board)

    assert isinstance(judged, Ruling)
    assert judged.rule == rule
    assert judged.why == told


def test_a_slip_in_an_own_pit_comes_before_a_second_turn() -> None:
    lie = "S 10 2 1 2 . . / N 10 1 1 7 1 3 / won 9 1"
    seen = "S 10 2 1 . . 1 / N 10 2 1 7 1 3 / won 9 1"

    assert verdict("oware", lie, seen) == "mis_sown"
    told = "south sowed S4: N2 should hold 1, not 2; S5 should hold 1, not 0"
    assert why("oware", lie, seen) == told


def test_a_slip_in_an_own_pit_comes_before_the_others_row() -> None:
    lie = "S . 6 3 . . 1 / N 5 . . . . 3 / won 17 25"
    seen = "S 1 7 4 1 1 1 / N . . . . . 3 / won 17 25"

    assert verdict("giuthi_1", lie, seen, "north") == "mis_sown"
    told = why("giuthi_1", lie, seen, "north")
    assert told == "north sowed N1<, but S6 was passed over"


def test_a_wrong_sowing_that_never_ends_is_not_thought_of() -> None:
    # without the stores S2 would be sown on for ever: no board comes back
    lie = "S 1 2 6 14 . 1 6 / N 5 9 1 . 8 . 2 / won 23 20"
    position = laid("dakon", lie)
    sowing = Sowing(position, 0, FORWARD)
    sowing.after = position.rules.after_with((), 0, FORWARD, frozenset())
    sowing.sow(position.rules.number["S2"])

    assert sowing.endless
    assert sum(step.kind is StepKind.LIFT for step in sowing.steps) == MOST_LAPS
    attempts = past_stores(position)
    assert not any("sowed S2, but S was passed over" in str(a.says) for a in attempts)


def test_a_slip_late_in_a_relay_is_found_too() -> None:
    game = GAMES["adi"]
    # S1 and S5 are sown, N2 is passed over, and the relay goes on from N5
    slipped = laid("adi", "S . 5 5 5 . 5 / N 5 4 5 5 5 4")
    went_on = sown(slipped, slipped.rules.number["N5"])

    judged = game.judge(game.start(), slipped.but(seeds=tuple(went_on.board)).contents)

    assert isinstance(judged, Ruling)
    assert judged.why == "south sowed S1, but N2 was passed over"
    assert judged.wrong == ("N2",)


@pytest.mark.parametrize(
    ("game", "lie", "seen", "rule", "told"),
    [
        (
            "dakon",
            "S . . . . . . 3 / N 1 1 7 . . . . / won 40 40",
            "S 1 1 1 1 . . . / N 2 2 . . 1 1 1 / won 41 40",
            "mis_sown",
            "south sowed S7, but S was passed over",
        ),
        (
            "dakon",
            "S . . . . . . 2 / N 7 . . . . . . / won 40 40",
            "S 1 . . . . . . / N . 1 1 1 1 1 . / won 42 41",
            "wrong_store",
            "south sowed S7 and dropped seeds into N too",
        ),
        (
            "dakon",
            "S . . . . . . 3 / N 1 1 7 . . . . / won 40 40",
            "S 1 1 1 . . . . / N 2 2 . 1 . 1 1 / won 41 41",
            "wrong_store",
            "south sowed S7, but into N, not into S",
        ),
    ],
)
def test_a_store_that_was_passed_or_sown_wrongly_is_told(
    game: str, lie: str, seen: str, rule: str, told: str
) -> None:
    assert verdict(game, lie, seen) == rule
    assert why(game, lie, seen) == told


def test_a_ruling_cites_the_entry_and_what_it_says() -> None:
    position = laid("mankaleh", SEVENS)
    seen = laid("mankaleh", "S . 8 8 9 8 8 8 / N 7 7 7 7 7 7 7").contents
    judged = GAMES["mankaleh"].judge(position, seen)
    assert isinstance(judged, Ruling)
    assert judged.law == GAMES["mankaleh"].kernel.record.card.cite(Law.SOWING)
    assert judged.sites == ("S1", "S2", "S3", "S4", "S5", "S6", "S7")


def test_what_lies_there_must_be_seeds() -> None:
    position = GAMES["kalah"].start()
    judged = GAMES["kalah"].judge(position, {"S1": ("white",)})
    assert isinstance(judged, Ruling)
    assert judged.rule == "not_seeds"


def test_a_site_of_another_board_is_no_site() -> None:
    with pytest.raises(ValueError, match="has no site 'S7'"):
        GAMES["kalah"].judge(GAMES["kalah"].start(), {"S7": 3})


def test_a_game_that_is_over_is_not_played_on() -> None:
    game = GAMES["kalah"]
    position = laid("kalah", "S . . . . . 1 / N 1 . . . . . / won 20 20")
    over = game.play(position, game.parse(position, "S6"))
    judged = game.judge(over, {"N1": 0, "N2": 1})
    assert isinstance(judged, Ruling)
    assert judged.rule == "game_over"
    with pytest.raises(NotationError, match="it is over"):
        game.parse(over, "N1")


@pytest.mark.parametrize(
    ("text", "rule"),
    [("S4", "empty_pit"), ("N1", "wrong_row"), ("S2", "single_not_playable")],
)
def test_a_pit_that_may_not_be_sown_is_refused_with_its_rule(
    text: str, rule: str
) -> None:
    position = laid("mankaleh", "S 3 1 . . . . . / N 5 . . . . . .")
    with pytest.raises(NotationError, match=rule):
        GAMES["mankaleh"].parse(position, text)


@pytest.mark.parametrize(
    ("game_id", "text", "reason"),
    [
        ("giuthi_1", "S2", "write S2> to sow to the own right, S2< to the left"),
        ("giuthi_1", "S1<", "not_enough: S1 holds 1"),
        ("kpo_2", "S3>", "everybody sows the same way round; write S3"),
        ("oware", "S1", "starves: south sowed S1, which leaves the other nothing"),
    ],
)
def test_a_turn_written_wrongly_is_refused_for_what_is_wrong(
    game_id: str, text: str, reason: str
) -> None:
    position = laid(game_id, "S 1 2 6 . . 2 / N . . . . . .")
    with pytest.raises(NotationError, match=reason):
        GAMES[game_id].parse(position, text)


def test_an_illegal_turn_names_the_rule() -> None:
    game = GAMES["mankaleh"]
    position = game.start()
    steps = (
        Step(StepKind.LIFT, "S1", "south", None, 7),
        Step(StepKind.DROP, "S2", "south"),
    )
    with pytest.raises(IllegalTurnError, match="unfinished"):
        game.play(position, Turn("south", steps, "S1 and no more"))
    strange = Turn("south", (Step(StepKind.DROP, "a7", "south"),), "a7")
    with pytest.raises(IllegalTurnError, match="no_such_site"):
        game.play(position, strange)


def test_a_relay_may_pause_anywhere() -> None:
    game = GAMES["adi"]
    position = game.start()
    turn = max(game.turns(position), key=lambda turn: len(turn.steps))
    stages = game.stages(position, turn)
    assert len(stages) > 10
    for partial, _ in stages:
        judged = game.judge(position, partial)
        assert isinstance(judged, (Stage, Turn))


def test_won_seeds_may_be_taken_late_while_nothing_falls_on_them() -> None:
    lie = "S . 3 3 . . . . / N 1 . . . . . 1"
    # S3 made a calf; sowing went on before it is taken
    assert verdict("pandi", lie, "S . . 4 1 1 . . / N 1 . . . . . 1") == "owed: take"
    assert verdict("pandi", lie, "S . . . 1 1 . . / N 1 . . . . . 1") == "owed: take"
    assert verdict("pandi", lie, "S . . . 1 1 . . / N 1 . . . . . 1 / won 4 .") == "S2"


def test_a_four_forgotten_before_the_reply_is_told() -> None:
    lie = "S . . . . . 2 / N 3 . . . 2 5"
    game = GAMES["adi"]
    position = laid("adi", lie)
    left = game.play(position, game.parse(position, "S6~N1"))
    reply = game.play(left, game.parse(left, "N5"))

    judged = game.judge(position, reply.contents)

    assert isinstance(judged, Ruling)
    assert judged.rule == "four_forgotten"
    assert "N1" in judged.why


@pytest.mark.parametrize(
    ("game", "lie", "seen", "told"),
    [
        (
            "dakon",  # the last seed fell on others
            "S 1 2 . 3 . . . / N 1 . 2 . 1 3 . / won 40 45",
            "S . . 1 4 . . . / N 1 . . 1 . 4 1 / won 40 46",
            "south sowed S2 and did not go on from S4, before N3 was sown",
        ),
        (
            "giuthi_1",  # the next way round
            "S 1 . . 2 . 1 / N 2 . 1 . 2 3",
            "S 1 . . . 1 2 / N 1 2 . . 2 3",
            "south sowed S4> and did not go on from S6, before N1> was sown",
        ),
        (
            "pallam_kuzhi",  # it is the next pit that is lifted
            "S 2 . . 3 . . . / N . . 2 . . . 1",
            "S . 1 1 3 . . . / N . . . 1 1 . . / won . 1",
            "south sowed S1 and did not go on from S4, before N3 was sown",
        ),
        (
            "mongola",
            "A 4 . 4 . 4 . 4 / B . 4 . 4 . 4 . / C 4 . 4 . 4 . 4 / D . 4 . 4 . 4 .",
            "A 5 1 . 1 5 1 . / B 1 5 . 5 . 4 . / C . . 4 . 4 . 4 / D 1 5 1 5 . 4 .",
            "south sowed C1 and did not go on from D4, before A7 was sown",
        ),
    ],
)
def test_who_does_not_sow_on_is_told_once_the_other_side_plays(
    game: str, lie: str, seen: str, told: str
) -> None:
    assert verdict(game, lie, seen) == "stopped_early"
    assert why(game, lie, seen) == told


FACED = "A . . 2 . . . . / B . . 3 . . . . / C . . 2 . 2 . . / D . . . . . . ."
ONE_FACES = "A . . . . . . . / B . . 3 . . . . / C . . 2 . 2 . . / D . . . . . . ."
BEYOND = "A . 2 . . . . . / B . 3 . . . . . / C . 2 . . 2 . . / D . . . . . . ."
OUTSIDE = "A . . 2 . . . . / B . . 3 . . . . / C . . . . . . . / D 2 . 2 . . . ."


@pytest.mark.parametrize(
    ("lie", "seen", "rule", "told"),
    [
        (
            FACED,
            "A . . 2 . . . . / B . . 3 . . . . / C 1 1 . 1 . . . / D . 1 . . . . .",
            "capture_forgotten",
            "south sowed C5 and did not take B3 and A3 on the way",
        ),
        (
            FACED,
            "A . . . . . . . / B . . . . . . . / C 1 1 . 1 . . . / D 1 1 1 1 1 . 1",
            "wrong_restart",
            "south sowed C5; with B3 and A3 it goes on from C4, not from C2",
        ),
        (
            ONE_FACES,
            "A . . . . . . . / B . . . . . . . / C 1 1 1 2 . . . / D 1 . 1 . . . .",
            "capture_not_earned",
            "south sowed C5, which does not win B3",
        ),
        (
            BEYOND,  # the last seed passes C3, which is empty
            "A . . . . . . . / B . . . . . . . / C 1 1 . 1 . . . / D 1 1 1 1 1 . 1",
            "capture_not_earned",
            "south sowed C5, which does not win B2 and A2",
        ),
        (
            OUTSIDE,
            "A . . . . . . . / B . . . . . . . / C . . . . 1 . 1 / D . 2 1 1 1 1 1",
            "capture_not_earned",
            "south sowed D1, which does not win B3 and A3",
        ),
        (
            FACED,  # it goes on with six seeds, not with eight
            "A . . 2 . . . . / B . . . . . . . / C 1 1 1 2 . . . / D 1 . 1 . . . .",
            "capture_forgotten",
            "south sowed C5 and did not take A3 on the way",
        ),
        (
            BEYOND,  # exhausted, and heaped up all the same
            "A . . . . . . . / B . . . . . . . / C . 8 . 1 . . . / D . . . . . . .",
            "capture_not_earned",
            "south sowed C5, which does not win B2 and A2",
        ),
        (
            BEYOND,
            "A . 2 . . . . . / B . 3 . . . . . / C . 2 1 1 . . . / D . . . . . . .",
            "mis_sown",
            "south sowed C5; its last seed passes by C3",
        ),
        (
            "A . 2 . . . . . / B . 3 . . . . . / C . 2 . . 1 . . / D . . . . . . .",
            "A . 2 . . . . . / B . 3 . . . . . / C . 2 . 1 . . . / D . . . . . . .",
            "not_enough",
            "C5 holds 1, and a turn begins with 2",
        ),
        (
            "A 1 . 2 . . . . / B . . 3 . . . . / C . 2 . . 2 . . / D . . . . . . .",
            "A . . 2 . . . . / B 1 . 3 . . . . / C . 2 . . 2 . . / D . . . . . . .",
            "wrong_row",  # north's two rows are a circle of their own
            "south sowed A1, which is not south's",
        ),
    ],
)
def test_what_faces_the_last_seed_is_taken_by_its_rules(
    lie: str, seen: str, rule: str, told: str
) -> None:
    assert verdict("mongola", lie, seen) == rule
    assert why("mongola", lie, seen) == told


def test_what_is_taken_where_the_sowing_goes_on_is_told() -> None:
    """The last seed falls on another in S3; N5 opposite is taken all the same."""
    lie = "S 2 1 1 . . . . / N . . . . 5 . 3 / won 40 40"
    seen = "S . 2 2 . . . . / N . . . . . . 3 / won 45 40"

    assert verdict("dakon", lie, seen) == "capture_not_earned"
    assert why("dakon", lie, seen) == "south sowed S1, which does not win N5"


def test_a_turn_that_begins_with_a_pit_that_nobody_lifted_is_not_told() -> None:
    """S4 was sown past S5, which would have won; S5 still holds its seed."""
    lie = "S 13 . . 1 1 13 . / N . . 40 . . . . / won 15 15"
    seen = "S 13 . . . 1 14 . / N . . 40 . . . . / won 15 15"

    assert verdict("mankaleh", lie, seen) == "mis_sown"
    assert why("mankaleh", lie, seen) == "south sowed S4, but S5 was passed over"


SERIES = "S . 9 . . . 2 1 / N 1 9 . . 4 . . / won 36 36"


@pytest.mark.parametrize(
    ("seen", "told"),
    [
        (
            "S 1 10 . . . . 2 / N . 9 . . . 1 1 / won 38 36",
            "south sowed S6 and did not take S7, before N5 was sown",
        ),
        (
            "S 1 10 . . . . . / N 2 9 . . . 1 1 / won 38 36",
            "south sowed S6 and did not take N1, before N5 was sown",
        ),
        (
            "S . 9 . . . . . / N 1 9 . . 4 . . / won 39 36",
            "south sowed S6: N1 should hold 0, not 1; S should hold 40, not 39",
        ),
    ],
)
def test_of_what_is_won_any_part_may_be_forgotten(seen: str, told: str) -> None:
    position = laid("mankaleh", SERIES)
    judged = GAMES["mankaleh"].judge(position, laid("mankaleh", seen).contents)

    assert isinstance(judged, Ruling)
    assert (judged.rule, judged.why) == ("capture_forgotten", told)
    assert judged.law == position.rules.record.card.cite(Law.CAPTURE)


@pytest.mark.parametrize(
    ("game", "lie", "seen", "rule", "told"),
    [
        (
            "giuthi_1",  # each lap goes the other way round
            "S . . . . 2 1 / N . . . . . 5",
            "S . . . . . . / N 1 1 1 . . 5",
            "sowed_on",
            "south's turn S5> was over with the last seed in N1, but N1 was sown on",
        ),
        (
            "kpo_2",  # the last pit is won, and was sown on instead
            "S 1 . 1 1 2 4 / N 2 3 1 14 1 9 / won 4 5",
            "S . . 1 1 2 4 / N 2 . 2 15 . 10 / won 4 7",
            "sowed_on",
            "north's turn N2 was over with the last seed in N5, but N5 was sown on",
        ),
        (
            "dakon",  # and not N1, sown past S3, before N3: that leaves other stores
            "S 1 1 1 . . 3 . / N 1 . 1 . . . . / won 59 31",
            "S 1 1 . . . . 1 / N . 1 . 1 1 . . / won 61 31",
            "capture_not_earned",
            "south sowed S6, which does not win S3",
        ),
        (
            "kalah",
            "S 3 1 4 1 2 2 / N 3 . 2 2 9 9 / won 7 3",
            "S . 2 5 . 2 2 / N 3 . . 2 9 9 / won 11 3",
            "capture_not_earned",
            "south sowed S1, which does not win S4 and N3",
        ),
        (
            "kpo_3",  # no store: what is held is not seen
            "S 1 2 3 . . . / N 1 . . . . .",
            "S . 3 1 . . . / N 1 . . . . .",
            "capture_forgotten",
            "west sowed S1>: S3 should hold 0, not 1",
        ),
        (
            "oware",  # it is the slip that wins
            "S . . 2 2 1 . / N 2 14 6 1 . 1 / won 6 13",
            "S . . 2 . 1 1 / N . 14 6 1 . 1 / won 9 13",
            "mis_sown",
            "south sowed S4, but S5 was passed over",
        ),
        (
            "giuthi_beginners",  # a lap that should go on ended in N2
            "S 9 1 3 1 / N 5 1 3 9",
            "S 9 1 . 2 / N 6 . 3 9 / won 2 0",
            "capture_not_earned",
            "south sowed S3>, which does not win N2",
        ),
    ],
)
def test_what_the_hand_did_is_told(
    game: str, lie: str, seen: str, rule: str, told: str
) -> None:
    first = "north" if told.startswith("north") else ""
    position = laid(game, lie, first)

    judged = GAMES[game].judge(position, laid(game, seen, first).contents)

    assert isinstance(judged, Ruling)
    assert (judged.rule, judged.why) == (rule, told)


def test_a_side_that_cannot_play_does_not_reply() -> None:
    """North is next after west, and has no seeds to sow."""
    lie = "S . . . 2 . . / N . . . 1 1 1 / won 7 14 4 6"
    seen = "S . 1 1 . . . / N . . . 1 2 ."

    judged = GAMES["kpo_4"].judge(
        laid("kpo_4", lie, "west"), laid("kpo_4", seen).contents
    )

    assert isinstance(judged, Ruling)
    assert judged.rule == "capture_forgotten"


def test_who_does_not_feed_the_other_side_is_told_the_pit() -> None:
    lie = "S . . . . . . / N 3 1 . . . . / won 30 38"
    seen = "S . . . . . . / N . 2 1 1 . . / won 30 38"

    told = why("egyptian_simple", lie, seen)

    assert told == "north must put one seed into S1, the other's first pit"


def test_who_does_not_turn_round_is_told_where() -> None:
    lie = "S 1 . . 2 . 1 / N 2 . 1 . 2 3"
    seen = "S 1 . . . 1 . / N 3 1 1 . 2 3"

    assert verdict("giuthi_1", lie, seen) == "wrong_direction"
    assert why("giuthi_1", lie, seen) == "south sowed S4> and did not turn round at S6"


def test_who_never_turns_round_is_told_where_it_began() -> None:
    """From S6 on to N2, from N2 on to N5."""
    lie = "S 1 . . 2 . 1 / N 2 2 1 . . 3"
    seen = "S 1 . . . 1 . / N 3 . 2 1 1 3"

    assert verdict("giuthi_1", lie, seen) == "wrong_direction"
    assert why("giuthi_1", lie, seen) == "south sowed S4> and did not turn round at S6"


def test_a_later_lap_the_wrong_way_round_is_told_with_its_pit() -> None:
    """S1 falls into S2 and S3; S3 is sown back, over S2 and S1, into N7."""
    lie = "S 2 . 2 1 1 1 1 / N 1 1 1 1 1 1 ."
    seen = "S 1 2 . 1 1 1 1 / N 1 1 1 1 1 1 1"

    assert verdict("dakon", lie, seen) == "wrong_direction"
    assert why("dakon", lie, seen) == "S3 was sown the wrong way round"


def test_where_no_sowing_comes_near_the_nearest_is_told() -> None:
    told = why("mankaleh", SEVENS, "S 9 5 7 7 7 7 5 / N 7 9 7 3 7 11 7")
    assert told == (
        "no sowing explains the board; nearest is S7: N7 should hold 8, not 7; "
        "N6 should hold 8, not 11; and 8 more"
    )


def test_the_table_has_a_rule_for_every_board() -> None:
    rules = [row.rule for row in TABLE.rows]
    assert rules[-1] == "several_changes"
    assert {"mis_sown", "seeds_lost", "wrong_count", "capture_not_earned"} <= set(rules)


@pytest.mark.parametrize(
    ("lie", "seen"),
    [
        (  # S3 went to S2, S1 and N7, instead of S4, S5 and S6
            "S 4 4 3 4 4 4 4 / N 4 4 4 4 4 4 4 / won 0 0",
            "S 5 5 . 4 4 4 4 / N 4 4 4 4 4 4 5 / won 0 0",
        ),
    ],
)
def test_a_lap_the_wrong_way_is_told_before_the_relay_goes_on(
    lie: str, seen: str
) -> None:
    assert why("sunca", lie, seen) == "S3 was sown the wrong way round"


def test_two_laps_of_sita_at_once_are_told_as_two() -> None:
    game = GAMES["sita_solitaire"]
    start = game.start()
    between = game.play(start, game.parse(start, "S1"))
    there = game.play(between, game.parse(between, "N2"))

    ruling = game.judge(start, there.contents)

    assert isinstance(ruling, Ruling)
    assert ruling.why == "solo sowed S1 and then N2, two turns"
