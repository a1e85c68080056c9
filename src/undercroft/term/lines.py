"""Reading and writing lines: at a keyboard with a prompt, from a pipe without."""

from __future__ import annotations

import contextlib
from typing import TextIO

from undercroft.text.words import Language

CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what has scrolled off it
PROMPT = "> "


class Lines:
    """Standard input and output as line mode uses them."""

    def __init__(self, source: TextIO, out: TextIO) -> None:
        self.source, self.out = source, out
        self.language: Language | None = None  # that was asked for last, at whichever game
        self.is_keyboard = source.isatty() and out.isatty()
        if self.is_keyboard:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # gives `input` its history and editing keys

    def say(self, *texts: str) -> None:
        """Write lines; they are out before this returns, as they acknowledge an answer."""
        self.out.write("".join(f"{text}\n" for text in texts))
        self.out.flush()

    def ask(self, prompt: str = PROMPT) -> str | None:
        """The next line, stripped; None when there are no more. From a pipe it is shown, as if typed."""
        if self.is_keyboard:
            try:
                return input(prompt).strip()
            except EOFError:
                self.say()
                return None
        line = self.source.readline()
        if not line:
            return None
        self.say(f"{prompt}{line.strip()}")
        return line.strip()

    def clear(self) -> None:
        """Hide from the next player what this one saw."""
        if self.is_keyboard:
            self.out.write(CLEAR)
