"""The named specials of cards and quests, from the modules that have some."""

from __future__ import annotations

from types import ModuleType

from undercroft.games.descent.rules import values
from undercroft.games.descent.rules.cards import (
    basics,
    overlord_decks,
    overlord_monsters,
    overlord_specials,
)
from undercroft.games.descent.rules.items import relics, weapons
from undercroft.games.descent.rules.monsters import elements, lieutenants, moving_heroes
from undercroft.games.descent.rules.quests import derived as quest_numbers
from undercroft.games.descent.rules.quests import gryvorn_unleashed, safety
from undercroft.games.descent.rules.skills import (
    ancestor_spirits,
    berserker,
    disciple,
    knight,
    mages_and_scouts,
    necromancer,
    spiritspeaker,
    thief,
    warriors_and_healers,
    wildlander,
)
from undercroft.kernel import Derived, Special

MODULES: tuple[ModuleType, ...] = (
    quest_numbers,
    gryvorn_unleashed,
    safety,
    basics,
    overlord_decks,
    overlord_monsters,
    overlord_specials,
    necromancer,
    thief,
    wildlander,
    mages_and_scouts,
    berserker,
    knight,
    disciple,
    spiritspeaker,
    ancestor_spirits,
    warriors_and_healers,
    elements,
    lieutenants,
    moving_heroes,
    weapons,
    relics,
)
SPECIALS: dict[str, Special] = {
    name: special for module in MODULES for name, special in module.SPECIALS.items()
}
DERIVED: dict[str, tuple[Derived, ...]] = dict(values.DERIVED)  # numbers that follow from the position
for module in MODULES:
    for stat, derive in getattr(module, "DERIVED", {}).items():
        DERIVED[stat] = (*DERIVED.get(stat, ()), derive)
