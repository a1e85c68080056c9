"""Each invariant notices what it is for; random games keep them all (test_testers)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.descent.arena import Arena, arena
from games.descent.quests.scene import scene as quest_scene
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.movement.moving import March
from undercroft.games.descent.state import Group, Journey, Token
from undercroft.kernel import CardId, FigureId, Seat, replace
from undercroft.parts.decks import Deck

HERO, OTHER = FigureId(1), FigureId(2)


def scene() -> Arena:
    at = arena("syndrael:knight", "jain-fairwood:thief")
    at.put(HERO, "g6")
    at.put(OTHER, "h6")
    return at


def broken(at: Arena) -> list[str]:
    return [said for holds in at.game.rules.invariants if (said := holds(at.state))]


def hurt(at: Arena) -> None:
    at.put(HERO, hp=at.figure(HERO).full + 1)


def weary(at: Arena) -> None:
    at.put(HERO, fatigue=5)


def overdrawn(at: Arena) -> None:
    at.put(HERO, movement=-1)


def together(at: Arena) -> None:
    at.put(OTHER, "g6")


def through_a_wall(at: Arena) -> None:
    """From the tile of the entrance to one that is nowhere near."""
    at.put(HERO, "g6")
    way = (GRID.parse("j10"), GRID.parse("g6"))
    at.state.frames.append(March(HERO, way, gone=2))


def crowded(at: Arena) -> None:
    for square in ("c6", "d6", "e6"):
        at.monster("ettin", "master", square)
    at.state.groups["ettin"] = Group("ettin", 1, 1)


def doubled(at: Arena) -> None:
    hero = at.hero(HERO)
    at.state.heroes[HERO] = replace(hero, items=(*hero.items, CardId("sling")))
    at.state.shop = Deck((CardId("sling"),))


def unowned(at: Arena) -> None:
    at.state.heroes[HERO] = replace(at.hero(HERO), equipped=(CardId("sling"),))


def found_twice(at: Arena) -> None:
    hero = at.hero(HERO)
    at.state.heroes[HERO] = replace(hero, finds=(*hero.finds, CardId("stamina-potion")))


def made_up(at: Arena) -> None:
    overlord = at.state.overlord
    at.state.overlord = replace(overlord, hand=(*overlord.hand, CardId("dash#9")))


def indebted(at: Arena) -> None:
    at.state.counters["left-goblin-archer"] = -1


def in_two_places(at: Arena) -> None:
    at.state.tokens["crate-1"] = Token("crate", GRID.parse("g6"), carrier=HERO)
    at.put(HERO, carries=("crate-1",))


def dropped_unseen(at: Arena) -> None:
    at.put(HERO, carries=("crate-1",))


def lost_on_the_way(at: Arena) -> None:
    at.state.journey = Journey(("road",), Deck((CardId("1"), CardId("2"))))


def still_looking(at: Arena) -> None:
    at.state.overlord = replace(at.state.overlord, lookers=(Seat(0),))


@pytest.mark.rule("D2-GOLD-07", "D2-MON-03", "D2-DOR-06", "D2-TRV-13", "D2-TRV-05")
@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (hurt, "Health"),
        (weary, "5 fatigue, its Stamina is 4"),
        (overdrawn, "movement -1"),
        (together, "overlaps another"),
        (through_a_wall, "went through a wall or a closed door"),
        (crowded, "there are 3 of ettin, master, and 1 may be"),
        (doubled, "the item sling is there 2 times"),
        (unowned, "equipped that it does not have"),
        (found_twice, "search cards"),
        (made_up, "the Overlord's cards are not those he owns"),
        (indebted, "below 0"),
        (in_two_places, "is carried and lies on the map"),
        (lost_on_the_way, "Travel Event cards are not those of the box"),
        (still_looking, "somebody goes on looking at the Overlord's hand"),
        (dropped_unseen, "figures carry 1 tokens, but 0 are carried"),
    ],
)
def test_a_broken_position_is_noticed(spoil: Callable[[Arena], None], says: str) -> None:
    at = scene()
    assert broken(at) == []
    spoil(at)
    (found,) = broken(at)
    assert says in found


@pytest.mark.rule("D2-GOLD-01", "D2-MON-03")
@pytest.mark.parametrize(("lost", "sound"), [(2, True), (4, True), (5, False)])
def test_a_quest_may_bring_more_than_the_card_allows_but_not_than_the_box_has(lost: int, sound: bool) -> None:
    """Castle Daerion 2: a zombie for each villager lost, above the limit of the card for two heroes."""
    at = quest_scene("castle-daerion", 2, 2, {"lost": lost, "survivors": 0}, ["goblin-archer"])
    assert len(at.kinds("zombie")) == 1 + lost
    assert (broken(at) == []) is sound
