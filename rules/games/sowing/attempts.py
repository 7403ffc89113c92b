"""Hypotheses of illegal sowings."""

from collections.abc import Iterator
from itertools import product

from rules.core.facts import Fact, Notation, Sentence, Sides, Sites
from rules.games.law import Law
from rules.games.sowing.beginnings import first_laps, from_wrong_pits
from rules.games.sowing.capture_attempts import (
    forgotten,
    fours_left,
    last_taken,
    untaken,
)
from rules.games.sowing.fit import SLIPPED, SLIPS
from rules.games.sowing.flow import after_play, plays_of, startable
from rules.games.sowing.laps import Slip, Sowing, sown, text_of
from rules.games.sowing.position import Attempt, Phase, SowPosition
from rules.games.sowing.record import Fours, Relay, Starts, Stores
from rules.games.sowing.relays import MOST_CHANCES, stopped, wrongly_sown_on
from rules.games.sowing.ring import BACK, FORWARD, NO_SITE
from rules.rulings.common import out_of_turn
from words.keys import Key


def attempts(position: SowPosition) -> Iterator[Attempt]:
    """Yield hypotheses that break one rule, most likely first."""
    if position.phase not in (Phase.SOW, Phase.ACCEPT):
        return
    yield from _by_others(position)
    yield from from_wrong_pits(position)
    yield from _wrong_ways(position)
    yield from _wrong_laps(position)
    yield from _too_far(position)
    yield from _twice(position)
    yield from stopped(position)
    yield from wrongly_sown_on(position)
    yield from forgotten(position)
    if position.rules.record.fours is not Fours.NOBODY:
        yield from fours_left(position)


def _by_others(position: SowPosition) -> Iterator[Attempt]:
    """Yield the turns of sides that are not to move, or not yet: another goes on."""
    due = Sides((position.rules.seats[position.mover],))
    goes_on = [(p.seeds, p.held) for p in position.plays if p.again]
    boards = [(position.seeds, position.held), *goes_on]
    for (seeds, held), (seat, side) in product(boards, enumerate(position.rules.seats)):
        if seat == position.mover:
            continue
        there = position.but(seeds=seeds, held=held, mover=seat, phase=Phase.SOW)
        foe = Sides((side,))
        for play in plays_of(there):
            yield Attempt(
                out_of_turn.rule,
                Law.TURNS,
                Sentence(
                    Key("sowing-s-sown-s-turn"),
                    {"foe": foe, "turn": Notation(play.turn.text), "own": due},
                ),
                play.seeds,
            )


def _wrong_ways(position: SowPosition) -> Iterator[Attempt]:
    """Yield sowings the wrong way round."""
    rules = position.rules
    if len(rules.ways) > 1:
        return
    way = BACK if rules.ways[0] == FORWARD else FORWARD
    for pit in startable(position, position.mover):
        sowing = sown(position, pit, way)
        yield _the_wrong_way(position, pit, tuple(sowing.board))
        for board in first_laps(position, sowing):
            yield _the_wrong_way(position, pit, board)
        if rules.record.stores is Stores.SOWN:  # not even the other's store left out
            sowing = Sowing(position, position.mover, way)
            every = {store for store in rules.stores if store != NO_SITE}
            closed = position.closed
            sowing.after = rules.after_with(every, position.mover, way, closed)
            sowing.sow(pit)
            yield _the_wrong_way(position, pit, tuple(sowing.board))


class _Turned(Sowing):
    """A relay sowing of which one lap, or all from it on, goes the wrong way round."""

    def __init__(
        self, position: SowPosition, way: int, lap: int, *, back: bool
    ) -> None:
        super().__init__(position, position.mover, way)
        self.lap, self.back, self.turned = lap, back, NO_SITE

    def _next(self, last: int, was: int) -> int:
        following = super()._next(last, was)
        self.lap -= 1
        if self.lap == 0 and following != NO_SITE:
            self.turned = following
            self.turn_round()
        elif self.lap == -1 and self.back:
            self.turn_round()
        return following


def _wrong_laps(position: SowPosition) -> Iterator[Attempt]:
    """Yield relay sowings that went on the wrong way round from a lap's end.

    Where every lap turns round, it is rather that somebody did not.
    """
    rules = position.rules
    if rules.record.relay is Relay.NONE or rules.record.reverses:
        return
    pits = startable(position, position.mover)
    each = product(pits, rules.ways, range(1, MOST_CHANCES + 1), (False, True))
    for pit, way, lap, back in each:
        sowing = _Turned(position, way, lap, back=back)
        sowing.sow(pit)
        if sowing.turned != NO_SITE and not sowing.endless:
            yield _the_wrong_way(position, sowing.turned, tuple(sowing.board))


