"""Make boards on which people slipped in a sowing."""

from collections.abc import Mapping, Sequence

from bench.kit.slips import Board, Maker, Scene
from rules.core.model import Step, StepKind


def sown(board: Mapping[str, object], steps: Sequence[Step]) -> Board | None:
    """Return a board after steps with seeds; None where they cannot be done."""
    found: Board = {s: n for s, n in board.items() if isinstance(n, int)}
    for step in steps:
        match step.kind:
            case StepKind.DROP:
                found[step.site] = _held(found, step.site) + 1
            case StepKind.LIFT:
                found[step.site] = _held(found, step.site) - step.count
            case StepKind.TAKE:
                found[step.site] = _held(found, step.site) - step.count
                if step.to is not None:
                    found[step.to] = _held(found, step.to) + step.count
            case _:
                return None
        if _held(found, step.site) < 0:
            return None
    return found


def _held(board: Board, site: str) -> int:
    held = board[site]
    assert isinstance(held, int)
    return held


def _drops(scene: Scene) -> list[int]:
    steps = scene.turn.steps
    return [n for n, step in enumerate(steps) if step.kind is StepKind.DROP]


def _done(scene: Scene, steps: Sequence[Step]) -> Board | None:
    return sown(scene.before, steps)


def _too_few(scene: Scene) -> Board | None:
    """Return a sowing of which one seed did not come into a pit."""
    drops = _drops(scene)
    if not drops:
        return None
    at, steps = scene.rng.choice(drops), list(scene.turn.steps)
    board = dict(scene.after)
    site = steps[at].site
    return _add(board, site, -1) if _held(board, site) else None


def _too_many(scene: Scene) -> Board | None:
    drops = _drops(scene)
    if not drops:
        return None
    return _add(dict(scene.after), scene.turn.steps[scene.rng.choice(drops)].site, 1)


def _add(board: Board, site: str, many: int) -> Board:
    return {**board, site: _held(board, site) + many}


def _two_in_one(scene: Scene) -> Board | None:
    """Return a sowing that passed over a pit: its seed lies in the next one."""
    drops = _drops(scene)
    if len(drops) < 2:
        return None
    at = scene.rng.randrange(len(drops) - 1)
    here, there = (scene.turn.steps[drops[n]].site for n in (at, at + 1))
    board = dict(scene.after)
    return _add(_add(board, here, -1), there, 1) if _held(board, here) else None


def _wrong_way(scene: Scene) -> Board | None:
    """Return the first lap sown against its direction, and nothing taken."""
    steps, before = scene.turn.steps, _follows(scene)
    either = scene.turn.text.endswith((">", "<"))
    if either or not steps or steps[0].kind is not StepKind.LIFT:
        return None
    first = steps[0]
    board = _add(scene.before, first.site, -first.count)
    site: str | None = first.site
    for _ in range(first.count):
        site = before.get(site or "")
        if site is None:
            return None
        board = _add(board, site, 1)
    return board


def _follows(scene: Scene) -> Mapping[str, str]:
    """Return the pit before each in the direction in which people sow."""
    found: dict[str, str] = {}
    game = scene.game
    for position in (scene.position, scene.passed):
        for turn in game.turns(position):
            if turn.text.endswith((">", "<")) and turn.text[-1] != scene.turn.text[-1]:
                continue
            for one, other in zip(turn.steps, turn.steps[1:], strict=False):
                if other.kind is StepKind.DROP and one.kind is not StepKind.TAKE:
                    found.setdefault(other.site, one.site)
    return found


def _of_others(scene: Scene) -> Board | None:
    """Return a sowing of the other side's."""
    for turn in scene.others_turns():
        if turn.steps and turn.side != scene.own:
            return {**scene.before, **scene.game.changes(scene.passed, turn)}
    return None


def _two_sowings(scene: Scene) -> Board | None:
    game = scene.game
    if scene.goes_on:
        return None
    position = game.rearranged(scene.position, scene.after, scene.own)
    turns = [turn for turn in game.turns(position) if turn.steps]
    if not turns or turns[0].side != scene.own:
        return None
    return {**scene.after, **game.changes(position, scene.rng.choice(turns))}


def _capture_forgotten(scene: Scene) -> Board | None:
    taken = scene.steps(StepKind.TAKE)
    if not taken:
        return None
    steps = list(scene.turn.steps)
    steps.remove(scene.rng.choice(taken))
    return _done(scene, steps)


def _wrong_capture(scene: Scene) -> Board | None:
    """Return a sowing that took another pit than it takes."""
    taken = scene.steps(StepKind.TAKE)
    if not taken:
        return None
    board = _capture_forgotten(scene)
    return None if board is None else _also_taken(scene, board, taken[0].to)


def _one_more_capture(scene: Scene) -> Board | None:
    stores = [step.to for step in scene.steps(StepKind.TAKE)]
    store = stores[0] if stores else None
    own = [s for s in scene.game.board.stores if s[0] == scene.own[0].upper()]
    in_use = [s for s in own if s in scene.before]
    return _also_taken(scene, dict(scene.after), store or next(iter(in_use), None))


