"""The page that tells how a phone comes to trust the machine, in five languages."""

from collections.abc import Iterable, Sequence
from html import escape

from device.words.catalogue import LANGUAGES, catalogue, msg

OWN_NAMES = {
    "en": "English",
    "sw": "Kiswahili",
    "es": "Español",
    "fr": "Français",
    "de": "Deutsch",
}

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


def language_wanted(chosen: str | None, accepted: str) -> str:
    """Return the language in which to tell.

    Parameters
    ----------
    chosen
        What somebody chose, if anybody did.
    accepted
        The header Accept-Language, first things first.
    """
    wanted = [chosen or "", *(word.strip()[:2].lower() for word in accepted.split(","))]
    return next((one for one in wanted if one in LANGUAGES), LANGUAGES[0])


def trust_page(
    *, language: str, safe: str, words: Iterable[str], fingerprint: str, name: str
) -> str:
    """Return the page.

    Parameters
    ----------
    language
        In which it is told.
    safe
        Where the table's page is served with TLS.
    words, fingerprint
        Of the root's certificate, to be compared.
    name
        What the root is called on a phone.
    """
    gettext = catalogue(language).gettext

    def say(message: str, **filled: str) -> str:
        marked = {key: f"<b>{escape(value)}</b>" for key, value in filled.items()}
        return escape(gettext(message)).format(**marked)

    to_page = f'<a class="button" href="{escape(safe)}">{say(OPEN)}</a>'
    twelve = "".join(f"<li>{escape(word)}</li>" for word in words)
    details = "".join(
        f"<details><summary>{say(kind)}</summary><ol>"
        + "".join(
            f"<li>{say(step, file='mwamuzi.crt', name=name)}</li>" for step in how
        )
        + "</ol></details>"
        for kind, how in STEPS
    )
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mwamuzi: {say(TITLE)}</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/css/base.css">
<link rel="stylesheet" href="/static/trust/trust.css">
<script type="module" src="/static/trust/trust.js"></script>
</head>
<body>
<main class="trust" data-safe="{escape(safe)}">
<nav>{_languages(language)}</nav>
<h1>{say(TITLE)}</h1>
<p>{say(WHY)} {say(WHAT_FOR)}</p>
<p class="trusted" role="status" hidden>{say(TRUSTED)} {to_page}</p>
<h2>{say(COMPARE)}</h2>
<p>{say(COMPARE_HOW, command="mwamuzi doctor")}</p>
<ol class="twelve">{twelve}</ol>
<details><summary>SHA-256</summary><code>{escape(fingerprint)}</code></details>
<h2>{say(FETCH)}</h2>
<p><a class="button" href="/mwamuzi.crt">{say(FETCH_IT)}</a></p>
<h2>{say(INSTALL)}</h2>
{details}
<p>{say(IN_THE_END, name=name)}</p>
<h2>{say(THEN)}</h2>
<p>{to_page}</p>
<img class="qr" src="/api/qr.svg" alt="QR" width="180" height="180">
</main>
</body>
</html>
"""


def _languages(now: str) -> str:
    here = {now: ' aria-current="true"'}
    return " ".join(
        f'<a href="/?in={code}" lang="{code}"{here.get(code, "")}>{name}</a>'
        for code, name in OWN_NAMES.items()
    )
