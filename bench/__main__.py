"""Command line of all benches.

python -m bench                      list them
python -m bench NAME [ARGUMENTS]     run one; --record keeps what it finds
python -m bench figures              write docs/figures.md from what is kept
"""

import argparse
import shlex
import sys
from importlib import import_module

from bench.kit.catalogue import SUBJECTS, Bench, benches
from bench.kit.options import UsageError
from bench.kit.results import PICTURES, Figures, keep, measured_now
from bench.kit.table import FIGURES, page


def listed() -> str:
    """Return all benches, by subject."""
    known = benches().values()
    wide = max(len(bench.name) for bench in known)
    lines = [
        line
        for subject, title in SUBJECTS.items()
        for line in (
            f"\n{title}",
            *(
                f"  {bench.name:{wide}}  {bench.summary}"
                for bench in known
                if bench.subject == subject
            ),
        )
    ]
    return "\n".join([(__doc__ or "").strip(), *lines])


def parser_of(bench: Bench) -> argparse.ArgumentParser:
    """Return the argument parser of a bench."""
    module = import_module(bench.module)
    parser = argparse.ArgumentParser(
        prog=f"python -m bench {bench.name}",
        description=module.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    module.options(parser)
    kept = parser.add_argument_group("what is kept")
    kept.add_argument(
        "--record", action="store_true", help="in bench/results, for docs/figures.md"
    )
    kept.add_argument("--case", default="", help="what this run is about, in words")
    kept.add_argument("--pictured", choices=PICTURES, default="")
    return parser


def run(bench: Bench, words: list[str]) -> int:
    """Run one bench; return its exit status."""
    parser = parser_of(bench)
    asked, figures = parser.parse_args(words), Figures()
    try:
        status = import_module(bench.module).run(asked, figures)
    except UsageError as error:
        parser.error(str(error))
    if asked.record:
        if not figures.found:
            parser.error("it found no figures to be kept")
        result = measured_now(
            bench.name,
            shlex.join(_without_record(words)),
            figures,
            case=asked.case,
            pictures=asked.pictured,
        )
        kept = keep(result).name
        print(f"kept in bench/results/{kept}: python -m bench figures writes the page")
    return int(status or 0)


def _without_record(words: list[str]) -> list[str]:
    """Return a bench's arguments without those that say how it is kept."""
    left, rest = [], iter(words)
    for word in rest:
        if word in ("--case", "--pictured"):
            next(rest)
        elif word != "--record":
            left.append(word)
    return left


def main() -> int:
    """List, run one, or write the page."""
    name, *words = sys.argv[1:] or ["--help"]
    if name in ("-h", "--help"):
        print(listed())
        return 0
    if name == "figures":
        FIGURES.write_text(page(), encoding="utf-8")
        return 0
    known = benches()
    if name not in known:
        print(f"{name}: no such bench\n{listed()}", file=sys.stderr)
        return 2
    return run(known[name], words)


if __name__ == "__main__":
    sys.exit(main())
