"""Export all games of a hall as one ZIP: logs, and other programs' formats."""

import logging
import zipfile
from collections.abc import AsyncIterator
from itertools import count
from tempfile import SpooledTemporaryFile
from typing import IO

from starlette.concurrency import run_in_threadpool

from device.export.formats import written
from device.log.parse import records_in
from device.ports import LogError
from device.untrusted.names import portable
from hall.store.store import Store

log = logging.getLogger(__name__)

_FORMATS = ("pgn",)
_IN_MEMORY = 8_000_000
_CHUNK = 64 * 1024
_GAMES = """
select board, game from game where kind is not null
    and ($1::date is null or day >= $1) and ($2::date is null or day <= $2)
order by board, game
"""


async def archived(store: Store, first: object, last: object) -> AsyncIterator[bytes]:
    """Yield a ZIP of the games from one day to another; None: from the first, to now.

    A game that is no game by the rules is there as its log alone.
    """
    rows = await store.pool.fetch(_GAMES, first, last)
    taken: set[str] = set()
    with SpooledTemporaryFile(max_size=_IN_MEMORY) as kept:
        with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as whole:
            for row in rows:
                lines = await store.lines(row["board"], row["game"])
                name = _free(f"board-{row['board']}/{portable(row['game'])}", taken)
                await run_in_threadpool(_add, whole, name, lines)
        kept.seek(0)
        while chunk := await run_in_threadpool(_read, kept):
            yield chunk


def _free(name: str, taken: set[str]) -> str:
    """Return a name that no other game has, on systems without capitals either."""
    numbered = (f"{name}-{n}" if n else name for n in count())
    found = next(one for one in numbered if one.casefold() not in taken)
    taken.add(found.casefold())
    return found


def _add(whole: zipfile.ZipFile, name: str, lines: list[str]) -> None:
    text = "".join(f"{line}\n" for line in lines).encode()
    whole.writestr(f"{name}.jsonl", text)
    try:
        records = records_in(text)
        for ending in _FORMATS:
            whole.writestr(f"{name}.{ending}", written(records, ending))
    except (LogError, ValueError) as error:
        log.info("%s is archived as its log alone: %s", name, error)


def _read(kept: IO[bytes]) -> bytes:
    return kept.read(_CHUNK)
