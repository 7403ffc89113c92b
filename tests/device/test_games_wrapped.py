"""Views, exports and play of a game are the same in a match and a team."""

import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from device.drawing.shapes import signs_of
from device.export.diary import kinds_told
from device.export.formats import written
from device.export.turn_notation import name_of
from device.game.choice import choice_in
from device.log.lines import Fields
from device.log.parse import FORMAT
from device.log.records import record_of
from device.web.catalogue import begins
from device.words.games import names_of
from players.player import Player
from rules.catalogue import GAMES
from rules.core.game import Game
from rules.core.options import names_of as sides_of
from rules.games.matches.wrapped import WrappedGame
from rules.referee import by_hand
from rules.referee.ledger import Ledger
from tests.device.export.logs import imported
from tests.games import by_family
from tests.rules.conformance import MATCH, TEAM, pairs
from words.languages import LANGUAGES

SEED = 5
TURNS = 8
WRAPPED = [name for name in GAMES if next(pairs(name), None) is not None]


def header_of(game: Game, name: str, kind: str = "") -> Fields:
    """Return the first line of a log of a game, a match of it, or of its team play."""
    start = game.start()
    header: dict[str, Any] = {
        "type": "game",
        "format": FORMAT,
        "game": name,
        "board": game.board.id,
        "sides": list(sides_of(start)),
        "started": "2026-11-27T20:00:00Z",
    }
    if kind == TEAM:
        header["teams"] = {side: [f"{side}-1", f"{side}-2"] for side in start.sides}
    elif kind == MATCH:
        header["match"] = ""
    return header


def logged(header: Fields) -> tuple[Game, list[Fields]]:
    """Return the game of a log's first line, and its log when some turns are played."""
    game, rng = choice_in(header).game, random.Random(SEED)
    ledger = Ledger(game, tuple(header["sides"]), None)
    records = [header]
    for _ in range(TURNS):
        turns = ledger.game.turns(ledger.position)
        plain = [turn for turn in turns if turn.steps]
        if not plain or ledger.result is not None:
            break
        after = [ledger.game.play(ledger.position, turn) for turn in plain]
        goes_on = [
            turn
            for turn, there in zip(plain, after, strict=True)
            if ledger.game.round_result(there) is None
            and ledger.game.result(there) is None
        ]
        if not goes_on:
            break
        text = rng.choice(goes_on).text
        for event in by_hand.enter(ledger, text):
            records.append(record_of(event, t=float(len(records)), frame=0))
    return game, records


def each(name: str) -> Iterator[tuple[WrappedGame, list[Fields], list[Fields]]]:
    """Yield a match and a team play, its log, and that of the game alone."""
    _, alone = logged(header_of(GAMES[name], name))
    for pair in pairs(name):
        game, within = logged(header_of(pair.within, name, pair.kind))
        assert isinstance(game, WrappedGame)
        yield game, within, alone


@pytest.mark.parametrize("name", by_family(WRAPPED))
def test_it_looks_and_is_called_the_same(name: str) -> None:
    alone = GAMES[name]
    for game, _, _ in each(name):
        assert list(signs_of(game).values()) == list(signs_of(alone).values())
        sides = alone.start().sides
        assert kinds_told(game, sides) == kinds_told(alone, sides)
        assert (begins(game) is None) is (begins(alone) is None)
        if game.for_teams or game.title.endswith(", several games"):
            assert {"en", *names_of(game)} == {*LANGUAGES}, game.title


@pytest.mark.parametrize("name", by_family(WRAPPED))
@pytest.mark.parametrize("form", ["pgn", "sgf"])
def test_its_turns_are_written_and_read_the_same(name: str, form: str) -> None:
    for game, within, alone in each(name):
        one, other = (written(log, form).decode() for log in (alone, within))
        assert _turns(one, form) == _turns(other, form), game
        assert _tags(one) == _tags(other)
        assert _played(imported(other.encode(), f"game.{form}")) == _played(within)
        position = game.start()
        for record in within[1:]:
            named = name_of(game, position, record["turn"])
            position = game.play(position, game.parse(position, record["turn"]))
            assert form != "pgn" or named in other


@pytest.mark.parametrize("name", by_family(WRAPPED))
def test_a_player_plays_the_same(name: str) -> None:
    for game, _, _ in each(name):
        chosen = [
            Player(each_game, 2, seed=SEED)
            .choose(each_game.start(), stop=lambda: False, most_nodes=60)
            .turn.text
            for each_game in (game.game, game)
        ]
        assert chosen[0] == chosen[1]


def _turns(text: str, form: str) -> str:
    """Return the turns as they are written."""
    if form == "pgn":
        return text.partition("\n\n")[2]
    turns = re.sub(r"^\(;.*?\n(?=;)", "", text, count=1, flags=re.DOTALL)
    return re.sub(r";(MWT\[\w+\]|[WB])\[", ";[", turns)  # who plays alone has a name


def _tags(text: str) -> list[str]:
    """Return the tags that tell other programs how the game began."""
    return re.findall(r"\[(?:FEN|SetUp|Format) .*\]", text)


def _played(records: Sequence[Fields]) -> list[tuple[str, str]]:
    return [(r["side"], r["turn"]) for r in records if r["type"] == "turn"]
