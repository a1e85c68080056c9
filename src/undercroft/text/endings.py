"""How a game ended, in words: where players play against one another, who won, and the scores."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from undercroft.kernel import Rules, Seat, State, winning_sides

from .sentences import capital
from .words import Name, Words

Namer = Callable[[Seat], Name]


def who_won(words: Words, rules: Rules[Any], s: State, seats: Sequence[Seat], name: Namer) -> str:
    """The winners, or those who are tied; empty where all are one side, and while the game goes on."""
    sides = rules.sides(s, seats)
    if not s.ending or len(sides) == 1:
        return ""
    winning = winning_sides(rules, s)
    winners = [name(seat) for side, mates in sides.items() if side in winning for seat in mates]
    if not winners:
        return words.say("told-nobody-wins")
    winners = together(words, winners)
    who = words.listed([words.forms(each)["the"] for each in winners])
    message = "told-tied" if len(winning) > 1 else "told-winners"
    return capital(words.say(message, who=who, count=len(winners)))


def together(words: Words, players: Sequence[Name]) -> list[Name]:
    """Whoever plays several seats is named once, with all of them: "Ana (Brute and Spellweaver)"."""
    roles: dict[Name, list[str]] = {}
    for player in players:
        roles.setdefault(player._replace(note=""), []).append(player.note)
    return [
        player._replace(note=words.listed(notes) if all(notes) else "") for player, notes in roles.items()
    ]


def scores(words: Words, s: State, name: Namer) -> Iterator[str]:
    """A line for each seat, the best first; none where the game keeps no scores."""
    found = list(enumerate(s.ending.scores)) if s.ending else []
    for seat, score in sorted(found, key=lambda each: -each[1]):
        yield capital(words.say("told-score", who=words.forms(name(Seat(seat)))[""], score=score))
