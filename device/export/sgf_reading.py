"""Parse SGF: our own, and what other programs write."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from device.export.log_import import WON, ImportedGame, forced_pass, turn_or_none
from device.export.sgf import VERSION, letters_of
from device.export.sgf_spelling import (
    PLAIN,
    SgfSpelling,
    game_of,
    point_of,
    spelling_of,
)
from device.export.sgf_text import Node, SgfGame, games_in
from device.export.turn_notation import SKIPPED
from device.log.lines import Fields, NoteRecord, TurnRecord, named, typed
from device.ports import LogError
from device.untrusted.charsets import UNREADABLE
from rules.catalogue import find_game
from rules.core.errors import RulesError
from rules.core.game import Game

_GIVES_UP = "resign"  # a move of Lines of Action
_NO_RESULT = ("", "?", "Void")
_READ = {
    *("FF", "GM", "SZ", "CA", "AP", "DT", "PW", "PB", "RE"),
    *("W", "B", "C", "AW", "AB", "PL"),
}
"""The properties of other programs that are read, or implied by the game itself."""


def read_sgf(text: str, game: str | None = None) -> Iterator[ImportedGame | LogError]:
    """Yield the games of an SGF text, or what is wrong with one.

    Parameters
    ----------
    text
        Written by ``write_sgf``, or by another program.
    game
        The game's id where the text does not give it.
    """
    for found in games_in(text):
        if isinstance(found, LogError):
            yield found
            continue
        try:
            ours = "MWV" in found.nodes[0]
            yield _ours(found) if ours else _foreign(found, game)
        except LogError as error:
            yield error


def _ours(found: SgfGame) -> ImportedGame:
    root = found.nodes[0]
    version = _one(root, "MWV")
    if version != VERSION:
        raise LogError(f"this SGF is of format {version!r}; {VERSION} can be read")
    header = _object(_one(root, "MWH"))
    sides = {"W": _one(root, "MWW"), "B": _one(root, "MWB")}
    spelling = _spelled(root, str(header.get("game")))
    told: list[Fields] = [
        {**record, "turn": spelling.read(record.turn)[0]}
        if isinstance(record, TurnRecord) and "MWT" not in node
        else record
        for node in found.nodes
        for record in map(typed, _records(node, sides))
    ]
    end = _one(root, "MWE")
    return ImportedGame(header=header, records=[*told, _object(end)] if end else told)


def _spelled(root: Node, game: str) -> SgfSpelling:
    """Return the SGF spelling for a file's game number."""
    spelling = spelling_of(game)
    return spelling if _one(root, "GM") == str(spelling.number) else PLAIN


def _object(text: str | None) -> Fields:
    try:
        found = json.loads(text or "")
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise LogError(f"the SGF has {text!r} where a record is expected")
    return found


def _foreign(found: SgfGame, named_as: str | None) -> ImportedGame:
    """Return a game of another program's file."""
    root = found.nodes[0]
    number = _one(root, "GM") or "1"
    told_as = named_as or game_of(number)
    if told_as is None:
        raise LogError(f"the SGF is of game GM[{number}]; name it with --game")
    try:
        game = find_game(told_as)
    except RulesError as error:
        raise LogError(str(error)) from None
    spelling = _spelled(root, game.id)
    header: dict[str, Any] = {"game": game.id, "board": game.board.id}
    dated = re.match(r"\d{4}-\d\d-\d\d", _one(root, "DT") or "")
    if dated:
        header["started"] = f"{dated[0]}T00:00:00Z"
    letters = letters_of(game.start().sides, spelling)
    names = {side: _one(root, f"P{letter}") for side, letter in letters.items()}
    header["players"] = {
        side: name for side, name in names.items() if name and UNREADABLE not in name
    }
    header["score"] = _score(_one(root, "RE") or "", letters)
    sides: dict[str, str | None] = {letter: side for side, letter in letters.items()}
    _check_start(found, game, spelling, sides)
    coloured = sides if spelling.described else {"W": None, "B": None}
    told = [one for node in found.nodes for one in _records(node, coloured)]
    given_up = [
        one["side"] for one in told if one.get("turn", "").casefold() == _GIVES_UP
    ]
    if given_up:
        header["score"] = "0-1" if given_up[0] == game.start().sides[0] else "1-0"
    return ImportedGame(
        header=header,
        records=list(_resolved(game, told, spelling)),
        remarks=tuple(f"left out: {one}" for one in _left_out(found, header)),
        ours=False,
    )


