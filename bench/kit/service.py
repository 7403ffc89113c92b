"""The command serve in a process of its own, and a client that is signed in to it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

PIN = "246802"


@contextmanager
def served(
    source: str, games: Path, *more: str, tls: bool = False
) -> Iterator[tuple[int, str]]:
    """Run the service on a free port; yield its process id and the page's address.

    Parameters
    ----------
    source
        Source of frames, as the option of that name takes it.
    games
        Folder of the game logs.
    more
        Further options of the command.
    tls
        Serve the page with TLS; the address is then that of the TLS port.

    Raises
    ------
    SystemExit
        If the service does not start.
    """
    command = [
        *(sys.executable, "-m", "device.cli", "serve", "--source", source),
        *("--host", "127.0.0.1", "--port", "0", "--pin", PIN),
        *("--games", str(games), *(("--tls", "--tls-port", "0") if tls else ())),
        *more,
    ]
    env = {**os.environ, "MWAMUZI_PRIVACY_CAMERA_FOR": "watch"}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=env
    ) as process:
        assert process.stdout is not None
        try:
            port = "tls: " if tls else "page: "
            line = next((one for one in process.stdout if one.startswith(port)), "")
            if not line:
                raise SystemExit("the service did not start")
            address = line.split()[1].rstrip("/")
            if tls:
                address = f"https://127.0.0.1:{address.rpartition(':')[2]}"
            yield process.pid, address
        finally:
            process.terminate()


@contextmanager
def signed_in(address: str) -> Iterator[httpx.Client]:
    """Yield a client of the page with the right to play.

    The certificate of a service on this machine is not verified.
    """
    with httpx.Client(
        base_url=address,
        headers={"Origin": address},
        trust_env=False,
        timeout=60,
        verify=False,
    ) as client:
        client.post("/api/session", json={"pin": PIN}).raise_for_status()
        yield client
