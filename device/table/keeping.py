"""Part: evidence pictures beside the logs, and their retention."""

from collections.abc import Sequence

from device.event_bus import Subscriber
from device.log.pictures import PictureKeeper
from device.loop import Loop
from device.privacy.retention import PictureRetention
from device.table.part import Context, OpenPart
from device.table.rig import Rig


class PicturesPart(OpenPart):
    """Stores pictures of each game, as configured."""

    def __init__(self, context: Context) -> None:
        self._settings = context.settings
        self._keeper: PictureKeeper | None = None

    def join(self, rig: Rig, loop: Loop) -> Sequence[Subscriber]:  # noqa: ARG002 - its log alone matters
        """Return the subscriber that stores pictures beside this game's log."""
        self._keeper = PictureKeeper(
            loop.log,
            self._settings.games.keep_pictures_mb,
            waits=not loop.source.live,
            which=self._settings.privacy.pictures,
        )
        return [self._keeper]

    def leave(self) -> None:
        """Write the pictures that wait."""
        if self._keeper is not None:
            self._keeper.close()
            self._keeper = None


def open_pictures(context: Context) -> PicturesPart | None:
    """Open the store of evidence pictures, None if it is switched off."""
    return PicturesPart(context) if context.configuration.keeps else None


class DaysPart(OpenPart):
    """Deletes pictures past their retention, also between games."""

    def __init__(self, keeping: PictureRetention) -> None:
        self._keeping = keeping
        keeping.start()

    def close(self) -> None:
        """Stop the deletion."""
        self._keeping.close()


def open_days(context: Context) -> DaysPart | None:
    """Open the retention of pictures, None without a limit."""
    days = context.settings.privacy.picture_days
    if not days or not context.configuration.forgets:
        return None
    return DaysPart(PictureRetention(context.configuration.folder, days))
