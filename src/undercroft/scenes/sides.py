"""The sides in a scene, in every game: who would give up, who won, what mates show one another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.games.boxes import Box
from undercroft.kernel import UNKNOWN, Rules, Seat, State, View
from undercroft.scenes import shapes
from undercroft.text.endings import who_won
from undercroft.text.narrator import Narrator
from undercroft.text.words import Name

from .painters import Painter


def giving_up(box: Box, rules: Rules[Any], s: State) -> shapes.GivingUp | None:
    """The seats that would give up, and those of their side that have not said so."""
    opinions = {} if s.outcome else box.would_give_up(s)
    would = tuple([seat for seat, agrees in opinions.items() if agrees])
    if not would:
        return None
    sides = rules.sides(s, would)
    asked = [seat for seat in opinions if seat not in would and rules.side_of(s, seat) in sides]
    return shapes.GivingUp(would, tuple(asked))


def ending(
    narrator: Narrator, rules: Rules[Any], s: State, name: Callable[[Seat], Name]
) -> shapes.Ending | None:
    """The winners and the scores; None for a position that was kept before games had winners."""
    if not s.ending:
        return None
    text = who_won(narrator.words, rules, s, _seats(narrator), name)
    return shapes.Ending(s.ending.winners, text, s.ending.scores)


def hands_of_mates(
    painter: Painter, narrator: Narrator, rules: Rules[Any], seen: View
) -> tuple[shapes.Pile, ...]:
    """The hands that its side alone shows the seat: where all are one, they lie open before everybody."""
    s, seats = seen.state, _seats(narrator)
    if not rules.open_hands(s) or len(rules.sides(s, seats)) == 1:
        return ()
    return tuple(
        shapes.Pile(
            pile.name,
            narrator.say(f"pile-{pile.name}"),
            tuple(painter.card(pile.kind, thing, narrator) for thing in pile.things if thing != UNKNOWN),
            of=mate,
        )
        for mate in rules.mates(s, seen.seat, seats)
        if mate != seen.seat
        for pile in narrator.edition.box.piles(seen, mate)
    )


def _seats(narrator: Narrator) -> list[Seat]:
    return [Seat(seat) for seat in range(len(narrator.seats))]
