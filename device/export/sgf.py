"""A game as SGF (FF[4]), and back.

Nine Men's Morris has a game number, GM[5], and Othello another, GM[2]; our other games
get a number that nobody has registered. Othello's records count ranks from north. Two
sides play as W and B; of more, or of one alone, every turn bears a private property.
``docs/records.md`` lists these.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from device.export.story import Moment, Story, kept_of, player_of, said
from device.log.records import Record
from device.ports import LogError
from rules.catalogue import find_game
from rules.core.errors import RulesError

VERSION = "1"
MORRIS, OTHELLO, OURS = 5, 2, 1000
"""GM of two games, and of all that have no number of their own."""

_NUMBERS = {
    "nine_mens_morris": MORRIS,
    "nine_mens_morris_ms": MORRIS,
    "othello": OTHELLO,
    "reversi": OTHELLO,
}
_SQUARE = re.compile("([a-h])([1-8])")
_TERMINATION = {"conceded": "R", "time": "T"}

_PROPERTY = re.compile(r"\s*([A-Za-z]+)((?:\s*\[(?:[^\]\\]|\\.)*\])+)", re.DOTALL)
_VALUE = re.compile(r"\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
_ESCAPE = re.compile(r"\\(\r\n|\n\r|.)", re.DOTALL)

Node = Mapping[str, list[str]]
"""A node's properties, each with its values."""


def write_sgf(story: Story) -> str:
    """Return a game as SGF."""
    letters, number = _letters(story.sides), _number(story)
    nodes = [_node(_root(story, letters))]
    for moment in story.moments:
        if moment.kind == "turn":
            nodes.append(_node(_turn(moment, letters, number)))
        elif moment.kind != "result":
            heard = said(moment.record)
            nodes.append(_node([("C", [heard]), ("MWN", [_json(moment.record)])]))
    return f"({''.join(nodes)})\n"


def read_sgf(text: str, game: str | None = None) -> tuple[Record, list[Record]]:
    """Return the header and the records of the first game of an SGF text.

    Parameters
    ----------
    text
        Written by ``write_sgf``, or another GM[5] or GM[2] file with turns in our
        notation.
    game
        The game's id where the text does not tell it.

    Raises
    ------
    LogError
        If the text is no SGF, or does not tell which game it is.
    """
    root, *nodes = _nodes(text)
    version = _one(root, "MWV")
    if version not in (None, VERSION):
        raise LogError(f"this SGF is of format {version!r}; {VERSION} can be read")
    header = _object(_one(root, "MWH")) if version else _foreign(root, game)
    sides = {"W": _one(root, "MWW"), "B": _one(root, "MWB")}
    number = OTHELLO if _one(root, "GM") == str(OTHELLO) else OURS
    told: list[Record] = [
        record for node in (root, *nodes) for record in _records(node, sides, number)
    ]
    end = _one(root, "MWE")
    return header, [*told, _object(end)] if end else told


def _letters(sides: tuple[str, ...]) -> Mapping[str, str]:
    """Return W and B for two sides: by their names, else W begins; {} for others."""
    if len(sides) != 2:
        return {}
    if sides[0].casefold() == "black" or sides[1].casefold() == "white":
        return {sides[0]: "B", sides[1]: "W"}
    return {sides[0]: "W", sides[1]: "B"}


