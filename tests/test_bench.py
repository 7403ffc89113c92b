"""Every bench can be loaded, and tells how it is used: what was renamed is found."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
MODULES = sorted(
    path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
    for path in (ROOT / "bench").rglob("*.py")
)


@pytest.mark.parametrize("name", MODULES)
def test_a_bench_can_be_loaded_and_tells_how_it_is_used(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for other in ("chess", "pyspiel"):  # not required
        monkeypatch.setitem(sys.modules, other, ModuleType(other))
    bench = import_module(name)

    if hasattr(bench, "argparse"):
        monkeypatch.setattr(sys, "argv", [f"{name}.py", "--help"])
        with pytest.raises(SystemExit, match=r"^0$"):
            bench.main()
        assert f"usage: {name}.py" in capsys.readouterr().out