def _unread(root: Node, header: Fields) -> Iterator[str]:
    """Yield the properties whose value is unknown here, unlike others of theirs."""
    if "started" not in header:
        yield "DT"
    if header["score"] not in WON and (_one(root, "RE") or "") not in _NO_RESULT:
        yield "RE"
    yield from (name for name, values in root.items() if UNREADABLE in values[0])


def _left_out(found: SgfGame, header: Fields) -> Iterator[str]:
    if found.variations:
        yield f"{found.variations} variation{'s' * (found.variations > 1)}"
    read = _READ - {*_unread(found.nodes[0], header)}
    left = [name for node in found.nodes for name in node if name not in read]
    if left:
        yield f"what stands in {', '.join(dict.fromkeys(left))}"


def _score(result: str, letters: Mapping[str, str]) -> str:
    """Return a result as the score of the sides in their order, '*' for none."""
    if result.casefold() in ("0", "draw"):
        return "1/2-1/2"
    won = [letter == result[:1].upper() for letter in letters.values()]
    if not any(won) or result[1:2] != "+":
        return "*"
    return "1-0" if won[0] else "0-1"


def _check_start(
    found: SgfGame, game: Game, spelling: SgfSpelling, sides: Mapping[str, str | None]
) -> None:
    """Refuse a file that begins with another position, or sets one up later.

    Raises
    ------
    LogError
        If it does.
    """
    root, *later = found.nodes
    if any({"AB", "AW", "AE"} & node.keys() for node in later):
        raise LogError("the SGF sets pieces up in the middle of the game")
    if not {"AB", "AW", "AE"} & root.keys():
        return
    start = game.start().contents
    for letter, side in sides.items():
        told = {
            point_of(game.board, spelling.site(point))
            for point in root.get(f"A{letter}", [])
        }
        if told != {site for site, held in start.items() if held == (side,)}:
            raise LogError(
                f"the SGF begins with another position than {game.title}: such cannot "
                "be read"
            )


def _resolved(
    game: Game, told: list[Fields], spelling: SgfSpelling
) -> Iterator[Fields]:
    """Yield records with their turns in our notation, and passes that were left out.

    A turn that is not legal is yielded as it would be written: the error is reported
    when it is played.
    """
    position = game.start()
    for record in map(typed, told):
        if not isinstance(record, TurnRecord):
            yield record
            continue
        if record.turn.casefold() == _GIVES_UP:
            return
        side = record.plain.get("side", position.to_move)
        while position.to_move != side and (passing := forced_pass(game, position)):
            yield named(TurnRecord, turn=SKIPPED, side=position.to_move)
            position = game.play(position, passing)
        texts = (*spelling.read(record.turn), point_of(game.board, record.turn))
        turns = [turn for text in texts if (turn := turn_or_none(game, position, text))]
        yield {**record, "turn": turns[0].text if turns else texts[0]}
        if turns:
            position = game.play(position, turns[0])


def _one(node: Node, name: str) -> str | None:
    values = node.get(name)
    return values[0] if values else None


def _records(node: Node, sides: Mapping[str, str | None]) -> Iterator[Fields]:
    seen = _seen(node)
    for letter, side in sides.items():
        if node.get(letter):
            told = {"side": side} if side else {}
            yield named(TurnRecord, turn=node[letter][0].strip(), **told, **seen)
    if "MWT" in node:
        if len(node["MWT"]) != 2:
            raise LogError("a property MWT of the SGF has not a side and a turn")
        side, text = node["MWT"]
        yield named(TurnRecord, turn=text, side=side, **seen)
    if "MWN" in node:
        yield _object(node["MWN"][0])
    elif "C" in node:
        yield named(NoteRecord, says=node["C"][0])


def _seen(node: Node) -> Fields:
    found = _object(node["MWI"][0]) if "MWI" in node else {}
    keys = ("t", "frame", "confidence", "unseen")
    seen = {key: found[key] for key in keys if isinstance(found.get(key), int | float)}
    return seen | ({"clocks": found["clocks"]} if "clocks" in found else {})
