"""A phone lends its camera by the page's routes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cv2
import httpx
import numpy as np
import pytest

from calibration.common.arrays import Image
from calibration.find import South
from device.camera.phone import PHONE, LentCamera
from device.simulated.simulator import SimulatedTable
from device.web.app import MOST_PICTURE_BYTES
from device.web.calibrating import find_board_in, keep_view
from tests.device.web.served import Served, served

ONE, OTHER = "phone0001", "phone0002"
NOWHERE = "v4l2:/dev/video-none"


@pytest.fixture
def found(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "games", source=NOWHERE, pace=1.0) as machine:
        machine.show_pin()
        yield machine


def jpeg(image: Image) -> bytes:
    return bytes(cv2.imencode(".jpg", image)[1])


def send(found: Served, image: Image, phone: str = ONE, **more: Any) -> httpx.Response:
    query = {"phone": phone, **more}
    return found.phone.post("/api/phone", params=query, content=jpeg(image))


def photograph(found: Served, image: Image) -> None:
    answer = send(found, image, photograph=True)
    assert answer.status_code == 200, answer.text


GREY = np.full((48, 64, 3), 90, np.uint8)


@pytest.mark.slow
def test_a_phone_is_the_camera_when_it_begins_until_it_ends(found: Served) -> None:
    assert send(found, GREY).status_code == 409  # another camera is named
    assert found.act("/api/phone/begin", phone=ONE) == "This phone is the camera."
    assert found.state()["machine"]["source"] == PHONE
    assert send(found, GREY).json() == {"taken": False}  # nothing is being watched

    found.act("/api/phone/begin", phone=OTHER)

    refused = send(found, GREY)
    assert refused.status_code == 409
    assert "another phone" in refused.json()["detail"]
    assert send(found, GREY, OTHER).is_success
    found.act("/api/phone/end", phone=ONE)
    assert found.state()["machine"]["source"] == PHONE  # it was no camera any more
    found.act("/api/phone/end", phone=OTHER)
    assert found.state()["machine"]["source"] == NOWHERE


def test_what_is_sent_is_bounded_and_only_of_who_may_play(found: Served) -> None:
    found.act("/api/phone/begin", phone=ONE)
    with found.another_phone() as stranger:
        shut = stranger.post(f"/api/phone?phone={ONE}", content=jpeg(GREY))
    big = found.phone.post(
        f"/api/phone?phone={ONE}", content=b"\xff" * (MOST_PICTURE_BYTES + 1)
    )
    none = found.phone.post(f"/api/phone?phone={ONE}", content=b"no picture")
    unnamed = found.phone.post("/api/phone?phone=A", content=jpeg(GREY))

    assert [one.status_code for one in (shut, big, none, unnamed)] == [
        401,
        413,
        400,
        422,
    ]


def test_a_simulated_table_needs_no_phone(tmp_path: Path) -> None:
    with served(tmp_path / "games") as simulated:
        simulated.show_pin()
        answer = simulated.post("/api/phone/begin", phone=ONE)

    assert answer.status_code == 409


@pytest.mark.slow
def test_a_machine_that_starts_anew_still_looks_through_the_phone(
    tmp_path: Path,
) -> None:
    games = tmp_path / "games"
    with served(games, source=NOWHERE) as before:
        before.show_pin()
        before.act("/api/table/choose", game="three_mens_morris")
        before.act("/api/phone/begin", phone=ONE)

    with served(games, source=NOWHERE, lent=LentCamera()) as after:
        after.show_pin()
        assert after.state()["machine"]["source"] == PHONE
        assert send(after, GREY).is_success


@pytest.mark.slow
def test_one_photograph_a_turn_from_wherever_it_is_taken(found: Served) -> None:
    table = SimulatedTable.of("three_mens_morris:1:1")
    drawn = table.table()
    bare, played = (table.drawn(drawn, table.scenes[at]) for at in (0, -1))
    turn = str(table.truth.turns[0])
    high, wide = played.shape[:2]
    elsewhere = cv2.warpAffine(
        played,
        cv2.getRotationMatrix2D((wide / 2, high / 2), 8.0, 0.93),
        (wide, high),
        borderMode=cv2.BORDER_REPLICATE,
    )
    view = find_board_in(bare, table.board, south=South.BOTTOM, corners=None)
    boards = found.page.outfit.games / "boards" / PHONE  # as that phone saw it
    keep_view(view, bare, boards / f"{view.board.id}.toml")
    found.act("/api/phone/begin", phone=ONE)
    found.act("/api/table/choose", game="three_mens_morris")

    photograph(found, bare)
    found.act("/api/table/start")
    found.when(lambda state: state["stage"] == "play" and state["to_move"])
    photograph(found, np.asarray(elsewhere, dtype=np.uint8))

    state = found.when(lambda state: state["turns"])
    assert [one["turn"] for one in state["turns"]] == [turn]
