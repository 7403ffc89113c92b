"""Soak test: a simulated evening with random faults.

    python -m bench soak [--hours 8] [--kills 6] [--seed 0] [--rest-fps 10]
        [--minutes 60] [--held held.jsonl] [--draw held.svg]

Games are played by simulated hands on drawn boards and refereed through the whole road:
pictures, reader, rules, log, voice and lights, as fast as it goes. Meanwhile the camera
freezes, goes dark or is unplugged, the voice and the lights fail, the disk is full (a
small one of its own: mounting it takes root), clocks leap, and the referee is killed by
SIGKILL and restarted (but not while the disk is full: pending records are then lost,
which was announced). The first half of the evening is one life; kills come after it,
and leave each life time to be measured. The evening fails if an announced turn is not
in the log, if a fault is not reported exactly once, if a traceback shows, or if memory,
Python objects, threads or open files grow. ``--minutes`` of real time break it off;
results so far are reported.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass, field
from difflib import SequenceMatcher
from pathlib import Path
from threading import Thread
from typing import IO, Any

from bench.games.evening import KEEP_MB, Fault, Place, table_of
from bench.games.growth import MEASURED, Look, drawing, over_hours, slope
from bench.kit.options import UsageError, seed
from bench.kit.results import Figures
from device.game.choice import choice_in
from device.log.history import History
from device.log.parse import read_log
from device.words.remarks import DISK_FULL, LIGHTS_GONE, VOICE_GONE

KINDS = ("freeze", "dark", "camera", "voice", "lights", "disk", "clock")
LASTS_S = {"voice": 180.0, "lights": 60.0, "disk": 300.0, "clock": 0.2}
TELLS = {
    "freeze": "frozen",
    "dark": "dark",
    "camera": "camera_lost",
    "voice": str(VOICE_GONE),
    "lights": str(LIGHTS_GONE),
    "disk": str(DISK_FULL),
}
"""What people are told of a fault; of a leap of the clock nothing needs to be told."""

_DISK = "size=16m"
_APART_S = 90.0
_WARM_S = 1200.0
"""By then each of the four games has been played once."""
_LIFE_S = 2400.0
"""A life is so long at least: its warm-up, and as much again to measure."""

_MAY_GROW = {"mb": 4.0, "objects": 15000.0, "threads": 0.1, "files": 0.1}
"""In an hour: mill games remember each turn that they have met, till all are known
(26,544 turns and 15 MB in nine men's morris)."""


@dataclass
class Evening:
    """Observations of one evening.

    Attributes
    ----------
    turns
        What was announced: of each game, its turns by number.
    told
        For each fault and game, the number of announcements: a game that begins on a
        full disk reports it again.
    lives
        Of each life of the referee, what it held now and then.
    frames
        Of each life, how many frames it had read when it last said so.
    until_s
        How far the evening came.
    held
        Where what was held is written down as well, as it comes.
    """

    turns: dict[int, dict[int, str]] = field(default_factory=dict)
    told: Counter[tuple[int, int]] = field(default_factory=Counter)
    lives: list[list[Look]] = field(default_factory=list)
    frames: Counter[int] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    other: Counter[str] = field(default_factory=Counter)
    tracebacks: int = 0
    standing: Fault | None = None
    until_s: float = 0.0
    held: IO[str] | None = None

    def listen(self, lines: Iterable[str], faults: dict[int, Fault]) -> None:
        """Process the output of the referee's process."""
        for line in lines:
            self.take(line, faults)

    def take(self, line: str, faults: dict[int, Fault]) -> None:
        """Process one line of the referee's output."""
        try:
            said: dict[str, Any] = json.loads(line)
        except ValueError:
            return  # cut off by a kill
        match said.pop("what"):
            case "turn":
                self.turns.setdefault(said["game"], {})[said["n"]] = said["turn"]
            case "fault":
                if said["began"]:
                    self.standing = faults[said["number"]]
            case "told":
                self._told(said["of"], said["game"])
            case "warned":
                self.tracebacks += said["traceback"]
                self.other[said["text"]] += 1
            case "event":
                self.events[said["kind"]] += 1
            case "held":
                self.lives[-1].append(said)
                self.frames[len(self.lives)] = said["frames"]
                if self.held is not None:
                    told = json.dumps({"life": len(self.lives), **said})
                    print(told, file=self.held, flush=True)

    def times_told(self, fault: Fault) -> int:
        """Return the most announcements of a fault within one game."""
        times = [n for (number, _), n in self.told.items() if number == fault.number]
        return max(times, default=0)

    def _told(self, text: str, game: int) -> None:
        fault = self.standing
        if fault is not None and text == TELLS.get(fault.kind):
            self.told[fault.number, game] += 1
        else:
            self.other[text] += 1


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("--hours", type=float, default=8.0)
    parser.add_argument("--kills", type=int)
    seed(parser, 0)
    parser.add_argument(
        "--rest-fps",
        type=float,
        default=10.0,
        help="frames a second while nobody moves (10, as while hands move)",
    )
    parser.add_argument("--minutes", type=float, help="real ones: then break it off")
    parser.add_argument("--held", type=argparse.FileType("w"), help="JSON Lines")
    parser.add_argument("--draw", type=Path, help="SVG of what was held over time")


def run(args: argparse.Namespace, figures: Figures) -> int:
    """Run the evening; return 0 if it stood it."""
    end_s = args.hours * 3600
    most = max(0, int(end_s / 2 / _LIFE_S) - 1)
    kills = args.kills if args.kills is not None else min(6, most)
    if end_s < _LIFE_S or kills > most:
        raise UsageError(
            f"in {args.hours} hours a life is too short to be measured, or {kills} "
            f"kills are too many: {_LIFE_S / 3600:.2f} hours and a kill for every "
            f"{_LIFE_S / 3600:.2f} hours of their second half are the least"
        )
    faults, killed_s = planned(end_s, kills, random.Random(args.seed))
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with small_disk(folder / "games") as disk:
            print(f"{args.hours} hours; disk: {disk}")
            evening = lived(folder, faults, killed_s, args)
            took_s = time.monotonic() - began
            return reported(evening, faults, folder, args, took_s, figures)


def planned(
    end_s: float, kills: int, rng: random.Random
) -> tuple[list[Fault], list[float]]:
    """Return the faults, never two at a time, and when the referee is killed."""
    faults: list[Fault] = []
    at_s = _APART_S
    while at_s < end_s:
        number = len(faults)
        kind = (
            KINDS[number] if number < len(KINDS) else rng.choice(KINDS)
        )  # each at least once, if the evening is long enough
        lasts_s = LASTS_S.get(kind, 15.0)
        if at_s + lasts_s > end_s - _APART_S:
            break  # each is over before the evening is
        faults.append(Fault(number, kind, at_s, lasts_s))
        at_s += faults[-1].lasts_s + _APART_S + rng.uniform(0, end_s / 40)
    return faults, _kills(end_s, kills, faults, rng)


def _kills(
    end_s: float, kills: int, faults: Iterable[Fault], rng: random.Random
) -> list[float]:
    """Return random times of kills, none of them while the disk is full.

    The second half is split into lives of a least length; the rest is shared at random.
    """
    spare_s = end_s / 2 - (kills + 1) * _LIFE_S
    shares = sorted(rng.uniform(0, spare_s) for _ in range(kills))
    times = [end_s / 2 + (n + 1) * _LIFE_S + s for n, s in enumerate(shares)]
    full = [(f.at_s - 5, f.at_s + f.lasts_s + 120) for f in faults if f.kind == "disk"]
    return [next((b for a, b in full if a <= time_s <= b), time_s) for time_s in times]


@contextmanager
def small_disk(folder: Path) -> Iterator[str]:
    """Lend a small disk of its own, which can be filled; yield what it is."""
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", _DISK, "mwamuzi-soak", folder],
        check=False,
        stderr=subprocess.DEVNULL,
    )
    if mounted.returncode != 0:
        raise SystemExit("mount a small disk: run it as root (or in a user namespace)")
    try:
        yield f"tmpfs, {_DISK}"
    finally:
        subprocess.run(["umount", folder], check=True)


