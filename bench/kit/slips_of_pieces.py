"""Make boards on which people slipped with pieces."""

from collections.abc import Mapping
from dataclasses import replace

from bench.kit.slips import Board, Maker, Scene, put_on, taken_off, top_of
from rules.core.model import Step, StepKind
from rules.core.pieces import Piece

PUTS = (StepKind.PLACE, StepKind.ENTER)
NEAREST = 4


def _moved(board: Board, here: str, there: str) -> Board:
    return put_on(taken_off(board, here), there, top_of(board, here))


def _moved_anywhere(scene: Scene) -> Board | None:
    """Return an own piece on a free site, near or far."""
    here, there = scene.one(scene.owns(scene.before)), scene.one(_empty(scene))
    return _moved(scene.before, here, there) if here and there else None


def _empty(scene: Scene) -> list[str]:
    return scene.empty(scene.before)


def _moved_near(scene: Scene) -> Board | None:
    """Return an own piece on one of the free sites nearest to it."""
    here = scene.one(scene.owns(scene.before))
    if here is None:
        return None
    near = _nearest(scene, here, _empty(scene))
    there = scene.one(near)
    return _moved(scene.before, here, there) if there else None


def _nearest(scene: Scene, here: str, sites: list[str]) -> list[str]:
    plan_mm = scene.game.board.plan_mm
    at = complex(*plan_mm[here])
    return sorted(sites, key=lambda s: abs(complex(*plan_mm[s]) - at))[:NEAREST]


def _out_of_turn(scene: Scene) -> Board | None:
    for turn in scene.others_turns():
        if turn.side == scene.own:
            continue
        if turn.steps:
            game = scene.game
            return {**scene.before, **game.changes(scene.passed, turn)}
    return None


def _two_turns(scene: Scene) -> Board | None:
    """Return two turns of one side, the second as if the other had passed."""
    game = scene.game
    if scene.goes_on:
        return None
    position = game.rearranged(scene.position, scene.after, scene.own)
    turns = [turn for turn in game.turns(position) if turn.steps]
    if not turns or turns[0].side != scene.own:
        return None
    turn = scene.rng.choice(turns)
    return {**scene.after, **game.changes(position, turn)}


def _onto(scene: Scene, sites: list[str]) -> Board | None:
    here = scene.one(scene.owns(scene.before))
    if here is None:
        return None
    there = scene.one(_nearest(scene, here, [s for s in sites if s != here]))
    return _moved(scene.before, here, there) if there else None


def _onto_own(scene: Scene) -> Board | None:
    return _onto(scene, scene.owns(scene.before))


def _onto_foe(scene: Scene) -> Board | None:
    return _onto(scene, scene.foes_on(scene.before))


def _in_place_of_own(scene: Scene) -> Board | None:
    """Return an own piece put where another own one stood, which was taken off."""
    here = scene.one(scene.owns(scene.before))
    if here is None:
        return None
    owns = [s for s in scene.owns(scene.before) if s != here]
    there = scene.one(_nearest(scene, here, owns))
    if there is None:
        return None
    return _moved(taken_off(scene.before, there), here, there)


def _in_place_of_foe(scene: Scene) -> Board | None:
    """Return an own piece put where a foe's stood, which was taken off."""
    here = scene.one(scene.owns(scene.before))
    if here is None:
        return None
    there = scene.one(_nearest(scene, here, scene.foes_on(scene.before)))
    if there is None:
        return None
    return _moved(taken_off(scene.before, there), here, there)


def _capture_forgotten(scene: Scene) -> Board | None:
    taken = scene.steps(StepKind.REMOVE)
    if not taken:
        return None
    left = scene.rng.choice(taken)
    if any(step.to == left.site for step in scene.turn.steps):
        return None
    return _without(scene, left)


def _without(scene: Scene, left: Step) -> Board | None:
    steps = list(scene.turn.steps)
    steps.remove(left)
    return scene.done(steps)


def _one_too_many(scene: Scene) -> Board | None:
    if not scene.steps(StepKind.REMOVE):
        return None
    return _another_taken(scene)


def _another_taken(scene: Scene) -> Board | None:
    board = dict(scene.after)
    site = scene.one(scene.foes_on(board))
    return taken_off(board, site) if site else None


def _taken_without(scene: Scene) -> Board | None:
    """Return a turn that takes nothing, and a foe's piece gone."""
    return None if scene.steps(StepKind.REMOVE) else _another_taken(scene)


def _wrong_taken(scene: Scene) -> Board | None:
    """Return a turn with another piece taken than it takes."""
    board = _capture_forgotten(scene)
    taken = {step.site for step in scene.steps(StepKind.REMOVE)}
    if board is None:
        return None
    site = scene.one([s for s in scene.foes_on(board) if s not in taken])
    return taken_off(board, site) if site else None


