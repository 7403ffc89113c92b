"""Physics simulation of seeds that fall into pits; stores how they rest.

    python -m training.falls --out data/piles/a.npz --families 80

One family is a kind of seed, a shape of pit and their sizes. Seeds are dropped
into the pit one after the other, as in sowing, and after each the pile is kept
as it lies; then the pit is emptied and filled anew, a few times. Needs the
`training` extra (pybullet). A family's number is its seed.
"""

import argparse
from pathlib import Path

import numpy as np
import pybullet as bullet
from numpy.random import Generator

from calibration.common.arrays import FloatArray
from training.piles import MOST, ROW, Family, random_family, row_of

_STEP_S = 1 / 120
_GRAVITY = 40.0
_SLIPPERY, _ROUGH = 0.3, 1.1  # friction of a thing; two that touch: the product


def round_directions(count: int) -> FloatArray:
    """Return directions spread evenly over the sphere, shape (N, 3)."""
    turn = np.arange(count) * np.pi * (3 - 5**0.5)
    z = 1 - (2 * np.arange(count) + 1) / count
    side = np.sqrt(1 - z**2)
    return np.column_stack([side * np.cos(turn), side * np.sin(turn), z])


def _pit(family: Family, friction: float, client: int) -> int:
    """Return the pit and the board round it as a fixed body."""
    around, rings = 40, 14
    share = np.concatenate([np.sin(np.linspace(0, np.pi / 2, rings)), [1.02, 1.6]])
    height = np.concatenate([family.profile(share[:rings]), [0.0, 0.0]])
    turn = np.arange(around) * 2 * np.pi / around
    points = np.stack(
        [
            family.radius * share[:, None] * np.cos(turn),
            family.radius * share[:, None] * np.sin(turn),
            np.repeat(height[:, None], around, axis=1),
        ],
        axis=-1,
    ).reshape(-1, 3)
    ring, step = np.mgrid[0 : len(share) - 1, 0:around].reshape(2, -1)
    after = (step + 1) % around
    corners = [ring * around + step, ring * around + after]
    corners += [(ring + 1) * around + after, (ring + 1) * around + step]
    a, b, c, d = corners
    faces = np.concatenate([np.stack([a, d, b], 1), np.stack([b, d, c], 1)])
    shape = bullet.createCollisionShape(
        bullet.GEOM_MESH,
        vertices=points.tolist(),
        indices=faces.ravel().tolist(),
        flags=bullet.GEOM_FORCE_CONCAVE_TRIMESH,
        physicsClientId=client,
    )
    body: int = bullet.createMultiBody(
        baseMass=0, baseCollisionShapeIndex=shape, physicsClientId=client
    )
    bullet.changeDynamics(body, -1, lateralFriction=friction, physicsClientId=client)
    return body


def _seed_shape(family: Family, form: FloatArray, client: int) -> int:
    shape: int
    if family.kind == "ovoid" and min(family.axes) > 0.98:
        shape = bullet.createCollisionShape(
            bullet.GEOM_SPHERE, radius=float(form.mean()) / 2, physicsClientId=client
        )
        return shape
    points = family.surface(round_directions(32)) * form
    shape = bullet.createCollisionShape(
        bullet.GEOM_MESH, vertices=points.tolist(), physicsClientId=client
    )
    return shape


def _poses(bodies: list[int], client: int) -> FloatArray:
    """Return x, y, z and the quaternion x, y, z, w of each seed."""
    told = [bullet.getBasePositionAndOrientation(b, client) for b in bodies]
    return np.array([[*place, *turn] for place, turn in told]).reshape(-1, 7)


def _dropped(
    rng: Generator, shape: int, place: tuple[float, float], friction: float, client: int
) -> int:
    """Return a new seed over the pit, about to fall.

    ``place`` says how far from the pit's axis seeds fall at most, and how high.
    """
    reach = place[0] * rng.random() ** 0.5
    turn = rng.uniform(0, 2 * np.pi)
    at = [reach * np.cos(turn), reach * np.sin(turn), place[1]]
    spin = rng.normal(0, 1, 4)
    body: int = bullet.createMultiBody(
        baseMass=1.0,
        baseCollisionShapeIndex=shape,
        basePosition=at,
        baseOrientation=(spin / np.linalg.norm(spin)).tolist(),
        physicsClientId=client,
    )
    bullet.changeDynamics(
        body,
        -1,
        lateralFriction=friction,
        rollingFriction=0.01,
        spinningFriction=0.01,
        restitution=0.05,
        linearDamping=0.15,
        angularDamping=0.3,
        physicsClientId=client,
    )
    return body


def piles(family: Family, filling: int) -> list[FloatArray]:
    """Return the piles of 1, 2, 3 ... seeds of one pit, until it overflows.

    Parameters
    ----------
    family
        What lies in what.
    filling
        Which filling of the pit it is, counted from 0; each makes another pile.

    Returns
    -------
    list of ndarray of shape (count, 10), float64
        x, y, z, quaternion (x, y, z, w) and `Family.form` of each seed; z = 0 is
        the board.
    """
    rng = np.random.default_rng([12, family.number, filling])
    client: int = bullet.connect(bullet.DIRECT)
    bullet.setGravity(0, 0, -_GRAVITY, physicsClientId=client)
    bullet.setTimeStep(_STEP_S, physicsClientId=client)
    wood, skin = np.exp(rng.uniform(np.log(_SLIPPERY), np.log(_ROUGH), 2))
    aim = family.radius * float(rng.uniform(0.05, 0.6))
    _pit(family, float(wood), client)
    bodies: list[int] = []
    forms: list[FloatArray] = []
    kept: list[FloatArray] = []
    top = -family.depth
    while len(bodies) < MOST:
        place = aim, top + 1.2
        forms.append(family.form(rng))
        shape = _seed_shape(family, forms[-1], client)
        bodies.append(_dropped(rng, shape, place, float(skin), client))
        for _ in range(int(rng.integers(50, 80))):
            bullet.stepSimulation(physicsClientId=client)
        poses = _poses(bodies, client)
        away = np.hypot(poses[:, 0], poses[:, 1])
        if away.max() > family.radius * 0.97 or poses[:, 2].max() > 1.0:
            break
        top = float(poses[:, 2].max())
        kept.append(np.column_stack([poses, np.array(forms)]))
    bullet.disconnect(client)
    return kept


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("data/piles/a.npz"))
    parser.add_argument("--first", type=int, default=0, help="its number")
    parser.add_argument("--families", type=int, default=80)
    parser.add_argument("--fillings", type=int, default=4, help="of each pit")
    options = parser.parse_args()
    families, poses, counts, numbers = [], [], [], []
    for number in range(options.families):
        family = random_family(options.first + number)
        for filling in range(options.fillings):
            for pile in piles(family, filling):
                room = np.zeros((MOST, ROW), np.float32)
                room[: len(pile)] = pile
                poses.append(room)
                counts.append(len(pile))
                numbers.append(number)
        families.append(row_of(family))
        if number % 20 == 19:
            print(f"{number + 1} families, {len(poses)} piles", flush=True)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(
        options.out,
        families=np.array(families),
        poses=np.array(poses),
        count=np.array(counts),
        family=np.array(numbers),
    )


if __name__ == "__main__":
    main()
