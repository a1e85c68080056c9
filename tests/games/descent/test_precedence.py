"""Cards before the book, prohibitions before permissions; and some rules of items, tests and trades."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from games.descent.arena import RECORDS, arena
from games.descent.quests.scene import scene
from games.descent.standing import PARTY, YARD, squares
from undercroft.games.descent.dice import FACES
from undercroft.games.descent.events.fights import AttributePassed
from undercroft.games.descent.records.abilities import AttackVerb, MoveVerb
from undercroft.games.descent.rules.actions.equipping import equip_options, fits
from undercroft.games.descent.rules.cards.whom import eligible
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.games.descent.rules.movement.going import MoveNow
from undercroft.games.descent.rules.quests.allies import AllyTurn
from undercroft.games.descent.rules.values import speed
from undercroft.games.descent.state import Figure
from undercroft.kernel import CardId, FigureId, Objection, replace

ME = FigureId(1)


@pytest.mark.rule("D2-GOLD-02", "D2-MOV-06")
def test_a_card_goes_before_the_book() -> None:
    """Nobody moves through enemies; Tumble lets its thief do so."""
    at = arena("tomble-burrowell:thief", "grisban-the-thirsty:berserker")
    at.hand()
    at.give(1, "tumble")
    at.put(1, "e6")
    for square in ("f6", "f7"):
        at.monster("zombie", "minion", square)
    at.turn(1)
    at.play("move")
    assert not at.can("go g6")
    at.play("act tumble")
    assert at.can("go g6")


@pytest.mark.rule("D2-GOLD-03", "D2-GOLD-01")
def test_a_card_goes_before_the_quest() -> None:
    """The quest keeps Koth from moving while the library is shut; Zachareth's Dominion moves him."""
    at = arena(*PARTY, quest="the-cardinals-plight", encounter=2)
    at.hand()
    koth = FigureId(at.state.next_figure)
    at.state.next_figure += 1
    at.state.figures[koth] = Figure("cardinal-koth", hp=8, full=8, role="ally", number=1)
    at.put(koth, "p9")
    assert speed(at.game, koth) == 0
    baron = at.monster("baron-zachareth", "", "p10")
    at.activate(baron)
    at.dice("S", "SS")
    at.play("act dominion")
    at.play(at.offers("go ")[0])
    assert squares(at, koth) != ["p9"]


@pytest.mark.rule("D2-GOLD-04", "D2-X-22", "D2-X-17")
def test_what_a_card_forbids_goes_before_what_another_allows() -> None:
    """The Elm Greatbow sees past neighbours, and still cannot attack Air."""
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker", **YARD)
    at.hand()
    at.give(1, "elm-greatbow")
    at.put(1, "c9")
    elemental = at.monster("elemental", "minion", "f9", "g9", "f10", "g10")
    at.turn(1)
    assert at.offers(f"attack {elemental}")
    at.play("end-turn")
    at.activate(elemental)
    at.play("act air", "end-turn")
    at.turn(1)
    assert not at.offers(f"attack {elemental}")


@pytest.mark.rule("D2-EQP-01", "D2-EQP-05", "D2-EQP-06", "D2-EQP-10", "D2-EQP-04")
def test_a_hero_carries_what_he_likes_and_wears_what_fits() -> None:
    at = arena(*PARTY)
    every = [item.id for item in RECORDS.item.values() if item.act == 1]
    at.give(1, *every, equip=False)
    assert {option.key for option in equip_options(at.game, at.hero(1))} >= {
        "equip lucky-charm",
        "equip chainmail",
    }

    def can(*items: str) -> bool:
        return fits(RECORDS, tuple(map(CardId, items)))

    assert not can("chainmail", "leather-armor")
    assert can("lucky-charm", "ring-of-power") and not can("lucky-charm", "ring-of-power", "scorpion-helm")
    assert can("fortunas-dice", "dawnblade", "shield-of-the-dark-god")  # relics as other items
    assert not can("trueshot", "shield-of-the-dark-god")
    assert not can("fortunas-dice", "lucky-charm", "ring-of-power")


@pytest.mark.rule("D2-ATT-10", "D2-ATT-03", "D2-ATT-01")
@pytest.mark.parametrize(
    ("attribute", "ways"), [("might", 33), ("knowledge", 8), ("willpower", 19), ("awareness", 4)]
)
def test_the_chance_to_pass_in_play(attribute: str, ways: int) -> None:
    """Grisban: Might 5, Knowledge 2, Willpower 3, Awareness 1."""
    at = arena(*PARTY)
    at.hand()
    at.turn(1)
    for grey, black in product(FACES["grey"], FACES["black"]):
        at.dice(grey, black)
        at.run(AttributeTest(ME, attribute))
    assert len(at.events(AttributePassed)) == ways


@pytest.mark.rule("D2-STD-09", "D2-STD-05", "D2-KO-14")
def test_who_stood_up_acts_normally_in_his_next_turn() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    at.dice("frenzy")
    at.run(Suffer(ME, 99))
    at.turn(1)
    at.dice("HH", "HH")
    at.play("stand-up")
    assert ME in at.state.acted
    at.turn(1)
    assert {"move", "rest"} <= at.keys() and at.state.turn.actions == 2


