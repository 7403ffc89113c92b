"""Kill a referee (SIGKILL) at random moments, resume it, and compare the logs.

    python -m bench.kill_resume [--kills 200] [--source sim:nine_mens_morris:1:12]

Every game is played to its end, its referee killed up to three times. A kill fails
if a sentence that was spoken is not in the log then; a game fails if its log does
not end equal to the undisturbed one.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from device.log.history import History
from device.simulated.simulator import SIDES, SimulatedTable
from device.voice.phrases import phrase
from rules.catalogue import find_game


def main() -> int:
    """Run the bench; return 0 if nothing was lost."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--source", default="sim:nine_mens_morris:1:12")
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return measure(args, Path(folder))


def measure(args: argparse.Namespace, folder: Path) -> int:
    """Kill so often, print what was found, return 0 if nothing was lost."""
    command = calibrated(args.source, folder)
    began = time.monotonic()
    whole = folder / "whole.jsonl"
    subprocess.run([*command, whole], check=True, stdout=subprocess.DEVNULL)
    lasts_s = time.monotonic() - began
    rng = random.Random(args.seed)
    kills = games = lost = different = 0
    while kills < args.kills:
        log = folder / f"{games}.jsonl"
        for _ in range(min(rng.randint(1, 3), args.kills - kills)):
            began = time.monotonic()
            spoken = killed_after(rng.uniform(0, lasts_s), [*command, log])
            if spoken is None:  # it was faster than thought
                lasts_s = min(lasts_s, time.monotonic() - began)
                break
            kills += 1
            lost += not set(spoken) <= set(logged(log))
            print(f"\r{kills} kills, {games} games", end="", file=sys.stderr)
        subprocess.run([*command, log], check=True, stdout=subprocess.DEVNULL)
        games += 1
        different += lines(log) != lines(whole)
    print(file=sys.stderr)
    print(f"{kills} kills in {games} games of {len(lines(whole))} records")
    print(f"kills after which a spoken sentence was not in the log: {lost}")
    print(f"games whose log differs from the undisturbed one: {different}")
    return 1 if lost or different else 0


def calibrated(source: str, folder: Path) -> list[str]:
    """Return the command that referees the source, all but the log's name."""
    game = SimulatedTable.of(source.removeprefix("sim:")).game
    board = folder / "board.toml"
    mwamuzi = [sys.executable, "-m", "device.cli"]
    subprocess.run(
        [
            *(*mwamuzi, "calibrate", "--board", game.board.id),
            *("--source", source, "--out", str(board)),
        ],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return [
        *(*mwamuzi, "referee", "--game", game.id, "--calibration", str(board)),
        *("--source", source, "--log"),
    ]


def killed_after(seconds: float, command: list[str | Path]) -> list[str] | None:
    """Return what was spoken until the kill, None if the game ended before it."""
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        try:
            running.wait(seconds)
        except subprocess.TimeoutExpired:
            running.kill()
            assert running.stdout is not None
            told = [line.rstrip("\n") for line in running.stdout]
            return [line.split(" s  ", 1)[1] for line in told if " s  " in line]
    return None


def logged(log: Path) -> list[str]:
    """Return what a log says, in the sentences that are spoken."""
    history: History | None = None
    said = ["Mill! White, take a black chip.", "Mill! Black, take a white chip."]
    if not log.exists():
        return said
    for line in log.read_text(encoding="utf-8").splitlines(keepends=True):
        if not line.endswith("\n"):
            break
        record = json.loads(line)
        if record["type"] == "game":
            history = History(find_game(record["game"]), SIDES)
        elif history is not None:
            event = history.take(record)
            said += [phrase(event, SIDES)] if event is not None else []
    return said


def lines(log: Path) -> list[str]:
    """Return the lines of a log but for its first, which tells when it began."""
    return log.read_text(encoding="utf-8").splitlines()[1:]


if __name__ == "__main__":
    sys.exit(main())
