"""Drive a game through the page's API, as a phone does."""

import random
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import httpx

from device.web.simulated import FASTEST

State = Mapping[str, Any]

TURNS = 6
"""Turns that are tapped, or as many as the game has."""

RULED_BEFORE = (2, 3)
"""Before these turns the simulated hands break a rule, and undo it: of many seeds in a
pit it may not be seen that one is wrong."""


AGAIN_S = 15.0
"""Seconds until a turn that nothing came of is tapped again."""


class FellError(Exception):
    """Error raised when the page answers a call unexpectedly."""


@dataclass
class PageWalk:
    """Phone that plays one game after another at a simulated table.

    Attributes
    ----------
    phone
        It has shown the PIN.
    patience_s
        So long it waits for anything.
    """

    phone: httpx.Client
    patience_s: float = 60.0
    seed: int = 5
    _pause: threading.Event = field(default_factory=threading.Event)

    # -- a game --------------------------------------------------------------

    def game(self, name: str, **wished: Any) -> str:
        """Take a game from its choice to its exports; return what it is called.

        Raises
        ------
        FellError
            If something on the way does not come about.
        """
        if self.state()["game"] is not None:  # one that fell before
            self.act("/api/table/leave")
        sides = self.get(f"/api/games/{name}")["sides"]
        people = {side: {"by": "person"} for side in sides}
        self.choose(name, seats=people, **wished)
        self.teach(self.find_board())
        state = self.begin()
        past = str(state["game"]["name"])
        self.play()
        self.take_back()
        self.end()
        self.look_back(past)
        return past

    def board(self, name: str, board: str, **options: Any) -> None:
        """Choose a game on a board and find the board; leave it then."""
        self.choose(name, board=board, options=options)
        found = self.find_board()
        if found["calibration"]["board"] != board:
            raise FellError(f"found {found['calibration']['board']}, not {board}")
        self.act("/api/table/leave")

    def choose(self, name: str, **wished: Any) -> None:
        """Choose a game, as its own page does."""
        self.act("/api/table/choose", game=name, **wished)

    def find_board(self) -> State:
        """Search for the board until it is found; return the state."""
        state = self.state()
        if state["stage"] == "aim":
            self.when("a picture", lambda state: state["camera"]["ok"])
            self.act("/api/table/calibrate", south="bottom")
            state = self.when(
                "the end of the search",
                lambda state: not state["calibration"]["busy"],
            )
        if state["stage"] != "ready":
            refused = state["calibration"]["refused"] or {}
            raise FellError(f"the board is not found: {refused.get('text')}")
        return state

    def teach(self, state: State) -> None:
        """Wait until the page has learned the seeds, where it does so by itself."""
        if state["choice"]["seeds"] and state["choice"]["fill"]:
            self.when("the board as it is set", lambda state: state["camera"]["ok"])
            fill = state["choice"]["fill"]
            self.act("/api/table/teach", pieces=None, fill=fill)

    def begin(self) -> State:
        """Begin the game."""
        self.act("/api/table/start")
        state = self.when("the game", lambda state: state["game"] is not None)
        self.act("/api/table/simulated", speed=FASTEST)
        return state

    def play(self) -> None:
        """Tap legal turns, and see a ruling on the way."""
        rng = random.Random(self.seed)
        for n in range(1, TURNS + 1):
            legal = self.get("/api/legal")["turns"]
            if not legal:
                break
            self._tap(n, rng.choice(legal)["turn"])
        if n > max(RULED_BEFORE) and not self.state()["rulings"]:
            raise FellError("nothing was ruled")

    def _tap(self, n: int, turn: str) -> None:
        """Have the table play a turn; wait until the page has it, and the next.

        It is tapped again where nothing comes of it, as a person would: a table that is
        just being set up does not hear the first time.
        """
        self.act("/api/table/simulated", turn=turn)
        tapped_s = time.monotonic()

        def shown(state: State) -> bool:
            nonlocal tapped_s
            if time.monotonic() - tapped_s > AGAIN_S:
                self.act("/api/table/simulated", turn=turn)
                tapped_s = time.monotonic()
            self._answer(state["question"], turn)
            return turn in [one["turn"] for one in state["turns"][n - 1 :]]

        self.when(f"turn {n}, {turn}", shown)

    def _answer(self, question: Mapping[str, Any] | None, turn: str) -> None:
        """Answer the table's question with the turn that was played."""
        for one in question["alternatives"] if question else ():
            if [played["turn"] for played in one["turns"]] == [turn]:
                self.act("/api/command", do="answer", alternative=one["index"])

    def take_back(self) -> None:
        """Take the last turn back; the table lays the board out so."""
        if over(before := self.state()):
            return
        many = len(before["turns"])
        self.act("/api/command", do="take_back")
        self.when("the turn taken back", lambda state: len(state["turns"]) < many)

    def end(self) -> None:
        """End the game by its side to move, and leave the table."""
        state = self.state()
        if not over(state):
            side = state["to_move"] or next(iter(state["game"]["sides"]))
            self.act("/api/command", do="concede", side=side)
            self.when(
                "the end of the game, or of a match's round",
                lambda now: over(now) or now["score"] != state["score"],
            )
        self.act("/api/table/leave")
        if self.state()["game"] is not None:
            raise FellError("the game is still shown after it was left")

    def look_back(self, past: str) -> None:
        """View the game in the archive, and export it in every format."""
        if past not in [one["name"] for one in self.get("/api/past")["items"]]:
            raise FellError("it is not among past games")
        frames = self.get(f"/api/past/{past}")["frames"]
        if not frames:
            raise FellError("it is empty when it is looked back at")
        for form in self.get("/api/past/formats"):
            answer = self.phone.get(
                f"/api/past/{past}/download", params={"format": form["format"]}
            )
            refused = answer.status_code == httpx.codes.BAD_REQUEST
            if not (answer.content if answer.is_success else refused):
                raise FellError(f"as {form['format']}: {said(answer)}")

    # -- calls ---------------------------------------------------------------

    def get(self, path: str) -> Any:
        """Return the body of a GET request, parsed from JSON."""
        answer = self.phone.get(path)
        if not answer.is_success:
            raise FellError(f"{path}: {said(answer)}")
        return answer.json()

    def act(self, path: str, **body: Any) -> None:
        """Wish something; wait where it is asked for too often."""
        answer = self.phone.post(path, json=body)
        while answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
            self._pause.wait(float(answer.headers["Retry-After"]))
            answer = self.phone.post(path, json=body)
        if not answer.is_success or not answer.json().get("done", True):
            raise FellError(f"{path} {body}: {said(answer)}")

    def state(self) -> State:
        """Return the whole state."""
        found: State = self.get("/api/state")
        return found

    def when(self, what: str, holds: Callable[[State], object]) -> State:
        """Return the state as soon as something holds of it."""
        until_s = time.monotonic() + self.patience_s
        while not holds(state := self.state()):
            if time.monotonic() > until_s:
                raise FellError(f"waited in vain for {what}; {told_last(state)}")
            self._pause.wait(0.05)
        return state


def over(state: State) -> bool:
    """Return True if the game on the table is over."""
    return state["result"] is not None


def said(answer: httpx.Response) -> str:
    """Return an answer in one line."""
    return f"{answer.status_code} {answer.text[:200]}"


def told_last(state: State) -> str:
    """Return the table's stage and its last announcement."""
    told = [one.get("text", "") for one in state["said"][-3:]]
    return f"{state['stage']}, {len(state['turns'])} turns, said last: {told}"
