"""Why a command has no effect: a code for programs and one sentence for people, in their language."""

from __future__ import annotations

from pathlib import Path

from undercroft.kernel import UndercroftError
from undercroft.text.words import Language, Words

MESSAGES = Path(__file__).parent / "messages"


def table_words(language: Language) -> Words:
    """The words of the table itself."""
    return Words.of(language, MESSAGES)


class Refusal(UndercroftError):
    """A command that cannot be done. Nothing was changed."""

    def __init__(self, code: str, **args: str | int) -> None:
        self.code, self.args_said = code, args
        super().__init__(self.why("en"))

    def why(self, language: Language) -> str:
        """The sentence, in one of our languages."""
        return table_words(language).say(f"refused-{self.code}", **self.args_said)
