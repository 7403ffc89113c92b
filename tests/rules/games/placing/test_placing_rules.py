"""Rules of games of placing, sentence by sentence, at the table."""

from dataclasses import replace

import pytest

from rules.core.errors import DefinitionError, NotationError, OptionError
from rules.core.model import Ruling, Stage, StepKind
from rules.core.perft import perft
from rules.games.facade import KernelGame
from rules.games.placing.kernel import PlacingKernel
from rules.games.placing.othello import OTHELLO
from rules.games.placing.pente import PENTE
from rules.games.placing.rulings import TABLE
from rules.games.table_position import TablePosition
from tests.rules.pit_table import GAMES, Case, done, laid, played, texts, verdict

ROWS = "black a1 d7, white b2 c3 d4 d5 d6 e4 f4"

OTHELLO_CASES = [
    Case("black starts", "", "black@e3 ~e4", "e3"),
    Case("black starts, not white", "", "white@c4", "out_of_turn"),
    Case("a disc must trap a disc", "", "black@f4", "owed: flip"),
    Case("what is trapped is turned over", "", "black@c5 ~d5", "c5"),
    Case("a disc that traps nothing is refused", "", "black@c3", "nothing_enclosed"),
    Case("in several directions at once", ROWS, "black@d3 ~d4 ~d5 ~d6", "d3"),
    Case("it is turned at once", ROWS, "black@d3 ~d5", "owed: flip"),
    Case("a disc in the fingers is being turned", ROWS, "black@d3 xd4", "owed: flip"),
    Case("what is not trapped stays", ROWS, "black@d3 ~d4 ~e4", "not_enclosed"),
    Case("a trapped disc is not taken", ROWS, "black@d3 xe4", "taken_off"),
    Case("own discs stay as they are", ROWS, "black@d3 ~d7", "turned_own_chip"),
    Case("own discs are not taken", ROWS, "xa1", "removed_own_chip"),
    Case("nothing moves", ROWS, "a1-d3", "chip_moved"),
    Case("who turns has to place", ROWS, "~d4", "nothing_placed"),
    Case("the own colour is up", ROWS, "white@d3 ~d4 ~d5 ~d6", "wrong_side_up"),
    Case("one disc is placed", ROWS, "black@d3 black@d2", "two_chips_placed"),
    Case("on an empty square", ROWS, "black@d4", "not_empty"),
    Case("a disc is black or white", ROWS, "red@d3", "foreign_chip"),
    Case("nothing has happened yet", ROWS, "", "no_change"),
    Case("nor three", "", "black@e3 ~e4 white@c3 white@a1 white@h8", "several_changes"),
    Case("one turn at a time", "", "black@e3 ~e4 white@c3", "piece_added"),
    Case("who can must not pass", "", "", "no_change"),
    Case("the end is the end", "black a1, white h8", "black@b1", "game_over"),
]
REVERSI_CASES = [
    Case("play starts on an empty board", "", "black@d4", "d4"),
    Case("the central squares are filled first", "", "black@c3", "middle_first"),
    Case("nothing is turned there", "d4 e5 e4", "white@d5 ~d4", "not_enclosed"),
    Case("from then on as Othello", "d4 e4 e5 d5", "black@c5 ~d5", "c5"),
    Case("it must trap something then", "d4 e4 e5 d5", "black@c3", "nothing_enclosed"),
]
PAIRS = "white g10 j7, black h10 i10 j8 j9, white k11"
SANDWICH = "white g10 a1, black h10 i10"
PENTE_CASES = [
    Case("white begins", "", "white@j10", "j10"),
    Case("white begins, not black", "", "black@j10", "out_of_turn"),
    Case("one stone a turn", "", "white@j10 white@a1", "two_chips_placed"),
    Case("a pair is captured", SANDWICH, "white@j10 xh10 xi10", "j10xh10xi10"),
    Case("it has to be taken", SANDWICH, "white@j10", "owed: remove"),
    Case("both of it", SANDWICH, "white@j10 xh10", "owed: remove"),
    Case("what is not sandwiched stays", SANDWICH, "white@k10 xh10", "not_enclosed"),
    Case(
        "two pairs at once",
        "white g10 j7, black h10 i10 j8 j9",
        "white@j10 xh10 xi10 xj8 xj9",
        "j10xh10xi10xj9xj8",
    ),
    Case("moving between is safe", "white g10 j10, black h10", "white@a1", "a1"),
    Case("one is no pair", "white g10, black h10", "white@i10 xh10", "wrong_length"),
    Case("nor are three", "white g10, black h10 i10 j10", "white@k10", "k10"),
    Case(
        "nor are three, when they are taken",
        "white g10, black h10 i10 j10",
        "white@k10 xh10 xi10 xj10",
        "wrong_length",
    ),
    Case("who takes has to place", SANDWICH, "xh10", "nothing_placed"),
    Case("a stone keeps its colour", SANDWICH, "~h10 white@j10", "wrong_colour"),
    Case("own stones stay", SANDWICH, "xa1", "removed_own_chip"),
    Case("nothing moves", SANDWICH, "a1-a2", "chip_moved"),
    Case("nor do the other's stones", SANDWICH, "h10-h11", "piece_displaced"),
]
TRIPLET = "white g10, black h10 i10 j10"
KERYO_CASES = [
    Case("pairs", SANDWICH, "white@j10 xh10 xi10", "j10xh10xi10"),
    Case("and triplets", TRIPLET, "white@k10 xh10 xi10 xj10", "k10xh10xi10xj10"),
    Case("four are not", "white g10, black h10 i10 j10 k10", "white@l10", "l10"),
]
CAUGHT = "black a2 c1, white a1 b2 c3"
SUICIDE = "black a3 b2 c1, white a2 b1"
GONNECT_CASES = [
    Case("black begins", "", "black@d4", "d4"),
    Case("black begins, not white", "", "white@d4", "out_of_turn"),
    Case("without a liberty it goes", CAUGHT, "black@b1 xa1", "b1xa1"),
    Case("it must be taken off", CAUGHT, "black@b1", "owed: remove"),
    Case("with a liberty it stays", CAUGHT, "black@b1 xa1 xb2", "has_liberty"),
    Case("suicide is illegal", "black h8, white a2 b1", "black@a1", "no_liberty"),
    Case("unless it captures", SUICIDE, "black@a1", "owed: remove"),
    Case("what has a liberty is not taken", CAUGHT, "black@h8 xc3", "has_liberty"),
    Case("a stone keeps its colour", CAUGHT, "~c3 black@h8", "wrong_colour"),
    Case("who takes has to place", CAUGHT, "xc3", "nothing_placed"),
    Case(
        "no board comes again",
        "b2 c2 a3 d3 b4 c4 c3 b3xc3",
        "black@c3 xb3",
        "board_repeated",
    ),
    Case(
        "but after another turn",
        "b2 c2 a3 d3 b4 c4 c3 b3xc3 h8 i8",
        "black@c3 xb3",
        "c3xb3",
    ),
]

