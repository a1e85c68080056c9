"""Items for attacks of their owner or of allies."""

from __future__ import annotations

from games.gloomhaven.equipped import (
    BRUTE,
    FOE,
    OTHER,
    SPELLWEAVER,
    duel,
    lost_hp,
    passes,
    state_of,
    strikes,
    wears,
)  # fmt: skip
from games.gloomhaven.scenes import cells, scene, shelf
from undercroft.games.gloomhaven.records.abilities import (
    Active,
    Attack,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.attack.defences import shield_of
from undercroft.games.gloomhaven.state import Turn
from undercroft.kernel import CardId, FigureId

from .proofs import after, check, first, passes_targets, shielded, strong


@check("eagle-eye-goggles")
def has_advantage(item: str) -> None:
    table = duel(item, draws=("minus-1", "plus-1"))
    strikes(table).picks(f"use {item}")
    assert lost_hp(table) == 4
    assert state_of(table, item) == "spent"


@check("minor-power-potion", "major-power-potion")
def stronger_all_along(item: str) -> None:
    table = duel(item, monsters="bandit-guard 1:0, bandit-guard 2:0")
    table.perform(BRUTE, Attack(value=2, target=2)).picks("target 3", "target 4", f"use {item}")
    more = shelf().item[item].changes.attack
    assert (lost_hp(table, FOE), lost_hp(table, OTHER)) == (2 + more, 2 + more)
    assert state_of(table, item) == "consumed"


@check("robes-of-evocation", "staff-of-eminence")
def stronger_for_an_element(item: str) -> None:
    table = strong(duel(item, monsters="bandit-guard 1:0"), "ice")
    table.looks(FOE, cells=cells("3:1"))
    strikes(table, range=3).picks(f"use {item}")
    assert lost_hp(table) == 4
    assert not any(table.state.elements)
    assert state_of(table, item) == "spent"


@check("frigid-blade", "storm-blade", "inferno-blade", "tremor-blade", "brilliant-blade", "night-blade")
def elemental_blades(item: str) -> None:
    (element,) = shelf().item[item].elements
    table = strong(duel(item), element)
    strikes(table).picks(f"use {item}")
    assert lost_hp(table) == 5
    strikes(table)
    assert lost_hp(table) == 8, "without its element it is not offered"
    assert state_of(table, item) == "ready"


@check("sacrificial-robes", "bloody-axe")
def stronger_for_blood(item: str) -> None:
    table = duel(item)
    if item == "sacrificial-robes":
        table.looks(FOE, cells=cells("3:1"))
        strikes(table, range=3).picks(f"use {item}", "suffer")
    else:
        strikes(table).picks(f"use {item}", "suffer")
    assert lost_hp(table) == 4
    assert lost_hp(table, BRUTE) == shelf().item[item].suffers
    assert state_of(table, item) == "spent"


@check("volatile-elixir")
def hurts_with_each_attack(item: str) -> None:
    table = duel(
        item, monsters="bandit-guard 3:1, bandit-guard 3:0", draws=("plus-0", "plus-1", "plus-0", "plus-0")
    )
    table.perform(BRUTE, Attack(value=2, range=4, target=2)).picks("target 3", "target 4", f"use {item}")
    table.picks("suffer", "suffer")
    assert (lost_hp(table, FOE), lost_hp(table, OTHER), lost_hp(table, BRUTE)) == (5, 4, 4)
    assert state_of(table, item) == "consumed"


@check("ancient-drill")
def drills(item: str) -> None:
    table = duel(item, monsters="living-bones 1:0")
    shield = shield_of(table.game, FigureId(FOE))[0]
    strikes(table).picks(f"use {item}")
    assert lost_hp(table) == 5 - max(0, shield - 2)
    assert state_of(table, item) == "consumed"


@check("skullbane-axe")
def breaks_bones(item: str) -> None:
    table = duel(item, monsters="living-corpse 1:0, bandit-guard 2:0")
    strikes(table, target=OTHER)
    assert not table.is_asked() and lost_hp(table, OTHER) == 3
    strikes(table).picks(f"use {item}")
    assert lost_hp(table) == 8
    assert state_of(table, item) == "spent"


@check("horned-helm")
def charges(item: str) -> None:
    table = duel(item)
    strikes(table)
    assert lost_hp(table) == 3, "without a run it does nothing"
    for damage in (7, 10):
        table.perform(BRUTE, Attack(value=3))
        table.knows(turn=Turn(FigureId(BRUTE), moved=4, items=() if damage == 7 else (item,)))
        table.picks("target 3", *([f"use {item}"] if damage == 7 else []))
        assert lost_hp(table) == damage
    assert table.state.turn.items == (item,)


@check("mask-of-terror")
def frightens(item: str) -> None:
    table = duel(item)
    strikes(table).picks(f"use {item}")
    table.picks(first(table, "hex"))
    assert table.at(FOE) != "1:0"
    assert state_of(table, item) == "ready"


@check("silent-stiletto")
def finds_the_gap(item: str) -> None:
    table = duel(item)
    shielded(table, FOE, 2)
    strikes(table).picks(f"use {item}")
    assert lost_hp(table) == 2


@check("mask-of-death")
def desperate(item: str) -> None:
    table = duel(item)
    strikes(table)
    assert lost_hp(table) == 3, "only with exactly 1 hit point"
    table.looks(BRUTE, hp=1)
    strikes(table).picks(f"use {item}")
    assert lost_hp(table) == 8


@check("psychic-knife")
def thinks_sharply(item: str) -> None:
    table = duel(item)
    strikes(table)
    assert lost_hp(table) == 3, "only in an action with an augment"
    augment = Active(effect="augment")
    table.perform(BRUTE, augment, Attack(value=3), duration="persistent")
    while not table.offers("target 3"):
        table.picks(table.keys()[0])
    table.picks("target 3", f"use {item}")
    assert lost_hp(table) == 7


@check("piercing-bow")
def ignores_shields(item: str) -> None:
    table = duel(item, monsters="bandit-guard 3:1")
    shielded(table, FOE, 3)
    strikes(table, range=3).picks(f"use {item}")
    assert lost_hp(table) == 3
    assert state_of(table, item) == "consumed"


@check(
    "war-hammer", "poison-dagger", "weighted-net", "stun-powder", "jagged-sword", "black-knife",
    "doom-powder", "staff-of-xorn",
)  # fmt: skip
def afflicts(item: str) -> None:
    record = shelf().item[item]
    ranged = record.when == "ranged-attack"
    table = duel(item, monsters="bandit-guard 3:1" if ranged else "bandit-guard 1:0")
    curses = table.state.attack_decks["monsters"].pool.count(CardId("curse"))
    strikes(table, range=3 if ranged else None).picks(f"use {item}")
    assert set(table.conditions(FOE)) == set(record.changes.conditions) - {"curse"}
    more = table.state.attack_decks["monsters"].pool.count(CardId("curse")) - curses
    assert more == ("curse" in record.changes.conditions)
    assert state_of(table, item) == after(item)


@check("hooked-chain")
def hooks(item: str) -> None:
    table = duel(item, monsters="bandit-guard 4:1")
    strikes(table, range=3).picks(f"use {item}", "hex 3:1")
    assert table.at(FOE) == "2:1"
    assert state_of(table, item) == "spent"


@check("hawk-helm", "telescopic-lens")
def sees_farther(item: str) -> None:
    more = shelf().item[item].changes.range
    table = duel(item, monsters=f"bandit-guard {3 + more}:1")
    table.perform(BRUTE, Attack(value=3, range=2)).picks(f"use {item}", "target 3")
    assert lost_hp(table) == 3


@check("halberd")
def reaches_far(item: str) -> None:
    table = duel(item, monsters="bandit-guard 3:1")
    table.perform(BRUTE, Attack(value=3)).picks(f"use {item}", "target 3")
    assert lost_hp(table) == 3
    assert state_of(table, item) == "ready"


@check("battle-axe", "long-spear", "reaping-scythe")
def sweeps(item: str) -> None:
    where = {"battle-axe": "2:0, 2:1", "long-spear": "2:1, 3:1", "reaping-scythe": "1:0, 2:0, 2:1"}[item]
    foes = where.split(", ")
    table = duel(item, monsters=", ".join(f"bandit-guard {at}" for at in foes))
    table.perform(BRUTE, Attack(value=3)).picks(f"use {item}")
    table.picks(first(table, "area", *foes))
    passes_targets(table)
    assert [lost_hp(table, FOE + n) for n in range(len(foes))] == [3] * len(foes)
    assert state_of(table, item) == after(item)


@check("volatile-bomb", "unstable-explosives")
def explodes(item: str) -> None:
    table = wears(scene(brute="0:4", spellweaver="4:4", monsters="bandit-guard 3:4, bandit-guard 3:5"), item)
    for foe in (FOE, OTHER):
        table.looks(foe, hp=20, full=20)
    table.perform(BRUTE, Attack(value=3, range=3)).picks(f"use {item}")
    want = {"3:4", "3:5"} | ({"4:4"} if item == "unstable-explosives" else set())
    table.picks(first(table, "area", *want))
    passes_targets(table)
    assert (lost_hp(table, FOE), lost_hp(table, OTHER)) == (3, 3)
    assert lost_hp(table, SPELLWEAVER) == (3 if item == "unstable-explosives" else 0)


@check("fueled-falchion")
def sprays_fire(item: str) -> None:
    table = duel(item, monsters="bandit-guard 1:0, bandit-guard 2:0, bandit-guard 4:0")
    strikes(table).picks(f"use {item}")
    passes(table)
    assert [lost_hp(table, figure) for figure in (3, 4, 5)] == [4, 1, 0]
    assert state_of(table, item) == "consumed"


@check("scroll-of-power")
def helps_an_ally(item: str) -> None:
    table = duel(monsters="bandit-guard 1:0")
    wears(table, item, seat=1)
    strikes(table).picks(f"1>use {item}")
    assert lost_hp(table) == 4
    assert state_of(table, item, 1) == "consumed"
