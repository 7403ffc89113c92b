"""Shared state of the page, published to phones as a stream of changes."""

import time
from collections import deque
from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import dataclass
from threading import Lock

from device.json_types import JsonValue
from device.voice.phrases import LANGUAGES
from device.voice.sentences import remarked
from device.words.remarks import STOPPED_UNWRITTEN
from webkit.streams import Streams, encoded, message

KEPT_SAYINGS = 30

_KEPT_CHANGES = 256
_COALESCE_S = 0.05


@dataclass(frozen=True, slots=True)
class _Change:
    n: int
    message: bytes


class Hub:
    """Shared state, changed by any thread and streamed by the server's loop.

    Parameters
    ----------
    state
        The whole state at first; its keys never change.

    Attributes
    ----------
    streams
        Who watches.

    Notes
    -----
    A change is encoded once, however many watch, and kept in a short ring from
    which every viewer reads at the own pace; who falls off it gets the whole state.
    """

    def __init__(self, state: Mapping[str, JsonValue]) -> None:
        self._lock = Lock()
        self._n = 0
        self._state: dict[str, JsonValue] = dict(state)
        self._turns: list[JsonValue] = []
        self._said: deque[JsonValue] = deque(maxlen=KEPT_SAYINGS)
        self._said_before = 0
        self._changes: deque[_Change] = deque(maxlen=_KEPT_CHANGES)
        self._whole: tuple[int, bytes] | None = None
        self.streams = Streams()

    # -- changing, from any thread ------------------------------------------

    def update(
        self, keys: Mapping[str, JsonValue], *, turns: Sequence[JsonValue] | None = None
    ) -> None:
        """Set some keys of the state, and the turns played; notify of changes.

        Raises
        ------
        KeyError
            If a key is none of the state's.
        """
        with self._lock:
            new = {k: v for k, v in keys.items() if self._state[k] != v}
            self._state.update(new)
            body: dict[str, JsonValue] = {"set": new} if new else {}
            if turns is not None and list(turns) != self._turns:
                at = _first_difference(self._turns, turns)
                self._turns = list(turns)
                body["turns"] = {"from": at, "items": self._turns[at:]}
            if body:
                self._publish(body)

    def say(self, item: Mapping[str, JsonValue]) -> None:
        """Add a sentence to what was said; it is given the next id."""
        with self._lock:
            self._said_before += 1
            told = {"id": self._said_before, **item}
            self._said.append(told)
            self._publish({"said": [told]})

    @property
    def said_before(self) -> int:
        """Return the id of the sentence that was said last, 0 before the first."""
        with self._lock:
            return self._said_before

    @property
    def viewers(self) -> int:
        """Return the number of viewers."""
        return self.streams.viewers

    @property
    def closed(self) -> bool:
        """Return True if the page is going down."""
        return self.streams.closed

    def close(self) -> None:
        """End every stream, so that the server can stop."""
        self.streams.close()

    def _publish(self, body: Mapping[str, JsonValue]) -> None:
        self._n += 1
        data = encoded({"n": self._n, **body})
        self._changes.append(_Change(self._n, message("change", data)))
        self.streams.wake()

    # -- looking ----------------------------------------------------------------

    def __getitem__(self, key: str) -> JsonValue:
        with self._lock:
            return self._state[key]

    def whole(self) -> tuple[int, bytes]:
        """Return the number of the last change and the whole state as JSON."""
        with self._lock:
            if self._whole is None or self._whole[0] != self._n:
                body = {
                    "n": self._n,
                    "now": round(time.time(), 3),
                    **self._state,
                    "turns": self._turns,
                    "said": list(self._said),
                }
                self._whole = (self._n, encoded(body))
            return self._whole

    def stream(self) -> AsyncGenerator[bytes, None]:
        """Yield the whole state, then its changes as they come, until it is closed."""
        return self.streams.events(
            self._since, pause_s=lambda: _COALESCE_S, last_words=self._last_words
        )

    def _last_words(self) -> bytes:
        """Return a last change, if a viewer has to know what is lost at the stop."""
        with self._lock:
            if not self._state.get("disk", {}).get("behind"):
                return b""
            told = remarked(STOPPED_UNWRITTEN, LANGUAGES[0])
            last = encoded({"n": self._n, "set": {"trouble": told}})
            return message("change", last)

    def _since(self, seen: int) -> tuple[int, bytes]:
        """Return the number of the last change, and what a viewer has not seen."""
        with self._lock:
            oldest = self._changes[0].n if self._changes else self._n + 1
            if seen >= oldest - 1 and seen >= 0:
                new = [c.message for c in self._changes if c.n > seen]
                return self._n, b"".join(new)
        n, body = self.whole()
        return n, b"retry: 1000\n" + message("state", body)


def _first_difference(old: Sequence[JsonValue], new: Sequence[JsonValue]) -> int:
    for at, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return at
    return min(len(old), len(new))
