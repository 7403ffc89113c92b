"""A game as SGF (FF[4]), and back.

``sgf_spelling.py`` tells which games have a number, and how SGF spells their turns.
Two sides play as W and B; of more, or of one alone, every turn bears a private
property. ``docs/records.md`` lists these.
"""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from device.export.said import said
from device.export.sgf_spelling import (
    PLAIN,
    SKIPPED,
    Spelling,
    game_of,
    spelling_of,
)
from device.export.story import Moment, Story, kept_of, player_of
from device.export.timed import sgf_clock, sgf_control
from device.log.lines import Fields, NoteRecord, TurnRecord, named, typed
from device.log.parse import line_of
from device.ports import LogError
from rules.catalogue import find_game
from rules.core.errors import NotationError, RulesError
from rules.core.game import Game
from rules.core.model import Position, Turn

VERSION = "1"
_TERMINATION = {"conceded": "R", "conceded_on_board": "R", "time": "T", "flag": "T"}

_GIVES_UP = "resign"  # a move of Lines of Action

_PROPERTY = re.compile(r"\s*([A-Za-z]+)((?:\s*\[(?:[^\]\\]|\\.)*\])+)", re.DOTALL)
_VALUE = re.compile(r"\[((?:[^\]\\]|\\.)*)\]", re.DOTALL)
_ESCAPE = re.compile(r"\\(\r\n|\n\r|.)", re.DOTALL)

Node = Mapping[str, list[str]]
"""A node's properties, each with its values."""


def write_sgf(story: Story, *, full: bool = False) -> str:
    """Return a game as SGF.

    At an illegal turn that stands the game ends, with a comment. ``full``: what it left
    is set up, and the game goes on.
    """
    spelling = spelling_of(story.header.game)
    letters = _letters(story.sides, spelling)
    cut = not full and any(moment.kind == "stands" for moment in story.moments)
    nodes = [_node(_root(story, letters, spelling, cut=cut))]
    for moment in story.moments:
        if moment.kind == "turn":
            nodes.append(_node(_turn(moment, letters, spelling)))
        elif moment.kind == "stands":
            nodes.append(_node(_set_up(moment, letters, spelling, cut=cut)))
            if cut:
                break
        elif moment.kind != "result":
            heard = said(moment.record)
            nodes.append(_node([("C", [heard]), ("MWN", [_json(moment.record)])]))
    return f"({''.join(nodes)})\n"


