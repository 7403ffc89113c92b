"""Result shown by both kings in the middle, and boards that show none."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from rules.catalogue import find_game
from rules.core.errors import DefinitionError
from rules.core.model import Ruling
from rules.core.pieces import Content, Piece, appearance, as_content
from rules.games.kinds.chess import CHESS
from rules.games.kinds.record import ResultSites
from rules.referee.forfeit import shown
from tests.rules.kind_table import GAMES, set_up
from tests.rules.pit_table import done

ENDGAME = "6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1"
FULL = "r4rk1/ppp2ppp/3b4/3pp3/3PP3/3B4/PPP2PPP/R4RK1 w - - 0 1"
"""A pawn on each square of the middle."""
TOUCHED = ["d5", "e4"]
NEAR = "8/8/3k4/8/8/4K3/8/7R w - - 0 1"


def told(before: str, deeds: str, game: str = "chess") -> str | None:
    """Return what a board shows after deeds: '1-0', '0-1', '=', None for nothing."""
    position = set_up(game, before)
    board: dict[str, Content] = done(position, deeds)
    seen = {site: as_content(appearance(held)) for site, held in board.items()}
    result = shown(GAMES[game], position, seen)
    if result is None:
        return None
    assert result.reason == ("conceded" if result.winners else "agreed") + "_on_board"
    return {("white",): "1-0", ("black",): "0-1", (): "="}[result.winners]


@pytest.mark.parametrize("game", ["chess", "chess960"])
@pytest.mark.parametrize(
    ("white", "black", "result"),
    [
        ("e4", "d5", "1-0"),
        ("d5", "e4", "1-0"),
        ("d4", "e5", "0-1"),
        ("e5", "d4", "0-1"),
        ("d4", "e4", "="),
        ("e4", "d4", "="),
        ("d5", "e5", "="),
        ("e5", "d5", "="),
        ("d4", "d5", "="),
        ("d5", "d4", "="),
        ("e4", "e5", "="),
        ("e5", "e4", "="),
    ],
)
def test_light_squares_are_white_s_dark_ones_black_s_one_of_each_is_a_draw(
    game: str, white: str, black: str, result: str
) -> None:
    assert told(ENDGAME, f"g1-{white} g8-{black}", game) == result


UNTIDY = [
    ("one king takes a pawn's place", "xe4 g1-e4 xd5 g8-d5", None),
    ("a pawn of the other side is taken away", "xd5 g1-d5 xe4 g8-e4", "1-0"),
    ("all pawns of the middle are", "xd4 xe4 xd5 xe5 g1-d5 g8-e4", "1-0"),
    ("or shoved aside", "d5-c5 g1-d5 e4-f4 g8-e4", "1-0"),
    ("also to the other squares of the middle", "xd4 e5-d4 g1-e5 g8-e4", None),
    ("a rook far off went as well", "xd5 g1-d5 xe4 g8-e4 a1-b1", None),
    ("a pawn far off was taken", "xd5 g1-d5 xe4 g8-e4 xa2", None),
    ("a pawn was shoved too far", "d5-b5 g1-d5 e4-f4 g8-e4", None),
    ("a piece too many came", "xd5 g1-d5 xe4 g8-e4 white@c4 white@f4", None),
]


@pytest.mark.parametrize(("says", "deeds", "result"), UNTIDY)
def test_only_pieces_of_the_middle_may_be_put_out_of_the_way(
    says: str, deeds: str, result: str | None
) -> None:
    assert told(FULL, deeds) == result, says


@pytest.mark.parametrize(
    ("says", "before", "deeds", "result"),
    [
        (
            "pieces that stand there show nothing though both kings are gone",
            "6k1/5ppp/8/3p4/4P3/8/5PPP/6K1 w - - 0 1",
            "xg1 xg8",
            None,
        ),
        (
            "though both kings went elsewhere",
            "6k1/5ppp/8/3p4/4P3/8/5PPP/6K1 w - - 0 1",
            "g1-h1 g8-h8",
            None,
        ),
        (
            "a king in place of an own pawn, the other king seen to come",
            "6k1/5ppp/8/8/4P3/8/5PPP/6K1 w - - 0 1",
            "xe4 g1-e4 g8-d5",
            "1-0",
        ),
        (
            "a pawn beside them is no king",
            "6k1/5ppp/8/8/3P4/8/5PPP/6K1 w - - 0 1",
            "g1-e4 g8-d5",
            "1-0",
        ),
        (
            "a king that went over an own pawn is not taken for the pawn",
            "6k1/5ppp/8/8/4P3/8/5PPP/6K1 w - - 0 1",
            "g1-d4 g8-e5",
            "0-1",
        ),
        ("only one king", ENDGAME, "g8-d5", None),
        ("one beside the middle", ENDGAME, "g1-e4 g8-c5", None),
        ("one step each may be moves", NEAR, "e3-e4 d6-d5", None),
        ("one step, and from far off", NEAR, "e3-e4 d6-g8", None),
        ("from far off on either side", NEAR, "e3-d5 d6-e4", "1-0"),
        (
            "a step aside of a pawn is no push",
            "8/8/3k4/8/4P3/4K3/8/8 w - - 0 1",
            "e3-f4 d6-d5",
            None,
        ),
        (
            "nor where the other king comes from far off",
            "6k1/8/8/8/4P3/4K3/8/8 w - - 0 1",
            "e3-f4 g8-d5",
            None,
        ),
        (
            "a step and a king in the hand",
            "8/8/4k3/8/3P4/8/8/6K1 b - - 0 1",
            "e6-d5 xg1",
            None,
        ),
        (
            "a king that stands there by play, and another",
            "6k1/8/8/8/4K3/8/8/7R b - - 0 1",
            "g8-d5",
            None,
        ),
        (
            "one that stands there goes to another square",
            "6k1/8/8/8/4K3/8/8/7R b - - 0 1",
            "e4-d5 g8-e4",
            "1-0",
        ),
        (
            "a game that is over shows nothing more",
            "R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1",
            "g1-e4 g8-d5",
            None,
        ),
    ],
)
def test_what_else_the_board_may_be(
    says: str, before: str, deeds: str, result: str | None
) -> None:
    assert told(before, deeds) == result, says


def test_the_rules_still_call_such_a_board_no_turn() -> None:
    position = set_up("chess", ENDGAME)
    board: Mapping[str, Content] = {
        "g1": (),
        "g8": (),
        "e4": (Piece("white"),),
        "d5": (Piece("black"),),
    }

    judged = GAMES["chess"].judge(position, board)

    assert isinstance(judged, Ruling)
    assert judged.rule == "several_changes"


@pytest.mark.parametrize("name", ["xiangqi", "congo", "los_alamos", "breakthrough"])
def test_other_games_show_nothing_so(name: str) -> None:
    game = find_game(name)

    assert not game.shows_end
    assert shown(game, game.start(), game.start().contents) is None


def test_a_record_names_squares_of_its_board() -> None:
    with pytest.raises(DefinitionError, match="chess: squares8 has no j4"):
        replace(CHESS, shown=(ResultSites(("e4", "j4")),))


def test_kings_in_place_of_own_pieces_are_told_by_what_was_touched() -> None:
    game, position = GAMES["chess"], set_up("chess", FULL)
    board = done(position, "xe4 g1-e4 xd5 g8-d5")

    results = [shown(game, position, board, sites) for sites in ([], ["d5"], TOUCHED)]

    assert results[:2] == [None, None]
    assert results[2] is not None
    assert results[2].winners == ("white",)
