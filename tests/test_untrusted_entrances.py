"""Every place that parses something, found by the code: within bounds, or our own.

A new parser's call fails here until it goes through the bounded reader, or its module
is written down with the reason why nobody else can have made what it parses.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LAYERS = ("rules", "calibration", "vision", "painter", "players", "device", "hall")
ROOMS = (*LAYERS, "webkit")

PARSERS = {
    "cv2.imdecode",
    "cv2.imdecodemulti",
    "cv2.imread",
    "cv2.imreadmulti",
    "Image.open",
    "tomllib.load",
    "tomllib.loads",
    "zipfile.ZipFile",
    "tarfile.open",
    "gzip.open",
    "zlib.decompress",
    "csv.reader",
    "csv.DictReader",
    "json.load",
    "json.loads",
    "json.JSONDecoder",
    "pickle.load",
    "pickle.loads",
    "marshal.loads",
    "ElementTree.parse",
    "ElementTree.fromstring",
    "ast.literal_eval",
    "numpy.load",
    "np.load",
    "imported",
    "read_csv",
    "read_pgn",
    "read_sgf",
    "read_players",
    "read_trf",
    "member_of",
    "decoded",
    "decoded_file",
    "pixels_of",
    "log_of",
    "plain_of",
}

APART = "the bounded reader's process alone calls it"
HEAD_FIRST = "a camera or file that the owner names; size and scans are checked first"
OURS = "this program wrote it, into a folder of its own"
BESIDE = "a process of this program says it, or is told it"
DATABASE = "the hall's own database"
WRITES = "it writes, and reads nothing"

ALLOWED = {
    "cv2.imdecode": {"device.untrusted.pictures": "the one decoder"},
    "decoded": {"device.camera.mjpeg": HEAD_FIRST},
    "decoded_file": {"device.camera.sources": HEAD_FIRST},
    "tomllib.loads": {"calibration.common.toml_tables": "the one parser of TOML"},
    "zipfile.ZipFile": {
        "device.untrusted.zips": APART,
        "device.export.bundle": WRITES,
        "hall.desk.archive": WRITES,
    },
    "member_of": {"device.export.formats": APART},
    "imported": {"device.export.import_process": APART},
    "read_pgn": {"device.export.formats": APART},
    "read_sgf": {"device.export.formats": APART},
    "read_csv": {"device.export.formats": APART},
    "csv.DictReader": {"device.export.sheet": APART},
    "csv.reader": {"hall.tournament.player_list": APART},
    "read_players": {
        "hall.tournament.entry_import": APART,
        "hall.demo.demonstration": "players that the demonstration makes up",
    },
    "read_trf": {"hall.tournament.entry_import": APART},
    "json.JSONDecoder": {
        "device.untrusted.jsons": "the one parser of what other machines send",
        "device.log.parse": "lines of a log, bounded in length, depth and number",
    },
    "json.load": {"hall.tournament.pairing_process": BESIDE},
    "json.loads": {
        "device.untrusted.worker": BESIDE,
        "device.export.import_process": "what the bounded reader made of a file",
        "hall.tournament.entry_import": "what the bounded reader made of a file",
        "device.export.sgf_reading": APART,
        "device.export.sheet": APART,
        "hall.tournament.trf_reading": APART,
        "device.drawing.look": OURS,
        "device.export.analysis": OURS,
        "device.export.index": OURS,
        "device.hall.outbox": OURS,
        "device.opponent.own_level": OURS,
        "device.privacy.deletion": OURS,
        "device.web.chosen": OURS,
        "device.web.endings": OURS,
        "device.web.hall_seats": OURS,
        "hall.services.places": OURS,
        "players.solved": OURS,
        "webkit.sessions": OURS,
        "device.opponent.process": BESIDE,
        "device.install.machine": "a line of 4 kB at most; it runs on Python alone",
        "device.voice.espeak_worker": BESIDE,
        "device.voice.piper_worker": BESIDE,
        "device.voice.rendering": BESIDE,
        "device.web.machine": BESIDE,
        "hall.demo.boards": BESIDE,
        "hall.tournament.pairing_process": BESIDE,
        "players.__main__": BESIDE,
        "hall.store.projection": DATABASE,
        "hall.check": DATABASE,
        "hall.desk.hooks": DATABASE,
        "hall.desk.routes.calls": DATABASE,
        "hall.desk.routes.wall": DATABASE,
        "hall.desk.wall": DATABASE,
        "hall.tournament.repository": DATABASE,
        "hall.tournament.rows": DATABASE,
    },
}


@cache
def trees() -> dict[str, ast.Module]:
    """Return the parsed modules of what is installed, by their names."""
    paths = (path for room in ROOMS for path in sorted((ROOT / room).rglob("*.py")))
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): ast.parse(
            path.read_text(encoding="utf-8")
        )
        for path in paths
    }


def parsers_in(tree: ast.Module) -> Iterator[str]:
    """Yield the parsers that a module names, called there or handed on."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield ".".join(ast.unparse(node).split(".")[-2:])
        elif isinstance(node, ast.ImportFrom):
            last = (node.module or "").split(".")[-1]
            for alias in node.names:
                yield from (alias.name, f"{last}.{alias.name}")


def test_whatever_is_parsed_is_bounded_or_our_own() -> None:
    found: dict[str, set[str]] = {}
    for module, tree in trees().items():
        for parser in PARSERS & set(parsers_in(tree)):
            found.setdefault(parser, set()).add(module)

    assert {parser: set(modules) for parser, modules in ALLOWED.items()} == found


def names_in(node: ast.AST) -> Iterator[str]:
    for one in ast.walk(node):
        if isinstance(one, ast.Call):
            yield ast.unparse(one.func).split(".")[-1]


def coroutines() -> Iterator[tuple[str, ast.AsyncFunctionDef]]:
    for module, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.AsyncFunctionDef):
                yield f"{module}.{node.name}", node


READERS = {
    "decoded_apart",
    "entered_apart",
    "imported_apart",
    "put_in",
    "read_board_file",
    "read_picture",
    "decoded",
    "decoded_file",
    "imported",
    "read_players",
    "read_trf",
}


def test_no_coroutine_reads_a_file_of_others_itself() -> None:
    """Readers are handed to a thread: on the event loop they would hold everybody."""
    for name, coroutine in coroutines():
        assert not READERS & set(names_in(coroutine)), name


@pytest.mark.parametrize("room", ROOMS)
def test_every_room_is_there(room: str) -> None:
    assert (ROOT / room).is_dir()


GUESSES = {"latin-1", "latin1", "utf-8-sig", "cp1252", "iso-8859-1"}


def test_letters_are_guessed_in_one_place() -> None:
    """A module that tries several charsets has to do so for every foreign file."""
    guessing = {
        module
        for module, tree in trees().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".decode")
        for argument in node.args
        if isinstance(argument, ast.Constant) and argument.value in GUESSES
    }

    assert guessing == {"device.untrusted.charsets"}
