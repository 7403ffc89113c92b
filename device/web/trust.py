"""Page that explains how a phone comes to trust the certificate, in five languages."""

from collections.abc import Iterable
from html import escape

from device.words import trusting
from words.catalogue import catalogue
from words.languages import LANGUAGES

OWN_NAMES = {
    "en": "English",
    "sw": "Kiswahili",
    "es": "Español",
    "fr": "Français",
    "de": "Deutsch",
}


def language_wanted(chosen: str | None, accepted: str) -> str:
    """Return the language of the response.

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
        Language of the page.
    safe
        Where the table's page is served with TLS.
    words, fingerprint
        Of the root's certificate, to be compared.
    name
        What the root is called on a phone.
    """
    text = catalogue(language).text

    def say(message: str, **filled: str) -> str:
        said = escape(text(message, {key: f"\0{key}\0" for key in filled}))
        for key, value in filled.items():
            said = said.replace(f"\0{key}\0", f"<b>{escape(value)}</b>")
        return said

    to_page = f'<a class="button" href="{escape(safe)}">{say(trusting.OPEN)}</a>'
    twelve = "".join(f"<li>{escape(word)}</li>" for word in words)
    details = "".join(
        f"<details><summary>{say(kind)}</summary><ol>"
        + "".join(
            f"<li>{say(step, file='mwamuzi.crt', name=name)}</li>" for step in how
        )
        + "</ol></details>"
        for kind, how in trusting.STEPS
    )
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Mwamuzi: {say(trusting.TITLE)}</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/static/css/base.css">
<link rel="stylesheet" href="/static/trust/trust.css">
<script type="module" src="/static/trust/trust.js"></script>
</head>
<body>
<main class="trust" data-safe="{escape(safe)}">
<nav>{_languages(language)}</nav>
<h1>{say(trusting.TITLE)}</h1>
<p>{say(trusting.WHY)} {say(trusting.WHAT_FOR)}</p>
<p class="trusted" role="status" hidden>{say(trusting.TRUSTED)} {to_page}</p>
<h2>{say(trusting.COMPARE)}</h2>
<p>{say(trusting.COMPARE_HOW, command="mwamuzi doctor")}</p>
<ol class="twelve">{twelve}</ol>
<details><summary>SHA-256</summary><code>{escape(fingerprint)}</code></details>
<h2>{say(trusting.FETCH)}</h2>
<p><a class="button" href="/mwamuzi.crt">{say(trusting.FETCH_IT)}</a></p>
<h2>{say(trusting.INSTALL)}</h2>
{details}
<p>{say(trusting.IN_THE_END, name=name)}</p>
<h2>{say(trusting.THEN)}</h2>
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
