"""How a phone comes to trust the machine, and the words of a fingerprint."""

from collections.abc import Sequence

from device.words.catalogue import msg

TITLE = msg("A safe way to the table")
WHY = msg(
    "The machine made a certificate of its own. Trust it once, and nobody in this "
    "network reads along or puts other words in its mouth."
)
WHAT_FOR = msg(
    "It can vouch for this machine and for addresses inside homes, for nothing else "
    "in the world."
)
OPEN = msg("Open the page")
TRUSTED = msg("This device trusts the machine already.")
COMPARE = msg("1. Compare")
COMPARE_HOW = msg(
    "The machine itself shows the same twelve words: in its terminal when it starts, "
    "and by the command {command}. If yours are others, somebody stands in between: "
    "go no further."
)
FETCH = msg("2. Fetch the certificate")
FETCH_IT = msg("Fetch it")
INSTALL = msg("3. Install it")
THEN = msg("4. Open the page")
IN_THE_END = msg("To take it back later, remove “{name}” at the same place.")

STEPS: Sequence[tuple[str, Sequence[str]]] = (
    (
        msg("Android"),
        (
            msg("Open the settings and search for “CA certificate”."),
            msg("Tap “Install anyway” and show your screen lock."),
            msg("Choose the file that you fetched: {file}."),
            msg("Use Chrome: Firefox asks for more steps."),
        ),
    ),
    (
        msg("iPhone and iPad"),
        (
            msg("Use Safari, and allow the profile to be loaded."),
            msg("Open the settings: “Profile Downloaded”, then “Install”."),
            msg(
                "Then: General, About, Certificate Trust Settings. Switch “{name}” on."
            ),
        ),
    ),
    (
        msg("Windows"),
        (
            msg("Open the file, then “Install Certificate”, “Current User”."),
            msg("Choose the store “Trusted Root Certification Authorities”."),
        ),
    ),
    (
        msg("Mac"),
        (
            msg("Open the file: it is added to the keychain."),
            msg("Open it there; under “Trust” choose “Always Trust”."),
        ),
    ),
    (
        msg("Linux, and Firefox everywhere"),
        (
            msg("In the browser's settings search for “certificates”."),
            msg("Under “Authorities” import the file, to identify websites."),
        ),
    ),
)
"""For each kind of device, what to do; systems name their own switches."""

THINGS = (
    msg("lion"),
    msg("goat"),
    msg("fish"),
    msg("bird"),
    msg("snake"),
    msg("horse"),
    msg("cow"),
    msg("dog"),
    msg("cat"),
    msg("frog"),
    msg("bee"),
    msg("elephant"),
    msg("moon"),
    msg("sun"),
    msg("star"),
    msg("rain"),
    msg("fire"),
    msg("river"),
    msg("mountain"),
    msg("stone"),
    msg("tree"),
    msg("flower"),
    msg("leaf"),
    msg("banana"),
    msg("bread"),
    msg("salt"),
    msg("house"),
    msg("door"),
    msg("boat"),
    msg("drum"),
    msg("hand"),
    msg("book"),
)
"""Short words for things that everybody knows; their number is a power of two."""