def _own_taken(scene: Scene) -> Board | None:
    """Return a turn with an own piece taken off, not the one that moved."""
    touched = {site for step in scene.turn.steps for site in (step.site, step.to)}
    board = dict(scene.after)
    site = scene.one([s for s in scene.owns(board) if s not in touched])
    return taken_off(board, site) if site else None


def _own_gone(scene: Scene) -> Board | None:
    site = scene.one(scene.owns(scene.before))
    return taken_off(scene.before, site) if site else None


def _foe_gone(scene: Scene) -> Board | None:
    site = scene.one(scene.foes_on(scene.before))
    return taken_off(scene.before, site) if site else None


def _placed_twice(scene: Scene) -> Board | None:
    if scene.steps()[0].kind not in PUTS:
        return None
    board = dict(scene.after)
    site = scene.one(scene.empty(board))
    return put_on(board, site, scene.steps()[0].piece) if site else None


def _placed_from_none(scene: Scene) -> Board | None:
    """Return a piece put on the board where none is put any more."""
    if any(step.kind in PUTS for step in scene.steps()):
        return None
    sites, owns = scene.empty(scene.before), scene.owns(scene.before)
    site, like = scene.one(sites), scene.one(owns)
    return (
        put_on(scene.before, site, top_of(scene.before, like))
        if (site and like)
        else None
    )


def _wrong_colour(scene: Scene) -> Board | None:
    """Return the turn with the other side's piece where the own one was put."""
    step = scene.steps()[0]
    if step.kind not in PUTS or not scene.foes or step.piece.side != scene.own:
        return None
    other = Piece.of(scene.rng.choice(scene.foes), step.piece.kind)
    steps = [replace(step, piece=other), *scene.turn.steps[1:]]
    return scene.done(steps)


def _put_where_occupied(scene: Scene) -> Board | None:
    step = scene.steps()[0]
    if step.kind not in PUTS:
        return None
    site = scene.one([s for s, held in scene.before.items() if held])
    return put_on(scene.before, site, step.piece) if site else None


def _put_where_forbidden(scene: Scene) -> Board | None:
    """Return a piece put where no turn puts one."""
    step = scene.steps()[0]
    if step.kind not in PUTS:
        return None
    turns = scene.game.turns(scene.position)
    may = {turn.steps[0].site for turn in turns if turn.steps}
    site = scene.one([s for s in scene.empty(scene.before) if s not in may])
    return put_on(scene.before, site, step.piece) if site else None


def _flip_forgotten(scene: Scene) -> Board | None:
    flips = scene.steps(StepKind.FLIP, StepKind.RECOLOUR)
    return _without(scene, scene.rng.choice(flips)) if flips else None


def _flip_too_many(scene: Scene) -> Board | None:
    flips = scene.steps(StepKind.FLIP)
    site = scene.one(scene.foes_on(scene.after))
    return {**scene.after, site: (flips[0].piece,)} if flips and site else None


def _promoted_otherwise(scene: Scene) -> Board | None:
    """Return a promotion to what no promotion makes."""
    made = scene.steps(StepKind.PROMOTE)
    kinds = [kind.letter for kind in scene.game.kinds]
    if not made or not kinds:
        return None
    other = Piece.of(scene.own, scene.rng.choice(kinds))
    return {**scene.after, made[-1].site: (other,)}


def _stopped_early(scene: Scene) -> Board | None:
    steps = scene.turn.steps
    if len(steps) < 2:
        return None
    return scene.done(steps[: scene.rng.randrange(1, len(steps))])


def _bumped(scene: Scene) -> Board | None:
    touched = {site for step in scene.turn.steps for site in (step.site, step.to)}
    board = dict(scene.after)
    piles = [s for s, held in board.items() if held and s not in touched]
    here = scene.one(piles)
    if here is None:
        return None
    free = [s for s in scene.empty(board) if s not in touched]
    there = scene.one(_nearest(scene, here, free))
    return {**board, here: (), there: board[here]} if there else None


def _foe_bumped(scene: Scene) -> Board | None:
    """Return a foe's piece slid, and nothing else."""
    here = scene.one(scene.foes_on(scene.before))
    if here is None:
        return None
    there = scene.one(_nearest(scene, here, _empty(scene)))
    return {**scene.before, here: (), there: scene.before[here]} if there else None


def _gone_with_turn(scene: Scene) -> Board | None:
    """Return a turn, and the piece that moved gone from the board."""
    moved = scene.steps(StepKind.MOVE)
    if not moved or moved[-1].to is None:
        return None
    return {**scene.after, moved[-1].to: ()}


def _exchanged(scene: Scene) -> Board | None:
    """Return a foe's piece where an own one stood."""
    here, like = (
        scene.one(scene.owns(scene.before)),
        scene.one(scene.foes_on(scene.before)),
    )
    if here is None or like is None:
        return None
    board = taken_off(scene.before, here)
    return put_on(board, here, top_of(scene.before, like))


