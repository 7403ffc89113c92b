"""Games made up for tests: random legal turns, written as the referee writes them."""

import json
import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from device.export import formats
from device.export.log_import import ImportedGame, logged
from device.game.choice import choice_in
from device.log.lines import Fields, Record
from device.log.parse import FORMAT, records_in
from device.log.records import record_of
from device.ports import LogError
from rules.core.events import Illegal, Moved, Over, Trouble, TroubleKind
from rules.core.facts import verbatim
from rules.core.model import Ruling
from rules.core.options import names_of
from tests.mends import mending


def random_log(
    game_id: str,
    *,
    seed: int = 1,
    turns: int = 40,
    header: Mapping[str, Any] | None = None,
) -> list[Fields]:
    """Return the log of a game of random legal turns, with an illegal one in it."""
    chance = random.Random(f"{game_id} {seed}")
    told = {"game": game_id, **(header or {})}
    game = choice_in(told).game
    position = game.start(sides=tuple(told["sides"]) if "sides" in told else None)
    first = {
        "type": "game",
        "format": FORMAT,
        **told,
        "board": game.board.id,
        "sides": list(names_of(position)),
        "started": told.get("started", "2026-11-21T14:00:00Z"),
        "source": f"sim:{game_id}",
        "hold_s": 1.0,
    }
    log: list[Fields] = [first]
    for n in range(1, turns + 1):
        legal = game.turns(position)
        if game.result(position) is not None or not legal:
            break
        if n == 4:
            log += _broken_rule(str(position.to_move), game.sites)
        turn = chance.choice(legal)
        mills = game.closes(position, turn)
        position = game.play(position, turn)
        moved = Moved(n, turn, mills, 0.987, position.contents)
        log.append(record_of(moved, t=3.0 * n, frame=30 * n))
    result = game.result(position)
    if result is not None:
        log.append(record_of(Over(result), t=3.0 * n, frame=30 * n))
    again: list[Fields] = json.loads(json.dumps(log))
    return again


def _broken_rule(side: str, sites: tuple[str, ...]) -> list[Fields]:
    """Return an illegal change with words that formats must escape, and trouble."""
    says = 'No line joins them: [a] "b" {c}; d, e\\f.'
    ruling = Ruling(
        "not_adjacent",
        sites[:2],
        verbatim("A book, Moves: one step (p. 3)"),
        verbatim(says),
    )
    restored = {"type": "restored", "t": 11.0, "frame": 110}
    return [
        record_of(
            Illegal(
                side,
                mending(ruling, (sites[0], sites[1]), (None, sites[0]), piece=side),
            ),
            t=10.0,
            frame=100,
        ),
        record_of(Trouble(TroubleKind.DARK), t=10.5, frame=105),
        restored,
    ]


def turns_in(log: Sequence[Fields]) -> list[tuple[str, str]]:
    """Return the sides and turns of a log that has nothing taken back."""
    return [(r["side"], r["turn"]) for r in log if r["type"] == "turn"]


def imported(content: bytes, name: str, game: str | None = None) -> list[Record]:
    """Return the log of the only game that a file holds."""
    (log,) = formats.imported(content, name, game).games
    return records_in(log)


def only(read: Iterable[ImportedGame | LogError]) -> ImportedGame:
    """Return the only game that a reader has found."""
    (told,) = read
    if isinstance(told, LogError):
        raise told
    return told


def converted_log(read: Iterable[ImportedGame | LogError]) -> list[Record]:
    """Return the log of the only game that a reader has found."""
    return logged(only(read)).records
