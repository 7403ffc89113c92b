"""Memory and threads of the libraries beneath Python."""

import subprocess
import sys

from device.native_libraries import set_threads

_HOLD_AND_FREE = """\
from device.native_libraries import set_allocator
def held_mb():
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * 4096 / 2**20
assert set_allocator()
before = held_mb()
small = []
for _ in range(3):
    pictures = []
    for _ in range(40):
        pictures.append(bytearray(b"x") * 2_000_000)
        small.append(bytearray(10_000))
    del pictures
print(held_mb() - before)
"""


def test_threads_are_one_unless_the_owner_wants_more() -> None:
    plain: dict[str, str] = {}
    wished = {"OPENBLAS_NUM_THREADS": "4"}

    set_threads(plain)
    set_threads(wished)

    assert plain["OPENBLAS_NUM_THREADS"] == plain["OPENCV_FOR_THREADS_NUM"] == "1"
    assert wished["OPENBLAS_NUM_THREADS"] == "4"


def test_pictures_that_are_freed_leave_no_memory_behind() -> None:
    command = [sys.executable, "-c", _HOLD_AND_FREE]
    ran = subprocess.run(command, check=True, capture_output=True, text=True)

    assert float(ran.stdout) < 20