def lived(
    folder: Path,
    faults: list[Fault],
    killed_s: list[float],
    args: argparse.Namespace,
) -> Evening:
    """Run the evening; kill the referee at its times, and restart it."""
    evening, by_number = Evening(), {fault.number: fault for fault in faults}
    evening.held = args.held
    place, end_s = Place(folder / "place"), args.hours * 3600
    broken_off = time.monotonic() + 60 * (args.minutes or float("inf"))
    command = [
        *(sys.executable, "-m", "bench.games.evening", str(folder)),
        *("--end", str(end_s), "--seed", str(args.seed)),
        *("--rest-fps", str(args.rest_fps)),
        *("--faults", json.dumps([astuple(fault) for fault in faults])),
    ]
    waiting = list(killed_s)
    while place.now[0] < end_s and time.monotonic() < broken_off:
        evening.lives.append([])
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            lines = running.stdout
            reads = Thread(target=evening.listen, args=(lines, by_number))
            reads.start()
            while running.poll() is None:
                time_s = place.now[0]
                if waiting and time_s >= waiting[0]:
                    waiting.pop(0)
                    running.kill()
                if time.monotonic() >= broken_off:
                    running.kill()
                if sys.stderr.isatty():
                    print(f"\r{time_s / 3600:6.2f} h", end="", file=sys.stderr)
                reads.join(0.02)
            reads.join()
        if running.returncode not in (0, -9):
            raise SystemExit(f"the referee ended with {running.returncode}")
        if running.returncode == 0:
            break
    evening.until_s = place.now[0]
    return evening


