"""Items for the end of a turn, for kills, for figures and things."""

from __future__ import annotations

from games.gloomhaven.equipped import (  # fmt: skip
    BRUTE,
    FOE,
    OTHER,
    duel,
    lost_hp,
    passes,
    state_of,
    strikes,
    wears,
)
from games.gloomhaven.scenes import Table, cells, scene, shelf
from undercroft.games.gloomhaven.records.abilities import (
    CreateObstacle,
    Loot,
    Move,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.attack.defences import shield_of
from undercroft.games.gloomhaven.state import ELEMENTS, STRONG, Turn
from undercroft.kernel import FigureId

from .proofs import check, drinks


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
    table.picks("basic eye-for-an-eye bottom", "stop", f"use {item}", f"lead {lead}", f"second {second}")
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
