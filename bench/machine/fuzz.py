"""Far more damaged files, streams and requests than the tests try: 5,000 a format.

    python bench/fuzz.py [EXAMPLES]

What they are, and what must come of them, stands in ``tests/device/test_fuzz.py``.
"""

import os
import subprocess
import sys


def main(examples: str = "5000") -> int:
    """Run the fuzzers, other examples each time; return pytest's exit code."""
    words = [sys.executable, "-m", "pytest", "-q", "tests/device/test_fuzz.py"]
    environ = {**os.environ, "MWAMUZI_FUZZ": examples}
    return subprocess.run(words, env=environ, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
