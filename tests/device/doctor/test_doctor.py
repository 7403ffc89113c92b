import json
import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from device.cli import main
from device.clock import SystemClock
from device.config.settings import Settings, settings_from
from device.doctor import machine
from device.doctor.finding import Finding, tried
from device.doctor.sight import PARTS, sight
from device.mocks import MockClock, MockSource
from device.ports import Frame, HardwareMissingError
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.lights import check_lights
from device.table.voice import check_voice, sound
from rules.catalogue import find_game

ALL = [
    *("settings", "reader", "camera", "board", "light", "glare", "focus", "voice"),
    *(
        "sound",
        "lights",
        "tls",
        "versions",
        "service",
        "disk",
        "warmth",
        "power",
        "clock",
    ),
    "rights",
    "hotspot",
]


@pytest.fixture(autouse=True)
def away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a folder of one's own, without settings, pins and sound."""
    monkeypatch.chdir(tmp_path)
    settings = tmp_path / "mwamuzi.toml"
    settings.write_text('[camera]\nsource = "v4l2:/dev/video-none"\n')
    monkeypatch.setenv("MWAMUZI_SETTINGS", str(settings))
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "none")
    return settings


def told(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, dict[str, str]]:
    main(["doctor", "--json", *words])
    report = json.loads(capsys.readouterr().out)
    return {part["part"]: part for part in report["parts"]}


# -- the command ---------------------------------------------------------------


def test_without_camera_pins_and_sound_it_says_so_plainly_and_exits_4(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "__defaults__", (Path("/dev/none"),))

    assert main(["doctor"]) == 4

    shown = capsys.readouterr()
    states = dict(
        line.split()[1::-1] for line in shown.out.splitlines() if line[0] != " "
    )
    assert list(states) == ALL
    assert [part for part in ALL if states[part] == "missing"] == [
        *PARTS,
        "sound",
        "lights",
    ]
    assert "no camera at '/dev/video-none'" in shown.out
    assert "Traceback" not in shown.out + shown.err


def test_every_line_says_how_to_mend_it_or_needs_no_mending(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["doctor"]) == 4

    lines = capsys.readouterr().out.splitlines()
    for line, after in zip(lines, [*lines[1:], ""], strict=True):
        if line[0] != " ":
            fine = line.startswith(("good", "unknown"))
            assert fine != ("to mend it: " in after), line


def test_json_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--json"]) == 4

    report = json.loads(capsys.readouterr().out)
    assert report["good"] is False
    assert [part["part"] for part in report["parts"]] == ALL
    for part in report["parts"]:
        assert (part["state"] in ("good", "unknown")) == (part["mend"] is None)


@pytest.mark.slow
def test_a_simulated_table_passes_every_look(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    board = tmp_path / "board.toml"
    source = "sim:achi:1:2"
    words = ["--source", source, "--out", str(board)]
    assert main(["calibrate", "--board", "morris3", *words]) == 0
    capsys.readouterr()

    found = told(capsys, "--source", source, "--calibration", str(board))

    assert {part: found[part]["state"] for part in PARTS} == dict.fromkeys(
        PARTS, "good"
    )


@pytest.mark.parametrize(
    ("text", "told_of_it"),
    [("[voice]\nspeed = 1\n", "voice.speed = 1"), ("[voice\n", "mwamuzi.toml")],
)
def test_wrong_settings_are_one_line_and_stop_nothing(
    away: Path, capsys: pytest.CaptureFixture[str], text: str, told_of_it: str
) -> None:
    away.write_text(text)

    found = told(capsys)

    assert found["settings"]["state"] == "mend"
    assert told_of_it in found["settings"]["told"]
    assert list(found) == ALL


@pytest.mark.slow
def test_a_broken_board_file_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    broken = tmp_path / "board.toml"
    broken.write_text("not a board")

    words = ("--source", "sim:achi:1:1", "--calibration", str(broken))
    found = told(capsys, *words)

    assert found["board"]["state"] == "mend"
    assert "its file cannot be read" in found["board"]["told"]
    assert found["light"]["state"] == "good"


def test_what_the_service_uses_is_left_to_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "service_runs", lambda: True)

    found = told(capsys)

    assert "the service uses it" in found["camera"]["told"]
    assert "the service uses it" in found["lights"]["told"]


def test_any_fault_of_an_attempt_is_a_finding() -> None:
    def burn() -> str:
        raise ZeroDivisionError("smoke\nand fire")

    assert tried("part", burn, "water") == Finding("part", "smoke and fire", "water")
    assert tried("part", burn, "water", hardware=True).state == "missing"


