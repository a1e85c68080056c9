"""Every item card once: it is used in a small scene, and does what it says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from undercroft.games.gloomhaven.events.fights import ModifierDrawn
from undercroft.games.gloomhaven.party import Hero, modifier_cards_of
from undercroft.games.gloomhaven.records.abilities import (
    Active, Attack, Augment, Changes, CreateObstacle, Heal, Loot, Move,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.conditions import gain
from undercroft.games.gloomhaven.rules.defences import shield_of
from undercroft.games.gloomhaven.rules.minding import focus_order
from undercroft.games.gloomhaven.rules.rounds import Round
from undercroft.games.gloomhaven.rules.wearing import check_equipment
from undercroft.games.gloomhaven.state import ELEMENTS, STRONG, Carried, Lasting, Turn
from undercroft.kernel import CardId, FigureId, SetupError

from .equipped import (
    BRUTE, FOE, OTHER, SPELLWEAVER, attacked, duel, lost_hp, passes, state_of, strikes, wears,
)  # fmt: skip
from .scenes import Table, cells, scene, shelf

Check = Callable[[str], None]
CHECKS: dict[str, Check] = {}


def check(*items: str) -> Callable[[Check], Check]:
    """What proves that these items work."""

    def keep(proof: Check) -> Check:
        for item in items:
            assert item not in CHECKS, item
            CHECKS[item] = proof
        return proof

    return keep


def after(item: str) -> str:
    """What becomes of it."""
    use = shelf().item[item].use
    return "ready" if use == "always" else use


def strong(table: Table, *elements: str) -> Table:
    return table.knows(elements=tuple(STRONG if element in elements else 0 for element in ELEMENTS))


def drinks(item: str, table: Table | None = None, *picks: str) -> Table:
    """The brute uses it while a move is to be chosen, in its own turn."""
    table = table or duel(item, monsters="bandit-guard 5:5")
    table.perform(BRUTE, Move(value=1)).picks(f"use-item {item}", *picks)
    assert table.asked.what == "gh.move.choose", table.asked
    assert state_of(table, item) == after(item)
    return table


def infused(table: Table) -> list[str]:
    return list(table.state.turn.infused)


# -- movement


@check("boots-of-striding", "boots-of-dashing", "boots-of-sprinting")
def more_movement(item: str) -> None:
    table = wears(scene(brute="0:3"), item)
    table.perform(BRUTE, Move(value=2))
    assert not table.offers("go 3:3")
    table.picks(f"use-item {item}")
    far = 2 + shelf().item[item].changes.move
    assert table.offers(f"go {far}:3")
    assert not table.offers(f"go {far + 1}:3")
    assert state_of(table, item) == "spent"


@check("winged-shoes", "rocket-boots")
def jumps(item: str) -> None:
    table = wears(scene("0..9:0", brute="0:0", spellweaver="9:0", monsters="bandit-guard 1:0"), item)
    table.perform(BRUTE, Move(value=2)).picks(f"use {item}")
    assert table.offers("go 2:0")
    assert table.offers("go 5:0") == (item == "rocket-boots")
    assert state_of(table, item) == "spent"


@check("blinking-cape")
def moves_besides(item: str) -> None:
    table = wears(scene("0..9:0", brute="0:0", spellweaver="9:0", monsters="bandit-guard 1:0"), item)
    table.perform(BRUTE, Heal(value=1, range=1)).picks(f"use-item {item}", "go 4:0")
    assert table.at(BRUTE) == "4:0"
    assert state_of(table, item) == "consumed"


@check("boots-of-levitation")
def flies(item: str) -> None:
    table = wears(scene("0..9:0", brute="0:0", spellweaver="9:0", obstacles="1:0", traps="2:0"), item)
    table.perform(BRUTE, Move(value=2)).picks("go 2:0")
    passes(table)
    assert table.at(BRUTE) == "2:0" and lost_hp(table, BRUTE) == 0


@check("cloak-of-phasing")
def phases(item: str) -> None:
    table = wears(scene("0..9:0", brute="0:0", spellweaver="9:0", obstacles="1:0", monsters="bandit-guard 2:0"), item)
    table.perform(BRUTE, Move(value=1)).picks("go 1:0")
    passes(table)
    assert table.figure(BRUTE).suffers("invisible")
    table.perform(BRUTE, Attack(value=2))
    assert not table.is_asked() and lost_hp(table) == 0
    table.perform(BRUTE, Move(value=1)).picks("go 0:0")
    passes(table)
    assert not table.figure(BRUTE).suffers("invisible")


@check("heavy-greaves")
def stays_put(item: str) -> None:
    table = duel(item)
    attacked(table, 0, push=2)
    passes(table)
    assert table.at(BRUTE) == "1:1"


@check("comfortable-shoes", "serene-sandals")
def basic_moves(item: str) -> None:
    table = wears(scene(brute="0:3"), item)
    table.play(BRUTE, "trample", "bottom", basic=True)
    far = {"comfortable-shoes": 3, "serene-sandals": 4}[item]
    assert table.offers(f"go {far}:3")
    assert not table.offers(f"go {far + 1}:3")


@check("versatile-dagger", "balanced-blade")
def basic_attacks(item: str) -> None:
    table = duel(item)
    table.play(BRUTE, "trample", "top", basic=True).picks("target 3")
    assert lost_hp(table) == {"versatile-dagger": 3, "balanced-blade": 4}[item]


@check("drakescale-boots")
def treads_anywhere(item: str) -> None:
    table = wears(scene("0..9:0", brute="0:0", spellweaver="9:0", difficult="1:0", hazards="2:0"), item)
    table.perform(BRUTE, Move(value=2)).picks("go 2:0")
    passes(table)
    assert table.at(BRUTE) == "2:0" and lost_hp(table, BRUTE) == 0


@check("magma-waders")
def enjoys_hazards(item: str) -> None:
    table = wears(scene("0..9:0", brute="0:0", spellweaver="9:0", hazards="1:0"), item)
    table.looks(BRUTE, hp=5).mats(0, played=("trample",), hand=())
    table.turn(BRUTE).picks("basic trample bottom", "go 1:0", "stop", f"use {item}")
    assert table.hp(BRUTE) == 7


# -- initiative


@check("boots-of-speed", "boots-of-quickness")
def changes_initiative(item: str) -> None:
    table = wears(scene(), item)
    table.mats(0, hand=("trample", "sweeping-blow"))
    table.run(Round()).picks("0>lead trample", "1>lead fire-orbs", "0>second sweeping-blow", "1>second impaling-eruption")
    by, printed = shelf().item[item].initiative, shelf().card["trample"].initiative
    table.picks(f"use {item}")
    assert table.keys("initiative") == [str(max(1, printed - by)), str(min(99, printed + by))]
    table.picks(f"initiative {printed + by}")
    assert [slot.initiative for slot in table.state.order if slot.unit == "0"] == [printed + by]
    assert state_of(table, item) == "spent"


# -- own attacks


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
    table = duel(item, monsters="bandit-guard 3:1, bandit-guard 3:0", draws=("plus-0", "plus-1", "plus-0", "plus-0"))
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
    table.picks(next(key for key in table.keys() if key.startswith("hex")))
    assert table.at(FOE) != "1:0"
    assert state_of(table, item) == "ready"


@check("silent-stiletto")
def finds_the_gap(item: str) -> None:
    table = duel(item)
    shielded(table, FOE, 2)
    strikes(table).picks(f"use {item}")
    assert lost_hp(table) == 2


def shielded(table: Table, figure: int, value: int) -> Table:
    """A figure has Shield for the scenario."""
    effect = Active(effect="shield", value=value)
    lasting = Lasting(effect, FigureId(figure), FigureId(figure), "test", "scenario")
    return table.knows(lasting=(*table.state.lasting, lasting))


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


@check("war-hammer", "poison-dagger", "weighted-net", "stun-powder", "jagged-sword", "black-knife", "doom-powder",
       "staff-of-xorn")  # fmt: skip
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
    pattern = next(key for key in table.keys() if key.startswith("area") and all(at in key.split() for at in foes))
    table.picks(pattern)
    passes_targets(table)
    assert [lost_hp(table, FOE + n) for n in range(len(foes))] == [3] * len(foes)
    assert state_of(table, item) == after(item)


def passes_targets(table: Table) -> None:
    """All targets, in whatever order, with nothing more."""
    while table.is_asked():
        keys = table.keys()
        table.picks(next((key for key in keys if key.startswith("target")), None) or passing(keys))


def passing(keys: list[str]) -> str:
    return next((key for key in ("pass", "suffer", "skip", "stop") if key in keys), keys[0])


@check("volatile-bomb", "unstable-explosives")
def explodes(item: str) -> None:
    table = wears(scene(brute="0:4", spellweaver="4:4", monsters="bandit-guard 3:4, bandit-guard 3:5"), item)
    for foe in (FOE, OTHER):
        table.looks(foe, hp=20, full=20)
    table.perform(BRUTE, Attack(value=3, range=3)).picks(f"use {item}")
    want = {"3:4", "3:5"} | ({"4:4"} if item == "unstable-explosives" else set())
    keys = [key for key in table.keys() if key.startswith("area") and want <= set(key.split())]
    table.picks(keys[0])
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


# -- when attacked or damaged


@check("leather-armor", "studded-leather")
def hinders(item: str) -> None:
    table = duel(item, draws=("plus-1", "minus-1"))
    attacked(table, 3).picks(f"use {item}", "suffer")
    assert lost_hp(table, BRUTE) == (2 if item == "leather-armor" else 1)
    assert len(table.events(ModifierDrawn)) == 2
    assert state_of(table, item) == "spent"


@check("iron-helmet")
def softens(item: str) -> None:
    table = duel(item, draws=("double",))
    attacked(table, 3).picks("suffer")
    assert lost_hp(table, BRUTE) == 3


@check("heater-shield", "tower-shield", "wall-shield", "steel-ring")
def shields(item: str) -> None:
    table = duel(item)
    attacked(table, 5).picks(f"use {item}", "suffer")
    assert lost_hp(table, BRUTE) == 5 - shelf().item[item].changes.shield
    assert state_of(table, item) == after(item)
    attacked(table, 2).picks("suffer")


@check("spiked-shield")
def shields_and_pricks(item: str) -> None:
    table = duel(item)
    attacked(table, 3).picks(f"use {item}", "suffer")
    assert (lost_hp(table, BRUTE), lost_hp(table)) == (2, 2)
    attacked(table, 1).picks("suffer")
    assert lost_hp(table) == 2, "its Retaliate was for that attack alone"


@check("sun-shield")
def shields_with_light(item: str) -> None:
    table = strong(duel(item), "light")
    attacked(table, 5).picks(f"use {item}", "suffer")
    assert lost_hp(table, BRUTE) == 2
    assert not any(table.state.elements)
    attacked(table, 2).picks("suffer")
    assert lost_hp(table, BRUTE) == 4, "without light it is not offered"


@check("hide-armor", "chainmail", "splintmail", "platemail", "steam-armor", "swordedge-armor")
def protects_for_some_time(item: str) -> None:
    record = shelf().item[item]
    table = duel(item)
    for n in range(1, record.use_slots + 1):
        table.looks(BRUTE, hp=10)
        attacked(table, 3).picks("suffer")
        assert table.hp(BRUTE) == 8
        assert state_of(table, item) == (record.use if n == record.use_slots else "ready")
    table.looks(BRUTE, hp=10)
    attacked(table, 3).picks("suffer")
    assert table.hp(BRUTE) == 7
    assert lost_hp(table) == record.use_slots * record.changes.retaliate


@check("shadow-armor")
def is_not_there(item: str) -> None:
    table = duel(item)
    attacked(table, 9).picks(f"use {item}")
    assert lost_hp(table, BRUTE) == 0 and not table.is_asked()
    assert state_of(table, item) == "consumed"


@check("phasing-idol")
def saves_a_summon(item: str) -> None:
    table = duel("ring-of-skulls", item)
    table.perform(BRUTE, Move(value=1)).picks("use-item ring-of-skulls", "hex 0:1")
    summon = table.state.last_figure
    table.looks(summon, cells=cells("0:0"))
    table.looks(BRUTE, cells=cells("9:0"))
    passes(table)
    attacked(table, 9).picks(f"use {item}")
    assert table.hp(summon) == 3
    assert state_of(table, item) == "consumed"


@check("helm-of-the-mountain")
def roots_the_attacker(item: str) -> None:
    table = strong(duel(item), "earth")
    attacked(table, 0).picks(f"use {item}")
    assert table.conditions(FOE) == ["immobilize"]
    table = strong(duel(item), "ice")
    attacked(table, 0)
    assert not table.is_asked()


@check("wave-crest")
def washes_the_attacker_away(item: str) -> None:
    table = strong(duel(item, monsters="bandit-guard 2:1"), "ice")
    attacked(table, 0).picks(f"use {item}", "hex 3:1", "hex 4:1")
    assert table.at(FOE) == "4:1"


@check("heart-of-the-betrayer")
def turns_the_attack(item: str) -> None:
    table = duel(item, monsters="bandit-guard 1:0, bandit-guard 2:0")
    attacked(table, 3).picks(f"use {item}")
    assert (lost_hp(table, BRUTE), lost_hp(table, OTHER)) == (0, 3)
    assert state_of(table, item) == "consumed"
    alone = duel(item, monsters="bandit-guard 1:0, bandit-guard 5:5")
    attacked(alone, 3).picks("suffer")
    elite = duel(item, monsters="elite bandit-guard 1:0, bandit-guard 2:0")
    attacked(elite, 3).picks("suffer")


@check("chain-hood")
def stands_its_ground(item: str) -> None:
    table = duel(item, monsters="bandit-guard 1:0, bandit-guard 2:0, bandit-guard 2:1")
    assert shield_of(table.game, FigureId(BRUTE))[0] == 1
    table.looks(OTHER, cells=cells("5:5"))
    assert shield_of(table.game, FigureId(BRUTE))[0] == 0


# -- conditions


@check("heavy-basinet", "protective-charm", "drakescale-armor")
def is_immune(item: str) -> None:
    worn = shelf().item[item].worn
    assert worn is not None
    for condition in ("stun", "muddle", "poison", "wound"):
        table = duel(item)
        gain(table.game, FigureId(BRUTE), condition)
        assert table.conditions(BRUTE) == ([] if condition in worn.immune else [condition])


@check("drakescale-helm")
def takes_heart(item: str) -> None:
    table = duel(item)
    gain(table.game, FigureId(BRUTE), "muddle")
    assert table.conditions(BRUTE) == ["strengthen"]


@check("cloak-of-invisibility")
def vanishes(item: str) -> None:
    assert drinks(item).conditions(BRUTE) == ["invisible"]


@check("smoke-elixir")
def vanishes_in_smoke(item: str) -> None:
    table = drinks(item)
    assert table.conditions(BRUTE) == ["invisible"] and infused(table) == ["dark"]


@check("minor-cure-potion")
def cures_one(item: str) -> None:
    table = duel(item, monsters="bandit-guard 5:5").looks(BRUTE, "poison", "muddle")
    table.perform(BRUTE, Move(value=1)).picks(f"use-item {item}")
    table.picks(next(key for key in table.keys() if "poison" in key))
    assert table.conditions(BRUTE) == ["muddle"]
    assert state_of(table, item) == "consumed"


@check("major-cure-potion")
def cures_all(item: str) -> None:
    table = duel(item, monsters="bandit-guard 5:5").looks(BRUTE, "stun", "poison", "muddle")
    table.mats(0, played=("trample", "sweeping-blow"), hand=())
    table.turn(BRUTE).picks(f"use-item {item}")
    assert table.conditions(BRUTE) == []
    assert table.offers("play trample top"), "it is used although the brute is stunned, who then acts"


@check("lucky-eye")
def makes_lucky(item: str) -> None:
    table = wears(scene(brute="1:1", spellweaver="1:2"), item)
    drinks(item, table)
    assert table.conditions(BRUTE) == table.conditions(SPELLWEAVER) == ["strengthen"]


@check("skull-of-hatred")
def hates(item: str) -> None:
    table = duel(item, monsters="bandit-guard 1:0, bandit-guard 2:0, bandit-guard 5:5")
    drinks(item, table)
    assert table.state.attack_decks["monsters"].pool.count(CardId("curse")) == 2


@check("remote-spider", "black-censer")
def afflicts_all_around(item: str) -> None:
    reach = {"remote-spider": 1, "black-censer": 2}[item]
    table = duel(item, monsters=f"bandit-guard {1 + reach}:1, bandit-guard {2 + reach}:1")
    drinks(item, table)
    assert table.conditions(FOE) == [{"remote-spider": "poison", "black-censer": "muddle"}[item]]
    assert table.conditions(OTHER) == []


@check("pendant-of-the-plague")
def plagues(item: str) -> None:
    table = duel(item, monsters="bandit-guard 4:1, bandit-guard 5:1, bandit-guard 3:1")
    drinks(item, table, "target 3")
    assert table.conditions(FOE) == ["poison"] and table.conditions(OTHER) == []
    assert table.state.attack_decks["monsters"].pool.count(CardId("curse")) == 1


# -- healing, cards, items, elements


@check("minor-healing-potion", "major-healing-potion", "super-healing-potion", "amulet-of-life")
def heals(item: str) -> None:
    (heal,) = shelf().item[item].abilities
    assert isinstance(heal, Heal) and isinstance(heal.value, int)
    table = duel(item, monsters="bandit-guard 5:5").looks(BRUTE, hp=1)
    assert drinks(item, table).hp(BRUTE) == 1 + heal.value


@check("scroll-of-healing")
def heals_afar(item: str) -> None:
    table = wears(scene(brute="0:0", spellweaver="5:0"), item).looks(SPELLWEAVER, hp=1)
    assert drinks(item, table, "target 2").hp(SPELLWEAVER) == 4


@check("helix-ring")
def heals_with_everything(item: str) -> None:
    table = strong(duel(item, monsters="bandit-guard 5:5"), *ELEMENTS[:5]).looks(BRUTE, hp=1, full=30)
    table.perform(BRUTE, Move(value=1))
    assert not table.offers(f"use-item {item}")
    strong(passes(table), *ELEMENTS)
    assert drinks(item, table).hp(BRUTE) == 26
    assert not any(table.state.elements)


@check("robes-of-summoning")
def heals_a_summon(item: str) -> None:
    table = duel("power-core", item, monsters="bandit-guard 5:5")
    table.perform(BRUTE, Move(value=1)).picks("use-item power-core", "hex 0:1")
    summon = table.state.last_figure
    table.looks(summon, hp=1, cells=cells("9:0")).picks(f"use-item {item}")
    assert table.hp(summon) == 3


@check("focusing-ray")
def heals_twice(item: str) -> None:
    table = wears(scene(), item).looks(SPELLWEAVER, hp=1)
    table.perform(BRUTE, Heal(value=2, range=1)).picks(f"use {item}", "target 2")
    assert table.hp(SPELLWEAVER) == 5


@check("minor-stamina-potion", "major-stamina-potion")
def recovers_cards(item: str) -> None:
    count = {"minor-stamina-potion": 2, "major-stamina-potion": 3}[item]
    pile = ("trample", "sweeping-blow", "provoking-roar", "grab-and-go")
    table = duel(item, monsters="bandit-guard 5:5").mats(0, hand=(), discard=pile)
    drinks(item, table, *(f"recover {card}" for card in pile[:count]))
    assert table.mat(0).hand == pile[:count]
    assert table.mat(0).discard == pile[count:]


@check("scroll-of-stamina")
def lets_recover(item: str) -> None:
    table = wears(scene(brute="0:0", spellweaver="5:0"), item)
    table.mats(1, hand=(), discard=("fire-orbs", "impaling-eruption", "ride-the-wind"))
    table.perform(BRUTE, Move(value=1)).picks(f"use-item {item}")
    if table.offers("target 2"):
        table.picks("target 2")
    table.picks("1>recover fire-orbs", "1>recover ride-the-wind")
    assert set(table.mat(1).hand) == {"fire-orbs", "ride-the-wind"}


SPENT = (Carried("hide-armor", "spent", 2), Carried("stun-powder", "consumed"), Carried("heater-shield", "spent"))


@check("moon-earring", "sun-earring", "star-earring")
def refreshes_all_spent(item: str) -> None:
    table = duel(item, *SPENT, monsters="bandit-guard 5:5").looks(BRUTE, hp=1)
    table.mats(0, hand=(), discard=("trample", "sweeping-blow", "grab-and-go"))
    drinks(item, table, *(["recover trample", "recover grab-and-go"] if item == "star-earring" else []))
    assert [each.state for each in table.mat(0).items] == ["consumed", "ready", "consumed", "ready"]
    assert table.mat(0).items[1].used == 0
    assert table.hp(BRUTE) == (1 if item == "moon-earring" else 4)
    assert len(table.mat(0).hand) == (2 if item == "star-earring" else 0)


@check("empowering-talisman", "pendant-of-dark-pacts")
def refreshes_small_items(item: str) -> None:
    used = (Carried("stun-powder", "consumed"), Carried("war-hammer", "consumed"), Carried("steel-ring", "consumed"))
    table = duel(item, *used, monsters="bandit-guard 5:5")
    if item == "empowering-talisman":
        drinks(item, table, "refresh stun-powder")
        states = ["consumed", "ready", "consumed", "consumed"]
    else:
        table.perform(BRUTE, Move(value=1)).picks(f"use-item {item}")
        while table.asked.what != "gh.move.choose":
            table.picks(table.keys()[0])
        states = ["consumed", "ready", "consumed", "ready"]
        assert table.state.attack_decks["0"].pool.count(CardId("curse")) == 1
    assert [each.state for each in table.mat(0).items] == states


@check("utility-belt")
def refreshes_for_anybody(item: str) -> None:
    table = wears(scene(), item)
    table.mats(1, items=(Carried("war-hammer", "consumed"), Carried("hide-armor", "spent", 2)))
    table.perform(BRUTE, Move(value=1)).picks(f"use-item {item}", "target 2")
    table.picks(next(key for key in table.keys() if "war-hammer" in key))
    assert [each.state for each in table.mat(1).items] == ["ready", "spent"]
    assert state_of(table, item) == "lost"
    wears(passes(table), "moon-earring", *table.mat(0).items)
    table.perform(BRUTE, Move(value=1)).picks("use-item moon-earring")
    assert state_of(table, item) == "lost", "it cannot be refreshed"


@check("minor-mana-potion", "staff-of-elements")
def infuses_any(item: str) -> None:
    assert infused(drinks(item, None, "element light")) == ["light"]


@check("major-mana-potion")
def infuses_any_two(item: str) -> None:
    assert infused(drinks(item, None, "element light", "element air")) == ["light", "air"]


@check("wand-of-frost", "wand-of-storms", "wand-of-infernos", "wand-of-tremors", "wand-of-brilliance",
       "wand-of-darkness")  # fmt: skip
def infuses(item: str) -> None:
    element = dict(zip(("frost", "storms", "infernos", "tremors", "brilliance", "darkness"),
                       ("ice", "air", "fire", "earth", "light", "dark"), strict=True))[item.split("-")[-1]]  # fmt: skip
    assert infused(drinks(item)) == [element]


@check("circlet-of-elements")
def exchanges(item: str) -> None:
    table = strong(duel(item, monsters="bandit-guard 5:5"), "fire")
    drinks(item, table, "element ice")
    assert not any(table.state.elements) and infused(table) == ["ice"]


@check("orb-of-dawn", "orb-of-twilight")
def turns_light(item: str) -> None:
    old, new = ("dark", "light") if item == "orb-of-dawn" else ("light", "dark")
    table = strong(duel(item, monsters="bandit-guard 5:5"), old)
    drinks(item, table)
    assert not any(table.state.elements) and infused(table) == [new]


@check("dampening-ring")
def dampens(item: str) -> None:
    table = strong(duel(item, monsters="flame-demon 3:1"), "fire")
    burning = Attack(value=1, range=3, augments=(Augment(elements=("fire",), changes=Changes(attack=2)),))
    table.perform(FOE, burning).picks(f"use {item}", "suffer")
    assert lost_hp(table, BRUTE) == 1
    assert not any(table.state.elements)
    assert state_of(table, item) == "consumed"
    strong(table, "fire").perform(FOE, burning).picks("suffer")
    assert lost_hp(table, BRUTE) == 4


# -- at the end of the turn, on a kill


def ends_turn(item: str, moved: int) -> Table:
    """The brute has gone so many hexes and its turn ends."""
    table = wears(scene("0..9:3", brute="0:3", spellweaver="9:3"), item).looks(BRUTE, hp=5)
    table.mats(0, played=("trample",), hand=())
    table.turn(BRUTE)
    table.knows(turn=Turn(FigureId(BRUTE), halves=("top",), moved=moved))
    return table.picks("basic trample bottom", "stop")


@check("steel-sabatons")
def stands_firm(item: str) -> None:
    table = ends_turn(item, 1).picks(f"use {item}")
    assert shield_of(table.game, FigureId(BRUTE))[0] == 1
    assert not ends_turn(item, 2).is_asked()


@check("shoes-of-happiness")
def is_happy(item: str) -> None:
    assert ends_turn(item, 6).picks(f"use {item}").mat(0).xp == 1
    assert not ends_turn(item, 5).is_asked()


@check("endurance-footwraps")
def endures(item: str) -> None:
    assert ends_turn(item, 4).picks(f"use {item}").hp(BRUTE) == 6
    assert not ends_turn(item, 3).is_asked()


@check("elemental-boots")
def treads_elements(item: str) -> None:
    table = ends_turn(item, 5).picks(f"use {item}", "element ice")
    assert table.state.elements[ELEMENTS.index("ice")] == STRONG
    assert state_of(table, item) == "spent"
    assert not ends_turn(item, 4).is_asked()


@check("ring-of-haste", "ring-of-brutality")
def acts_once_more(item: str) -> None:
    half = {"ring-of-haste": "bottom", "ring-of-brutality": "top"}[item]
    table = wears(scene("0..9:3", brute="0:3", spellweaver="9:3", monsters="bandit-guard 1:3"), item)
    table.mats(0, played=("trample",), hand=("sweeping-blow",)).looks(FOE, hp=20, full=20)
    table.turn(BRUTE)
    table.knows(turn=Turn(FigureId(BRUTE), halves=("top",)))
    table.picks("basic trample bottom")
    if table.is_asked() and table.offers("stop"):
        table.picks("stop")
    table.picks(f"use {item}", f"basic sweeping-blow {half}")
    if half == "top":
        table.picks("target 3")
        assert lost_hp(table) == 2
    passes(table)
    assert table.mat(0).discard == ("trample", "sweeping-blow") and table.mat(0).hand == ()
    assert state_of(table, item) == "consumed"


@check("second-chance-ring")
def has_another_turn(item: str) -> None:
    hand = ("sweeping-blow", "grab-and-go", "trample")
    speeds = {card: shelf().card[card].initiative for card in hand}
    table = wears(scene("0..9:3", brute="0:3", spellweaver="9:3"), item)
    lead = max(hand, key=lambda card: speeds[card])
    second = next(card for card in hand if card != lead)
    table.mats(0, played=("eye-for-an-eye",), hand=hand, initiative=speeds[lead] - 1)
    table.turn(BRUTE)
    table.knows(turn=Turn(FigureId(BRUTE), halves=("top",)))
    table.picks("basic eye-for-an-eye bottom", "stop", f"use {item}")
    if table.is_asked():
        table.picks(f"second {second}")
    assert BRUTE not in table.state.acted
    assert [slot.initiative for slot in table.state.order if slot.unit == "0"] == [speeds[lead]]
    assert table.mat(0).played == (lead, second)
    assert state_of(table, item) == "consumed"


@check("necklace-of-teeth", "imposing-blade")
def thrives_on_death(item: str) -> None:
    table = duel(item, monsters="bandit-guard 1:0, bandit-guard 2:0").looks(FOE, hp=1).looks(BRUTE, hp=5)
    strikes(table).picks(f"use {item}")
    passes(table)
    assert table.hp(BRUTE) == (6 if item == "necklace-of-teeth" else 5)
    assert shield_of(table.game, FigureId(BRUTE))[0] == (item == "imposing-blade")
    assert state_of(table, item) == "ready"


# -- figures and things


@check("falcon-figurine", "mountain-hammer", "ring-of-skulls", "power-core")
def summons(item: str) -> None:
    table = duel(item, monsters="bandit-guard 5:5")
    drinks(item, table, "hex 0:1")
    leaf = table.figure(table.state.last_figure)
    assert leaf.owner == BRUTE and leaf.hp == shelf().summons[leaf.kind].hp and leaf.cells == cells("0:1")


@check("staff-of-summoning")
def leads_a_summon(item: str) -> None:
    table = duel("power-core", item, monsters="bandit-guard 9:0")
    table.perform(BRUTE, Move(value=1)).picks("use-item power-core", "hex 0:1")
    summon = table.state.last_figure
    table.picks(f"use-item {item}")
    while not table.offers("go 0:4"):
        table.picks(table.keys("target")[0] and f"target {summon}")
    table.picks("go 0:4")
    assert table.at(summon) == "0:4"


@check("doomed-compass")
def leads_an_enemy(item: str) -> None:
    table = duel(item, monsters="bandit-guard 4:1")
    table.perform(BRUTE, Move(value=1)).picks(f"use-item {item}")
    if table.offers("target 3"):
        table.picks("target 3")
    table.picks("go 6:1")
    assert table.at(FOE) == "6:1"


@check("curious-gear")
def disarms(item: str) -> None:
    table = wears(scene(brute="1:1", traps="1:2 3:1 4:1"), item)
    drinks(item, table)
    assert [trap.cell for trap in table.state.terrain.traps] == [cells("4:1").bit_length() - 1]


@check("giant-remote-spider")
def fetches(item: str) -> None:
    table = wears(scene(brute="1:1", money="1:2 3:1"), item)
    assert drinks(item, table).mat(0).money == 1


@check("resonant-crystal")
def shatters(item: str) -> None:
    table = wears(scene(brute="1:1", obstacles="1:2, 5:1"), item)
    table.perform(BRUTE, Move(value=1)).picks(f"use-item {item}")
    if table.asked.what != "gh.move.choose":
        table.picks(table.keys()[0])
    assert table.state.terrain.obstacles == (cells("5:1"),)


@check("black-card")
def marks(item: str) -> None:
    table = duel(item, monsters="bandit-guard 1:0, bandit-guard 2:0")
    drinks(item, table, "target 3")
    passes(table)
    strikes(table)
    strikes(table, target=OTHER)
    assert (lost_hp(table, FOE), lost_hp(table, OTHER)) == (4, 3)


@check("thiefs-hood")
def loots_farther(item: str) -> None:
    table = wears(scene(brute="1:1", money="3:1"), item)
    table.perform(BRUTE, Loot(range=2))
    assert not table.offers(f"use {item}"), "only Loot 1"
    passes(table)
    table.knows(terrain=scene(money="3:1").state.terrain)
    before = table.mat(0).money
    table.perform(BRUTE, Loot(range=1)).picks(f"use {item}", "perform")
    assert table.mat(0).money == before + 1
    assert state_of(table, item) == "consumed"


@check("stone-charm")
def builds_more(item: str) -> None:
    table = wears(scene(brute="1:1"), item)
    table.perform(BRUTE, CreateObstacle()).picks(f"use {item}")
    while table.is_asked():
        table.picks(table.keys()[0])
    assert len(table.state.terrain.obstacles) == 2
    assert state_of(table, item) == "spent"


# -- what is worn


@check("cloak-of-pockets")
def has_pockets(item: str) -> None:
    small = ["stun-powder", "moon-earring", "steel-ring"]
    check_equipment(shelf(), 1, [item, *small])
    with pytest.raises(SetupError, match="room for 1"):
        check_equipment(shelf(), 1, small)


@check("second-skin")
def is_thick_skinned(item: str) -> None:
    with_it = modifier_cards_of(shelf(), Hero("brute", items=(item,)))
    without = modifier_cards_of(shelf(), Hero("brute"))
    assert without.count("minus-1") - with_it.count("minus-1") == 2
    assert len(without) - len(with_it) == 2


@check("flea-bitten-shawl")
def smells_bad(item: str) -> None:
    table = duel(item)
    assert focus_order(table.game, FigureId(BRUTE)) > focus_order(table.game, FigureId(SPELLWEAVER))
    assert focus_order(duel().game, FigureId(BRUTE)) < focus_order(table.game, FigureId(SPELLWEAVER))


@pytest.mark.parametrize("item", list(shelf().item))
@pytest.mark.rule("GH-ITM-19", "GH-ITM-23", "GH-ITM-25")
def test_item(item: str) -> None:
    CHECKS[item](item)
