"""Check the documented proxy examples with real nginx and Caddy.

    python -m bench proxies

Needs nginx, caddy and openssl (apt-get install nginx-light caddy openssl). Ports and
paths of docs/proxy are replaced, nothing else. Each printed line is a check through the
proxy: the page, its stream, a PIN with its cookie, and that failed attempts count for
each phone and not for the proxy.
"""

import argparse
import os
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from bench.kit.results import Figures

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "proxy"
NAME = "games.example.org"
PIN = "246802"
NGINX = """\
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{server}
}}
"""


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@contextmanager
def running(*command: str | Path, **environment: str) -> Iterator[None]:
    """Run a program for as long as something is asked of it."""
    with subprocess.Popen(command, env={**os.environ, **environment}) as process:
        try:
            yield
        finally:
            process.terminate()


def nginx(folder: Path, page: int, port: int) -> tuple[str | Path, ...]:
    """Return the command that starts nginx with its documented example."""
    server = (EXAMPLES / "nginx.conf").read_text()
    server = server.replace("listen 443", f"listen 127.0.0.1:{port}")
    server = server.replace("127.0.0.1:8080", f"127.0.0.1:{page}")
    server = server.replace(f"/etc/ssl/{NAME}", f"{folder}/{NAME}")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, server=server))
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert program is not None, "no nginx here"
    return (program, "-p", folder, "-c", folder / "nginx.conf")


def caddy(folder: Path, page: int, port: int) -> tuple[str | Path, ...]:
    """Return the command that starts Caddy with its documented example."""
    site = (EXAMPLES / "Caddyfile").read_text()
    certificate = f"\ttls {folder}/{NAME}.pem {folder}/{NAME}.key\n"
    site = site.replace(f"{NAME} {{\n", f"https://{NAME}:{port} {{\n{certificate}")
    site = site.replace("127.0.0.1:8080", f"127.0.0.1:{page}")
    (folder / "Caddyfile").write_text(
        f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{site}"
    )
    return ("caddy", "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile")


def phone(folder: Path, port: int, address: str) -> httpx.Client:
    """Return a phone with an address of its own."""
    trust = ssl.create_default_context(cafile=str(folder / f"{NAME}.pem"))
    trust.check_hostname = False  # it is called by its number, with its name inside
    return httpx.Client(
        base_url=f"https://127.0.0.1:{port}",
        headers={"Host": f"{NAME}:{port}", "Origin": f"https://{NAME}:{port}"},
        transport=httpx.HTTPTransport(verify=trust, local_address=address),
        timeout=20,
    )


def asked(one: httpx.Client, method: str, path: str, **more: Any) -> httpx.Response:
    """Return the response to a request."""
    named = {"sni_hostname": NAME}
    return one.request(method, path, extensions=named, **more)


def tried(folder: Path, port: int) -> None:
    """Send requests through a proxy, and print the responses."""
    with phone(folder, port, "127.0.0.2") as one:
        until = time.monotonic() + 20
        while True:
            try:
                print("  page:", asked(one, "GET", "/").status_code)
                break
            except httpx.TransportError:
                assert time.monotonic() < until, "the proxy never came up"
                time.sleep(0.2)  # noqa: TID251 - a program outside starts
        began = time.monotonic()
        with one.stream(
            "GET", "/api/stream", extensions={"sni_hostname": NAME}
        ) as stream:
            first = next(stream.iter_text())
            took = time.monotonic() - began
            print(f"  stream: {first.split()[0:4]} after {took:.2f} s")
        right = asked(one, "POST", "/api/session", json={"pin": PIN})
        print("  pin:", right.status_code, right.headers.get("set-cookie", ""))
        may = asked(one, "GET", "/api/session").json()
        print("  may act:", may["may_act"])
        lied = {"X-Forwarded-For": "10.9.9.9"}
        codes = []
        for number in range(7):
            lied["X-Forwarded-For"] = f"10.9.9.{number}"
            wrong = {"pin": "1111"}
            answer = asked(one, "POST", "/api/session", json=wrong, headers=lied)
            codes.append(answer.status_code)
        print("  guesses that pretend to come from elsewhere:", codes)
    with phone(folder, port, "127.0.0.3") as other:
        answer = asked(other, "POST", "/api/session", json={"pin": PIN})
        print("  another phone meanwhile:", answer.status_code)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""


def run(_args: argparse.Namespace, _figures: Figures) -> None:
    """Try both examples."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        page = free_port()
        made = f"-keyout {folder}/{NAME}.key -out {folder}/{NAME}.pem"
        made += f" -subj /CN={NAME} -addext subjectAltName=DNS:{NAME} -days 2"
        curve = "-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes"
        subprocess.run(
            f"openssl req -x509 {curve} {made}".split(),
            check=True,
            capture_output=True,
        )
        command = (sys.executable, "-m", "device.cli", "serve", "--source", "sim")
        more = ("--games", str(folder / "games"), "--port", str(page), "--pin", PIN)
        settings = str(EXAMPLES / "mwamuzi.toml")
        silent = ("--voice", "off", "--lights", "off")
        for example in (nginx, caddy):
            print(example.__name__)
            port = free_port()
            proxy = example(folder, page, port)
            with (
                running(*command, *more, *silent, MWAMUZI_SETTINGS=settings),
                running(*proxy, HOME=name, XDG_DATA_HOME=name),
            ):
                wait_for(page)
                tried(folder, port)


def wait_for(port: int) -> None:
    """Wait until a port accepts connections."""
    until = time.monotonic() + 30
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.2)  # noqa: TID251 - a program outside starts
    raise AssertionError("the page never came up")
