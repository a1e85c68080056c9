"""Why a set-up cannot be played, in the language of whoever reads it."""

from __future__ import annotations

from undercroft.games.setups import Named, Refused
from undercroft.kernel import UndercroftError

from .sentences import capital
from .words import Words, message_id


def refusal(fault: UndercroftError, words: Words, *, typed: bool = False) -> str:
    """The sentence with names, or, for the command line, with everything as it is typed there.

    That is the fault's own sentence in English, as it is where the game has no message.
    """
    if not isinstance(fault, Refused) or (typed and words.language == "en"):
        return str(fault)
    message = f"setup-not-{fault.says}"
    if not words.has(message):
        return str(fault)
    said = {name: _said(value, words, typed) for name, value in fault.args_said.items()}
    return capital(words.say(message, **said))


def _said(value: str | int | Named, words: Words, typed: bool) -> str | int:
    if not isinstance(value, Named):
        return value
    name = message_id(value.kind, value.id)
    return words.say(name) if not typed and words.has(name) else value.typed
