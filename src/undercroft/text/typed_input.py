"""Lines as people type them, in the terminal and at the table: an option by number or key, or a command."""

from __future__ import annotations

from typing import Final

from undercroft.kernel import Decision, IllegalAnswer

from .words import Words

COMMANDS: Final = (
    "undo", "redo", "why", "log", "board", "look", "hand", "card", "hint", "preview", "save", "options",
    "help", "lang", "quit",
)  # fmt: skip
ALIASES: Final = {"cards": "hand", "exit": "quit", "q": "quit", "?": "help", "h": "help"}


def typed_command(words: Words, word: str) -> str:
    """The command that a word means, in English or the language spoken; empty if it is none."""
    word = word.casefold()
    for command in COMMANDS:
        if word in (command, words.say(f"command-{command}")):
            return command
    return ALIASES.get(word, "")


def typed_option(words: Words, decision: Decision, line: str) -> int:
    """The place of the option that a number, a key or the beginning of one means."""
    keys = decision.keys()
    if line.isdecimal() and 1 <= int(line) <= len(keys):
        return int(line) - 1
    wanted = " ".join(line.split()).casefold()
    fits = [i for i, key in enumerate(keys) if key.casefold() == wanted]
    fits = fits or [i for i, key in enumerate(keys) if key.casefold().startswith(wanted)]
    if len(fits) == 1:
        return fits[0]
    if fits:
        several = ", ".join(keys[i] for i in fits)
        raise IllegalAnswer(words.say("typed-several", line=line, keys=several))
    raise IllegalAnswer(words.say("typed-no-option", line=line, count=len(keys)))
