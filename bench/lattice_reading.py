"""How well boards of squares and grids are read, where their place is given.

    python bench/lattice_reading.py FOLDER... [--untaught] [--model FILE] [--wrong]

Each folder is a scene. Taught from its first frame with pieces, or not, every frame is
read alone as the referee's reader would; the view is laid by the scene's truth. Under
a hand only what is called visible counts.
"""

import argparse
import json
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import cv2
import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.patches import scene_view
from calibration.common.chips import ChipSet
from calibration.common.view import View
from vision.eye import Known
from vision.kinds import net_for, reads_of
from vision.pieces.net import PieceNet
from vision.teach import learned

_TAUGHT = 2  # pieces of each colour are named


def side_of(content: Any) -> str | None:
    """Return whose piece is on top of what the truth says, None where none is."""
    top = content[-1] if isinstance(content, list) else content
    return str(top).partition(":")[0] if top else None


def taught(
    folder: Path, view: View, rows: list[Mapping[str, Any]], net: Any
) -> ChipSet:
    """Return the set as taught from the first frame that shows most colours."""
    quiet = [row for row in rows if not row["hand"]]
    most = max(len(sides_in(row)) for row in quiet)
    row = next(row for row in quiet if len(sides_in(row)) == most)
    sites: dict[str, list[str]] = {}
    for site, content in row["layout"].items():
        sites.setdefault(str(side_of(content)), []).append(site)
    named = {side: found[:_TAUGHT] for side, found in sorted(sites.items())}
    chosen = np.array(
        [view.board.names.index(s) for each in named.values() for s in each]
    )
    seen = reads_of(view.board).examine(picture(folder, row), view, chosen, net)
    lesson = learned(seen, view, named)
    for doubt in lesson.doubts:
        print("   ", doubt)
    return lesson.chips


def sides_in(row: Mapping[str, Any]) -> set[str | None]:
    """Return whose pieces a frame shows."""
    return {side_of(content) for content in row["layout"].values()}


def picture(folder: Path, row: Mapping[str, Any]) -> Any:
    """Return a frame."""
    name = str(row["frame"])
    path = folder / "frames" / Path(name).name
    if not path.exists():
        path = folder / "frames" / f"{int(Path(name).stem):04d}.jpg"
    return cv2.imread(str(path))


def measure(folder: Path, args: argparse.Namespace) -> dict[str, int]:
    """Print one line for a scene."""
    scene = json.loads((folder / "scene.json").read_text())
    view = scene_view(scene)
    truth = json.loads((folder / "truth.json").read_text())
    rows = truth["frames"] if isinstance(truth, dict) else truth
    net: Any = PieceNet(args.model) if args.model else net_for(view.board)
    sides = sorted({str(s) for row in rows for s in sides_in(row)})
    chips = None if args.untaught else taught(folder, view, rows, net)
    told = scene["pieces"]["colours"]
    sides = sorted(sides, key=lambda side: -sum(told[side]))
    known = Known(sides=None if chips else sides, chips=chips, net=net)
    eye = reads_of(view.board).eye(view, known)
    count = dict.fromkeys(
        ("sites", "wrong", "missed", "ghosts", "hidden", "under", "under_wrong"), 0
    )
    spent = 0.0
    for row in rows:
        frame = picture(folder, row)
        began = time.perf_counter()
        hidden = eye.look(frame, view)
        told = eye.tell(hidden)
        spent += time.perf_counter() - began
        for site in view.board.names:
            wanted = side_of(row["layout"].get(site))
            likely = told.evidence.log_likelihoods.get(site)
            if row["hand"]:
                count["under"] += likely is not None
            else:
                count["sites"] += 1
                count["hidden"] += likely is None
            if likely is None:
                continue
            best = max(likely, key=lambda each: likely[each])
            seen = best[0] if isinstance(best, tuple) and best else None
            if seen == wanted:
                continue
            kind = "missed" if seen is None else "ghosts" if wanted is None else "wrong"
            if row["hand"]:
                count["under_wrong"] += 1
            else:
                count[kind] += 1
            if args.wrong:
                sure = told.confidence[site]
                print(
                    f"    {row['frame']}:{site} {wanted} read {seen} ({sure:.2f})"
                    f"{' hand' if row['hand'] else ''}"
                )
    bad = count["wrong"] + count["missed"] + count["ghosts"] + count["hidden"]
    print(
        f"{folder.name:18} {count['sites']:5} sites "
        f"{100 * (1 - bad / max(count['sites'], 1)):7.2f} % right; other side "
        f"{count['wrong']}, missed {count['missed']}, ghosts {count['ghosts']}, hidden "
        f"{count['hidden']}; hands: {count['under_wrong']} wrong of {count['under']}; "
        f"{1000 * spent / len(rows):.1f} ms a frame"
    )
    return count


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", type=Path, nargs="+")
    parser.add_argument("--model", type=Path)
    parser.add_argument("--untaught", action="store_true")
    parser.add_argument("--wrong", action="store_true", help="list what is misread")
    args = parser.parse_args()
    total: dict[str, int] = {}
    for folder in args.folders:
        if not (folder / "scene.json").exists():
            continue
        for key, value in measure(folder, args).items():
            total[key] = total.get(key, 0) + value
    bad = sum(total[key] for key in ("wrong", "missed", "ghosts", "hidden"))
    print(f"all: {total}; {100 * (1 - bad / total['sites']):.3f} % right")


if __name__ == "__main__":
    main()
