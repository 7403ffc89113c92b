"""Every bench is listed, can be loaded and tells how it is used."""

import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from bench.__main__ import listed, main, parser_of
from bench.kit import results as kept
from bench.kit.catalogue import SUBJECTS, benches
from bench.kit.results import Figure, Figures, keep, measured_now, results
from bench.kit.table import FIGURES, page
from bench.written.playthrough import random_game
from rules.catalogue import find_game
from rules.core.notation import read_game

BENCH = Path(__file__).parent.parent / "bench"
MODULES = sorted(
    path.relative_to(BENCH.parent).with_suffix("").as_posix().replace("/", ".")
    for path in BENCH.rglob("*.py")
    if path.name != "__init__.py"
)


@pytest.fixture(autouse=True)
def programs_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    for other in ("chess", "pyspiel"):  # not required
        monkeypatch.setitem(sys.modules, other, ModuleType(other))


@pytest.mark.parametrize("name", MODULES)
def test_every_module_can_be_loaded(name: str) -> None:
    import_module(name)


@pytest.mark.parametrize("name", benches())
def test_a_bench_is_listed_and_tells_how_it_is_used(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    bench = benches()[name]

    with pytest.raises(SystemExit, match=r"^0$"):
        parser_of(bench).parse_args(["--help"])

    assert f"\n  {name} " in listed()
    assert f"usage: python -m bench {name} " in capsys.readouterr().out
    assert bench.summary


def test_every_module_of_a_subject_is_a_bench_or_needed_by_one() -> None:
    known = {bench.module for bench in benches().values()}
    texts = [path.read_text(encoding="utf-8") for path in BENCH.rglob("*.py")]
    others = [
        name for name in MODULES if name.split(".")[1] in SUBJECTS and name not in known
    ]
    unused = [name for name in others if not any(name in text for text in texts)]

    assert unused == []


def test_the_page_of_figures_is_what_is_written_from_the_results() -> None:
    assert FIGURES.read_text(encoding="utf-8") == page(), "python -m bench figures"


def test_each_result_is_kept_as_it_is_written_anew() -> None:
    lines = [
        line
        for path in sorted(kept.RESULTS.glob("*.jsonl"))
        for line in path.read_text(encoding="utf-8").splitlines()
    ]

    assert [result.line() for result in results()] == lines
    assert all(json.loads(line)["figures"] for line in lines)


def test_a_run_that_is_kept_stands_in_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "RESULTS", tmp_path)
    for right in (7, 9):
        figures = Figures()
        figures.add("points read right", right, of=10)
        for pictures in ("renders", "photographs"):
            keep(measured_now("boards", "FOLDER", figures, case="", pictures=pictures))

    (row,) = [line for line in page().splitlines() if "points read right" in line]
    assert row.startswith("| points read right | 9 of 10 | 9 of 10 |")
    assert row.endswith("| `python -m bench boards FOLDER` |")


@pytest.mark.parametrize(
    ("figure", "text"),
    [
        (Figure("a", 871, of=893), "871 of 893"),
        (Figure("a", 0.83, to=0.94, unit="x decoding"), "0.83 to 0.94 x decoding"),
        (Figure("a", 600_000), "600,000"),
        (Figure("a", "none"), "none"),
    ],
)
def test_a_figure_is_written_with_what_it_counts(figure: Figure, text: str) -> None:
    assert str(figure) == text


def test_a_bench_that_there_is_not_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", "nothing"])

    assert main() == 2
    assert "nothing: no such bench" in capsys.readouterr().err


def test_arguments_are_kept_without_those_that_say_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "RESULTS", tmp_path)
    words = ["perfect", "picaria", "--games", "1", "--turns", "4"]
    how = ["--record", "--case", "a small one"]
    monkeypatch.setattr(sys, "argv", ["bench", *words, *how])

    assert main() == 0

    (told,) = list(results())
    assert (told.bench, told.arguments) == ("perfect", "picaria --games 1 --turns 4")
    assert told.case == "a small one"
    assert Figure("turns told right", 4, of=4) in told.figures


def test_a_playthrough_that_no_rule_ends_is_printed_as_unfinished() -> None:
    game = find_game("xiangqi")

    text = random_game("xiangqi", seed=1, most=30)

    assert text.startswith("# random turns, seed 1, the first 30\n")
    position, turns = read_game(game, text)
    assert (len(turns), game.result(position)) == (30, None)
