"""Files of games that are put in on the page."""

import re
from pathlib import Path

from device.export.formats import FORMATS
from device.untrusted.process import BoundedReader
from device.web.archive import put_in

PAGE = Path("device/web/static/js/views/past.js")


def test_the_page_offers_the_files_that_are_read() -> None:
    accepted = re.search(r'accept: "([^"]*)"', PAGE.read_text(encoding="utf-8"))

    assert accepted is not None
    assert accepted[1].split(",") == [form.ending for form in FORMATS.values()]


def test_every_game_of_a_file_is_kept_and_what_is_left_out_is_said(
    tmp_path: Path,
) -> None:
    two = b'[Event "Club"]\n\n1. e4 e5 1-0\n\n1. d4 d5 0-1\n'

    with BoundedReader() as reader:
        kept = put_in(tmp_path, two, "club.pgn", reader)

    assert kept.said == "2 games are kept. Game 1: left out: the tag Event."
    assert len({(tmp_path / f"{name}.jsonl").read_bytes() for name in kept.names}) == 2