def _neutral_moved(scene: Scene) -> Board | None:
    """Return a piece of no side on another site."""
    sides = scene.position.sides
    board = scene.before
    here = scene.one(scene.standing(board, lambda side: side not in sides))
    there = scene.one(scene.empty(board))
    return _moved(board, here, there) if here and there else None


def _neutral_moved_too(scene: Scene) -> Board | None:
    """Return a turn, and a piece of no side slid that it does not touch."""
    sides, board = scene.position.sides, dict(scene.after)
    touched = {site for step in scene.turn.steps for site in (step.site, step.to)}
    neutral = scene.standing(board, lambda side: side not in sides)
    here = scene.one([s for s in neutral if s not in touched])
    if here is None:
        return None
    free = [s for s in scene.empty(board) if s not in touched]
    there = scene.one(_nearest(scene, here, free))
    return _moved(board, here, there) if there else None


def _shot_elsewhere(scene: Scene) -> Board | None:
    """Return a move whose arrow lies on a free site anywhere."""
    steps = scene.turn.steps
    if steps[-1].kind is not StepKind.PLACE or steps[0].kind is not StepKind.MOVE:
        return None
    board = scene.done(steps[:-1])
    site = scene.one(scene.empty(board))
    return put_on(board, site, steps[-1].piece) if site else None


def _shot_twice(scene: Scene) -> Board | None:
    steps = scene.turn.steps
    if steps[-1].kind is not StepKind.PLACE or steps[0].kind is not StepKind.MOVE:
        return None
    board = dict(scene.after)
    site = scene.one(scene.empty(board))
    return put_on(board, site, steps[-1].piece) if site else None


def _other_number(scene: Scene) -> Board | None:
    """Return a pile of which a piece was left, or one was carried that stays."""
    moved = [step for step in scene.steps(StepKind.MOVE) if len(step.pieces) > 1]
    if not moved or len(scene.turn.steps) > 1 or moved[0].to is None:
        return None
    step = moved[0]
    left, pile = step.pile[:1], step.pile[1:]
    board, there = scene.before, moved[0].to
    held, upon = board[step.site], board[there]
    assert isinstance(held, tuple)
    assert isinstance(upon, tuple)
    stays = (*held[: -len(step.pile)], *left)
    return {**board, step.site: stays, there: (*upon, *pile)}


def _taken_put_beside(scene: Scene) -> Board | None:
    """Return a turn, and what it took lying on another free site."""
    taken = scene.steps(StepKind.REMOVE)
    board = dict(scene.after)
    site = scene.one(scene.empty(board))
    if not taken or site is None:
        return None
    return put_on(board, site, taken[0].piece)


def _went_on(scene: Scene) -> Board | None:
    """Return a turn whose piece goes on to a free site near where it landed."""
    moved = scene.steps(StepKind.MOVE)
    if not moved or moved[-1].to is None:
        return None
    here, board = moved[-1].to, dict(scene.after)
    there = scene.one(_nearest(scene, here, scene.empty(board)))
    if not board[here] or there is None or there == moved[0].site:
        return None
    return _moved(board, here, there)


MAKERS: Mapping[str, Maker] = {
    "moved anywhere": _moved_anywhere,
    "moved near": _moved_near,
    "out of turn": _out_of_turn,
    "two turns": _two_turns,
    "onto own": _onto_own,
    "onto foe": _onto_foe,
    "in place of own": _in_place_of_own,
    "in place of foe": _in_place_of_foe,
    "capture forgotten": _capture_forgotten,
    "one too many taken": _one_too_many,
    "taken without right": _taken_without,
    "wrong one taken": _wrong_taken,
    "own taken too": _own_taken,
    "own vanished": _own_gone,
    "foe's vanished": _foe_gone,
    "placed twice": _placed_twice,
    "placed, none in hand": _placed_from_none,
    "wrong colour placed": _wrong_colour,
    "put where occupied": _put_where_occupied,
    "put where forbidden": _put_where_forbidden,
    "flip forgotten": _flip_forgotten,
    "flipped one too many": _flip_too_many,
    "promoted otherwise": _promoted_otherwise,
    "stopped early": _stopped_early,
    "turn and bump": _bumped,
    "foe's bumped": _foe_bumped,
    "moved piece vanished": _gone_with_turn,
    "exchanged": _exchanged,
    "neutral moved": _neutral_moved,
    "neutral moved too": _neutral_moved_too,
    "shot elsewhere": _shot_elsewhere,
    "shot twice": _shot_twice,
    "other number carried": _other_number,
    "taken, put beside": _taken_put_beside,
    "went on": _went_on,
}
