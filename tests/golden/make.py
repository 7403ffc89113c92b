"""Write the golden texts anew, or show what moved; README.md beside tells all.

python tests/golden/make.py [WHAT ...]           write anew; inputs stay
python tests/golden/make.py --diff [WHAT ...]    only show old and new lines

WHAT are parts (records, turns ...) and names (games, logs ...): only those are asked.
Without WHAT everything is, which takes about a minute.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from tests.golden.kept import keep, kept, moved
from tests.golden.parts import PARTS, Part


def meant(words: Iterable[str]) -> Iterator[tuple[Part, str]]:
    """Yield each part and name that words mean.

    Raises
    ------
    ValueError
        If a word is neither a part nor a name.
    """
    folders = {part.folder for part in PARTS}
    parts = folders & {*words} or folders
    names = {*words} - folders
    known = {
        name
        for part in PARTS
        if part.folder in parts
        for name in (*part.names, *part.about)
    }
    if names - known:
        unknown = ", ".join(sorted(names - known))
        raise ValueError(f"{unknown}: no part ({', '.join(sorted(folders))}), no name")
    for part in PARTS:
        for name in part.names if part.folder in parts else ():
            if not names or name in names or names & {*part.about}:
                yield part, name


def main() -> None:
    """Go through what is meant, or all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", nargs="*", metavar="WHAT")
    parser.add_argument("--diff", action="store_true", help="show what moved only")
    args = parser.parse_args()
    try:
        asked = list(meant(args.what))
    except ValueError as error:
        parser.error(str(error))
    for part, name in asked:
        file = part.file(name)
        before = kept(file)
        now = part.now(name, before)
        if args.diff and now != before:
            sys.stdout.write(f"{moved(file, before, now)}\n")
        elif now != before:
            keep(file, now)
            sys.stdout.write(f"{file}\n")


if __name__ == "__main__":
    main()
