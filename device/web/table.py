"""Thread of the page's table: watches the camera and executes commands."""

import logging
import queue
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

from calibration.common.errors import CalibrationError
from device.commands import (
    Answered,
    Asked,
    Command,
    CommandBox,
    PlayedBy,
    Who,
    WhoPlays,
)
from device.export.diary import game_plain
from device.json_types import Json
from device.log.gamelog import GameLog
from device.log.next_game import new_log_path, whole_log
from device.log.parse import read_log
from device.loop import Loop
from device.opponent.companion import check_seats
from device.ports import (
    CameraLostError,
    DeviceError,
    Frame,
    FrameSource,
    HardwareMissingError,
    SourceError,
)
from device.simulated.simulator import SimulatedTable
from device.table.rig import Rig
from device.table.table import OpenTable
from device.voice.sentences import in_all_languages, of_error
from device.web.calibrating import NOTHING_KNOWN, board_plain, keep_view
from device.web.camera import CameraPicture
from device.web.chosen import Chosen, choice_plain, recall, remember, usual, was_lent
from device.web.configuration import (
    Attended,
    NoFrames,
    Outfit,
    camera_again,
    open_named,
    source_named,
)
from device.web.error_responses import failure
from device.web.hub import Hub
from device.web.play import rig_of
from device.web.preview import Preview
from device.web.stage import OVER, NotNowError, TableStage
from device.web.state import NO_CAMERA, NO_GAME
from device.web.subscriber import PageSubscriber
from rules.core.errors import RulesError
from webkit.unhandled import logged
from words.keys import Key

log = logging.getLogger(__name__)

_RETRY_S = 3.0
_PREVIEW_S = 0.1

Wish = Callable[[], str]


class _LeftError(Exception):
    """Error raised between frames to end the watching."""


