"""A game as SGF (FF[4]); ``sgf_reading.py`` reads it back.

``sgf_spelling.py`` lists the games with a number, and SGF's notation of their turns.
Two sides play as W and B; of more, or of one alone, every turn bears a private
property. ``docs/records.md`` lists these.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from device.export.clock_times import sgf_clock, sgf_control
from device.export.comments import said
from device.export.sgf_spelling import SgfSpelling, spelling_of
from device.export.story import Moment, Story, kept_of, player_of
from device.log.lines import Fields
from device.log.parse import line_of

VERSION = "1"
_TERMINATION = {"conceded": "R", "conceded_on_board": "R", "time": "T", "flag": "T"}


def write_sgf(story: Story, *, full: bool = False) -> str:
    """Return a game as SGF.

    At an illegal turn that stands the game ends, with a comment. ``full``: what it left
    is set up, and the game goes on.
    """
    spelling = spelling_of(story.header.game)
    letters = letters_of(story.sides, spelling)
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


def letters_of(sides: tuple[str, ...], spelling: SgfSpelling) -> Mapping[str, str]:
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
    moment: Moment, letters: Mapping[str, str], spelling: SgfSpelling, *, cut: bool
) -> Iterator[tuple[str, list[str]]]:
    """Yield an illegal turn's board as set-up, if each site holds one piece."""
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
    story: Story, letters: Mapping[str, str], spelling: SgfSpelling, *, cut: bool
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
    moment: Moment, letters: Mapping[str, str], spelling: SgfSpelling
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
