"""Halves of ability cards on the table: what they offer, what they do, where the card goes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from games.gloomhaven.facing import through
from games.gloomhaven.scenes import Table, scene, shelf
from games.gloomhaven.stacks import pool, stacked
from games.gloomhaven.test_party import hero as hero_of
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.party import apply_perk, modifier_cards_of, standard_cards
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.records.places import hex_of
from undercroft.games.gloomhaven.rules.actions.bonuses import end_round_bonuses
from undercroft.games.gloomhaven.rules.actions.lasting import Drop
from undercroft.games.gloomhaven.rules.movement.movement import Walk
from undercroft.games.gloomhaven.state import ELEMENTS, INERT, MONSTERS, STRONG
from undercroft.kernel import CardId, FigureId, Seat

FIELD = " ".join(f"0..9:{r}" for r in range(8))
LANE = "0..12:1"  # nobody sees farther than the next hex in it
WIDE = "0..12:0 0..12:1 0..12:2"
RING = ("4:2", "4:3", "3:4", "2:4", "2:3", "3:2")  # around 3:3, clockwise from the north-east


def row_of(monster: str, *distances: int) -> str:
    """Monsters in a row, so far from 0:1."""
    return ", ".join(f"{monster} {far}:1" for far in distances)


def ring_of(monster: str = "elite cave-bear") -> str:
    """Monsters on all sides of 3:3, clockwise."""
    return ", ".join(f"{monster} {at}" for at in RING)


def lone(hero: str, floor: str = WIDE, at: str = "0:1", **more: Any) -> Table:
    """A scene with one character, who has figure 1."""
    heroes: dict[str, Any] = {hero: at}
    return scene(floor, **more, **heroes)


def strong(*elements: str) -> tuple[int, ...]:
    """The elements of the table, these strong."""
    return tuple(STRONG if element in elements else INERT for element in ELEMENTS)


def is_strong(table: Table, element: str) -> bool:
    return table.state.elements[ELEMENTS.index(element)] == STRONG


def left(table: Table, card: str, seat: int = 0) -> str:
    """Where a card is now, what experience there is, what was infused: "lost, 2 xp, fire"."""
    mat = table.mat(seat)
    piles: dict[str, Iterable[str]] = {
        "hand": mat.hand, "played": mat.played, "discard": mat.discard, "lost": mat.lost,
        "active": [lying.card for lying in mat.active],
    }  # fmt: skip
    (place,) = (name for name, cards in piles.items() if card in cards)
    gained = [f"{mat.xp} xp"] if mat.xp else []
    return ", ".join([place, *gained, *dict.fromkeys(table.state.turn.infused)])


def lost_hp(table: Table, *figures: int) -> list[int]:
    """What each of these lost so far; all of it for the dead."""
    return [table.figure(i).full - (table.hp(i) if table.is_up(i) else 0) for i in figures]


def after_round(table: Table, card: str) -> str:
    """Where a card is when the round is over."""
    end_round_bonuses(table.game)
    return left(table, card)


# -- what many cards do


def move(hero: str, card: str, half: str, hexes: int, jump: bool, ends: str) -> None:
    """Exactly so far; over an obstacle only with a jump."""
    table = lone(hero, LANE).play(1, card, half)
    assert table.keys("go") == [f"{far}:1" for far in range(1, hexes + 1)]
    table.picks(f"go {hexes}:1")
    assert (table.at(1), left(table, card)) == (f"{hexes}:1", ends) and not table.is_asked()
    table = lone(hero, LANE, obstacles="1:1").play(1, card, half)
    assert table.is_asked() == jump
    if jump:
        assert table.keys("go")[-1] == f"{hexes}:1"


def attack(hero: str, card: str, half: str, value: int, reach: int, conditions: str, ends: str) -> None:
    """One of those in range, for so much; 1 is melee."""
    table = lone(hero, monsters=row_of("elite cave-bear", *range(1, 7))).play(1, card, half)
    assert table.keys("target") == [str(1 + far) for far in range(1, reach + 1)]
    table.picks(f"target {1 + reach}")
    assert lost_hp(table, *range(2, 8)) == [value if far == reach else 0 for far in range(1, 7)]
    assert table.conditions(1 + reach) == conditions.split()
    assert left(table, card) == ends and not table.is_asked()


def volley(hero: str, card: str, half: str, value: int, reach: int, targets: int, ends: str) -> None:
    """So many of those in range."""
    spots = [f"{reach}:1", f"{reach}:0", f"{reach - 1}:2", f"{reach - 1}:1", f"{reach + 1}:1"]
    table = lone(hero, monsters=", ".join(f"elite cave-bear {at}" for at in spots)).play(1, card, half)
    assert table.keys("target") == ["2", "3", "4", "5"]
    table.picks(*(f"target {2 + i}" for i in range(targets)))
    assert lost_hp(table, *range(2, 7)) == [value if i < targets else 0 for i in range(5)]
    assert left(table, card) == ends and not table.is_asked()


def burst(hero: str, card: str, half: str, value: int, conditions: str, ends: str) -> Table:
    """Three hexes that touch, one of them within 3."""
    spots = ("3:1", "4:1", "4:0", "5:1")
    table = lone(hero, monsters=", ".join(f"elite cave-bear {at}" for at in spots)).play(1, card, half)
    assert "5:0 4:1 5:1" not in table.keys("area") and "3:0 4:0 3:1" in table.keys("area")
    through(table, "area 4:0 3:1 4:1")
    assert lost_hp(table, 2, 3, 4, 5) == [value, value, value, 0] and left(table, card) == ends
    assert [table.conditions(i) for i in (2, 3, 4, 5)] == [conditions.split()] * 3 + [[]]
    return table


def walk(table: Table, figure: int, *way: str) -> Table:
    """A figure goes along a way of its own accord."""
    return table.run(Walk(FigureId(figure), tuple(GRID.cell(*hex_of(at)) for at in way)))


def summon(hero: str, card: str, half: str, at: str = "1:1", **more: Any) -> Table:
    """What was summoned is the last figure, and may act from now on."""
    return lone(hero, **more).play(1, card, half).picks(f"hex {at}").knows(round=2)


def heal(hero: str, card: str, half: str, value: int, reach: int, ends: str) -> None:
    """The healer or an ally in range."""
    near, far = [kind for kind in ("brute", "tinkerer", "spellweaver") if kind != hero][:2]
    heroes: dict[str, Any] = {hero: "0:1", near: f"{reach}:1", far: f"{reach + 1}:1"}
    table = scene(WIDE, hero_level=9, **heroes)
    for figure in (1, 2, 3):
        table.looks(figure, hp=1)
    table.play(1, card, half)
    assert table.keys() == ["target 1", "target 2", "skip"]
    table.picks("target 2")
    assert [table.hp(figure) for figure in (1, 2, 3)] == [1, 1 + value, 1]
    assert left(table, card) == ends and not table.is_asked()


def loot(hero: str, card: str, half: str, reach: int, ends: str) -> None:
    """All that lies in range, treasure too."""
    tokens = " ".join(f"{far}:1" for far in range(1, reach + 2))
    table = lone(hero, money=tokens, treasures={"0:2": "7"}).play(1, card, half)
    table.picks("perform")
    assert (table.mat(0).money, len(table.state.terrain.money)) == (reach, 1)
    assert not table.state.terrain.treasures and left(table, card) == ends


def walks(hero: str, card: str, half: str) -> None:
    """Its moves are no jumps, whatever is consumed for them: an obstacle in the lane stops them."""
    table = lone(hero, LANE, obstacles="1:1").knows(elements=strong(*ELEMENTS)).play(1, card, half)
    while table.is_asked():
        assert not table.keys("go")
        table.picks(table.keys()[0])
    assert table.at(1) == "0:1"


def spares(hero: str, card: str, half: str, *elements: str, suffering: str = "") -> None:
    """An enemy on one side is meant, an ally on the other is not, though it suffers the same."""
    other = "brute" if hero != "brute" else "spellweaver"
    heroes: dict[str, Any] = {hero: "3:3", other: "2:3"}
    table, had = scene(monsters="cave-bear 4:3", **heroes), suffering.split()
    table.looks(2, *had, rank="normal").looks(3, *had, hp=5)
    table.knows(elements=strong(*elements)).play(1, card, half)
    while table.is_asked():
        assert not table.offers("target 2")
        table.picks("stop" if table.offers("stop") else table.keys()[0])
    assert (table.at(2), lost_hp(table, 2), table.conditions(2)) == ("2:3", [0], had)
    bear = (table.is_up(3), table.at(3), table.hp(3), table.conditions(3))
    assert bear != (True, "4:3", 5, had) or "curse" in pool(table, MONSTERS)


def keeps(hero: str, card: str, half: str) -> None:
    """A card that stays after the round; put down, it is lost."""
    table = lone(hero).play(1, card, half)
    through(table)
    assert after_round(table, card).startswith("active")
    table.run(Drop(Seat(0), CardId(card)))
    assert left(table, card).startswith("lost")


# -- perks


def deck(spec: str) -> Counter[str]:
    """The attack modifier deck of a character."""
    return Counter(modifier_cards_of(shelf(), hero_of(spec)))


def change(hero: str, perk: str) -> tuple[int, dict[str, int]]:
    """How many boxes a perk has, and what each of them changes in the standard deck."""
    (found,) = (each for each in shelf().character[hero].perks if each.id == perk)
    cards = standard_cards(shelf())
    before = Counter(cards)
    apply_perk(cards, found, hero)
    after = Counter(cards)
    after.subtract(before)
    return found.times, {card: n for card, n in after.items() if n}


def drawn(hero: str, *cards: str, value: int = 2, **more: Any) -> Table:
    """A character at 3:3 with an ally at 0:7 attacks a bear at 4:3 and draws these cards."""
    other = "brute" if hero != "brute" else "spellweaver"
    heroes: dict[str, Any] = {hero: "3:3", other: "0:7"}
    hurt = more.pop("hurt", 0)
    table = scene(monsters=more.pop("monsters", "elite cave-bear 4:3"), **more, **heroes)
    table.looks(1, hp=table.hp(1) - hurt)
    return stacked(table, *cards).perform(1, Attack(value=value)).picks("target 3")
