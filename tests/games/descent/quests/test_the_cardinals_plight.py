"""The Cardinal's Plight: graves behind the ward, then Cardinal Koth in the library."""

from __future__ import annotations

import pytest

from games.descent.overlord.common import overlord_ends
from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.events.things import DoorOpened
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.attack.targets import Aim, attackable
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.allies import AlliesAct
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.round.overlord_turn import GroupTurn
from undercroft.games.descent.rules.values import defence_pool, speed
from undercroft.kernel import FigureId

MERICK, KOTH = "lord-merick-farrow", "cardinal-koth"
WARD, LIBRARY = 0, 0  # doors


def graveyard(heroes: int = 2) -> Scene:
    return scene("the-cardinals-plight", heroes=heroes, groups=["cave-spider"])


def cathedral(heroes: int = 2, escaped: int = 2, variants: tuple[str, ...] = ()) -> Scene:
    return scene("the-cardinals-plight", 2, heroes, {"escaped": escaped}, ["shadow-dragon"], variants)


def raised(at: Scene) -> FigureId:
    """Merick raises a zombie from the first grave."""
    merick = at.one(MERICK)
    at.put(merick, "o6")
    at.activate(merick)
    at.play("quest raise grave-1")
    return at.one("zombie")


# -- the graveyard


@pytest.mark.rule("D2-X-33")
def test_the_open_group_is_no_zombie() -> None:
    from games.descent.arena import arena
    from games.descent.quests.scene import PARTY
    from undercroft.games.descent.rules.quests.arriving import open_choices
    from undercroft.games.descent.rules.quests.page import encounter

    at = arena(*PARTY[:2], quest="the-cardinals-plight")
    choices = open_choices(at.game, encounter(at.game).groups[1])
    assert set(choices) == {"barghest", "cave-spider", "merriod"}


@pytest.mark.rule("D2-SEA-04", "D2-SEA-05", "D2-DOR-02")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_the_ward_falls_with_the_unique_token(heroes: int) -> None:
    """Hidden from all, decided among the tokens left when one is turned up; it gives no card."""
    at = graveyard(heroes)
    assert len(at.state.searches) == heroes + 1
    at.put(1, "k2")
    at.turn(1)
    assert at.offers("open") == []
    at.dice("l3")
    at.play("search l3")
    assert WARD in at.state.doors
    assert at.hero(1).finds == ()
    assert "ward-key" in at.state.marks


@pytest.mark.rule("D2-SEA-03", "D2-SEA-05")
def test_another_token_is_a_card_and_the_last_one_is_the_key() -> None:
    at = graveyard()
    at.put(1, "k2")
    at.turn(1)
    at.dice("j1", "stamina-potion")
    at.play("search l3")
    assert WARD not in at.state.doors
    assert at.hero(1).finds == ("stamina-potion",)
    at.state.searches = at.state.searches[:1]
    at.dice("j1")
    at.put(1, "j2")
    at.play("search j1")
    assert WARD in at.state.doors


@pytest.mark.rule("D2-DOR-02", "D2-DOR-04", "D2-DOR-05", "D2-DOR-06")
def test_nobody_passes_or_opens_the_ward() -> None:
    at = graveyard()
    at.only(at.one(MERICK))
    at.put(1, "l6")
    merick = at.one(MERICK)
    at.put(merick, "m6")
    at.turn(1)
    assert at.offers("open") == []
    assert at.offers("attack") == []
    at.play("end-turn")
    at.activate(merick)
    assert at.offers("open") == []
    assert at.offers("attack") == []


@pytest.mark.rule("D2-DOR-03")
def test_a_fallen_ward_is_not_put_up_again() -> None:
    at = graveyard()
    at.game.emit(DoorOpened(FigureId(1), WARD))
    at.only(at.one(MERICK))
    at.put(1, "l6")
    at.turn(1)
    assert at.offers("close") == []


@pytest.mark.rule("D2-SPC-03", "D2-MON-03")
def test_merick_raises_one_zombie_a_turn() -> None:
    at = graveyard()
    zombie = raised(at)
    assert at.squares(zombie) == ["n5"]
    assert at.figure(zombie).rank == "minion"
    assert "grave-1" not in at.state.tokens
    assert at.state.turn.actions == 1
    at.put(at.one(MERICK), "o7")
    assert at.offers("quest raise") == []


