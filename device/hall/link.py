"""Connection of a board to its hall: a thread that sends the logs' lines.

It never blocks a game: unsent lines are sent later, from the logs.
"""

import logging
import random
import threading
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from types import MappingProxyType

import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion
from paho.mqtt.reasoncodes import ReasonCode

from device.clock import SystemClock
from device.config.hall_settings import HallSettings
from device.hall.outbox import Outbox
from device.hall.wire import (
    LONGEST_MESSAGE,
    NEWEST,
    LogLine,
    Picture,
    Status,
    Stored,
    WireError,
    down,
    up,
)
from device.log.lines import IllegalRecord, Record, TurnRecord, begins
from device.log.parse import FORMAT, record_in
from device.log.pictures import before_of, picture_of
from device.ports import Clock, SettingsError
from webkit.tls.trusting import trusting

log = logging.getLogger(__name__)

WINDOW = 64
"""Send window: lines sent and not yet acknowledged; smaller if the hall is slow."""

LINES_A_S = 100.0
"""No board sends faster; a game writes a few lines a second at most."""

_BURST = 32.0
_STEP_S = 0.1
_LOOK_S = 2.0
_CONNECT_S = 5.0
_ENDS_S = 2.0
_ALIVE_S = 30
_SILENT_S = (5.0, 60.0)
_AGAIN_S = (1.0, 60.0)
_LAGS_S = 2.0
_WELL_S = 10.0
_REMEMBER_S = 30.0
_PROBED = 8
_MOST_PICTURES = 40
_PICTURES_EVERY_S = 1.0
_NEWEST_EVERY_S = 20.0
_PICTURE_COMES_S = 10.0

Heard = Callable[[bytes], None]
"""What takes up a message of the hall."""


@dataclass(slots=True)
class _Session:
    """One connection from its beginning to its end, and its times in seconds."""

    client: mqtt.Client
    refused: str = ""
    connected: bool = False
    ended: bool = False
    moved_s: float = 0.0
    silent_s: float = _SILENT_S[0]
    window: int = WINDOW
    looked_s: float = 0.0
    pictured_s: float = 0.0
    newest_s: float = -_NEWEST_EVERY_S
    may_send: float = _BURST
    filled_s: float = 0.0
    stops_s: float | None = None
    lagged_s: dict[str, float] = field(default_factory=dict)


