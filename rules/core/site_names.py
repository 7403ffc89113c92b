"""Names of sites: 'a7', 'j10', 's19'; pits 'S1', 'B4'; stores 'S', 'N'."""

FILES = "abcdefghijklmnopqrs"
"""The letters of files, from south's left; none is left out."""

POINT_RANKS = 19
"""Most ranks of a board."""

POINT = r"[a-s](?:1[0-9]|[1-9])"
PIT = r"[A-DNS][1-9]"
SITE = rf"(?:{POINT}|{PIT}|[NS])"
"""The name of a site of any board, as a regular expression; of a point, of a pit."""


def point_name(file: int, rank: int) -> str:
    """Return the name of a point by its file and rank, both counted from 1.

    Raises
    ------
    ValueError
        If no such file or rank has a name.
    """
    if not 1 <= file <= len(FILES) or rank < 1:
        raise ValueError(f"file {file}, rank {rank}: expected 1 to {len(FILES)}, 1 up")
    return f"{FILES[file - 1]}{rank}"
