"""Sowing games refereed from evidence: turns, pauses, slips, rounds."""

import random

import pytest

from rules.core.events import (
    Adopted,
    Illegal,
    Moved,
    Over,
    Owed,
    Question,
    Restored,
    RoundScored,
    TakenBack,
)
from rules.core.evidence import Evidence, Hands
from rules.core.game import Game
from rules.core.pieces import Content
from rules.games.sowing.position import Phase, SowPosition
from rules.referee.explain import explain
from rules.referee.referee import Referee
from rules.referee.residuals import Gaps
from rules.referee.verdict import Says, verdict
from tests.rules.referee.watch import Watch
from tests.rules.sow_table import GAMES

MOST = 24
WAIT_S = 5.0


def seen(board: dict[str, Content]) -> Evidence:
    """Return evidence that is nearly sure of every count."""
    return Evidence(
        {
            site: {
                count: -abs(count - lying) * 8.0
                for count in range(max(MOST, lying + 2))
                if isinstance(lying, int)
            }
            for site, lying in board.items()
            if isinstance(lying, int)
        }
    )


class Watched:
    """A game with a referee who looks at every board long enough."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.referee = Referee(game, first=game.start().sides[0])
        self.now_s = 0.0

    def look(self, board: dict[str, Content]) -> list[object]:
        events: list[object] = []
        for _ in range(2):
            self.now_s += WAIT_S
            events += self.referee.observe(seen(board), self.now_s)
        return events


def own(position: SowPosition) -> dict[str, Content]:
    return dict(position.contents)


def total(board: dict[str, Content]) -> int:
    return sum(lying for lying in board.values() if isinstance(lying, int))


SOWN_AT_ONCE = list(GAMES)


@pytest.mark.slow
@pytest.mark.parametrize("name", SOWN_AT_ONCE)
def test_a_random_game_is_followed_turn_by_turn(name: str) -> None:
    game, rng = GAMES[name], random.Random(3)
    watched = Watched(game)
    position = game.start()
    for _ in range(25):
        if position.to_move is None:
            break
        turn = rng.choice(game.turns(position))
        position = game.play(position, turn)

        events = watched.look(own(position))

        moved = [event for event in events if isinstance(event, Moved)]
        assert len(moved) == 1
        assert watched.referee.position.contents == position.contents
        position = watched.referee.position  # of turns alike, either will do
        assert isinstance(position, SowPosition)
    if position.to_move is None:
        assert any(isinstance(event, Over) for event in events)


def test_nobody_is_accused_while_a_hand_is_over_pits() -> None:
    """An apparent fault may yet become right; without the hand it is ruled on."""
    game = GAMES["kalah"]
    watched = Watched(game)
    board = {**own(game.start()), "S2": 1, "N5": 6}
    whole = seen(board)
    below = {"S4", "S5", "S6"}
    told = {s: odds for s, odds in whole.log_likelihoods.items() if s not in below}

    covered = Evidence(told, frozenset(below))
    for now_s in (5.0, 10.0, 15.0):
        assert not watched.referee.observe(covered, now_s)

    watched.now_s = 15.0
    assert any(isinstance(event, Illegal) for event in watched.look(board))


def test_a_relay_may_pause_and_a_slip_is_told_and_mended() -> None:
    game = GAMES["adi"]
    watched = Watched(game)
    position = game.start()
    turn = game.parse(position, "S3")
    for partial, _ in game.stages(position, turn)[::5]:
        events = watched.look({**own(position), **partial})
        assert not any(isinstance(event, (Moved, Illegal)) for event in events)
    after = own(game.play(position, turn))
    here, there = [site for site in game.sites[:6] if after[site]][:2]
    slipped = {**after, here: int(str(after[here])) - 1}
    slipped[there] = int(str(after[there])) + 1

    told = watched.look(slipped)
    (illegal,) = [e for e in told if isinstance(e, Illegal)]
    assert illegal.ruling.rule == "mis_sown"
    assert f"{here} should hold" in illegal.ruling.why
    moved = [e for e in told if isinstance(e, Moved)]
    assert [str(event.turn) for event in moved] == ["S3"]
    assert watched.look(after) == [Restored()]


def test_a_relay_that_is_not_sown_on_is_told_when_the_other_side_plays() -> None:
    """It is mended from where it stopped."""
    game = GAMES["adi"]
    watched = Watched(game)
    position = game.start()
    turn = game.parse(position, "S3")
    stages = ({**own(position), **part} for part, _ in game.stages(position, turn))
    first_lap = next(lie for lie in stages if total(lie) == total(own(position)))
    stopped = game.rearranged(position, first_lap, "north")
    reply = own(game.play(stopped, game.parse(stopped, "N5")))

    assert not watched.look(first_lap)
    (illegal,) = watched.look(reply)
    assert isinstance(illegal, Illegal)
    assert illegal.ruling.rule == "stopped_early"
    assert not watched.look(first_lap)
    (moved,) = watched.look(own(game.play(position, turn)))
    assert isinstance(moved, Moved)
    assert str(moved.turn) == "S3"


def slip(watched: Watched) -> tuple[SowPosition, dict[str, Content]]:
    """Let South sow S3 of kalah, with the last seed one pit too far; return both."""
    position = watched.referee.position
    assert isinstance(position, SowPosition)
    right = watched.game.play(position, watched.game.parse(position, "S3"))
    slipped = {**own(right), "S5": 4, "N1": 5}
    (illegal,) = [e for e in watched.look(slipped) if isinstance(e, Illegal)]
    assert "S5 should hold 5" in illegal.ruling.why
    return right, slipped


def test_a_slip_that_is_let_stand_is_played_on_from() -> None:
    watched = Watched(GAMES["oware"])
    game = watched.game
    _, slipped = slip(watched)
    there = game.rearranged(watched.referee.position, slipped, "north")
    after = game.play(there, game.parse(there, "N6"))  # over the slip, too
    assert not watched.look(own(after))

    events = watched.look(own(after := game.play(after, game.turns(after)[0])))

    assert [type(e) for e in events] == [Adopted, Moved, Moved]
    assert own(watched.referee.position) == own(after)
    assert watched.referee.position.to_move == "north"


def test_a_slip_that_is_mended_while_the_other_side_plays_is_forgotten() -> None:
    watched = Watched(GAMES["oware"])
    game = watched.game
    right, _ = slip(watched)

    events = watched.look(own(game.play(right, game.parse(right, "N4"))))

    assert [str(e.turn) for e in events if isinstance(e, Moved)] == ["N4"]
    assert not watched.referee.disputed


def slip_like_two_turns(watched: Watched) -> list[SowPosition]:
    """Let South leave N2 out and drop two into N3: as if North had sown N2 at once.

    Return the position before, after the first turn that is told, and after both.
    """
    game = watched.game
    for text in ("S1", "N2", "S2", "N6"):
        position = watched.referee.position
        watched.look(own(game.play(position, game.parse(position, text))))
    before = watched.referee.position
    assert isinstance(before, SowPosition)
    boards = [before]
    for text in ("S6", "N2"):
        boards.append(game.play(boards[-1], game.parse(boards[-1], text)))
    assert boards[1].contents["N2"] == 1
    watched.look(own(boards[2]))
    assert watched.referee.turns_played == 6
    return boards


@pytest.mark.parametrize("mended", [0, 1])
def test_a_slip_that_looked_like_two_turns_is_told_no_more_once_mended(
    mended: int,
) -> None:
    watched = Watched(GAMES["oware"])
    boards = slip_like_two_turns(watched)

    events = watched.look(own(boards[mended]))

    assert [str(e.turn) for e in events if isinstance(e, TakenBack)] == ["N2", "S6"][
        : 2 - mended
    ]
    assert not any(isinstance(e, Illegal) for e in events)
    assert watched.referee.position == boards[mended]
    again = watched.look(own(boards[2]))
    told = [str(e.turn) for e in again if isinstance(e, Moved)]
    assert told == ["S6", "N2"][mended:]


def test_a_slip_that_looked_like_two_turns_is_told_once_the_other_side_plays() -> None:
    watched = Watched(GAMES["oware"])
    game = watched.game
    before, _, slipped = slip_like_two_turns(watched)
    there = game.rearranged(before, own(slipped), "north")
    after = game.play(there, game.parse(there, "N3"))

    events = watched.look(own(after))

    undone = [TakenBack, TakenBack]
    assert [type(e) for e in events] == [*undone, Moved, Illegal]
    assert "N2 should hold 1, not 0" in told_of(events)
    events = watched.look(own(after := game.play(after, game.turns(after)[0])))
    assert [type(e) for e in events] == [Adopted, Moved, Moved]
    assert own(watched.referee.position) == own(after)


def test_a_slip_that_nobody_noticed_is_found_when_its_heap_is_sown_on() -> None:
    """South drops two seeds into S4 and none into S3: both heaps look either way."""
    watched = Watched(GAMES["pandi"])
    game = watched.game
    position = game.start()
    right = game.play(position, game.parse(position, "S1"))
    slipped = {**own(right)}
    vague = dict(seen(slipped).log_likelihoods)
    for site, more in (("S3", -1), ("S4", 1)):
        slipped[site] = held = int(str(slipped[site])) + more
        vague[site] = {n: -2.0 * abs(n - held + 0.4 * more) for n in range(MOST)}
    for now_s in (WAIT_S, 2 * WAIT_S):
        watched.referee.observe(Evidence(vague), now_s)
    assert own(watched.referee.position) == own(right)
    watched.now_s = 2 * WAIT_S
    there = game.rearranged(right, slipped, "north")
    after = game.play(there, game.parse(there, "N6"))

    events = watched.look(own(after))

    assert [type(e) for e in events] == [Illegal]
    assert "S3 should hold 8, not 7; S4 should hold 8, not 9" in told_of(events)
    events = watched.look(own(after := game.play(after, game.turns(after)[0])))
    assert [type(e) for e in events] == [Adopted, Moved, Moved]
    assert own(watched.referee.position) == own(after)


def told_of(events: list[object]) -> str:
    """Return why the one ruling among the events was made."""
    (illegal,) = [event for event in events if isinstance(event, Illegal)]
    return illegal.ruling.why


def blurred(board: dict[str, Content], odds: dict[str, dict[int, float]]) -> Evidence:
    """Return evidence of a board, but for the odds of some pits."""
    sharp = seen(board).log_likelihoods
    vague = {s: {n: near.get(n, -9.0) for n in sharp[s]} for s, near in odds.items()}
    return Evidence({**sharp, **vague})


@pytest.mark.parametrize(
    ("odds", "first", "then"),
    [
        ({"S5": {3: 0.0, 4: -4.0}}, [Moved, Illegal], []),
        (
            {"S5": {5: -5.0, 4: 0.0}, "N1": {4: -5.0, 5: 0.0}},
            [Question],
            [Moved, Illegal],
        ),
    ],
    ids=["misread when it was ruled on", "in doubt"],
)
def test_what_a_slip_had_left_is_told_by_what_is_sown_from_it(
    odds: dict[str, dict[int, float]], first: list[type], then: list[type]
) -> None:
    """S5 got none of South's seeds and N1 one too many."""
    game = GAMES["oware"]
    watched = Watched(game)
    start = game.start()
    slipped = {**own(game.play(start, game.parse(start, "S3"))), "S5": 4, "N1": 5}
    events: list[object] = []
    for watched.now_s in (WAIT_S, 2 * WAIT_S):
        events += watched.referee.observe(blurred(slipped, odds), watched.now_s)
    assert [type(event) for event in events] == first
    there = game.rearranged(start, slipped, "north")
    after = game.play(there, game.parse(there, "N6"))

    events = watched.look(own(after))

    assert [type(event) for event in events] == then
    events = watched.look(own(after := game.play(after, game.turns(after)[0])))
    assert [type(event) for event in events] == [Adopted, Moved, Moved]
    assert own(watched.referee.position) == own(after)


