"""A machine that plays: asked by the event bus, answered by a player in place."""

from collections.abc import Sequence

import pytest

from device.commands import (
    By,
    CommandBox,
    Hint,
    PlayedBy,
    Propose,
    ShowTurns,
    TakeBack,
    WasThatGood,
    WhoPlays,
)
from device.game.command_execution import Obeying
from device.game.timekeeper import Timekeeper
from device.log.lines import Record
from device.opponent.companion import Companion, seats_in
from device.opponent.process import PlayerProcess
from device.opponent.question import question_of
from device.ports import SettingsError
from device.words.remarks import Remark
from device.words.remarks_of_players import better_was, what_to_play
from players.protocol import QuestionAnswerer
from rules.catalogue import find_game
from rules.core.events import Event, Illegal, Moved, Proposed
from rules.core.facts import Notation, verbatim
from rules.core.model import Ruling, Turn
from rules.referee import by_hand
from rules.referee.by_hand import RefusedError
from rules.referee.referee import Referee
from tests.device.opponent.in_place import InPlace, briefly

GAME = "nine_mens_morris"


class Unwritten:
    """A log that holds nothing."""

    records: Sequence[Record] = ()


class Table:
    """A referee, a machine, and everything that was said."""

    def __init__(self, opponent: str = "") -> None:
        self.referee = Referee(find_game(GAME), sides=("white", "black"))
        self.box, self.thinker = CommandBox(), InPlace()
        self.said: list[str] = []
        self.events: list[Event] = []
        self.machine = Companion(
            referee=self.referee,
            set_as={"game": GAME},
            thinker=self.thinker,
            commands=self.box,
            say=self._say,
            seats=seats_in(opponent, ("white", "black")),
        )
        self.box.companion = self.machine
        time = Timekeeper(self.referee, Unwritten(), live=False)
        self.obeying = Obeying(
            self.referee, self._announce, self.box, lambda _: False, time
        )

    def play(self, text: str) -> None:
        self._announce(self.referee.by_hand(lambda one: by_hand.enter(one, text), 0.0))

    def see(self, text: str) -> None:
        """Let a turn be seen by the camera."""
        ledger = self.referee.ledger
        turn = ledger.game.parse(ledger.position, text)
        ledger.play(ledger.position, turn, None)
        seen = Moved(len(ledger.past), turn, (), 1.0, ledger.position.contents)
        self._announce((seen,))

    def pass_time(self, ticks: int = 4) -> None:
        for _ in range(ticks):
            self.machine.on_tick(0.0)
            self.obeying.obey(0.0)

    @property
    def proposals(self) -> list[Proposed]:
        return [event for event in self.events if isinstance(event, Proposed)]

    def _say(self, remark: Remark) -> None:
        self.said.append(str(remark))

    def _announce(self, events: tuple[Event, ...]) -> None:
        self.events += events
        for event in events:
            self.machine.on_event(event, self.referee.position.to_move, 0.0)


def test_the_machine_says_a_legal_turn_once_when_it_is_to_move() -> None:
    table = Table("black:3")
    table.pass_time()
    assert table.proposals == []

    table.see("d6")
    table.pass_time()

    (told,) = table.proposals
    assert told.turn in table.referee.game.turns(table.referee.position)
    assert (told.n, told.level, told.meant) == (2, 3, False)
    assert table.thinker.questions[-1]["turns"] == ["d6"]


def test_after_an_illegal_deed_it_says_what_it_meant() -> None:
    table = Table("black:3")
    table.see("d6")
    table.pass_time()
    says = verbatim("that was wrong")
    ruling = Ruling("several_changes", ("a7",), verbatim(""), says)

    table.machine.on_event(Illegal("black", ruling), "black", 0.0)
    table.pass_time()

    first, again = table.proposals
    assert again.meant
    assert again.turn == first.turn


def test_another_legal_turn_counts_and_is_spoken_of() -> None:
    table = Table("black:3")
    table.see("d6")
    table.pass_time()
    meant = table.proposals[0].turn
    other = next(
        turn
        for turn in table.referee.game.turns(table.referee.position)
        if turn != meant
    )

    table.see(other.text)

    assert table.said == [
        "I said another turn. This one counts as mine, unless you take it back."
    ]
    assert table.referee.turns_played == 2


def test_with_what_the_machine_played_people_take_back_their_own_turn() -> None:
    table = Table("black:3")
    table.see("d6")
    table.pass_time()
    table.see(table.proposals[0].turn.text)

    table.box.put(TakeBack())
    table.pass_time()

    assert table.referee.turns_played == 0
    assert table.proposals == table.proposals[:1]


def test_a_turn_that_is_taken_back_is_told_anew() -> None:
    table = Table("black:3")
    table.see("d6")
    table.pass_time()
    table.see(table.proposals[0].turn.text)
    table.pass_time()

    table.referee.by_hand(by_hand.take_back, 0.0)
    table.pass_time()
    assert len(table.proposals) == 1  # the board still shows it

    table.referee.ledger.by_hand = None  # put back
    table.pass_time()

    assert len(table.proposals) == 2