# -- sight ---------------------------------------------------------------------

Change = Callable[[Image], Image]


class Changed:
    """A simulated table's first frames, each changed."""

    live = False

    def __init__(self, table: SimulatedTable, change: Change) -> None:
        self._table, self._change = table, change

    def frames(self, wanted: Callable[[int], bool] | None = None) -> Iterator[Frame]:
        for frame in self._table.frames(lambda index: index < 10):
            if frame.index >= 10:
                return
            yield Frame(self._change(frame.image), frame.time_s, frame.index)

    def close(self) -> None:
        pass


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return SimulatedTable(
        find_game("nine_mens_morris"), SimulationPlan(seed=3, most_turns=1)
    )


def looked(table: SimulatedTable, change: Change) -> dict[str, Finding]:
    found = sight(lambda: Changed(table, change), table.view, MockClock(), "plug in")
    assert [finding.part for finding in found] == list(PARTS)
    return {finding.part: finding for finding in found}


def times(factor: float) -> Change:
    return lambda image: np.clip(image * factor, 0, 255).astype(np.uint8)


def blurred(image: Image) -> Image:
    return np.asarray(cv2.GaussianBlur(image, (0, 0), 4.0), dtype=np.uint8)


def lit_from_above(image: Image) -> Image:
    out = image.copy()
    height, width = image.shape[:2]
    cv2.circle(out, (width // 2, height // 2), height // 6, (255, 255, 255), -1)
    return out


def moved(image: Image) -> Image:
    return np.roll(image, (150, 200), axis=(0, 1))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("change", "to_mend"),
    [
        (lambda image: image, set()),
        (times(0.15), {"light"}),
        (times(0.0), {"board", "light", "focus"}),
        (blurred, {"focus"}),
        (lit_from_above, {"glare"}),
        (moved, {"board"}),
    ],
)
def test_light_glare_focus_and_place_are_told_apart(
    table: SimulatedTable, change: Change, to_mend: set[str]
) -> None:
    found = looked(table, change)

    assert {part for part in PARTS if found[part].mend} == to_mend


@pytest.mark.slow
def test_too_much_light_is_glare_or_too_bright(table: SimulatedTable) -> None:
    assert looked(table, times(6.0))["glare"].mend


@pytest.mark.slow
def test_another_size_than_calibrated_is_said(table: SimulatedTable) -> None:
    found = looked(table, lambda image: image[::2, ::2].copy())

    assert "calibrated at 960x720 pixels, seen at 480x360" in found["board"].told
    assert found["light"].mend is None


@pytest.mark.slow
def test_without_a_board_file_the_whole_picture_is_judged(
    table: SimulatedTable,
) -> None:
    same: Change = lambda image: image  # noqa: E731 - named for the call below
    found = sight(lambda: Changed(table, same), None, MockClock(), "plug in")

    assert "not calibrated" in found[1].told
    assert found[2].mend is None


def test_a_live_camera_is_looked_through_for_a_few_seconds() -> None:
    class Slow(MockClock):
        def now_s(self) -> float:
            self.time_s += 0.25
            return self.time_s

    pictures = [np.full((90, 120, 3), 90, np.uint8)] * 99
    source = MockSource(pictures, live=True)

    camera = sight(lambda: source, None, Slow(), "plug in")[0]

    assert camera.told == "120x90 pixels, 4 frames a second"
    assert source.closed


def test_a_camera_that_gives_nothing_is_missing() -> None:
    found = sight(lambda: MockSource([]), None, SystemClock(), "plug in")

    assert found[0] == Finding(
        "camera", "the camera gives no picture", "plug in", missing=True
    )


def test_a_camera_that_fails_oddly_is_still_a_line() -> None:
    def opened() -> MockSource:
        raise HardwareMissingError("no ribbon\ncable")

    assert sight(opened, None, SystemClock(), "plug in")[0].told == "no ribbon cable"


# -- the machine ---------------------------------------------------------------


def put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


@pytest.mark.parametrize(
    ("millidegrees", "state", "says"),
    [("48300", "good", "48 °C"), ("73000", "good", "warm"), ("83000", "mend", "")],
)
def test_warmth(tmp_path: Path, millidegrees: str, state: str, says: str) -> None:
    put(tmp_path / "class/thermal/thermal_zone0/temp", millidegrees + "\n")

    found = machine.temperature(tmp_path)

    assert found.state == state
    assert says in found.told


def test_a_temperature_that_nothing_shows_is_neither_good_nor_bad(
    tmp_path: Path,
) -> None:
    assert machine.temperature(tmp_path).state == "unknown"


@pytest.mark.parametrize(
    ("throttled", "alarm", "state"),
    [
        (None, None, "unknown"),
        ("throttled=0x0", None, "good"),
        ("throttled=0x1", None, "mend"),
        ("throttled=0x50005", None, "mend"),
        ("throttled=0x10000", None, "mend"),
        ("throttled=0x4", None, "mend"),
        ('error=1 error_msg="x"', None, "unknown"),
        (None, "0", "good"),
        (None, "1", "mend"),
    ],
)
def test_power(
    tmp_path: Path, throttled: str | None, alarm: str | None, state: str
) -> None:
    if alarm is not None:
        put(tmp_path / "class/hwmon/hwmon1/name", "rpi_volt\n")
        put(tmp_path / "class/hwmon/hwmon1/in0_lcrit_alarm", alarm)

    assert machine.power(throttled, tmp_path).state == state


def test_clock() -> None:
    right = datetime(2026, 11, 21, 14, tzinfo=UTC)
    wrong = datetime(1970, 1, 1, tzinfo=UTC)

    assert "by a time server" in machine.clock(right, "NTPSynchronized=yes").told
    assert machine.clock(right, None).state == "unknown"
    assert machine.clock(wrong, "NTPSynchronized=no").state == "mend"


def test_rights() -> None:
    groups = {"video": 44, "gpio": 997, "audio": 29}

    assert machine.permissions(0, [], groups).state == "good"
    assert machine.permissions(1000, [44, 997, 29], groups).state == "good"
    assert machine.permissions(1000, [44], {"video": 44}).state == "good"
    lacking = machine.permissions(54321, [44], groups)
    assert lacking.told == "user 54321 is not in gpio, audio"
    assert lacking.mend is not None
    assert lacking.mend.startswith("sudo usermod -aG gpio,audio user 54321")


def test_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert machine.disk(tmp_path / "not" / "there").state == "good"
    assert machine.disk(Path("/proc")).state == "mend"
    monkeypatch.setattr(machine, "_ROOM_MB", 10**12)
    assert "make room" in str(machine.disk(tmp_path).mend)


@pytest.mark.parametrize(
    ("shown", "state", "says"),
    [
        (None, "unknown", "not installed"),
        ("LoadState=not-found\nActiveState=inactive", "unknown", "not installed"),
        (
            "LoadState=loaded\nActiveState=active\nSubState=running\nNRestarts=2\n"
            "StatusText=White: a7.",
            "good",
            "runs, 2 restarts: White: a7.",
        ),
        ("LoadState=loaded\nActiveState=inactive", "mend", "stopped"),
        (
            "LoadState=loaded\nActiveState=activating\nSubState=auto-restart",
            "mend",
            "auto-restart",
        ),
    ],
)
def test_service(shown: str | None, state: str, says: str) -> None:
    found = machine.service(shown)

    assert found.state == state
    assert says in found.told


def test_a_program_that_is_not_there_or_hangs_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "hangs", "#!/bin/sh\nexec sleep 60\n")
    (tmp_path / "hangs").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    monkeypatch.setattr(machine, "_ANSWER_S", 0.2)

    assert machine.asked("no-such-program") is None
    assert machine.asked("hangs") is None
    assert machine.asked("false") is None
    assert machine.asked("echo", "a") == "a"


def test_versions_are_told() -> None:
    found = machine.versions()

    assert found.mend is None
    assert "opencv-python" in found.told


def test_what_is_switched_off_is_not_missed() -> None:
    off = settings_from({"voice": {"engine": "off"}, "lights": {"kind": "off"}})

    assert [*check_voice(off), *check_lights(off)] == [
        Finding("voice", "off in the settings", measured=False),
        Finding("sound", "no voice, no sound: off in the settings", measured=False),
        Finding("lights", "off in the settings", measured=False),
    ]


def test_sound_needs_a_card_and_a_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "snd/pcmC0D0p", "")

    assert sound(Settings(), tmp_path / "none").state == "missing"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert sound(Settings(), tmp_path).mend == ("sudo apt-get install alsa-utils")
    put(tmp_path / "aplay", "#!/bin/sh\n")
    (tmp_path / "aplay").chmod(0o755)
    assert sound(Settings(), tmp_path).mend is None
