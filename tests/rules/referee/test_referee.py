"""The referee: settled evidence in, events out."""

import random
from collections.abc import Iterable, Mapping

import pytest

from rules.catalogue import GAMES, find_game
from rules.core.events import (
    Adopted,
    Corrected,
    Event,
    Illegal,
    Moved,
    Over,
    Owed,
    Question,
    Restored,
    Resumed,
    Trouble,
    TroubleKind,
)
from rules.core.evidence import Evidence
from rules.core.game import Game
from rules.core.model import Position, StepKind, Turn
from rules.core.pieces import Content, appearance, has_kinds
from rules.referee.referee import Referee
from tests.games import by_family
from tests.mends import ways

SIDES = ("white", "black")


def see(
    game: Game,
    board: Mapping[str, Content],
    hidden: Iterable[str] = (),
    sure: float = 9,
) -> Evidence:
    """Return evidence of a board seen with ``sure`` nats at every visible site."""
    covered = frozenset(hidden)
    if any(isinstance(held, int) for held in game.start().contents.values()):
        return Evidence(
            {
                site: {n: 0.0 if n == board[site] else -sure for n in range(90)}
                for site in game.sites
            }
        )
    contents = [(), *((colour,) for colour in game.start().colours)]
    tops = {site: appearance(board.get(site, ())[-1:]) for site in game.sites}
    heights = {
        site: tuple(
            0.0 if number + 1 == len(board.get(site, ())) else -sure
            for number in range(game.most_chips)
        )
        for site in game.sites
        if site not in covered and game.most_chips > 1
    }
    return Evidence(
        {
            site: {c: 0.0 if c == tops[site] else -sure for c in contents}
            for site in game.sites
            if site not in covered
        },
        covered,
        heights,
    )


def chips(white: str, black: str = "") -> dict[str, Content]:
    return {
        **dict.fromkeys(white.split(), ("white",)),
        **dict.fromkeys(black.split(), ("black",)),
    }


class Table:
    """A referee, and a clock that ticks ten times a second while a board is shown."""

    def __init__(self, game: str = "nine_mens_morris", first: str | None = "white"):
        self.game = find_game(game)
        self.referee = Referee(self.game, first=first)
        self.now_s = 0.0

    def show(
        self, evidence: Evidence, seconds: float = 1.0, every_s: float = 0.1
    ) -> list[Event]:
        events: list[Event] = []
        for _ in range(round(seconds / every_s)):
            self.now_s += every_s
            events += self.referee.observe(evidence, self.now_s)
        return events

    def see(self, white: str, black: str = "", hidden: str = "") -> list[Event]:
        return self.show(see(self.game, chips(white, black), hidden.split()))

    def play_as(self, side: str, text: str) -> None:
        board = {**self.referee.position.contents, text: (side,)}
        events = self.show(see(self.game, board))
        assert [(e.turn.side, str(e.turn)) for e in events if isinstance(e, Moved)] == [
            (side, text)
        ]

    def play(self, *turns: str) -> None:
        """Show whole turns; each must be announced as itself, and nothing else."""
        for text in turns:
            position = self.referee.position
            turn = self.game.parse(position, text)
            after = {**position.contents, **self.game.changes(position, turn)}
            events = self.show(see(self.game, after))
            assert [str(e.turn) for e in events if isinstance(e, Moved)] == [text]
            assert not any(isinstance(e, Illegal | Question) for e in events)


def moved(events: list[Event]) -> list[str]:
    return [str(event.turn) for event in events if isinstance(event, Moved)]


def rules_broken(events: list[Event]) -> list[str]:
    return [event.ruling.rule for event in events if isinstance(event, Illegal)]


def test_closing_a_mill_makes_a_removal_due() -> None:
    table = Table()
    table.play("a7", "b6", "d7", "f6")

    events = table.see("a7 d7 g7", "b6 f6")

    assert [(e.side, e.owed) for e in events if isinstance(e, Owed)] == [
        ("white", StepKind.REMOVE)
    ]
    assert moved(table.see("a7 d7 g7", "f6")) == ["g7xb6"]


