"""Settings as frozen values; every error names its key."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import time
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, TypeVar, get_type_hints

from device.camera_address import CameraAddress
from device.config.clock_settings import ClockSettings
from device.config.hall_settings import HallSettings
from device.config.patterns import LAMPS
from device.config.privacy_settings import PrivacySettings
from device.config.reach_settings import ProxySettings, TlsSettings, UpdateSettings
from device.config.setting_checks import check
from device.config.setting_kinds import (
    FilePath,
    Flag,
    FramesFrom,
    GameName,
    GpioLine,
    Hour,
    Key,
    Number,
    OneOf,
    Text,
    only,
    read_table,
)
from device.config.show_settings import PatternSettings, PointSettings, StripSettings

_OTHER_PIN = Text("6 to 8 digits in quotes, or '' for none", r"(\d{6,8})?", secret=True)
_PICAMERA = CameraAddress("picamera2")
_Own = TypeVar("_Own")

LANGUAGES = ("en", "sw", "es", "fr", "de")
"""In which the referee has sentences."""

DEEDS = (
    *("none", "confirm", "take_back", "call_ruling", "say_board", "new_game"),
    "unlock",
)
"""What a button may do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class VoiceSettings:
    """Settings of the voice: engine, sound, and when it is silent."""

    engine: Annotated[
        str,
        Key(
            OneOf(("espeak", "piper", "off")),
            "What speaks at the appliance: eSpeak NG in every language, or the better "
            "English voice of piper-tts, which must be installed.",
        ),
    ] = "espeak"
    language: Annotated[
        str,
        Key(
            Text(
                f"a language ({', '.join(LANGUAGES)}) or an eSpeak NG voice of one, "
                "such as 'en-gb' or 'en-us+m3'",
                rf"({'|'.join(LANGUAGES)})([-+][a-zA-Z0-9-]+)*",
            ),
            "The language of the sentences, or the eSpeak NG voice that says them.",
        ),
    ] = "en"
    alphabet: Annotated[
        str,
        Key(
            OneOf(("own", "fide", "alfa")),
            "How the letters of points are spoken: as the language spells (alpha, "
            "Anton), as FIDE does for blind players (Anna, Bella), or as radio "
            "operators do (alfa, bravo).",
        ),
    ] = "own"
    rate_wpm: Annotated[
        int, Key(Number(80, 400, "words a minute"), "How fast it speaks.")
    ] = 150
    volume: Annotated[int, Key(Number(0, 100, "per cent"), "How loud it speaks.")] = 100
    calls_names: Annotated[
        bool,
        Key(
            Flag(),
            "Whether it calls whoever is to play, after each turn, where names were "
            "given, as in 'Asha to play'.",
        ),
    ] = False
    quiet_from: Annotated[
        time | None,
        Key(
            Hour(),
            "From this time of the day on nothing is said aloud: the lights and the "
            "page show it.",
        ),
    ] = None
    quiet_to: Annotated[time | None, Key(Hour(), "Until this time of the day.")] = None

    @property
    def words(self) -> str:
        """Return the language of the sentences: 'en' of 'en-gb'."""
        return self.language[:2]


