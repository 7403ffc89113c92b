"""Part: the page for phones."""

from collections.abc import Sequence

from device.config.settings import Settings
from device.doctor.certificate import certificate
from device.doctor.finding import Finding
from device.table.part import Context, OpenPart


def open_page(context: Context) -> OpenPart | None:
    """Open the page as this entrance serves it."""
    opener = context.configuration.page
    return None if opener is None else opener(context)


def check_page(settings: Settings) -> Sequence[Finding]:
    """Return findings on the page's certificate."""
    return [certificate(settings)]
