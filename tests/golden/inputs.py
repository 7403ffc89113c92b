"""Draw what stays as it is for good: logs, board files and pictures of one day.

    python tests/golden/inputs.py NAME ...      logs of that name; 'tables' for the rest

What is there already is never written again: it must go on being read as it is.
"""

import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import cv2

from calibration.common.arrays import Image
from rules.core.facts import verbatim
from tests.mends import mending

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from device.cli import main as mwamuzi
from device.game.choice import Choice
from device.log.gamelog import GameLog
from device.log.records import record_of
from device.loop import Loop
from device.mocks import MockClock
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.table.rig import begin
from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.catalogue import GAMES
from rules.core.events import (
    Adopted,
    Corrected,
    Event,
    Illegal,
    Moved,
    Over,
    Paused,
    Question,
    Resumed,
    TakenBack,
    Trouble,
    TroubleKind,
    Unpaused,
)
from rules.core.model import Position, Ruling
from rules.core.options import names_of
from rules.core.pieces import Content
from rules.referee.forfeit import conceded
from rules.referee.referee import Referee
from tests.device.perfect import NumberedTable, PerfectReader, QuickSettler
from tests.golden.kept import HERE


@dataclass(frozen=True, kw_only=True)
class Logged:
    """A game to be played at the simulated table, and how its log begins."""

    choice: Choice
    turns: int = 24
    wrong_before: tuple[int, ...] = (2, 7)
    seed: int = 5
    players: Mapping[str, str] = field(default_factory=dict)


LOGS: Mapping[str, Logged] = {
    "mill": Logged(
        choice=Choice("nine_mens_morris"),
        turns=40,
        players={"white": "Asha", "black": "Žofie"},
    ),
    "row": Logged(choice=Choice("three_mens_morris")),
    "jumps": Logged(choice=Choice("lazima_tano")),
    "kunjing": Logged(choice=Choice("kunjing_3"), turns=16),
    "tresillo": Logged(choice=Choice("tresillo_rapido")),
    "stack": Logged(choice=Choice("stack_2p")),
    "trio": Logged(choice=Choice("trio_trio"), turns=14),
    "mabambo": Logged(choice=Choice("mabambo"), turns=14),
    "solo": Logged(choice=Choice("soli_bi"), turns=12),
    "takeaway": Logged(choice=Choice("tableaux_advanced")),
    "match": Logged(choice=Choice("mabambo_tournament"), turns=14),
    "row_match": Logged(choice=Choice("tapatan", goal="2"), turns=30),
    "team": Logged(
        choice=Choice(
            "six_mens_morris", teams={"white": ("Ann", "Ben"), "black": ("Cy", "Di")}
        ),
        turns=16,
    ),
    "sowing": Logged(choice=Choice("oware"), wrong_before=(3, 8)),
    "relay": Logged(choice=Choice("adi"), wrong_before=(3, 6), turns=12),
    "filled": Logged(choice=Choice("egyptian_simple"), wrong_before=(4, 8), turns=14),
    "rounds": Logged(choice=Choice("dakon", {"rounds": "match"}), turns=30),
    "four_rows": Logged(choice=Choice("mongola"), wrong_before=(3, 8), turns=14),
}


def write_log(name: str) -> Path:
    """Play a game at the simulated table, read without fault; return its log."""
    logged = LOGS[name]
    game = logged.choice.game
    plan = SimulationPlan(
        seed=logged.seed,
        most_turns=logged.turns,
        illegal_before=frozenset(logged.wrong_before),
    )
    table = SimulatedTable(game, plan)
    path = HERE / "logs" / f"{name}.jsonl"
    path.parent.mkdir(exist_ok=True)
    loop = Loop(
        source=NumberedTable(table),
        reader=PerfectReader(table),
        settler=QuickSettler(),
        referee=Referee(game),
        log=GameLog(path),
        subscribers=[],
        clock=MockClock(),
    )
    players = {"players": dict(logged.players)} if logged.players else {}
    header = {
        **logged.choice.record,
        "board": game.board.id,
        "sides": list(names_of(game.start())),
        **players,
        "first": None,
        "source": f"sim:{game.id}",
        "hold_s": 1.0,
        "started": "2026-11-21T14:00:00Z",
    }
    begin(loop, header)
    loop.run()
    loop.log.close()
    return path


