"""Several threads render at once: the page answers each request in one of its own."""

import threading
from typing import Any

import pytest
from fluent.runtime import FluentResource

from words.catalogue import Catalogue
from words.fluent import Formatter

KEY = "words-form"


def test_a_message_that_another_thread_is_loading_is_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    formatter = Formatter(Catalogue("en"))
    answers: list[object] = []

    def ask() -> None:
        try:
            answers.append(formatter.text(KEY, {"stem": "cow", "number": "one"}))
        except Exception as error:  # noqa: BLE001 - it is compared below
            answers.append(error)

    other = threading.Thread(target=ask)
    made = FluentResource

    def slowly(source: str) -> Any:
        if not other.ident:
            other.start()
            other.join(0.2)  # it ends only if it did not wait
        return made(source)

    monkeypatch.setattr("words.fluent.FluentResource", slowly)
    ask()
    other.join()

    first, second = answers
    assert isinstance(first, str)
    assert first == second
