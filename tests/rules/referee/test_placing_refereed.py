"""Games of placing at the table: discs turned one by one, turns that leave no trace."""

from rules.catalogue import find_game
from rules.core.events import Event, Illegal, Moved, Over, Owed, TakenBack
from rules.core.model import StepKind
from rules.games.acts import changed_by
from rules.referee.by_hand import enter, take_back
from rules.referee.disputes import dispute_of
from tests.mends import ways
from tests.rules.pit_table import done
from tests.rules.referee.test_referee import moved, rules_broken
from tests.rules.referee.watch import Watch

PASSES = """
d6 c6 b6 e6 f6 c4 f3 g7 b4 c3 f5 a4 h8 f4 d3 e2 d2 e3 d1 c5 c2 b2 a1 b3 a5 f1 g5 b5 e1
a6 a2 g4 g1 c7 h5 g6 a7 h6 c8 d8 d7 e8 f8 f2 a3 h3 e7 b1 g2 c1 h4 g3 h7 h2 h1 g8 b7 f7
"""
"""A game of Othello, at the end of which white has to pass."""


def owed(events: list[Event]) -> list[tuple[StepKind, tuple[str, ...]]]:
    """Return what is owed, and where: there is one way."""
    calls = [event for event in events if isinstance(event, Owed)]
    assert all(len(call.due) == 1 for call in calls)
    return [(call.owed, call.due[0]) for call in calls]


def othello_with_a_row() -> Watch:
    """Return a table where black's c1 turns two discs over."""
    table = Watch("othello")
    table.plays("c5", "c6", "c7", "c4")
    return table


def test_discs_are_turned_one_after_another_and_nobody_is_hurried() -> None:
    table = othello_with_a_row()
    turn = next(t for t in table.game.turns(table.position) if len(t.steps) > 2)

    for acts in range(1, len(turn.steps) - 1):
        steps = (turn.steps[0], *turn.steps[:0:-1][: acts - 1])
        board = changed_by(table.position.contents, steps)
        assert table.see(board) == []
    assert moved(table.plays(turn.text)) == [turn.text]


def test_a_forgotten_disc_is_told_by_its_site() -> None:
    table = othello_with_a_row()
    turn = next(t for t in table.game.turns(table.position) if len(t.steps) > 2)
    forgotten = turn.steps[1].site

    board = changed_by(table.position.contents, (turn.steps[0], *turn.steps[2:]))

    assert owed(table.see(board)) == [(StepKind.FLIP, (forgotten,))]


def test_what_is_to_be_turned_is_told_after_a_while() -> None:
    table = othello_with_a_row()
    turn = next(t for t in table.game.turns(table.position) if len(t.steps) > 2)
    board = changed_by(table.position.contents, turn.steps[:1])

    assert owed(table.see(board)) == []
    assert owed(table.see(board, seconds=16.0)) == [
        (StepKind.FLIP, tuple(step.site for step in turn.steps[1:]))
    ]


def test_who_plays_on_while_a_disc_is_forgotten_hears_which() -> None:
    table = othello_with_a_row()
    turn = next(t for t in table.game.turns(table.position) if len(t.steps) > 2)
    forgotten = turn.steps[1].site
    board = changed_by(table.position.contents, (turn.steps[0], *turn.steps[2:]))
    table.see(board)
    free = next(s for s, held in table.position.contents.items() if not held)

    events = table.see({**board, free: (str(table.position.sides[1]),)})

    (illegal,) = (event for event in events if isinstance(event, Illegal))
    assert illegal.ruling.rule == "turning_owed"
    assert illegal.ruling.why.endswith(f"must first turn {forgotten} over")


def test_one_disc_too_many_is_ruled_and_the_rest_of_the_turn_stands() -> None:
    table = Watch("othello")
    table.plays("c5", "c6")

    assert rules_broken(table.deeds("black@c7 ~c6 ~d5 ~e4")) == ["not_enclosed"]


