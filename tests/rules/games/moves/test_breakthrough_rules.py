"""Rules of Breakthrough, sentence by sentence, at the table."""

from dataclasses import replace

import pytest

from rules.core.errors import DefinitionError, IllegalTurnError, NotationError
from rules.core.model import Ruling
from rules.core.perft import perft
from rules.core.pieces import Piece
from rules.games.facade import KernelGame
from rules.games.moves.breakthrough import BREAKTHROUGH
from rules.games.moves.kernel import MoveKernel
from rules.games.moves.record import AHEAD, DIAGONALLY_AHEAD, on_ranks
from tests.rules.pit_table import GAMES, Case, done, laid, played, random_game, verdict

GAME = GAMES["breakthrough"]
MEET = "white d4 f2, black d5 e5 c7"

CASES = [
    Case("white begins", "", "e2-e3", "e2-e3"),
    Case("white begins, not black", "", "e7-e6", "out_of_turn"),
    Case("a piece moves straight forward", MEET, "f2-f3", "f2-f3"),
    Case("or diagonally forward", MEET, "f2-g3", "f2-g3"),
    Case("to an empty square", MEET, "d4-d5", "not_empty"),
    Case("not onto an own piece", "white d4 e5, black a8", "d4-e5", "not_empty"),
    Case("one square", MEET, "f2-f4", "too_far"),
    Case("not as a knight", MEET, "f2-g4", "too_far"),
    Case("never back", MEET, "f2-f1", "not_forward"),
    Case("never sideways", MEET, "f2-e2", "not_forward"),
    Case("it takes diagonally", MEET, "xe5 d4-e5", "d4-e5xe5"),
    Case("not straight ahead", MEET, "xd5 d4-d5", "straight_capture"),
    Case("what it does not land on stays", MEET, "xe5 d4-c5", "taken_elsewhere"),
    Case("what nobody can land on stays", MEET, "xc7", "not_taken"),
    Case("one piece a turn is taken", MEET, "xe5 xd5 d4-e5", "too_many_taken"),
    Case("and it goes off the board", MEET, "e5-e6 d4-e5", "left_standing"),
    Case("own pieces are not taken", MEET, "xf2 d4-c5", "removed_own_chip"),
    Case("one piece moves a turn", MEET, "f2-f3 d4-c5", "two_chips_moved"),
    Case("nobody enters", MEET, "white@a1", "no_chip_in_hand"),
    Case("a piece keeps its colour", MEET, "xd4 black@d4", "wrong_colour"),
    Case("no other colour plays", MEET, "red@a1", "foreign_chip"),
    Case("a square holds one piece", MEET, "white@d4", "stacked"),
    Case("a piece that is lifted is moved", MEET, "xf2", "owed: place"),
    Case("either may be lifted first: the taken one", MEET, "xe5", "owed: move"),
    Case("or both", MEET, "xe5 xd4", "owed: place"),
    Case("or the one is put on the other, which goes", MEET, "d4-e5", "owed: remove"),
    Case("nothing has happened yet", MEET, "", "no_change"),
    Case("who cannot go stays", "white d4 c5 e5, black d5", "xd4", "blocked_chip"),
    Case("one side moves at a time", MEET, "f2-f3 c7-c6", "several_changes"),
    Case("the far row ends it", "white d8, black a2", "a2-a1", "game_over"),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_say(case: Case) -> None:
    assert verdict("breakthrough", case) == case.verdict


@pytest.mark.parametrize(
    ("deeds", "told"),
    [
        ("f2-f4", "white moved from f2 to f4, farther than one step"),
        ("f2-e2", "white moved from f2 to e2, but pieces only move forward"),
        (
            "xd5 d4-d5",
            "white took d5 straight ahead, but a piece takes diagonally",
        ),
        ("e5-e6 d4-e5", "white took e5, but that piece still stands on e6"),
    ],
)
def test_a_ruling_is_one_sentence_and_cites_the_source(deeds: str, told: str) -> None:
    position = laid(GAME, MEET)

    ruling = GAME.judge(position, done(position, deeds))

    assert isinstance(ruling, Ruling)
    assert ruling.why == told
    assert ruling.source.startswith("MindSports, Classics, Breakthrough")
    laws = [BREAKTHROUGH.card.cite(law) for law in BREAKTHROUGH.card.says]
    assert ruling.law in laws


@pytest.mark.parametrize(
    ("before", "turn", "winner", "reason"),
    [
        ("white d7, black d2", "d7-e8", "white", "far_rank"),
        ("white d7, black c8 a2", "d7-c8xc8", "white", "far_rank"),
        ("white d4, black e5", "d4-e5xe5", "white", "none_left"),
    ],
)
def test_the_far_row_wins_and_so_does_the_last_piece(
    before: str, turn: str, winner: str, reason: str
) -> None:
    position = played(GAME, turn, laid(GAME, before))

    result = GAME.result(position)

    assert result is not None
    assert (result.winners, result.reason) == ((winner,), reason)
    assert GAME.turns(position) == ()


def test_black_wins_on_the_first_row() -> None:
    position = played(GAME, "d4-d5 h2-h1", laid(GAME, "white d4, black h2 a8"))

    result = GAME.result(position)

    assert result is not None
    assert (result.winners, result.reason) == (("black",), "far_rank")


def test_whoever_is_named_first_sits_at_south_and_begins() -> None:
    position = GAME.start(sides=("red", "green"))

    assert position.to_move == "red"
    assert position.contents["a1"] == (Piece("red"),)
    assert position.contents["h8"] == (Piece("green"),)


@pytest.mark.parametrize("text", ["e2-e4", "e2-e2", "e7-e6", "e2-d3xd3", "xe7"])
def test_a_text_that_is_no_legal_turn_says_why(text: str) -> None:
    with pytest.raises(NotationError, match="legal are such as"):
        GAME.parse(GAME.start(), text)


def test_a_turn_of_elsewhere_is_refused() -> None:
    there = laid(GAME, MEET)
    turn = GAME.parse(there, "d4-e5xe5")

    with pytest.raises(IllegalTurnError):
        GAME.play(GAME.start(), turn)


def test_the_published_count_of_three_turns() -> None:
    assert perft(GAME, GAME.start(), 3) == 11_132


@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_with_a_winner(seed: int) -> None:
    result = GAME.result(random_game(GAME, seed))

    assert result is not None
    assert len(result.winners) == 1


def test_a_record_is_kept_within_its_board() -> None:
    with pytest.raises(DefinitionError, match="each once, not a9"):
        replace(BREAKTHROUGH, set_up=(("a1", "a9"), ("a8",)))
    with pytest.raises(DefinitionError, match="each once, not a1, a1"):
        replace(BREAKTHROUGH, set_up=(("a1",), ("a1",)))
    with pytest.raises(DefinitionError, match="has no files and ranks"):
        replace(BREAKTHROUGH, card=replace(BREAKTHROUGH.card, board="htjb"))


def test_a_variant_is_a_record_of_the_same_kernel() -> None:
    pawns = replace(
        BREAKTHROUGH,
        steps=AHEAD,
        takes=DIAGONALLY_AHEAD,
        set_up=(on_ranks("squares8", [1]), on_ranks("squares8", [8])),
    )
    game = KernelGame(MoveKernel, pawns)

    assert len(game.turns(game.start())) == 8
