"""Drawing attack modifier cards, with advantage and disadvantage (GH-AMD, GH-ADV)."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.gloomhaven.events.fights import ModifierDrawn, ModifiersPutAway, ModifiersReshuffled
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.records.modifiers import ModifierCard
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import CardId, Reason

REDUCED = "GH-VAR-06"
PLAIN = CardId("plus-0")
TWICE, NOTHING = 2, -2  # the values of 2x and Null with reduced randomness (GH-VAR-06)


class Draw(NamedTuple):
    """The cards that were drawn for one attack, and those that count, in the order of drawing."""

    drawn: tuple[CardId, ...]
    counted: tuple[CardId, ...]
    why: tuple[Reason, ...] = ()


class Compared(Reason):
    """Of two cards one counts, by the attack each would make (GH-ADV-14, GH-ADV-15)."""

    first: str
    first_value: int
    second: str
    second_value: int
    kept: str
    rule: str
    better: bool  # the better one was wanted


def draw(g: Haven, deck: str, value: int, luck: int, softened: bool = False) -> Draw:
    """One card and what rolls on (GH-AMD-12); two with luck 1 or -1 (GH-ADV-01, GH-ADV-04).

    Rolling cards are added to what else was drawn (GH-ADV-02, GH-ADV-03), or with disadvantage left out
    (GH-ADV-05, GH-ADV-06, GH-ADV-E2, GH-ADV-E3). A 2x that is `softened` is a +0 from the start (GH-ADV-14).
    """
    made = draw_cards(g, deck, value, luck, softened)
    return made._replace(counted=read_as(g, made.counted, softened))


def draw_cards(g: Haven, deck: str, value: int, luck: int, softened: bool) -> Draw:
    """The cards as they are printed."""
    drawn = [draw_one(g, deck)]
    if luck:
        drawn.append(draw_one(g, deck))
    cards = [each for each in drawn if each]
    if not luck or len(cards) < 2:
        while cards and rolls(g, cards[-1]):
            more = draw_one(g, deck)
            if not more:
                break
            cards.append(more)
        return put_away(g, deck, Draw(tuple(cards), tuple(cards)))
    rolling = [rolls(g, card) for card in cards]
    if all(rolling):  # GH-ADV-03, GH-ADV-06
        while rolls(g, cards[-1]):
            more = draw_one(g, deck)
            if not more:
                break
            cards.append(more)
        counted = tuple(cards) if luck > 0 else tuple(cards[-1:])
        return put_away(g, deck, Draw(tuple(cards), counted))
    if any(rolling):  # GH-ADV-02, GH-ADV-05
        plain = tuple(card for card in cards if not rolls(g, card))
        return put_away(g, deck, Draw(tuple(cards), tuple(cards) if luck > 0 else plain))
    kept, why = choose(g, cards[0], cards[1], value, luck, softened)
    return put_away(g, deck, Draw(tuple(cards), (kept,), (why,)))


def draw_one(g: Haven, deck: str) -> CardId:
    """The next card; an empty pile is shuffled, without the cards of this draw (GH-AMD-17, GH-AMD-23)."""
    pile = g.state.attack_decks[deck]
    if not pile.size:
        if not pile.discard:
            return CardId("")
        g.emit(ModifiersReshuffled(deck, early=True), "GH-AMD-17")
    card = g.state.attack_decks[deck].next_card(g, "modifier")
    g.emit(ModifierDrawn(deck, card), "GH-AMD-05")
    return card


def put_away(g: Haven, deck: str, made: Draw) -> Draw:
    """To the discards, Bless and Curse to their supply (GH-AMD-13, GH-CON-29); Null, 2x: shuffle (GH-AMD-15).

    Used or not (GH-AMD-14); Bless and Curse mean none (GH-AMD-16). With reduced randomness, too (GH-VAR-07,
    GH-VAR-08).
    """
    records = library(g).modifier
    kept = tuple(card for card in made.drawn if not records[card].leaves)
    g.emit(ModifiersPutAway(deck, kept, any(records[card].shuffle for card in made.drawn)), "GH-AMD-20")
    return made


def choose(
    g: Haven, first: CardId, second: CardId, value: int, luck: int, softened: bool = False
) -> tuple[CardId, Compared]:
    """The better or worse of two cards, or the first (GH-ADV-07, GH-ADV-15, GH-ADV-E1, GH-ADV-E4)."""
    values = [after(g, read_as(g, (card,), softened), value) for card in (first, second)]
    effects = [effects_of(library(g).modifier[card]) for card in (first, second)]
    second_is_better = is_better(values[1], effects[1], values[0], effects[0])
    first_is_better = is_better(values[0], effects[0], values[1], effects[1])
    wanted = second_is_better if luck > 0 else first_is_better
    kept = second if wanted else first
    rule = "GH-ADV-15" if second_is_better or first_is_better else "GH-ADV-07"
    return kept, Compared(first, values[0], second, values[1], kept, rule, luck > 0)


def read_as(g: Haven, cards: tuple[CardId, ...], softened: bool) -> tuple[CardId, ...]:
    """Cards as they count against the target: a softened 2x is a +0, also in a comparison (GH-ADV-14)."""
    if not softened:
        return cards
    return tuple(PLAIN if library(g).modifier[card].draw == "double" else card for card in cards)


def is_better(value: int, effects: set[str], other: int, others: set[str]) -> bool:
    """Not lower, every effect of the other, and more of something (GH-ADV-15)."""
    return value >= other and effects >= others and (value > other or effects > others)


def effects_of(card: ModifierCard) -> set[str]:
    """Every added effect counts as positive but undefined (GH-ADV-08)."""
    found = {f"condition {name}" for name in card.conditions} | {f"infuse {name}" for name in card.infuse}
    for name in ("push", "pull", "pierce", "heal", "shield", "refresh_item"):
        if getattr(card, name):
            found.add(f"{name} {getattr(card, name)}")
    return found | ({"add target"} if card.add_target else set())


def after(g: Haven, cards: tuple[CardId, ...], value: int, double_first: bool = False) -> int:
    """The attack with these cards: additions, doubling, never below 0 (GH-AMD-09, GH-ADV-14, GH-CON-44).

    A Null leaves nothing, whatever else there is (GH-AMD-07, GH-AMD-08); with reduced randomness it is a -2,
    and a 2x a +2, as are Curse and Bless (GH-VAR-06).
    """
    records = [library(g).modifier[card] for card in cards]
    if g.plays(REDUCED):
        plain = {"double": TWICE, "null": NOTHING}
        return max(0, value + sum(plain.get(card.draw, card.value) for card in records))
    if any(card.draw == "null" for card in records):
        return 0
    more = sum(card.value for card in records if card.draw == "plus")
    factor = 1 << sum(card.draw == "double" for card in records)
    return max(0, value * factor + more if double_first else (value + more) * factor)


def rolls(g: Haven, card: CardId) -> bool:
    return library(g).modifier[card].rolling
