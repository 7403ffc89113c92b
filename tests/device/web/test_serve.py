"""The command itself, as systemd starts it."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from device.cli import main
from tests.device.web.served import PIN


@contextmanager
def appliance(games: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the command; yield it, and where its page is."""
    command = [sys.executable, "-m", "device.cli", "serve", "--source", "sim"]
    where = ["--host", "127.0.0.1", "--port", "0", "--games", str(games)]
    environment = {k: v for k, v in os.environ.items() if not k.startswith("MWAMUZI")}
    process = subprocess.Popen(
        [*command, *where, *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**environment, "RUNTIME_DIRECTORY": str(games.parent)},
    )
    assert process.stdout is not None
    try:
        line = next(line for line in process.stdout if line.startswith("page: "))
        yield process, line.split()[1]
    finally:
        process.kill()
        process.communicate()


@pytest.mark.slow
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGHUP])
def test_it_stops_although_phones_still_watch(
    tmp_path: Path, told: signal.Signals
) -> None:
    with (
        appliance(tmp_path / "games", "--pin", PIN) as (process, address),
        httpx.Client(trust_env=False, timeout=30) as phone,
        phone.stream("GET", f"{address}api/stream") as stream,
    ):
        chunks = stream.iter_text()
        first = next(chunks)
        process.send_signal(told)
        rest = "".join(chunks)
        process.wait(15)

    assert "event: state" in first
    assert "event: bye" in rest
    assert process.returncode == 0


@pytest.mark.slow
def test_a_new_pin_is_kept_where_only_the_owner_reads_it(tmp_path: Path) -> None:
    with appliance(tmp_path / "games") as (process, address):
        path = tmp_path / "pin"
        pin = path.read_text(encoding="ascii").strip()
        headers = {"Origin": address.rstrip("/")}
        answer = httpx.post(
            f"{address}api/session",
            json={"pin": pin},
            headers=headers,
            trust_env=False,
        )
        process.terminate()
        out, err = process.communicate()

    assert answer.status_code == 204
    assert path.stat().st_mode & 0o777 == 0o600
    assert pin not in out + err


@pytest.mark.slow
def test_a_port_that_is_taken_is_told_in_a_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with appliance(tmp_path / "games", "--pin", PIN) as (_, address):
        port = str(httpx.URL(address).port)
        where = ["--host", "127.0.0.1", "--port", port, "--games", str(tmp_path)]
        code = main(["serve", "--source", "sim", *where])

    told = capsys.readouterr().err
    assert code == 2
    assert f"port {port}" in told
    assert "--port" in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("pin", ["123", "abcd", "123456789"])
def test_a_bad_pin_is_refused_and_not_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], pin: str
) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["serve", "--source", "sim", "--games", str(tmp_path), "--pin", pin])

    told = capsys.readouterr().err
    assert refused.value.code == 2
    assert "6 to 8 digits" in told
    assert pin not in told


@pytest.mark.slow
def test_a_bad_source_is_told_on_the_page_not_at_the_start(tmp_path: Path) -> None:
    with appliance(tmp_path / "games", "--source", "v4l2:/dev/nothing") as (_, address):
        health = httpx.get(f"{address}api/health", trust_env=False).json()

    assert health["stage"] == "choose"