def test_who_can_do_nothing_passes_at_once_and_that_is_told() -> None:
    table = Watch("othello")

    events = table.plays(*PASSES.split())

    assert moved(events)[-2:] == [PASSES.split()[-1], "pass"]
    assert table.referee.turns_played == len(PASSES.split()) + 1
    last = [event for event in events if isinstance(event, Moved)][-1]
    assert last.n == len(PASSES.split()) + 1
    assert last.turn.side != table.position.to_move


def test_a_pass_is_taken_back_with_the_turn_before_it() -> None:
    table = Watch("othello")
    table.plays(*PASSES.split())

    events = table.referee.by_hand(take_back, table.now_s)

    back = [str(event.turn) for event in events if isinstance(event, TakenBack)]
    assert back == ["pass", PASSES.split()[-1]]
    assert table.referee.turns_played == len(PASSES.split()) - 1


def test_after_a_power_cut_a_pass_is_made_up_for() -> None:
    table = Watch("othello")
    events = table.plays(*PASSES.split())
    again = Watch("othello")
    for event in events[:-1]:
        again.referee.remember(event)

    assert moved(again.see({}))[:1] == ["pass"]
    assert again.position == table.position


def test_the_game_ends_with_its_count() -> None:
    table, told = Watch("othello"), list[Event]()
    while (side := table.position.to_move) is not None:
        assert side in table.position.sides
        told += table.plays(str(table.game.turns(table.position)[0]))

    (over,) = (event for event in told if isinstance(event, Over))
    assert over.result.reason == "tally"
    assert sum(over.result.scores.values()) <= len(table.game.sites)


def test_captured_stones_are_called_for_by_their_sites() -> None:
    table = Watch("pente")
    table.plays("g10", "h10", "a1", "i10")

    assert owed(table.deeds("white@j10")) == [(StepKind.REMOVE, ("h10", "i10"))]
    assert owed(table.deeds("white@j10 xi10", 16.0))[-1] == (StepKind.REMOVE, ("h10",))
    assert moved(table.deeds("white@j10 xh10 xi10")) == ["j10xh10xi10"]


def test_many_stones_are_taken_in_any_order() -> None:
    table = Watch(find_game("gonnect").configured(size=9))
    whites, blacks = "a1 b1 c1 d1 e1 f1 g1 h1", "a2 b2 c2 d2 e2 f2 g2 h2"
    for white, black in zip(whites.split(), blacks.split(), strict=True):
        table.plays(black, white)

    table.deeds("black@i1")
    events = table.deeds("black@i1 xb1 xe1 xh1", 16.0)

    assert owed(events)[-1] == (StepKind.REMOVE, ("a1", "c1", "d1", "f1", "g1"))
    taken = "x" + " x".join(whites.split())
    assert moved(table.deeds(f"black@i1 {taken}"))[0].startswith("i1xa1xb1")


def test_who_exchanges_places_says_so_and_plays_go_on() -> None:
    table = Watch(find_game("gonnect").configured(size=9, pie=True))
    table.plays("e5")

    events = table.referee.by_hand(lambda ledger: enter(ledger, "swap"), table.now_s)

    assert moved(list(events)) == ["swap"]
    assert moved(table.plays("d5")) == ["d5"]
    assert table.position.to_move == "black"


def test_a_disc_turned_wrongly_is_turned_over_again() -> None:
    table = Watch("othello")
    table.plays("c5", "c6")

    (illegal,) = (
        event
        for event in table.deeds("black@c7 ~c6 ~d5 ~e4")
        if isinstance(event, Illegal)
    )

    assert set(ways(illegal)) >= {("e4", "e4")}
    assert dispute_of(table.position, illegal).board == done(
        table.position, "black@c7 ~c6 ~d5 ~e4"
    )


def test_a_turn_and_its_reply_are_told_though_both_turn_many_discs() -> None:
    table = Watch("othello")
    start = table.position
    for text in PASSES.split()[:51]:
        start = table.game.play(start, table.game.parse(start, text))
    table.referee.ledger.positions = (start,)
    turn = table.game.parse(start, "g3")
    between = table.game.play(start, turn)
    reply = table.game.parse(between, "h7")

    events = table.see(table.game.play(between, reply).contents)

    assert moved(events)[:2] == ["g3", "h7"]
