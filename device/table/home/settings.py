"""Settings of a home's MQTT broker, such as Home Assistant's."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, ClassVar

from device.config.setting_kinds import FilePath, Flag, Key, Number, Text

_WORDS = r"[A-Za-z0-9_-]{1,40}"


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeSettings:
    """Settings of the MQTT broker of Home Assistant or a similar program."""

    about: ClassVar[str] = (
        "A home that hears of the game by MQTT; Home Assistant finds it by itself."
    )

    broker: Annotated[
        str,
        Key(
            Text("the name or address of a broker, or '' for none", r"[^\s/]*"),
            "The home's MQTT broker; '' for none: then nothing is told.",
        ),
    ] = ""
    port: Annotated[int, Key(Number(1, 65535), "Its port.")] = 1883
    user: Annotated[
        str,
        Key(Text("a user's name, or '' for none", r"[^\s]*"), "The account there."),
    ] = ""
    password: Annotated[
        Path | None,
        Key(FilePath(optional=True), "A file that holds its password, and no more."),
    ] = None
    tls: Annotated[bool, Key(Flag(), "Whether the broker is spoken to with TLS.")] = (
        False
    )
    name: Annotated[
        str,
        Key(
            Text("letters, digits, '_' and '-', 40 at most", _WORDS),
            "What this board is called there; two boards need two names.",
        ),
    ] = "mwamuzi"
    prefix: Annotated[
        str,
        Key(
            Text("letters, digits, '_' and '-', 40 at most", _WORDS),
            "Where Home Assistant looks for new devices.",
        ),
    ] = "homeassistant"
