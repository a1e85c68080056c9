"""The reasoning behind a solved position, in words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from undercroft.games import gloomhaven
from undercroft.games.gloomhaven.monsters.formats import Explained, Position, Query, Result, Seen
from undercroft.games.gloomhaven.monsters.positions import Laid, explain_sight, explain_turn
from undercroft.games.gloomhaven.monsters.reasons import Note
from undercroft.kernel import Cut, Reason
from undercroft.space import mask_of
from undercroft.text.words import Language, Name, Words, message_id

MESSAGES = Path(gloomhaven.__file__).parent / "messages"


class Reasoning:
    """Tells reasons in one language, with the ids and hexes of a position as names."""

    def __init__(self, language: Language, names: list[str], laid: Laid) -> None:
        self.words, self.names, self.laid = Words.of(language, MESSAGES), names, laid

    def told(self, reason: Reason) -> list[Explained]:
        """A reason as a sentence; a kind of reason that has none is left out."""
        match reason:
            case Cut():
                return [Explained(reason.rule, self._cut(reason))]
            case Note():
                return [Explained(reason.rule, self._note(reason))]
        return []

    def _cut(self, cut: Cut) -> str:
        words, measure = self.words, message_id("measure", cut.says)
        bare = words.attribute(measure, "values") == "no"
        dropped = [
            self.names[int(name)]
            if bare
            else words.say("why-dropped", name=self.names[int(name)], value=abs(value))
            for name, value in cut.dropped
        ]
        return words.say(
            "why-monster-cut",
            measure=words.say(measure),
            best="none" if bare else cut.best,
            kept=words.listed([self.names[int(name)] for name in cut.kept]),
            dropped=", ".join(dropped),
            **{"dropped-count": len(dropped)},
        )

    def _note(self, note: Note) -> str:
        words = self.words
        figures = [words.forms(Name(self.names[figure], article="no")) for figure in note.figures]
        return words.say(
            message_id("why-monster", note.says),
            cells=words.listed([str(hex) for hex in self.laid.hexes(mask_of(note.cells))]),
            goal=str(self.laid.hex(note.goal)) if note.goal else "",
            count=note.count,
            more=note.more,
            **{f"figures-{form}": words.listed([names[form] for names in figures]) for form in ("the", "to")},
            **{"cells-count": len(note.cells)},
        )


def explained_turn(language: Language) -> Callable[[Position], Result]:
    """Solves positions and tells why."""

    def solved(position: Position) -> Result:
        why: list[Reason] = []
        result, laid = explain_turn(position, why)
        told = Reasoning(language, [figure.id for figure in position.figures], laid)
        result.why = [line for reason in why for line in told.told(reason)]
        return result

    return solved


def explained_sight(language: Language) -> Callable[[Query], Seen]:
    """Answers questions of sight and tells why."""

    def seen(query: Query) -> Seen:
        sight = explain_sight(query)
        says = "blocked" if not sight.seen else "adjacent" if sight.rule == "GH-LOS-05" else "clear"
        return Seen(
            sight.seen, [Explained(sight.rule, Words.of(language, MESSAGES).say(f"why-sight-{says}"))]
        )

    return seen