ALL = [
    (game, case)
    for game, cases in (
        ("othello", OTHELLO_CASES),
        ("reversi", REVERSI_CASES),
        ("pente", PENTE_CASES),
        ("keryo_pente", KERYO_CASES),
        ("gonnect", GONNECT_CASES),
    )
    for case in cases
]


@pytest.mark.parametrize(("game", "case"), ALL, ids=str)
def test_the_rules_say(game: str, case: Case) -> None:
    assert verdict(game, case) == case.verdict


def test_every_rule_of_the_table_is_tried() -> None:
    tried = {case.verdict for _, case in ALL}

    assert {row.rule for row in TABLE.rows} <= tried


@pytest.mark.parametrize(
    ("game", "before", "deeds", "told"),
    [
        (
            "othello",
            ROWS,
            "black@d3 ~d4 ~d5 ~e4",
            "black turned e4 over, but d3 does not enclose that",
        ),
        ("othello", "", "black@c3", "black placed a disc on c3, where it encloses"),
        (
            "pente",
            TRIPLET,
            "white@k10 xh10",
            "white took h10, but 3 in a row are not captured: j10, i10 and h10",
        ),
        (
            "gonnect",
            CAUGHT,
            "black@h8 xc3",
            "black took c3, but that chain still has liberties: c4, b3, d3 and c2",
        ),
    ],
)
def test_a_ruling_is_one_sentence_and_cites_the_source(
    game: str, before: str, deeds: str, told: str
) -> None:
    position = laid(GAMES[game], before)

    ruling = GAMES[game].judge(position, done(position, deeds))

    assert isinstance(ruling, Ruling)
    assert ruling.why.startswith(told)
    assert ruling.source.startswith("MindSports, Classics, ")


