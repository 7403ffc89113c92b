"""Records of every game, spelled as other programs and people spell theirs."""

import random
from collections.abc import Callable, Mapping

import pytest

from device.export.formats import imported
from device.log.parse import records_in
from rules.catalogue import GAMES, find_game
from tests.device.export.logs import turns_in
from tests.games import by_family

PLIES = 6


def _numbered(turns: list[str], number: str = "{}. ") -> str:
    return " ".join(
        f"{number.format(n // 2 + 1) if n % 2 == 0 else ''}{turn}"
        for n, turn in enumerate(turns)
    )


def _noted(turns: list[str]) -> str:
    before, *after = turns
    return (
        f"% a line of another program's\n{{[%clk 0:05]}} 1. {before}!? $3 "
        f"( {before} ( 1... {before} ) {{no}} ) +/- ; good\n{_numbered(after, '')}"
    )


def _wide(turns: list[str]) -> str:
    to_wide = {ord("!") + n: 0xFF01 + n for n in range(94)}
    return " ".join(turn.translate(to_wide) for turn in turns)


SPELLED: Mapping[str, Callable[[list[str]], str]] = {
    "plain": _numbered,
    "numbers without stops": lambda turns: _numbered(turns, "{} "),
    "numbers glued": lambda turns: _numbered(turns, "{}."),
    "numbers for both": lambda turns: " ".join(
        f"{n // 2 + 1}{'…' if n % 2 else '.'} {turn}" for n, turn in enumerate(turns)
    ),
    "capitals": lambda turns: _numbered(turns).upper(),
    "typographer's dashes": lambda turns: _numbered(turns).replace("-", "\u2013"),
    "wide letters": _wide,
    "comments, variations, marks": _noted,
    "lines of Windows": " ; a\r\n".join,
    "lines of an old Mac": " ; a\r".join,
    "a result within": lambda turns: f"{_numbered(turns)} 1/2-1/2 9. {turns[0]} *",
}


@pytest.mark.parametrize("game", by_family(GAMES))
def test_a_record_means_the_same_however_it_is_spelled(game: str) -> None:
    turns = _played(game)
    texts = {
        name: f'[Variant "{game}"]\n\n{spelled(turns)}\n'
        for name, spelled in SPELLED.items()
    }
    if "iccs" in find_game(game).notations:
        del texts["capitals"]  # that is ICCS, whose ranks count from 0

    read = {name: _turns_of(text.encode()) for name, text in texts.items()}

    assert read == dict.fromkeys(texts, turns)


@pytest.mark.parametrize("codec", ["utf-8-sig", "utf-16", "utf-16-be", "gb18030"])
@pytest.mark.parametrize("game", by_family(GAMES))
def test_a_record_means_the_same_in_whichever_bytes(game: str, codec: str) -> None:
    turns = _played(game)
    text = f'[Variant "{game}"]\n[White "张三"]\n\n{_numbered(turns)} *\n'

    read = imported(text.encode(codec), "a.pgn")

    (log,) = map(records_in, read.games)
    assert [told for _, told in turns_in(log)] == turns
    assert "张三" in log[0]["players"].values()


def _turns_of(content: bytes) -> list[str]:
    log = imported(content, "a.pgn").games[0]
    return [told for _, told in turns_in(records_in(log))]


def _played(name: str) -> list[str]:
    game, chance = find_game(name), random.Random(name)
    position, turns = game.start(), list[str]()
    while (legal := game.turns(position)) and len(turns) < PLIES:
        turn = chance.choice(legal)
        turns.append(turn.text)
        position = game.play(position, turn)
    return turns
