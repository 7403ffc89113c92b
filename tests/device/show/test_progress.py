import math

import pytest

from device.show.progress import ProgressBar

DUE = "device.show.progress._QUIET_S"


@pytest.mark.parametrize(
    ("quiet_s", "told"),
    [(math.inf, ""), (0.0, "looking: 40%, lines\nlooking: 60%, colours\n")],
)
def test_progress_is_told_of_work_that_takes_long(
    quiet_s: float,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(DUE, quiet_s)

    with ProgressBar("looking") as shown:
        shown(0.4, "lines")
        shown(0.6, "colours")

    assert capsys.readouterr().err == told
