"""The board file: a calibrated view, chips or seeds, as TOML that a person can read."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from calibration.common.chips import DISCRIMINANT, ChipColour, ChipSet, FaceSet, SeedSet
from calibration.common.errors import BoardFileError
from calibration.common.toml_tables import tables_in
from calibration.common.view import LARGEST, Camera, View
from rules.boards.table import find_board
from rules.core.board import Board
from rules.core.errors import UnknownBoardError

FORMAT = 1

_MOST_WIDE_PX = 20_000


@dataclass(frozen=True, slots=True)
class BoardFile:
    """Content of a board file: one board under one camera.

    ``wood`` names the picture, beside the file, that a board of pits was found in.
    """

    view: View
    chips: ChipSet | None
    seeds: SeedSet | None = None
    wood: str | None = None
    faces: FaceSet | None = None


def to_toml(board_file: BoardFile) -> str:
    """Return a board file's text."""
    view, camera = board_file.view, board_file.view.camera
    lines = [
        f"# mwamuzi: one {view.board.title} board as one camera sees it.",
        "# Lengths in millimetres, origin at the board's centre, x to south's right,",
        "# y to the north, z up; px are pixels of the picture.",
        f"format = {FORMAT}",
        f"board = {json.dumps(view.board.id)}",
        f"confidence = {view.confidence:.4f}  # 0..1, how surely this is the board",
        f"rms_px = {view.rms_px:.4f}  # distance of the drawn lines from the fit",
        f"dark_lines = {json.dumps(view.dark_lines)}  # false: lighter than the board",
        *_pit_line(view),
        *_wood_line(board_file.wood),
        "",
        "[camera]",
        f"image_size = [{camera.image_size[0]}, {camera.image_size[1]}]",
        f"focal_px = {_number(camera.focal_px)}",
        f"k1 = {_number(camera.k1)}  # radial distortion, OpenCV's model",
        f"k2 = {_number(camera.k2)}",
        f"rvec = {_numbers(camera.rvec)}  # from the board to the camera",
        f"tvec = {_numbers(camera.tvec)}",
        "",
        "[sites_mm]  # where this very board has its sites",
    ]
    lines += [f"{n} = {_numbers(view.sites_mm[n])}" for n in view.board.names]
    if board_file.chips:
        lines += [
            "",
            "[chips]",
            f"diameter_mm = {_number(board_file.chips.diameter_mm)}",
            f"thickness_mm = {_number(board_file.chips.thickness_mm)}",
        ]
        if board_file.chips.faint_nats:
            lines.append(f"faint_nats = {_number(board_file.chips.faint_nats)}")
        if board_file.chips.signs:
            lines.append("signs = true  # told by what is written on them")
        if board_file.chips.discriminant:
            numbers = _numbers(board_file.chips.discriminant)
            lines.append(f"discriminant = {numbers}  # weights and offset")
        for colour in board_file.chips.colours:
            lines += [
                "",
                "[[chips.colours]]",
                f"name = {json.dumps(colour.name, ensure_ascii=False)}",
                f"lab = {_numbers(colour.lab)}  # CIE L*a*b*",
                f"ratio = {_numbers(colour.ratio)}  # ln of B, G, R over the board's",
            ]
    if board_file.seeds:
        lines += [
            "",
            "[seeds]  # pits that a person counted",
            f"picture = {json.dumps(board_file.seeds.picture, ensure_ascii=False)}",
            f"counts = {list(board_file.seeds.counts)}",
        ]
    if board_file.faces:
        faces = board_file.faces
        lines += [
            "",
            "[faces]  # what is written on the pieces",
            f"picture = {json.dumps(faces.picture, ensure_ascii=False)}",
            f"radius_mm = {_number(faces.radius_mm)}",
            f"pieces = {json.dumps(faces.pieces, ensure_ascii=False)}",
        ]
    return "\n".join(lines) + "\n"


def from_toml(text: str) -> BoardFile:
    """Return the board file that a text holds.

    Raises
    ------
    BoardFileError
        If it is no board file of this format; names the key and the value.
    """
    try:
        table = tables_in(text)
    except ValueError as error:
        raise BoardFileError(f"the board file is not TOML: {error}") from error
    if table.get("format") != FORMAT:
        raise BoardFileError(
            f"format is {table.get('format')!r}, this program reads {FORMAT}: "
            "calibrate again"
        )
    try:
        board = find_board(_text(table, "board"))
    except UnknownBoardError as error:
        raise BoardFileError(f"board: {error}") from error
    dark = table.get("dark_lines", True)
    if not isinstance(dark, bool):
        raise BoardFileError(f"dark_lines is {dark!r}, expected true or false")
    view = View(
        board=board,
        camera=_camera(_table(table, "camera")),
        sites_mm=_sites(board, _table(table, "sites_mm")),
        rms_px=_scalar(table, "rms_px", low=0.0),
        confidence=_scalar(table, "confidence", low=0.0, high=1.0),
        dark_lines=dark,
        pit_mm=_scalar(table, "pit_mm", low=0.0) if "pit_mm" in table else 0.0,
        pit_tall=_scalar(table, "pit_tall", low=0.1) if "pit_tall" in table else 1.0,
    )
    chips = _chips(_table(table, "chips")) if "chips" in table else None
    seeds = _seeds(_table(table, "seeds")) if "seeds" in table else None
    wood = _text(table, "wood") if "wood" in table else None
    faces = _faces(_table(table, "faces")) if "faces" in table else None
    return BoardFile(view, chips, seeds, wood, faces)


def _pit_line(view: View) -> list[str]:
    if not view.pit_mm:
        return []
    return [
        f"pit_mm = {_number(view.pit_mm)}  # how wide the pits are",
        f"pit_tall = {_number(view.pit_tall)}  # their height to their width",
    ]