def test_it_does_not_act_in_the_turn_in_which_it_is_raised() -> None:
    at = graveyard()
    zombie = raised(at)
    at.run(GroupTurn("zombie"))
    assert not at.can(f"monster {zombie}")
    at.game.end(until="turn")
    at.run(GroupTurn("zombie"))
    assert at.state.turn.figure == zombie


@pytest.mark.rule("D2-X-28")
@pytest.mark.parametrize("later", [True, False])
def test_nor_does_a_card_make_it_attack_in_that_turn(later: bool) -> None:
    at = graveyard()
    zombie = raised(at)
    if later:
        at.game.end(until="turn")
    at.hand("blood-rage")
    overlord_ends(at)
    assert at.can(f"use blood-rage@{zombie}") is later


def test_raising_takes_up_to_four_of_the_box() -> None:
    """With two heroes the card allows two zombies; here four may stand."""
    at = graveyard()
    raised(at)
    assert at.state.groups["zombie"].minions == 4
    assert at.state.groups["zombie"].masters == 0


@pytest.mark.rule("D2-ATT-03")
@pytest.mark.parametrize("passes", [True, False])
def test_a_hero_hallows_a_grave(passes: bool) -> None:
    at = graveyard()
    at.only(at.one(MERICK))
    at.put(1, "n6")
    at.turn(1)
    at.dice(*(("-", "-") if passes else ("SSS", "SSSS")))
    at.play("quest hallow grave-1")
    assert ("grave-1" in at.state.tokens) is not passes


@pytest.mark.rule("D2-EXI-02")
def test_a_zombie_escapes_by_the_exit() -> None:
    at = graveyard()
    zombie = raised(at)
    at.game.end(until="turn")
    at.put(zombie, "r6")
    at.activate(zombie)
    at.play("move", "leave exit")
    assert at.state.counters["escaped"] == 1
    assert at.ended() == []


@pytest.mark.rule("D2-GEN-06", "D2-QST-03")
def test_it_ends_with_merick() -> None:
    """Zombies on the map have not escaped."""
    at = graveyard()
    raised(at)
    at.state.counters["escaped"] = 1
    at.run(Suffer(at.one(MERICK), 20))
    assert at.ended() == [{"escaped": 1}]


@pytest.mark.parametrize("zombies", [True, False])
def test_merick_may_leave_and_it_ends_when_no_zombie_is_left(zombies: bool) -> None:
    at = graveyard()
    if zombies:
        zombie = raised(at)
        at.play("end-turn")
    merick = at.one(MERICK)
    at.put(merick, "r7")
    at.activate(merick)
    at.play("move", "leave exit")
    assert bool(at.ended()) is not zombies
    if zombies:
        at.run(Suffer(zombie, 9))
        assert at.ended() == [{"escaped": 0}]


def test_it_ends_without_graves_and_zombies() -> None:
    at = graveyard()
    at.only(at.one(MERICK))
    for name in ("grave-2", "grave-3", "grave-4"):
        del at.state.tokens[name]
    at.put(1, "n6")
    at.turn(1)
    at.dice("-", "-")
    at.play("quest hallow grave-1")
    assert at.ended() == [{"escaped": 0}]


def test_flesh_moulders_come_until_the_ward_falls() -> None:
    at = graveyard()
    at.only(at.one(MERICK))
    at.run(Reinforce())
    assert at.offers("group") == ["group flesh-moulder"]
    at.play("pass")
    at.state.marks += ("ward-key",)
    at.run(Reinforce())
    assert at.offers("group") == []


@pytest.mark.rule("D2-QST-16")
def test_time_is_up_and_each_grave_left_counts() -> None:
    at = graveyard()
    del at.state.tokens["grave-1"]
    at.state.counters["escaped"] = 1
    at.state.round = 15
    at.run(RoundEnds())
    assert dict(at.state.carry) == {"escaped": 4}
    assert at.won() == ["overlord"]


# -- the cathedral


@pytest.mark.parametrize("escaped", [0, 4])
def test_the_master_zombie_and_those_who_escaped(escaped: int) -> None:
    at = cathedral(escaped=escaped)
    assert len(at.kinds("zombie")) == 1 + escaped


