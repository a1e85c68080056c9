"""Bots of Descent and the goals of quests: whom they guard, what they hold, when they leave."""

from __future__ import annotations

from games.descent.arena import RULES
from games.descent.quests.scene import Scene, scene
from msgspec import structs

from undercroft.bots.descent import NormalBot
from undercroft.bots.descent.aim import Aim
from undercroft.bots.descent.aims import aims, find_worth
from undercroft.bots.descent.blocking import barring
from undercroft.bots.descent.places import stand_worth
from undercroft.bots.descent.plans import Planner
from undercroft.bots.descent.position import Position
from undercroft.bots.descent.spaces import Spaces
from undercroft.bots.descent.stakes import fugitives, guarded, threats, unfinished
from undercroft.bots.descent.strikes import Strikes, blasted
from undercroft.bots.descent.turns import group_worth, runs
from undercroft.bots.descent.wards import company, prayer
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import LeaveOption, OpenOption, QuestOption, ReviveOption
from undercroft.games.descent.records.quest_rules import ActRule, ShrineEffect
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.quests.effects import pray
from undercroft.games.descent.rules.quests.page import area, closed, mark, rules_of
from undercroft.games.descent.rules.quests.placing import PlaceMonster
from undercroft.games.descent.rules.quests.sealed import TRIED
from undercroft.kernel import FigureId, Seat, replace, view
from undercroft.space import each

GRISBAN, AVRIC = FigureId(1), FigureId(2)


def keep(lost: int = 2) -> Scene:
    carry = {"lost": lost, "survivors": 4 - lost}
    return scene("castle-daerion", 2, 2, carry, ["goblin-archer"])


def seen(at: Scene, overlord: bool = False) -> Position:
    return Position(at.game, at.state.overlord.seat if overlord else Seat(0))


def out(at: Scene, hero: int, space: str) -> None:
    """A hero is knocked out."""
    leaf = at.figure(hero)
    at.state.figures[FigureId(hero)] = replace(leaf, hp=0, cells=0, phase="fallen", lies=GRID.parse(space))


def test_whoever_can_bring_down_sir_palamon_matters() -> None:
    """The ettin beside him more than the same ettin far away."""
    at = keep()
    palamon, ettin = at.one("sir-palamon"), at.one("ettin")
    assert set(guarded(seen(at))) == {palamon}
    near, stake = threats(seen(at))[ettin], seen(at).stakes[ettin]
    at.put(ettin, "m8", "n8", "m9", "n9")
    assert near > threats(seen(at))[ettin] > 0
    assert stake.kill > seen(at).stakes[ettin].kill


def test_a_hero_stands_by_sir_palamon_if_nobody_does() -> None:
    at = keep()
    palamon, cell = at.one("sir-palamon"), GRID.parse("b8")
    assert at.squares(palamon) == ["c8"]
    at.put(at.one("ettin"), "d6", "e6", "d7", "e7")
    gain, whom = company(seen(at), GRISBAN, cell)
    assert gain > 0 and whom == palamon
    assert company(seen(at), GRISBAN, GRID.parse("k8"))[0] == 0
    at.put(2, "b9")
    assert company(seen(at), GRISBAN, cell)[0] == 0


def test_a_prayer_is_worth_what_its_die_saves_once() -> None:
    at = scene("the-cardinals-plight", 2, 2, {"escaped": 2}, ["shadow-dragon"])
    [effect] = [
        effect
        for rule in rules_of(at.game, ActRule)
        for effect in rule.do
        if isinstance(effect, ShrineEffect)
    ]
    assert prayer(seen(at), effect) > 1
    pray(at.game, GRISBAN, effect.ally, effect.colour)
    assert prayer(seen(at), effect) == 0
    at.only()
    assert prayer(seen(at), effect) == 0


