from collections.abc import Mapping
from datetime import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from device.config.patterns import Beat, Pattern
from device.config.setting_kinds import keys_of
from device.config.settings import TABLES, Settings, settings_from
from device.ports import SettingsError
from device.table.settings import read_settings
from device.table.settings import settings_here as here
from device.table.settings_text import example, handbook

ROOT = Path(__file__).parents[3]


def read(tmp_path: Path, text: str) -> Settings:
    path = tmp_path / "mwamuzi.toml"
    path.write_text(text)
    return read_settings(path)


def from_environment(**variables: str) -> Settings:
    return settings_from(
        {}, {f"MWAMUZI_{key}": text for key, text in variables.items()}
    )


def test_an_empty_file_is_the_defaults(tmp_path: Path) -> None:
    assert read(tmp_path, "") == Settings()


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    settings = read(
        tmp_path,
        """
        [voice]
        language = "sw"
        rate_wpm = 130
        quiet_from = "21:30"
        quiet_to = "07:00"
        [lights]
        mill = 7
        third = 0
        [patterns]
        won = "first + second 0.5, dark 0.25, win 2"
        mill = "mill 0.1, dark 0.1, 1 times"
        [points]
        kind = "leds"
        leds = {a7 = 4, d7 = 14}
        back = "#0080FF"
        [strip]
        pixels = ["a7", "", "mill"]
        [buttons]
        line = 0
        [camera]
        watchdog_s = 8
        [page]
        pin = "004217"
        [games]
        folder = "/srv/games"
        [game]
        id = "Shax"
        calibration = "board.toml"
        """,
    )

    assert (settings.voice.language, settings.voice.rate_wpm) == ("sw", 130)
    assert (settings.voice.quiet_from, settings.voice.quiet_to) == (
        time(21, 30),
        time(7),
    )
    assert settings.lights.pins["mill"] == 7
    assert settings.lights.pins["first"] == Settings().lights.pins["first"]
    assert "third" not in settings.lights.pins
    assert settings.patterns.won == Pattern(
        (
            Beat(frozenset({"first", "second"}), 0.5),
            Beat(frozenset[str](), 0.25),
            Beat(frozenset({"win"}), 2.0),
        ),
        None,
    )
    assert settings.patterns.mill.times == 1
    assert settings.points.leds == {"a7": 4, "d7": 14}
    assert settings.points.back == (0, 128, 255)
    assert settings.strip.pixels == ("a7", "", "mill")
    assert settings.buttons.line == 0
    assert settings.camera.watchdog_s == 8.0
    assert settings.page.pin == "004217"
    assert settings.games.folder == Path("/srv/games")
    assert settings.game.id == "shax"
    assert settings.game.calibration == Path("board.toml")


def test_the_example_shows_every_key_with_its_default() -> None:
    there = (ROOT / "mwamuzi.toml.example").read_text()

    assert there == example(), "write it again: python -m device.table.settings_text"
    assert read_settings(ROOT / "mwamuzi.toml.example") == Settings()
    for table in TABLES.values():
        for key, about in keys_of(table).items():
            assert f"\n{key} = " in there
            assert about.told.endswith(".")