def read_sgf(text: str, game: str | None = None) -> tuple[Fields, list[Fields]]:
    """Return the header and the records of the first game of an SGF text.

    Parameters
    ----------
    text
        Written by ``write_sgf``, or another GM[5] file with turns in our notation.
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
    if version is None:
        return _foreign(root, nodes, game)
    header = _object(_one(root, "MWH"))
    sides = {"W": _one(root, "MWW"), "B": _one(root, "MWB")}
    spelling = _spelled(root, str(header.get("game")))
    told: list[Fields] = [
        {**record, "turn": spelling.read(record.turn)[0]}
        if isinstance(record, TurnRecord) and "MWT" not in node
        else record
        for node in (root, *nodes)
        for record in map(typed, _records(node, sides))
    ]
    end = _one(root, "MWE")
    return header, [*told, _object(end)] if end else told


def _spelled(root: Node, game: str) -> Spelling:
    """Return how the turns of a game are spelled in a file of this number."""
    spelling = spelling_of(game)
    return spelling if _one(root, "GM") == str(spelling.number) else PLAIN


def _letters(sides: tuple[str, ...], spelling: Spelling) -> Mapping[str, str]:
    """Return W and B for two sides: by their names, else W begins; {} for others."""
    if len(sides) != 2:
        return {}
    if sides[0].casefold() == "black" or sides[1].casefold() == "white":
        letters = {sides[0]: "B", sides[1]: "W"}
    else:
        letters = {sides[0]: "W", sides[1]: "B"}
    if spelling.swapped:
        return {side: "WB"["BW".index(one)] for side, one in letters.items()}
    return letters


def _set_up(
    moment: Moment, letters: Mapping[str, str], spelling: Spelling, *, cut: bool
) -> Iterator[tuple[str, list[str]]]:
    """Yield what an illegal turn left: as a set-up where each site holds one piece."""
    heard = said(moment.record)
    if cut:
        yield "C", [f"{heard} The record goes on."]
        yield "MWN", [_json(moment.record)]
        return
    left: dict[str, list[str]] = {}
    before, after = moment.before.contents, moment.position.contents
    for site, held in after.items():
        if held != before[site] and isinstance(held, tuple):
            letter = letters.get(held[-1].side, "") if held else "E"
            left.setdefault(letter, []).append(spelling.point(site))
    yield from ((f"A{letter}", left[letter]) for letter in "EWB" if letter in left)
    due = letters.get(moment.position.to_move or "")
    if due is not None:
        yield "PL", [due]
    yield "C", [heard]
    yield "MWN", [_json(moment.record)]


def _root(
    story: Story, letters: Mapping[str, str], spelling: Spelling, *, cut: bool
) -> Iterator[tuple[str, list[str]]]:
    header, lattice = story.header, story.game.board.lattice
    yield "FF", ["4"]
    yield "GM", [str(spelling.number)]
    if spelling.described and lattice is not None:
        yield "SZ", [str(lattice.files)]
    yield "CA", ["UTF-8"]
    yield "AP", [f"mwamuzi:{VERSION}"]
    yield "GN", [story.game.title]
    yield "RU", [story.game.title]
    if header.started:
        yield "DT", [str(header.started)[:10]]
    for side, letter in letters.items():
        yield f"P{letter}", [player_of(story, side)]
        yield f"MW{letter}", [side]
    yield "RE", [_result(story, letters)]
    yield from sgf_control(story)
    yield "MWV", [VERSION]
    yield "MWH", [_json(kept_of(header))]
    if story.result is not None and not cut:
        yield "MWE", [_json(story.result)]


def _result(story: Story, letters: Mapping[str, str]) -> str:
    result = story.result
    if result is None:
        return "?"
    winners = [letters.get(side) for side in result.winners]
    if len(winners) != 1:
        return "0"
    if winners[0] is None:
        return f"{result.winners[0]}+"
    return f"{winners[0]}+{_TERMINATION.get(result.reason, '')}"


def _turn(
    moment: Moment, letters: Mapping[str, str], spelling: Spelling
) -> Iterator[tuple[str, list[str]]]:
    record = moment.played
    side, text = record.side, record.turn
    if side in letters:
        yield letters[side], [spelling.write(text)]
        yield from sgf_clock(moment, letters[side])
    else:
        yield "MWT", [side, text]
    keys = ("t", "frame", "confidence", "unseen", "clocks")
    seen = {key: record.plain[key] for key in keys if key in record.plain}
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


def _json(record: Fields) -> str:
    return line_of(record).decode().rstrip("\n")


def _object(text: str | None) -> Fields:
    try:
        found = json.loads(text or "")
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise LogError(f"the SGF has {text!r} where a record is expected")
    return found


def _foreign(
    root: Node, nodes: list[Node], game: str | None
) -> tuple[Fields, list[Fields]]:
    """Return the header and the records of another program's file."""
    number = _one(root, "GM") or "1"
    named = game or game_of(number)
    if named is None:
        raise LogError(f"the SGF is of game GM[{number}]; name it with --game")
    try:
        found = find_game(named)
    except RulesError as error:
        raise LogError(str(error)) from None
    spelling = _spelled(root, found.id)
    header: dict[str, Any] = {"game": found.id, "board": found.board.id}
    dated = re.match(r"\d{4}-\d\d-\d\d", _one(root, "DT") or "")
    if dated:
        header["started"] = f"{dated[0]}T00:00:00Z"
    letters = _letters(found.start().sides, spelling)
    names = {side: _one(root, f"P{letter}") for side, letter in letters.items()}
    header["players"] = {side: name for side, name in names.items() if name}
    header["score"] = _score(_one(root, "RE") or "", letters)
    if not spelling.described:
        return header, [
            one
            for node in (root, *nodes)
            for one in _records(node, {"W": None, "B": None})
        ]
    sides: dict[str, str | None] = {letter: side for side, letter in letters.items()}
    _check_start(root, found, spelling, sides)
    told = [one for node in (root, *nodes) for one in _records(node, sides)]
    given_up = [
        one["side"] for one in told if one.get("turn", "").casefold() == _GIVES_UP
    ]
    if given_up:
        header["score"] = "0-1" if given_up[0] == found.start().sides[0] else "1-0"
    return header, list(_resolved(found, told, spelling))


def _score(result: str, letters: Mapping[str, str]) -> str:
    """Return a result as the score of the sides in their order, '*' for none."""
    if result.casefold() in ("0", "draw"):
        return "1/2-1/2"
    won = [letter == result[:1].upper() for letter in letters.values()]
    if not any(won) or result[1:2] != "+":
        return "*"
    return "1-0" if won[0] else "0-1"


def _check_start(
    root: Node, game: Game, spelling: Spelling, sides: Mapping[str, str | None]
) -> None:
    """Refuse a file that begins with another position than the game.

    Raises
    ------
    LogError
        If it does.
    """
    if not {"AB", "AW"} & root.keys():
        return
    start = game.start().contents
    for letter, side in sides.items():
        told = {spelling.site(point) for point in root.get(f"A{letter}", [])}
        if told != {site for site, held in start.items() if held == (side,)}:
            raise LogError(
                f"the SGF begins with another position than {game.title}: such cannot "
                "be read"
            )


def _resolved(game: Game, told: list[Fields], spelling: Spelling) -> Iterator[Fields]:
    """Yield records with their turns in our notation, and passes that were left out.

    A turn that is not legal is yielded as it would be written: what is wrong with it
    is told by whoever plays it.
    """
    position = game.start()
    for record in map(typed, told):
        if not isinstance(record, TurnRecord):
            yield record
            continue
        if record.turn.casefold() == _GIVES_UP:
            return
        while position.to_move != record.side:
            passing = _passing(game, position)
            if passing is None:
                break
            yield named(TurnRecord, turn=SKIPPED, side=position.to_move)
            position = game.play(position, passing)
        texts = spelling.read(record.turn)
        turns = [turn for text in texts if (turn := _legal(game, position, text))]
        yield {**record, "turn": turns[0].text if turns else texts[0]}
        if turns:
            position = game.play(position, turns[0])


def _passing(game: Game, position: Position) -> Turn | None:
    """Return the pass of a side that can do nothing else, None if there is none."""
    turns = game.turns(position)
    return turns[0] if [turn.text for turn in turns] == [SKIPPED] else None


def _legal(game: Game, position: Position, text: str) -> Turn | None:
    try:
        return game.parse(position, text)
    except NotationError:
        return None


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