def test_nobody_ends_his_turn_beside_koth_before_he_can_be_away() -> None:
    """As printed, Merick and his group arrive then; one who is nearly out is led."""
    at = scene("the-cardinals-plight", 2, 2, {"escaped": 1}, ["shadow-dragon"])
    koth, out = at.one("cardinal-koth"), at.squares(FigureId(1))[0]
    at.state.doors = (0,)
    at.put(1, "b12")
    beside = GRID.parse("p9")
    assert company(seen(at), AVRIC, beside)[0] < 0
    at.put(koth, out)
    near = next(cell for cell in each(seen(at).ground.neighbours(1 << GRID.parse(out))))
    assert company(seen(at), AVRIC, near)[0] > 0
    three = scene("the-cardinals-plight", 2, 3, {"escaped": 1}, ["shadow-dragon"])
    three.state.doors = (0,)
    assert company(seen(three), AVRIC, beside)[0] >= 0  # they can hold off those who arrive


def test_a_monster_between_a_hero_and_his_aim_is_worth_clearing() -> None:
    """On his way, where there is no other of the same length; nobody bars it from elsewhere."""
    at = scene("the-masquerade-ball", 2, 2, {"theodir": 1}, ["zombie"])
    zombie = at.one("zombie")
    at.only(zombie)
    position = seen(at)
    way_out = next(aim for aim in aims(position, GRISBAN) if isinstance(aim.option, LeaveOption))
    here, there = position.steps(at.figure(1).cells), position.steps(way_out.cells)
    length = {cell: here[cell] + there[cell] for cell in here if cell in there and here[cell] > 1}
    on_it, off_it = min(length, key=lambda cell: length[cell]), max(length, key=lambda cell: length[cell])
    assert length[off_it] > length[on_it] + 1
    found = []
    for cell in (on_it, off_it):
        at.put(zombie, GRID.name(cell))
        found.append(barring(seen(at), GRISBAN, aims(seen(at), GRISBAN)))
    assert found[0] == {zombie: 0.3 * way_out.worth}
    assert found[1] == {}


def test_nobody_leaves_while_one_who_must_leave_lies_there() -> None:
    at = scene("the-masquerade-ball", 2, 2, {"theodir": 1}, ["zombie"])

    def leaving() -> Aim:
        return next(aim for aim in aims(seen(at), GRISBAN) if isinstance(aim.option, LeaveOption))

    together = leaving()
    assert not seen(at).left_behind
    out(at, 2, "b6")
    assert seen(at).left_behind
    assert together.worth > leaving().worth and leaving().haste == 0
    best = max(aims(seen(at), GRISBAN), key=lambda aim: aim.worth)
    assert best.option == ReviveOption(AVRIC)


def test_a_door_is_tried_once_a_turn() -> None:
    at = scene("the-masquerade-ball", 2, 2, {"theodir": 1}, ["zombie"])
    at.turn(1)
    position = seen(at)
    door = next(aim for aim in aims(position, GRISBAN) if aim.once == TRIED)
    cell = next(iter(each(door.cells)))
    planner = Planner(position, GRISBAN, at.asked.options)
    assert any(isinstance(deed.option, QuestOption) for deed in planner.deeds(cell))
    at.state.turn = replace(at.state.turn, done=(TRIED,))
    planner = Planner(seen(at), GRISBAN, at.asked.options)
    assert not any(isinstance(deed.option, QuestOption) for deed in planner.deeds(cell))


def test_monsters_hold_rooms_in_which_the_alarm_is_rung() -> None:
    at = scene("death-on-the-wing", 2, 2, {"heroes-won": 1}, ["goblin-archer", "cave-spider"])
    at.state.round = 2
    spider, other = at.kinds("cave-spider")[:2]
    room = area(at.game, "7a")

    def worth() -> float:
        wants = aims(seen(at, overlord=True), spider)
        return next(aim.worth for aim in wants if aim.reason.why == "hold" and not aim.cells & ~room)

    empty = worth()
    at.put(other, GRID.name(next(iter(each(room)))))
    assert empty > worth() > 0


def test_goblins_who_must_get_away_arrive_away_from_the_heroes() -> None:
    at = scene("first-blood", heroes=2)
    at.game.state.frames.append(PlaceMonster("goblin-archer", "minion"))
    position = seen(at, overlord=True)
    far, near = (stand_worth(position, 1 << GRID.parse(space)) for space in ("l5", "j6"))
    assert far.score > near.score


