"""Effects as a card prints them: clauses for the same moment and the same figure make one sentence."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Literal

from undercroft.games.alliance.records.effects import ChooseVerb, Effect, Target, When
from undercroft.kernel import Leaf, replace

Speaker = Literal["card", "artifact", "monster", "threat"]


class Sentence(Leaf):
    """When something happens, to whom, and what; or one of several such sentences, as the player chooses."""

    when: When = ""
    reach: int = 0
    to: Target | None = None
    do: tuple[Effect, ...] = ()
    either: tuple[Sentence, ...] = ()
    speaker: Speaker = "card"


def sentences(effects: Iterable[Effect], speaker: Speaker = "card") -> tuple[Sentence, ...]:
    """The sentences of an effect, in its order."""
    found: list[Sentence] = []
    for (when, reach, to, chosen), some in groupby(effects, key=_head):
        for each in some if chosen else ():
            if isinstance(each, ChooseVerb):
                either = tuple(sentence for one in each.among for sentence in sentences((one,), speaker))
                found.append(Sentence(when, reach, either=either, speaker=speaker))
        if not chosen:
            bare = tuple(replace(each, when="", reach=0, to=None) for each in some)
            found.append(Sentence(when, reach, to, bare, speaker=speaker))
    return tuple(found)


def _head(clause: Effect) -> tuple[When, int, Target | None, bool]:
    return clause.when, clause.reach, clause.to, isinstance(clause, ChooseVerb)
