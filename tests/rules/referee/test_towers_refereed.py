"""Towers at the referee's table: what is owed, what heights tell, what is unseen."""

from dataclasses import replace
from itertools import islice
from pathlib import Path

from rules.core.events import Illegal, Moved, Owed, Restored
from rules.core.evidence import Evidence
from rules.core.model import StepKind
from rules.core.options import first_positions
from rules.core.pieces import Content, Piece
from rules.referee.ledger import Ledger
from tests.rules.referee.test_referee import see
from tests.rules.referee.watch import Watch

PLAYED = Path(__file__).parents[2] / "playthroughs" / "focus.txt"


def turns(count: int) -> str:
    """Return the first turns of the game that is kept."""
    lines = PLAYED.read_text(encoding="utf-8").splitlines()
    numbered = (line.partition(". ")[2] for line in lines if line[:1].isdigit())
    return " ".join(islice(numbered, count))


def before_the_first_trim() -> tuple[Watch, str]:
    """Return a table at which the next turn makes a tower too high, and that turn."""
    game, texts = Watch("focus").game, turns(40).split()
    position = game.start()
    for count, text in enumerate(texts):
        turn = game.parse(position, text)
        if len(turn.steps) > 1:
            return Watch("focus", " ".join(texts[:count])), text
        position = game.play(position, turn)
    raise AssertionError("nobody leaves a tower in the game that is kept")


def blurred(evidence: Evidence, sharp: float) -> Evidence:
    """Return evidence whose heights tell a man more or less by so many nats only."""
    heights = {
        site: tuple(
            -sharp * abs(number - told.index(max(told))) for number in range(len(told))
        )
        for site, told in evidence.heights.items()
    }
    return replace(evidence, heights=heights)


def test_the_men_to_leave_are_called_for_and_then_the_turn_is_told() -> None:
    table, text = before_the_first_trim()
    turn = table.turn(text)

    first = table.act(turn, 1)
    second = table.act(turn, 2)

    (owed,) = first
    assert isinstance(owed, Owed)
    assert (owed.owed, owed.due) == (StepKind.TRIM, ((turn.steps[1].site,),))
    assert owed.leaving == turn.steps[1].pile
    assert [str(e.turn) for e in second if isinstance(e, Moved)] == [text]


def test_who_plays_on_before_they_have_left_is_told_so() -> None:
    table, text = before_the_first_trim()
    turn = table.turn(text)
    table.act(turn, 1)
    there = table.game.play(table.position, turn)
    reply = next(
        reply
        for reply in table.game.turns(there)
        if len(reply.steps) == 1
        and not {reply.steps[0].site, reply.steps[0].to} & {turn.steps[1].site}
    )
    stood = table.game.stages(table.position, turn)
    high = next(board for board, owed in stood if owed is StepKind.TRIM)
    changes = {**high, **table.game.changes(there, reply)}

    events = table.see(changes, seconds=4.0)

    ruled = [e.ruling.rule for e in events if isinstance(e, Illegal)]
    assert ruled == ["trimming_owed"]


def test_turns_that_tops_do_not_tell_apart_are_told_by_heights() -> None:
    table = Watch("focus")
    board = {**table.position.contents}
    for text in ("b7-c7", "e7-d7"):  # onto an own man: he alone is seen to be gone
        turn = table.turn(text)
        board |= table.game.changes(table.position, turn)
        look = blurred(see(table.game, board), 4.0)

        events = table.look(look, 3.0)

        assert [str(e.turn) for e in events if isinstance(e, Moved)] == [text]


def test_a_board_put_right_is_restored_though_a_turn_would_leave_no_trace() -> None:
    """A reserve that enters a full own tower may leave it looking as it was."""
    table = Watch("focus")
    table.see({"c8": ("white",), "d4": ()}, seconds=4.0)

    events = table.see({}, seconds=2.0)

    assert [type(event) for event in events] == [Restored]


def test_a_whole_turn_outweighs_its_half_where_a_weak_height_alone_parts_them() -> None:
    """Seen so weakly, the man may still be held; but nobody holds him long."""
    table = Watch("focus")
    turn = table.turn("b7-c7")  # onto an own man
    board = {**table.position.contents, **table.game.changes(table.position, turn)}

    events = table.look(blurred(see(table.game, board), 2.5), 3.0)

    assert [str(e.turn) for e in events if isinstance(e, Moved)] == ["b7-c7"]


def test_men_who_went_together_are_counted_where_heights_are_vague() -> None:
    table = Watch("pilare_6")
    board = {**table.position.contents, "e6": (), "c4": ("neutral", "neutral", "black")}

    events = table.look(blurred(see(table.game, board), 1.2), 3.0)

    assert [e.ruling.rule for e in events if isinstance(e, Illegal)] == ["not_sown"]


def test_a_man_who_is_gone_is_missed_where_heights_are_vague() -> None:
    table = Watch("explocus")
    turn = table.turn("g2-h2")
    board = {**table.position.contents, **table.game.changes(table.position, turn)}
    look = blurred(see(table.game, {**board, "b1": ()}), 4.0)

    events = table.look(look, 3.0)

    told = [(e.ruling.rule, e.ruling.sites) for e in events if isinstance(e, Illegal)]
    assert told == [("man_missing", ("b1",))]


def test_of_turns_that_leave_the_same_after_one_turn_none_is_asked_for() -> None:
    """Onto the corner and spread, or out of it: nobody can tell, and it is the same."""
    table = Watch("explocus")
    turn = table.turn("f2-f3")
    there = table.game.play(table.position, turn)
    spread = table.game.changes(there, table.game.parse(there, "b8-a8"))

    events = table.see(
        {**table.game.changes(table.position, turn), **spread}, seconds=3.0
    )

    assert [str(e.turn) for e in events if isinstance(e, Moved)] == ["f2-f3", "a8-a7"]


def exchanged(watch: Watch) -> dict[str, Content]:
    """Return the first board with the men of both sides exchanged."""
    other = {"white": Piece("black"), "black": Piece("white")}
    return {
        site: tuple(other[man] for man in held) if isinstance(held, tuple) else held
        for site, held in watch.position.contents.items()
    }


def test_a_game_may_begin_with_the_men_of_both_sides_exchanged() -> None:
    watch = Watch("focus")
    board = exchanged(watch)

    quiet = watch.look(see(watch.game, board), 3.0)
    events = watch.look(see(watch.game, {**board, "e3": (), "e4": ("black", "white")}))

    assert not quiet
    assert [str(event.turn) for event in events if isinstance(event, Moved)] == [
        "e3-e4"
    ]
    assert watch.referee.ledger.past[0].turn.side == "white"


def test_a_turn_from_either_first_position_is_taken_up_again() -> None:
    game = Watch("focus").game
    for start in first_positions(game, None, None):
        turn = game.turns(start)[0]
        ledger = Ledger(game, start.sides, None)

        ledger.take(Moved(1, turn, (), 1.0, game.play(start, turn).contents))

        assert ledger.past[0].before.contents == start.contents
