"""Every bench can be loaded, and tells how it is used: what was renamed is found."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

BENCH = Path(__file__).parent.parent / "bench"


@pytest.mark.parametrize("name", sorted(path.stem for path in BENCH.glob("*.py")))
def test_a_bench_can_be_loaded_and_tells_how_it_is_used(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    places = [*sys.path, str(BENCH)]  # benches load one another by their names
    monkeypatch.setattr(sys, "path", places)  # last: bench/hall.py is not the hall
    for other in ("chess", "pyspiel"):  # not required
        monkeypatch.setitem(sys.modules, other, ModuleType(other))
    bench = import_module(f"bench.{name}")

    if hasattr(bench, "argparse"):
        monkeypatch.setattr(sys, "argv", [f"bench/{name}.py", "--help"])
        with pytest.raises(SystemExit, match=r"^0$"):
            bench.main()
        assert f"usage: {name}.py" in capsys.readouterr().out
