"""SIGHUP of a lost terminal: handled as SIGTERM, an orderly shutdown."""

import os
import signal


def end_when_hung_up() -> None:
    """Handle SIGHUP as SIGTERM; under ``nohup`` it stays ignored."""
    if signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        signal.signal(signal.SIGHUP, lambda *_: os.kill(os.getpid(), signal.SIGTERM))
