"""Games as other programs write them: how their turns, ends, names and letters read."""

import random
from collections.abc import Iterator

import pytest

from device.export import formats, pgn_reading
from device.export.formats import Imported
from device.export.pgn_text import PgnGame, games_in
from device.log.lines import Record, ResultRecord
from device.log.parse import records_in
from device.ports import LogError
from rules.catalogue import find_game
from tests.device.export.logs import turns_in

TURNS = [
    ("chess", "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1", "O-O", "uci"),
    ("chess", "e2-e4 e7-e5 Ng1-f3 Nb8-c6", "b8-c6", "long"),
    ("chess", "e4 d5 e4:d5 Qd8xd5", "d8-d5xd5", "long captures"),
    ("chess", "e4 d5 exd5 e5 dxe6 e.p. Bxe6", "c8-e6xe6", "in passing"),
    ("chess", "e4 d5 exd5 e5 dxe6ep fe", "f7-e6xe6", "in passing, files alone"),
    ("chess", "♙e4 e5 ♘f3 ♞c6", "b8-c6", "figurines"),
    ("chess", "Pe2-e4 Pe7-e5 Ng1f3 Nb8-c6", "b8-c6", "letters of pawns"),
    ("chess", "E4 e5 nf3 NC6 bb5 nf6 o-o bc5", "f8-c5", "letters in another case"),
    ("chess", "e4 e5 Nf3 Nc6 Bc4 Bc5 0-0 Nf6 d3 OO", "O-O", "noughts; no dash"),
    ("chess", "1 e4 e5 2 Sf3 Sc6 3 Lb5", "f1-b5", "German letters, no full stops"),
    ("chess", "e4 e5 Cf3 Cc6 Fb5 Re7", "e8-e7", "French letters"),
    ("chess", "e4 e5 Cf3 Cc6 Ab5", "f1-b5", "Spanish letters"),
    ("chess", "1... e4 ... e5 2. Nf3 = 2… Nc6 += N", "b8-c6", "dots, what was thought"),
    ("xiangqi", "b2e2 h9g7 b0c2", "b1-c3", "engine from 0"),
    ("xiangqi", "Cbe2 Hg7 Hc2 Cd7 c4 g5", "g7-g6", "letters from 0"),
    ("xiangqi", "h3e3 h10g8 h1g3", "h1-g3", "engine from 1"),
    ("xiangqi", "Che3 Ng8 Ng3", "h1-g3", "letters from 1"),
    ("xiangqi", "炮二平五 马８进７ 馬二進三 車9平8", "i10-h10", "Chinese"),
    ("othello", "f5d6c3d3c4", "c5", "a transcript"),
    ("othello", "e6f4e3f6g5d6e7f5c5", "c4", "the shortest won by wiping out"),
    ("othello", "F5 D6 C3 D3 C4", "c5", "from the north"),
    ("othello", "f4 d3 c6 d6 c5", "c5", "our own"),
    ("oware", "C d E a", "N1", "letters"),
    ("oware", "3 4 5 1", "N1", "numbers"),
    ("kalah", "3 6 1", "N1", "a second turn"),
    ("amazons", "d1d7/g7 a7-b6(b5)", "a7-b6/b5", "arrows"),
    ("lines_of_action", "b8b6 a2xc2", "a2-c2", "undashed"),
    ("breakthrough", "a2a3 b7b6 a3-b4", "a3-b4", "undashed"),
    ("nine_mens_morris", "A7 d6 d7 f4 g7 xd6", "g7xd6", "taken apart"),
    ("pente", "K10 T19 L10", "k10", "files without i"),
]


@pytest.mark.parametrize(("game", "turns", "last", "_manner"), TURNS)
def test_turns_are_read_in_each_manner(
    game: str, turns: str, last: str, _manner: str
) -> None:
    read = from_pgn(turns, game)

    assert turns_in(games(read)[0])[-1][1] == last


