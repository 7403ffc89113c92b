"""Entry point of the hall: ``python -m hall COMMAND``, as ``mwamuzi hall COMMAND``."""

import argparse
import asyncio
import os
import signal
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path

from device import system_errors
from device.hall.wire import is_board
from device.log import journal
from device.parsing import USAGE, Parser, called, port
from device.ports import DeviceError, SettingsError
from device.signals import end_when_hung_up
from hall.services.places import MOST_STORING, Broker, HallFolder
from webkit.tls.names import is_name

DONE = 0
_SAFE_PORT = 8883
_DESK_PORT = 8080
_EVERYWHERE = "0.0.0.0"  # noqa: S104 - arbiters have phones
_MOST_SIMULATED = 200


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit code: 0 done, 2 a mistake or a refusal."""
    args = _parser().parse_args(arguments)
    journal.begin()
    end_when_hung_up()
    act: Callable[[argparse.Namespace], None] = args.act
    try:
        act(args)
    except KeyboardInterrupt:
        return DONE
    except (DeviceError, OSError) as error:
        told = journal.printable(" ".join(system_errors.told(error).split()))
        sys.stderr.write(f"mwamuzi hall: {told}\n")
        return USAGE
    return DONE


def _parser() -> Parser:
    parser = Parser(
        prog=f"{called()} hall",
        description="Gather the games of many boards, and show them in one place.",
    )
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    def command(
        name: str, text: str, act: Callable[[argparse.Namespace], None]
    ) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=text, description=text)
        made.add_argument(
            "--data",
            type=Path,
            default=Path("/var/lib/mwamuzi-hall"),
            metavar="DIR",
            help="the hall's folder (/var/lib/mwamuzi-hall)",
        )
        made.set_defaults(act=act)
        return made

    serve = command("serve", "serve a hall until it is told to stop", _serve)
    _add_serve(serve)
    _add_desk(serve)
    board = command("board", "let a board join, or leave", _board)
    board.add_argument("deed", choices=("add", "remove", "list"))
    board.add_argument("numbers", nargs="*", metavar="N", help="the boards' numbers")
    board.add_argument(
        "--keys", type=Path, metavar="DIR", help="write each key to DIR/N.key"
    )
    copied = command("backup", "copy all that a hall keeps into a file", _backup)
    copied.add_argument("file", type=Path, metavar="FILE")
    brought = command("restore", "bring a hall back from such a file", _restore)
    brought.add_argument("file", type=Path, metavar="FILE")
    ingest = command("ingest", "store what boards send (serve starts it)", _ingest)
    ingest.add_argument("--process", type=int, default=0, metavar="I")
    ingest.add_argument("--of", type=int, default=1, metavar="K")
    proxy = command("proxy", "carry what boards send (serve starts it)", _proxy)
    proxy.add_argument("--host", default=_EVERYWHERE, metavar="ADDRESS")
    proxy.add_argument("--port", type=port, default=_SAFE_PORT, metavar="N")
    command("check", "replay stored games (serve starts it)", _check)
    demo = command("demo", "bring up a hall with simulated boards to look at", _demo)
    demo.set_defaults(data=None)
    demo.add_argument("boards", type=int, nargs="?", default=12, metavar="N")
    demo.add_argument(
        "--desk-port", type=port, default=_DESK_PORT, metavar="N", help="(8080)"
    )
    _add_desk(command("desk", "serve the desk's page (serve starts it)", _desk))
    return parser


def _add_desk(desk: argparse.ArgumentParser) -> None:
    desk.add_argument(
        "--desk-host",
        default=_EVERYWHERE,
        metavar="ADDRESS",
        help="where the desk's page listens",
    )
    desk.add_argument(
        "--desk-port", type=port, default=_DESK_PORT, metavar="N", help="(8080)"
    )
    desk.add_argument(
        "--desk-tls",
        action="store_true",
        help="serve the page with the hall's own certificate",
    )
    desk.add_argument(
        "--boards-port", type=port, default=0, help=argparse.SUPPRESS, metavar="N"
    )
    desk.add_argument(
        "--page-name", action="append", default=[], help=argparse.SUPPRESS
    )
    desk.add_argument(
        "--delay",
        type=float,
        default=0.0,
        metavar="S",
        help="show the public what happened so many seconds later",
    )
    desk.add_argument(
        "--hook",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="POST calls and results there as JSON; @FILE: the addresses in a file, "
        "which no list of processes shows; may be given again",
    )
    desk.add_argument(
        "--hook-own",
        action="append",
        default=[],
        metavar="HOST",
        help="a host of this machine or its own network that a --hook may be at",
    )
    desk.add_argument(
        "--closed", action="store_true", help="show nothing to who has no PIN"
    )


def _desk(args: argparse.Namespace) -> None:
    from hall.desk.outgoing_http import HookAddress
    from hall.desk.serving import DeskOptions, serve_desk

    manner = DeskOptions(
        host=args.desk_host,
        port=args.desk_port,
        delay_s=max(args.delay, 0.0),
        closed=args.closed,
        tls=args.desk_tls,
        boards_port=args.boards_port,
        hooks=tuple(HookAddress(one) for word in args.hook for one in _words(word)),
        hooks_own=frozenset(args.hook_own),
        names=frozenset(args.page_name),
    )
    asyncio.run(serve_desk(HallFolder(args.data), manner))


def _see_to_port(host: str, port: int, *, of_boards: bool = False) -> None:
    """Refuse a port that is taken, before anything is started."""
    from hall.desk.serving import INSTEAD
    from hall.proxy import serving
    from webkit.serving import listening

    if of_boards:
        listening(host, port, serving.INSTEAD, serving.WHAT).close()
    else:
        listening(host, port, INSTEAD).close()


def _demo(args: argparse.Namespace) -> None:
    if not 1 <= args.boards <= _MOST_SIMULATED:
        raise SettingsError(f"--demo {args.boards}: expected 1 to {_MOST_SIMULATED}")
    told = f"a hall with {args.boards} simulated boards begins: broker, database, page"
    sys.stdout.write(f"{told}\n")
    sys.stdout.flush()  # what follows is imported for seconds
    import tempfile

    from hall.demo.demonstration import demonstrate

    _see_to_port(_EVERYWHERE, args.desk_port)
    if args.data is not None:
        asyncio.run(demonstrate(args.data, args.boards, args.desk_port))
        return
    with tempfile.TemporaryDirectory(prefix="mwamuzi-hall-demo-") as folder:
        Path(folder).chmod(0o755)  # root gives its services to other users
        asyncio.run(demonstrate(Path(folder), args.boards, args.desk_port))


def _words(word: str) -> list[str]:
    """Return the expansion of a command-line word: itself, or a file's words."""
    if not word.startswith("@"):
        return [word]
    return Path(word[1:]).read_text(encoding="utf-8").split()


