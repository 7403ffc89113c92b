"""A hall's services for the tests: started once, on ports of their own."""

import asyncio
import itertools
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from hall.services.child import ServiceError
from hall.services.services import Services
from hall.store.migrating import migrate

_NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def services() -> Iterator[Services]:
    """A broker and a database; what they need is told where it is missing."""
    folder = Path(tempfile.mkdtemp(prefix="mwamuzi-hall-", dir="/tmp"))
    folder.chmod(0o755)  # root gives its services to other users
    try:
        running = Services(folder)
        running.start()
    except ServiceError as error:
        pytest.fail(str(error), pytrace=False)
    asyncio.run(migrate(running.addresses.database))
    yield running
    running.stop()
    shutil.rmtree(folder)


@pytest.fixture
def board() -> int:
    """The number of a board that no other test has."""
    return next(_NUMBERS)
