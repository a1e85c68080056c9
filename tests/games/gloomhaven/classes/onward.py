"""What the Scoundrel's, Cragheart's and Mindthief's cards have in common: on along a lane, then more."""

from __future__ import annotations

from typing import Any

from games.gloomhaven.facing import through
from games.gloomhaven.scenes import Table, scene
from undercroft.games.gloomhaven.rules.actions.lasting import Drop
from undercroft.kernel import CardId, Seat
from undercroft.parts.decks import Deck, shuffled

from .halves import LANE, after_round, left, lone, lost_hp, row_of

BEAR = "elite cave-bear"


def steady(table: Table) -> Table:
    """Nothing but +0 comes up for the first character."""
    table.state.attack_decks["0"] = Deck(shuffled(["plus-0"] * 30))
    return table


def walked(hero: str, card: str, half: str, hexes: int, monster: str = BEAR, **more: Any) -> Table:
    """Exactly so many hexes can be walked; then figure 2 is adjacent, figure 3 two hexes off."""
    monsters = f"{monster} {hexes}:2, {monster} {hexes + 2}:1"
    table = lone(hero, f"{LANE} {hexes}:2", monsters=monsters, **more).play(1, card, half)
    assert table.keys("go") == [f"{far}:1" for far in range(1, hexes + 1)]
    return table.picks(f"go {hexes}:1")


def walk_and_attack(hero: str, card: str, half: str, hexes: int, value: int, ends: str) -> None:
    """A move, then a melee attack."""
    table = walked(hero, card, half, hexes)
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2")
    assert lost_hp(table, 2, 3) == [value, 0]
    assert left(table, card) == ends and not table.is_asked()


def walk_and_afflict(
    hero: str, card: str, half: str, hexes: int, condition: str, every: bool, ends: str
) -> None:
    """A move, then a condition for one adjacent enemy, or for all of them."""
    walked(hero, card, half, hexes)
    near = f"{hexes - 1}:2"
    monsters = f"{BEAR} {hexes}:2, {BEAR} {near}, {BEAR} {hexes + 2}:1"
    table = lone(hero, monsters=monsters).play(1, card, half)
    table.picks(f"go {hexes}:1")
    if not every:
        assert table.keys() == ["target 2", "target 3", "skip"]
        table.picks("target 3")
    assert [table.conditions(i) for i in (2, 3, 4)] == [[condition] if every else [], [condition], []]
    assert lost_hp(table, 2, 3, 4) == [0, 0, 0]
    assert left(table, card) == ends and not table.is_asked()


def stays(hero: str, card: str, half: str, pile: str) -> None:
    """A card that is there for good; put away, it goes to this pile."""
    table = through(lone(hero).play(1, card, half))
    assert after_round(table, card).startswith("active")
    table.run(Drop(Seat(0), CardId(card)))
    assert left(table, card).startswith(pile)


def volley(
    hero: str, card: str, half: str, value: int, reach: int, count: int, conditions: str, ends: str
) -> None:
    """So many of those in range, for so much each."""
    monsters = f"{row_of(BEAR, *range(1, reach + 2))}, {BEAR} 0:2, {BEAR} 1:0"
    table = lone(hero, monsters=monsters).play(1, card, half)
    near = [str(1 + far) for far in range(1, reach + 1)] + [str(reach + 3), str(reach + 4)]
    assert table.keys("target") == near
    chosen = near[-count:]
    for name in chosen:
        table.picks(f"target {name}")
    bears = range(2, reach + 5)
    assert lost_hp(table, *bears) == [value if str(i) in chosen else 0 for i in bears]
    assert all(table.conditions(int(name)) == conditions.split() for name in chosen)
    assert left(table, card) == ends and not table.is_asked()


def heal_self(hero: str, card: str, half: str, value: int, ends: str) -> None:
    """The healer alone, not the hurt ally beside it."""
    heroes: dict[str, Any] = {hero: "0:1", "brute": "1:1"}
    table = scene(LANE, hero_level=9, **heroes).looks(1, hp=1).looks(2, hp=1)
    through(table.play(1, card, half))
    assert (table.hp(1), table.hp(2)) == (1 + value, 1) and left(table, card) == ends
