"""Subscriber that projects a game to the state that phones see."""

import logging
import time
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from device.event_bus import Subscriber
from device.export.shown_game import KINDS, ShownGame, sites_of, turn_plain
from device.json_types import Json
from device.log.lines import CorrectionRecord, IllegalRecord, Record, TurnRecord
from device.log.pictures import before_of, picture_of
from device.loop import Loop
from device.ports import Frame, LogError, Priority
from device.show.announcer import priority_of
from device.voice.sentences import remarked, told
from device.web.camera import CameraPicture
from device.web.companion import ShownCompanion
from device.web.hub import Hub
from device.words.remarks import Remark
from rules.core.events import (
    Adopted,
    Claimed,
    Decided,
    Event,
    Illegal,
    Moved,
    Over,
    Owed,
    Paused,
    Proposed,
    Question,
    Resumed,
    Trouble,
    Unpaused,
)
from rules.core.game import Game
from rules.core.model import Position, Turn
from rules.games.sowing.position import SowPosition
from rules.referee.by_hand import RefusedError, undone_draw
from rules.referee.claims import open_claims
from rules.referee.referee import Referee
from vision.common.reading import Reading
from vision.overlay import draw_reading

log = logging.getLogger(__name__)

_FPS_EVERY_S = 2.0
_MOST_LATE = 24


_PICTURED = (TurnRecord, IllegalRecord, CorrectionRecord)
_LEAVES_OWED = (
    Trouble | Resumed | Owed | Paused | Unpaused | Claimed | Decided | Proposed
)
"""The events after which what is owed is so still."""


def picture_paths(
    name: str, path: Path, record: Record
) -> tuple[str | None, str | None]:
    """Return the URLs of a record's pictures, at it and before it."""
    at, before = picture_of(path, record), before_of(path, record)
    base = f"/api/past/{name}/pictures/"
    return (
        base + at.name if at is not None else None,
        base + before.name if before is not None else None,
    )


