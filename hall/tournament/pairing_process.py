"""Run the pairing engine in a process of its own, with a timeout.

The process reads a tournament as JSON and writes the next round. If the Dutch system
takes longer than it may, the quick engine is asked instead.
"""

import asyncio
import json
import sys
from pathlib import Path

from hall.tournament.pairing import paired
from hall.tournament.serialisation import packed, packed_round, unpacked, unpacked_round
from hall.tournament.swiss import DUTCH_UP_TO
from hall.tournament.values import Round, Tournament, TournamentError, TournamentKind

_ROOT = Path(__file__).parents[2]
LIMIT_S = 90.0
"""How long a round may be thought about before the quick engine is asked."""


async def paired_apart(
    tournament: Tournament,
    dutch_up_to: int = DUTCH_UP_TO,
    limit_s: float = LIMIT_S,
) -> Round:
    """Return the next round as ``hall.tournament.pairing.paired`` does.

    Raises
    ------
    TournamentError
        As there, or if even the quick engine takes too long.
    """
    try:
        async with asyncio.timeout(limit_s):
            return await _asked(tournament, dutch_up_to)
    except TimeoutError as error:
        if dutch_up_to and tournament.kind == TournamentKind.SWISS:
            return await paired_apart(tournament, 0, limit_s)
        raise TournamentError(
            f"round {tournament.next_number} was not paired within {limit_s:g} s"
        ) from error


async def _asked(tournament: Tournament, dutch_up_to: int) -> Round:
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "hall.tournament.pairing_process",
        str(dutch_up_to),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=_ROOT,
    )
    try:
        text = json.dumps(packed(tournament)).encode()
        said, _ = await child.communicate(text)
    except asyncio.CancelledError:
        child.kill()
        await child.wait()
        raise
    told = json.loads(said) if said else {"error": "the pairing broke off"}
    if "error" in told:
        raise TournamentError(told["error"])
    return unpacked_round(told)


def main() -> None:
    """Pair a tournament read from standard input."""
    try:
        one = paired(unpacked(json.load(sys.stdin)), int(sys.argv[1]))
        told = packed_round(one)
    except TournamentError as error:
        told = {"error": str(error)}
    json.dump(told, sys.stdout)


if __name__ == "__main__":
    main()