def _hooks(args: argparse.Namespace) -> list[str]:
    """Return the hooks as an argument of the desk: the path of a private file."""
    found = [one for word in args.hook for one in _words(word)]
    return [f"@{HallFolder(args.data).keep_hooks(found)}"] if found else []


def _desk_words(args: argparse.Namespace) -> list[str]:
    """Return the words by which the desk is served as it was asked for."""
    flags = [("--desk-tls", args.desk_tls), ("--closed", args.closed)]
    return [
        *("--desk-host", args.desk_host, "--desk-port", str(args.desk_port)),
        *("--boards-port", str(args.port)),
        *("--delay", str(args.delay)),
        *(flag for flag, on in flags if on),
        *(word for hook in _hooks(args) for word in ("--hook", hook)),
        *(word for host in args.hook_own for word in ("--hook-own", host)),
        *(word for name in args.name for word in ("--page-name", name)),
    ]


def _add_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument(
        "--ingest",
        type=int,
        default=1,
        metavar="K",
        help="store with so many processes, up to 16 (1)",
    )
    serve.add_argument(
        "--host",
        default="0.0.0.0",  # noqa: S104 - boards are other machines
        metavar="ADDRESS",
        help="where boards reach it",
    )
    serve.add_argument(
        "--port",
        type=port,
        default=_SAFE_PORT,
        metavar="N",
        help=f"the port for boards, with TLS ({_SAFE_PORT}); 0: this machine only",
    )
    serve.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="NAME",
        help="a name by which it is reached from other sites; may be given again",
    )
    serve.add_argument(
        "--database",
        metavar="ADDRESS",
        help="a PostgreSQL that is there already; @FILE: its address is in a file",
    )
    serve.add_argument(
        "--broker",
        metavar="USER@HOST:PORT",
        help="a broker that is there already; its accounts are not the hall's to make",
    )
    serve.add_argument(
        "--broker-key", type=Path, metavar="FILE", help="the file with its key"
    )
    serve.add_argument(
        "--broker-authority",
        type=Path,
        metavar="FILE",
        help="the certificate that it is trusted by",
    )