def test_a_chip_taken_before_the_mill_is_closed_is_told_and_the_mill_mends_it() -> None:
    table = Table()
    table.play("a7", "b6", "d7", "f6")

    assert rules_broken(table.see("a7 d7", "f6")) == ["no_mill"]
    assert moved(table.see("a7 d7 g7", "f6")) == ["g7xb6"]


def test_whoever_acts_first_begins_when_nobody_is_named() -> None:
    table = Table(first=None)

    events = table.see("", "d2")

    assert moved(events) == ["d2"]
    assert table.referee.position.to_move == "white"


def test_hidden_sites_cost_nothing() -> None:
    table = Table()
    table.play("a7")

    assert moved(table.see("", "d2", hidden="a7 d7 g7")) == ["d2"]


def test_a_removal_that_nobody_can_see_is_waited_for() -> None:
    table = Table()
    table.play("a7", "b6", "d7", "f6")

    assert not moved(table.see("a7 d7 g7", "", hidden="b6 f6"))
    assert moved(table.see("a7 d7 g7", "f6")) == ["g7xb6"]


def test_doubt_about_what_stands_there_is_asked_once() -> None:
    table = Table()
    table.play("a7", "b6", "d7", "f6")
    hidden = see(table.game, chips("a7 d7 g7"), ["b6", "f6"])

    events = table.show(hidden, seconds=8)

    questions = [event for event in events if isinstance(event, Question)]
    assert len(questions) == 1
    assert sorted(str(t) for (t,) in questions[0].alternatives) == ["g7xb6", "g7xf6"]


@pytest.mark.parametrize(
    ("turns", "white", "black", "rule", "side"),
    [
        ("a7", "a7 d7", "", "out_of_turn", "white"),
        ("a7 d2", "a7 d7 g7", "d2", None, "white"),
        ("a7 d2", "d7", "d2", "not_over_placing", "white"),
        ("a7 d2", "a7", "", "turn_taken_back", "black"),
        ("a7 d2 d7", "a7 d7", "d3", "not_over_placing", "black"),
        ("a7 b6 d7 f6 g7xb6", "a7 d7 g7", "", "one_removal_only", "white"),
        ("a7 b6 d7", "a7 d7", "", "removed_own_chip", "black"),
        ("a7 b6 d7 f6", "a7 d7 g7", "", "one_removal_only", "white"),
        (
            "a7 b6 d7 d6 a1 f6xa1 a1 c5",
            "a7 d7 a1 a4",
            "b6 d6 c5",
            "protected_by_mill",
            "white",
        ),
    ],
)
def test_an_illegal_change_is_ruled_and_restored(
    turns: str, white: str, black: str, rule: str | None, side: str
) -> None:
    table = Table()
    table.play(*turns.split())
    before = dict(table.referee.position.contents)

    events = table.see(white, black)

    assert len(rules_broken(events)) == 1
    if rule is not None:
        assert rules_broken(events) == [rule]
    (illegal,) = (e for e in events if isinstance(e, Illegal))
    assert illegal.side == side
    assert illegal.ruling.source
    assert ways(illegal)
    assert [Restored()] == table.show(see(table.game, before))
    assert dict(table.referee.position.contents) == before


def test_a_standing_fault_is_told_once_and_the_way_back_is_no_new_fault() -> None:
    table = Table()
    table.play("a7", "d2")

    assert len(rules_broken(table.see("d7 g7 a7", "d2"))) == 1
    assert not rules_broken(table.see("d7 g7 a7", "d2"))
    assert table.see("a7 g7", "d2") == [] or moved(table.see("a7 g7", "d2")) == []


def test_a_legal_turn_ends_a_fault() -> None:
    table = Table()
    table.play("a7")
    table.see("a7 d7", "")

    assert moved(table.see("a7", "d2")) == ["d2"]
    assert not table.referee.disputed


