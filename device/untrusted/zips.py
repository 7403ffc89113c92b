"""Extract a file from an untrusted ZIP, bounded in its uncompressed size."""

import io
import zipfile
import zlib

from device.ports import LogError


def member_of(content: bytes, name: str, most_bytes: int) -> bytes:
    """Return one file of a ZIP, without unpacking others or writing any.

    Raises
    ------
    LogError
        If it holds none of that name, is broken, or becomes too large.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed, packed.open(name) as file:
            unpacked = file.read(most_bytes + 1)
    except KeyError:
        raise LogError(f"the ZIP holds no {name}") from None
    except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError) as error:
        raise LogError(f"the ZIP is broken: {error}") from None
    except NotImplementedError as error:
        raise LogError(f"the ZIP cannot be read: {error}") from None
    if len(unpacked) > most_bytes:
        raise LogError(
            f"{name} in the ZIP is too large: expected at most "
            f"{most_bytes // 1_000_000} MB when it is unpacked"
        )
    return unpacked