def reported(
    evening: Evening,
    faults: list[Fault],
    folder: Path,
    args: argparse.Namespace,
    took_s: float,
    figures: Figures,
) -> int:
    """Print the results; return 0 if the evening passed."""
    lost, differing, played, logged, finished = compared(evening, folder, args.seed)
    announced = sum(len(turns) for turns in evening.turns.values())
    frames = sum(evening.frames.values())
    print(
        f"{evening.until_s / 3600:.2f} hours were lived, {frames} frames in "
        f"{took_s / 60:.1f} minutes; {len(evening.lives) - 1} kills"
    )
    faults = [f for f in faults if f.at_s + f.lasts_s < evening.until_s]
    print(f"turns announced {announced}, of these not in the log: {lost}")
    print(
        f"turns played at the tables {played}, in the logs {logged}, other than "
        f"played: {differing}; games that ended in the log: {finished}"
    )
    bad = [f for f in faults if f.kind != "clock" and evening.times_told(f) != 1]
    kinds = Counter(fault.kind for fault in faults)
    print("faults:", ", ".join(f"{kind} {kinds[kind]}" for kind in KINDS))
    print(f"faults not told exactly once: {len(bad)}")
    for fault in bad:
        times = evening.times_told(fault)
        print(f"  {fault.kind} at {fault.at_s / 3600:.2f} h: told {times} times")
    print("also told:", dict(evening.events), dict(evening.other))
    print(f"tracebacks: {evening.tracebacks}")
    pictures = [path.stat().st_size for path in (folder / "games").rglob("*.jpg")]
    print(
        f"pictures kept: {len(pictures)}, {sum(pictures) / 2**20:.1f} of {KEEP_MB} MB"
    )
    growing = grown(evening)
    figures.add("hours lived", evening.until_s / 3600)
    figures.add("turns told that are not in the log", lost, of=announced)
    figures.add("turns logged other than played", differing, of=logged)
    figures.add("faults not told exactly once", len(bad), of=len(faults))
    figures.add("tracebacks", evening.tracebacks)
    figures.add("kills", len(evening.lives) - 1)
    figures.add("memory, files or threads grew", "yes" if growing else "no")
    if args.draw is not None:
        title = f"Held by the referee, {evening.until_s / 3600:.1f} hours of play"
        args.draw.write_text(drawing(title, [evening.lives]), encoding="utf-8")
    return 1 if lost or bad or evening.tracebacks or growing else 0


def compared(
    evening: Evening, folder: Path, seed: int
) -> tuple[int, int, int, int, int]:
    """Return counts of lost turns, and of differences between logs and tables."""
    lost = differing = played = logged = finished = 0
    for log in sorted((folder / "games").glob("*.jsonl")):
        number, whole = int(log.stem), read_log(log)
        if not whole:  # killed before its first line
            lost += len(evening.turns.get(number, {}))
            continue
        header, *records = whole
        history = History(choice_in(header).game, tuple(header["sides"]))
        for record in records:
            history.take(record)
        written = {r["n"]: r["turn"] for r in records if r["type"] == "turn"}
        told = evening.turns.get(number, {})
        lost += sum(written.get(n) != turn for n, turn in told.items())
        truth = [str(turn) for turn in table_of(number, seed).truth.turns]
        stand = [str(turn) for turn in history.turns]
        blocks = SequenceMatcher(None, stand, truth, autojunk=False)
        agree = sum(block.size for block in blocks.get_matching_blocks())
        differing += len(stand) - agree
        logged += len(stand)
        finished += records[-1]["type"] == "result" if records else 0
        played += len(truth)
    return lost, differing, played, logged, finished


def grown(evening: Evening) -> bool:
    """Print the growth of resources; return True on a leak, or without a long life."""
    print("held by each life once warm, and by how much it grew in an hour:")
    growing, measured = False, 0
    for number, life in enumerate(evening.lives):
        warm = [one for one in life if one["at_s"] - life[0]["at_s"] >= _WARM_S]
        if not warm or warm[-1]["at_s"] - warm[0]["at_s"] < 0.8 * (_LIFE_S - _WARM_S):
            continue  # broken off
        measured += 1
        hours = (life[-1]["at_s"] - life[0]["at_s"]) / 3600
        print(f"  life {number}, {hours:.2f} hours")
        for key, what in MEASURED.items():
            grows = slope(over_hours(warm, key))
            growing |= grows.surely > _MAY_GROW[key]
            amounts = [one[key] for one in warm]
            print(f"    {what}: {min(amounts):.0f} to {max(amounts):.0f}, {grows}")
    if not measured:
        print("  none was long enough to be measured")
    return growing or not measured