def test_a_ruling_points_at_what_was_turned_wrongly() -> None:
    position = laid(GAMES["othello"], ROWS)

    ruling = GAMES["othello"].judge(position, done(position, "black@d3 ~d4 ~f4"))

    assert isinstance(ruling, Ruling)
    assert ruling.wrong == ("f4",)


def end(game: KernelGame, position: TablePosition) -> tuple[tuple[str, ...], str]:
    result = game.result(position)
    assert result is not None
    return result.winners, result.reason


FIVE = "white a1 b2 c3 d4 f6, black a9"


@pytest.mark.parametrize(
    ("game", "before", "turn", "winners", "reason"),
    [
        ("othello", "black a1, white b1", "c1", ("black",), "tally"),
        ("pente", FIVE, "e5", ("white",), "row_made"),
        ("gonnect", "black a1 b1 c1 d1 e1 f1 g1 h1", "i1", ("black",), "sides_joined"),
        ("gonnect", "black e1 e2 e3 e4 e6 e7 e8 e9", "e5", ("black",), "sides_joined"),
    ],
)
def test_a_game_is_won(
    game: str, before: str, turn: str, winners: tuple[str, ...], reason: str
) -> None:
    played_on = GAMES[game].configured(**({"size": 9} if game == "gonnect" else {}))

    position = played(played_on, turn, laid(played_on, before))

    assert end(played_on, position) == (winners, reason)
    assert played_on.turns(position) == ()


@pytest.mark.parametrize(("name", "stones"), [("pente", 8), ("keryo_pente", 13)])
def test_enough_captured_stones_win(name: str, stones: int) -> None:
    game = GAMES[name]
    position = replace(laid(game, SANDWICH), held=(stones, 0))

    won = played(game, "j10xh10xi10", position)

    assert end(game, won) == (("white",), "enough_captured")


def test_two_sides_by_side_chains_do_not_join() -> None:
    game = GAMES["gonnect"].configured(size=9)
    position = played(game, "e5", laid(game, "black a1 b1 c1 d1 f1 g1 h1 i1"))

    assert game.result(position) is None


def test_discs_are_counted_and_as_many_are_a_draw() -> None:
    game = GAMES["othello"]
    won = played(game, "c1", laid(game, "black a1 h8 h7 h6, white b1"))
    drawn = laid(game, "black a1 b1, white h8 h7")

    result = game.result(won)

    assert result is not None
    assert result.scores == {"black": 6, "white": 0}
    assert end(game, drawn) == ((), "tally")


def test_who_can_place_nothing_passes() -> None:
    game = GAMES["othello"]
    # White has b3 left, and what it could enclose lies at the edge.
    position = laid(game, "black a1 a3, white b1 b3")
    position = played(game, "c1", position)

    assert position.to_move == "white"
    assert texts(game, position) == ["pass"]
    assert game.forced(position) == game.turns(position)[0]
    assert game.turns(position)[0].steps == ()
    there = played(game, "pass", position)
    assert there.to_move == "black"
    assert game.forced(there) is None
    assert texts(game, there) == ["c3"]


def test_who_can_place_must_not_pass() -> None:
    with pytest.raises(NotationError, match="nobody passes who can place"):
        GAMES["othello"].parse(GAMES["othello"].start(), "pass")


def test_with_the_pie_rule_the_second_player_may_exchange_places_once() -> None:
    game = GAMES["gonnect"].configured(pie=True)
    first = played(game, "d4")

    swapped = played(game, "swap", first)

    assert texts(game, first)[-1] == "swap"
    assert swapped.contents == first.contents
    assert swapped.to_move == "white"
    assert "swap" not in texts(game, swapped)
    assert "swap" not in texts(game, game.start())
    assert "swap" not in texts(GAMES["gonnect"], played(GAMES["gonnect"], "d4"))
    with pytest.raises(NotationError, match="cannot be exchanged"):
        game.parse(swapped, "swap")


