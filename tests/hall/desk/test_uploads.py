"""Every upload of the desk, found in its routes, survives what anybody may send."""

import time
from base64 import b64encode
from collections.abc import Iterator
from typing import Any

from hall.services.services import Services
from tests.device.untrusted.hostile import corpus
from tests.device.untrusted.test_uploads import ANSWERS_WITHIN_S, heartbeat, uploads_of
from tests.hall.desk.desks import hall, run
from webkit.roles import Role

LISTS = {
    "columns": b"name" + b",elo" * 200_000,
    "quotes": b"name\n" + b'"' * 500_000,
    "nul": b"name\nAsha\0\n",
    "rounds": b"012 Open\n001    1      Asha".ljust(100) + b"0000 - Z  " * 100_000,
    "digits": b"012 Open\n001    1      Asha\n142 " + b"9" * 100_000,
    "deep": b'012 Open\n### mwamuzi {"a":' + b"[" * 500_000,
}


def files_in(schema: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield method, path and field of each route that takes a file within JSON."""
    for path, acts in schema["paths"].items():
        for method, act in acts.items():
            kinds = act.get("requestBody", {}).get("content", {})
            named = kinds.get("application/json", {}).get("schema", {}).get("$ref", "")
            shape = schema["components"]["schemas"].get(named.rpartition("/")[2], {})
            for field, told in shape.get("properties", {}).items():
                if told.get("format") in ("base64", "binary"):
                    yield method.upper(), path, field


def test_no_upload_breaks_the_desk_or_holds_it_up(services: Services) -> None:
    files = {**corpus(), **LISTS}

    async def act() -> None:
        async with hall(services) as there, heartbeat() as worked:
            schema = there.app.openapi()
            assert not list(uploads_of(schema)), "try these here, too"
            uploads = list(files_in(schema))
            assert uploads, "the desk's uploads are not found any more"
            owner = await there.signed_in("Neema", Role.OWNER)
            worked.clear()
            for method, path, field in uploads:
                for name, content in files.items():
                    began_s = time.thread_time()
                    answer = await owner.request(
                        method,
                        path,
                        json={
                            field: b64encode(content).decode(),
                            "name": "Open",
                            "game": "awari",
                        },
                    )
                    told = answer.json()
                    assert answer.status_code in range(400, 500), (path, name, told)
                    assert "\n" not in str(told["detail"]), (path, name)
                    assert time.thread_time() - began_s < 5, (path, name)
            assert max(worked) < ANSWERS_WITHIN_S

    run(act)