@pytest.mark.parametrize(
    "turn", ["gxh1+=Q", "gxh1Q", "gxh1(Q)", "gxh1=q+", "G2H1Q", "gh/D"]
)
def test_a_promotion_is_read_in_each_manner(turn: str) -> None:
    read = from_pgn(
        f'[SetUp "1"]\n[FEN "4k3/8/8/8/8/8/3K2p1/7R b - - 0 1"]\n\n1... {turn} 2. Kd3 *'
    )

    assert turns_in(games(read)[0])[0] == ("black", "g2-h1xh1=Q")


@pytest.mark.parametrize("king_to", ["e1g1", "e1h1"])
def test_an_engine_castles_to_where_the_king_goes_or_to_the_rook(king_to: str) -> None:
    read = from_pgn(f"e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 {king_to}", "chess")

    assert turns_in(games(read)[0])[-1] == ("white", "O-O")


def test_a_promotion_that_does_not_say_to_what_is_refused_with_each() -> None:
    with pytest.raises(LogError, match=r"'e8' names several turns: e7-e8=Q, .*=N"):
        from_pgn('[FEN "7k/4P3/8/8/8/8/8/K7 w - - 0 1"]\n\n1. e8 *')


def test_the_file_of_a_middle_soldier_is_found() -> None:
    read = from_pgn(
        '[Variant "xiangqi"]\n[FEN "3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w - - 0 1"]\n\n'
        "1. 中兵平四 *"
    )

    assert turns_in(games(read)[0]) == [("red", "e7-f7")]


def test_a_turn_that_two_pieces_can_make_is_refused_with_both() -> None:
    text = '[FEN "5rk1/4R2R/5r2/8/8/8/5PPP/6K1 w - - 0 1"]\n\n1. Rg7+ *'

    with pytest.raises(LogError, match=r"'Rg7\+' names several turns: .*7-g7, .*7-g7"):
        from_pgn(text)


@pytest.mark.parametrize("variant", ["Standard", "From Position", "chess", "?", None])
def test_chess_is_what_nothing_else_is_said_of(variant: str | None) -> None:
    read = from_pgn(f'[Variant "{variant}"]\n\n1. e4 *' if variant else "1. e4 *")

    assert games(read)[0][0]["game"] == "chess"


def test_what_is_no_chess_and_names_no_game_has_to_be_named() -> None:
    with pytest.raises(LogError, match="name it with --game: as chess it cannot"):
        from_pgn("1. a7 d6 *")


@pytest.mark.parametrize(
    ("text", "won"),
    [
        ("1. e4 e5 1-0", ("white",)),
        ("1. e4 e5 1/2-1/2", ()),
        ("1. e4 e5 ½-½", ()),
        ("1. e4 e5 ½\N{EN DASH}½", ()),
        ("1. e4 e5 0:1", ("black",)),
        ('[Result "1 - 0"]\n\n1. e4 e5', ("white",)),
        ('[Result "*"]\n\n1. e4 e5 0-1', ("black",)),
        ('[Result "0-1"]\n\n1. e4 e5', ("black",)),
        ('[Variant "Othello"]\n\n1. f5 1-0', ("white",)),
        ('[Variant "Xiangqi"]\n\n1. h2e2 1-0', ("red",)),
    ],
)
def test_a_result_counts_wherever_it_stands(text: str, won: tuple[str, ...]) -> None:
    assert winners(from_pgn(text)) == won


def test_results_that_disagree_are_said() -> None:
    read = from_pgn('[Result "1-0"]\n\n1. e4 e5 0-1')

    assert winners(read) == ("white",)
    assert "the tag Result says 1-0, the text ends with 0-1" in read.remarks


def test_a_score_that_the_rules_contradict_is_left_out() -> None:
    read = from_pgn("1. f3 e5 2. g4 Qh4# 1-0")

    assert winners(read) == ("black",)
    assert read.remarks == (
        "the score 1-0 was left out: by the rules black won (checkmate)",
    )


