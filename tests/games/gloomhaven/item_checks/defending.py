"""Items for whoever is attacked, damaged or afflicted."""

from __future__ import annotations

from games.gloomhaven.equipped import (
    BRUTE,
    FOE,
    OTHER,
    SPELLWEAVER,
    attacked,
    duel,
    lost_hp,
    passes,
    state_of,
    wears,
)  # fmt: skip
from games.gloomhaven.scenes import cells, scene, shelf
from undercroft.games.gloomhaven.events.fights import ModifierDrawn
from undercroft.games.gloomhaven.records.abilities import (
    Move,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.attack.defences import shield_of
from undercroft.games.gloomhaven.rules.effects.conditions import gain
from undercroft.kernel import CardId, FigureId

from .proofs import after, check, drinks, first, infused, strong


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
    with_luck = duel(item, draws=("double", "plus-1")).looks(FOE, "strengthen")
    attacked(with_luck, 3).picks("suffer")
    assert lost_hp(with_luck, BRUTE) == 4, "a +1 is better than a 2x that counts as +0"
    without = duel(item, draws=("plus-1", "double")).looks(FOE, "muddle")
    attacked(without, 3).picks("suffer")
    assert lost_hp(without, BRUTE) == 3, "a 2x that counts as +0 is worse than a +1"


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
    table.picks(first(table, "poison"))
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