def test_a_turn_and_its_quick_reply_are_both_told() -> None:
    table = Table()
    table.play("a7", "d2")

    assert moved(table.see("a7 d7", "d2 f2")) == ["d7", "f2"]


@pytest.mark.slow
def test_two_histories_of_one_board_are_asked_not_guessed() -> None:
    rng = random.Random(5)
    asked = 0
    for _ in range(12):
        table = Table()
        game = table.game
        while len(replies := two_turns(game, table.referee.position, rng)) == 2:
            position = table.referee.position
            last = game.play(game.play(position, replies[0]), replies[1])
            events = table.show(see(game, last.contents))
            questions = [e for e in events if isinstance(e, Question)]
            if questions:
                asked += 1
                assert replies in questions[0].alternatives
            elif len(moved(events)) == 2:
                assert moved(events) == [str(turn) for turn in replies]
            if table.referee.position != last:
                break
    assert asked


def two_turns(game: Game, position: Position, rng: random.Random) -> tuple[Turn, ...]:
    turns: tuple[Turn, ...] = ()
    while len(turns) < 2 and (legal := game.turns(position)):
        turns += (rng.choice(legal),)
        position = game.play(position, turns[-1])
    return turns


def test_one_wild_site_invents_no_turn() -> None:
    table = Table()
    table.play("a7", "d2")
    calm = see(table.game, chips("a7", "d2"))
    wild = see(table.game, chips("a7 g7", "d2"))

    for _ in range(5):
        assert not table.show(wild, seconds=0.1)
        assert not table.show(calm, seconds=0.3)


def test_a_turn_accepted_in_doubt_is_corrected_by_what_is_seen_later() -> None:
    table = Table()
    table.play("a7")
    doubtful = see(table.game, chips("a7", "d2"))
    likelihoods = dict(doubtful.log_likelihoods)
    likelihoods["d2"] = {(): -4.0, ("white",): -9.0, ("black",): 0.0}
    likelihoods["d1"] = {(): 0.0, ("white",): -9.0, ("black",): -0.5}
    assert moved(table.show(Evidence(likelihoods))) == ["d2"]

    events = table.see("a7", "d1")

    (correction,) = (e for e in events if isinstance(e, Corrected))
    assert (correction.n, str(correction.turn), str(correction.instead_of)) == (
        2,
        "d1",
        "d2",
    )
    assert not rules_broken(events)
    table.play("g7")


def test_play_pauses_in_trouble_and_goes_on_after_it() -> None:
    table = Table()
    table.play("a7")

    assert table.referee.trouble(TroubleKind.BUMPED) == (Trouble(TroubleKind.BUMPED),)
    assert table.referee.trouble(TroubleKind.BUMPED) == ()
    assert table.see("", "") == []
    assert table.referee.trouble(None) == (Resumed(TroubleKind.BUMPED),)
    table.play("d2")


def told_apart(game: Game, position: Position) -> list[Turn]:
    """Return the legal turns, but of those that look alike the first alone."""
    turns = list(game.turns(position))
    if not has_kinds(position.contents.values()):
        return turns
    looks: dict[object, Turn] = {}
    for turn in turns:
        board = {**position.contents, **game.changes(position, turn)}
        looks.setdefault(tuple(map(appearance, board.values())), turn)
    return list(looks.values())


def random_boards(game: Game, seed: int) -> list[Mapping[str, Content]]:
    """Return the boards of a random game, one stage of each turn among them."""
    rng = random.Random(seed)
    position = game.start()
    boards = [position.contents]
    for _ in range(36):
        turns = told_apart(game, position)
        if not turns:
            break
        turn = rng.choice(turns)
        stages = game.stages(position, turn)
        if stages:
            partial, _ = rng.choice(stages)
            boards.append({**position.contents, **partial})
        position = game.play(position, turn)
        boards.append(position.contents)
    return boards


