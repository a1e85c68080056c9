"""Items that heal, bring back cards and items, and make elements."""

from __future__ import annotations

from games.gloomhaven.equipped import (  # fmt: skip
    BRUTE,
    FOE,
    SPELLWEAVER,
    duel,
    lost_hp,
    passes,
    state_of,
    wears,
)
from games.gloomhaven.scenes import cells, scene, shelf
from undercroft.games.gloomhaven.records.abilities import (
    Attack,
    Augment,
    Changes,
    Heal,
    Move,
)  # fmt: skip
from undercroft.games.gloomhaven.state import ELEMENTS, Carried
from undercroft.kernel import CardId

from .proofs import check, drinks, first, infused, strong


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


SPENT = (
    Carried("hide-armor", "spent", 2),
    Carried("stun-powder", "consumed"),
    Carried("heater-shield", "spent"),
)


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
    used = (
        Carried("stun-powder", "consumed"),
        Carried("war-hammer", "consumed"),
        Carried("steel-ring", "consumed"),
    )
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
    table.picks(first(table, "war-hammer"))
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


WANDS = {
    "frost": "ice", "storms": "air", "infernos": "fire",
    "tremors": "earth", "brilliance": "light", "darkness": "dark",
}  # fmt: skip


@check("wand-of-frost", "wand-of-storms", "wand-of-infernos", "wand-of-tremors", "wand-of-brilliance",
       "wand-of-darkness")  # fmt: skip
def infuses(item: str) -> None:
    element = WANDS[item.removeprefix("wand-of-")]
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
