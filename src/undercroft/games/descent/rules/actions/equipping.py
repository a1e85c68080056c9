"""Equipment: what can be worn together, and changing it (D2-EQP, D2-HTN-06)."""

from __future__ import annotations

from undercroft.games.descent.events.cards import Equipped
from undercroft.games.descent.events.fights import FatigueRecovered, HealthChanged
from undercroft.games.descent.library import Library
from undercroft.games.descent.options import EquipOption, UnequipOption
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.values import health, stamina
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent, Hero, card_name, library
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Option, Pass, Procedure, step
from undercroft.parts.decks import Cards

HANDS = {"hand": 1, "hands": 2}
LIMITS = {"armour": 1, "other": 2}  # D2-EQP-05, D2-EQP-06
MOST_HANDS = 2  # D2-EQP-04


def fits(records: Library, items: Cards, skills: tuple[str, ...] = ()) -> bool:
    """Can all of these be equipped at once, by a hero with these skills?

    D2-EQP-04, D2-EQP-05, D2-EQP-06, D2-EQP-07, D2-EQP-08, D2-EQP-10.
    """
    found = [records.item[card_name(card)] for card in items]
    if sum(HANDS.get(item.slot, 0) for item in found) > MOST_HANDS:
        return False
    if any(sum(item.slot == slot for item in found) > most for slot, most in LIMITS.items()):
        return False
    if sum("helmet" in item.traits for item in found) > 1:  # D2-X-17: Scorpion Helm
        return False
    inscribed = "inscribe-rune" in records.skill_rules(skills)  # D2-X-15: each weapon is a Rune then
    return not any(
        trait in other.traits or (trait == "rune" and inscribed and other.is_weapon)
        for item in found
        for trait in item.forbids
        for other in found
        if other is not item
    )


def first_outfit(records: Library, items: Cards, skills: tuple[str, ...] = ()) -> Cards:
    """Everything that fits, in order: starting equipment always does (D2-HSU-12)."""
    worn: Cards = ()
    for card in items:
        if fits(records, (*worn, card), skills):
            worn += (card,)
    return worn


class Equip(Procedure, tag="descent.equip"):
    """Step 2 of a hero's turn: he may change what he has equipped (D2-HTN-06, D2-EQP-09)."""

    figure: FigureId

    @step("D2-HTN-06", "D2-HTN-07", "D2-EQP-02", "D2-EQP-08")
    def choose(self, g: Descent) -> Next:
        """Asked only where he carries something that is not equipped."""
        hero = g.state.heroes[self.figure]
        options = equip_options(g, hero)
        return ask_for(g, self.figure, Pass(), *options) if options else self.settle

    @choose.answered
    def change(self, g: Descent, picked: EquipOption | UnequipOption | Pass) -> Next:
        hero = g.state.heroes[self.figure]
        match picked:
            case EquipOption(item=item):
                g.emit(Equipped(self.figure, (*hero.equipped, item)))
            case UnequipOption(item=item):
                worn = tuple(card for card in hero.equipped if card != item)
                g.emit(Equipped(self.figure, worn))
            case _:
                return self.settle
        return self.choose

    @step("D2-FAT-14")
    def settle(self, g: Descent) -> Next:
        """Health and Stamina may be others now; damage at or above the new Health defeats the hero."""
        return Call(Settle(self.figure))


class Settle(Procedure, tag="descent.settle"):
    """After equipment or skills have changed: Health, Stamina, and what follows (D2-FAT-14)."""

    figure: FigureId

    @step("D2-FAT-14")
    def settle(self, g: Descent) -> Next:
        leaf = g.state.figures[self.figure]
        full = health(g, self.figure)
        if full != leaf.full:
            g.emit(HealthChanged(self.figure, full))
        most = stamina(g, self.figure)
        if leaf.fatigue > most:
            g.emit(FatigueRecovered(self.figure, leaf.fatigue - most))
        if leaf.cells and g.state.figures[self.figure].hp <= 0:
            return Call(Defeat(self.figure))
        return Done()


def spare_items(hero: Hero) -> list[CardId]:
    """Items that he carries and could equip: nothing that he was given since his last turn."""
    return [card for card in hero.items if card not in hero.equipped and card not in hero.received]


def equip_options(g: Descent, hero: Hero) -> list[Option]:
    """Items to equip of all that he carries, or to put away for room (D2-EQP-01)."""
    records, spare = library(g), spare_items(hero)
    if not spare:
        return []
    found: list[Option] = [
        EquipOption(card) for card in spare if fits(records, (*hero.equipped, card), hero.skills)
    ]
    return [*found, *(UnequipOption(card) for card in hero.equipped)]