def write_deeds() -> Path:
    """Write a log with all that can stand in one besides turns."""
    game = GAMES["six_mens_morris"]
    start = game.start()

    def after(*texts: str) -> Position:
        position = start
        for text in texts:
            position = game.play(position, game.parse(position, text))
        return position

    def moved(*texts: str, by_hand: bool = False) -> Moved:
        *before, text = texts
        turn, there = game.parse(after(*before), text), after(*texts)
        return Moved(len(texts), turn, (), 0.991, there.contents, by_hand)

    a5, b4 = game.parse(start, "a5"), game.parse(start, "b4")
    e5, e3 = (game.parse(after("b4"), text) for text in ("e5", "e3"))
    says = verbatim("black took b4 without closing a mill")
    lost = Ruling("no_mill", ("b4",), verbatim("A book"), says)
    let = {**after("b4", "e5", "e1").contents, "c5": ("black",)}
    told: list[Event] = [
        Trouble(TroubleKind.DARK),
        Resumed(TroubleKind.DARK),
        moved("a5"),
        Corrected(1, b4, a5),
        Paused(),
        Unpaused(),
        Question(2, ((e5,), (e3,)), taken=False, suspected=lost),
        moved("b4", "e5", by_hand=True),
        moved("b4", "e5", "a1"),
        TakenBack(
            3, game.parse(after("b4", "e5"), "a1"), after("b4", "e5").contents, "white"
        ),
        Question(3, ((game.parse(after("b4", "e5"), "e1"),),), taken=True),
        Illegal(
            "black",
            mending(
                Ruling("stacked", ("c5",), verbatim("A book"), verbatim("c5 is odd")),
                ("c5", None),
            ),
        ),
        Adopted(let, "white"),
        Over(
            conceded(
                game, game.rearranged(after("b4", "e5", "e1"), let, "white"), "white"
            )
        ),
    ]
    path = HERE / "logs" / "deeds.jsonl"
    log = GameLog(path)
    header = {"type": "game", "format": 1, "game": game.id, "board": game.board.id}
    header |= {"sides": ["white", "black"], "first": None, "source": "v4l2:/dev/video0"}
    log.append([{**header, "hold_s": 1.0, "started": "2026-11-21T14:00:00Z"}])
    log.append([record_of(e, t=3.0 * n, frame=30 * n) for n, e in enumerate(told, 1)])
    log.close()
    return path


def chips(**sides: str) -> dict[str, Content]:
    """Return chips on their sites."""
    return {site: (side,) for side, sites in sides.items() for site in sites.split(",")}


MORRIS, TAUGHT = "a7,g4,c3,e5", "d6,a1,f2"
STONES, DARK = "d4,b7,a3", "c5,g6,e1"


@dataclass(frozen=True, kw_only=True)
class Shown:
    """A board that is drawn empty, as its chips or seeds are taught, and in play."""

    board: str
    seed: int
    wood: str
    taught: Mapping[str, Content]
    teach: tuple[str, ...]
    played: Mapping[str, Content]


TABLES: Mapping[str, Shown] = {
    "lines": Shown(
        board="morris9",
        seed=4,
        wood="maple",
        taught=chips(white=MORRIS, black=TAUGHT),
        teach=("--pieces", f"white={MORRIS}", f"black={TAUGHT}"),
        played=chips(white="d7,d5,b4,g1,e3", black="a7,f6,c4,d2,f4,a1"),
    ),
    "pits": Shown(
        board="trio",
        seed=2,
        wood="oak",
        taught=chips(white=STONES, black=DARK),
        teach=("--pieces", f"white={STONES}", f"black={DARK}"),
        played=chips(white="c7,d5,f4,a2,d1", black="d7,b5,c3,e2,g4"),
    ),
    "seeds": Shown(
        board="mancala_2x6",
        seed=2,
        wood="oak",
        taught={f"{row}{pit}": 4 for row in "SN" for pit in range(1, 7)},
        teach=("--fill", "4"),
        played={"S1": 0, "S2": 5, "S3": 1, "S4": 7, "S5": 4, "S6": 2, "S": 3}
        | {"N1": 6, "N2": 0, "N3": 3, "N4": 4, "N5": 1, "N6": 8, "N": 4},
    ),
}


def write_table(name: str) -> None:
    """Calibrate and teach a drawn board; keep pictures of it empty and in play."""
    shown, folder = TABLES[name], HERE / "tables" / name
    folder.mkdir(parents=True)
    table = PaintedTable(find_board(shown.board), seed=shown.seed, wood=shown.wood)
    empty, taught = (folder / f"{what}.jpg" for what in ("empty", "taught"))
    write_picture(empty, table.draw({}))
    write_picture(taught, table.draw(shown.taught))
    words = ["calibrate", "--board", shown.board, "--image", str(empty)]
    words += ["--teach", str(taught), *shown.teach]
    mwamuzi([*words, "--out", str(folder / "board.toml")])
    write_picture(folder / "play.jpg", table.draw(shown.played))
    taught.unlink()


def write_picture(path: Path, image: Image) -> None:
    """Write a picture as small as it may be."""
    cv2.imwrite(str(path), image, [cv2.IMWRITE_JPEG_QUALITY, 60])


def main() -> None:
    """Draw what is named and not there yet."""
    for name in sys.argv[1:]:
        if name == "tables":
            for table in TABLES:
                write_table(table)
        elif name == "deeds":
            sys.stdout.write(f"{write_deeds()}\n")
        elif not (HERE / "logs" / f"{name}.jsonl").exists():
            sys.stdout.write(f"{write_log(name)}\n")


if __name__ == "__main__":
    main()