def test_villagers_flee() -> None:
    """Further from the only monster is better, wherever that is."""
    at = scene("castle-daerion", 1, 2, {}, ["cave-spider", "zombie"])
    zombie = at.one("zombie")
    at.only(zombie)
    villager = at.one("villager")
    spaces = Spaces(seen(at), villager)
    assert spaces.flees
    steps = seen(at).steps(at.figure(zombie).cells)
    reach = sorted(steps, key=lambda cell: steps[cell])
    assert spaces.dread(reach[0]) > spaces.dread(reach[-1])


def test_whoever_would_win_by_getting_away_is_pursued() -> None:
    """Merick's flight draws heroes from afar, as nobody else does; in the keep nobody flees."""
    at = scene("the-ritual-of-shadows", 2, 2, {"shadows": 0}, ["zombie", "barghest"])
    merick, zombie = at.one("lord-merick-farrow"), at.one("zombie")
    assert fugitives(seen(at)) == [merick]
    spaces = Spaces.of(seen(at), GRISBAN)
    assert spaces.quarry == {merick}
    assert spaces.hunt(merick) > 10 * spaces.hunt(zombie)
    assert not fugitives(seen(keep()))


def test_heroes_look_for_who_must_be_stopped() -> None:
    """Merick goes on with the ritual until he is wounded: heroes go for him wherever he is."""
    at = scene("the-ritual-of-shadows", 1, 2, {}, ["zombie", "barghest"])
    merick = at.one("lord-merick-farrow")
    assert unfinished(seen(at)) == [merick]
    assert merick in Spaces(seen(at), GRISBAN).quarry


def test_an_extra_attack_counts_beside_those_of_actions() -> None:
    """Nobody walks about for nothing because a feat gives an attack anyway."""
    at = keep()
    ettin = at.one("ettin")
    at.put(GRISBAN, "d8")
    at.put(ettin, "e8", "f8", "e9", "f9")

    def worth(actions: int, *extra: str) -> float:
        at.state.turn = replace(at.state.turn, figure=GRISBAN, actions=actions, extra=extra)
        planner = Planner(seen(at), GRISBAN, ())
        planner._deeds[planner.here] = planner.attacks[planner.here]
        return planner.best_deeds(planner.here, actions, 0)[0]

    assert worth(2) > worth(1) > 0
    assert worth(1, "attack") == worth(2)


def test_blast_spares_friends() -> None:
    """A friend beside the target costs more than a second enemy there brings."""
    at = keep()
    ettin, archer = at.one("ettin"), at.kinds("goblin-archer")[0]
    at.put(GRISBAN, "a6")
    at.put(ettin, "f8", "g8", "f9", "g9")
    at.put(archer, "e8")
    profile = structs.replace(profiles(at.game, AVRIC)[0], blast=True)
    alone = blasted(seen(at), AVRIC, profile, archer, GRID.parse("e8"))
    assert alone > 0
    at.put(GRISBAN, "d8")
    assert blasted(seen(at), AVRIC, profile, archer, GRID.parse("e8")) < alone
    assert blasted(seen(at), AVRIC, profile, ettin, GRID.parse("g9")) == 0
    at.put(GRISBAN, "a6")
    bolt = structs.replace(profile, ranged=True)
    assert blasted(seen(at), AVRIC, bolt, archer, GRID.parse("e8"), 20) == 0  # it does not carry so far


def test_nobody_can_be_calmed_who_is_not_there() -> None:
    """A spirit that lies face down is met first: nothing can be done beside it."""
    at = scene("enduring-the-elements", 1, 2, {}, ["cave-spider"])
    wants = [aim.option for aim in aims(seen(at), GRISBAN) if isinstance(aim.option, QuestOption)]
    assert not [option for option in wants if option.act.startswith("calm")]


