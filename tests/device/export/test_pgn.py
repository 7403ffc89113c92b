"""PGN-style text: Sanmill's own reading of it, and what people and it write."""

import pytest

from device.export.pgn import write_pgn
from device.export.pgn_reading import read_pgn
from device.export.story import story_of
from device.ports import LogError
from rules.catalogue import find_game
from tests.device.export import sanmill
from tests.device.export.logs import imported, only, random_log, turns_in

MILLS = [
    "nine_mens_morris",
    "nine_mens_morris_ms",
    "morabaraba_htjb",
    "morabaraba_ms",
    "twelve_mens_morris_t3",
]

FROM_SANMILL = """\
[Event "Sanmill-Game"]
[Site "Sanmill"]
[Date "2026.7.2"]
[White "Asha"]
[Black "?"]
[Result "1-0"]
[Variant "Nine Men's Morris"]

 1.    d2    f4!
 2.    f2 {a comment} d6 ( 2... b4 3. a1 ) 3. b2 xd6
 3... b4 $2 1-0
"""


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", MILLS)
def test_sanmill_reads_the_same_turns_and_they_make_the_same_board(
    game: str, seed: int
) -> None:
    log = random_log(game, seed=seed, turns=70)

    read = sanmill.read(write_pgn(story_of(log)))

    assert read.turns == [turn for _, turn in turns_in(log)]
    layout = [one for one in log if one["type"] == "turn"][-1]["layout"]
    standing = {site: side for site, side in layout.items() if side}
    assert sanmill.board_after(read.turns) == standing
    assert read.variations == 0
    assert read.tags["Variant"] == find_game(game).title
    assert read.tags["Result"] == read.result


def test_rulings_are_comments_that_no_reader_takes_for_turns() -> None:
    read = sanmill.read(write_pgn(story_of(random_log("nine_mens_morris"))))

    assert read.comments[0].startswith("[%illegal black not_adjacent a7,d7] No line")
    assert read.comments[1:] == ["[%trouble dark]", "[%restored]"]


def test_no_line_is_longer_than_a_tag_or_eighty_signs() -> None:
    text = write_pgn(story_of(random_log("morabaraba_htjb", turns=90)))

    moves = text.partition("\n\n")[2]
    assert max(len(line) for line in moves.splitlines()) <= 80


def test_a_game_that_sanmill_wrote_is_read() -> None:
    log = imported(FROM_SANMILL.encode(), "mill.pgn")

    assert turns_in(log) == [
        ("white", "d2"),
        ("black", "f4"),
        ("white", "f2"),
        ("black", "d6"),
        ("white", "b2xd6"),
        ("black", "b4"),
    ]
    assert log[0]["game"] == "nine_mens_morris"
    assert log[0]["players"] == {"white": "Asha"}
    assert log[0]["started"] == "2026-07-02T00:00:00Z"
    assert log[-1]["type"] == "result"
    assert (log[-1]["winners"], log[-1]["reason"]) == (["white"], "conceded")
    assert [one["says"] for one in log if one["type"] == "note"] == ["a comment"]


def test_the_game_can_be_named_where_the_text_does_not_tell_it() -> None:
    log = imported(b"1. d2 f4 2. f2 d6 1/2-1/2", "mill.pgn", "morabaraba_htjb")

    assert log[0]["game"] == "morabaraba_htjb"
    assert len(turns_in(log)) == 4


def test_a_side_that_plays_out_of_turn_is_named() -> None:
    told = only(
        read_pgn(
            '[Mwamuzi "1"]\n[Game "tapatan"]\n\n'
            "1. a3 {[%side white]} a1 {[%side black]} b1 *"
        )
    )

    assert told.header["game"] == "tapatan"
    assert [one.get("side") for one in told.records] == [None, "white", "black"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('[Mwamuzi "1"]\n[Game "tapatan"]\n\n{[%time white soon]} *', "is broken"),
        (
            '[Game "tapatan"]\n[Mwamuzi "1"]\n[Winners "x"]\n[Scores "x=y"]\n\n*',
            "Scores",
        ),
    ],
)
def test_what_is_broken_in_a_text_is_named(text: str, complaint: str) -> None:
    with pytest.raises(LogError, match=complaint):
        only(read_pgn(text))


def test_who_plays_more_than_two_sides_is_told() -> None:
    log = random_log("stack_2p", turns=8, header={"players": {"red": "Neema"}})

    text = write_pgn(story_of(log))

    assert '[Third "Neema"]' in text
    assert '[Fourth "blue"]' in text
    assert only(read_pgn(text)).header["players"] == {"red": "Neema"}
