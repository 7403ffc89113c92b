"""Parse PGN-style text: our own, and that of Sanmill and its kind."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any
from urllib.parse import unquote

from device.export.clock_times import read_pgn_control
from device.export.log_import import ImportedGame
from device.export.pgn import VERSION
from device.export.pgn_text import PgnGame, end_of, games_in
from device.game.choice import Choice
from device.log.lines import (
    TYPE,
    Fields,
    Layout,
    NoteRecord,
    ResultRecord,
    TurnRecord,
    named,
)
from device.log.records import layout_of
from device.ports import LogError
from device.untrusted.charsets import UNREADABLE
from rules.catalogue import find_game
from rules.core.errors import NotationError, RulesError
from rules.core.game import Game
from rules.core.notation import read_board
from rules.games.kinds.fen_start import settings_of

_COMMAND = re.compile(r"\[%(\w+)([^\[\]]*)\]([^\[]*)")

_VARIANTS: Mapping[str, str] = {
    **dict.fromkeys(
        ("standard", "from position", "normal", "orthodox", "classical"), "chess"
    ),
    **dict.fromkeys(
        ("fischerandom", "fischer random", "freestyle", "chess 960", "chess-960"),
        "chess960",
    ),
}
"""What other programs call a game in the tag Variant, besides its own names."""

_GAME_TYPES: Mapping[str, str] = {"0": "chess", "1": "xiangqi"}
"""The games of ours that have a number in the tag GameType, as PDN gives it."""

_TURNED = {"1-0": "0-1", "0-1": "1-0"}
_UNTOLD = "the PGN does not say which game it is; name it with --game"
_READ = {
    *("Variant", "Game", "Date", "FEN", "SetUp", "Setup", "Result", "PlyCount"),
    *("Format", "White", "Black", "GameType", "Charset", "Encoding", "CodePage"),
}
"""The tags of other programs that are read, or implied by the game itself."""


def read_pgn(text: str, game: str | None = None) -> Iterator[ImportedGame | LogError]:
    """Yield the games of a PGN-style text, or what is wrong with one.

    Parameters
    ----------
    text
        Written by ``write_pgn``, or by another program.
    game
        The game's id where the text does not give it.
    """
    going_on: list[PgnGame] = []
    for found in chain(games_in(text), (None,)):
        if found is not None and "Continues" in found.tags and going_on:
            going_on.append(found)
            continue
        if going_on:
            yield _told(going_on, game)
        going_on = [found] if found is not None else []


def _told(parts: Sequence[PgnGame], game: str | None) -> ImportedGame | LogError:
    """Return a game, in one part or with what goes on from illegal turns."""
    first = parts[0]
    try:
        return _ours(parts, game) if "Mwamuzi" in first.tags else _foreign(first, game)
    except LogError as error:
        return error


def _ours(parts: Sequence[PgnGame], game: str | None) -> ImportedGame:
    tags = parts[0].tags
    if tags["Mwamuzi"] != VERSION:
        raise LogError(
            f"this PGN is of format {tags['Mwamuzi']!r}; {VERSION} can be read"
        )
    header = _header(tags, _found(game or tags.get("Game") or tags.get("Variant")))
    told = [one for part in parts for one in _records(part.words)]
    end = _result(tags)
    return ImportedGame(header=header, records=[*told, *([end] if end else [])])


def _foreign(found: PgnGame, named_as: str | None) -> ImportedGame:
    """Return a game of another program; chess, if nothing says otherwise."""
    tags = found.tags
    if not tags and not found.words:
        no_game = "this is no PGN: it has neither tags nor turns"
        raise LogError(no_game if named_as else _UNTOLD)
    game, unsure = _game_of(tags, named_as)
    header = _dated(tags, game)
    sides = game.start().sides
    names, used = _strangers(tags, sides)
    header["players"] = names
    header["score"], doubt = _score(found, sides)
    read = {*_READ, *used} - {*_unread(tags, header)}
    left = [name for name in tags if name not in read and _says(tags[name])]
    remarks = [*found.left_out]
    if left:
        remarks.append(f"the tag{'s' * (len(left) > 1)} {', '.join(left)}")
    return ImportedGame(
        header={**header, **_started(Choice(game.id), tags)},
        records=list(_records(found.words)),
        remarks=(*(f"left out: {one}" for one in remarks), *doubt),
        unsure=unsure,
        ours=False,
    )


def _unread(tags: Mapping[str, str], header: Fields) -> Iterator[str]:
    """Yield the tags whose value is unknown here, unlike others of theirs."""
    if "started" not in header:
        yield "Date"
    if not end_of(tags.get("Result", "")):
        yield "Result"
    yield from (name for name, value in tags.items() if UNREADABLE in value)


def _says(value: str) -> bool:
    return bool(value.strip(" ?.-*"))


def _game_of(tags: Mapping[str, str], named_as: str | None) -> tuple[Game, str]:
    """Return the game of a foreign text, and why it is unsure that it is chess."""
    if named_as:
        return _found(named_as), ""
    told = [tags[name] for name in ("Game", "Variant") if _says(tags.get(name, ""))]
    for name in told:
        try:
            return _found(name), ""
        except LogError:
            continue
    if told:
        return _found(told[-1]), ""
    if numbered := tags.get("GameType", ""):
        number = numbered.split(",")[0].strip()
        if number not in _GAME_TYPES:
            raise LogError(f"the PGN is of GameType {number}: that game is not here")
        return find_game(_GAME_TYPES[number]), ""
    return find_game("chess"), f"{_UNTOLD}: as chess it cannot be read"


def _found(name: str | None) -> Game:
    if name is None:
        raise LogError(_UNTOLD)
    plain = " ".join(name.casefold().split())
    try:
        return find_game(_VARIANTS.get(plain, name))
    except RulesError as error:
        raise LogError(f"{error} (name the game with --game)") from None


def _dated(tags: Mapping[str, str], game: Game) -> dict[str, Any]:
    header: dict[str, Any] = {"game": game.id, "board": game.board.id}
    dated = re.fullmatch(r"(\d{4})\.(\d{1,2})\.(\d{1,2})", tags.get("Date", ""))
    if dated:
        year, month, day = dated.groups()
        header["started"] = f"{year}-{month:0>2}-{day:0>2}T00:00:00Z"
    return header


def _header(tags: Mapping[str, str], game: Game) -> Fields:
    header = _dated(tags, game)
    header["sides"] = [unquote(word) for word in tags.get("Sides", "").split()]
    for tag, key in (("Board", "board"), ("Started", "started"), ("Match", "match")):
        header[key] = tags.get(tag, header.get(key))
    for tag, key in (("Options", "options"), ("Players", "players")):
        header[key] = {name: ",".join(v) for name, v in _pairs(tags.get(tag, ""))}
    header["teams"] = dict(_pairs(tags.get("Teams", "")))
    header |= read_pgn_control(tags.get("TimeControl", ""))
    header |= _started(Choice(game.id, header["options"]), tags)
    return {key: value for key, value in header.items() if value not in ({}, [], None)}


def _started(choice: Choice, tags: Mapping[str, str]) -> Fields:
    """Return a game's start from a PGN's FEN tag: options, or a position.

    Raises
    ------
    LogError
        If the options are not known.
    """
    fen = " ".join(tags.get("FEN", "").split())
    if not _says(fen):
        return {}
    try:
        settings = settings_of(choice.game, fen)
    except RulesError as error:
        raise LogError(str(error)) from None
    if settings is None:
        return {"position": fen}
    options = {**choice.options, **settings}
    return {"options": options} if options else {}


def _tags_of(sides: tuple[str, ...]) -> Mapping[str, str]:
    """Return the tags that name who plays each side: its own name, else PGN's."""
    usual = ("White", "Black")
    own = [side.capitalize() for side in sides]
    if set(usual) <= set(own):
        return dict(zip(own, sides, strict=True))
    return dict([*zip(usual, sides, strict=False), *zip(own, sides, strict=True)])


