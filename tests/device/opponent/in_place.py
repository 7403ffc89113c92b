"""A player that thinks at once, in the test's own process."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from players.protocol import QuestionAnswerer
from players.search import Stop


@dataclass
class InPlace:
    """Thinks at once, and not for long."""

    asked: QuestionAnswerer = field(default_factory=QuestionAnswerer)
    questions: list[Mapping[str, Any]] = field(default_factory=list)
    stopped: int = 0
    _answer: dict[str, Any] | None = None

    def ask(self, question: Mapping[str, Any]) -> int:
        self.questions.append(question)
        answer = self.asked.answer(question, briefly)
        self._answer = {"id": len(self.questions), **answer}
        return len(self.questions)

    def answer(self) -> dict[str, Any] | None:
        answer, self._answer = self._answer, None
        return answer

    def stop(self) -> None:
        self.stopped += 1

    def close(self) -> None:
        self._answer = None


def briefly() -> Stop:
    """Return what stops after a few positions."""
    thought = iter(range(300))
    return lambda: next(thought, None) is None
