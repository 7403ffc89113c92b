"""Every entrance that writes a log sees that somebody harms it, in a real process."""

import ast
import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.serialization import Encoding

from calibration.common.board_file import BoardFile, to_toml
from device.log.parse import read_log
from device.simulated.simulator import SimulatedTable
from webkit.tls.keeper import OwnCertificates

ROOT = Path(__file__).parents[2]
GAME = "nine_mens_morris"

pytestmark = pytest.mark.slow

Command = tuple[list[str], dict[str, str]]


def referee(folder: Path) -> Command:
    table = [f"--game={GAME}", f"--source=sim:{GAME}:3:10", "--pace=4", "--voice=off"]
    log = ["--log", str(folder / "game.jsonl")]
    return [sys.executable, "-m", "device.cli", "referee", *table, *log], {}


def serve(folder: Path) -> Command:
    table = SimulatedTable.of(f"{GAME}:3:4")
    board = folder.with_name("board.toml")
    board.write_text(to_toml(BoardFile(table.view, None, None)), encoding="utf-8")
    words = [f"--source=sim:{GAME}:3:40", "--pace=4", "--port=0", "--voice=off"]
    where = ["--games", str(folder), "--calibration", str(board), "--lights=off"]
    command = [sys.executable, "-m", "device.cli", "serve", "--host=127.0.0.1"]
    return [*command, *words, *where], {"MWAMUZI_GAME_ID": GAME}


def demo(folder: Path) -> Command:
    return [sys.executable, "-m", "device.cli", "demo"], {"TMPDIR": str(folder)}


SEATED = """
import json, sys
from pathlib import Path
from hall.demo import boards

made = boards.DemoBoard.__post_init__

def seated(board):
    made(board)
    board._sit({"kind": sys.argv[2]})

boards.DemoBoard.__post_init__ = seated
boards._TURN_S = (0.05, 0.1)
boards.signal.signal(boards.signal.SIGTERM, boards._interrupt)
sys.exit(boards.main(json.loads(sys.argv[1])))
"""


def hall_board(folder: Path) -> Command:
    keys = folder.with_name("keys")
    keys.mkdir()
    (keys / "1.key").write_text("x" * 32)
    (keys / "1.key").chmod(0o600)
    own = OwnCertificates(keys / "tls")
    own.see_to()
    assert own.root is not None
    (keys / "ca").write_bytes(own.root.public_bytes(Encoding.PEM))
    told = {"boards": [1], "port": 9, "keys": str(keys), "authority": str(keys / "ca")}
    more = {"logs": str(folder), "seed": 1}
    words = [json.dumps({**told, **more}), "breakthrough"]
    return [sys.executable, "-c", SEATED, *words], {}


ENTRANCES: Mapping[str, Callable[[Path], Command]] = {
    "device/subcommands/refereeing.py": referee,
    "device/web/table.py": serve,
    "device/subcommands/demonstration.py": demo,
    "hall/demo/boards.py": hall_board,
}
"""How each module that opens a log is started."""


def empty(path: Path) -> None:
    os.truncate(path, 0)


def unlink(path: Path) -> None:
    path.unlink()


def remove_all(path: Path) -> None:
    """Take away the folder, with all else that the game keeps there."""
    gone = path.parent.with_name(f"{path.parent.name}-gone")
    path.parent.rename(gone)  # in one step: the game goes on writing
    shutil.rmtree(gone)


HARMS = (empty, unlink, remove_all)


def test_every_module_that_opens_a_log_is_tried() -> None:
    opening = {
        path.relative_to(ROOT).as_posix()
        for room in ("device", "hall")
        for path in (ROOT / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "GameLog"
    }

    assert opening == set(ENTRANCES)


def grown_log(folder: Path, running: "subprocess.Popen[str]", lines: int) -> Path:
    """Return a log in a folder as soon as it has so many lines."""
    for _ in range(1200):
        for path in folder.rglob("*.jsonl"):
            if path.read_bytes().count(b"\n") >= lines:
                return path
        assert running.poll() is None, running.communicate()
        threading.Event().wait(0.05)
    raise AssertionError(f"no log in {folder}")


@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
@pytest.mark.parametrize("entrance", list(ENTRANCES))
def test_a_harmed_log_is_written_anew_and_said(
    entrance: str, harm: Callable[[Path], None], tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    command, more = ENTRANCES[entrance](folder)
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        path = grown_log(folder, running, 3)
        before = read_log(path)[:3]
        harm(path)
        new = path.with_name(f"{path.stem}-rewritten.jsonl")
        grown_log(new.parent, running, 4)
        if running.poll() is None:
            running.terminate()
        _, told = running.communicate()

    assert running.returncode == 5, told
    assert f"while its game ran: all of it is in {new}" in told
    records = read_log(new)
    assert records[:3] == before
    assert [one["type"] for one in records].count("rewritten") == 1