def test_the_handbook_tells_of_every_key() -> None:
    there = (ROOT / "docs/settings.md").read_text()

    assert there == handbook(), "write it again: device.table.settings_text"
    for name, table in TABLES.items():
        assert f"## [{name}]" in there
        assert all(f"| `{key}` |" in there for key in keys_of(table))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("voice = 3", r"voice = 3: must be a table, \[voice\]"),
        ("[speech]", "speech = .*no such key; buttons, camera, clock, game, games, "),
        ("[voice]\nspeed = 3", "voice.speed = 3: no such key; alphabet, calls_na"),
        ("[voice]\nrate_wpm = 20", "voice.rate_wpm = 20: .* from 80 to 400 words"),
        ("[voice]\nrate_wpm = 99.5", "voice.rate_wpm = 99.5: must be a whole number"),
        ("[voice]\nlanguage = 7", "voice.language = 7: must be a language"),
        ("[voice]\nlanguage = 'ar'", "voice.language = 'ar': .*en, sw, es, fr, de"),
        ("[voice]\nengine = 'hal'", "voice.engine = 'hal': must be 'espeak', 'piper'"),
        ("[voice]\nquiet_from = '9 pm'", "voice.quiet_from = '9 pm': must be a time"),
        ("[voice]\nquiet_from = '25:00'", "voice.quiet_from = '25:00': must be a time"),
        ("[voice]\nquiet_from = '22:00'", "voice.quiet_to = '': must be a time, as"),
        ("[voice]\nengine = 'piper'\nlanguage = 'sw'", "voice.language = 'sw': .*Engl"),
        ("[lights]\nmill = true", "lights.mill = True: must be a GPIO line"),
        ("[lights]\nmill = 40", "lights.mill = 40: .* from 2 to 27, or 0 for none"),
        ("[lights]\nmill = 17", "lights.mill = 17: already the pin of lights.first"),
        ("[lights]\nmill = 26", "buttons.line = 26: already the pin of lights.mill"),
        ("[lights]\nactive_high = 1", "lights.active_high = 1: must be true or false"),
        (
            "[lights]\nkind = 'strip'\n[buttons]\nline = 10",
            "buttons.line = 10: already the pin of the strip's SPI bus",
        ),
        (
            "[points]\nkind = 'leds'\nleds = {a7 = 17}",
            "points.leds.a7 = 17: already the pin of lights.first",
        ),
        ("[points]\nleds = {a7 = 1}", "points.leds = .*must be a table of sites"),
        ("[points]\nlast = 'blue'", "points.last = 'blue': must be a colour such as"),
        ("[patterns]\nwon = 'moon 1'", "patterns.won = 'moon 1': must be beats"),
        ("[patterns]\nwon = 'win 0'", "patterns.won = 'win 0': must be beats"),
        ("[patterns]\nwon = ''", "patterns.won = '': must be beats"),
        ("[patterns]\nwon = '3 times'", "patterns.won = '3 times': must be beats"),
        ("[patterns]\nwon = 3", "patterns.won = 3: must be beats"),
        ("[patterns]\nmill = 'mill 1'", "patterns.mill = .*and how many times"),
        ("[strip]\npixels = ['a7', 'a7']", "strip.pixels = .*'a7' is there twice"),
        ("[strip]\npixels = 'a7'", "strip.pixels = 'a7': must be a list of sites"),
        (
            "[strip]\npixels = ['z9']",
            "strip.pixels = 'z9': must be a site .* or a lamp",
        ),
        ("[points]\nleds = {mill = 4}", "points.leds = 'mill': must be a site of a bo"),
        ("[strip]\nbus = 2", "strip.bus = 2: must be a whole number from 0 to 1"),
        ("[buttons]\npress = 'dance'", "buttons.press = 'dance': must be 'none', 'con"),
        ("[camera]\nwatchdog_s = 0", "camera.watchdog_s = 0: must be a number from 1"),
        (
            "[camera]\nsource = ''",
            "camera.source = .a secret.: must be a source of frames",
        ),
        ("[games]\nfolder = ''", "games.folder = '': must be a path"),
        ("[game]\nid = 'checkers'", "game.id = 'checkers': must be a game that"),
        ("[game]\nid = 3", "game.id = 3: must be a game that"),
        ("[hall]\naddress = 'h'", "hall.key = '': must be a path, as hall.address"),
        ("[hall]\naddress = 'h'\nkey = 'k'", "hall.authority = '': must be a path"),
        ("voice =", "mwamuzi.toml: "),
    ],
)
def test_a_wrong_setting_is_named_with_what_is_allowed(
    tmp_path: Path, text: str, complaint: str
) -> None:
    with pytest.raises(SettingsError, match=complaint):
        read(tmp_path, text)


def test_a_pin_is_never_repeated(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="6 to 8 digits") as caught:
        read(tmp_path, "[page]\npin = 'hunter2'")

    assert "hunter2" not in str(caught.value)
    assert "123456" not in repr(read(tmp_path, "[page]\npin = '123456'"))


def test_lines_of_lamps_that_are_no_leds_are_free(tmp_path: Path) -> None:
    settings = read(tmp_path, "[lights]\nkind = 'off'\n[buttons]\nline = 17")

    assert settings.buttons.line == settings.lights.first


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mwamuzi.toml"
    path.write_text("[voice]\nlanguage = 'fr'\nrate_wpm = 120\n")

    settings = read_settings(path, {"MWAMUZI_VOICE_LANGUAGE": "sw"})

    assert (settings.voice.language, settings.voice.rate_wpm) == ("sw", 120)