def _wood_line(picture: str | None) -> list[str]:
    if picture is None:
        return []
    told = json.dumps(picture, ensure_ascii=False)
    return [f"wood = {told}  # the picture that the board was found in"]


def _camera(table: Mapping[str, Any]) -> Camera:
    width, height = _vector(table, "image_size", 2, where="camera.")
    fits = all(1 <= size <= _MOST_WIDE_PX and size % 1 == 0 for size in (width, height))
    if not fits:
        raise BoardFileError(
            f"camera.image_size is [{width}, {height}], expected two whole numbers "
            f"up to {_MOST_WIDE_PX}"
        )
    rx, ry, rz = _vector(table, "rvec", 3, where="camera.")
    tx, ty, tz = _vector(table, "tvec", 3, where="camera.")
    return Camera(
        image_size=(int(width), int(height)),
        focal_px=_scalar(table, "focal_px", low=1.0, where="camera."),
        k1=_scalar(table, "k1", where="camera."),
        k2=_scalar(table, "k2", where="camera."),
        rvec=(rx, ry, rz),
        tvec=(tx, ty, tz),
    )


def _sites(board: Board, table: Mapping[str, Any]) -> dict[str, tuple[float, float]]:
    for name in table:
        if name not in board.names:
            raise BoardFileError(
                f"sites_mm.{name} is no site of {board.id}, expected "
                f"{', '.join(board.names)}"
            )
    sites = {}
    for name in board.names:
        x, y = _vector(table, name, 2, where="sites_mm.")
        sites[name] = (x, y)
    return sites


def _chips(table: Mapping[str, Any]) -> ChipSet:
    colours = table.get("colours", [])
    if not isinstance(colours, list) or not all(isinstance(c, dict) for c in colours):
        raise BoardFileError(f"chips.colours is {colours!r}, expected a list of tables")
    return ChipSet(
        colours=tuple(_colour(colour) for colour in colours),
        diameter_mm=_scalar(table, "diameter_mm", low=0.1, where="chips."),
        thickness_mm=(
            _scalar(table, "thickness_mm", low=0.1, where="chips.")
            if "thickness_mm" in table
            else 5.0
        ),
        faint_nats=(
            _scalar(table, "faint_nats", low=0.0, where="chips.")
            if "faint_nats" in table
            else 0.0
        ),
        signs=_flag(table, "signs", where="chips."),
        discriminant=(
            tuple(_vector(table, "discriminant", DISCRIMINANT, where="chips."))
            if "discriminant" in table
            else ()
        ),
    )


def _seeds(table: Mapping[str, Any]) -> SeedSet:
    counts = table.get("counts")
    if not isinstance(counts, list) or not all(
        type(count) is int and count >= 0 for count in counts
    ):
        raise BoardFileError(f"seeds.counts is {counts!r}, expected whole numbers")
    return SeedSet(_text(table, "picture", where="seeds."), tuple(counts))


def _faces(table: Mapping[str, Any]) -> FaceSet:
    pieces = table.get("pieces")
    if not isinstance(pieces, list) or not all(isinstance(p, str) for p in pieces):
        raise BoardFileError(f"faces.pieces is {pieces!r}, expected a list of texts")
    return FaceSet(
        _text(table, "picture", where="faces."),
        tuple(pieces),
        _scalar(table, "radius_mm", low=0.1, where="faces."),
    )


def _colour(table: Mapping[str, Any]) -> ChipColour:
    where = "chips.colours."
    lightness, a, b = _vector(table, "lab", 3, where=where)
    blue, green, red = _vector(table, "ratio", 3, where=where)
    return ChipColour(
        name=_text(table, "name", where=where),
        lab=(lightness, a, b),
        ratio=(blue, green, red),
    )


def _number(value: float) -> str:
    return repr(round(float(value), 6))


def _numbers(values: tuple[float, ...]) -> str:
    return "[" + ", ".join(map(_number, values)) + "]"


def _table(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = table.get(key)
    if not isinstance(value, dict):
        raise BoardFileError(f"{key} is {value!r}, expected a table [{key}]")
    return value


def _text(table: Mapping[str, Any], key: str, *, where: str = "") -> str:
    value = table.get(key)
    if not isinstance(value, str):
        raise BoardFileError(f"{where}{key} is {value!r}, expected a text")
    return value


def _is_number(value: object) -> bool:
    return (
        isinstance(value, int | float)
        and not isinstance(value, bool)
        and abs(value) <= LARGEST
    )


def _scalar(
    table: Mapping[str, Any],
    key: str,
    *,
    low: float = -1e9,
    high: float = 1e9,
    where: str = "",
) -> float:
    value = table.get(key)
    if not _is_number(value) or not low <= value <= high:  # type: ignore[operator]  # _is_number
        raise BoardFileError(
            f"{where}{key} is {value!r}, expected a number from {low:g} to {high:g}"
        )
    return float(value)  # type: ignore[arg-type]  # _is_number


def _flag(table: Mapping[str, Any], key: str, *, where: str) -> bool:
    value = table.get(key, False)
    if not isinstance(value, bool):
        raise BoardFileError(f"{where}{key} is {value!r}, expected true or false")
    return value


def _vector(
    table: Mapping[str, Any], key: str, length: int, *, where: str = ""
) -> tuple[float, ...]:
    value = table.get(key)
    if (
        not isinstance(value, list)
        or len(value) != length
        or not all(map(_is_number, value))
    ):
        raise BoardFileError(
            f"{where}{key} is {value!r}, expected {length} numbers in brackets"
        )
    return tuple(map(float, value))
