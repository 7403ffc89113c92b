"""Connection to a home's MQTT broker, on a thread of its own."""

import logging
from collections.abc import Mapping
from typing import Any

import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion
from paho.mqtt.reasoncodes import ReasonCode

from device.loop import Loop
from device.ports import SettingsError
from device.table.home.assistant import HomeSubscriber, discovery, encoded, topic
from device.table.home.settings import HomeSettings
from device.voice.phrases import words_for
from rules.core.events import Moved

log = logging.getLogger(__name__)

_MOST_WAITING = 200
"""Most messages queued while the broker is away."""


class HomeLink:
    """Connection that publishes this board's games to a home.

    Parameters
    ----------
    settings
        Where the broker is, and the name of the board there.
    language
        Of what is said.

    Raises
    ------
    SettingsError
        If the file with the password cannot be read.
    """

    def __init__(self, settings: HomeSettings, language: str) -> None:
        self._settings, self._language = settings, language
        self._kept: dict[str, str] = {}
        client = mqtt.Client(
            CallbackAPIVersion.VERSION2, client_id=f"mwamuzi-{settings.name}"
        )
        client.max_queued_messages_set(_MOST_WAITING)
        client.reconnect_delay_set(min_delay=1, max_delay=60)
        if settings.user:
            client.username_pw_set(settings.user, _password(settings))
        if settings.tls:
            client.tls_set()
        online = topic(settings.name, "online")
        client.will_set(online, "offline", qos=1, retain=True)
        client.on_connect = self._connected
        self._client, self._online, self._told = client, online, False
        client.connect_async(settings.broker, settings.port)
        client.loop_start()

    def subscribers(self, loop: Loop) -> list[HomeSubscriber]:
        """Return the subscribers that publish a game to the home's broker."""
        referee = loop.referee
        words = words_for(self._language, referee.game)
        sides = referee.position.sides

        def written(event: Moved) -> str:
            before = referee.ledger.past[event.n - 1].before
            return referee.game.written(before, event.turn)

        return [HomeSubscriber(referee.game, sides, words, written, self.publish)]

    def publish(self, kind: str, message: Mapping[str, Any], kept: bool) -> None:
        """Send a message below the board's own topic; without a broker it waits."""
        text = encoded(message)
        where = topic(self._settings.name, kind)
        if kept:
            self._kept[where] = text
        self._client.publish(where, text, qos=1, retain=kept)

    def close(self) -> None:
        """Publish that the board is offline, and end the thread."""
        if self._client.is_connected():
            self._client.publish(self._online, "offline", qos=1, retain=True)
        self._client.disconnect()
        self._client.loop_stop()

    def _connected(
        self,
        client: mqtt.Client,
        _data: object,
        _flags: object,
        reason: ReasonCode,
        _properties: object,
    ) -> None:
        """Publish discovery and state to a broker, which may have lost them."""
        if reason.is_failure:
            log.warning("the home's broker refuses: %s", reason)
            return
        where, message = discovery(self._settings.name, self._settings.prefix)
        client.publish(where, encoded(message), qos=1, retain=True)
        client.publish(self._online, "online", qos=1, retain=True)
        for kept, text in list(self._kept.items()):
            client.publish(kept, text, qos=1, retain=True)


def _password(settings: HomeSettings) -> str | None:
    path = settings.password
    if path is None:
        return None
    try:
        return path.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"[home] password: {path}: {error}") from error