def test_every_kind_of_key_can_come_from_the_environment() -> None:
    settings = from_environment(
        VOICE_RATE_WPM="150",
        LIGHTS_ACTIVE_HIGH="False",
        LIGHTS_MILL="7",
        CAMERA_WATCHDOG_S="2.5",
        POINTS_KIND="leds",
        POINTS_LEDS="a7=4, d7=14",
        STRIP_PIXELS="a7,,mill",
        PAGE_PIN="004217",
        PAGE_PORT="0",
        GAMES_FOLDER="/srv/games",
        GAME_ID="achi",
        VOICE_QUIET_FROM="22:00",
        VOICE_QUIET_TO="07:00",
        PATTERNS_WON="win 1",
    )

    assert settings.voice.rate_wpm == 150
    assert settings.lights.active_high is False
    assert settings.lights.mill == 7
    assert settings.camera.watchdog_s == 2.5
    assert settings.points.leds == {"a7": 4, "d7": 14}
    assert settings.strip.pixels == ("a7", "", "mill")
    assert (settings.page.pin, settings.page.port) == ("004217", 0)
    assert settings.games.folder == Path("/srv/games")
    assert settings.game.id == "achi"
    assert settings.voice.quiet_from == time(22)
    assert settings.patterns.won == settings.patterns.drawn


@pytest.mark.parametrize(
    ("variables", "complaint"),
    [
        ({"VOICE_RATE_WPM": "fast"}, r"\$MWAMUZI_VOICE_RATE_WPM = 'fast': must be a w"),
        ({"VOICE_RATE": "9"}, r"\$MWAMUZI_VOICE_RATE = '9': no such key; alphabet"),
        ({"LIGHTS_ACTIVE_HIGH": "yes"}, "LIGHTS_ACTIVE_HIGH = 'yes': must be true or"),
        ({"LIGHTS_MILL": "GPIO7"}, "MWAMUZI_LIGHTS_MILL = 'GPIO7': must be a GPIO li"),
        ({"POINTS_LEDS": "a7"}, "MWAMUZI_POINTS_LEDS = 'a7': must be a table of sites"),
    ],
)
def test_a_wrong_variable_is_named(
    variables: Mapping[str, str], complaint: str
) -> None:
    with pytest.raises(SettingsError, match=complaint):
        from_environment(**variables)


def test_other_variables_are_none_of_its_business() -> None:
    environ = {"MWAMUZI_SETTINGS": "", "MWAMUZI_TREE": "/x", "VOICE_LANGUAGE": "xx"}

    assert settings_from({}, environ) == Settings()


def test_the_file_of_this_machine_is_found(tmp_path: Path) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    second.write_text("[voice]\nrate_wpm = 90\n")
    named = tmp_path / "named.toml"
    named.write_text("[voice]\nrate_wpm = 95\n")

    assert here({}, [first]) == Settings()
    assert here({}, [first, second]).voice.rate_wpm == 90
    assert here({"MWAMUZI_SETTINGS": str(named)}, [second]).voice.rate_wpm == 95
    assert here({"MWAMUZI_VOICE_RATE_WPM": "99"}, [second]).voice.rate_wpm == 99
    with pytest.raises(OSError, match="gone"):
        here({"MWAMUZI_SETTINGS": str(tmp_path / "gone.toml")})


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
)


@pytest.mark.slow
@settings(deadline=None)
@given(st.sampled_from(sorted(TABLES)), st.data())
def test_whatever_is_written_is_taken_or_refused_in_one_line(
    name: str, data: st.DataObject
) -> None:
    key = data.draw(st.sampled_from(sorted(keys_of(TABLES[name]))))
    value = data.draw(VALUES)

    said = refusal({name: {key: value}})

    assert said is None or f"{name}.{key}" in said or "already the pin" in said


def refusal(tables: Mapping[str, object]) -> str | None:
    try:
        settings_from(tables)
    except SettingsError as error:
        return str(error)
    return None


@pytest.mark.parametrize(
    "value",
    ["nan", "inf", "1" + "0" * 400, "1" + "0" * 9000, "[" * 5000 + "]" * 5000],
)
def test_values_beyond_all_measure_are_refused(tmp_path: Path, value: str) -> None:
    with pytest.raises(SettingsError, match=r"mwamuzi\.toml: "):
        read(tmp_path, f"[camera]\nwatchdog_s = {value}\n")


def test_a_file_too_large_for_settings_is_not_read(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="too large"):
        read(tmp_path, "#" * 1_000_001)
