"""Results of benches as data: a line of JSON for each run that was kept.

``bench/results/NAME.jsonl`` holds the runs of one bench, oldest first. Of two runs of
the same case the newer one counts; the older ones are its history.
"""

import json
import os
import platform
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "bench" / "results"

PICTURES = ("renders", "photographs")
"""What a figure on pictures was measured on: the two stand beside each other."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured quantity.

    Attributes
    ----------
    what
        What was measured.
    value
        A number, or words where none would do.
    of
        Out of how many, for a count.
    to
        The other end, for a range.
    unit
        What the number counts: ``ms``, ``MB``, ``%``; ``x JPEG`` is a ratio to the
        yardstick of the same run.
    """

    what: str
    value: float | str
    of: float | None = None
    to: float | None = None
    unit: str = ""

    def __str__(self) -> str:
        text = _number(self.value)
        if self.to is not None:
            text += f" to {_number(self.to)}"
        if self.of is not None:
            text += f" of {_number(self.of)}"
        return f"{text} {self.unit}".rstrip()


def _number(value: float | str) -> str:
    if isinstance(value, str):
        return value
    return f"{value:,}" if isinstance(value, int) else f"{value:,.4g}"


@dataclass(slots=True)
class Figures:
    """The figures of one run, in order of measurement."""

    found: list[Figure] = field(default_factory=list)

    def add(
        self,
        what: str,
        value: float | str,
        *,
        of: float | None = None,
        to: float | None = None,
        unit: str = "",
    ) -> None:
        """Add a figure."""
        self.found.append(Figure(what, value, of, to, unit))


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """One run of a bench that was kept.

    Attributes
    ----------
    bench, arguments
        What was run.
    case
        What the run was about, where a bench has several: newer runs of the same
        case replace older ones in ``docs/figures.md``.
    pictures
        One of ``PICTURES``, '' where there are none.
    commit, date
        Of which state, and when; the commit is '' where that was not written down.
    machine
        In words, without any name.
    """

    bench: str
    arguments: str
    case: str = ""
    pictures: str = ""
    commit: str
    date: str
    machine: str
    figures: tuple[Figure, ...]

    def line(self) -> str:
        """Return the line of JSON; what is empty is left out."""
        row = asdict(self)
        row["figures"] = [
            {k: v for k, v in one.items() if v not in (None, "")}
            for one in row["figures"]
        ]
        return json.dumps({k: v for k, v in row.items() if v != ""}, ensure_ascii=False)


def read_result(row: Mapping[str, Any]) -> Result:
    """Return the result that a line of JSON holds."""
    figures = tuple(Figure(**one) for one in row["figures"])
    return Result(**{"commit": "", "arguments": "", **row, "figures": figures})


def results() -> Iterator[Result]:
    """Yield every result that is kept, by bench, oldest first."""
    for path in sorted(RESULTS.glob("*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            yield read_result(json.loads(line))


def keep(result: Result) -> Path:
    """Write a result behind the others of its bench; return where."""
    path = RESULTS / f"{result.bench}.jsonl"
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{result.line()}\n")
    return path


def measured_now(
    bench: str, arguments: str, figures: Figures, *, case: str, pictures: str
) -> Result:
    """Return the result of a run that has just ended."""
    return Result(
        bench=bench,
        arguments=arguments,
        case=case,
        pictures=pictures,
        commit=_commit(),
        date=datetime.now(UTC).date().isoformat(),
        machine=machine(),
        figures=tuple(figures.found),
    )


def machine() -> str:
    """Return this machine in words: its cores, and whether others use them."""
    cores, kind = os.cpu_count() or 1, platform.machine().replace("_", "-")
    busy = " shared with other work" if os.getloadavg()[0] > 1.5 * cores else ""
    return f"{cores} cores {kind}{busy}"


def _commit() -> str:
    words = ["git", "-C", str(ROOT), "describe", "--always", "--dirty=+", "--abbrev=8"]
    told = subprocess.run(
        [*words, "--exclude=*"], capture_output=True, text=True, check=True
    )
    return told.stdout.strip()
