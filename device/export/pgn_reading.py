"""PGN-style text read back: our own, and that of Sanmill and its kind."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import unquote

from device.export.pgn import VERSION
from device.export.timed import read_pgn_control
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
from rules.catalogue import find_game
from rules.core.errors import NotationError, RulesError
from rules.core.notation import read_board
from rules.games.kinds.begun import settings_of

_TAG = re.compile(r'\s*\[([A-Za-z0-9]\w*)\s+"((?:[^"\\]|\\.)*)"\s*\]')
_TOKEN = re.compile(r"\{([^}]*)\}?|;[^\n]*|\$\d+|[()]|(?m:^%[^\n]*)|[^\s{}();]+")
_NUMBER = re.compile(r"^\d+\.+")
_COMMAND = re.compile(r"\[%(\w+)([^\[\]]*)\]([^\[]*)")
_NEXT = re.compile(r'^\[Event "', re.MULTILINE)
_ENDS = ("1-0", "0-1", "1/2-1/2", "*")


def read_pgn(text: str, game: str | None = None) -> tuple[Fields, list[Fields]]:
    """Return the first game of a PGN-style text: its header and its records.

    Parameters
    ----------
    text
        Written by ``write_pgn``, or by another program in the same notation.
    game
        The game's id where the text does not tell it.

    Raises
    ------
    LogError
        If the text is none, or does not tell which game it is.
    """
    tags, rest = _read_tags(text)
    if "Mwamuzi" in tags and tags["Mwamuzi"] != VERSION:
        raise LogError(
            f"this PGN is of format {tags['Mwamuzi']!r}; {VERSION} can be read"
        )
    header = _header(tags, game)
    told = list(_records(rest, ours="Mwamuzi" in tags))
    while "Mwamuzi" in tags and (going_on := _continuation(rest)):
        rest = going_on
        told += _records(rest, ours=True)
    if not told and not tags:
        raise LogError("this is no PGN: it has neither tags nor turns")
    end = _result(tags)
    return header, [*told, *([end] if end else [])]


def _read_tags(text: str) -> tuple[dict[str, str], str]:
    tags: dict[str, str] = {}
    at = 1 if text.startswith("\ufeff") else 0
    while found := _TAG.match(text, at):
        tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        at = found.end()
    return tags, text[at:]


def _continuation(text: str) -> str:
    """Return the turns of the part that goes on from an illegal turn; '' if none."""
    found = _NEXT.search(text)
    if found is None:
        return ""
    tags, rest = _read_tags(text[found.start() :])
    return rest if "Continues" in tags else ""


def _header(tags: Mapping[str, str], game: str | None) -> Fields:
    named = game or tags.get("Game") or tags.get("Variant")
    if named is None:
        raise LogError("the PGN does not say which game it is; name it with --game")
    try:
        found = find_game(named)
    except RulesError as error:
        raise LogError(f"{error} (name the game with --game)") from None
    header: dict[str, Any] = {"game": found.id, "board": found.board.id}
    dated = re.fullmatch(r"(\d{4})\.(\d{1,2})\.(\d{1,2})", tags.get("Date", ""))
    if dated:
        year, month, day = dated.groups()
        header["started"] = f"{year}-{month:0>2}-{day:0>2}T00:00:00Z"
    if "Mwamuzi" not in tags:
        header["players"] = _strangers(tags, found.start().sides)
        header["score"] = tags.get("Result", "*")
        return {**header, **_started(Choice(found.id), tags)}
    header["sides"] = [unquote(word) for word in tags.get("Sides", "").split()]
    for tag, key in (("Board", "board"), ("Started", "started"), ("Match", "match")):
        header[key] = tags.get(tag, header.get(key))
    for tag, key in (("Options", "options"), ("Players", "players")):
        header[key] = {name: ",".join(v) for name, v in _pairs(tags.get(tag, ""))}
    header["teams"] = dict(_pairs(tags.get("Teams", "")))
    header |= read_pgn_control(tags.get("TimeControl", ""))
    header |= _started(Choice(found.id, header["options"]), tags)
    return {key: value for key, value in header.items() if value not in ({}, [], None)}


def _started(choice: Choice, tags: Mapping[str, str]) -> Fields:
    """Return how a game begins by the FEN of a PGN: with options, or from a position.

    Raises
    ------
    LogError
        If the options are not known.
    """
    fen = " ".join(tags.get("FEN", "").split())
    if not fen:
        return {}
    try:
        settings = settings_of(choice.game, fen)
    except RulesError as error:
        raise LogError(str(error)) from None
    if settings is None:
        return {"position": fen}
    options = {**choice.options, **settings}
    return {"options": options} if options else {}


def _strangers(tags: Mapping[str, str], sides: tuple[str, ...]) -> dict[str, str]:
    """Return the names that another program gives the players."""
    named = zip(sides, (tags.get("White"), tags.get("Black")), strict=False)
    return {side: name for side, name in named if name and name != "?"}


def _pairs(text: str) -> Iterator[tuple[str, list[str]]]:
    for pair in text.split():
        key, equals, value = pair.partition("=")
        if not equals:
            raise LogError(f"a PGN tag has {pair!r}; expected NAME=VALUE")
        yield unquote(key), [unquote(one) for one in value.split(",")]


def _records(text: str, *, ours: bool) -> Iterator[Fields]:
    """Return what a movetext tells; variations are left out."""
    told: dict[str, Any] = {}
    for is_comment, word in _joined(_words(text), ours=ours):
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


def _words(text: str) -> Iterator[tuple[bool, str]]:
    """Return comments (True) and turns (False) up to the first game's result."""
    depth = 0
    for found in _TOKEN.finditer(text):
        word = found[0]
        if word in "()":
            depth = max(depth + (1 if word == "(" else -1), 0)
        elif depth or word[0] in ";$%":
            continue
        elif word[0] == "{":
            yield True, " ".join(found[1].split())
        elif word in _ENDS:
            return
        else:
            played = _NUMBER.sub("", word).rstrip("!?")
            if played:
                yield False, played


def _joined(
    words: Iterator[tuple[bool, str]], *, ours: bool
) -> Iterator[tuple[bool, str]]:
    """Return words where what a turn takes is part of it: others write it apart."""
    waiting = ""
    for is_comment, word in words:
        if waiting and not is_comment and not ours and word[0] == "x":
            waiting += word
            continue
        if waiting:
            yield False, waiting
        waiting = "" if is_comment else word
        if is_comment:
            yield True, word
    if waiting:
        yield False, waiting


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
    """Return what stands by the words of a comment; empty sites are not listed."""
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
