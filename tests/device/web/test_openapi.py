"""The page against whatever its own description allows, and much that it does not."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.schemas import APIOperation

from device.web.app import make_app
from tests.device.web.served import PIN, Hands, Served, page_at, served
from webkit.rate_limit import Pace

pytestmark = pytest.mark.slow

ENDLESS = ("/api/stream", "/api/camera.mjpg")
LEAVING = ["/api/session", "/api/sessions/{number}"]
STATUSES = {200, 204, 304, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503}


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("games")) as found:
        found.page.work_pace = Pace(1_000_000, 1.0, Hands())
        found.show_pin()
        yield found


def operations() -> list[APIOperation[Any, Any, Any, Any]]:
    """Return what the page describes, but for what would never end or change hands."""
    app = make_app(page_at(Path("games"), Hands()))
    found = schemathesis.openapi.from_dict(app.openapi())
    kept = found.exclude(path=list(ENDLESS)).exclude(method="DELETE", path=LEAVING)
    return [result.ok() for result in kept.get_all_operations()]


@pytest.mark.parametrize("mode", list(GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", operations(), ids=lambda one: one.label)
def test_nothing_that_is_sent_breaks_the_page(
    machine: Served,
    operation: APIOperation[Any, Any, Any, Any],
    mode: GenerationMode,
) -> None:
    owner = {"mwamuzi": machine.phone.cookies["mwamuzi"]}
    callers = st.sampled_from([owner, {}])

    @given(case=operation.as_strategy(generation_mode=mode), cookies=callers)
    @settings(
        max_examples=12,
        deadline=None,
        derandomize=True,
        database=None,
        phases=(Phase.explicit, Phase.generate),
        suppress_health_check=list(HealthCheck),
    )
    def tried(case: schemathesis.Case[Any], cookies: dict[str, str]) -> None:
        answer = case.call(
            base_url=machine.address,
            headers={"Origin": machine.address},
            cookies=cookies,
        )
        assert answer.status_code in STATUSES, answer.text
        assert "Traceback" not in answer.text
        assert PIN not in answer.text

    try:
        tried()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # nothing can be wrong where nothing is


def test_the_page_still_answers_afterwards(machine: Served) -> None:
    assert machine.phone.get("/api/health").json()["stage"] in {"choose", "aim"}
    assert machine.act("/api/table/leave") == "The table is free."


@pytest.mark.parametrize("path", [*ENDLESS, "/api/table/choose", "/api/past"])
def test_every_route_is_described(machine: Served, path: str) -> None:
    assert path in machine.phone.get("/api/openapi.json").json()["paths"]
