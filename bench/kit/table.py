"""Generate ``docs/figures.md`` from the stored results: a table for each subject."""

from collections.abc import Iterable, Iterator

from bench.kit.catalogue import SUBJECTS, Bench, benches
from bench.kit.results import PICTURES, ROOT, Figure, Result, results

FIGURES = ROOT / "docs" / "figures.md"

_HEAD = """# Figures

Written by `python -m bench figures` from `bench/results/`: do not edit. A run is kept
with `python -m bench NAME ... --record`; of each case the newest run stands here.
`python -m bench` lists all benches.

*Renders* are scenes that programs drew or path-traced. *Photographs* (44 of morris
boards, 4 of mancala boards, 291 crops of pits) were made by others, and nothing was
trained on them. Few boards: yours may do worse. Measure your own with the same
commands; `FOLDER` is one in either format. Ratios are to a yardstick of the same run.
What was learned on the way stands in the [decisions](decisions/).
"""

Row = dict[str, tuple[Figure, Result]]
"""The newest figure of one thing, by the pictures that it was measured on."""


def page() -> str:
    """Return the whole page.

    Raises
    ------
    ValueError
        If a result is of a bench that there is not.
    """
    known, kept = benches(), list(results())
    unknown = {result.bench for result in kept} - {*known}
    if unknown:
        raise ValueError(f"results of no bench: {', '.join(sorted(unknown))}")
    parts = [_HEAD]
    for subject, title in SUBJECTS.items():
        of = {name for name, bench in known.items() if bench.subject == subject}
        here = [result for result in kept if result.bench in of]
        if here:
            parts.append(f"## {title}\n")
            parts += _tables([b for b in known.values() if b.name in of], here)
            parts.append("")
    return "\n".join(parts)


def _tables(benches_: Iterable[Bench], kept: list[Result]) -> Iterator[str]:
    """Yield the lines of a subject's table."""
    pictured = any(result.pictures for result in kept)
    columns = [*(PICTURES if pictured else ["figure"]), "measured", "command"]
    yield f"| what | {' | '.join(columns)} |"
    yield f"| --- {'| --- ' * len(columns)}|"
    for bench in benches_:
        for case, what, row in _rows(bench.name, kept):
            found = [str(row[p][0]) if p in row else "none" for p in PICTURES]
            if "" in row:  # no pictures were needed
                found = [str(row[""][0]), *([""] if pictured else [])]
            runs = list(dict.fromkeys(result for _, result in row.values()))
            about = f"{case}: {what}" if case else what
            cells = [
                about,
                *found,
                "; ".join(dict.fromkeys(map(_when, runs))),
                "; ".join(dict.fromkeys(map(_command, runs))),
            ]
            yield f"| {' | '.join(cells)} |"


def _rows(name: str, kept: list[Result]) -> Iterator[tuple[str, str, Row]]:
    """Yield each thing that a bench measured, and its newest figures."""
    rows: dict[tuple[str, str], Row] = {}
    for result in kept:
        if result.bench == name:
            for figure in result.figures:
                row = rows.setdefault((result.case, figure.what), {})
                row[result.pictures] = (figure, result)
    for (case, what), row in rows.items():
        yield case, what, row


def _when(result: Result) -> str:
    return f"{result.date} {result.commit}".rstrip()


def _command(result: Result) -> str:
    return f"`{f'python -m bench {result.bench} {result.arguments}'.rstrip()}`"
