"""Games that begin from a FEN, and what is no position of theirs."""

from random import Random

import pytest

from rules.catalogue import GAMES
from rules.core.errors import OptionError
from rules.games.facade import KernelGame
from rules.games.kinds.fen_start import begun_from, settings_of
from rules.games.kinds.fen_writer import write_fen
from rules.games.kinds.kernel import KindKernel

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"


def kernel_of(name: str) -> KindKernel:
    game = GAMES[name]
    assert isinstance(game, KernelGame)
    assert isinstance(game.kernel, KindKernel)
    return game.kernel


def test_a_game_begins_as_its_fen_says() -> None:
    fen = "r3k2r/8/8/3pP3/8/8/8/R3K3 w Qk d6 3 14"
    game = begun_from(GAMES["chess"], fen)

    start = game.start()
    texts = {turn.text for turn in game.turns(start)}
    assert {"e5-d6xd5", "O-O-O"} <= texts
    assert start.to_move == "white"
    assert game.start(sides=("red", "blue")).contents["a1"] == ("red:R",)
    assert game.configured().start() == start


def test_options_stay_as_they_were_set() -> None:
    game = begun_from(
        GAMES["chess960"].configured(castling="none"), "4k3/8/8/8/8/8/8/R3K3 w Q"
    )

    assert game.settings["castling"] == "none"
    assert "O-O-O" not in {turn.text for turn in game.turns(game.start())}


@pytest.mark.parametrize("rights", ["KQ", "GB", "G", "Q"])
def test_chess960_castles_by_the_letters_of_both_manners(rights: str) -> None:
    game = begun_from(GAMES["chess960"], f"4k3/8/8/8/8/8/8/1R3KR1 w {rights} - 0 1")

    texts = {turn.text for turn in game.turns(game.start())}
    assert ("O-O" in texts) == bool({*rights} & {*"KG"})
    assert ("O-O-O" in texts) == bool({*rights} & {*"QB"})


@pytest.mark.parametrize("name", ["chess", "chess960", "xiangqi", "congo"])
def test_positions_of_random_games_are_begun_from(name: str) -> None:
    kernel, rng = kernel_of(name), Random(name)
    game, position = GAMES[name], GAMES[name].start()
    for n in range(60):
        if game.result(position) is not None:
            break
        if n % 6 == 0:
            assert isinstance(position, type(kernel.begin(None, {})))
            fen = write_fen(kernel.record, position, n // 2 + 1)
            begun = begun_from(game, fen)
            there = begun.start()
            assert isinstance(begun, KernelGame)
            assert there.contents == position.contents
            assert [*begun.turns(there)] == [*game.turns(position)]
            assert begun.fen(there) == fen
        position = game.play(position, rng.choice(game.turns(position)))


@pytest.mark.parametrize(
    ("name", "fen", "why"),
    [
        ("chess", "8/8/8 w", "has 3 ranks, not 8"),
        ("chess", f"{START[:-1]} w", "has 7 files, not 8"),
        ("chess", f"{START[:-1]}X w", "'X'; the pieces are K Q R B N P"),
        ("chess", f"{START} x", "expected 'w' or 'b'"),
        ("chess", f"{START} w - - 0 one", "ends in '0' and 'one'"),
        ("chess", f"{START} w - - 0 1 2", "has 7 fields"),
        ("chess", "4k3/8/8/8/8/8/8/4KK2 w", r"white has 2 pieces K \(king\), not 1"),
        ("chess", "8/8/8/8/8/8/8/R3K3 w", r"black has 0 pieces K \(king\), not 1"),
        ("chess", "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w", r"9 pieces P \(pawn\), more than 8"),
        ("chess", "4k3/8/8/8/8/8/QQQQQQQQ/QQQQKQQQ b", "16 pieces|over|could take"),
        ("chess", "4k3/8/8/8/8/8/8/P3K3 w", "no pawn of white ever stands on a1"),
        ("chess", "P3k3/8/8/8/8/8/8/4K3 w", "no pawn of white ever stands on a8"),
        (
            "chess",
            "4k3/8/8/8/8/8/8/4RK2 w",
            "white is to move, and could take the king",
        ),
        ("chess", "4k3/8/8/8/8/8/8/R2K4 w Q", "rook on a1: not all is at home"),
        ("chess", "4k3/8/8/8/8/8/8/4K3 w K", "white has no rook to castle with"),
        ("chess960", "4k3/8/8/8/8/8/8/RR2K3 w AB", "two rooks on one side"),
        ("chess", "4k3/8/8/3pP3/8/8/8/4K3 w - c6", "nothing has just passed over c6"),
        ("chess", "4k3/8/8/8/8/8/8/4K2P w - z9", "ever stands on h1"),
        ("chess", "4k3/8/8/8/8/8/8/4K2R w - z9", "nothing has just passed over z9"),
        ("chess", "4k3/8/8/8/8/8/8/4K3 w", "over there already .too_few_pieces."),
        ("chess", "R3k3/7R/8/8/8/8/8/4K3 b", "over there already .checkmate."),
        ("xiangqi", "4k4/9/9/9/9/9/9/9/9/4K4 w", "could take the general of black"),
        ("xiangqi", "3k5/9/9/9/9/9/9/9/9/R3KB3 w", "no elephant of red ever stands"),
        ("xiangqi", "3k5/9/9/9/9/9/9/P8/9/R3K4 w", "no soldier of red ever stands"),
        ("xiangqi", "3k5/9/9/9/9/9/9/RRR6/9/4K4 w", r"3 pieces R \(chariot\)"),
        ("congo", "3l3/7/7/7/7/7/L5P w", "no lion of white ever stands on a1"),
        ("othello", START, "begin only games whose pieces have names"),
    ],
)
def test_what_is_no_position_of_the_game_is_refused_in_one_line(
    name: str, fen: str, why: str
) -> None:
    with pytest.raises(OptionError, match=why) as told:
        begun_from(GAMES[name], fen)
    assert "\n" not in str(told.value)


def test_a_start_is_known_by_its_options() -> None:
    shredder = "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1"

    assert settings_of(GAMES["chess"], f"{START} w KQkq - 0 1") == {}
    assert settings_of(GAMES["chess"], f"{START} b KQkq - 0 1") is None
    assert settings_of(GAMES["chess"], "nonsense") is None
    assert settings_of(GAMES["chess960"], shredder) == {"position": 342}
    assert settings_of(GAMES["othello"], START) is None