class PageSubscriber(Subscriber):
    """Subscriber that publishes one game to the hub.

    Parameters
    ----------
    hub
        The state for everybody.
    picture
        The camera's newest picture.
    loop
        The game; nothing of it is ever changed here.
    language
        In which the referee speaks.

    Attributes
    ----------
    shown
        The game of the log.
    """

    def __init__(
        self, hub: Hub, picture: CameraPicture, loop: Loop, language: str
    ) -> None:
        self._hub, self._picture, self._loop = hub, picture, loop
        self._language = language
        self.shown = self._unshown()
        self._companion = ShownCompanion(loop.commands, loop.referee.game)
        self._taken = 1
        self._now_s, self._changes = 0.0, 0
        self._halted: set[str] = set()
        self._news: Json = {"owed": None, "question": None, "result": None}
        self._late_pictures: deque[Record] = deque(maxlen=_MOST_LATE)
        self._count, self._since_s = 0, time.monotonic()
        self._began = time.time()

    def _unshown(self) -> ShownGame:
        """Return the game before anything of its log is shown."""
        path = self._loop.log.path
        self.name = name = path.stem
        return ShownGame(
            self._loop.log.records[0],
            self._language,
            lambda record: picture_paths(name, path, record),
        )

    # -- what the loop tells -----------------------------------------------------

    def begin(self) -> None:
        """Show the game of the log; its time runs from the next frame on."""
        for event in self._catch_up():
            self._note(event)
        self._now_s = self._loop.log.records[-1].t
        self._publish()

    def on_event(self, event: Event, to_move: str | None, now_s: float) -> None:  # noqa: ARG002 - the position has it
        """Show an event, and say it."""
        for _ in self._catch_up():
            pass
        self._note(event)
        self._now_s = now_s
        self._publish()
        kind = KINDS.get(type(event).__name__, "remark")
        if isinstance(event, Moved) and event.mills:
            kind = "mill"
        words = self._told(event)
        self._say(kind, priority_of(event), words, now_s)

    def on_remark(self, remark: Remark, now_s: float) -> None:
        """Show a remark."""
        game = self._loop.referee.game
        words = remarked(remark, self._language, game)
        self._say("remark", Priority.NEWS, words, now_s)
        self._companion.hear(remark)
        if self._loop.log.path.stem != self.name:
            self._begin_anew()
        self._hub.update({"disk": self._disk, "companion": self._companion.plain})

    def on_frame(self, frame: Frame, reading: Reading) -> None:
        """Show the frame; report the frame rate periodically."""
        self._picture.show(frame.image, lambda image: draw_reading(image, reading))
        self._ask_south()
        self._count += 1
        now_s = time.monotonic()
        if now_s - self._since_s >= _FPS_EVERY_S:
            fps = round(self._count / (now_s - self._since_s), 1)
            self._count, self._since_s = 0, now_s
            self._hub.update({"machine": {**self._hub["machine"], "fps": fps}})
            self._find_pictures()
        elif not self._hub["camera"]["lost"]:
            return
        high, wide = frame.image.shape[:2]
        camera = {
            "ok": True,
            "width": wide,
            "height": high,
            "lost": False,
            "frame": frame.index,
            "ended": self._hub["camera"].get("ended", False),
        }
        self._hub.update({"camera": camera})

    def _ask_south(self) -> None:
        """Ask for the board's orientation, as long as it is ambiguous."""
        asked = [edge.value for edge in self._loop.asks_south]
        if asked != self._hub["asks_south"]:
            self._hub.update({"asks_south": asked})

    def on_tick(self, now_s: float) -> None:
        """Publish each start and stop of a clock; phones count between."""
        self._now_s = now_s
        if self._stopped != self._hub["clock"]["stopped"] or self._counts_anew:
            self._publish()

    # -- state -------------------------------------------------------------------

    @property
    def referee(self) -> Referee:
        """Return the referee of the game, to look at only."""
        return self._loop.referee

    @property
    def _stopped(self) -> bool:
        """Return True if a film is over, and its last picture stands still."""
        return bool(self._hub["camera"].get("ended"))

    @property
    def _counts_anew(self) -> bool:
        """Return True if the clocks have changed since they were shown."""
        return self._changes != self._loop.time.changes

    @property
    def _disk(self) -> Json:
        """Return the state of writing the log: delayed, failed, or in another file."""
        log = self._loop.log
        wrong = "gone" if log.harm else "rewritten" if log.left else ""
        return {"behind": log.behind, "log": wrong}

    def _begin_anew(self) -> None:
        """Show the game by the log that was written anew, under its name."""
        self.shown, self._taken = self._unshown(), 1
        for _ in self._catch_up():
            pass
        self._hub.update({"game": {**self._hub["game"], "name": self.name}})
        self._publish()

    def _catch_up(self) -> Iterator[Event]:
        """Process the log's new lines; yield their events."""
        records = self._loop.log.records
        new, self._taken = records[self._taken :], len(records)
        for record in new:
            try:
                event = self.shown.take(record)
            except LogError as error:
                log.warning("the page cannot follow the log: %s", error)
                continue
            if isinstance(record, _PICTURED):
                self._late_pictures.append(record)
            if event is not None:
                yield event

    def _note(self, event: Event) -> None:
        """Update the state that an event changes."""
        if not isinstance(event, _LEAVES_OWED):
            self._news["owed"] = None
        match event:
            case Owed():
                self._news["owed"] = {
                    "side": event.side,
                    "kind": event.owed.value,
                    "sites": list(event.sites),
                    "due": list(dict.fromkeys(s for way in event.due for s in way)),
                    "mills": [list(mill) for mill in event.mills],
                    **self._told(event),
                }
            case Question():
                self._news["question"] = self._asked(event)
            case Adopted() if event.may_move:
                self._news["question"] = self._asked_who(event)
            case Trouble() | Paused():
                self._halted.add("trouble" if isinstance(event, Trouble) else "paused")
                if isinstance(event, Trouble):
                    words = self._told(event)
                    self._news["trouble"] = {"kind": event.kind.value, **words}
            case Resumed():
                self._halted.discard("trouble")
                self._news["trouble"] = None
            case Unpaused():
                self._halted.discard("paused")
            case Illegal() | Claimed() | Decided() | Proposed():
                pass
            case _:
                self._news["question"] = None
        words = self._proposed(event) if isinstance(event, Proposed) else {}
        self._companion.note(event, words)
        self._end(event)

    def _end(self, event: Event) -> None:
        if isinstance(event, Over):
            result = event.result
            self._news["result"] = {
                "winners": list(result.winners),
                "reason": result.reason,
                "scores": dict(result.scores),
                "may_go_on": self._may_go_on(),
                **self._told(event),
            }
        elif not self._loop.over:
            self._news["result"] = None

    def _proposed(self, event: Proposed) -> Json:
        game, turn = self._loop.referee.game, event.turn
        plain = turn_plain(game, self._loop.referee.position, turn)
        return {**plain, "sites": sites_of(turn), **self._told(event)}

    def _may_go_on(self) -> bool:
        """Return True if the game is drawn, and an arbiter may let it go on."""
        try:
            undone_draw(self._loop.referee.ledger)
        except RefusedError:
            return False
        return True

    def _asked(self, event: Question) -> Json:
        if event.new_game:
            answers = [
                {"index": index, "turns": [], "says": key}
                for index, key in enumerate(("yes", "no"))
            ]
            words = self._told(event)
            return {"n": event.n, "alternatives": answers, "count": [], **words}
        past, game = self._loop.referee.ledger.past, self._loop.referee.game
        here = self._loop.referee.position
        before = past[event.n - 1].before if event.n <= len(past) else here
        return {
            "n": event.n,
            "alternatives": [
                {
                    "index": index,
                    "turns": list(_in_a_row(game, before, way)),
                    "text": ", ".join(str(turn) for turn in way),
                }
                for index, way in enumerate(event.alternatives)
            ],
            "count": list(event.suspected.wrong) if event.suspected else [],
            **self._told(event),
        }

    def _asked_who(self, event: Adopted) -> Json:
        """Return the question who is to move on a board that counts as it stands."""
        return {
            "n": len(self.shown.turns) + 1,
            "alternatives": [
                {"index": index, "turns": [], "side": side, "text": side}
                for index, side in enumerate(event.may_move)
            ],
            "count": [],
            **self._told(event),
        }

    def _told(self, event: Event) -> Json:
        game = self._loop.referee.game
        return told(event, self.shown.sides, self._language, game)

    def _publish(self) -> None:
        game, position = self._loop.referee.game, self._loop.referee.position
        if self._loop.referee.ledger.goes_on:
            self._news["question"] = None  # it was no new game
        shown, self._changes = self.shown, self._loop.time.changes
        person = game.person(position)
        self._hub.update(
            {
                "stage": "over" if self._loop.over else "play",
                "layout": dict(shown.layout),
                "to_move": position.to_move,
                "next_person": person,
                "in_hand": dict(position.in_hand),
                "most_chips": game.most_chips,
                "last": shown.last,
                "dispute": shown.dispute,
                "claims": [] if self._loop.over else [*open_claims(game, position)],
                "rulings": list(shown.rulings),
                "paused": "paused" in self._halted,
                "score": self._score(),
                "companion": self._companion.plain,
                "clock": {
                    **self._loop.time.plain(self._now_s),
                    "stopped": self._stopped,
                    "since": round(time.time(), 2),
                    "limit_s": game.seconds(position) or None,
                    "began": round(self._began, 2),
                },
                "disk": self._disk,
                **self._news,
            },
            turns=shown.turns,
        )

    def _score(self) -> Mapping[str, int]:
        game, position = self._loop.referee.game, self._loop.referee.position
        points = dict(game.points(position))
        if points:
            return points
        return dict(position.won) if isinstance(position, SowPosition) else {}

    def _find_pictures(self) -> None:
        """Publish pictures written since their turn was announced."""
        if not self._late_pictures:
            return
        path, late = self._loop.log.path, list(self._late_pictures)
        self._late_pictures.clear()
        for record in late:
            at, before = picture_paths(self.name, path, record)
            if at is None:
                self._late_pictures.append(record)
            else:
                self.shown.pictured(record.frame, at, before)
        if len(self._late_pictures) < len(late):
            self._publish()

    def _say(self, kind: str, priority: Priority, words: Json, now_s: float) -> None:
        item = {"kind": kind, "priority": int(priority), "t": round(now_s, 2), **words}
        self._hub.say(item)


def _in_a_row(game: Game, before: Position, turns: Iterable[Turn]) -> Iterator[Json]:
    """Yield turns played one after another, as the page shows them."""
    for turn in turns:
        yield turn_plain(game, before, turn)
        before = game.play(before, turn)
