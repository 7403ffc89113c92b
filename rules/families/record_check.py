"""What every record of a game must say, and may be silent on."""

from collections.abc import Iterable
from enum import Enum

from rules.errors import DefinitionError


def check_words(
    record_id: str,
    laws: type[Enum],
    said: Iterable[Enum],
    silent: tuple[str, ...],
    fields: tuple[str, ...],
) -> None:
    """Check that a record says something on every law, and is silent on known things.

    Parameters
    ----------
    record_id
        Whose record it is.
    laws
        All that rulings cite.
    said
        The laws on which the record says something.
    silent
        Names of fields, or values of laws, on which the source is silent.
    fields
        Names of the record's fields.

    Raises
    ------
    DefinitionError
        If a law is left out, or what is silent is neither a field nor a law.
    """
    spoken = set(said)
    missing = [law.value for law in laws if law not in spoken]
    if missing:
        raise DefinitionError(f"{record_id}: nothing is said on {', '.join(missing)}")
    known = {*fields, *(law.value for law in laws)}
    unknown = [name for name in silent if name not in known]
    if unknown:
        raise DefinitionError(f"{record_id}: {unknown} are neither fields nor laws")
