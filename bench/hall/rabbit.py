"""RabbitMQ with its MQTT plugin, one node or a cluster here, for the benches.

It shows that the hall needs nothing of one broker's own. Its accounts and access rules
are those that docs/hall.md describes for another broker.
"""

import base64
import hashlib
import json
import os
import secrets
import shutil
import socket
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event

from hall.services.child import Account
from hall.services.places import free_port

HALL = "hall"
_PROGRAMS = Path("/usr/lib/rabbitmq/bin")
_UP_S = 90.0
_QUEUES = "mqtt-subscription-.*"
_MAY = f"^(amq\\.topic|{_QUEUES})$"
_SETTINGS = """\
listeners.tcp.1 = 127.0.0.1:{amqp}
mqtt.listeners.tcp.1 = 127.0.0.1:{mqtt}
mqtt.allow_anonymous = false
mqtt.prefetch = 100
disk_free_limit.absolute = {least}
vm_memory_high_watermark.absolute = 512MB
log.file.level = warning
cluster_formation.peer_discovery_backend = classic_config
cluster_formation.classic_config.nodes.1 = node1@localhost
"""


@dataclass(slots=True)
class Node:
    """A node: its ports, what it is started by, and its process."""

    name: str
    folder: Path
    epmd: int
    ports: Mapping[str, int] = field(
        default_factory=lambda: {one: free_port() for one in ("amqp", "mqtt", "dist")}
    )
    process: subprocess.Popen[bytes] | None = None

    @property
    def environ(self) -> dict[str, str]:
        """Return the environment variables of the node's programs."""
        return {
            "HOME": str(self.folder.parent),
            "ERL_EPMD_PORT": str(self.epmd),
            "ERL_EPMD_ADDRESS": "127.0.0.1",
            "RABBITMQ_CONF_ENV_FILE": "/dev/null",
            "RABBITMQ_NODENAME": self.name,
            "RABBITMQ_DIST_PORT": str(self.ports["dist"]),
            "RABBITMQ_MNESIA_BASE": str(self.folder / "data"),
            "RABBITMQ_LOG_BASE": str(self.folder / "log"),
            "RABBITMQ_CONFIG_FILE": str(self.folder / "rabbit.conf"),
            "RABBITMQ_ENABLED_PLUGINS_FILE": str(self.folder / "plugins"),
            "RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS": "+S 2:2 +sbwt none +sbwtdcpu none",
        }

    @property
    def is_up(self) -> bool:
        """Return True if it takes connections of boards."""
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", self.ports["mqtt"]), 1.0).close()
            return True
        return False


class Rabbits:
    """A running RabbitMQ; `running` starts one.

    Attributes
    ----------
    nodes
        Its nodes.
    """

    def __init__(self, folder: Path, nodes: int, least: str = "50MB") -> None:
        self._account = Account("rabbitmq", "nobody")
        self._folder = self._account.folder(folder / "rabbit")
        self._keys: dict[str, str] = {}
        epmd = free_port()
        self.nodes = [
            Node(f"node{i}@localhost", self._folder / f"node{i}", epmd)
            for i in range(1, nodes + 1)
        ]
        cookie = self._folder / ".erlang.cookie"
        self._account.write(cookie, secrets.token_hex(16))
        cookie.chmod(0o400)
        for node in self.nodes:
            self._account.folder(node.folder)
            settings = _SETTINGS.format(**node.ports, least=least)
            self._account.write(node.folder / "rabbit.conf", settings)
            self._account.write(node.folder / "plugins", "[rabbitmq_mqtt].\n")

    @classmethod
    @contextmanager
    def running(cls, folder: Path, nodes: int) -> Iterator["Rabbits"]:
        """Start one; it is gone at the end."""
        rabbits = cls(folder, nodes)
        try:
            for node in rabbits.nodes:
                rabbits.start(node)
            rabbits.add([HALL])
            rabbits.say("delete_user", "guest")
            (folder / "broker.key").write_text(rabbits._keys[HALL], encoding="ascii")
            yield rabbits
        finally:
            rabbits.stop()

    @property
    def words(self) -> list[str]:
        """Return the options that pass the broker's addresses to `hall serve`."""
        key = str(self._folder.parent / "broker.key")
        return ["--broker", f"{HALL}@{self.boards_at[0]}", "--broker-key", key]

    @property
    def boards_at(self) -> Sequence[str]:
        """Return the addresses of the nodes for boards, as HOST:PORT."""
        return [f"127.0.0.1:{node.ports['mqtt']}" for node in self.nodes]

    def start(self, node: Node, *, waits: bool = True) -> None:
        """Start a node, and wait until boards can connect."""
        words = [f"{name}={value}" for name, value in node.environ.items()]
        command = ["/usr/bin/env", *words, str(_PROGRAMS / "rabbitmq-server")]
        node.process = self._account.start(command, node.folder / "said.txt")
        clock = Event()
        for _ in range(int(_UP_S / 0.2)):
            if not waits or node.is_up:
                return
            assert node.process.poll() is None, f"{node.name} does not start"
            clock.wait(0.2)
        raise TimeoutError(f"{node.name} does not come up")

    def kill(self, node: Node) -> None:
        """Kill a node, all of its processes at once (SIGKILL)."""
        if node.process is not None:
            with suppress(ProcessLookupError):
                os.killpg(node.process.pid, 9)
            node.process.wait()
            node.process = None

    def add(self, names: Sequence[str]) -> Mapping[str, str]:
        """Make accounts: each board may use its own topics, the hall all."""
        keys = {name: secrets.token_urlsafe(24) for name in names}
        self._keys |= keys
        told = {
            "users": [
                {"name": name, "password_hash": _hashed(key), "tags": []}
                for name, key in keys.items()
            ],
            "permissions": [
                {
                    "user": name,
                    "vhost": "/",
                    "configure": f"^{_QUEUES}$",
                    "write": _MAY,
                    "read": _MAY,
                }
                for name in names
            ],
            "topic_permissions": [
                {
                    "user": name,
                    "vhost": "/",
                    "exchange": "amq.topic",
                    "write": r"^mwamuzi\." if name == HALL else _UP,
                    "read": r"^mwamuzi\." if name == HALL else _DOWN,
                }
                for name in names
            ],
        }
        path = self._folder / "accounts.json"
        self._account.write(path, json.dumps(told))
        self.say("import_definitions", str(path))
        return keys

    def say(self, *words: str) -> str:
        """Return the output of `rabbitmqctl` on a running node."""
        node = next(node for node in self.nodes if node.is_up)
        command = [str(_PROGRAMS / "rabbitmqctl"), "-n", node.name, *words]
        done = self._account.run(command, node.environ)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def stop(self) -> None:
        """Stop all of it."""
        for node in self.nodes:
            self.kill(node)
        epmd = shutil.which("epmd")
        for _ in range(20):  # it stays while it still knows of a node
            if epmd is None or not self._account.run(
                [epmd, "-kill"], self.nodes[0].environ
            ).stdout.startswith("Killing not allowed"):
                return
            Event().wait(0.2)


_UP = r"^mwamuzi\.up\.[0-9]+\.{username}\.[a-z]+$"
_DOWN = r"^mwamuzi\.down\.{username}\.[a-z]+$"


def _hashed(key: str) -> str:
    """Return a key as RabbitMQ keeps it: SHA-256 with four bytes of salt."""
    salt = secrets.token_bytes(4)
    return base64.b64encode(
        salt + hashlib.sha256(salt + key.encode()).digest()
    ).decode()