def _strangers(
    tags: Mapping[str, str], sides: tuple[str, ...]
) -> tuple[dict[str, str], set[str]]:
    """Return the names that another program gives the players, and in which tags."""
    names, used = dict[str, str](), set[str]()
    for tag, side in _tags_of(sides).items():
        if tag in tags:
            used.add(tag)
        if _says(tags.get(tag, "")) and UNREADABLE not in tags[tag]:
            names[side] = tags[tag]
    return names, used


def _score(found: PgnGame, sides: tuple[str, ...]) -> tuple[str, list[str]]:
    """Return the score of the sides in their order, '*' for none, and a doubt of it.

    The result at the end of the text counts where the tag says none.
    """
    told, doubt = end_of(found.tags.get("Result", "")) or "*", list[str]()
    if told == "*":
        told = found.end or "*"
    elif found.end not in ("", "*", told):
        doubt = [f"the tag Result says {told}, the text ends with {found.end}"]
    if len(sides) == 2 and _tags_of(sides)["White"] == sides[1]:
        told = _TURNED.get(told, told)
    return told, doubt


def _pairs(text: str) -> Iterator[tuple[str, list[str]]]:
    for pair in text.split():
        key, equals, value = pair.partition("=")
        if not equals:
            raise LogError(f"a PGN tag has {pair!r}; expected NAME=VALUE")
        yield unquote(key), [unquote(one) for one in value.split(",")]