def _also_taken(scene: Scene, board: Board, store: str | None) -> Board | None:
    stores = scene.game.board.stores
    taken = {step.site for step in scene.steps(StepKind.TAKE)}
    full = [s for s, n in board.items() if n and s not in stores and s not in taken]
    site = scene.one(full)
    if site is None:
        return None
    many = _held(board, site)
    board = _add(board, site, -many)
    return board if store is None else _add(board, store, many)


def _one_lap_more(scene: Scene) -> Board | None:
    """Return a sowing that goes on with what lies in its last pit."""
    steps, before = scene.turn.steps, _follows(scene)
    after = {there: here for here, there in before.items()}
    if not steps or steps[-1].kind is not StepKind.DROP:
        return None
    board, site = dict(scene.after), steps[-1].site
    stores = scene.game.board.stores
    if site in stores:
        return None
    many, there = _held(board, site), site
    board = _add(board, site, -many)
    for _ in range(many):
        if there not in after:
            return None
        there = after[there]
        board = _add(board, there, 1)
    return board if many else None


def _one_lap_less(scene: Scene) -> Board | None:
    steps = scene.turn.steps
    lifts = [n for n, step in enumerate(steps) if step.kind is StepKind.LIFT]
    return _done(scene, steps[: scene.rng.choice(lifts[1:])]) if lifts[1:] else None


def _stopped(scene: Scene) -> Board | None:
    drops = _drops(scene)
    if len(drops) < 2:
        return None
    return _done(scene, scene.turn.steps[: scene.rng.choice(drops[1:])])


def _forbidden_pit(scene: Scene) -> Board | None:
    """Return a sowing from an own pit that no turn begins with."""
    after = {there: here for here, there in _follows(scene).items()}
    turns = scene.game.turns(scene.position)
    may = {turn.steps[0].site for turn in turns if turn.steps}
    row = {site[0] for site in may if site}
    own = [s for s, n in scene.before.items() if n and s[0] in row and s not in may]
    here = scene.one([s for s in own if s not in scene.game.board.stores])
    if here is None:
        return None
    board, site = {**scene.before, here: 0}, here
    for _ in range(_held(scene.before, here)):
        if site not in after:
            return None
        site = after[site]
        board = _add(board, site, 1)
    return board


def _pits(scene: Scene, board: Mapping[str, object]) -> list[str]:
    stores = scene.game.board.stores
    return [s for s, n in board.items() if n and s not in stores]


def _turn_and_astray(scene: Scene) -> Board | None:
    return _astray(scene, dict(scene.after))


def _seed_astray(scene: Scene) -> Board | None:
    return _astray(scene, scene.before)


def _astray(scene: Scene, board: Board) -> Board | None:
    here = scene.one(_pits(scene, board))
    if here is None:
        return None
    plan_mm = scene.game.board.plan_mm
    others = [s for s in board if s != here and s not in scene.game.board.stores]
    at = complex(*plan_mm[here])
    there = min(others, key=lambda s: abs(complex(*plan_mm[s]) - at))
    return _add(_add(board, here, -1), there, 1)


def _seed_lost(scene: Scene) -> Board | None:
    here = scene.one(_pits(scene, scene.before))
    return _add(scene.before, here, -1) if here else None


def _seed_found(scene: Scene) -> Board | None:
    here = scene.one(list(scene.before))
    return _add(scene.before, here, 1) if here else None


def _pit_emptied(scene: Scene) -> Board | None:
    here = scene.one(_pits(scene, scene.before))
    return {**scene.before, here: 0} if here else None


def _one_left(scene: Scene) -> Board | None:
    """Return a sowing of which a seed stayed in the pit that it began with."""
    steps, drops = scene.turn.steps, _drops(scene)
    if not drops or steps[0].kind is not StepKind.LIFT:
        return None
    lifts = [n for n, step in enumerate(steps) if step.kind is StepKind.LIFT]
    end = drops[-1] if not lifts[1:] else lifts[1] - 1
    rest = steps[end + 1 :]
    if rest and steps[end].kind is not StepKind.DROP:
        return None
    board = _done(scene, steps[:end])
    return None if board is None else _add(board, steps[0].site, 1)


MAKERS: Mapping[str, Maker] = {
    "one seed too few": _too_few,
    "one seed too many": _too_many,
    "a pit passed over": _two_in_one,
    "wrong way": _wrong_way,
    "other side's pit": _of_others,
    "two sowings": _two_sowings,
    "capture forgotten": _capture_forgotten,
    "wrong capture": _wrong_capture,
    "one capture more": _one_more_capture,
    "one lap more": _one_lap_more,
    "one lap less": _one_lap_less,
    "stopped early": _stopped,
    "forbidden pit": _forbidden_pit,
    "turn and seed astray": _turn_and_astray,
    "seed astray": _seed_astray,
    "seed lost": _seed_lost,
    "seed found": _seed_found,
    "pit emptied": _pit_emptied,
    "one seed left": _one_left,
}
