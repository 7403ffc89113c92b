"""Phones that look at a served page, and the program that serves it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
)

from words.catalogue import catalogue
from words.languages import ENGLISH

PIN = "246802"
TIMEOUT_MS = 240_000  # after which something hangs: a busy machine may be very slow
COARSE = {"device_scale_factor": 1}  # painting seven times as many pixels takes long
REFUSALS = ("status of 401", "status of 409", "status of 429")

expect.set_options(timeout=TIMEOUT_MS / 4)


@dataclass(frozen=True, slots=True)
class Machine:
    """A running `mwamuzi serve`."""

    address: str
    games: Path

    def state(self) -> dict[str, Any]:
        answer = httpx.get(f"{self.address}/api/state", trust_env=False, timeout=30)
        found: dict[str, Any] = answer.json()
        return found


@contextmanager
def serving(games: Path, source: str, *more: str) -> Iterator[Machine]:
    """Run `mwamuzi serve` on a free port until the tests are done with it."""
    program = [sys.executable, "-m", "device.cli", "serve", "--source", source]
    program += ["--host", "127.0.0.1", "--port", "0", "--pin", PIN]
    program += ["--games", str(games), *more]
    with (
        (games.parent / f"{games.name}.err").open("w") as complaints,
        subprocess.Popen(
            program,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            cwd=Path(__file__).parents[3],
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        ) as process,
    ):
        try:
            assert process.stdout is not None
            yield Machine(_address(process.stdout, complaints.name), games)
        finally:
            process.terminate()
            process.wait()


def _address(lines: Iterator[str], complaints: str) -> str:
    for line in lines:
        word, _, address = line.strip().partition(": ")
        if word == "page":
            return address.rstrip("/")
    raise AssertionError(f"serve ended: {Path(complaints).read_text()}")


def shown(name: str, **values: str) -> str:
    """Return the English text of a message's key; any other text as it is."""
    here = catalogue(ENGLISH)
    return here.text(name, values) if here.has(name) else name


@dataclass
class Phone:
    """One phone: a page, and what went wrong on it."""

    page: Page
    machine: Machine
    pictures: Path
    faults: list[str] = field(default_factory=list)

    def open(self, where: str = "") -> "Phone":
        """Go somewhere on the page: '#/games', 'watch'."""
        self.page.goto(f"{self.machine.address}/{where}")
        return self

    def tap(self, name: str, *, role: Any = "button") -> None:
        """Tap what has a name: a message's key, or a text."""
        self.page.get_by_role(role, name=shown(name), exact=True).first.tap()

    def tap_site(self, site: str) -> None:
        self.page.locator(f'[data-site="{site}"]').first.tap()

    def sees(self, text: str) -> None:
        found = self.page.get_by_text(shown(text)).first
        expect(found).to_be_visible(timeout=TIMEOUT_MS)

    def shows_heading(self, name: str) -> None:
        found = self.page.get_by_role("heading", name=shown(name)).first
        expect(found).to_be_visible(timeout=TIMEOUT_MS)

    def show_pin(self, pin: str = PIN) -> None:
        self.page.get_by_label("PIN", exact=True).fill(pin)
        sheet = self.page.locator("dialog")
        sheet.get_by_role("button", name=shown("house-pin-enter")).tap()

    def as_soon_as(self, told: str) -> Any:
        """Return what an expression of the page tells, once it is true.

        The page looks twenty times a second: what `expect` looks for once in a second
        may have come and gone in between.
        """
        return self.page.evaluate(
            "async patience => { for (const end = Date.now() + patience;;) {"
            f" const told = {told}; if (told) return told;"
            f" if (Date.now() > end) throw new Error({told!r} + ' was never true');"
            " await new Promise(go => setTimeout(go, 50)); } }",
            TIMEOUT_MS,
        )

    def told_sites(self) -> dict[str, str]:
        """Return what a screen reader says of every site of the board."""
        sites = self.page.locator("svg.board [data-site]")
        told: dict[str, str] = sites.evaluate_all(
            "all => Object.fromEntries("
            "all.map(one => [one.dataset.site, one.getAttribute('aria-label')]))"
        )
        return told

    def turns(self) -> list[str]:
        """Return the turns that the page lists, oldest first."""
        return self.page.locator(".turn-list .turn-text").all_inner_texts()[::-1]

    def picture(self, name: str) -> None:
        """Keep what the phone shows, for people to look at."""
        self.rest()
        self.page.screenshot(path=self.pictures / f"{name}.png")

    def rest(self) -> None:
        """Let all that moves on the page come to its end."""
        self.page.evaluate(
            "document.getAnimations().filter(one => "
            "one.effect.getTiming().iterations !== Infinity)"
            ".forEach(one => one.finish())"
        )

    def barriers(self) -> list[str]:
        """Return what axe-core finds in the way of people on this view."""
        self.rest()
        found = Axe().run(self.page).response["violations"]
        return [
            f"{one['id']}: {[node['html'][:120] for node in one['nodes']]}"
            for one in found
        ]


def _note(phone: Phone, said: ConsoleMessage) -> None:
    """Note an error; a wish that the machine refuses is none of the page's."""
    if said.type == "error" and not any(one in said.text for one in REFUSALS):
        phone.faults.append(said.text)


@dataclass(frozen=True, slots=True)
class Phones:
    """Phones of one make, each with its own memory."""

    browser: Browser
    make: dict[str, Any]
    pictures: Path

    @contextmanager
    def one(
        self,
        machine: Machine,
        *,
        theme: str = "light",
        language: str = "en-GB",
        **more: Any,
    ) -> Iterator[Phone]:
        """Take a phone in hand; at the end nothing may have gone wrong on it."""
        context: BrowserContext = self.browser.new_context(
            **{**self.make, **COARSE, "color_scheme": theme, "locale": language, **more}
        )
        context.set_default_timeout(TIMEOUT_MS / 4)
        phone = Phone(context.new_page(), machine, self.pictures)
        phone.page.on("pageerror", lambda error: phone.faults.append(str(error)))
        phone.page.on("console", lambda said: _note(phone, said))
        yield phone
        context.close()
        assert phone.faults == [], phone.faults  # no rewriting tells it here
