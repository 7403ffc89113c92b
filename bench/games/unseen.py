"""Detection of unseen turns, and of illegal acts that resemble two turns.

    python -m bench unseen [GAME ...] [--games 6] [--seed 1] [--most 5]

A number of consecutive turns is left out of seeded random games; the referee is shown
the board before them and the board after them, every site read with confidence. Printed
for gaps of one turn and more: inferred right, right but for the order, asked with the
right history among the answers, asked without it, the board adopted, ruled illegal, no
event, inferred as the one legal turn that leads to the same board, inferred wrong but
marked as unseen, inferred wrong and not marked; the positions searched and the CPU time
of a gap, mean and worst.

Then, of illegal acts by one hand that two legal turns explain as well: how many are
ruled illegal, asked about or inferred as two turns where nobody watched the hands,
where one hand was there shortly, and where two were.
"""

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bench.kit.options import seed
from bench.kit.results import Figures
from rules.catalogue import GAMES
from rules.core.events import Adopted, Event, Illegal, Moved, Question
from rules.core.evidence import Evidence, Hands
from rules.core.game import Game
from rules.core.model import Position, Ruling, StepKind, Turn
from rules.core.pieces import Appearance, Content
from rules.referee.explain import explain
from rules.referee.histories import histories
from rules.referee.pruning import arrivals
from rules.referee.referee import Referee
from rules.referee.residuals import Gaps
from rules.rulings.common import SEVERAL

FAMILIES = (
    "nine_mens_morris",
    "morabaraba_htjb",
    "picaria",
    "saba",
    "breakthrough",
    "kalah",
    "oware",
)
OUTCOMES = (
    "right",
    "order",
    "asked",
    "asked without",
    "adopted",
    "illegal",
    "nothing",
    "as one turn",
    "wrong, marked",
    "WRONG",
)
HANDS: Mapping[str, Hands | None] = {
    "not watched": None,
    "one for 3 s": Hands(1, 3.0),
    "two for 5 s": Hands(2, 5.0),
}
_SURE = 9.0
_MOST_SEEDS = 90


def seen(
    game: Game, board: Mapping[str, Content], hands: Hands | None = None
) -> Evidence:
    """Return evidence of a board, every site read for sure."""
    looks: list[Appearance] = [(), *((side,) for side in game.start().colours)]
    odds: dict[str, dict[Appearance, float]] = {}
    heights: dict[str, tuple[float, ...]] = {}
    for site, held in board.items():
        if isinstance(held, int):
            odds[site] = {n: -_SURE * (n != held) for n in range(_MOST_SEEDS)}
            continue
        odds[site] = {look: -_SURE * (look != held[-1:]) for look in looks}
        if game.most_chips > 1:
            heights[site] = tuple(
                -_SURE * (number != len(held))
                for number in range(1, game.most_chips + 1)
            )
    return Evidence(odds, frozenset(), heights, hands)


def played(
    game: Game, rng: random.Random, most: int
) -> Iterator[tuple[Position, Turn]]:
    """Yield the positions of a random game, each with the turn played there."""
    position = game.start()
    for _ in range(most):
        if game.result(position) is not None:
            return
        turn = rng.choice(list(game.turns(position)))
        yield position, turn
        position = game.play(position, turn)


def referee_at(game: Game, past: Sequence[tuple[Position, Turn]]) -> Referee:
    """Return a referee that has seen some turns."""
    referee = Referee(game, first=game.start().to_move)
    for n, (position, turn) in enumerate(past, start=1):
        layout = game.play(position, turn).contents
        referee.remember(Moved(n, turn, (), 1.0, layout))
    return referee


def shown(referee: Referee, evidence: Evidence, seconds: float = 1.0) -> list[Event]:
    """Return the events of a constant board over the given time."""
    events: list[Event] = []
    for tenth in range(round(seconds * 10) + 1):
        events += referee.observe(evidence, tenth / 10)
    return [*events, *referee.conclude()]


def outcome(events: Sequence[Event], truth: tuple[Turn, ...]) -> str:
    """Return the outcome of the turns in a gap."""
    kinds = {type(event): event for event in reversed(events)}
    match kinds.get(Question) or kinds.get(Adopted) or kinds.get(Illegal):
        case Question(alternatives=ways):
            there = _texts(truth) in map(_texts, ways)
            said = "asked" if there else "asked without"
        case Adopted():
            said = "adopted"
        case Illegal():
            said = "illegal"
        case _:
            moved = [event for event in events if isinstance(event, Moved)]
            said = _told(moved, _texts(truth))
    return said


def _told(moved: Sequence[Moved], truth: list[tuple[str, str]]) -> str:
    told = _texts([event.turn for event in moved])
    if told == truth:
        return "right"
    if not told:
        return "nothing"
    if sorted(told) == sorted(truth):
        return "order"
    if len(told) == 1:
        return "as one turn"  # the same board: nobody can know
    return "wrong, marked" if all(event.unseen for event in moved) else "WRONG"