class Table:
    """One table: one camera, one game at a time.

    Parameters
    ----------
    outfit
        Hardware and folders.
    hub, picture
        Where everything is shown.
    commands
        Where the game's commands are put; None: a box of its own.

    Attributes
    ----------
    stage, chosen, log_path
        How far it is; changed by the table's own thread alone.
    commands
        Where the game's commands are put.
    parts
        The table as it is open, with the parts that are notified of each game; None:
        somebody else runs the games, see `follow`.
    """

    def __init__(
        self,
        outfit: Outfit,
        hub: Hub,
        picture: CameraPicture,
        commands: CommandBox | None = None,
    ) -> None:
        self.outfit, self.hub, self.picture = outfit, hub, picture
        self.stage = TableStage.CHOOSE
        self.chosen: Chosen | None = None
        self.log_path: Path | None = None
        self.games_begun = 0
        self.preview = Preview(hub, picture, self.ask)
        self.parts: OpenTable | None = None
        self.commands = commands or CommandBox()
        self._wishes: queue.Queue[tuple[Wish, Future[str]]] = queue.Queue()
        self._closing = threading.Event()
        self._moved_on = False
        self._followed = False
        self._subscriber: PageSubscriber | None = None
        self._film: tuple[tuple[str, ...], FrameSource] | None = None
        self._thread = threading.Thread(target=self._run, name="table", daemon=True)

    # -- for everybody, from any thread ----------------------------------------

    def start(self) -> None:
        """Begin, with the game that was being played when the power went, if any."""
        self.outfit.games.mkdir(parents=True, exist_ok=True)
        self._restore()
        self._thread.start()

    def close(self) -> None:
        """End the watching; a game is gone on with at the next start."""
        self._closing.set()
        if self._thread.ident is not None:
            self.ask(lambda: "")
            self._thread.join()
        self.preview.close()

    def ask(self, wish: Wish) -> "Future[str]":
        """Have something done by the table's own thread; it answers in a sentence."""
        answer: Future[str] = Future()
        if self._followed:
            told = Key("web-game-begun-by-command-referee")
            answer.set_exception(NotNowError(told))
        else:
            self._wishes.put((wish, answer))
        return answer

    def follow(self, loop: Loop) -> PageSubscriber:
        """Show a game that another caller runs; return the subscriber for it.

        Its commands can be put; nothing else can be wished of such a table.

        Parameters
        ----------
        loop
            Its log has been begun.
        """
        self._followed = True
        self.commands = loop.commands
        self.stage = TableStage.PLAY
        return self.show(loop)

    def command(self, command: Command, who: Who | None = None) -> Asked:
        """Put a command to the game's loop.

        Raises
        ------
        NotNowError
            If no game is being played.
        """
        if self.stage is not TableStage.PLAY:
            raise NotNowError(Key("web-no-game-being-played-now"))
        asked = self.commands.put(command, who)
        if isinstance(command, WhoPlays) and not self._followed:
            self.ask(lambda: self._sit(command.seats))
        return asked

    @property
    def subscriber(self) -> PageSubscriber:
        """Return the subscriber with the current game's state.

        Raises
        ------
        NotNowError
            If there is none.
        """
        if self._subscriber is None:
            raise NotNowError(Key("web-there-no-game-table"))
        return self._subscriber

    # -- for wishes, on the table's own thread -----------------------------------

    def go_to(self, stage: TableStage) -> None:
        """Leave off what is being done, and do what a stage asks for."""
        self.stage, self._moved_on = stage, True
        if stage is not TableStage.PLAY:
            self._subscriber = None
            fresh = {"said_after": self.hub.said_before}
            self.hub.update({**NO_GAME, **fresh}, turns=[])
        if stage not in (TableStage.AIM, TableStage.READY):
            self.hub.update({"aim": None})
        if stage is TableStage.CHOOSE:
            self._forget_picture()
        self.hub.update({"stage": stage.value})
        self.keep()

    def forget_other_film(self) -> None:
        """Drop the picture of another game's film; a camera continues."""
        assert self.chosen is not None
        named = source_named(self.outfit, self.chosen.choice, self.games_begun)
        if self._film is not None and self._film[0] != self.chosen.film(named):
            self._forget_picture()
        self.picture.awaited = self.picture.image is None

    def _sit(self, seats: Mapping[str, PlayedBy]) -> str:
        """Store the players of the next games; the choice outlasts a power cut."""
        chosen = self.chosen
        assert chosen is not None
        check_seats(seats, chosen.choice.game.start().sides)
        self.chosen = replace(chosen, seats={**chosen.seats, **seats})
        self.show_chosen()
        self.keep()
        return ""

    def keep(self) -> None:
        """Store the table's stage on disk."""
        remember(self.outfit, self.stage.value, self.chosen, self.log_path)

    def _restore(self) -> None:
        """Restore the stage that was stored."""
        simulated = self.outfit.source.startswith("sim")
        self.outfit.lent.instead = not simulated and was_lent(self.outfit.games)
        memory = recall(self.outfit)
        if memory is None and (chosen := usual(self.outfit)) is not None:
            path = new_log_path(self.outfit.games, chosen.choice.record["game"])
            memory = (TableStage.PLAY, chosen, path)
        if memory is None:
            return
        stage, self.chosen, self.log_path = memory
        known = self.chosen is not None and self.chosen.found is not None
        if stage == TableStage.PLAY and known and self.log_path is not None:
            self.stage = TableStage.PLAY
        elif self.chosen is not None and stage != TableStage.CHOOSE:
            self.stage = TableStage.READY if known else TableStage.AIM
        self.show_chosen()
        self.hub.update({"stage": self.stage.value})

    @property
    def playing(self) -> bool:
        """Return True if a game goes on that has not ended."""
        return self.stage is TableStage.PLAY and not self.is_over

    @property
    def is_over(self) -> bool:
        """Return True if the game on the table has ended."""
        return self.stage is TableStage.PLAY and bool(self.hub["stage"] == OVER)

    def show_chosen(self) -> None:
        """Show the choice, its camera, and the stored board file."""
        by = {"source": self.outfit.camera, "lent": self.outfit.lent.instead}
        self.hub.update({"machine": {**self.hub["machine"], **by}})
        chosen = self.chosen
        if chosen is None:
            self.hub.update({"choice": None, "calibration": None})
            return
        known = dict(NOTHING_KNOWN)
        if chosen.found is not None:
            known |= board_plain(chosen.found)
        self.hub.update({"choice": choice_plain(chosen), "calibration": known})

    # -- the table's own thread ----------------------------------------------------

    def _run(self) -> None:
        while not self._closing.is_set():
            self._moved_on = False
            try:
                self._stage_once()
            except _LeftError:
                pass
            except (CameraLostError, HardwareMissingError) as error:
                self._lose_camera(error)
            except (DeviceError, CalibrationError, RulesError, OSError) as error:
                log.warning("%s", error)
                self._give_up(of_error(error))
            except Exception as error:  # noqa: BLE001 - it is logged, and reported
                told = failure(logged("the table failed; it begins anew", error))
                self._give_up(in_all_languages(told))

    def _stage_once(self) -> None:
        match self.stage:
            case TableStage.CHOOSE:
                self._carry_out(self._wishes.get())
            case TableStage.AIM | TableStage.READY:
                self._watch()
            case TableStage.PLAY:
                self._play()

    def _carry_out_wishes(self) -> None:
        """Carry out what was wished meanwhile; leave if there is something else now."""
        with suppress(queue.Empty):
            while not self._moved_on:
                self._carry_out(self._wishes.get_nowait())
        if self._moved_on or self._closing.is_set():
            raise _LeftError

    def _carry_out(self, wished: tuple[Wish, "Future[str]"]) -> None:
        wish, answer = wished
        if not answer.set_running_or_notify_cancel():
            return
        try:
            answer.set_result(wish())
        except Exception as error:  # noqa: BLE001 - the caller gets it
            answer.set_exception(error)

    def _forget_picture(self, **why: object) -> None:
        self.picture.show(None)
        self.hub.update({"camera": {**NO_CAMERA, **why}})

    def _lose_camera(self, error: Exception) -> None:
        """Report a lost camera; wait before the next try."""
        self._forget_picture(lost=True, **of_error(error))
        with suppress(_LeftError):
            self._waiting(None).wait(_RETRY_S)

    def _give_up(self, told: Json) -> None:
        self.go_to(TableStage.CHOOSE)
        self.hub.say({"kind": "remark", "priority": 2, "t": 0.0, **told})

    def _waiting(self, source: FrameSource | None) -> Attended:
        return Attended(
            source or NoFrames(),
            self.outfit.clock,
            self._carry_out_wishes,
            pace=self.outfit.pace_now,
        )

    def _watch(self) -> None:
        """Show the camera's picture while it is aimed."""
        chosen = self.chosen
        assert chosen is not None
        named = source_named(self.outfit, chosen.choice, self.games_begun)
        opened = self._opened(chosen, named)
        source = self._waiting(opened)
        assert self.chosen is not None
        self.preview.begin(self.chosen)
        try:
            for first in source.frames():
                frame = self._bare(opened) or first
                self.preview.show(frame)
                while not source.live:  # a film waits until it is played
                    source.wait(_PREVIEW_S)
                    self.preview.show(frame)
            raise SourceError(f"{self.outfit.camera} gives no picture")
        finally:
            source.close()

    def _bare(self, source: FrameSource) -> Frame | None:
        """Return the simulated board with nothing on it, while it is looked for."""
        if self.stage is TableStage.AIM and isinstance(source, SimulatedTable):
            return source.bare()
        return None

    def _opened(self, chosen: Chosen, named: str) -> FrameSource:
        """Return a source of frames; a film that was open is taken again."""
        key = chosen.film(named)
        if self._film is None or self._film[0] != key:
            source = open_named(self.outfit, chosen.choice, *key[:2])
            self._film = None if source.live else (key, source)
            known = chosen.found is not None and self.outfit.calibration is None
            if known and isinstance(source, SimulatedTable):
                self._place(source)
            return source
        return self._film[1]

    def _place(self, table: SimulatedTable) -> None:
        """Store a simulated table's board position, which differs by game."""
        chosen = self.chosen
        assert chosen is not None
        view, seen = table.view, table.bare() or next(iter(table.frames()))
        path = self.outfit.boards / f"{view.board.id}.toml"
        found = keep_view(view, seen.image, path)
        self.chosen = replace(chosen, found=found, path=path)
        self.show_chosen()
        self.keep()

    def _play(self) -> None:
        """Referee beyond the game's end, until people leave or start anew."""
        chosen, path = self.chosen, self.log_path
        assert chosen is not None
        assert path is not None
        self._answer_all()
        assert self.parts is not None
        path = whole_log(path)
        rig, source = self._seated(chosen, path)
        second = self.outfit.settings.games.second_folder
        try:
            with (
                closing(GameLog(path, second)) as log,
                self.parts.game(rig, source, log, clock=source) as loop,
            ):
                loop.lingers = True
                loop.run()
        finally:
            self._answer_all()
        if not loop.wants_new:
            raise CameraLostError("the camera gives no more frames")
        self.chosen = replace(chosen, who=self.commands.wished_new)
        self.log_path = new_log_path(self.outfit.games, chosen.choice.record["game"])
        self.go_to(TableStage.PLAY)

    def show(self, loop: Loop) -> PageSubscriber:
        """Show a game as far as its log has it; return the subscriber for the rest."""
        language = self.outfit.settings.voice.language
        subscriber = PageSubscriber(self.hub, self.picture, loop, language)
        header, game = loop.log.records[0], loop.referee.game
        shown = game_plain(loop.log.path.stem, header, game, subscriber.shown.sides)
        camera = {**self.hub["camera"], "ended": False}
        fresh = {"game": shown, "camera": camera, "said_after": self.hub.said_before}
        self.hub.update({**NO_GAME, **fresh}, turns=[])
        subscriber.begin()
        self._subscriber = subscriber
        return subscriber

    def _seated(self, chosen: Chosen, path: Path) -> tuple[Rig, Attended]:
        """Return the rig and its frames, from the end of the log on."""
        records = read_log(path) if path.is_file() else []
        if records:
            named = camera_again(self.outfit, chosen.choice, records[0]["source"])
        else:
            self.games_begun += 1
            named = source_named(self.outfit, chosen.choice, self.games_begun - 1)
        watched = records[-1].plain.get("frame", 0) if records else 0
        opened = self._opened(chosen, named)
        assert self.chosen is not None
        source = replace(
            self._waiting(opened), fast_until=watched, ended=self._film_ended
        )
        return rig_of(self.chosen, path, named), source

    def _film_ended(self) -> None:
        self.hub.update({"camera": {**self.hub["camera"], "ended": True}})

    def _answer_all(self) -> None:
        """Refuse the commands that came too early or too late for a game."""
        for _, answer in self.commands.take():
            answer.set_result(Answered(False, "No game is being played."))