@pytest.mark.parametrize(
    ("tags", "players"),
    [
        ('[Game "Chinese Chess"]\n[Red "Ann"]\n[Black "Ben"]', "red=Ann black=Ben"),
        ('[Variant "xiangqi"]\n[White "Ann"]\n[Black "Ben"]', "red=Ann black=Ben"),
        ('[Variant "Othello"]\n[Black "Ann"]\n[White "Ben"]', "black=Ann white=Ben"),
        ('[Variant "Oware"]\n[South "Ann"]\n[North "Ben"]', "south=Ann north=Ben"),
        ('[Variant "Oware"]\n[White "Ann"]\n[Black "Ben"]', "south=Ann north=Ben"),
    ],
)
def test_players_are_named_by_their_side_or_by_their_turn(
    tags: str, players: str
) -> None:
    told = games(from_pgn(f"{tags}\n\n*"))[0][0]["players"]

    assert told == dict(pair.split("=") for pair in players.split())


NAMES = [
    ("Müller \N{EN DASH} González", "cp1252", ""),
    ("张三", "gb2312", ""),
    ("本因坊", "shift_jis", ""),
    ("Каспаров, Г.", "cp1251", ""),
    ("張無忌", "big5", ""),
    ("Müller", "utf-8", ""),
    ("Müller", "utf-8-sig", ""),
    ("Müller", "utf-16", ""),
    ("Müller", "utf-16-le", ""),
    ("林元美", "gb2312", "gb2312"),
    ("一力遼", "shift_jis", "Shift-JIS"),
    ("Müller\N{RIGHT SINGLE QUOTATION MARK}s", "cp1252", "windows-1252"),
    ("Иванов", "cp1251", "cp1251"),
]


@pytest.mark.parametrize(("name", "codec", "declared"), NAMES)
@pytest.mark.parametrize("form", ["pgn", "sgf"])
def test_letters_are_read_as_declared_else_as_they_fit(
    form: str, name: str, codec: str, declared: str
) -> None:
    if form == "pgn":
        charset = f'[Charset "{declared}"]\n' if declared else ""
        text = f'[White "{name}"]\n{charset}\n1. e4 *'
    else:
        charset = f"CA[{declared}]" if declared else ""
        text = f"(;GM[3]PW[{name}]{charset};W[e4])"

    read = formats.imported(text.encode(codec), f"a.{form}")

    assert games(read)[0][0]["players"] == {"white": name}
    guessed = not declared and not codec.startswith("utf")
    assert any("by guess" in remark for remark in read.remarks) == guessed


def test_a_name_that_cannot_be_read_is_left_out_and_the_turns_are_kept() -> None:
    read = formats.imported(b'[White "M\x81ller"]\n\n1. e4 *', "a.pgn")

    assert (games(read)[0][0]["players"], len(turns_in(games(read)[0]))) == ({}, 1)


def test_a_character_beside_a_number_is_one_of_a_turn() -> None:
    text = '[Variant "xiangqi"]\n\n1. 炮二平五 马8进7 *'

    read = formats.imported(text.encode("gb2312"), "a.pgn")

    assert turns_in(games(read)[0])[-1] == ("black", "h10-g8")


TWO = {
    "a.pgn": '[White "A"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n\n[White "C"]\n\n1. d4 0-1',
    "tagless.pgn": "1. e4 e5 1-0\n\n1. d4 d5 0-1\n",
    "open.pgn": '[White "A"]\n\n1. e4 ( e5\n\n[White "C"]\n\n1. d4 *',
    "a.sgf": "(;GM[9]PB[a];B[b8-b6])\n(;GM[9]PB[c];B[c8-c6])",
    "branched.sgf": "(;GM[9];B[b8-b6](;W[a2-c2])(;W[a3-c3]))(;GM[9];B[c8-c6])",
}


@pytest.mark.parametrize("name", TWO)
def test_all_games_of_a_file_are_read(name: str) -> None:
    read = formats.imported(TWO[name].encode(), name)

    first, second = (turns_in(game)[0][1] for game in games(read))
    assert first != second


