from pathlib import Path

import pytest

from device.ports import SettingsError
from device.settings import Settings, read_settings

ROOT = Path(__file__).parent.parent.parent


def read(tmp_path: Path, text: str) -> Settings:
    path = tmp_path / "mwamuzi.toml"
    path.write_text(text)
    return read_settings(path)


def test_an_empty_file_is_the_defaults(tmp_path: Path) -> None:
    assert read(tmp_path, "") == Settings()


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    settings = read(
        tmp_path, '[voice]\nlanguage = "sw"\nrate_wpm = 130\n[lights]\nmill = 6\n'
    )

    assert (settings.voice.language, settings.voice.rate_wpm) == ("sw", 130)
    assert settings.lights.pins["mill"] == 6
    assert settings.lights.pins["first"] == Settings().lights.pins["first"]


def test_the_example_shows_the_defaults() -> None:
    assert read_settings(ROOT / "mwamuzi.toml.example") == Settings()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("voice = 3", r"voice = 3: must be a table, \[voice\]"),
        ("[speech]", "speech = .*no such key; lights, voice"),
        ("[voice]\nspeed = 3", "voice.speed = 3: no such key; language, rate_wpm"),
        ("[voice]\nrate_wpm = 20", "voice.rate_wpm = 20: .* from 80 to 400"),
        ("[voice]\nlanguage = 7", "voice.language = 7: must be"),
        ("[lights]\nmill = true", "lights.mill = True: must be a whole number"),
        ("[lights]\nmill = 40", "lights.mill = 40: .* from 2 to 27"),
        ("[lights]\nmill = 17", "lights.mill = 17: already the pin of lights.first"),
        ("[lights]\nactive_high = 1", "lights.active_high = 1: must be true or false"),
        ("voice =", "mwamuzi.toml: "),
    ],
)
def test_a_wrong_setting_is_named_with_what_is_allowed(
    tmp_path: Path, text: str, complaint: str
) -> None:
    with pytest.raises(SettingsError, match=complaint):
        read(tmp_path, text)