def begun(remark: Remark) -> str:
    """Return a remark in English without its full stop."""
    return str(remark).removesuffix(".")


WHAT = begun(what_to_play(Notation("")))


def test_a_hint_tells_first_where_and_then_what() -> None:
    table = Table()

    for _ in range(2):
        table.box.put(Hint())
        table.pass_time()

    where, what = table.said
    assert where.startswith("Look at ")
    assert what.startswith(WHAT)
    assert where.removeprefix("Look at ") in what.removeprefix(WHAT)


def test_it_says_what_was_better() -> None:
    table = Table()
    for text in ("a7", "d6", "d7", "f6"):  # white threatens g7, black b6
        table.see(text)
    table.see("a1")  # white closes no mill

    table.box.put(WasThatGood())
    table.pass_time()

    assert table.said[-1].startswith(begun(better_was(Notation("g7x"))))


def test_it_sits_down_when_it_is_wished_and_gets_up_again() -> None:
    table = Table()
    machine, person = PlayedBy(By.MACHINE, 2), PlayedBy(By.PERSON)
    table.box.put(WhoPlays({"white": machine, "black": person}))
    table.pass_time()
    assert len(table.proposals) == 1
    assert table.machine.seats == {"white": machine, "black": person}

    table.box.put(WhoPlays({"white": person}))
    table.pass_time()

    assert table.machine.seat is None
    assert table.said[-1] == "I no longer play."


def test_it_plays_both_sides_one_after_the_other() -> None:
    table = Table()
    table.box.put(WhoPlays(dict.fromkeys(("white", "black"), PlayedBy(By.MACHINE, 1))))
    table.pass_time()
    first = table.proposals[0].turn
    table.see(first.text)
    table.pass_time()

    assert [one.turn.side for one in table.proposals] == ["white", "black"]


@pytest.mark.parametrize(
    "seats", [{"green": PlayedBy(By.PERSON)}, {"white": PlayedBy(By.MACHINE, 9)}]
)
def test_who_cannot_play_is_refused(seats: dict[str, PlayedBy]) -> None:
    table = Table()
    answer = table.box.put(WhoPlays(seats))
    table.obeying.obey(0.0)

    assert not answer.result().done
    assert table.machine.seats == {}


def test_a_proposal_that_is_no_legal_turn_is_refused() -> None:
    table = Table()

    answer = table.box.put(Propose("z9", 1))
    table.obeying.obey(0.0)

    assert not answer.result().done
    assert table.proposals == []


def test_a_board_that_no_turns_lead_to_is_asked_about_as_it_stands() -> None:
    table = Table()
    ledger = table.referee.ledger
    board = {**ledger.position.contents, "a7": ledger.position.contents["a7"]}
    table.see("d6")
    there = ledger.game.rearranged(ledger.position, board, "black")
    ledger.positions = (there,)

    question = question_of(ledger, {"game": GAME})

    assert question["board"]["d6"] is None
    assert question["to_move"] == "black"
    answer = QuestionAnswerer().answer({"ask": "turn", **question}, briefly)
    assert answer["turn"] in {turn.text for turn in ledger.game.turns(there)}


@pytest.mark.parametrize("text", ["green", "black:0", "black:9", "black:x"])
def test_a_seat_that_there_is_not_is_refused(text: str) -> None:
    with pytest.raises(SettingsError, match="--opponent"):
        seats_in(text, ("white", "black"))


def test_the_process_answers_the_last_question_and_stops_at_once() -> None:
    process = PlayerProcess()
    question = {"ask": "turn", "game": "tapatan", "turns": [], "level": 2}
    try:
        process.ask({**question, "game": GAME, "level": 6, "seconds": 600})
        number = process.ask(question)
        answer = None
        while answer is None:
            answer = process.answer()
    finally:
        process.close()

    assert answer["id"] == number
    game = find_game("tapatan")
    assert isinstance(game.parse(game.start(), answer["turn"]), Turn)


@pytest.mark.parametrize(
    ("game", "site", "told"),
    [
        ("chess", "b1", "From b1 you can go to a3 and c3."),
        ("chess", "a1", "Nothing can be played from a1 now."),
        ("nine_mens_morris", "d6", "Something can be played at d6."),
        ("kalah", "S1", "From S1 you can go to S5."),
    ],
)
def test_a_touched_piece_is_told_where_it_can_go(
    game: str, site: str, told: str
) -> None:
    referee = Referee(find_game(game))
    said: list[Remark] = []
    machine = Companion(
        referee=referee,
        set_as={"game": game},
        thinker=InPlace(),
        commands=CommandBox(),
        say=said.append,
    )

    machine.obey(ShowTurns(site))

    assert str(said[-1]) == told
    with pytest.raises(RefusedError):
        machine.obey(ShowTurns("z9"))