@dataclass(frozen=True, slots=True, kw_only=True)
class LightSettings:
    """Settings of the status lamps: the GPIO line (BCM number) of each."""

    kind: Annotated[
        str,
        Key(
            OneOf(("leds", "strip", "off")),
            "What the status lamps are: an LED each on its GPIO line, or pixels of the "
            "strip (see [strip]).",
        ),
    ] = "leds"
    active_high: Annotated[
        bool,
        Key(
            Flag(),
            "False where LEDs hang between the supply and their line and light when it "
            "is low.",
        ),
    ] = True
    first: Annotated[int, Key(GpioLine(), "The first side is to move.")] = 17
    second: Annotated[int, Key(GpioLine(), "The second side is to move.")] = 27
    third: Annotated[
        int, Key(GpioLine(), "The third side is to move, in games for more.")
    ] = 6
    fourth: Annotated[int, Key(GpioLine(), "The fourth side is to move.")] = 13
    mill: Annotated[
        int, Key(GpioLine(), "A mill was closed; blinks while a removal is due.")
    ] = 22
    capture: Annotated[int, Key(GpioLine(), "Something was taken.")] = 23
    win: Annotated[
        int, Key(GpioLine(), "The game is over: blinks for a winner, not for a draw.")
    ] = 24
    illegal: Annotated[
        int, Key(GpioLine(), "The board is not legal, or a question is open.")
    ] = 25
    trouble: Annotated[int, Key(GpioLine(), "The board cannot be read.")] = 5

    @property
    def pins(self) -> Mapping[str, int]:
        """Return the line of every lamp that has one."""
        lines = {lamp: getattr(self, lamp) for lamp in LAMPS}
        return MappingProxyType({lamp: line for lamp, line in lines.items() if line})


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonSettings:
    """Up to two buttons, and what a press, a long and a double press of them do."""

    line: Annotated[
        int, Key(GpioLine(), "The button's GPIO line; it switches to ground.")
    ] = 26
    press: Annotated[str, Key(OneOf(DEEDS), "What a press does.")] = "confirm"
    double: Annotated[str, Key(OneOf(DEEDS), "What two presses in a row do.")] = (
        "take_back"
    )
    long: Annotated[str, Key(OneOf(DEEDS), "What a long press does.")] = "call_ruling"
    second_line: Annotated[
        int, Key(GpioLine(), "The GPIO line of a second button.")
    ] = 0
    second_press: Annotated[str, Key(OneOf(DEEDS), "What a press of it does.")] = (
        "say_board"
    )
    second_double: Annotated[str, Key(OneOf(DEEDS), "What two presses of it do.")] = (
        "none"
    )
    second_long: Annotated[str, Key(OneOf(DEEDS), "What a long press of it does.")] = (
        "new_game"
    )
    hold: Annotated[
        str, Key(OneOf(DEEDS), "What it does, besides, to hold the first one down.")
    ] = "unlock"
    hold_ms: Annotated[
        int, Key(Number(2000, 20000, "milliseconds"), "For how long it is held down.")
    ] = 6000
    debounce_ms: Annotated[
        int,
        Key(
            Number(1, 200, "milliseconds"), "A contact that trembles for less is still."
        ),
    ] = 30
    long_ms: Annotated[
        int, Key(Number(300, 5000, "milliseconds"), "A press is long from here on.")
    ] = 800
    double_ms: Annotated[
        int,
        Key(
            Number(100, 1000, "milliseconds"),
            "A second press within this time makes a double press.",
        ),
    ] = 350


@dataclass(frozen=True, slots=True, kw_only=True)
class CameraSettings:
    """The camera of the appliance."""

    source: Annotated[
        CameraAddress,
        Key(
            FramesFrom(),
            "Where frames come from: what --source takes.",
        ),
    ] = _PICAMERA
    watchdog_s: Annotated[
        float,
        Key(
            Number(1, 60, "seconds", whole=False),
            "The camera is lost, and started again, after so long without a new frame.",
        ),
    ] = 5.0


