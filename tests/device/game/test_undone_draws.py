"""A draw by the rules that an arbiter undoes: page, desk, command line."""

import json
from pathlib import Path

import pytest

from device.cli import DONE, main
from device.commands import Adopt, Command, CommandBox, Decide
from device.game.command_execution import Obeying
from device.game.timekeeper import Timekeeper
from device.log.history import History
from device.log.parse import read_log
from device.log.records import record_of
from device.parsing import USAGE
from device.voice.phrases import phrase
from rules.catalogue import find_game
from rules.core.events import Adopted, Decided, Deed, Event, Over
from rules.referee import by_hand
from rules.referee.referee import Referee
from tests.device.game.test_new_game import Unwritten

THERE_AND_BACK = "h1-g3 h10-g8 g3-h1 g8-h10"


def decide(deed: Deed, side: str | None = None) -> Decide:
    return Decide(Decided(id=deed.value, deed=deed, side=side))


class Table:
    """A game of Xiangqi that is drawn because a position came a third time."""

    def __init__(self) -> None:
        self.game = find_game("xiangqi").configured(repetition="draws")
        self.referee, self.box = Referee(self.game), CommandBox()
        self.told: list[Event] = []
        for text in THERE_AND_BACK.split() * 2:
            self.enter(text)
        time = Timekeeper(self.referee, Unwritten(), live=False)
        self.obeying = Obeying(
            self.referee, self.told.extend, self.box, lambda _: False, time
        )

    def enter(self, text: str) -> None:
        self.told += self.referee.by_hand(lambda to: by_hand.enter(to, text), 0.0)

    def wish(self, command: Command) -> None:
        answer = self.box.put(command)
        self.obeying.obey(1.0)
        assert answer.result(timeout=0).done

    def read_again(self) -> History:
        history = History(self.game, self.referee.position.sides)
        for event in self.told:
            if record := record_of(event, t=0.0, frame=0):
                history.take(record)
        return history


@pytest.mark.parametrize("wish", [Adopt(), decide(Deed.OVERRULE)], ids=["page", "desk"])
def test_the_game_goes_on_from_the_board_at_which_it_was_drawn(wish: Command) -> None:
    table = Table()
    assert table.referee.result is not None

    table.wish(wish)

    assert table.referee.result is None
    event = table.told[-1]
    assert isinstance(event, Adopted)
    assert phrase(event, table.referee.position.sides, "en", table.game) == (
        "Red is to move."
    )
    table.enter("a4-a5")
    again = table.read_again()
    assert (again.result, again.position) == (None, table.referee.position)


def test_the_desk_gives_a_drawn_game_to_a_side() -> None:
    table = Table()

    table.wish(decide(Deed.RESULT, "black"))

    ended = table.told[-1]
    assert isinstance(ended, Over)
    assert ended.result.winners == ("black",)
    assert table.read_again().result == table.referee.result == ended.result


def test_the_command_line_lets_a_drawn_game_of_a_log_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "game.jsonl"
    asked = ["referee", "--game", "xiangqi", "--option", "repetition=draws"]
    asked += ["--source", "sim:xiangqi:1:0", "--log", str(log)]
    assert main(asked) == DONE
    with log.open("a", encoding="utf-8") as file:
        for event in Table().told:
            if record := record_of(event, t=0.0, frame=0):
                file.write(json.dumps(record) + "\n")

    assert main([*asked, "--undo-draw"]) == DONE
    *_, last = read_log(log)
    assert (last["type"], last["undone"]) == ("adopted", True)

    capsys.readouterr()
    assert main([*asked, "--undo-draw"]) == USAGE
    assert "not over" in capsys.readouterr().err