def test_a_game_that_is_none_is_left_out_and_named() -> None:
    read = formats.imported(b"1. e4 e5 1-0\n\n1. Qh8 *\n\n1. d4 *", "a.pgn")

    assert len(games(read)) == 2
    (said,) = read.remarks
    assert said.startswith("game 2: it was left out: ")
    assert "'Qh8'" in said


def test_a_game_that_is_not_here_is_none_of_chess() -> None:
    with pytest.raises(LogError, match="GameType 20"):
        from_pgn('[GameType "20,W,10,10,N2,0"]\n\n1. 32-28 19-23 *')


def test_quotes_in_a_name_belong_to_it() -> None:
    read = from_pgn('[White "A "B" C"]\n[Black "D \\"E\\""]\n\n1. e4 *')

    assert games(read)[0][0]["players"] == {"white": 'A "B" C', "black": 'D "E"'}


def test_what_stands_before_the_tags_is_part_of_their_game() -> None:
    read = from_pgn('% by a program\n; of 1999\n{a club}\n[White "A"]\n\n1. e4 *')

    (log,) = games(read)
    assert log[0]["players"] == {"white": "A"}
    assert [one["says"] for one in log if one["type"] == "note"] == [
        "of 1999",
        "a club",
    ]


@pytest.mark.parametrize(
    ("text", "left_out"),
    [
        ("1. e4 1-0 2. d4 d5 *", "2 turns after the result"),
        ("1. e4 {and 1... e5", "all that follows a comment or variation that is not"),
        ("1. e4 ( 1. d4 d5", "all that follows a comment or variation that is not"),
    ],
)
def test_a_text_that_is_torn_says_what_it_loses(text: str, left_out: str) -> None:
    read = from_pgn(text)

    assert [turn for _, turn in turns_in(games(read)[0])] == ["e2-e4"]
    assert any(one.startswith(f"left out: {left_out}") for one in read.remarks)


def test_a_word_that_is_no_turn_is_quoted_as_written_and_not_all_of_it() -> None:
    with pytest.raises(LogError, match=r"turn 1: 'Qx{59}\.\.\.' is no turn"):
        from_pgn(f"1. Q{'x' * 9999} *")


def test_what_is_left_out_is_said() -> None:
    read = from_pgn(
        '[Event "Club"]\n[WhiteElo "2000"]\n[Site "?"]\n\n'
        "1. e4! {[%clk 0:05:00]} (1. d4 (1. c4)) 1... e5 $1 ; good\n2. Nf3 *"
    )

    assert read.remarks == (
        "left out: 1 variation",
        "left out: 2 marks such as !? or $1",
        "left out: 1 clock time",
        "left out: the tags Event, WhiteElo",
    )
    assert [one["says"] for one in games(read)[0] if one["type"] == "note"] == ["good"]


def test_what_is_left_out_of_an_sgf_is_said() -> None:
    text = "(;GM[9]EV[Cup]KM[0];B[b8-b6]N[x](;W[a2-c2])(;W[a3-c3]))"

    assert formats.imported(text.encode(), "a.sgf").remarks == (
        "left out: 1 variation",
        "left out: what stands in EV, KM, N",
    )


@pytest.mark.parametrize(
    ("name", "text", "left_out"),
    [
        ("a.pgn", '[Date "1999.??.??"]\n\n1. e4 *', "the tag Date"),
        ("a.pgn", '[Result "White won"]\n\n1. e4', "the tag Result"),
        ("a.pgn", '[White "M\x81ller"]\n\n1. e4 *', "the tag White"),
        ("a.sgf", "(;GM[9]DT[May 1999];B[b8-b6])", "what stands in DT"),
        ("a.sgf", "(;GM[9]RE[White won];B[b8-b6])", "what stands in RE"),
        ("a.sgf", "(;GM[9]PB[M\x81ller];B[b8-b6])", "what stands in PB"),
        ("a.sgf", "(;GM[9]GN[A fine game];B[b8-b6])", "what stands in GN"),
    ],
)
def test_what_of_a_known_tag_cannot_be_read_is_said(
    name: str, text: str, left_out: str
) -> None:
    read = formats.imported(text.encode("latin-1"), name)

    assert f"left out: {left_out}" in read.remarks


