"""Commands that make a phone the table's camera, or end that.

Each function runs on the table's own thread and answers in a sentence.
"""

from dataclasses import replace

from device.web.chosen import board_at_hand
from device.web.configuration import is_simulated
from device.web.stage import NotNowError, TableStage
from device.web.table import Table
from rules.core.events import TroubleKind
from words.keys import Key


def lend(table: Table, phone: str) -> str:
    """Make a phone the camera; a previous one learns it at its next upload.

    Raises
    ------
    NotNowError
        If the table is a simulated one.
    BoardFileError
        If the file of the board, as phones see it, is none.
    """
    outfit = table.outfit
    if is_simulated(outfit.source):
        raise NotNowError(Key("web-simulated-table-needs-no-camera"))
    outfit.lent.begin(phone)
    if outfit.by_phone:
        look(table)
    else:
        outfit.lent.instead = True
        _look_through(table)
    return "This phone is the camera."


def give_back(table: Table, phone: str) -> str:
    """Stop using a phone as the camera; return to the machine's own, if named.

    Of a phone that is asleep or gone anybody may say so.
    """
    lent = table.outfit.lent
    ended = lent.end(phone) or is_lost(table)
    if ended and lent.instead:
        lent.instead = False
        _look_through(table)
    return "This phone is no camera any more."


def is_lost(table: Table) -> bool:
    """Return True if the table waits for its camera."""
    trouble = table.hub["trouble"]
    gone = trouble is not None and trouble["kind"] == TroubleKind.CAMERA_LOST.value
    return gone or bool(table.hub["camera"]["lost"])


def hurry(table: Table) -> str:
    """Retry a lost camera at once."""
    if is_lost(table):
        table.go_to(table.stage)
    return ""


def look(table: Table) -> str:
    """Process a phone's upload at once, where one was awaited."""
    return hurry(table) if table.outfit.lent.watcher is None else ""


def _look_through(table: Table) -> None:
    """Switch to another camera, and to its calibration.

    A game goes on without: its board is sought from where it lay.
    """
    chosen, stage = table.chosen, table.stage
    if chosen is not None:
        path, found = board_at_hand(table.outfit, chosen.board)
        if found is not None or stage is not TableStage.PLAY:
            table.chosen = replace(chosen, path=path, found=found)
        if stage in (TableStage.AIM, TableStage.READY):
            stage = TableStage.AIM if found is None else TableStage.READY
    table.show_chosen()
    table.go_to(stage)
