"""Golden files: location, reading, writing and comparison."""

import lzma
from difflib import unified_diff
from pathlib import Path

HERE = Path(__file__).parent


def kept(name: str) -> list[str]:
    """Return the lines that are kept under a name ('turns/achi.xz'); [] for none."""
    path = HERE / name
    if not path.exists():
        return []
    content = path.read_bytes()
    if path.suffix == ".xz":
        content = lzma.decompress(content)
    return content.decode().splitlines()


def keep(name: str, lines: list[str]) -> None:
    """Keep lines under a name; the same lines always make the same file."""
    path = HERE / name
    path.parent.mkdir(exist_ok=True)
    content = "".join(f"{line}\n" for line in lines).encode()
    if path.suffix == ".xz":
        content = lzma.compress(content, check=lzma.CHECK_CRC32, preset=9)
    path.write_bytes(content)


def moved(name: str, before: list[str], now: list[str]) -> str:
    """Return what differs, both sides; '' if nothing does."""
    diff = unified_diff(
        before, now, f"{name}, as kept", f"{name}, now", lineterm="", n=1
    )
    return "\n".join(diff)
