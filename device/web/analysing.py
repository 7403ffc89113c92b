"""Queue of post-game analyses, one at a time."""

import logging
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from threading import Lock, Thread

from device.clock import SystemClock
from device.export.analysing import Analyst
from device.export.analysis import Analysis, keep, kept
from device.export.curve import shown
from device.export.story import Story, story_of
from device.json_types import Json
from device.log.parse import read_log
from device.opponent.process import PlayerProcess, Thinker
from device.table.opponent import TABLES
from device.voice.sentences import remarked
from device.web.stage import NotNowError
from device.words.remarks import Remark
from words.keys import Key

log = logging.getLogger(__name__)


def player_process() -> Thinker:
    """Return a process that thinks about one game."""
    return PlayerProcess(TABLES if TABLES.is_dir() else None)


@dataclass(slots=True)
class _Thought:
    """Progress of the current or last analysis."""

    log: Path
    done: int = 0
    of: int = 0
    failed: bool = False
    busy: bool = True


class Analyses:
    """Queue of analyses with their progress.

    Parameters
    ----------
    thinker
        Makes somebody who thinks; a process of its own each time.
    """

    def __init__(self, thinker: Callable[[], Thinker] = player_process) -> None:
        self._thinker = thinker
        self._lock = Lock()
        self._thought: _Thought | None = None

    def begin(self, path: Path) -> None:
        """Think about the game of a log.

        Raises
        ------
        NotNowError
            If another game is thought about.
        """
        with self._lock:
            busy = self._thought is not None and self._thought.busy
            if busy and self._thought is not None and self._thought.log == path:
                return
            if busy:
                raise NotNowError(Key("web-am-thinking-about-another-game"))
            self._thought = thought = _Thought(path)
        Thread(target=self._think, args=(thought,), daemon=True).start()

    def state(self, path: Path) -> Json:
        """Return an analysis's progress, or its result.

        Raises
        ------
        LogError
            If the log contradicts the rules.
        """
        thought = self._thought
        mine = thought if thought is not None and thought.log == path else None
        if mine is not None and mine.busy:
            return {"state": "thinking", "done": mine.done, "of": mine.of}
        story = story_of(read_log(path))
        found = kept(path, story)
        if found is not None:
            return {"state": "done", **_plain(found, story)}
        return {"state": "failed" if mine is not None and mine.failed else "none"}

    def _think(self, thought: _Thought) -> None:
        def tell(done: int, of: int) -> None:
            thought.done, thought.of = done, of

        try:
            story = story_of(read_log(thought.log))
            with closing(self._thinker()) as thinker:
                clock = SystemClock()
                keep(Analyst(story, thinker, clock, tell=tell).analysis(), thought.log)
        except Exception:
            # the client is notified; the referee goes on
            log.exception("the game %s cannot be thought about", thought.log.name)
            thought.failed = True
        finally:
            thought.busy = False


def _plain(analysis: Analysis, story: Story) -> Json:
    """Return an analysis as the page shows it, with what can be learnt from it."""
    return {
        **shown(analysis, story),
        "puzzles": [
            {"n": one.n, **remarked(Remark(one.step.task), "en", story.game)}
            for one in analysis.puzzles
        ],
    }
