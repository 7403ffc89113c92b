from pathlib import Path

import pytest

from device.cli import main
from device.cli_doctor import Finding, examined

PARTS = ["settings", "reader", "camera", "voice", "sound", "lights", "disk"]


def findings() -> dict[str, Finding]:
    return {finding.part: finding for finding in examined()}


def test_every_part_is_examined_and_told_in_a_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["doctor"]) == 0

    lines = capsys.readouterr().out.splitlines()
    told = [line.split()[1] for line in lines if not line.startswith(" ")]
    assert told == PARTS


def test_the_network_loads_and_the_disk_has_room() -> None:
    found = findings()

    assert found["reader"].mend is None
    assert found["disk"].mend is None


def test_a_wrong_setting_and_a_missing_program_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "mwamuzi.toml"
    settings.write_text("[voice]\nspeed = 1\n")
    monkeypatch.setenv("MWAMUZI_SETTINGS", str(settings))
    monkeypatch.setenv("PATH", str(tmp_path))

    found = findings()

    assert "voice.speed = 1" in found["settings"].told
    assert found["sound"].mend == "sudo apt-get install alsa-utils"
