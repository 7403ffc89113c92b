"""Claims: a game that is over only if a player says so; ruled, said and logged."""

from collections.abc import Sequence

import pytest

from device.export.story import story_of
from device.log.history import History
from device.log.records import record_of
from device.ports import LogError
from device.voice.phrases import LANGUAGES, phrase
from rules.catalogue import find_game
from rules.core.claims import ClaimRule
from rules.core.events import Claimed, Event, Over, RoundScored
from rules.core.facts import verbatim
from rules.core.model import Result
from rules.games.facade import KernelGame
from rules.games.matches.making import match_of
from rules.games.moves.breakthrough import BREAKTHROUGH
from rules.games.moves.kernel import MoveKernel
from rules.games.table_position import TablePosition
from rules.referee import by_hand as wishes
from rules.referee.by_hand import RefusedError
from rules.referee.ledger import Ledger

SIDES = ("white", "black")
DRAW = Result((), "fifty", {})


class Peaceful(MoveKernel):
    """Breakthrough in which a draw may be claimed once three men have moved."""

    def claims(self, position: TablePosition) -> Sequence[ClaimRule]:
        moved = sum(
            position.contents[f"{file}{n}"] != () for file in "abc" for n in (3, 6)
        )
        says = verbatim(f"{moved} men have moved")
        return [
            ClaimRule(
                "fifty",
                DRAW if moved > 2 else None,
                verbatim("A book: three men"),
                says,
            )
        ]


@pytest.fixture
def ledger() -> Ledger:
    return Ledger(KernelGame(Peaceful, BREAKTHROUGH), SIDES, "white")


def play(ledger: Ledger, *turns: str) -> list[Event]:
    return [event for turn in turns for event in wishes.enter(ledger, turn)]


def test_a_wrong_claim_is_told_why_and_the_game_goes_on(ledger: Ledger) -> None:
    play(ledger, "a2-a3")

    (ruled,) = wishes.claim(ledger, "fifty")

    assert isinstance(ruled, Claimed)
    assert (ruled.side, ruled.claim.result) == ("black", None)
    assert phrase(ruled, SIDES, "en") == (
        "Black claims that the game is over, but it is not: 1 men have moved."
    )
    assert len({phrase(ruled, SIDES, one) for one in LANGUAGES}) == len(LANGUAGES)
    assert ledger.result is None


def test_a_right_claim_ends_the_game_and_its_log_is_read_again(ledger: Ledger) -> None:
    events = play(ledger, "a2-a3", "a7-a6", "b2-b3")

    events += wishes.claim(ledger, "fifty")

    assert events[-1] == Over(DRAW)
    assert ledger.result == DRAW
    history = History(ledger.game, SIDES)
    for event in events:
        history.take(record_of(event, t=1.0, frame=1))
    assert history.result == DRAW
    with pytest.raises(RefusedError, match="the game is over"):
        wishes.claim(ledger, "fifty")
    wishes.take_back(ledger)
    assert ledger.result is None


def test_only_what_the_rules_know_can_be_claimed(ledger: Ledger) -> None:
    with pytest.raises(RefusedError, match="'threefold' cannot be claimed; fifty can"):
        wishes.claim(ledger, "threefold")
    with pytest.raises(RefusedError, match="nothing can"):
        wishes.claim(Ledger(find_game("ordo"), SIDES, None), "fifty")


def test_a_log_cannot_say_that_a_wrong_claim_was_right(ledger: Ledger) -> None:
    (ruled,) = wishes.claim(ledger, "fifty")
    record = {**record_of(ruled, t=1.0, frame=1), "right": True}

    with pytest.raises(LogError, match="was not claimed so"):
        History(ledger.game, SIDES).take(record)


SHUFFLE = ("b1-c3", "b8-c6", "c3-b1", "c6-b8") * 2


def test_a_claim_in_a_match_ends_the_round_and_its_log_is_read_again() -> None:
    chess = find_game("chess")
    match = match_of(chess, 2)
    assert match is not None
    ledger = Ledger(match, SIDES, None)
    assert ledger.position.to_move == "white"
    events = play(ledger, *SHUFFLE)

    events += wishes.claim(ledger, "repetition")

    assert [type(event) for event in events[-2:]] == [Claimed, RoundScored]
    assert ledger.result is None
    assert match.points(ledger.position) == {"white": 0, "black": 0}
    assert getattr(ledger.position, "rounds", None) == 1
    history = History(match, SIDES)
    for event in events:
        history.take(record_of(event, t=1.0, frame=1))
    assert history.position == ledger.position
    records = [record_of(event, t=1.0, frame=1) for event in events]
    header = {"game": "chess", "match": "2", "sides": list(SIDES)}
    assert story_of([header, *records]).moments[-1].position == ledger.position
