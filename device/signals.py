"""What a lost terminal means: the program ends as when it is told to."""

import os
import signal


def end_when_hung_up() -> None:
    """Take SIGHUP for SIGTERM, whoever takes up that one; ``nohup`` stays in force."""
    if signal.getsignal(signal.SIGHUP) is signal.SIG_DFL:
        signal.signal(signal.SIGHUP, lambda *_: os.kill(os.getpid(), signal.SIGTERM))