@pytest.mark.parametrize(("heroes", "health"), [(2, 8), (3, 12), (4, 16)])
def test_cardinal_koth(heroes: int, health: int) -> None:
    at = cathedral(heroes)
    koth = at.one(KOTH)
    assert at.figure(koth).full == health
    assert defence_pool(at.game, koth) == ("grey", "grey")
    assert at.squares(koth) == ["p8"]


def test_koth_moves_only_when_the_library_is_open() -> None:
    at = cathedral()
    at.only()
    koth = at.one(KOTH)
    assert speed(at.game, koth) == 0
    at.state.doors = (LIBRARY,)
    assert speed(at.game, koth) == 4


@pytest.mark.rule("D2-DOR-03", "D2-GOLD-01")
def test_a_library_that_is_shut_again_holds_nobody() -> None:
    """Koth, who is out, goes on, and whoever may attack him still may."""
    at = cathedral()
    zombie, koth = at.one("zombie"), at.one(KOTH)
    at.only(zombie)
    at.state.marks += ("library-key",)
    at.put(zombie, "l10")
    at.put(1, "k10")
    at.turn(1)
    at.play("open 0")
    at.end_turn()
    at.put(koth, "i5")
    at.activate(zombie)
    at.play(at.offers("close 0")[0])
    assert LIBRARY not in at.state.doors
    assert speed(at.game, koth) == 4
    merick = at.monster(MERICK, "", "i6")
    assert koth in attackable(at.game, Aim(merick, profiles(at.game, merick)[0]))


@pytest.mark.rule("D2-RND-08")
@pytest.mark.parametrize("near", [True, False])
def test_koth_goes_further_with_a_hero_beside_him(near: bool) -> None:
    """If a hero ended his turn next to him in this round."""
    at = cathedral(variants=("errata",))
    at.only(at.one("shadow-dragon"))
    at.state.doors = (LIBRARY,)
    at.put(1, "p9" if near else "p11")
    at.turn(1)
    at.end_turn()
    assert speed(at.game, at.one(KOTH)) == (6 if near else 4)
    at.state.round += 1
    assert speed(at.game, at.one(KOTH)) == 4


@pytest.mark.rule("D2-SPC-03")
def test_a_prayer_lends_koth_one_black_die() -> None:
    at = cathedral(3)
    at.only(at.one("shadow-dragon"))
    koth = at.one(KOTH)
    at.put(1, "i9")
    at.turn(1)
    at.play("quest pray altar-1")
    assert defence_pool(at.game, koth) == ("grey", "grey", "black")
    at.play("quest pray altar-1")
    assert defence_pool(at.game, koth) == ("grey", "grey", "black")
    at.end_turn()
    at.state.acted = ()
    at.turn(1)
    assert defence_pool(at.game, koth) == ("grey", "grey")


@pytest.mark.rule("D2-SPC-03")
def test_a_second_prayer_lasts_when_the_first_is_over() -> None:
    """One die still; the hero who prayed in this round is heard until his own next turn."""
    at = cathedral(3)
    at.only(at.one("shadow-dragon"))
    at.put(1, "i9")
    at.put(2, "j10")
    at.turn(1)
    at.play("quest pray altar-1")
    at.end_turn()
    at.state.acted = ()
    at.turn(2)
    at.play("quest pray altar-1")
    assert defence_pool(at.game, at.one(KOTH)) == ("grey", "grey", "black")
    at.end_turn()
    at.turn(1)
    assert defence_pool(at.game, at.one(KOTH)) == ("grey", "grey", "black")


@pytest.mark.rule("D2-DOR-02", "D2-SEA-04")
def test_the_key_opens_the_library_for_heroes() -> None:
    at = cathedral()
    dragon = at.one("shadow-dragon")
    at.only(at.one("zombie"))
    zombie = at.one("zombie")
    at.put(zombie, "l10")
    at.put(1, "k10")
    at.turn(1)
    assert at.offers("open") == []
    at.end_turn()
    at.state.marks += ("library-key",)
    at.activate(zombie)
    assert at.offers("open") == []
    at.play("end-turn")
    at.turn(1)
    at.play("open 0")
    assert LIBRARY in at.state.doors
    assert LIBRARY in at.state.unlocked
    assert dragon


