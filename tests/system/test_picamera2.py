"""The real picamera2 on libcamera's virtual camera, in a Debian 13 tree."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import cv2
import numpy as np
import pytest

from calibration.common.arrays import Image
from device.simulated.simulator import SimulatedTable, SimulationPlan
from rules.catalogue import find_game
from tests.device import surface
from tests.system.tree import SITE, Tree

pytestmark = pytest.mark.slow

GAME = "three_mens_morris"
SIZE = (1280, 960)
PACE = {"VIRTUAL_CAMERA_FPS": "10"}
"""The virtual camera shows each picture four times. It is given every other one of
those of a simulated table, so that the game goes on at half its pace."""


def jpeg(image: Image) -> bytes:
    shown = cv2.resize(image, SIZE, interpolation=cv2.INTER_CUBIC)
    return cv2.imencode(".jpg", shown, [cv2.IMWRITE_JPEG_QUALITY, 95])[1].tobytes()


def filmed(table: SimulatedTable) -> list[bytes]:
    return [jpeg(frame.image) for frame in table.frames() if frame.index % 2 == 0]


def refereed(
    tree: Tree, name: str, env: Mapping[str, str]
) -> tuple[list[Mapping[str, Any]], str]:
    """Referee what the camera shows until the game is over; return log and output."""
    log = f"/srv/{name}.jsonl"
    done = tree.run(
        *("mwamuzi", "referee", "--game", GAME, "--calibration", "/srv/board.toml"),
        *("--source", "picamera2", "--log", log),
        *("--voice", "off", "--lights", "off"),
        env={**PACE, **env},
        hangs_s=300,
    )
    assert done.returncode == 0, done.stderr
    lines = (tree.root / log[1:]).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines], done.stderr


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    """A game with an illegal deed, played to its end."""
    plan = SimulationPlan(seed=0, hesitant=0.0, illegal_before=frozenset({4}))
    return SimulatedTable(find_game(GAME), plan)


@pytest.fixture(scope="module")
def calibrated(tree: Tree, table: SimulatedTable) -> Tree:
    """Lend the tree with that game before its camera, and the board found in it."""
    tree.show(filmed(table))
    done = tree.run(
        *("mwamuzi", "calibrate", "--board", "morris3", "--source", "picamera2"),
        *("--south", "bottom", "--out", "/srv/board.toml"),
        env=PACE,
        hangs_s=120,
    )
    assert done.returncode == 0, done.stderr
    return tree


def turns_in(log: Sequence[Mapping[str, Any]]) -> list[str]:
    return [record["turn"] for record in log if record["type"] == "turn"]


def test_a_game_before_the_real_picamera2_is_refereed_to_its_log(
    calibrated: Tree, table: SimulatedTable
) -> None:
    log, _ = refereed(calibrated, "game", {})

    assert turns_in(log) == [str(turn) for turn in table.truth.turns]
    assert table.truth.over
    assert log[-1]["type"] == "result"
    wrong = [record["rule"] for record in log if record["type"] == "illegal"]
    assert wrong == [illegal.ruling.rule for illegal in table.truth.illegal]
    assert not [record for record in log if record["type"] == "trouble"]


def test_a_camera_whose_own_thread_dies_is_announced_and_the_game_kept(
    calibrated: Tree, table: SimulatedTable
) -> None:
    """Its film begins again with the camera: it dies before the first turn."""
    log, said = refereed(calibrated, "lost", {"VIRTUAL_CAMERA_DIES_AFTER": "10"})

    kinds = [record["type"] for record in log]
    assert kinds[:3] == ["game", "trouble", "resumed"]
    assert log[1]["kind"] == "camera_lost"
    assert kinds.count("trouble") == 1
    assert turns_in(log) == [str(turn) for turn in table.truth.turns]
    assert "the camera's thread dies" in said


LOOKS = """
import sys
from itertools import islice

import numpy as np

from device.clock import SystemClock
from device.camera.picamera import PicameraSource

source = PicameraSource(SystemClock())
for _ in range(3):  # opened and closed again and again
    frames = list(islice(source.frames(), 5))
    source.close()
np.save(sys.argv[1], np.stack([frame.image for frame in frames]))
print([frame.index for frame in frames], [frame.time_s for frame in frames])
"""


def test_pixels_and_colours_come_through_as_they_were_shown(tree: Tree) -> None:
    shown = np.zeros((960, 1280, 3), np.uint8)
    colours = [(200, 60, 40), (40, 160, 60), (40, 50, 190), (90, 90, 90)]
    for number, colour in enumerate(colours):
        shown[:, number * 320 : (number + 1) * 320] = colour
    shown[:480] //= 2  # upside down is not the same
    tree.show([jpeg(shown)])

    done = tree.run("python3", "-c", LOOKS, "/srv/seen.npy")

    assert done.returncode == 0, done.stderr
    assert "refuses" not in done.stderr, "it was asked for a control that it has not"
    seen = np.load(tree.root / "srv/seen.npy")
    assert seen.shape == (5, *shown.shape)
    inside = np.zeros(shown.shape[:2], bool)
    for column in range(0, 1280, 320):
        inside[20:460, column + 20 : column + 300] = True
        inside[500:940, column + 20 : column + 300] = True
    # The virtual camera's blacks are 0, and it says that they are 16.
    assert np.abs(seen[-1][inside].astype(int) - shown[inside]).max() <= 18


NEWEST = """
from device.clock import SystemClock
from device.camera.picamera import PicameraSource

clock = SystemClock()
source = PicameraSource(clock)
frames = source.frames()
first = next(frames)
clock.wait(2.0)
asked_s = clock.now_s()
newest = next(frames)
print(newest.index - first.index, newest.time_s - first.time_s, clock.now_s() - asked_s)
source.close()
"""


def test_who_comes_late_sees_the_newest_frame(tree: Tree) -> None:
    numbers = [np.full((960, 1280, 3), 8 * n, np.uint8) for n in range(30)]
    tree.show([jpeg(picture) for picture in numbers])

    done = tree.run("python3", "-c", NEWEST)

    assert done.returncode == 0, done.stderr
    passed, seconds, waited_s = (float(word) for word in done.stdout.split())
    assert passed >= 10, "twenty frames went by"
    assert seconds >= 2.0, "it was taken after it was asked for"
    assert waited_s < seconds


SECOND = """
from device.clock import SystemClock
from device.camera.picamera import PicameraSource
from device.ports import HardwareMissingError

first = PicameraSource(SystemClock()).frames()
next(first)
try:
    next(PicameraSource(SystemClock()).frames())
except HardwareMissingError as error:
    print("missing:", error)
print(next(first).index > 0)
"""


def test_a_camera_in_use_and_no_camera_at_all_are_missing_hardware(tree: Tree) -> None:
    tree.show([jpeg(np.zeros((960, 1280, 3), np.uint8))])

    busy = tree.run("python3", "-c", SECOND)
    tree.show([])
    none = tree.run(
        "mwamuzi", "calibrate", "--board", "morris3", "--source", "picamera2"
    )

    assert busy.stdout.startswith("missing: the Raspberry Pi camera does not start")
    assert busy.stdout.endswith("True\n")
    assert none.returncode == 4
    assert "check its cable" in none.stderr
    assert "Traceback" not in none.stderr


def test_what_was_written_down_of_picamera2_is_the_one_that_runs(tree: Tree) -> None:
    assert surface.surface_of(tree.root / SITE / "picamera2") == surface.recorded()
