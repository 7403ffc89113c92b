"""Stored post-game analysis: evaluation after each turn, and the decisive turns.

It is stored beside the unchanged log: ``game.analysis`` beside ``game.jsonl``. A
checksum over the turns identifies its game.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from device.export.story import Moment, Story
from device.export.turn_notation import spoken_as_played
from device.log.lines import NoteRecord, named, typed
from device.voice.phrases import words_for
from device.words.remarks import Remark, remarked
from device.words.remarks_of_players import turn_decided
from players.lessons.puzzles import Puzzle

ENDING = ".analysis"
_FORMAT = 1


@dataclass(frozen=True, slots=True)
class Point:
    """Evaluation after a number of turns: -1 is lost, 1 is won.

    Of more than two sides only the one that is to move is looked at.
    """

    n: int
    worth: Mapping[str, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Decider:
    """A turn that decided a game, and a better one.

    Attributes
    ----------
    n, side, turn
        The turn, as it was played.
    better
        What would have been better.
    worth, best_worth
        How its side stood by the one and by the other, from -1 to 1.
    """

    n: int
    side: str
    turn: str
    better: str
    worth: float
    best_worth: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysis:
    """Analysis of a game.

    Attributes
    ----------
    sides
        Who played, in the order of their turns.
    points
        From the first board to the last one.
    deciders
        Three turns at most, in their order.
    seconds, seed
        How it was thought.
    game
        A sum over the turns that it is of.
    puzzles
        Boards of the game from which something can be found.
    """

    sides: tuple[str, ...]
    points: tuple[Point, ...]
    deciders: tuple[Decider, ...]
    seconds: float
    seed: int
    game: str
    puzzles: tuple[Puzzle, ...] = ()


def sum_of(story: Story) -> str:
    """Return a checksum over a game's turns, which identifies it."""
    turns = [
        (moment.record.plain["side"], moment.record.plain["turn"])
        for moment in story.turns
    ]
    told = json.dumps([story.header.game, turns, story.result is not None])
    return sha256(told.encode()).hexdigest()[:16]


def path_of(log: Path) -> Path:
    """Return the path of a log's analysis."""
    return log.with_suffix(ENDING)


def keep(analysis: Analysis, log: Path) -> Path:
    """Write an analysis beside its log; return where."""
    path = path_of(log)
    new = path.with_name(path.name + ".new")
    text = json.dumps({"format": _FORMAT, **asdict(analysis)}, ensure_ascii=False)
    new.write_text(text + "\n", encoding="utf-8")
    new.replace(path)
    return path


def kept(log: Path, story: Story) -> Analysis | None:
    """Return the analysis beside a log, None if there is none of these turns."""
    try:
        told: dict[str, Any] = json.loads(path_of(log).read_text(encoding="utf-8"))
        if told.pop("format") != _FORMAT or told["game"] != sum_of(story):
            return None
        points = tuple(Point(**point) for point in told.pop("points"))
        deciders = tuple(Decider(**one) for one in told.pop("deciders"))
        puzzles = tuple(Puzzle(**one) for one in told.pop("puzzles", ()))
        sides = tuple(told.pop("sides"))
        return Analysis(
            sides=sides, points=points, deciders=deciders, puzzles=puzzles, **told
        )
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None


def annotated(story: Story, analysis: Analysis, language: str = "en") -> Story:
    """Return a story with a note, in a language, after each turn that decided it."""
    words = words_for(language, story.game)
    notes = {one.n: remarked(decided(one, story), words) for one in analysis.deciders}
    moments: list[Moment] = []
    for moment in story.moments:
        moments.append(moment)
        says = notes.pop(moment.n, None)
        if says is not None:
            note = typed(named(NoteRecord, of="analysis", says=says))
            moments.append(replace(moment, record=note))
    return replace(story, moments=tuple(moments))


def decided(one: Decider, story: Story) -> Remark:
    """Return the remark on a decisive turn."""
    was, could = (f"{worth:+.2f}" for worth in (one.worth, one.best_worth))
    before = story.turns[one.n - 1].before
    turn, better = (
        spoken_as_played(story.game, before, text) for text in (one.turn, one.better)
    )
    return turn_decided(one.n, one.side, (turn, was), (better, could))
