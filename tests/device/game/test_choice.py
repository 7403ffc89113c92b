import json
from pathlib import Path

import cv2
import pytest

from calibration.common.board_file import BoardFile, to_toml
from device.cli import main
from device.game.choice import (
    Choice,
    chips_seen,
    choice_in,
    first_position,
    options_in,
    teams_in,
)
from device.ports import SettingsError
from device.simulated.simulator import SimulatedTable, SimulationPlan
from painter.table import PaintedTable
from rules.boards.table import find_board
from rules.catalogue import find_game
from rules.core.errors import OptionError
from rules.games.matches.game import MatchGame
from rules.games.matches.team import TeamGame

CHOICES = [
    Choice("stack", {"players": "4"}),
    Choice("tresillo conquer", goal="30"),
    Choice("nine_mens_morris", goal=""),
    Choice("saba", teams={"white": ("Asha", "Juma"), "black": ("Zawadi", "Ali")}),
    Choice("kubwa_tatu", {"flying": "on"}, "2"),
]


@pytest.mark.parametrize("choice", CHOICES, ids=str)
def test_what_a_log_says_of_a_choice_names_the_same_game(choice: Choice) -> None:
    record = json.loads(json.dumps(choice.record))

    again = choice_in(record).game

    assert type(again) is type(choice.game)
    assert again.id == choice.game.id
    assert again.settings == choice.game.settings
    assert again.start().sides == choice.game.start().sides


def test_teams_play_the_game_with_the_options_that_are_set() -> None:
    teams = {"white": ("Asha", "Juma"), "black": ("Zawadi", "Ali")}

    for goal in (None, "2"):
        game = Choice("kubwa_tatu", {"flying": "on"}, goal, teams).game
        assert game.settings["flying"] == "on"
        assert game.person(game.start()) == "Asha"


@pytest.mark.parametrize("name", ["chess", "othello", "amazons"])
def test_teams_play_games_with_kinds_of_pieces_or_a_common_supply(name: str) -> None:
    sides = find_game(name).start().sides

    game = Choice(name, teams=dict.fromkeys(sides, ("Asha", "Juma"))).game

    assert game.person(game.start()) == "Asha"


def test_a_choice_becomes_the_game_a_match_or_a_team_game() -> None:
    stack, conquer, plain, saba, kubwa = (choice.game for choice in CHOICES)

    assert len(stack.start().sides) == 4
    assert isinstance(conquer, MatchGame)
    assert isinstance(plain, MatchGame)
    assert isinstance(saba, TeamGame)
    assert saba.person(saba.start()) == "Asha"
    assert isinstance(kubwa, MatchGame)


@pytest.mark.parametrize(
    ("choice", "complaint"),
    [
        (Choice("stack", {"players": "9"}), "players may be 3 or 2 or 4, not '9'"),
        (Choice("stack", {"wind": "1"}), "no option 'wind'"),
        (Choice("achi", goal="many"), "expected a number of points"),
        (Choice("stack", teams={"white": ("A", "B"), "black": ("C", "D")}), "Stack"),
    ],
)
def test_a_choice_that_cannot_be_is_told(choice: Choice, complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        _ = choice.game


@pytest.mark.parametrize("text", ["players", "=3", "players="])
def test_badly_written_options_and_teams_are_told(text: str) -> None:
    with pytest.raises(OptionError, match="expected NAME=SETTING"):
        options_in([text])
    with pytest.raises(OptionError, match="expected SIDE=NAME,NAME"):
        teams_in([text])


def test_sides_are_called_as_the_chips_that_were_taught() -> None:
    saba, tableaux, soli = (find_game(n) for n in ("saba", "tableaux", "soli_bi"))

    assert first_position(saba, ("green", "red")).sides == ("green", "red")
    assert first_position(saba, None).sides == ("white", "black")
    assert first_position(tableaux, ("green", "red")).sides == ("white", "black")
    assert chips_seen(tableaux.start(), ("green", "red")) == ("green", "red")
    assert chips_seen(soli.start(), None) == ("white", "black")
    amazons = first_position(find_game("amazons"), ("arrow", "green", "red"))
    assert (amazons.sides, amazons.colours[2]) == (("green", "red"), "arrow")
    with pytest.raises(SettingsError, match="3 kinds of chips"):
        first_position(find_game("amazons"), ("green", "red"))
    with pytest.raises(SettingsError, match="3 kinds of chips"):
        first_position(find_game("kunjing_3"), ("green", "red"))


def refereed(place: Path, *arguments: str, source: str) -> list[dict[str, object]]:
    """Referee a simulated game with the command line; return its log."""
    table = SimulatedTable.of(source)
    board, log = place / "board.toml", place / "game.jsonl"
    board.write_text(to_toml(BoardFile(table.view, None)), encoding="utf-8")
    done = main(
        [
            *("referee", "--calibration", str(board), "--source", f"sim:{source}"),
            *("--log", str(log), *arguments),
        ]
    )
    assert done == 0
    assert main(["replay", str(log)]) == 0
    return [json.loads(line) for line in log.read_text("utf-8").splitlines()]


@pytest.mark.slow
def test_a_team_s_members_are_called_in_turn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    team = ["--team", "white=Asha,Juma", "black=Zawadi,Ali"]
    first, *rest = refereed(tmp_path, "--game", "saba", *team, source="saba:3:4")

    called = [line for line in capsys.readouterr().out.splitlines() if "next" in line]
    assert first["teams"] == {"white": ["Asha", "Juma"], "black": ["Zawadi", "Ali"]}
    assert [line.split()[2] for line in called] == ["Zawadi", "Juma", "Ali", "Asha"]
    assert len(rest) == 4


@pytest.mark.slow
def test_three_colours_are_refereed_on_a_simulated_table(tmp_path: Path) -> None:
    first, *rest = refereed(tmp_path, "--game", "kunjing_3", source="kunjing_3:3:5")

    assert first["sides"] == ["white", "black", "red"]
    assert [record["side"] for record in rest] == [
        *("white", "black", "red"),
        *("white", "black"),
    ]


@pytest.mark.slow
def test_chips_where_the_game_has_no_sites_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = SimulationPlan(seed=3, most_turns=1, table_board="htjb")
    table = SimulatedTable(find_game("tapatan"), plan)
    frame = PaintedTable(find_board("htjb"), seed=3).draw({"d6": ("white",)})
    pictures = tmp_path / "film"
    pictures.mkdir()
    for number in range(2):
        cv2.imwrite(str(pictures / f"{number}.png"), frame)
    board, log = tmp_path / "board.toml", tmp_path / "game.jsonl"
    board.write_text(to_toml(BoardFile(table.view, None)), encoding="utf-8")

    main(
        [
            *("referee", "--game", "tapatan", "--calibration", str(board)),
            *("--source", str(pictures), "--log", str(log)),
        ]
    )

    told = [json.loads(line) for line in log.read_text("utf-8").splitlines()][1:]
    assert [(r["type"], r["rule"], r["sites"]) for r in told] == [
        ("illegal", "unused_site", ["d6"])
    ]
    assert "which Tapatan does not use" in capsys.readouterr().out
