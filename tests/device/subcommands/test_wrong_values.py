"""Wrong values of every option of every command: one line, before anything begins."""

import argparse
from collections.abc import Iterator
from pathlib import Path

import pytest

from device import cli
from device.cli import main

WRONG = "nosuch"
FREE = {
    *("games", "folder", "log", "out", "overlay", "host", "settings", "end"),
    *("find", "player", "person", "text"),  # any words
}
"""Names of options that any value fits: what is written, or searched for."""
LATE = {
    *("clock", "option", "position", "match", "team", "first", "opponent"),
    *("pieces", "address", "since", "until", "game", "to", "root"),
}
"""Values that are checked with others, once the command runs."""


def parser_of(name: str) -> argparse.ArgumentParser:
    whole = cli._parser([name])
    (commands,) = (
        one for one in whole._actions if isinstance(one, argparse._SubParsersAction)
    )
    made: argparse.ArgumentParser = commands.choices[name]
    return made


def typed() -> Iterator[tuple[str, str]]:
    """Yield each option whose value is checked by itself, with its command."""
    for name in cli._COMMANDS:
        for action in parser_of(name)._actions:
            long = [one for one in action.option_strings if one.startswith("--")]
            late = action.dest in FREE | LATE and action.type in (None, Path)
            if long and action.nargs != 0 and not late:
                yield name, long[0]


@pytest.mark.parametrize(("command", "option"), sorted(typed()))
def test_no_option_takes_what_cannot_be(
    command: str,
    option: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    action = parser_of(command)._option_string_actions[option]
    count = action.nargs if isinstance(action.nargs, int) else 1

    with pytest.raises(SystemExit) as ended:
        main([command, option, *[WRONG] * count])

    err = capsys.readouterr().err
    assert ended.value.code == 2
    assert len(err.splitlines()) == 1, err
    assert "invalid" not in err
    assert option in err, err
    assert list(tmp_path.iterdir()) == []
