"""Simulated boards of a hall: each plays random games and logs them.

There are no pictures. Turns are random; the log and the connection to the hall are
those of a real board.
"""

import json
import logging
import random
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

from device.clock import SystemClock
from device.commands import CommandBox
from device.config.hall_settings import HallSettings
from device.event_bus import Subscriber
from device.game.choice import choice_in
from device.game.command_execution import Obeying
from device.game.timekeeper import Timekeeper
from device.log.gamelog import GameLog
from device.log.lines import GameHeader, named
from device.log.parse import FORMAT
from device.log.records import record_of
from device.log.unwritten import exit_code, lacking
from device.table.hall import link_to_hall
from rules.core.events import Event, Illegal, Restored
from rules.core.model import Ruling
from rules.referee import by_hand
from rules.referee.referee import Referee

log = logging.getLogger(__name__)

_TURN_S = (1.0, 5.0)
_RULED_S = (15.0, 40.0)
_WRONG = 0.01
_MOST_TURNS = 40


@dataclass(slots=True)
class _Game:
    """The game on a board."""

    referee: Referee
    log: GameLog
    obeying: Obeying
    hall: Subscriber
    began_s: float


@dataclass(kw_only=True)
class DemoBoard:
    """Simulated board that plays by itself.

    Attributes
    ----------
    folder
        Where its logs lie.
    settings
        Its hall.
    chance
        Draws turns and pauses.
    logs
        Those that it writes, and those that it could not write as they are.
    """

    folder: Path
    settings: HallSettings
    chance: random.Random
    _box: CommandBox = field(default_factory=CommandBox)
    _game: _Game | None = None
    _seat: Mapping[str, Any] = field(default_factory=dict)
    _played: Mapping[str, Any] = field(default_factory=dict)
    _due_s: float = 0.0
    _now_s: float = 0.0
    logs: list[GameLog] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self._hall = link_to_hall(
            self.settings, self.folder, self._logs, self._box, self._sit
        )

    def close(self) -> None:
        """End the link; a game is left as it stands."""
        self._hall.close()
        if self._game is not None:
            self._game.log.close()

    def step(self, now_s: float) -> None:
        """Advance the game: log, commands, and the next turn when due."""
        game, self._now_s = self._game, now_s
        if game is not None:
            game.log.tick(now_s)
            game.obeying.obey(now_s - game.began_s)
        if now_s < self._due_s:
            return
        self._due_s = now_s + self.chance.uniform(*_TURN_S)
        if game is None or game.referee.result is not None:
            if self._seat and self._seat != self._played:
                self._begin(now_s)
        else:
            self._play(game, now_s)

    def _logs(self) -> list[Path]:
        return sorted(self.folder.glob("*.jsonl"))

    def _sit(self, seat: Mapping[str, Any]) -> None:
        self._seat = seat

    def _begin(self, now_s: float) -> None:
        """Begin the game of the hall's seat."""
        if self._game is not None:
            self._game.log.close()
        seat = self._played = self._seat
        at = datetime.now(UTC)
        told = {"game": seat["kind"], "options": seat.get("options") or {}}
        choice = choice_in(told).drawn(self.chance)
        game = choice.game
        sides = game.start().sides
        path = self.folder / f"{at:%Y%m%d-%H%M%S}-{self.settings.board}.jsonl"
        referee, written = Referee(game, first=seat.get("first")), GameLog(path)
        written.append(
            [
                {
                    **named(GameHeader),
                    "format": FORMAT,
                    **choice.record,
                    "board": game.board.id,
                    "sides": list(sides),
                    "first": seat.get("first"),
                    "players": dict(seat.get("players") or {}),
                    "clock": seat.get("clock") or "",
                    "source": "sim",
                    "hold_s": 1.0,
                    "started": f"{at:%Y-%m-%dT%H:%M:%SZ}",
                }
            ]
        )
        self.logs[:] = [*filter(lacking, self.logs), written]
        time = Timekeeper(referee, written, live=True)
        obeying = Obeying(referee, self._announce, self._box, lambda _: False, time)
        hall = self._hall.follow(path, lambda _: None)
        self._game = _Game(referee, written, obeying, hall, now_s)

    def _play(self, game: _Game, now_s: float) -> None:
        referee, chance = game.referee, self.chance
        if referee.ledger.ruling is not None:
            referee.ledger.take(Restored())
            self._announce((Restored(),))
        elif chance.random() < _WRONG and (wrong := self._wrong(referee)):
            referee.ledger.take(wrong)
            self._announce((wrong,))
            self._due_s = now_s + chance.uniform(*_RULED_S)
        elif referee.turns_played >= _MOST_TURNS:
            ends = chance.choice((None, *referee.position.sides))
            self._announce(by_hand.award(referee.ledger, ends))
        else:
            turn = chance.choice(referee.game.turns(referee.position))
            self._announce(by_hand.enter(referee.ledger, turn.text))

    def _wrong(self, referee: Referee) -> Illegal | None:
        """Return the ruling on a piece that was lifted off, None where none is."""
        position = referee.position
        standing = [site for site, held in position.contents.items() if held]
        lifted = [site for site in standing if position.contents[site] != 0]
        if not lifted or position.to_move is None:
            return None
        site = self.chance.choice(lifted)
        if isinstance(position.contents[site], int):
            return None
        ruled = referee.game.judge(position, {**position.contents, site: ()})
        if not isinstance(ruled, Ruling):
            return None
        return Illegal(position.to_move, ruled)

    def _announce(self, events: tuple[Event, ...]) -> None:
        game = self._game
        if game is None or not events:
            return
        t, frame = self._now_s - game.began_s, len(game.log.records)
        records = [record_of(event, t=round(t, 2), frame=frame) for event in events]
        game.log.append(game.obeying.signed(records))
        for event in events:
            game.hall.on_event(event, game.referee.position.to_move, t)


def settings_of(board: int, port: int, keys: Path, authority: Path) -> HallSettings:
    """Return the settings of a board on this machine."""
    return HallSettings(
        address="127.0.0.1",
        port=port,
        board=board,
        key=keys / f"{board}.key",
        authority=authority,
    )


def main(told: Mapping[str, Any]) -> int:
    """Play at many boards until this process is ended; return the exit code.

    Parameters
    ----------
    told
        ``boards``, ``port``, ``keys``, ``authority``, ``logs``, ``seed``.
    """
    return exit_code(lambda logs: _play_on(told, logs))


def _play_on(told: Mapping[str, Any], logs: list[GameLog]) -> None:
    clock = SystemClock()
    keys, authority = Path(told["keys"]), Path(told["authority"])
    boards = [
        DemoBoard(
            folder=Path(told["logs"]) / str(number),
            settings=settings_of(number, told["port"], keys, authority),
            chance=random.Random(told["seed"] * 1000 + number),  # noqa: S311 - a play, no secret
        )
        for number in told["boards"]
    ]
    try:
        while True:
            for board in boards:
                board.step(clock.now_s())
            clock.wait(0.1)
    finally:
        for board in boards:
            board.close()
            logs += board.logs


def _interrupt(_number: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _interrupt)
    with suppress(KeyboardInterrupt):
        sys.exit(main(json.loads(sys.argv[1])))
