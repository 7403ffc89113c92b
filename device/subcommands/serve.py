"""The command serve: the appliance with its page, camera, lights and voice."""

import argparse
from pathlib import Path

from device.parsing import existing, pin, port, source, voice
from device.subcommands.options import add_pace


def run(args: argparse.Namespace) -> int:
    """Serve the page until a signal stops it."""
    from device.web.appliance import serve as run  # other commands need no server

    return run(args)


def add_options(command: argparse.ArgumentParser) -> None:
    """Add the options of serve."""
    command.add_argument(
        "--source",
        type=source,
        metavar="SRC",
        help="where frames come from, as for referee; sim: a simulated table that "
        "plays what is chosen (the settings' camera)",
    )
    command.add_argument("--port", type=port, metavar="N", help="0 for any free one")
    command.add_argument("--host", metavar="ADDRESS", help="where the page listens")
    command.add_argument(
        "--tls",
        action="store_true",
        help="serve the page with TLS too, by a certificate made on this machine",
    )
    command.add_argument(
        "--tls-port", type=port, metavar="N", help="the port with TLS; 0 for any free"
    )
    command.add_argument(
        "--certificate",
        type=existing,
        metavar="FILE",
        help="serve with TLS by this one",
    )
    command.add_argument("--key", type=existing, metavar="FILE", help="its key")
    command.add_argument(
        "--games", type=Path, metavar="DIR", help="the folder of all games"
    )
    command.add_argument(
        "--calibration",
        type=existing,
        metavar="FILE",
        help="the board file to begin with",
    )
    command.add_argument(
        "--pin",
        type=pin,
        metavar="PIN",
        help="6 to 8 digits that let people act (a new one)",
    )
    add_pace(command, 1.0)
    command.add_argument(
        "--illegal-before",
        type=int,
        nargs="+",
        default=[],
        metavar="N",
        help="simulated players break a rule before these turns",
    )
    command.add_argument(
        "--voice",
        type=voice,
        default="auto",
        metavar="espeak|wav:DIR|off",
        help="speak, write WAV files, or say nothing (speak if there is a sound card)",
    )
    command.add_argument(
        "--lights",
        default="auto",
        choices=("gpio", "terminal", "off"),
        help="status lights (the settings', gone on without where they fail)",
    )