def test_a_slip_taken_for_a_turn_is_none_any_more_once_the_board_is_put_right() -> None:
    """South's seed for S5 fell beside; S5 looked as if it held five all the same."""
    game = GAMES["oware"]
    watched = Watched(game)
    start = game.start()
    sown = own(game.play(start, game.parse(start, "S3")))
    for watched.now_s in (WAIT_S, 2 * WAIT_S):
        watched.referee.observe(blurred(sown, {"S5": {5: 0.0, 4: -3.0}}), watched.now_s)
    assert watched.referee.turns_played == 1

    events = watched.look(own(start))

    assert [str(e.turn) for e in events if isinstance(e, TakenBack)] == ["S3"]
    assert not any(isinstance(e, Illegal) for e in events)
    (moved,) = watched.look(own(game.play(start, game.parse(start, "S4"))))
    assert isinstance(moved, Moved)
    assert str(moved.turn) == "S4"


def test_a_clear_turn_put_back_is_ruled_on_though_heaps_are_misread() -> None:
    """Heaps that were lifted and filled again do not look as they did."""
    game = GAMES["oware"]
    watched = Watched(game)
    start = game.start()
    watched.look(own(game.play(start, game.parse(start, "S3"))))
    misread = {"S3": {3: 0.0, 4: -3.5}, "S4": {5: 0.0, 4: -0.5}}

    events: list[object] = []
    for watched.now_s in (3 * WAIT_S, 4 * WAIT_S):
        events += watched.referee.observe(blurred(own(start), misread), watched.now_s)

    assert told_of(events) == "south has taken back S3; a turn once made stands"


