"""TLS versions that a server accepts, tried at its own context."""

import ast
import asyncio
import ssl
import warnings
from collections.abc import Callable
from pathlib import Path

import pytest

from webkit.tls.keeper import OwnCertificates, context_of

ROOT = Path(__file__).parents[3]
WEAK = ["aNULL", "eNULL", "RC4", "3DES", "MD5", "PSK", "SRP", "kRSA+AESCCM", "CAMELLIA"]


def _spoken(folder: Path, set_up: Callable[[ssl.SSLContext], None]) -> str | None:
    """Return which version a caller comes to speak, None if he is refused."""
    server_side = context_of(OwnCertificates(folder))
    caller = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    caller.check_hostname, caller.verify_mode = False, ssl.CERT_NONE
    set_up(caller)

    async def act() -> str | None:
        server = await asyncio.start_server(
            lambda _, writer: writer.close(), "127.0.0.1", 0, ssl=server_side
        )
        port = server.sockets[0].getsockname()[1]
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port, ssl=caller)
        except (ssl.SSLError, ConnectionError):
            return None
        finally:
            server.close()
        version: str = writer.get_extra_info("ssl_object").version()
        writer.close()
        return version

    return asyncio.run(act())


@pytest.mark.parametrize(
    ("version", "spoken"),
    [
        (ssl.TLSVersion.TLSv1, None),
        (ssl.TLSVersion.TLSv1_1, None),
        (ssl.TLSVersion.TLSv1_2, "TLSv1.2"),
        (ssl.TLSVersion.TLSv1_3, "TLSv1.3"),
    ],
)
def test_nothing_older_than_tls_1_2_is_spoken(
    version: ssl.TLSVersion, spoken: str | None, tmp_path: Path
) -> None:
    def set_up(caller: ssl.SSLContext) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            caller.set_ciphers("ALL:@SECLEVEL=0")
            caller.minimum_version = caller.maximum_version = version

    assert _spoken(tmp_path / "tls", set_up) == spoken


@pytest.mark.parametrize("weak", WEAK)
def test_no_weak_cipher_is_spoken(weak: str, tmp_path: Path) -> None:
    def set_up(caller: ssl.SSLContext) -> None:
        caller.maximum_version = ssl.TLSVersion.TLSv1_2
        try:
            caller.set_ciphers(f"{weak}:@SECLEVEL=0")
        except ssl.SSLError:
            caller.set_ciphers("AES128-SHA256")  # OpenSSL has no such cipher any more

    assert _spoken(tmp_path / "tls", set_up) is None


def test_a_server_s_context_is_made_in_one_place() -> None:
    makers = set()
    for room in ("webkit", "device", "hall", "players"):
        for path in (ROOT / room).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            names = {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)}
            if names & {"PROTOCOL_TLS_SERVER", "PROTOCOL_TLS"}:
                makers.add(path.relative_to(ROOT).as_posix())

    assert makers == {"webkit/tls/keeper.py"}