def _texts(turns: Sequence[Turn]) -> list[tuple[str, str]]:
    return [(turn.side, turn.text) for turn in turns]


def try_gaps(game: Game, games: int, seed: int, most: int, figures: Figures) -> None:
    """Print the outcomes of gaps of one turn, two turns and so on."""
    print(f"{game.id}")
    for gap in range(1, most + 1):
        rng = random.Random(f"{seed} {game.id} {gap}")
        found: Counter[str] = Counter()
        nodes: list[int] = []
        cpu_s: list[float] = []
        for _ in range(games):
            line = list(played(game, rng, 60))
            for at in range(rng.randrange(3), len(line) - gap, 7):
                position = line[at][0]
                last, turn = line[at + gap - 1]
                evidence = seen(game, game.play(last, turn).contents)
                referee = referee_at(game, line[:at])
                begin = time.process_time()
                events = shown(referee, evidence)
                cpu_s.append(time.process_time() - begin)
                truth = tuple(turn for _, turn in line[at : at + gap])
                found[outcome(events, truth)] += 1
                if gap > 2:
                    looked = histories(game, [position], Gaps(evidence))
                    nodes.append(looked.nodes)
        told = ", ".join(f"{name} {found[name]}" for name in OUTCOMES if found[name])
        figures.add(f"{game.id}, {gap} turns left out", told or "none tried")
        work = f"nodes {_mean_and_most(nodes)}, " if nodes else ""
        milliseconds = [1000 * spent for spent in cpu_s]
        print(f"  {gap}: {told}; {work}CPU ms {_mean_and_most(milliseconds)}")


def _mean_and_most(values: Sequence[float]) -> str:
    return (
        f"{sum(values) / max(len(values), 1):.0f} (most {max(values, default=0):.0f})"
    )


def misdeeds(
    game: Game, position: Position, rng: random.Random
) -> Iterator[Mapping[str, Content]]:
    """Yield boards on which one hand has taken a piece that its turn does not earn."""
    turns = list(game.turns(position))
    for turn in rng.sample(turns, min(6, len(turns))):
        steps = [step for step in turn.steps if step.kind is not StepKind.REMOVE]
        touched = {site for step in steps for site in (step.site, step.to)}
        before = position.contents
        changes = dict(game.changes(position, turn))
        for step in turn.steps:
            if step.kind is StepKind.REMOVE and step.site not in touched:
                del changes[step.site]
        foes = [
            site
            for site, held in before.items()
            if isinstance(held, tuple) and held and held[-1] != turn.side
        ]
        for site in foes:
            if site not in changes:
                yield {**before, **changes, site: ()}


def alike(
    game: Game, rng: random.Random, games: int
) -> Iterator[tuple[int, list[tuple[Position, Turn]], Mapping[str, Content]]]:
    """Yield illegal boards of one hand that two legal turns explain, and their past."""
    for _ in range(games):
        line = list(played(game, rng, 60))
        for at in range(2, len(line), 3):
            position = line[at][0]
            for board in misdeeds(game, position, rng):
                judged = game.judge(position, board)
                named = isinstance(judged, Ruling) and judged.rule != SEVERAL
                if not named or len(arrivals(game, position.contents, board)) > 1:
                    continue
                ways = explain(game, position, Gaps(seen(game, board)))
                if any(len(way.turns) == 2 and way.is_near for way in ways):
                    yield at, line, board


def try_illegal(game: Game, games: int, seed: int, figures: Figures) -> None:
    """Print the outcomes of illegal acts that look like two turns."""
    rng = random.Random(f"{seed} {game.id}")
    boards = list(alike(game, rng, games))[:120]
    for name, hands in HANDS.items():
        found: Counter[str] = Counter()
        for at, line, board in boards:
            events = shown(referee_at(game, line[:at]), seen(game, board, hands), 1.5)
            kinds = {type(event).__name__ for event in events}
            asked = "Question" in kinds
            said = (
                "illegal" if "Illegal" in kinds else "asked" if asked else "two turns"
            )
            found[said if events else "nothing"] += 1
        told = ", ".join(f"{said} {count}" for said, count in found.most_common())
        print(f"  {game.id}, hands {name}: of {len(boards)}: {told or 'none'}")
        figures.add(f"{game.id}, illegal acts like two turns, hands {name}", told)


def options(parser: argparse.ArgumentParser) -> None:
    """Add the bench's options to its parser."""
    parser.add_argument("game", nargs="*", default=FAMILIES)
    parser.add_argument("--games", type=int, default=6)
    seed(parser)
    parser.add_argument("--most", type=int, default=5, help="turns in a gap")


def run(options: argparse.Namespace, figures: Figures) -> None:
    """Print the outcomes of unseen turns."""
    print("turns left out: what became of them")
    for name in options.game:
        try_gaps(GAMES[name], options.games, options.seed, options.most, figures)
    print("illegal acts of one hand that two legal turns explain as well")
    for name in options.game:
        if not any(isinstance(h, int) for h in GAMES[name].start().contents.values()):
            try_illegal(GAMES[name], options.games, options.seed, figures)