@pytest.mark.rule("D2-TRD-07", "D2-TRD-08", "D2-TRD-01")
def test_a_search_card_that_was_traded_is_used_at_once() -> None:
    at = arena(*PARTY)
    at.hand()
    at.give(2, "stamina-potion", "curse-doll")
    at.state.heroes[FigureId(2)] = replace(
        at.hero(2), finds=(CardId("stamina-potion"),), spent=(CardId("curse-doll"),)
    )
    at.put(1, "e6", fatigue=3)
    at.put(2, "f6")
    at.turn(1)
    at.play("hurry")
    assert not at.offers("trade")  # movement bought with fatigue is no move action
    at.play("move", "trade 2", "take stamina-potion", "take curse-doll")
    assert at.hero(1).spent == ("curse-doll",)  # it stays face down
    at.play("act stamina-potion", "target 1")
    assert at.figure(1).fatigue == 0


# -- effects that must happen, and those that may


@pytest.mark.rule("D2-GOLD-05", "D2-GOLD-08", "D2-WHO-04")
@pytest.mark.parametrize("first", ["0 quick-casting", "2 aftershock@11"])
def test_the_hero_orders_his_skill_and_what_the_monster_must_do(first: str) -> None:
    at = arena("leoric-of-the-book:runemaster", "grisban-the-thirsty:berserker")
    at.hand()
    at.give(1, "quick-casting")
    at.put(1, "g6")
    merick = at.monster("lord-merick-farrow", "", "h6")
    assert merick == 11
    at.turn(1)
    at.dice("X", "1H", "-")
    at.play(f"attack {merick} arcane-bolt")
    assert (at.asked.seats, at.keys()) == ((0,), {"pass", "use quick-casting"})
    at.play("use quick-casting")
    assert (at.asked.seats, at.keys()) == ((0,), {"use-next 0 quick-casting", "use-next 2 aftershock@11"})
    second, test = ("X", "1H", "-", "SSS", "SSS"), ("SSS", "SSS")
    casts = first.startswith("0")
    at.dice(*(*second, *test) if casts else (*test, *second))
    at.play(f"use-next {first}", f"attack {merick} arcane-bolt")
    said = [type(entry.event).__name__ for entry in at.log]
    again, tested = (
        [i for i, name in enumerate(said) if name == "AttackDeclared"][1],
        said.index("AttributeFailed"),
    )
    assert (again < tested) is casts, "his second attack comes before or after the test of his first"


@pytest.mark.rule("D2-GOLD-02", "D2-RNG-08", "D2-RNG-14")
def test_a_card_concerns_only_those_whom_it_names() -> None:
    """A Health Potion is for the hero himself or one beside him: for no monster, and nobody further away."""
    at = arena("syndrael:knight", "grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
    at.hand()
    at.give(1, "health-potion")
    for figure, square in ((1, "g6"), (2, "h6"), (3, "k6")):
        at.put(figure, square, hp=3)
    at.monster("zombie", "master", "g7", hp=1)
    at.turn(1)
    at.play("act health-potion")
    assert at.keys() == {"target 1", "target 2"}
    assert at.game.why_not(at.asked, figure=3) == Objection("D2-RNG-08", "within", limit=1, who=FigureId(3))
    at.play("target 2")
    assert at.figure(2).damage == 0


@pytest.mark.rule("D2-ATK-05", "D2-LOS-01")
@pytest.mark.parametrize(("square", "seen"), [("h6", True), ("c2", False)])
def test_a_card_that_asks_for_sight_does_not_reach_who_is_out_of_it(square: str, seen: bool) -> None:
    """Break the Rune affects everybody within 3 spaces in line of sight."""
    at = arena("leoric-of-the-book:runemaster", "grisban-the-thirsty:berserker")
    verb = next(verb for verb in RECORDS.skill["break-the-rune"].uses[0].do if isinstance(verb, AttackVerb))
    assert verb.each is not None and verb.each.sight
    far = msgspec.structs.replace(verb.each, within=12)
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", square)
    assert (zombie in eligible(at.game, ME, far)) is seen


@pytest.mark.rule("D2-LRG-03", "D2-MOV-22")
def test_a_large_monster_moved_at_once_is_placed_where_it_stops() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    ettin = at.monster("ettin", "minion", "a9", "b9", "a10", "b10")
    at.run(MoveNow(ettin, MoveVerb(2)))
    at.play("go d9")
    assert at.asked.what == "descent.place_base.choose"
    at.play(at.offers("stand")[0])
    assert len(squares(at, ettin)) == 4


@pytest.mark.rule("D2-X-05", "D2-FAM-15")
def test_a_hero_figure_is_immobilized_for_one_turn_only() -> None:
    at = scene("castle-daerion", groups=["merriod", "goblin-archer"])
    villager = at.one("villager")
    inflict(at.game, villager, "immobilized")
    at.run(AllyTurn(villager))
    assert not at.figure(villager).suffers("immobilized")
