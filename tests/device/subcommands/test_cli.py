import json
import math
import random
import signal
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest

from device.cli import main
from device.simulated.simulator import SimulatedTable, SimulationPlan
from device.subcommands.games import FAMILIES
from rules.catalogue import GAMES, find_game
from tests.games import by_family

GAME, BOARD = "nine_mens_morris", "morris9"
SEED, TURNS = 3, 7
SOURCE = f"sim:{GAME}:{SEED}:{TURNS}"


@pytest.fixture(scope="module")
def table() -> SimulatedTable:
    return SimulatedTable(find_game(GAME), SimulationPlan(seed=SEED, most_turns=TURNS))


@pytest.fixture(scope="module")
def place(table: SimulatedTable, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a calibrated board file and some pictures."""
    folder = tmp_path_factory.mktemp("table")
    last = len(table) - 1
    for frame in table.frames(lambda index: index in (0, last)):
        name = "empty.png" if frame.index == 0 else "end.png"
        (folder / name).write_bytes(cv2.imencode(".png", frame.image)[1].tobytes())
    blank = np.full((720, 960, 3), 90, np.uint8)
    (folder / "blank.png").write_bytes(cv2.imencode(".png", blank)[1].tobytes())
    (folder / "small.png").write_bytes(cv2.imencode(".png", blank[:480])[1].tobytes())
    calibrate = ["calibrate", "--board", BOARD, "--image", folder / "empty.png"]
    assert main([*map(str, calibrate), "--out", str(folder / "board.toml")]) == 0
    return folder


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is told of progress, however busy the machine is."""
    monkeypatch.setattr("device.show.progress._QUIET_S", math.inf)


def referee(place: Path, log: Path, *more: str) -> list[str]:
    return [
        *("referee", "--game", GAME, "--calibration", str(place / "board.toml")),
        *("--source", SOURCE, "--log", str(log), *more),
    ]


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    games = [line.split()[0] for line in lines if line.startswith("  ")]
    assert games == list(GAMES)
    assert {line for line in lines if not line.startswith("  ")} == {
        f"{told} ({family})" for family, told in FAMILIES.items()
    }


@pytest.mark.parametrize(
    ("words", "has", "lacks"),
    [
        (["--family", "sowing"], "oware", "chess "),
        (["--board", "morris9"], "six_mens_morris", "chess "),
        (["--players", "1"], "sita_solitaire", "oware"),
        (["--short"], "three_mens_morris", "nine_mens_morris"),
        (["--find", "mens morris"], "seven_mens_morris", "chess "),
        (["--find", "Checkers"], "croda", "chess "),
    ],
)
def test_games_stand_on_shelves(
    words: list[str], has: str, lacks: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", *words]) == 0

    out = capsys.readouterr().out
    assert f"  {has} " in out
    assert f"  {lacks}" not in out
    assert ("Checkers is not here yet" in out) is ("Checkers" in words)


def test_an_empty_shelf_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--find", "sudoku"]) == 3
    assert "no game stands on that shelf" in capsys.readouterr().out


@pytest.mark.parametrize("name", by_family(GAMES))
def test_rules_are_told_with_their_source(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", name]) == 0
    assert GAMES[name].source in capsys.readouterr().out


def test_fields_of_a_record_are_told_with_whose_they_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "lazima_sita", "--fields"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "men: 6  [own]" in lines
    assert "jumps: must take  [as Lazima Saba]" in lines
    assert "reward: removes  [games on lines, ordinarily]" in lines


@pytest.mark.parametrize("name", by_family(GAMES))
def test_all_records_can_be_told(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name, "--fields"]) == 0
    assert GAMES[name].title in capsys.readouterr().out


def test_calibrate_keeps_nothing_that_does_not_read_its_own_picture(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before, it wrote a file that no command could read, and said found."""
    out = place / "blind.toml"
    corners = ["250,100", "700,100", "720,600", "230,600"]
    picture = ["--image", str(place / "blank.png"), "--corners", *corners]

    rc = main(["calibrate", "--board", BOARD, *picture, "--out", str(out)])

    assert rc == 3
    assert "cannot be read where it was found or shown" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.slow
def test_calibrate_tells_where_the_sites_are(
    place: Path, table: SimulatedTable, capsys: pytest.CaptureFixture[str]
) -> None:
    overlay = place / "overlay.png"
    picture = str(place / "empty.png")

    code = main(
        [
            *("calibrate", "--board", BOARD, "--image", picture),
            *("--json", "--overlay", str(overlay)),
        ]
    )

    told = json.loads(capsys.readouterr().out)
    assert code == 0
    assert (told["board"], told["refused"]) == (BOARD, None)
    truth = table.view.px_at_height()
    for site, at in told["sites_px"].items():
        assert np.hypot(*np.subtract(at, truth[site])) < 5
    assert cv2.imread(str(overlay)) is not None


@pytest.mark.slow
def test_calibrate_refuses_a_picture_without_a_board(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["calibrate", "--board", BOARD, "--image", str(place / "blank.png")]

    assert main([*arguments, "--json"]) == 3
    told = json.loads(capsys.readouterr().out)
    assert told["refused"]
    assert told["sites_px"] == {}

    assert main(arguments) == 3
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1


@pytest.mark.slow
def test_read_tells_what_stands_where(
    place: Path, table: SimulatedTable, capsys: pytest.CaptureFixture[str]
) -> None:
    board = str(place / "board.toml")

    code = main(["read", str(place / "end.png"), "--calibration", board, "--json"])

    told = json.loads(capsys.readouterr().out)
    assert code == 0
    chips = {site: chip for site, chip in told["layout"].items() if chip}
    assert chips == {s: c[0] for s, c in table.scenes[-1].contents.items()}
    assert (told["hidden"], told["trouble"]) == ([], None)
    assert set(told["confidence"]) == set(table.game.board.names)


@pytest.mark.slow
def test_a_taught_set_names_the_sides(
    place: Path, table: SimulatedTable, capsys: pytest.CaptureFixture[str]
) -> None:
    standing: dict[str, list[str]] = {"white": [], "black": []}
    for site, (chip,) in table.scenes[-1].contents.items():
        standing[chip].append(site)
    pieces = [f"pale={standing['white'][0]}", f"dark={standing['black'][0]}"]
    out, end = str(place / "taught.toml"), str(place / "end.png")
    empty = str(place / "empty.png")

    code = main(
        [
            *("calibrate", "--board", BOARD, "--image", empty, "--out", out),
            *("--teach", end, "--pieces", *pieces),
        ]
    )
    assert code == 0
    capsys.readouterr()
    assert main(["read", end, "--calibration", out, "--json"]) == 0

    layout = json.loads(capsys.readouterr().out)["layout"]
    assert {s for s, c in layout.items() if c == "pale"} == set(standing["white"])
    assert {s for s, c in layout.items() if c == "dark"} == set(standing["black"])


@pytest.mark.slow
def test_a_simulated_game_is_refereed_logged_and_replayed(
    place: Path,
    table: SimulatedTable,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    log = tmp_path / "game.jsonl"

    assert main(referee(place, log, "--lights", "terminal")) == 0
    out = capsys.readouterr().out
    assert f"{TURNS} turns; the frames ended before the game" in out
    assert "lights: " in out

    records = [json.loads(line) for line in log.read_text().splitlines()]
    turns = [record["turn"] for record in records if record["type"] == "turn"]
    assert turns == [str(turn) for turn in table.truth.turns]
    assert main(["replay", str(log)]) == 0
    assert f"every state agrees: {len(turns)} turns" in capsys.readouterr().out


@pytest.mark.slow
def test_replay_finds_a_forged_turn(
    place: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "game.jsonl"
    main(referee(place, log))
    log.write_text(log.read_text().replace('"side":"black"', '"side":"white"', 1))
    capsys.readouterr()

    assert main(["replay", str(log)]) == 3
    assert (
        "line 3 disagrees with the rules: white is said to play"
        in capsys.readouterr().out
    )


@pytest.mark.slow
def test_a_referee_killed_at_any_moment_ends_in_the_same_log(
    place: Path, tmp_path: Path
) -> None:
    whole, log = tmp_path / "whole.jsonl", tmp_path / "killed.jsonl"
    assert main(referee(place, whole)) == 0
    command = [sys.executable, "-m", "device.cli", *referee(place, log)]
    rng = random.Random(3)
    for lines in sorted(rng.randint(1, 6) for _ in range(3)):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            for _ in range(lines):
                running.stdout.readline()
            running.send_signal(signal.SIGKILL)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

    assert log.read_text().splitlines()[1:] == whole.read_text().splitlines()[1:]


MISTAKES = [
    ([], 2, "required: COMMAND"),
    (["rules", "checkers"], 2, "'checkers' is not here yet"),
    (["calibrate", "--board", "morris99", "--image", "x"], 2, "no board is called"),
    (["calibrate", "--board", BOARD, "--image", "nowhere.png"], 2, "nowhere.png"),
    (["calibrate", "--board", BOARD, "--source", "v4l2:/dev/video99"], 4, "camera"),
    (["calibrate", "--board", BOARD, "--source", "picamera2"], 4, "picamera2"),
    (["read", "{}/end.png", "--calibration", "{}/end.png"], 2, "no board file"),
    (
        ["read", "{}/end.png", "--calibration", "{}/none.toml"],
        2,
        "none.toml; did you mean board.toml",
    ),
    (["read", "{}/small.png", "--calibration", "{}/board.toml"], 2, "960x480"),
    (["referee", "--first", "green"], 2, "expected white or black"),
    (["referee", "--voice", "loud"], 2, "expected espeak, wav:DIR or off"),
    (["referee", "--lights", "gpio"], 4, "--lights terminal"),
    (["referee", "--hold", "x"], 2, "--hold"),
    (["referee", "--source", "nowhere"], 2, "no source called 'nowhere'"),
    (["referee", "--game", "morabaraba"], 2, "cannot be played on morris9"),
    (["replay", "{}/none.jsonl"], 2, "none.jsonl: No such file"),
    (["replay", "{}/board.toml"], 2, "no record of a game log"),
]


@pytest.mark.parametrize(("words", "code", "complaint"), MISTAKES)
def test_a_mistake_is_one_line_and_an_exit_code(
    words: list[str],
    code: int,
    complaint: str,
    place: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = [word.replace("{}", str(place)) for word in words]
    if arguments[:1] == ["referee"]:
        arguments = referee(place, tmp_path / "g.jsonl", *arguments[1:])

    try:
        ended: object = main(arguments)
    except SystemExit as exit_:
        ended = exit_.code

    captured = capsys.readouterr()
    assert ended == code
    assert complaint in captured.err
    assert len(captured.err.splitlines()) == 1