@pytest.mark.slow
@pytest.mark.parametrize("name", by_family(sorted(GAMES)))
def test_a_whole_random_game_is_told_turn_by_turn(name: str) -> None:
    table = Table(name, find_game(name).start().sides[0])
    events: list[Event] = []
    for board in random_boards(table.game, 0):
        events += table.show(see(table.game, board), seconds=0.3)
    events += table.show(see(table.game, board), seconds=3.0)

    assert not rules_broken(events)
    turns: list[Turn] = []
    for event in events:
        if isinstance(event, Moved):
            turns.append(event.turn)
        elif isinstance(event, Corrected):
            assert event.goes_on  # a chain of jumps went on after it was told
            turns[event.n - 1] = event.turn
    position = table.game.start()
    for turn in turns:
        position = table.game.play(position, turn)
    assert position == table.referee.position
    assert dict(position.contents) == dict(board)
    assert any(isinstance(e, Over) for e in events) is (position.to_move is None)


@pytest.mark.slow
@pytest.mark.parametrize("stop", [3, 17, 29])
def test_a_referee_that_remembers_goes_on_as_if_it_had_never_stopped(stop: int) -> None:
    table = Table()
    boards = random_boards(table.game, 4)
    events = [e for b in boards for e in table.show(see(table.game, b), seconds=0.3)]
    again = Table()
    early = [e for e in events if isinstance(e, Moved) and e.n <= stop]
    for event in early:
        again.referee.remember(event)

    seen = next(i for i, b in enumerate(boards) if b == early[-1].layout)
    late = [
        e
        for b in boards[seen:]
        for e in again.show(see(table.game, b), seconds=0.3)
        if isinstance(e, Moved)
    ]

    assert late == [e for e in events if isinstance(e, Moved) and e.n > stop]


def test_a_hand_over_a_fault_does_not_restore_the_board() -> None:
    table = Table()
    table.play("a7")
    table.see("a7 d7")

    assert table.see("a7", hidden="d7 g7") == []
    assert table.see("a7") == [Restored()]


def test_a_turn_out_of_order_that_is_answered_stands_as_it_was_played() -> None:
    table = Table()
    table.play("a7", "d2")
    assert rules_broken(table.see("a7", "d2 f2")) == ["out_of_turn"]

    events = table.see("a7 g7", "d2 f2")

    assert [(e.turn.side, str(e.turn)) for e in events if isinstance(e, Moved)] == [
        ("black", "f2"),
        ("white", "g7"),
    ]
    assert table.referee.position.to_move == "black"
    table.play("b2xa7")


def test_a_turn_out_of_order_is_remembered_with_its_ruling() -> None:
    table = Table()
    table.play("a7", "d2")
    events = table.see("a7", "d2 f2")
    again = Table()
    again.play("a7", "d2")
    for event in events:
        again.referee.remember(event)

    assert moved(again.see("a7 g7", "d2 f2")) == ["f2", "g7"]


def test_players_who_ignore_a_ruling_are_followed_from_the_board_as_it_stands() -> None:
    table = Table()
    table.play("a7", "d2", "d7", "f2")
    assert len(rules_broken(table.see("a7 d7 g1 a1", "d2 f2"))) == 1

    assert not table.see("a7 d7 g1 a1", "d2 f2 b6")

    events = table.see("a7 d7 g1 a1 a4", "f2 b6")

    (adopted,) = (e for e in events if isinstance(e, Adopted))
    assert adopted.to_move == "black"
    assert moved(events) == ["b6", "a4xd2"]


def test_the_way_back_from_a_fault_is_not_taken_for_playing_on() -> None:
    table = Table()
    table.play("a7", "d2", "d7", "f2")
    table.see("a7", "d2")

    assert not moved(table.see("a7", "d2 f2"))
    assert Restored() in table.see("a7 d7", "d2 f2")


def test_who_began_may_be_learned_from_the_third_turn() -> None:
    table = Table(first=None)

    events = table.see("c3", "d2")

    (question,) = (e for e in events if isinstance(e, Question))
    assert len(question.alternatives) == 2
    table.play_as("black", "b2")