LETTERS = [
    ("othello", "GM[2];B[fe];W[fd]", ("f4", "f5")),
    ("gonnect", "GM[1000];B[dd];W[jj]", ("d10", "j4")),
    ("pente", "GM[1000];W[aa];B[ss]", ("a19", "s1")),
    ("lines_of_action", "GM[9];B[babc];W[agcg]", ("b8-b6", "a2-c2")),
    ("nine_mens_morris", "GM[5];W[aa];B[bb];W[da];B[fd];W[gabb]", ("a7", "b6")),
    ("breakthrough", "GM[1000];W[agaf];B[bbbc]", ("a2-a3", "b7-b6")),
    ("chess", "GM[3];W[e4];B[e7e5]", ("e2-e4", "e7-e5")),
    ("xiangqi", "GM[7];W[h2e2];B[H9-G7]", ("h3-e3", "h10-g8")),
]


@pytest.mark.parametrize(("game", "text", "turns"), LETTERS)
def test_letters_of_an_sgf_are_points(
    game: str, text: str, turns: tuple[str, str]
) -> None:
    read = formats.imported(f"(;FF[4]{text})".encode(), "a.sgf", game)

    assert tuple(turn for _, turn in turns_in(games(read)[0])[:2]) == turns


@pytest.mark.parametrize("set_up", ["AB[dd]", "AB[d4]AW[e5]"])
def test_pieces_that_are_set_up_are_refused_in_every_game(set_up: str) -> None:
    for text in (f"(;GM[1000]{set_up};B[jj])", f"(;GM[1000];B[jj];{set_up})"):
        with pytest.raises(LogError, match=r"another position|sets pieces up"):
            formats.imported(text.encode(), "a.sgf", "gonnect")


def test_passes_that_a_transcript_leaves_out_are_put_in() -> None:
    game, chance = find_game("othello"), random.Random(8)
    position, played = game.start(), list[str]()
    while turns := game.turns(position):
        turn = chance.choice(turns)
        played.append(turn.text)
        position = game.play(position, turn)
    assert "pass" in played
    squares = (turn for turn in played if turn != "pass")
    text = "".join(f"{turn[0]}{9 - int(turn[1])}" for turn in squares)

    read = games(from_pgn(text, "othello"))[0]

    assert [turn for _, turn in turns_in(read)] == played


def test_no_game_is_begun_once_reading_takes_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(formats, "_ENOUGH_S", -1.0)

    read = formats.imported(b"1. e4 *\n\n1. d4 *\n\n1. c4 *", "a.pgn")

    assert len(games(read)) == 1
    assert read.remarks == ("the games after number 1 were left out",)


def from_pgn(text: str, game: str | None = None) -> Imported:
    return formats.imported(text.encode(), "a.pgn", game)


def games(read: Imported) -> list[list[Record]]:
    return [*map(records_in, read.games)]


def winners(read: Imported) -> tuple[str, ...]:
    end = games(read)[0][-1]
    assert isinstance(end, ResultRecord)
    return tuple(end.winners)


def test_what_is_to_be_said_of_several_games_is_said_once() -> None:
    both = '[Event "A"]\n\n1. e4 *\n\n[Event "B"]\n\n1. d4! *\n'

    assert from_pgn(both).remarks == (
        "left out: the tag Event",
        "game 2: left out: 1 mark such as !? or $1",
    )


def test_the_games_of_a_file_are_read_one_after_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All at once, those of thousands would not fit into the reader's memory."""
    begun = list[PgnGame]()

    def noted(text: str) -> Iterator[PgnGame]:
        for game in games_in(text):
            begun.append(game)
            yield game

    monkeypatch.setattr(pgn_reading, "games_in", noted)
    next(pgn_reading.read_pgn("1. e4 *\n\n" * 50))

    assert len(begun) == 2  # the second might go on from the first
