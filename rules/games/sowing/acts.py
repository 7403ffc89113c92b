"""Seeds on the board after each step of a turn, and between steps."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.core.model import Step, StepKind, Turn
from rules.games.sowing.position import SowPosition
from rules.games.sowing.ring import SowRules

Seeds = tuple[int, ...]


def stood(position: SowPosition, turn: Turn) -> Seeds:
    """Return the seeds on every site after a turn's steps."""
    board = list(position.seeds)
    for step in turn.steps:
        act(position.rules, board, step)
    return tuple(board)


def act(rules: SowRules, board: list[int], step: Step) -> None:
    """Do one step on a board."""
    if step.kind is StepKind.TURN:
        _turn_round(rules, board)
        return
    site = rules.number[step.site]
    if step.kind is StepKind.DROP:
        board[site] += 1
        return
    board[site] -= step.count
    if step.kind is StepKind.TAKE and step.to is not None:
        board[rules.number[step.to]] += step.count


def _turn_round(rules: SowRules, board: list[int]) -> None:
    before = list(board)
    for name, site in rules.number.items():
        other = {"S": "N", "N": "S"}[name[0]] + name[1:]
        board[site] = before[rules.number[other]]


def on_the_way(position: SowPosition, turn: Turn) -> Iterator[tuple[Seeds, StepKind]]:
    """Yield the boards within a turn, each with the kind of act that is then due.

    A board may come twice; the first and the last one are left out wherever they
    come.
    """
    board = list(position.seeds)
    last = stood(position, turn)
    for number, step in enumerate(turn.steps[:-1]):
        act(position.rules, board, step)
        now = tuple(board)
        if now not in (position.seeds, last):
            yield now, turn.steps[number + 1].kind


@dataclass(slots=True)
class _Walk:
    """Step-by-step comparison of a turn with an observed board.

    ``taken`` are pits whose seeds a careful player may still leave lying: they have
    been won, and nothing has fallen there since.
    """

    now: Seeds
    board: list[int]
    taken: dict[int, int]
    wrong: set[int]

    def look(self, site: int) -> None:
        """Record whether a site now shows its due contents."""
        if self.board[site] == self.now[site]:
            self.wrong.discard(site)
        else:
            self.wrong.add(site)

    def fits(self) -> bool:
        """Return True if all that is wrong is seeds that are still to be taken."""
        return all(
            self.board[site] == 0 and self.taken.get(site) == self.now[site]
            for site in self.wrong
        )


def owed_at(position: SowPosition, turn: Turn, now: Sequence[int]) -> StepKind | None:
    """Return the step due after a partial turn, None if the turn never leads there.

    Won seeds may be taken late, as long as nothing falls on them; what is in stores
    may lag behind, for a hand holds it, but not run ahead.
    """
    rules = position.rules
    if any(step.kind is StepKind.TURN for step in turn.steps):
        return None
    stores = [store for store in rules.stores if store >= 0]
    if any(now[store] < position.seeds[store] for store in stores):
        return None
    walk = _Walk(tuple(now), list(position.seeds), {}, set())
    for pit in rules.pits:
        walk.look(pit)
    last = len(turn.steps) - 1
    for number, step in enumerate(turn.steps):
        site = rules.number[step.site]
        act(rules, walk.board, step)
        if step.kind is StepKind.TAKE:
            walk.taken[site] = step.count
        elif site in walk.taken:
            del walk.taken[site]
        if site not in rules.stores:
            walk.look(site)
        ahead = any(now[store] > walk.board[store] for store in stores)
        if not ahead and len(walk.wrong) <= len(walk.taken) and walk.fits():
            due = turn.steps[number + 1].kind if number < last else StepKind.TAKE
            return StepKind.TAKE if walk.wrong else due
    return None