class Link:
    """Connection that sends a board's logs to its hall and delivers its messages.

    Parameters
    ----------
    settings
        Where the hall is, and which board this is.
    outbox
        What is to be sent.
    heard
        By kind (``decision``, ``seat``), what takes up a message; it is called by the
        link's thread and must not wait.

    Raises
    ------
    SettingsError
        If the key or the authority cannot be read.
    """

    def __init__(
        self,
        settings: HallSettings,
        outbox: Outbox,
        heard: Mapping[str, Heard] = MappingProxyType({}),
        clock: Clock | None = None,
    ) -> None:
        self._settings, self._outbox, self._heard = settings, outbox, heard
        self._clock = clock or SystemClock()
        self._key = _key_in(settings.key)
        self._tls = trusting(settings.authority)
        self._pictures: deque[tuple[Record, Path, float]] = deque(maxlen=_MOST_PICTURES)
        self._newest: tuple[Record, Path] | None = None
        self._remembered_s = 0.0
        self._well_s = self._clock.now_s()
        self._poked, self._stops = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="hall", daemon=True)

    @property
    def away_s(self) -> float:
        """Return the seconds since the hall was last connected; 0: it is.

        A hall that can be reached and stores nothing of what it is sent is away, too.
        """
        passed_s = self._clock.now_s() - self._well_s
        return passed_s if passed_s > _WELL_S else 0.0

    def start(self) -> None:
        """Begin to send."""
        self._thread.start()

    def poke(self) -> None:
        """Wake the thread after a line was written."""
        self._poked.set()

    def close(self) -> None:
        """Send the last lines and disconnect; idempotent.

        A hall that is away is not waited for: its state is learned at the next
        connection.
        """
        self._stops.set()
        self._poked.set()
        if self._thread.is_alive():
            self._thread.join(_ENDS_S + 1.0)

    def _run(self) -> None:
        again_s = _AGAIN_S[0]
        while not self._stops.is_set():
            try:
                if self._session():
                    again_s = _AGAIN_S[0]
            except OSError as error:
                log.info("the hall at %s: %s", self._settings.address, error)
            except Exception as error:  # noqa: BLE001 - a game goes on without its hall
                log.warning("the hall at %s: %s", self._settings.address, error)
            self._outbox.remember()
            self._stops.wait(again_s * random.uniform(0.7, 1.3))  # noqa: S311 - not all at once
            again_s = min(2 * again_s, _AGAIN_S[1])

    def _session(self) -> bool:
        """Be connected until that ends; return whether the hall was there at all."""
        session = _Session(self._client())
        client, now_s = session.client, self._clock.now_s()
        client.user_data_set(session)
        client.connect(self._settings.address, self._settings.port, _ALIVE_S)
        try:
            while not session.ended and not self._may_go(session):
                if client.loop(_STEP_S) != mqtt.MQTT_ERR_SUCCESS:
                    break
                if session.refused:
                    log.warning("the hall refuses this board: %s", session.refused)
                    break
                if session.connected:
                    self._step(session)
                elif self._clock.now_s() - now_s > 2 * _CONNECT_S:
                    break
            if session.connected and self._stops.is_set():
                self._say_status(client, online=False)
                client.disconnect()
                client.loop(_STEP_S)
        finally:
            client._sock_close()  # noqa: SLF001 - paho has no other way that never waits
        return session.connected

    def _may_go(self, session: _Session) -> bool:
        """Return True once stopping is requested and no acknowledgement is awaited."""
        if not self._stops.is_set():
            return False
        now_s = self._clock.now_s()
        if session.stops_s is None:
            session.stops_s = now_s + _ENDS_S
            if session.connected:
                self._outbox.look()
        return (
            now_s > session.stops_s or not session.connected or (self._outbox.is_empty)
        )

    def _client(self) -> mqtt.Client:
        board = self._settings.board
        client = mqtt.Client(
            CallbackAPIVersion.VERSION2, f"mwamuzi-{board}", clean_session=True
        )
        client.username_pw_set(str(board), self._key)
        if self._tls is not None:
            client.tls_set_context(self._tls)
        client.connect_timeout = _CONNECT_S
        client.max_inflight_messages_set(WINDOW + _MOST_PICTURES)
        client.will_set(
            up(board, "status"), Status(online=False).packed(), qos=1, retain=True
        )
        client.on_connect = self._on_connect
        client.on_disconnect = _on_disconnect
        client.on_message = self._on_message
        return client

    def _on_connect(
        self,
        client: mqtt.Client,
        session: _Session,
        _flags: object,
        reason: ReasonCode,
        _properties: object,
    ) -> None:
        if reason.is_failure:
            session.refused = str(reason)
            return
        session.connected = True
        session.moved_s = session.filled_s = self._clock.now_s()
        kinds = ("stored", *self._heard)  # by name: not every broker keeps for a "+"
        client.subscribe([(down(self._settings.board, kind), 1) for kind in kinds])
        self._say_status(client, online=True)
        self._outbox.look()
        self._outbox.go_back()
        for line in self._outbox.last_stored(_PROBED):
            self._send(client, line)

    def _say_status(self, client: mqtt.Client, *, online: bool) -> None:
        status = Status(online, version("mwamuzi"), FORMAT)
        topic = up(self._settings.board, "status")
        client.publish(topic, status.packed(), qos=1, retain=True)

    def _on_message(
        self, _client: mqtt.Client, session: _Session, message: mqtt.MQTTMessage
    ) -> None:
        kind, content = message.topic.rpartition("/")[2], bytes(message.payload)
        try:
            if kind == "stored":
                self._stored(session, Stored.unpacked(content))
            elif kind in self._heard:
                self._heard[kind](content)
        except WireError as error:
            log.warning("the hall said on %s: %s", message.topic, error)

    def _stored(self, session: _Session, told: Stored) -> None:
        """Process an acknowledgement; rewind where the hall lags behind."""
        now_s = self._clock.now_s()
        if self._outbox.stored(told.game, told.through):
            session.moved_s = self._well_s = now_s
            session.silent_s = _SILENT_S[0]
            session.window = min(2 * session.window, WINDOW)
            return
        lagged_s = session.lagged_s.get(told.game, -_LAGS_S)
        if self._outbox.is_waiting(told.game) and now_s - lagged_s >= _LAGS_S:
            session.lagged_s[told.game] = now_s
            session.window = max(1, session.window // 2)
            self._outbox.go_back(told.game)

    def _step(self, session: _Session) -> None:
        """Send everything due now."""
        now_s = self._clock.now_s()
        if self._poked.is_set() or now_s - session.looked_s >= _LOOK_S:
            self._poked.clear()
            session.looked_s = now_s
            self._outbox.look()
        waiting = self._outbox.waiting
        if not waiting:
            session.moved_s = self._well_s = now_s
        elif now_s - session.moved_s > session.silent_s:
            session.moved_s = now_s
            session.silent_s = min(2 * session.silent_s, _SILENT_S[1])
            session.window = 1  # a hall that is busy is asked, not flooded
            self._outbox.go_back()
            waiting = 0
        passed_s, session.filled_s = now_s - session.filled_s, now_s
        session.may_send = min(_BURST, session.may_send + passed_s * LINES_A_S)
        most = max(0, min(session.window - waiting, int(session.may_send)))
        for line in self._outbox.take(most):
            session.may_send -= 1
            self._send(session.client, line)
            self._see_pictured(line, now_s)
        if self._outbox.is_empty:
            self._send_pictures(session, now_s)
            self._send_newest(session, now_s)
        if now_s - self._remembered_s >= _REMEMBER_S:
            self._remembered_s = now_s
            self._outbox.remember()

    def _send(self, client: mqtt.Client, line: LogLine) -> None:
        client.publish(up(self._settings.board, "line"), line.packed(), qos=1)

    def _see_pictured(self, line: LogLine, now_s: float) -> None:
        """Queue a ruling's pictures, and the last turn's, to be sent when idle."""
        path, raw = self._outbox.log_of(line.game), line.text.encode()
        ruled = begins(raw, IllegalRecord)
        if path is None or not (ruled or begins(raw, TurnRecord)):
            return
        record = record_in(line.text)
        if record is None or not isinstance(record.plain.get("frame"), int):
            return
        if ruled:
            self._pictures.append((record, path, now_s))
        else:
            self._newest = (record, path)

    def _send_newest(self, session: _Session, now_s: float) -> None:
        """Send the picture of the last turn, if the board keeps such pictures."""
        if self._newest is None or now_s - session.newest_s < _NEWEST_EVERY_S:
            return
        record, path = self._newest
        if (found := picture_of(path, record)) is not None:
            session.newest_s, self._newest = now_s, None
            self._send_picture(session, path, NEWEST, found)

    def _send_pictures(self, session: _Session, now_s: float) -> None:
        """Send the pictures of one ruling; they come a little later than its line."""
        if not self._pictures or now_s - session.pictured_s < _PICTURES_EVERY_S:
            return
        session.pictured_s = now_s
        record, path, seen_s = self._pictures[0]
        found = [picture_of(path, record), before_of(path, record)]
        if found[0] is None and now_s - seen_s < _PICTURE_COMES_S:
            return
        self._pictures.popleft()
        for one in found:
            if one is not None:
                self._send_picture(session, path, one.name, one)

    def _send_picture(
        self, session: _Session, path: Path, name: str, picture: Path
    ) -> None:
        if picture.stat().st_size < LONGEST_MESSAGE - 1000:
            message = Picture(path.stem, name, picture.read_bytes()).packed()
            topic = up(self._settings.board, "picture")
            session.client.publish(topic, message, qos=1)


def _on_disconnect(
    _client: mqtt.Client, session: _Session, *_: object, **_more: object
) -> None:
    session.ended = True


def _key_in(path: Path | None) -> str:
    if path is None:
        return ""
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        raise SettingsError(f"hall.key = '{path}': cannot be read: {error}") from error
