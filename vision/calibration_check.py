"""Validate a new calibration by reading the picture it was made from."""

from collections.abc import Mapping

from calibration.common.arrays import Image
from calibration.common.errors import BoardNotFoundError
from calibration.common.refusals import NOT_READ
from calibration.kinds import way_of
from rules.core.facts import Sentence, Sites
from rules.core.pieces import Appearance
from vision.common.reading import Reading
from vision.reader import Reader
from words.keys import Key

READ_OTHERWISE = Key("vision-read-otherwise")

_MOST_LOOKS = 40  # at one picture: pits are looked at closely a few at a time


def try_out(
    reader: Reader, image: Image, taught: Mapping[str, Appearance] | None = None
) -> None:
    """Read a picture as a game would.

    Parameters
    ----------
    reader
        Reads with the calibration that is tried.
    image : ndarray of shape (H, W, 3), uint8, BGR
        The picture that it was made from.
    taught
        What a person said that lies on some sites.

    Raises
    ------
    BoardNotFoundError
        If the board is not seen there, or what was taught is read otherwise.
    """
    board, view = reader.view.board, reader.view
    reading = reader.read(image)
    for _ in range(_MOST_LOOKS):
        if reading.trouble is not None or not reading.unfinished:
            break
        reading = reader.read(image)
    if reading.trouble is not None:
        facts = {"title": board.title, "ends": way_of(board).corners_of(board)}
        raise BoardNotFoundError(Sentence(NOT_READ, facts), best=view)
    said = taught or {}
    wrong = tuple(s for s, held in said.items() if not _agrees(reading, s, held))
    if wrong:
        why = Sentence(READ_OTHERWISE, {"sites": Sites(wrong)})
        raise BoardNotFoundError(why, best=view)


def _agrees(reading: Reading, site: str, taught: Appearance) -> bool:
    """Return True if a site is read as taught; seeds may be miscounted by one.

    Of seven seeds the reader miscounts one pit in four by one, even where these very
    seeds taught it; the rules' conservation of seeds makes up for that in a game.
    """
    seen = _likeliest(reading, site)
    if isinstance(seen, int) and isinstance(taught, int):
        return abs(seen - taught) <= 1
    return seen == taught


def _likeliest(reading: Reading, site: str) -> Appearance | None:
    seen = reading.evidence.log_likelihoods.get(site)
    return max(seen, key=lambda held: seen[held]) if seen else None
