from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from device.subcommands import import_
from device.untrusted.process import BoundedReader


@pytest.fixture(autouse=True, scope="session")
def one_process_for_all_imports() -> Iterator[None]:
    """A process for each import would take most of the time."""
    with BoundedReader(nice=0) as reader, pytest.MonkeyPatch.context() as patch:
        patch.setattr(import_, "BoundedReader", lambda: nullcontext(reader))
        yield