@dataclass(frozen=True, slots=True, kw_only=True)
class PageSettings:
    """The page for phones."""

    host: Annotated[
        str,
        Key(
            Text(
                "an address of this machine, such as '0.0.0.0' or '127.0.0.1'", r"\S+"
            ),
            "Where the page is served: '0.0.0.0' for the whole home network, "
            "'127.0.0.1' for this machine only.",
        ),
    ] = "0.0.0.0"  # noqa: S104 - the page is for the phones of the house
    port: Annotated[
        int, Key(Number(0, 65535), "The port that it listens on; 0 for any free one.")
    ] = 8080
    pin: Annotated[
        str,
        Key(
            Text("6 to 8 digits in quotes, or ''", r"(\d{6,8})?", secret=True),
            "Who knows it is the owner; '' makes one of six digits at the first start.",
        ),
    ] = field(default="", repr=False)
    pin_arbiter: Annotated[
        str, Key(_OTHER_PIN, "Who knows it may play, and rule as an arbiter does.")
    ] = field(default="", repr=False)
    pin_play: Annotated[str, Key(_OTHER_PIN, "Who knows it may play.")] = field(
        default="", repr=False
    )
    pin_watch: Annotated[
        str,
        Key(_OTHER_PIN, "Where there is one, only who knows it, or another, watches."),
    ] = field(default="", repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class GamesSettings:
    """Settings of the folders of games."""

    folder: Annotated[
        Path, Key(FilePath(), "The folder of all game logs and their pictures.")
    ] = Path("games")
    second_folder: Annotated[
        Path | None,
        Key(
            FilePath(optional=True),
            "A folder on another disk: a game is kept there while the first has no "
            "room.",
        ),
    ] = None
    keep_pictures_mb: Annotated[
        int,
        Key(
            Number(0, 1_000_000, "MB"),
            "How much room evidence pictures may take; the oldest go first. Logs stay.",
        ),
    ] = 2000


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    """Default game and board after power on."""

    id: Annotated[str, Key(GameName(), "The game that is refereed after power on.")] = (
        ""
    )
    calibration: Annotated[
        Path | None,
        Key(FilePath(optional=True), "The board file that calibrate wrote."),
    ] = None
    strict: Annotated[
        bool,
        Key(
            Flag(),
            "True where only people may let a board stand that no legal turns lead to, "
            "as at a tournament.",
        ),
    ] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Settings of one machine; each field is a table in TOML."""

    voice: VoiceSettings = field(default_factory=VoiceSettings)
    lights: LightSettings = field(default_factory=LightSettings)
    patterns: PatternSettings = field(default_factory=PatternSettings)
    points: PointSettings = field(default_factory=PointSettings)
    strip: StripSettings = field(default_factory=StripSettings)
    buttons: ButtonSettings = field(default_factory=ButtonSettings)
    camera: CameraSettings = field(default_factory=CameraSettings)
    page: PageSettings = field(default_factory=PageSettings)
    tls: TlsSettings = field(default_factory=TlsSettings)
    proxy: ProxySettings = field(default_factory=ProxySettings)
    games: GamesSettings = field(default_factory=GamesSettings)
    privacy: PrivacySettings = field(default_factory=PrivacySettings)
    game: TableSettings = field(default_factory=TableSettings)
    clock: ClockSettings = field(default_factory=ClockSettings)
    hall: HallSettings = field(default_factory=HallSettings)
    update: UpdateSettings = field(default_factory=UpdateSettings)
    own: Mapping[type[Any], Any] = field(default_factory=dict)
    """The tables that one part alone reads, by their classes; none that is as usual."""

    def of(self, table: type[_Own]) -> _Own:
        """Return the own table of a part, as it is if nothing is written."""
        found: _Own = self.own[table] if table in self.own else table()
        return found


TABLES: Mapping[str, type[Any]] = MappingProxyType(
    {name: kind for name, kind in get_type_hints(Settings).items() if name != "own"}
)
"""The tables of the file that several rooms read, by their names."""


def settings_from(
    tables: Mapping[str, Any],
    environ: Mapping[str, str] = MappingProxyType({}),
    own: Mapping[str, type[Any]] = MappingProxyType({}),
) -> Settings:
    """Return the settings that a parsed TOML file and an environment hold.

    Parameters
    ----------
    own
        The tables that one part alone reads, by their names.

    Raises
    ------
    SettingsError
        If a key or a value is not known.
    """
    known = {**TABLES, **own}
    only(tables, "", known)
    read = {
        name: read_table(table, name, tables.get(name, {}), environ)
        for name, table in known.items()
    }
    settings = Settings(
        **{name: read[name] for name in TABLES},
        own={table: read[name] for name, table in own.items() if read[name] != table()},
    )
    check(settings)
    return settings