def test_a_mistake_that_is_likelier_but_not_clear_is_asked_about() -> None:
    """S5 looks as if it had lost a seed; the pit to count is named, and its rule."""
    game = GAMES["oware"]
    watched = Watched(game)
    start = game.start()
    sown = own(game.play(start, game.parse(start, "S3")))
    evidence = blurred(sown, {"S5": {5: -4.6, 4: 0.0}})
    assert not watched.referee.observe(evidence, 1.0)
    assert not watched.referee.observe(evidence, 1.9)

    (question,) = watched.referee.observe(evidence, 2.0)

    assert isinstance(question, Question)
    assert question.suspected is not None
    assert question.suspected.rule == "seeds_lost"
    assert "S5 should hold 5, not 4" in question.suspected.why
    assert [str(turn) for (turn,) in question.alternatives] == ["S3"]
    assert not watched.referee.observe(evidence, 20.0)  # it is asked once
    watched.now_s = 20.0
    (moved,) = watched.look(sown)
    assert isinstance(moved, Moved)  # they counted, and it was right


def test_a_turn_that_is_likelier_than_any_mistake_is_no_mistake() -> None:
    """All heaps look a seed too high: one seed too many comes nearer, not enough."""
    game = GAMES["oware"]
    watched = Watched(game)
    start = game.start()
    sown = own(game.play(start, game.parse(start, "S3")))
    heaps = [site for site, held in sown.items() if held in {4, 5}][:6]
    higher = {s: {n + 1: 0.0, n: -1.6} for s in heaps for n in [int(str(sown[s]))]}
    watched.referee.observe(blurred(sown, higher), WAIT_S)

    (moved,) = watched.referee.observe(blurred(sown, higher), 2 * WAIT_S)

    assert isinstance(moved, Moved)
    assert str(moved.turn) == "S3"