def test_places_may_be_exchanged_on_a_board_that_was_laid_out() -> None:
    game = GAMES["gonnect"].configured(pie=True)
    start = game.start()
    moved = game.rearranged(played(game, "d4"), {"d4": (), "e5": ("black",)}, "white")
    later = played(game, "e5 c3", start)

    assert texts(game, moved)[-1] == "swap"
    assert "swap" not in texts(game, game.rearranged(start, {}, "white"))
    assert "swap" not in texts(game, game.rearranged(later, {"c3": ()}, "white"))


def test_a_board_that_was_laid_out_may_not_come_again() -> None:
    game = GAMES["gonnect"].configured(size=9)
    ko = {"b1": "black", "a2": "black", "b3": "black", "c2": "black"} | {
        "c1": "white",
        "c3": "white",
        "d2": "white",
    }
    before = {site: (side,) for site, side in ko.items()}
    laid_out = game.rearranged(game.start(), before, "white")

    taken = played(game, "b2xc2", laid_out)

    assert "c2xb2" not in texts(game, taken)


@pytest.mark.parametrize("size", [9, 13, 15, 19])
def test_the_size_of_the_board_is_an_option(size: int) -> None:
    game = GAMES["gonnect"].configured(size=size)

    assert game.board.id == f"go{size}"
    assert len(game.turns(game.start())) == size * size


def test_an_unknown_size_is_refused() -> None:
    with pytest.raises(OptionError, match="size may be 13 or 9 or 15 or 19"):
        GAMES["gonnect"].configured(size=11)


def test_a_full_board_is_a_draw() -> None:
    small = replace(PENTE, card=replace(PENTE.card, board="go9"), line=0, captured=0)
    game = KernelGame(PlacingKernel, small)
    position = game.start()
    while position.to_move:
        position = game.play(position, game.turns(position)[0])

    assert end(game, position) == ((), "full_board")


def test_what_is_owed_can_be_done_in_any_order() -> None:
    game = GAMES["othello"]
    there = laid(game, "black a1 a8, white b1 c1 d1 e1 f1 g1 b7 c6 d5 e4 f3 g2")

    found = game.judge(there, done(there, "black@h1 ~c1 ~e4 ~g2 ~b7"))

    assert isinstance(found, Stage)
    assert (found.owed, found.turns) == (StepKind.FLIP, (game.parse(there, "h1"),))


def test_the_published_counts() -> None:
    assert perft(GAMES["othello"], GAMES["othello"].start(), 5) == 1_396
    assert perft(GAMES["reversi"], GAMES["reversi"].start(), 6) == 320


def test_a_record_is_kept_within_its_board() -> None:
    with pytest.raises(DefinitionError, match="are no sites of"):
        replace(OTHELLO, filled_first=("j10",))
    with pytest.raises(DefinitionError, match="has no files and ranks"):
        replace(OTHELLO, card=replace(OTHELLO.card, board="htjb"))


@pytest.mark.parametrize("text", ["d9", "d3xd4", "a1", "d4", "d3-d4"])
def test_a_text_that_is_no_legal_turn_says_why(text: str) -> None:
    with pytest.raises(NotationError, match=r"legal are such as|is no turn"):
        GAMES["othello"].parse(GAMES["othello"].start(), text)


def test_whoever_leaves_the_other_no_valid_move_wins() -> None:
    game = GAMES["gonnect"].configured(size=9)
    # Bands of three rows; every black chain gets two eyes, every white one has one.
    free = {"b8", "d8", "g8", "b5", "g5", "h5", "i5", "b2", "d2", "g2"}
    black = [
        site
        for site in game.sites
        if (site[0] in "abcde") is (site[1] not in "456") and site not in free
    ]
    white = [site for site in game.sites if site not in {*black, *free}]
    before = laid(game, f"black {' '.join(black)}, white {' '.join(white)}")

    position = played(game, "h5", before)

    assert end(game, position) == (("black",), "blocked")