def _records(words: Iterable[tuple[bool, str]]) -> Iterator[Fields]:
    """Yield the records of a movetext."""
    told: dict[str, Any] = {}
    for is_comment, word in words:
        if not is_comment:
            yield named(TurnRecord, turn=word, **told)
            told = {}
            continue
        for kind, record in _commands(word):
            match kind:
                case "side":
                    told["side"] = record["side"]
                case "unseen":
                    told["unseen"] = True
                case "clk":
                    pass
                case _:
                    yield record


def _commands(comment: str) -> Iterator[tuple[str, Fields]]:
    found = list(_COMMAND.finditer(comment))
    if not found and comment:
        yield "", named(NoteRecord, says=comment)
    for command in found:
        try:
            kind, words, text = command[1], command[2].split(), command[3].strip()
            yield kind, _command(kind, words, text)
        except (IndexError, ValueError, NotationError):
            raise LogError(f"the comment {{{comment}}} is broken") from None


def _command(kind: str, words: list[str], text: str) -> Fields:
    record: dict[str, Any] = {TYPE: kind}
    match kind:
        case "illegal":
            side, rule, sites = map(_name, words)
            says, _, source = text.partition(" / ")
            listed = sites.split(",") if sites else []
            record |= {"side": side, "rule": rule, "sites": listed, "guide": []}
            record |= {"says": says, "source": source}
        case "stands":
            side, turn, rule = map(_name, words[:3])
            layout = _board(words[3:])
            record |= {"side": side, "turn": turn, "rule": rule, "layout": layout}
        case "adopted":
            record["to_move"], board = _name(words[0]), words[1:]
            if board[0].startswith("hands:"):
                record["hands"] = _counts(board.pop(0).removeprefix("hands:"))
            record["layout"] = _board(board)
        case "time":
            seconds = float(words[1])
            record |= {"side": _name(words[0]), "seconds": seconds, "source": text}
        case "round":
            reason, winners, scores, points = words
            won = [unquote(name) for name in winners.split(",") if winners != "-"]
            record |= {"winners": won, "reason": _name(reason)}
            record |= {"scores": _counts(scores), "points": _counts(points)}
        case "trouble" | "resumed":
            record["kind"] = _name(words[0])
        case "side":
            record["side"] = _name(words[0])
        case "restored" | "paused" | "unpaused" | "unseen" | "clk":
            pass
        case _:
            said = text or f"{kind} {' '.join(map(unquote, words))}".strip()
            return named(NoteRecord, says=said)
    return record


def _board(words: Sequence[str]) -> Layout:
    """Return the layout in a comment's words; empty sites are not listed."""
    told = [unquote(word) for word in words]
    board = read_board(" ".join(told), {word.rstrip(",") for word in told})
    return layout_of({site: held for site, held in board.items() if held != ()})


def _name(word: str) -> str:
    return "" if word == "-" else unquote(word)


def _counts(word: str) -> dict[str, int]:
    pairs = (pair.partition("=") for pair in word.split(",") if word != "-")
    return {unquote(name): int(count) for name, _, count in pairs}


def _result(tags: Mapping[str, str]) -> Fields | None:
    if "Winners" not in tags:
        return None
    winners = [unquote(word) for word in tags["Winners"].split()]
    try:
        scores = {side: int(n[0]) for side, n in _pairs(tags.get("Scores", ""))}
    except ValueError:
        raise LogError(f"the PGN tag Scores is {tags['Scores']!r}") from None
    reason = unquote(tags.get("Reason", ""))
    return named(ResultRecord, winners=winners, reason=reason, scores=scores)
