"""The Monster's Hoard: Frederick on the marsh road, then six tokens and Trueshot."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.events.cards import TokenGlimpsed
from undercroft.games.descent.events.things import CardFound
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.actions.trading import tradable
from undercroft.games.descent.rules.attack.making import own_aims
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.attack.targets import attackable
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.allies import AlliesAct
from undercroft.games.descent.rules.quests.faces import possible_faces
from undercroft.games.descent.rules.quests.limits import is_spared, may_open
from undercroft.games.descent.rules.quests.page import area
from undercroft.games.descent.rules.quests.placing import PlaceMonster
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.quests.the_monsters_hoard import KnowHoard
from undercroft.kernel import UNKNOWN, FigureId, Seat, determinize, replace, view


def marsh(heroes: int = 2) -> Scene:
    return scene("the-monsters-hoard", heroes=heroes, groups=["barghest"])


def hoard(heroes: int = 2) -> Scene:
    return scene("the-monsters-hoard", 2, heroes, {}, ["cave-spider", "zombie"])


def hoard_at(at: Scene, square: str) -> str:
    """The token of the hoard on a square."""
    names = [name for name, token in at.state.tokens.items() if token.kind == "hoard"]
    return next(name for name in names if at.token(name) == square)


# -- the marsh road


@pytest.mark.rule("D2-OSU-05", "D2-SPC-03")
@pytest.mark.parametrize(("heroes", "health"), [(2, 12), (3, 16), (4, 20)])
def test_frederick_stands_beside_the_entrance(heroes: int, health: int) -> None:
    at = marsh(heroes)
    frederick = at.figure(at.one("frederick"))
    assert frederick.full == health
    assert at.squares(at.one("frederick")) == ["c4"]
    assert len(at.state.searches) == heroes + 1


@pytest.mark.rule("D2-EXI-02", "D2-RND-08")
def test_the_heroes_win_the_road_when_frederick_leaves() -> None:
    at = marsh()
    at.only(at.one("merriod"))
    frederick = at.one("frederick")
    at.put(frederick, "ag5")
    at.run(AlliesAct())
    at.play("move", "leave exit")
    assert at.won() == ["heroes"]
    assert dict(at.state.carry) == {"frederick-safe": 1, "frederick-lost": 0}


def test_the_overlord_wins_the_road_with_frederick() -> None:
    at = marsh()
    at.run(Suffer(at.one("frederick"), 12))
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"frederick-safe": 0, "frederick-lost": 1}


@pytest.mark.rule("D2-DOR-02", "D2-SEA-04")
def test_the_gate_opens_with_its_key() -> None:
    at = marsh()
    at.only(at.one("barghest"))
    at.put(at.one("barghest"), "x9")
    at.put(1, "r3")
    assert not may_open(at.game, FigureId(1), 0)
    at.state.marks += ("gate-key",)
    at.turn(1)
    at.play("open 0")
    assert at.state.doors == (0,)


@pytest.mark.rule("D2-DOR-02", "D2-ATT-03")
def test_the_gate_opens_when_two_heroes_push_in_one_round() -> None:
    """Two different ones; the same hero twice, or in two rounds, is not enough."""
    at = marsh()
    at.only(at.one("merriod"))
    at.put(1, "r3")
    at.put(2, "r4")
    at.turn(1)
    at.dice("-", "-", "-", "-")
    at.play("quest lift-gate 0", "quest lift-gate 0")
    assert not at.state.doors
    at.end_turn()
    at.state.round += 1
    at.turn(2)
    at.dice("-", "-")
    at.play("quest lift-gate 0")
    assert not at.state.doors
    at.end_turn()
    at.turn(1)
    at.dice("-", "-")
    at.play("quest lift-gate 0")
    assert at.state.doors == (0,)
    assert may_open(at.game, FigureId(1), 0)


@pytest.mark.rule("D2-GOLD-04")
def test_merriods_hide_in_the_water_of_the_ford() -> None:
    """From more than 3 spaces away one with a space in the water cannot be attacked."""
    at = marsh(4)
    merriod = at.kinds("merriod")[0]
    at.only(merriod)
    at.put(merriod, "j2", "k2", "j3", "k3")
    at.put(4, "p3")
    assert is_spared(at.game, FigureId(4), merriod)
    at.turn(4)
    assert at.offers("attack") == []
    at.end_turn()
    at.put(4, "n3")
    assert not is_spared(at.game, FigureId(4), merriod)
    assert any(merriod in attackable(at.game, aim) for aim in own_aims(at.game, FigureId(4)))
    at.put(merriod, "j3", "k3", "j4", "k4")
    at.put(4, "p3")
    assert not is_spared(at.game, FigureId(4), merriod)


@pytest.mark.rule("D2-SPC-03", "D2-MOV-20")
def test_a_hero_lends_frederick_an_action_once_a_round() -> None:
    at = marsh()
    at.only(at.one("merriod"))
    frederick = at.one("frederick")
    at.put(1, "c5")
    at.put(2, "d5")
    at.turn(1)
    at.play("quest urge")
    assert at.can("go f4") and not at.can("go g4")  # water counts as any space
    at.play("go f4")
    assert at.squares(frederick) == ["f4"]
    assert at.state.turn.actions == 1
    assert at.offers("quest urge") == []
    at.end_turn()
    at.put(2, "f5")
    at.turn(2)
    assert at.offers("quest urge") == []
    at.end_turn()
    at.state.round += 1
    at.put(1, "a4")
    at.turn(1)
    assert at.offers("quest urge") == []  # not beside him
    at.end_turn()
    at.turn(2)
    assert at.offers("quest urge") == ["quest urge"]


@pytest.mark.rule("D2-MON-08")
def test_reinforcements_of_the_marsh() -> None:
    """A Merriod if none stands; a minion of the open group from round 4 on."""
    at = marsh()
    merriod = at.one("merriod")
    at.only(merriod)
    at.state.round = 3
    at.run(Reinforce())
    assert at.asked.what != "descent.reinforce.offer"
    at.only()
    at.state.round = 3
    at.run(Reinforce())
    assert at.keys() == {"pass", "group merriod"}
    at.play("pass")
    at.state.round = 4
    at.run(Reinforce())
    assert at.keys() == {"pass", "group merriod", "group barghest"}
    at.play("group barghest")
    at.play(at.offers("stand")[0])
    assert at.figure(at.one("barghest")).cells & area(at.game, "12a")
    assert at.figure(at.one("barghest")).rank == "minion"


@pytest.mark.rule("D2-MOV-21", "D2-TER-18")
@pytest.mark.parametrize(("round_", "damage"), [(0, 0), (1, 1)])
def test_the_terrain_works_on_reinforcements_and_not_at_set_up(round_: int, damage: int) -> None:
    """A figure that arrives is put where it comes to: Lava burns it like any other."""
    at = hoard()
    spider = at.kinds("cave-spider")[-1]
    at.remove(spider)
    at.state.round = round_
    at.run(PlaceMonster("cave-spider", "minion", cells=1 << GRID.parse("j14")))
    (new,) = [i for i in at.kinds("cave-spider") if at.squares(i) == ["j14"]]
    assert at.figure(new).damage == damage


@pytest.mark.parametrize("number", [1, 2])
def test_the_clock_favours_the_overlord(number: int) -> None:
    at = marsh() if number == 1 else hoard()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.won() == ["overlord"]


# -- before the hoard


@pytest.mark.rule("D2-SET-08", "D2-CMP-18")
def test_frederick_safe_two_tokens_are_turned_up() -> None:
    """Trueshot is never among them."""
    at = told(["alarm", "chest"], {"frederick-safe": 1})
    shown = {name: token.face for name, token in at.state.tokens.items() if token.turned}
    assert sorted(shown.values()) == ["alarm", "chest"]
    assert set(possible_faces(at.game, hoard_at(at, "i10"))) == {"trueshot", "alarm", "chest"}


def told(faces: list[str], carry: dict[str, int]) -> Scene:
    """The hoard after one side has learned of two tokens."""
    at = hoard()
    at.state.carry = tuple(carry.items())
    at.dice(*faces)
    at.run(KnowHoard())
    at.play("token hoard-1", "token hoard-2")
    return at


@pytest.mark.rule("D2-SET-08")
def test_trueshot_is_never_among_the_first_two() -> None:
    at = hoard()
    name = hoard_at(at, "i3")
    assert set(possible_faces(at.game, name)) == {"alarm", "chest"}
    at.state.counters |= {"turned-hoard-alarm": 1, "turned-hoard-chest": 1}
    assert sorted(possible_faces(at.game, name)) == ["alarm", "alarm", "chest", "trueshot"]


@pytest.mark.rule("D2-SET-08", "D2-WHO-07")
def test_frederick_lost_the_overlord_looks_at_two_in_secret() -> None:
    """All see at which; only he sees what. The same face comes when the token is turned up."""
    at = told(["alarm", "chest"], {"frederick-lost": 1})
    looked = [event.token for event in at.events(TokenGlimpsed)]
    assert looked == ["hoard-1", "hoard-2"]
    assert at.state.overlord.glimpses == ("alarm", "chest")
    assert not at.state.tokens["hoard-1"].turned
    seen = view(at.game, Seat(0))
    assert seen.state.overlord.glimpses == (UNKNOWN, UNKNOWN)
    assert seen.state.overlord.glimpsed == ("hoard-1", "hoard-2")
    assert view(at.game, at.state.overlord.seat).state.overlord.glimpses == ("alarm", "chest")
    imagined = determinize(seen, at.game.rules, 7)
    assert set(imagined.overlord.glimpses) <= {"alarm", "chest"}
    at.only(at.one("zombie"))
    at.put(1, at.token("hoard-1"))
    at.turn(1)
    at.play("quest open-hoard hoard-1")
    assert at.state.counters["turned-hoard-alarm"] == 1
    assert at.asked.what == "descent.sound_alarm.choose"


# -- the hoard


@pytest.mark.rule("D2-SPC-03", "D2-SEA-03")
def test_a_hero_opens_a_chest() -> None:
    at = hoard()
    at.only(at.one("zombie"))
    at.put(1, "p3")
    at.turn(1)
    name = hoard_at(at, "p3")
    at.dice("chest", "health-potion")
    at.play(f"quest open-hoard {name}")
    assert [event.card for event in at.events(CardFound)] == ["health-potion"]
    assert name not in at.state.tokens
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-SPC-03", "D2-MOV-22")
def test_an_alarm_rouses_a_monster_if_a_hero_set_it_off() -> None:
    at = hoard()
    zombie = at.one("zombie")
    at.only(zombie)
    at.put(zombie, "h2")
    at.put(1, "p3")
    at.turn(1)
    at.dice("alarm")
    at.play(f"quest open-hoard {hoard_at(at, 'p3')}", f"monster {zombie}")
    assert at.can("go k2") and not at.can("go l2")  # Speed 3
    at.play("go k2")
    assert at.squares(zombie) == ["k2"]
    at = hoard()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "p3")
    at.activate(spider)
    at.dice("alarm")
    at.play(f"quest rifle-hoard {hoard_at(at, 'p3')}")
    assert at.asked.what == "descent.activation.choose"


def test_a_chest_that_a_monster_opens_is_lost() -> None:
    at = hoard()
    spider = at.one("cave-spider")
    at.put(spider, "p3")
    at.activate(spider)
    name = hoard_at(at, "p3")
    at.dice("chest")
    at.play(f"quest rifle-hoard {name}")
    assert name not in at.state.tokens
    assert at.events(CardFound) == []


def find(at: Scene, figure: int, square: str) -> None:
    """A hero opens the token with Trueshot and takes it."""
    at.state.counters |= {"turned-hoard-alarm": 3}
    at.put(figure, square)
    at.turn(figure)
    at.dice("trueshot")
    at.play(f"quest open-hoard {hoard_at(at, square)}")
    assert at.keys() == {"yes", "pass"}


@pytest.mark.rule("D2-OBJ-01", "D2-REL-02", "D2-REL-04")
def test_the_finder_takes_trueshot_and_a_hero_may_use_it() -> None:
    """It is his while he carries it: he can equip it, and not trade it."""
    at = hoard()
    at.only(at.one("zombie"))
    find(at, 1, "p3")
    at.play("yes")
    assert at.state.tokens["trueshot"].carrier == 1
    assert "trueshot" in at.hero(1).items
    assert "trueshot" not in tradable(at.game, at.hero(1))
    at.end_turn()
    at.turn(1, equip=True)
    at.play("unequip chipped-greataxe", "equip trueshot")
    while at.asked.what == "descent.equip.choose":
        at.play("pass")
    bow = next(profile for profile in profiles(at.game, FigureId(1)) if profile.weapon == "trueshot")
    assert bow.ranged and bow.dice == ("blue", "red", "yellow")
    at.dice("dash")
    at.run(Suffer(FigureId(1), 30))
    assert at.state.tokens["trueshot"].cell >= 0
    assert "trueshot" not in (*at.hero(1).items, *at.hero(1).equipped)


@pytest.mark.rule("D2-OBJ-01")
def test_trueshot_lies_there_if_the_finder_leaves_it() -> None:
    at = hoard()
    at.only(at.one("zombie"))
    find(at, 1, "p3")
    at.play("pass")
    assert at.token("trueshot") == "p3"
    assert at.offers("pick-up") == ["pick-up trueshot"]
    assert at.offers("quest open-hoard") == []


@pytest.mark.rule("D2-EXI-02", "D2-GEN-07")
def test_the_heroes_win_when_trueshot_leaves_by_the_exit() -> None:
    """The relic is a reward then: his items are his own."""
    at = hoard()
    at.only(at.one("zombie"))
    find(at, 1, "p3")
    at.play("yes")
    at.put(1, "a4")
    at.play("move", "leave exit")
    assert at.result() == "heroes-won"
    assert "trueshot" not in at.hero(1).items


@pytest.mark.rule("D2-EXI-02")
def test_the_overlord_wins_when_trueshot_leaves_by_the_entrance() -> None:
    at = hoard()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "i10")
    at.state.counters |= {"turned-hoard-alarm": 3}
    at.activate(spider)
    at.dice("trueshot")
    at.play(f"quest rifle-hoard {hoard_at(at, 'i10')}", "yes")
    at.put(spider, "f10")
    at.play("move")
    assert at.figure(spider).movement == 3  # a Cave Spider's Speed is 4
    at.play("leave entrance")
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-MON-08")
def test_minions_come_while_no_monster_holds_trueshot() -> None:
    at = hoard()
    zombie = at.one("zombie")
    at.only(zombie)
    at.run(Reinforce())
    assert at.keys() == {"pass", "group cave-spider", "group zombie"}
    at.play("pass")
    find(at, 1, "p3")
    at.play("pass")
    leaf = at.figure(zombie)
    at.state.figures[zombie] = replace(leaf, carries=("trueshot",))
    at.state.tokens["trueshot"] = replace(at.state.tokens["trueshot"], cell=-1, carrier=zombie)
    at.end_turn()
    at.run(Reinforce())
    assert at.asked.what != "descent.reinforce.offer"