def _root(story: Story, letters: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
    header = story.header
    yield "FF", ["4"]
    yield "GM", [str(_number(story))]
    yield "CA", ["UTF-8"]
    yield "AP", [f"mwamuzi:{VERSION}"]
    yield "GN", [story.game.title]
    yield "RU", [story.game.title]
    if header.get("started"):
        yield "DT", [str(header["started"])[:10]]
    for side, letter in letters.items():
        yield f"P{letter}", [player_of(story, side)]
        yield f"MW{letter}", [side]
    yield "RE", [_result(story, letters)]
    yield "MWV", [VERSION]
    yield "MWH", [_json(kept_of(header))]
    if story.result is not None:
        yield "MWE", [_json(story.result)]


def _result(story: Story, letters: Mapping[str, str]) -> str:
    result = story.result
    if result is None:
        return "?"
    winners = [letters.get(side) for side in result["winners"]]
    if len(winners) != 1:
        return "0"
    if winners[0] is None:
        return f"{result['winners'][0]}+"
    return f"{winners[0]}+{_TERMINATION.get(result['reason'], '')}"


def _number(story: Story) -> int:
    return _NUMBERS.get(story.header["game"], OURS)


def _spelled(text: str, number: int) -> str:
    """Return a turn as other records of its game have it, and back again."""
    if number != OTHELLO:
        return text
    return _SQUARE.sub(lambda found: f"{found[1]}{9 - int(found[2])}", text)


def _turn(
    moment: Moment, letters: Mapping[str, str], number: int
) -> Iterator[tuple[str, list[str]]]:
    record = moment.record
    side, text = record["side"], record["turn"]
    if side in letters:
        yield letters[side], [_spelled(text, number)]
    else:
        yield "MWT", [side, text]
    keys = ("t", "frame", "confidence", "unseen")
    seen = {key: record[key] for key in keys if key in record}
    yield "MWI", [_json(seen)]


def _node(properties: Any) -> str:
    return (
        ";"
        + "".join(
            name + "".join(f"[{_escaped(value)}]" for value in values)
            for name, values in properties
        )
        + "\n"
    )


def _escaped(value: str) -> str:
    return re.sub(r"([\]\\])", r"\\\1", re.sub(r"\s", " ", value))


def _json(record: Record) -> str:
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def _object(text: str | None) -> Record:
    try:
        found = json.loads(text or "")
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise LogError(f"the SGF has {text!r} where a record is expected")
    return found


def _foreign(root: Node, game: str | None) -> Record:
    number = _one(root, "GM")
    known = {str(MORRIS): "nine_mens_morris", str(OTHELLO): "othello"}
    named = game or known.get(number or "")
    if named is None:
        raise LogError(f"the SGF is of game GM[{number or 1}]; name it with --game")
    try:
        found = find_game(named)
    except RulesError as error:
        raise LogError(str(error)) from None
    header: dict[str, Any] = {"game": found.id, "board": found.board.id}
    dated = re.match(r"\d{4}-\d\d-\d\d", _one(root, "DT") or "")
    if dated:
        header["started"] = f"{dated[0]}T00:00:00Z"
    sides = found.start().sides
    letters = _letters(sides)
    names = ((side, _one(root, f"P{letters[side]}")) for side in letters)
    header["players"] = {side: name for side, name in names if name}
    return header


def _one(node: Node, name: str) -> str | None:
    values = node.get(name)
    return values[0] if values else None


def _records(
    node: Node, sides: Mapping[str, str | None], number: int
) -> Iterator[Record]:
    seen = _seen(node)
    for letter, side in sides.items():
        if node.get(letter):
            told = {"side": side} if side else {}
            turn = _spelled(node[letter][0].strip(), number)
            yield {"type": "turn", "turn": turn, **told, **seen}
    if "MWT" in node:
        if len(node["MWT"]) != 2:
            raise LogError("a property MWT of the SGF has not a side and a turn")
        side, text = node["MWT"]
        yield {"type": "turn", "turn": text, "side": side, **seen}
    if "MWN" in node:
        yield _object(node["MWN"][0])
    elif "C" in node:
        yield {"type": "note", "says": node["C"][0]}


def _seen(node: Node) -> Record:
    found = _object(node["MWI"][0]) if "MWI" in node else {}
    keys = ("t", "frame", "confidence", "unseen")
    return {key: found[key] for key in keys if isinstance(found.get(key), int | float)}


def _nodes(text: str) -> list[Node]:
    """Return the nodes of the first game's main line."""
    at = text.find("(")
    if at < 0 or not re.match(r"\s*\(\s*;", text[at:]):
        raise LogError("this is no SGF: it does not begin with '(;'")
    nodes: list[dict[str, list[str]]] = []
    while at < len(text):
        sign = text[at]
        if sign == ")":
            return list(nodes)
        if sign == ";":
            nodes.append({})
        elif sign not in "( \t\r\n\f\v":
            found = _PROPERTY.match(text, at)
            if found is None or not nodes:
                raise LogError(
                    f"the SGF is broken at character {at}: {text[at : at + 20]!r}"
                )
            name = "".join(letter for letter in found[1] if letter.isupper())
            nodes[-1][name] = [_unescaped(value) for value in _VALUE.findall(found[2])]
            at = found.end()
            continue
        at += 1
    raise LogError("the SGF ends in the middle of a game: ')' is missing")


def _unescaped(value: str) -> str:
    return _ESCAPE.sub(lambda found: "" if found[1][0] in "\r\n" else found[1], value)
