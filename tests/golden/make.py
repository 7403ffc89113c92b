"""Write the golden texts anew, or show what moved; README.md beside tells all.

python tests/golden/make.py [PART] [NAME ...]           write anew; inputs stay
python tests/golden/make.py --diff [PART] [NAME ...]    only show old and new lines
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent))

from tests.golden.kept import keep, kept, moved
from tests.golden.parts import PARTS


def main() -> None:
    """Go through the parts that are named, or all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("part", nargs="?", choices=[part.folder for part in PARTS])
    parser.add_argument("name", nargs="*")
    parser.add_argument("--diff", action="store_true", help="show what moved only")
    args = parser.parse_args()
    for part in PARTS:
        for name in part.names if args.part in (None, part.folder) else ():
            if args.name and name not in args.name:
                continue
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
