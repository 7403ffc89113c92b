"""Chains of captures at the referee's table: what is owed, what stays open, crowns."""

from dataclasses import replace

import pytest

from rules.core.events import Corrected, Event, Illegal, Moved, Owed
from rules.core.evidence import Evidence
from rules.core.game import Game
from rules.core.model import StepKind, Turn
from rules.core.pieces import Content, Piece
from rules.games.acts import changed_by
from tests.rules.referee.test_referee import see
from tests.rules.referee.watch import Watch


def told(events: list[Event]) -> list[str]:
    """Return the turns that were told, corrected ones with a mark."""
    return [
        e.turn.text if isinstance(e, Moved) else f"corrected {e.turn.text}"
        for e in events
        if isinstance(e, Moved | Corrected)
    ]


def test_the_row_that_a_move_captures_is_owed_by_name() -> None:
    table = Watch("fanorona")
    turn = table.turn("d2-e3xf4xg5")

    first, second = table.act(turn, 1), table.act(turn, 2)

    (owed,) = first
    assert isinstance(owed, Owed)
    assert (owed.owed, owed.due) == (StepKind.REMOVE, (("f4", "g5"),))
    assert second == []
    assert told(table.act(turn, 3, 2.5)) == ["d2-e3xf4xg5"]


def test_approach_and_withdrawal_are_both_asked_for_until_the_board_tells() -> None:
    table = Watch("fanorona")
    turn = table.turn("d3-e3xc3")

    (owed,) = table.act(turn, 1)

    assert isinstance(owed, Owed)
    assert set(owed.due) == {("c3",), ("f3",)}
    assert told(table.act(turn, 2, 2.5)) == ["d3-e3xc3"]


def test_a_chain_stays_open_and_each_step_owes_its_own() -> None:
    table = Watch("fanorona")
    table.plays("d3-e3xc3", seconds=2.5)
    turn = table.turn("b4-c3xd2xe1-d3xb3")

    events = [table.act(turn, acts) for acts in range(1, 6)]

    assert [e.due for step in events for e in step if isinstance(e, Owed)] == [
        (("d2", "e1"),),
        (("b3",), ("e3",)),
    ]
    assert told(events[2]) == []  # it may go on
    assert told(table.act(turn, 5, 2.5)) == ["b4-c3xd2xe1-d3xb3"]


def test_a_chain_that_goes_on_after_a_pause_is_put_right() -> None:
    table = Watch("fanorona")
    table.plays("d3-e3xc3", seconds=2.5)
    before = table.position
    turn = table.turn("b4-c3xd2xe1-d3xb3")

    first = table.act(turn, 3, 2.5)
    longer = {**before.contents, **changed_by(before.contents, turn.steps)}
    then = table.look(see(table.game, longer), 2.5)

    assert told(first) == ["b4-c3xd2xe1"]
    assert told(then) == ["corrected b4-c3xd2xe1-d3xb3"]


def test_the_next_players_act_ends_an_open_chain() -> None:
    table = Watch("fanorona")
    table.plays("d3-e3xc3", seconds=2.5)
    shorter = table.turn("b4-c3xd2xe1")
    after = table.game.play(table.position, shorter)
    reply = next(t for t in table.game.turns(after) if len(t.steps) == 2)

    table.act(shorter, 3)
    board = {**after.contents, **table.game.changes(after, reply)}

    events = table.look(see(table.game, board), 2.5)
    assert told(events)[:2] == [shorter.text, reply.text]


def test_taking_both_rows_is_refused_by_name() -> None:
    table = Watch("fanorona")
    both = dict(table.position.contents)
    both |= {"d3": (), "e3": (Piece("white"),), "c3": (), "f3": ()}

    (illegal,) = table.look(see(table.game, both))

    assert isinstance(illegal, Illegal)
    assert illegal.ruling.rule == "took_both_ways"


def crowning() -> tuple[Watch, Turn]:
    """Return a table of Croda where a man can be crowned, and that turn."""
    table = Watch("croda")
    for _ in range(200):
        position = table.position
        turns = table.game.turns(position)
        crowns = [t for t in turns if t.steps[-1].kind is StepKind.PROMOTE]
        if crowns:
            return table, crowns[0]
        table.plays(max(turns, key=lambda t: (len(t.steps), t.text)).text, seconds=2.5)
    raise AssertionError("nobody was ever crowned")


def without_heights(evidence: Evidence) -> Evidence:
    return Evidence(evidence.log_likelihoods, evidence.hidden)


def crowned(game: Game, board: dict[str, Content], site: str, men: int) -> Evidence:
    (piece,) = board[site] if isinstance(board[site], tuple) else ()
    return see(game, {**board, site: (Piece(piece.side),) * men})


@pytest.mark.parametrize("men", [1, 2])
@pytest.mark.parametrize("tells_heights", [False, True])
def test_a_missing_crown_never_stops_the_game(men: int, tells_heights: bool) -> None:
    table, turn = crowning()
    end = turn.steps[-1].site
    after = table.game.play(table.position, turn)
    seen = crowned(table.game, dict(after.contents), end, men)

    events = table.look(seen if tells_heights else without_heights(seen), 2.5)

    assert told(events) == [turn.text]
    assert table.position == after


def test_a_crown_that_is_seen_is_not_waited_for() -> None:
    table, turn = crowning()
    after = table.game.play(table.position, turn)
    seen = crowned(table.game, dict(after.contents), turn.steps[-1].site, 2)

    assert told(table.look(seen, 0.5)) == [turn.text]


def test_where_a_camera_tells_kinds_the_crown_is_called_for() -> None:
    table, turn = crowning()
    after = table.game.play(table.position, turn)
    end = turn.steps[-1].site
    (king,) = after.contents[end] if isinstance(after.contents[end], tuple) else ()
    seen = see(table.game, after.contents)
    likely = dict(seen.log_likelihoods)
    likely[end] = {**likely[end], (king,): -9.0}
    evidence = Evidence(likely, seen.hidden)

    events = table.look(evidence, 2.5)

    (owed,) = events
    assert isinstance(owed, Owed)
    assert owed.owed is StepKind.PROMOTE


def test_a_man_that_hardly_looks_gone_is_waited_for_and_then_ruled_on() -> None:
    table = Watch("croda")
    before = table.position.contents
    board = {**before, **changed_by(before, table.turn("d3-d4").steps)}
    seen = see(table.game, board)

    def fainter(nats: float) -> Evidence:
        odds = {**seen.log_likelihoods["f6"], (): 0.0, ("black",): -nats}
        return replace(seen, log_likelihoods={**seen.log_likelihoods, "f6": odds})

    first = table.look(fainter(4.8), 0.3)
    then = table.look(fainter(9.0), 0.6)

    assert told(first) == []
    assert [e.ruling.rule for e in then if isinstance(e, Illegal)] == [
        "taken_elsewhere"
    ]