def test_what_only_a_store_may_hold_does_not_delay_a_ruling() -> None:
    """Only a store distinguishes these two slips: either looks like the other."""
    game = GAMES["kalah"]
    position = game.start()
    board = {**own(game.play(position, game.parse(position, "S5"))), "N3": 5}
    pits = {s: n for s, n in board.items() if s not in game.board.stores}
    gaps = Gaps(Evidence(seen(pits).log_likelihoods, frozenset(game.board.stores)))
    found = [(position, way) for way in explain(game, position, gaps)]

    told = verdict(game, [position], found, gaps, disputed=False)

    assert told.says is Says.ILLEGAL
    assert told.about == frozenset(pits.items())


def test_winnings_that_still_lie_there_are_called_for() -> None:
    game = GAMES["mankaleh"]
    watched = Watched(game)
    position = game.start()
    while True:
        turn = next(
            (t for t in game.turns(position) if t.steps[-1].kind.value == "take"),
            game.turns(position)[0],
        )
        if turn.steps[-1].kind.value == "take":
            break
        position = game.play(position, turn)
        watched.look(own(position))
    *_, (partial, owed) = game.stages(position, turn)
    events = watched.look({**own(position), **partial})
    assert owed.value == "take"
    assert not any(isinstance(event, (Moved, Illegal)) for event in events)
    assert any(isinstance(event, Owed) for event in events)


def test_rounds_of_a_match_are_scored_and_set_up_again() -> None:
    game, rng = GAMES["pandi"].configured(rounds="match"), random.Random(5)
    watched = Watched(game)
    position = game.start()
    scored = 0
    for _ in range(60):
        if position.to_move is None:
            break
        position = game.play(position, rng.choice(game.turns(position)))
        events = watched.look(own(position))
        scored += sum(isinstance(event, RoundScored) for event in events)
        assert watched.referee.position == position
        if position.phase is Phase.REFILL:
            assert scored
            break
    assert scored == 1


def test_two_turns_seen_in_one_look_are_no_mistake_with_a_heap_misread() -> None:
    game = GAMES["pandi"]
    referee = Referee(game, first="south")
    position = game.start()
    for text in ("S6", "N1"):
        position = game.play(position, game.parse(position, text))
    pits = {s: n for s, n in own(position).items() if s not in game.board.stores}
    vague = {
        site: {n: -2.5 * abs(n - int(str(lies))) for n in range(MOST)}
        for site, lies in pits.items()
    }
    vague["N6"] = {n: -1.2 * abs(n - 5) for n in range(MOST)}  # there lie 8

    events = [
        event
        for now_s in (WAIT_S, 2 * WAIT_S)
        for event in referee.observe(Evidence(vague), now_s)
    ]

    assert [str(e.turn) for e in events if isinstance(e, Moved)] == ["S6", "N1"]


@pytest.mark.parametrize("hands", [None, Hands(visits=1, seconds=5.0)])
def test_two_laps_of_sita_are_two_turns(hands: Hands | None) -> None:
    watch = Watch("sita_solitaire", "S1 N2")
    first = watch.turn("S2")
    between = watch.game.play(watch.position, first)
    (second,) = watch.game.turns(between)
    board = watch.game.play(between, second).contents

    events = watch.see(board, hands, seconds=5.0)

    assert [event.turn for event in events if isinstance(event, Moved)] == [
        first,
        second,
    ]
