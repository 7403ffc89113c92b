"""Texts on how a phone comes to trust the machine's certificate."""

from collections.abc import Sequence

from words.keys import Key

TITLE = Key("spoken-title")
WHY = Key("spoken-why")
WHAT_FOR = Key("spoken-what-for")
OPEN = Key("spoken-open")
TRUSTED = Key("spoken-trusted")
COMPARE = Key("spoken-compare")
COMPARE_HOW = Key("spoken-compare-how")
FETCH = Key("spoken-fetch")
FETCH_IT = Key("spoken-fetch-it")
INSTALL = Key("spoken-install")
THEN = Key("spoken-then-open-page")
IN_THE_END = Key("spoken-in-the-end")

STEPS: Sequence[tuple[str, Sequence[str]]] = (
    (
        Key("spoken-android"),
        (
            Key("spoken-open-settings-search-ca-certificate"),
            Key("spoken-tap-install-anyway-show-your"),
            Key("spoken-choose-file-you-fetched"),
            Key("spoken-use-chrome-firefox-asks-more"),
        ),
    ),
    (
        Key("spoken-iphone-ipad"),
        (
            Key("spoken-use-safari-allow-profile-loaded"),
            Key("spoken-open-settings-profile-downloaded-then"),
            Key("spoken-then-general-about-certificate-trust"),
        ),
    ),
    (
        Key("spoken-windows"),
        (
            Key("spoken-open-file-then-install-certificate"),
            Key("spoken-choose-store-trusted-root-certification"),
        ),
    ),
    (
        Key("spoken-mac"),
        (
            Key("spoken-open-file-added-keychain"),
            Key("spoken-open-there-under-trust-choose"),
        ),
    ),
    (
        Key("spoken-linux-firefox-everywhere"),
        (
            Key("spoken-browser-s-settings-search-certificates"),
            Key("spoken-under-authorities-import-file-identify"),
        ),
    ),
)
"""For each kind of device, what to do; systems name their own switches."""

THINGS = (
    Key("spoken-lion"),
    Key("spoken-goat"),
    Key("spoken-fish"),
    Key("spoken-bird"),
    Key("spoken-snake"),
    Key("spoken-horse"),
    Key("spoken-cow"),
    Key("spoken-dog"),
    Key("spoken-cat"),
    Key("spoken-frog"),
    Key("spoken-bee"),
    Key("spoken-elephant"),
    Key("spoken-moon"),
    Key("spoken-sun"),
    Key("spoken-star"),
    Key("spoken-rain"),
    Key("spoken-fire"),
    Key("spoken-river"),
    Key("spoken-mountain"),
    Key("spoken-stone"),
    Key("spoken-tree"),
    Key("spoken-flower"),
    Key("spoken-leaf"),
    Key("spoken-banana"),
    Key("spoken-bread"),
    Key("spoken-salt"),
    Key("spoken-house"),
    Key("spoken-door"),
    Key("spoken-boat"),
    Key("spoken-drum"),
    Key("spoken-hand"),
    Key("spoken-book"),
)
"""Short words for things that everybody knows; their number is a power of two."""
