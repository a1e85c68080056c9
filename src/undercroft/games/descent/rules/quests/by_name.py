"""Named specials by their names: of the first quests, and of those with a module of their own."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType

from undercroft.games.descent.rules.quests import (
    blood_of_heroes,
    deeds,
    endings,
    gryvorn_unleashed,
    listeners,
    needs,
    preparing,
    the_man_who_would_be_king,
    the_ritual_of_shadows,
    the_twin_idols,
    the_wyrm_rises,
    the_wyrm_turns,
)
from undercroft.games.descent.rules.quests import enduring_the_elements as elements
from undercroft.games.descent.rules.quests import the_dawnblade as dawnblade
from undercroft.games.descent.rules.quests import the_desecrated_tomb as desecrated_tomb
from undercroft.games.descent.rules.quests import the_frozen_spire as frozen_spire
from undercroft.games.descent.rules.quests import the_monsters_hoard as monsters_hoard
from undercroft.games.descent.rules.quests import the_overlord_revealed as overlord_revealed
from undercroft.games.descent.rules.quests import the_shadow_vault as shadow_vault
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.rules.quests.endings import Ending
from undercroft.games.descent.state import Descent
from undercroft.kernel import FigureId, Procedure

QUESTS: tuple[ModuleType, ...] = (
    shadow_vault,
    overlord_revealed,
    monsters_hoard,
    frozen_spire,
    dawnblade,
    desecrated_tomb,
    elements,
    the_wyrm_turns,
    the_wyrm_rises,
    gryvorn_unleashed,
    the_man_who_would_be_king,
    the_ritual_of_shadows,
    blood_of_heroes,
    the_twin_idols,
)
DEEDS: dict[str, Deed] = dict(deeds.DEEDS)  # of acts
LISTENERS: dict[str, tuple[str, type[Procedure]]] = dict(listeners.LISTENERS)
EITHER: dict[str, tuple[tuple[str, type[Procedure]], ...]] = {}  # listen for several things
MAY: dict[str, tuple[str, type[Procedure]]] = {}  # listen for the Overlord, who may use them
EACH_HERO: dict[
    str, tuple[tuple[str, Callable[[FigureId], Procedure]], ...]
] = {}  # listen for each hero, who may use them
SET_UP: dict[str, type[Procedure]] = dict(preparing.SET_UP)
ENDINGS: dict[str, Ending] = dict(endings.ENDINGS)
QUEST_NEEDS: dict[str, Callable[[Descent], bool]] = dict(needs.QUEST_NEEDS)
for module in QUESTS:
    DEEDS |= getattr(module, "DEEDS", {})
    LISTENERS |= getattr(module, "LISTENERS", {})
    EITHER |= getattr(module, "EITHER", {})
    MAY |= getattr(module, "MAY", {})
    EACH_HERO |= getattr(module, "EACH_HERO", {})
    SET_UP |= getattr(module, "SET_UP", {})
    ENDINGS |= getattr(module, "ENDINGS", {})
    QUEST_NEEDS |= getattr(module, "QUEST_NEEDS", {})
