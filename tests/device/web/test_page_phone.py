"""A phone as the camera, in a browser: from the tap to a turn that is told."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import pytest
from playwright.sync_api import Playwright, expect

from device.simulated.simulator import SimulatedTable
from tests.device.conftest import FLAGS, program
from tests.device.web.phones import Machine, Phone, Phones, serving

pytestmark = pytest.mark.slow

FRAMES = 7  # that differ by their noise alone, as a camera's do


@dataclass(frozen=True, slots=True)
class Scenery:
    """Film that Chromium shows as the phone's camera, in a loop."""

    film: Path

    def show(self, scene: int) -> None:
        table = SimulatedTable.of("three_mens_morris:1:1")
        drawn = table.table()
        with self.film.open("wb") as film:
            for _ in range(FRAMES):
                picture = table.drawn(drawn, table.scenes[scene])
                film.write(cv2.imencode(".jpg", picture)[1].tobytes())


@pytest.fixture
def scenery(tmp_path: Path) -> Scenery:
    found = Scenery(tmp_path / "seen.mjpeg")
    found.show(0)
    return found


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    with serving(tmp_path / "games", "v4l2:/dev/video-none") as found:
        yield found


@pytest.fixture
def phone(
    playwright: Playwright, scenery: Scenery, machine: Machine
) -> Iterator[Phone]:
    """A phone whose camera sees the scenery."""
    fakes = ("--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream")
    film = f"--use-file-for-fake-video-capture={scenery.film}"
    browser = playwright.chromium.launch(
        executable_path=program(), args=[*FLAGS, *fakes, film]
    )
    pictures = Path("build/page")
    pictures.mkdir(parents=True, exist_ok=True)
    make = {**playwright.devices["Pixel 7"], "viewport": {"width": 390, "height": 844}}
    with Phones(browser, make, pictures).one(machine) as found:
        yield found
    browser.close()


def lend(phone: Phone) -> None:
    phone.page.locator('[data-key="lend"]').tap()


def test_a_machine_without_a_camera_referees_through_a_phone(
    phone: Phone, machine: Machine, scenery: Scenery
) -> None:
    phone.open("#/games/three_mens_morris")
    phone.tap("page-choose")
    phone.show_pin()
    phone.shows_heading("page-stuck-camera")
    phone.picture("phone_none")

    lend(phone)
    phone.sees("phone-title")
    expect(phone.page.locator(".camera-frame img")).to_be_visible()
    phone.picture("phone_aim")
    phone.tap("page-camera-find")
    phone.shows_heading("page-camera-found")
    phone.picture("phone_found")
    phone.tap("page-camera-fits")
    phone.tap("page-begin")
    phone.sees("to play")
    phone.tap("phone-stop")
    phone.shows_heading("page-stuck-camera")

    scenery.show(-1)
    lend(phone)

    expect(phone.page.locator(".turn-list li")).to_have_count(1)
    lost = phone.page.get_by_role("heading", name="I see nothing")
    expect(lost).to_have_count(0)
    phone.picture("phone_play")
    assert [path.parent.name for path in machine.games.rglob("*.toml")] == ["phone"]
