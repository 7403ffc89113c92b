from dataclasses import replace

import pytest

from calibration.common.board_file import BoardFile, from_toml, to_toml
from calibration.common.chips import ChipColour, ChipSet, FaceSet
from calibration.common.errors import BoardFileError
from calibration.common.view import View
from rules.boards.table import BOARDS
from tests.calibration.drawn import Look, camera_of

CHIPS = ChipSet(
    colours=(
        ChipColour(name="white", lab=(88.0, 1.5, 12.0), ratio=(0.4, 0.3, 0.2)),
        ChipColour(name='"grün"', lab=(40.0, -30.0, 20.0), ratio=(-0.5, -0.1, -0.9)),
    ),
    diameter_mm=24.5,
)


def board_file(chips: ChipSet | None = CHIPS) -> BoardFile:
    board = BOARDS["morris6"]
    view = View(
        board=board,
        camera=camera_of(Look()),
        sites_mm=dict(board.plan_mm),
        rms_px=0.43,
        confidence=0.97,
        dark_lines=False,
    )
    return BoardFile(view, chips)


@pytest.mark.parametrize(
    "chips",
    [
        CHIPS,
        replace(CHIPS, signs=True),
        replace(CHIPS, discriminant=(0.5, -1.25, *[2.0] * 8)),
        None,
    ],
    ids=["chips taught", "signs taught", "sides that look alike", "no chips"],
)
def test_what_is_written_is_read_back(chips: ChipSet | None) -> None:
    written = board_file(chips)

    read = from_toml(to_toml(written))

    assert read.chips == written.chips
    assert read.view.board is written.view.board
    assert read.view.sites_mm == written.view.sites_mm
    assert read.view.dark_lines is False
    assert read.view.camera.image_size == written.view.camera.image_size
    for name, px in written.view.px_at_height(6.0).items():
        assert read.view.px_at_height(6.0)[name] == pytest.approx(px, abs=0.01)


def test_faces_are_read_back() -> None:
    faces = FaceSet('b "1"_faces.png', ("red:R", "red:K"), 17.25)

    assert from_toml(to_toml(replace(board_file(), faces=faces))).faces == faces


def test_a_person_can_read_what_the_numbers_mean() -> None:
    text = to_toml(board_file())

    assert text.startswith("# mwamuzi: one Six Men's Morris board")
    assert "\na5 = [-150.0, 150.0]\n" in text
    assert "# CIE L*a*b*" in text


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("format = 1", "format = 2", "format is 2, this program reads 1"),
        ("format = 1", "format = ", "not TOML"),
        ('"morris6"', '"morris66"', "no board is called 'morris66'"),
        ('"morris6"', "6", "board is 6, expected a text"),
        ('board = "morris6"', 'board = "morris3"', "a5 is no site of morris3"),
        ("a5 = [", "# a5 = [", "sites_mm.a5 is None, expected 2 numbers"),
        ("a5 = [-150.0, 150.0]", "a5 = [1, true]", r"sites_mm.a5 is \[1, True\]"),
        ("confidence = 0.97", "confidence = 97", "confidence is 97.* from 0 to 1"),
        ("focal_px = ", 'focal_px = "far" #', "camera.focal_px is 'far'"),
        ("[960, 720]", "[960.5, 720]", "expected two whole numbers"),
        ("[camera]", "[lens]", r"camera is None, expected a table \[camera\]"),
        ("dark_lines = false", "dark_lines = 0", "expected true or false"),
        ("diameter_mm = 24.5", "diameter_mm = 0", "chips.diameter_mm is 0"),
        ('name = "white"', "name = 1", "chips.colours.name is 1"),
        ("thickness_mm = 5", "signs = 1 #", "chips.signs is 1, expected true or"),
        ("pieces = [", "pieces = 2 # [", "faces.pieces is 2, expected a list of texts"),
    ],
)
def test_a_spoilt_file_names_key_and_value(old: str, new: str, complaint: str) -> None:
    faces = FaceSet("f.png", ("red:R",), 17.0)
    text = to_toml(replace(board_file(), faces=faces))
    assert old in text

    with pytest.raises(BoardFileError, match=complaint):
        from_toml(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("focal_px", "nan"),
        ("focal_px", "inf"),
        ("focal_px", "1" + "0" * 400),
        ("focal_px", "1" + "0" * 9000),
        ("focal_px", "[" * 5000 + "]" * 5000),
        ("k1", "-inf"),
        ("rvec", "[nan, 0.0, 0.0]"),
        ("tvec", "[0.0, 0.0, 1" + "0" * 400 + "]"),
        ("image_size", "[1000000, 1000000]"),
        ("image_size", "[inf, nan]"),
    ],
)
def test_values_beyond_all_measure_are_refused(key: str, value: str) -> None:
    lines = to_toml(board_file()).splitlines()
    text = "\n".join(
        f"{key} = {value}" if line.startswith(f"{key} = ") else line for line in lines
    )

    with pytest.raises(BoardFileError):
        from_toml(text)