@pytest.mark.rule("D2-SEA-05")
def test_the_token_in_the_library_is_never_the_key() -> None:
    at = cathedral(4)
    at.only()
    at.put(1, "q9")
    at.turn(1)
    at.dice("stamina-potion")
    at.play("search r9")
    assert at.hero(1).finds == ("stamina-potion",)
    at.put(1, "q10")
    at.end_turn()
    at.put(2, "k6")
    at.turn(2)
    at.dice("k7")
    at.play("search k7")
    assert "library-key" in at.state.marks


@pytest.mark.rule("D2-ERR-09")
def test_with_errata_merick_arrives_when_a_hero_opens_the_library() -> None:
    at = cathedral(variants=("errata",))
    at.only(at.one("zombie"))
    at.state.marks += ("library-key",)
    at.put(1, "k10")
    at.turn(1)
    at.play("open 0")
    while at.asked.what == "window.offer":
        at.play("pass")
    assert at.asked.what in ("descent.place_monster.choose", "descent.bring_group.choose")
    at.play(sorted(at.offers("stand"))[0])
    assert set(at.offers("group")) == {
        "group barghest",
        "group cave-spider",
        "group flesh-moulder",
        "group merriod",
    }
    at.play("group flesh-moulder")
    while at.asked.what == "descent.place_monster.choose":
        at.play(sorted(at.offers("stand"))[0])
    assert at.kinds(MERICK)
    assert len(at.kinds("flesh-moulder")) == 2
    assert at.asked.what == "descent.hero_turn.choose"


@pytest.mark.rule("D2-X-45", "D2-ERR-09")
def test_printed_he_arrives_when_a_hero_ends_his_turn_next_to_koth() -> None:
    at = cathedral()
    at.only(at.one("zombie"))
    at.state.marks += ("library-key",)
    at.put(1, "k10")
    at.put(2, "j9")
    at.turn(1)
    at.play("open 0")
    at.pass_hidden()
    assert at.kinds(MERICK) == []
    at.put(1, "p9")
    at.end_turn()
    assert at.asked.what == "descent.place_monster.choose"
    at.play(sorted(at.offers("stand"))[0])
    assert at.kinds(MERICK)


def test_the_heroes_win_when_koth_leaves() -> None:
    at = cathedral()
    at.only(at.one("zombie"))
    at.state.doors = (LIBRARY,)
    koth = at.one(KOTH)
    at.put(koth, "i1")
    at.put(1, "h4")
    at.put(2, "h5")
    at.run(AlliesAct())
    at.play("move", "leave entrance")
    assert at.result() == "heroes-won"


def test_the_overlord_wins_with_koth() -> None:
    at = cathedral()
    at.run(Suffer(at.one(KOTH), 8))
    assert at.result() == "overlord-won"


@pytest.mark.rule("D2-GOLD-01", "D2-GOLD-04")
def test_only_zombies_attack_koth_until_the_library_is_open() -> None:
    at = cathedral()
    dragon, zombie, koth = at.one("shadow-dragon"), at.one("zombie"), at.one(KOTH)
    at.put(zombie, "p9")
    at.put(dragon, "n7", "n8", "n9", "o7", "o8", "o9")

    def aims(figure: FigureId) -> bool:
        return koth in attackable(at.game, Aim(figure, profiles(at.game, figure)[0]))

    assert aims(zombie)
    assert not aims(dragon)
    at.state.doors = (LIBRARY,)
    assert aims(dragon)


def test_merick_pierces_koth() -> None:
    at = cathedral()
    koth = at.one(KOTH)
    merick = at.monster(MERICK, "", "p9")
    at.state.doors = (LIBRARY,)
    attack = Attack(merick, koth, profiles(at.game, merick)[0])
    at.state.frames.append(attack)
    assert at.game.total("pierce", merick) == 1
    attack.target = FigureId(1)
    assert at.game.total("pierce", merick) == 0


def test_zombies_come_while_koth_is_hale() -> None:
    at = cathedral(escaped=0)
    koth = at.one(KOTH)
    at.put(koth, hp=5)
    at.run(Reinforce())
    assert at.offers("group") == ["group zombie"]
    at.play("pass")
    at.put(koth, hp=4)
    at.run(Reinforce())
    assert at.offers("group") == []


def test_the_clock_favours_the_overlord_in_the_cathedral() -> None:
    at = cathedral()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "overlord-won"
