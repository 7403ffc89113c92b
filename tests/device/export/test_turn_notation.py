"""Records of chess and Xiangqi as other programs write and read them."""

import pytest

from device.export.turn_notation import name_of, turn_called
from device.ports import LogError
from rules.catalogue import GAMES, find_game
from rules.core.model import Position
from tests.device.export.logs import imported

FOREIGN = """[Event "Casual"]
[White "A"]
[Black "B"]
[Variant "Chess960"]
[SetUp "1"]
[FEN "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w KQkq - 0 1"]
[Result "*"]

1. d4 {[%clk 0:05:00]} h5 2. a4 (2. b4 b5) 2... g5 3. f4 $1 gxf4 4. g3 fxg3 5. hxg3 Bg7
6. d5 b6 7. b4 Ba6 8. Nb3 O-O-O! *
"""


def after(game: str, turns: str) -> Position:
    position = GAMES[game].start()
    for text in turns.split():
        position = GAMES[game].play(position, GAMES[game].parse(position, text))
    return position


@pytest.mark.parametrize(
    ("game", "line", "turn", "name"),
    [
        ("chess", "", "g1-f3", "Nf3"),
        ("chess", "b1-c3 a7-a6 e2-e3 a6-a5", "c3-e2", "Nce2"),
        ("chess", "e2-e4 d7-d5", "e4-d5xd5", "exd5"),
        ("chess", "f2-f3 e7-e5 g2-g4", "d8-h4", "Qh4#"),
        ("chess", "e2-e4 f7-f5", "d1-h5", "Qh5+"),
        ("chess", "a2-a4 h7-h5 a1-a3 h5-h4", "h2-h3", "h3"),
        (
            "chess",
            "a2-a4 b7-b5 a4-b5xb5 a7-a6 b5-a6xa6 h7-h6 a6-a7 h6-h5",
            "a7-b8xb8=N",
            "axb8=N",
        ),
        ("xiangqi", "", "h3-e3", "H2-E2"),
    ],
)
def test_a_turn_is_named_as_others_do_and_read_so(
    game: str, line: str, turn: str, name: str
) -> None:
    position = after(game, line)

    assert name_of(GAMES[game], position, turn) == name
    assert str(turn_called(GAMES[game], position, name)) == turn
    assert str(turn_called(GAMES[game], position, turn)) == turn


def test_a_game_of_chess960_that_another_program_wrote_is_read() -> None:
    header, *records = imported(FOREIGN.encode(), "casual.pgn")

    turns = [record["turn"] for record in records if record["type"] == "turn"]
    assert header["options"] == {"position": 342}
    assert (turns[5], turns[-1]) == ("g5-f4xf4", "O-O-O")


def test_what_starts_from_no_position_of_the_game_is_refused() -> None:
    text = FOREIGN.replace("nrbkqbrn/pppppppp/8", "4k3/8/8")

    with pytest.raises(LogError, match="no position of Chess960: black has no rook"):
        imported(text.encode(), "casual.pgn")


def test_what_is_surely_iccs_is_not_read_as_our_own() -> None:
    game = find_game("xiangqi")

    with pytest.raises(ValueError, match="no legal turn"):
        turn_called(game, game.start(), "B3-B4")