def _the_wrong_way(position: SowPosition, pit: int, board: tuple[int, ...]) -> Attempt:
    """Return the attempt of sowing a pit in the wrong direction."""
    says = Sentence(
        Key("sowing-sown-wrong-way-round"),
        {"pit": Sites((position.rules.names[pit],))},
    )
    return Attempt("wrong_direction", Law.SOWING, says, board)


def _too_far(position: SowPosition) -> Iterator[Attempt]:
    """Yield turns that were sown on though they were over.

    It is the last pit that is picked up again; where the next one is lifted, that
    beyond the empty one, which should have been won or licked.
    """
    rules, own = position.rules, Sides((position.rules.seats[position.mover],))
    for play in position.plays:
        if play.endless or play.last == NO_SITE or play.last in rules.stores:
            continue
        way = BACK if play.turn.text.endswith("<") else rules.ways[0]
        right = sown(position, rules.number[play.turn.steps[0].site], way)
        again, board = play.last, play.seeds
        if rules.record.relay is Relay.NEXT:
            again = right.after[right.after[again]]
        if rules.record.relay is Relay.NEXT or not board[again]:
            board = untaken(position, play, last_taken(position, play))
        if not board[again]:
            continue
        if rules.record.reverses:
            right.turn_round()
        then = Sowing(position.but(seeds=board, held=play.held), right.seat, right.way)
        then.crossed = right.crossed
        then.sow(again)
        if then.endless:
            continue
        yield Attempt(
            "sowed_on",
            Law.STOP,
            Sentence(
                Key("sowing-sowed-on"),
                {
                    "own": own,
                    "turn": Notation(play.turn.text),
                    "last": Sites((rules.names[play.last],)),
                    "pit": Sites((rules.names[again],)),
                },
            ),
            tuple(then.board),
        )


def _twice(position: SowPosition) -> Iterator[Attempt]:
    """Yield two turns of the side to move, one after the other."""
    own = Sides((position.rules.seats[position.mover],))
    for first in position.plays:
        if first.again or first.endless or first.turn.text == "turn":
            continue
        turn = Notation(first.turn.text)
        there = position.but(seeds=first.seeds, held=first.held, phase=Phase.SOW)
        if position.rules.record.starts is Starts.FOLLOWING:
            there = there.but(memory=after_play(position, first).memory)
        for second in plays_of(there):
            yield Attempt(
                "played_twice",
                Law.TURNS,
                Sentence(
                    Key("sowing-played-twice"),
                    {
                        "own": own,
                        "turn": turn,
                        "then": Notation(second.turn.text),
                    },
                ),
                second.seeds,
            )


def past_stores(position: SowPosition) -> Iterator[Attempt]:
    """Yield sowings of other stores than the rules say, at each time round."""
    rules, seat = position.rules, position.mover
    own, foes = rules.stores[seat], set(rules.stores) - {rules.stores[seat], NO_SITE}
    if own == NO_SITE or len(foes) != 1:
        return
    right = {own} if rules.record.stores is Stores.SOWN else set()
    side, home = Sides((rules.seats[seat],)), Sites((rules.names[own],))
    legal_boards = {rules.in_pits(play.seeds) for play in position.plays}
    for stores in (set[int](), {own}, foes, {own, *foes}):
        if stores == right:
            continue
        added = Sites(tuple(rules.names[store] for store in sorted(stores - right)))
        for pit, way in product(startable(position, seat), rules.ways):
            sowing = Sowing(position, seat, way)
            sowing.after = rules.after_with(stores, seat, way, position.closed)
            sowing.sow(pit)
            board, turn = tuple(sowing.board), text_of(position, pit, way)
            reached = all(board[n] > position.seeds[n] for n in stores - right)
            legal = rules.in_pits(board) in legal_boards
            if sowing.endless or not reached or legal:
                continue
            rule, template = "wrong_store", SLIPPED
            facts: dict[str, Fact] = {"own": side, "turn": Notation(turn)}
            if stores > right:
                template = Key("sowing-sowed-dropped-seeds-into-too")
                facts |= {"stores": added}
            elif added.names:
                template = Key("sowing-sowed-into-not-into")
                facts |= {"stores": added, "home": home}
            else:
                rule = "mis_sown"
                facts |= {"slip": Sentence(SLIPS[Slip.PASSES], {"site": home})}
            yield Attempt(rule, Law.SOWING, Sentence(template, facts), board)