def _serve(args: argparse.Namespace) -> None:
    from hall.serve import serve  # who adds a board needs none of it
    from hall.services.services import Services

    if not 1 <= args.ingest <= MOST_STORING:
        raise SettingsError(f"--ingest {args.ingest}: expected 1 to {MOST_STORING}")
    for name in args.name:
        if not is_name(name):
            raise SettingsError(f"--name {name}: expected one as hall.example.org")
    _see_to_port(args.desk_host, args.desk_port)
    if args.port and args.broker is None:
        _see_to_port(args.host, args.port, of_boards=True)
    with HallFolder(args.data).alone():
        services = Services(
            args.data,
            host=args.host,
            port=args.port or None,
            names=tuple(args.name),
            database="".join(_words(args.database or "")) or None,
            broker=_broker(args),
        )
        asyncio.run(serve(services, args.ingest, _desk_words(args)))


def _broker(args: argparse.Namespace) -> Broker | None:
    if args.broker is None:
        return None
    user, at, there = args.broker.rpartition("@")
    host, colon, port = there.rpartition(":")
    if not (at and user and colon and host and port.isdecimal()):
        raise SettingsError(f"--broker {args.broker}: expected USER@HOST:PORT")
    if args.broker_key is None:
        raise SettingsError("--broker-key FILE is missing: it goes with --broker")
    key = args.broker_key.read_text(encoding="utf-8").strip()
    authority = args.broker_authority
    return Broker(host=host, port=int(port), user=user, key=key, authority=authority)


def _board(args: argparse.Namespace) -> None:
    from hall.services.mosquitto import Accounts

    accounts = Accounts(HallFolder(args.data).broker)
    if args.deed == "list":
        boards = [name for name in accounts.names() if is_board(name)]
        sys.stdout.write("".join(f"{name}\n" for name in sorted(boards, key=int)))
        return
    wrong = [name for name in args.numbers if not is_board(name)]
    if wrong or not args.numbers:
        told = wrong[0] if wrong else "no board"
        raise SettingsError(f"{told}: expected the numbers of boards, as 7")
    if args.deed == "remove":
        for name in args.numbers:
            if name not in accounts.names():
                raise SettingsError(f"there is no board {name}")
            accounts.remove(name)
        return
    for name, key in accounts.add(args.numbers).items():
        if args.keys is None:
            sys.stdout.write(f"{key}\n")
            continue
        path = args.keys / f"{name}.key"
        path.touch(mode=0o600)
        path.write_text(f"{key}\n", encoding="ascii")


def _backup(args: argparse.Namespace) -> None:
    from hall.services.postgres import copy_out

    copy_out(HallFolder(args.data).addresses().database, args.file)


def _restore(args: argparse.Namespace) -> None:
    from hall.services.postgres import copy_in

    copy_in(HallFolder(args.data).addresses().database, args.file)


def _ingest(args: argparse.Namespace) -> None:
    from hall.ingest import Ingest

    addresses = HallFolder(args.data).addresses()
    _run(Ingest(addresses, args.process, args.of).run())


def _proxy(args: argparse.Namespace) -> None:
    from hall.proxy.serving import carry

    _run(carry(HallFolder(args.data), args.host, args.port))


def _check(args: argparse.Namespace) -> None:
    from hall.check import check

    os.nice(10)  # storing comes first
    addresses = HallFolder(args.data).addresses()
    _run(check(addresses))


def _run(endless: Coroutine[None, None, None]) -> None:
    """Run a task until a signal stops it."""

    async def run() -> None:
        task = asyncio.ensure_future(endless)
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, task.cancel)
        try:
            await task
        except asyncio.CancelledError:
            return

    asyncio.run(run())


if __name__ == "__main__":
    sys.exit(main())
