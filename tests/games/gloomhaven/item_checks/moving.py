"""Items for moving, for the order of the round, and those that work by being worn."""

from __future__ import annotations

import pytest

from games.gloomhaven.equipped import (  # fmt: skip
    BRUTE,
    SPELLWEAVER,
    attacked,
    duel,
    lost_hp,
    passes,
    state_of,
    wears,
)
from games.gloomhaven.scenes import scene, shelf
from undercroft.games.gloomhaven.party import Hero, modifier_cards_of
from undercroft.games.gloomhaven.records.abilities import (
    Attack,
    Heal,
    Move,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.items.equipment import check_equipment
from undercroft.games.gloomhaven.rules.monsters.monster_situation import focus_order
from undercroft.games.gloomhaven.rules.round.rounds import Round
from undercroft.kernel import FigureId, SetupError

from .proofs import check


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
    table = wears(
        scene("0..9:0", brute="0:0", spellweaver="9:0", obstacles="1:0", monsters="bandit-guard 2:0"), item
    )
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


@check("boots-of-speed", "boots-of-quickness")
def changes_initiative(item: str) -> None:
    table = wears(scene(), item)
    table.mats(0, hand=("trample", "sweeping-blow"))
    table.run(Round()).picks(
        "0>lead trample", "1>lead fire-orbs", "0>second sweeping-blow", "1>second impaling-eruption"
    )
    by, printed = shelf().item[item].initiative, shelf().card["trample"].initiative
    table.picks(f"use {item}")
    assert table.keys("initiative") == [str(max(1, printed - by)), str(min(99, printed + by))]
    table.picks(f"initiative {printed + by}")
    assert [slot.initiative for slot in table.state.order if slot.unit == "0"] == [printed + by]
    assert state_of(table, item) == "spent"


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