def test_monsters_open_the_doors_on_their_way_out() -> None:
    """In the Spire loads go out by the Exit; whoever stands in the store is shut in at first."""
    at = scene("the-frozen-spire", 2, 4, {"heroes-won": 1}, ["goblin-archer", "barghest"])
    archer = at.kinds("goblin-archer")[0]
    doors = [aim for aim in aims(seen(at, overlord=True), archer) if isinstance(aim.option, OpenOption)]
    assert max(aim.worth for aim in doors) > 5


def test_where_many_must_get_away_the_fast_are_chosen() -> None:
    at = scene("the-frozen-spire", 2, 4, {"heroes-won": 1}, ["goblin-archer", "barghest"])
    view = seen(at, overlord=True)
    assert runs(view)
    assert group_worth(view, "goblin-archer").score > group_worth(view, "cave-spider").score
    assert not runs(seen(keep(), overlord=True))


def test_a_closed_ossuary_draws_nobody() -> None:
    at = scene("the-desecrated-tomb", 1, 2, {}, ["barghest"])

    def wants() -> list[Aim]:
        found = aims(seen(at), GRISBAN)
        return [aim for aim in found if aim.option == QuestOption("close-ossuary")]

    before = wants()[0].cells
    mark(at.game, closed("oss-a"))
    assert wants()[0].cells == before & ~area(at.game, "oss-a")
    for room in ("oss-b", "oss"):
        mark(at.game, closed(room))
    assert not wants()


def test_a_monster_takes_the_guest_over_from_his_leader() -> None:
    """It strikes at the leader for it, and does not pass when it has hurt him enough."""
    at = scene("the-masquerade-ball", groups=["goblin-archer", "barghest"])
    eliza = at.one("lady-eliza-farrow")
    at.only(eliza)
    at.put(eliza, "e5")
    at.put(1, "d5")
    profile = profiles(at.game, eliza)[0]
    alone = Strikes(seen(at, overlord=True), eliza, {}).attack(GRISBAN, profile, 1)
    at.state.tokens["guest-1"] = replace(at.state.tokens["guest-1"], face="blue", turned=True)
    at.carry_token(1, "guest-1")
    leading = Strikes(seen(at, overlord=True), eliza, {})
    assert leading.seizes(GRISBAN, profile) > 0.1
    assert leading.attack(GRISBAN, profile, 1).worth > alone.worth + 3
    at.dice("4HH", "HH", "S")
    at.run(Attack(eliza, GRISBAN, replace(profile, surges=())))
    bot = NormalBot(RULES, at.asked.seats[0])
    pick = bot.advise(view(at.game, at.asked.seats[0]), at.asked).pick
    assert at.asked.options[pick].key == "token guest-1"


def test_a_bundle_is_torn_from_a_goblin() -> None:
    """More is won than by taking up one that lies about: the goblin has it no longer."""
    at = scene("a-fat-goblin", heroes=3, groups=["merriod"])
    goblin = at.one("goblin-archer")
    at.put(goblin, "b4")
    at.put(1, "a5")
    at.carry_token(goblin, "crop-1")
    found = {aim.option.key: aim.worth for aim in aims(seen(at), GRISBAN) if aim.option}
    assert found["quest tear-away crop-1"] > found["pick-up crop-2"] + 10


def test_few_strong_monsters_are_chosen_against_many_heroes() -> None:
    four = seen(scene("the-frozen-spire", 1, 4, {}, ["cave-spider", "barghest"]))
    assert group_worth(four, "ettin").score > group_worth(four, "goblin-archer").score
    two = seen(scene("the-frozen-spire", 1, 2, {}, ["cave-spider", "barghest"]))
    assert group_worth(two, "goblin-archer").score > group_worth(two, "ettin").score


def test_a_search_card_is_worth_more_where_a_shop_comes_after_the_quest() -> None:
    """It is sold then (D2-CPH-02); nothing is bought after a Finale (D2-FIN-07)."""
    way, last = keep(), scene("gryvorn-unleashed", 1, 2, {}, ["zombie", "barghest"])
    single, before = find_worth(seen(way)), find_worth(seen(last))
    for at in (way, last):
        at.state.frames[0].route = ("road", "road")  # type: ignore[attr-defined]
    assert find_worth(seen(way)) > single
    assert find_worth(seen(last)) == before == single
