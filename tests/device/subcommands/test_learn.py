"""The command learn: a course is a game that is refereed."""

import argparse
from pathlib import Path

import pytest

from device.cli import main
from device.log.parse import read_log
from device.subcommands import referee, refereeing
from players.lessons.table import course_for
from rules.catalogue import find_game


def test_learn_tells_referee_all_that_it_can_be_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = list[argparse.Namespace]()

    def run(args: argparse.Namespace) -> int:
        told.append(args)
        return 0

    monkeypatch.setattr(refereeing, "run", run)
    command = argparse.ArgumentParser()
    referee.add_options(command)
    usual = command.parse_args(["--game", "othello", "--source", "sim", "--log", "x"])

    assert main(["learn", "othello", "--port", "0"]) == 0

    (args,) = told
    assert vars(usual).keys() <= vars(args).keys()
    course = course_for(find_game("othello"))
    assert course is not None
    assert (args.game, args.learn, args.page) == ("othello", course.steps, 0)


def test_against_a_machine_the_first_side_begins(tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    words = ["--game", "tableaux", "--source", "sim:tableaux:1:0", "--log", str(log)]

    assert main(["referee", *words, "--opponent", "black:1"]) == 0

    header, *_ = read_log(log)
    assert (header["first"], header["opponent"]) == ("white", "black:1")
