"""The Knight: starting equipment and nine skills, each as printed (D2-X-13, D2-X-15)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from games.descent.fallen import knock_out
from undercroft.games.descent.events.cards import CardUsed
from undercroft.games.descent.events.fights import AttackMissed, AttackValued, KnockedOut
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.attack.attack import AttackDieRerolled
from undercroft.kernel import replace

SWORD = "iron-longsword"


def knight(*skills: str, variants: tuple[str, ...] = (), **changes: int) -> Arena:
    """Syndrael the Knight on g10 with these skills, Widow Tarha out of the way."""
    at = arena("syndrael:knight", "widow-tarha:runemaster", variants=variants)
    at.put(1, "g10", **changes)
    at.give(1, *skills)
    return at


def where(at: Arena, figure: int) -> list[str]:
    cells = at.figure(figure).cells
    return [GRID.name(cell) for cell in range(cells.bit_length()) if cells >> cell & 1]


def bare(at: Arena, *items: str) -> None:
    """The Knight has only these equipped."""
    at.state.heroes[1] = replace(at.hero(1), equipped=items)  # type: ignore[index]


# -- starting equipment


@pytest.mark.rule("D2-X-13", "D2-ATK-24")
def test_the_longswords_surge_makes_the_target_reroll_a_defence_die() -> None:
    at = knight()
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("2HH*", "HH", "SS")
    at.play(f"attack {zombie} {SWORD}")
    at.dice("-")
    at.play(f"surge 1 {SWORD}.1")
    assert len(at.events(AttackDieRerolled)) == 1
    assert at.figure(zombie).damage == 4


@pytest.mark.rule("D2-X-13", "D2-EXH-01", "D2-EXH-02", "D2-ATK-26")
def test_the_wooden_shield_adds_a_shield_once_until_it_is_refreshed() -> None:
    at = knight()
    zombie = at.monster("zombie", "minion", "g9")
    at.activate(zombie)
    at.dice("3HH", "1H", "S")
    at.play("attack 1")
    at.play("use wooden-shield")
    assert at.figure(1).damage == 3 - 1 - 1
    assert "wooden-shield" in at.hero(1).exhausted
    second = at.monster("zombie", "minion", "h9")
    at.activate(second)
    at.dice("3HH", "1H", "S")
    at.play("attack 1")
    assert not at.offers("use")


# -- Oath of Honor


@pytest.mark.rule("D2-X-15", "D2-ADJ-14", "D2-MOV-21")
def test_oath_of_honor_places_the_knight_beside_the_monster_and_attacks_it() -> None:
    at = knight(fatigue=0)
    at.put(2, "h8")
    zombie = at.monster("zombie", "master", "h7")
    at.turn(1)
    at.dice("3HH", "HH", "-")
    at.play("act oath-of-honor")
    assert where(at, 1) == ["g8"]  # the closest; i6 and others are farther away
    assert at.figure(zombie).damage == 4
    assert at.figure(1).fatigue == 1
    assert not at.state.turn.moved


@pytest.mark.rule("D2-X-15", "D2-RNG-08", "D2-KO-11")
def test_oath_of_honor_needs_a_hero_within_3_who_is_up_and_has_a_monster_beside_him() -> None:
    at = knight()
    at.put(2, "h6")
    at.monster("zombie", "master", "h5")
    at.turn(1)
    assert not at.offers("act oath-of-honor")  # 4 spaces away

    lonely = knight()
    lonely.put(2, "h8")
    lonely.monster("zombie", "master", "k7")
    lonely.turn(1)
    assert not lonely.offers("act oath-of-honor")

    out = knight()
    out.put(2, "h8")
    knock_out(out, 2)
    out.monster("zombie", "master", "h7")
    out.turn(1)
    assert not out.offers("act oath-of-honor")


@pytest.mark.rule("D2-X-15")
def test_oath_of_honor_leaves_a_knight_who_stands_there_already() -> None:
    at = knight()
    at.put(2, "h8")
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("3HH", "HH", "-")
    at.play("act oath-of-honor")
    assert where(at, 1) == ["g10"]
    assert at.figure(zombie).damage == 4


# -- Advance


@pytest.mark.rule("D2-X-15", "D2-MOV-22", "D2-EXH-01")
def test_advance_moves_and_attacks_again_after_a_monster_fell() -> None:
    at = knight("advance")
    one, two = at.monster("zombie", "minion", "g9"), at.monster("zombie", "master", "g7")
    at.turn(1)
    at.dice("3HH", "HH", "-")
    at.play(f"attack {one} {SWORD}")
    at.play("use advance", "go g8")
    at.dice("3HH", "HH", "-")
    at.play("pass", f"attack {two} {SWORD}")
    assert at.figure(two).damage == 4
    assert at.state.turn.actions == 1
    assert at.figure(1).fatigue == 1
    assert at.hero(1).exhausted == ("advance",)


@pytest.mark.rule("D2-X-15")
def test_advance_needs_a_defeated_monster() -> None:
    at = knight("advance")
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("3HH", "HH", "-")
    at.play(f"attack {zombie} {SWORD}")
    assert at.asked.what == "descent.hero_turn.choose"


# -- Challenge


@pytest.mark.rule("D2-X-15", "D2-EXH-04")
def test_challenge_adds_a_heart_both_ways_while_it_is_exhausted() -> None:
    at = knight("challenge")
    one, two = at.monster("zombie", "master", "g9"), at.monster("zombie", "master", "h9")
    at.turn(1)
    at.play("act challenge", f"target {one}")
    assert at.hero(1).exhausted == ("challenge",)
    at.dice("3HH", "H", "-")
    at.play(f"attack {one} {SWORD}")
    at.dice("3HH", "H", "-")
    at.play(f"attack {two} {SWORD}")
    assert [valued.hearts for valued in at.events(AttackValued)] == [4, 3]
    at.dice("3HH", "1H", "-", "3HH", "1H", "-")
    bare(at, SWORD)
    at.activate(one)
    at.play("attack 1", "end-turn")
    at.activate(two)
    at.play("attack 1")
    assert [valued.hearts for valued in at.events(AttackValued)][2:] == [4, 3]


@pytest.mark.rule("D2-EXH-04", "D2-HTN-04")
def test_challenge_ends_when_the_card_is_refreshed() -> None:
    at = knight("challenge")
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.play("act challenge")
    at.turn(1)
    assert at.hero(1).exhausted == ()
    at.dice("3HH", "H", "-")
    at.play(f"attack {zombie} {SWORD}")
    assert at.events(AttackValued)[0].hearts == 3


@pytest.mark.rule("D2-EXH-04")
def test_challenge_does_nothing_while_the_card_is_turned_upright() -> None:
    at = knight("challenge")
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.play("act challenge")
    at.state.heroes[1] = replace(at.hero(1), exhausted=())  # type: ignore[index]
    at.dice("3HH", "H", "-")
    at.play(f"attack {zombie} {SWORD}")
    assert at.events(AttackValued)[0].hearts == 3


@pytest.mark.rule("D2-X-15", "D2-LOS-01")
def test_challenge_needs_a_monster_in_sight() -> None:
    at = knight("challenge")
    at.monster("zombie", "master", "a6")
    at.turn(1)
    assert not at.offers("act challenge")


# -- Defend


@pytest.mark.rule("D2-X-15", "D2-WHO-06")
def test_defend_makes_the_knight_the_target_of_an_attack_on_an_adjacent_hero() -> None:
    at = knight("defend")
    bare(at, SWORD)
    at.put(2, "g9")
    zombie = at.monster("zombie", "master", "g8")
    at.activate(zombie)
    at.play("attack 2")
    at.dice("3HH", "1H", "S")
    at.play("use defend")
    assert at.figure(2).damage == 0
    assert at.figure(1).damage == 2
    assert at.figure(1).fatigue == 1
    assert at.hero(1).exhausted == ()


@pytest.mark.rule("D2-X-15", "D2-RNG-04")
def test_defend_leaves_range_and_sight_with_the_first_target() -> None:
    """The Knight is 4 spaces away from the archer, the hero whom he defends 3: a range of 3 is enough."""
    at = knight("defend")
    bare(at, SWORD)
    at.put(2, "g9")
    archer = at.monster("goblin-archer", "minion", "g6")
    at.activate(archer)
    at.play("attack 2")
    at.dice("2HH*", "1H", "-")
    at.play("use defend")
    assert not at.events(AttackMissed)
    assert at.figure(1).damage == 3
    assert at.figure(2).damage == 0


@pytest.mark.rule("D2-X-15", "D2-X-22")
@pytest.mark.parametrize("first", [2, 3])
def test_defend_is_for_either_target_of_a_merriods_flail(first: int) -> None:
    """The Knight stands next to Tarha only, whether she is the first or the second target."""
    at = arena("syndrael:knight", "widow-tarha:runemaster", "ashrian:disciple")
    at.give(1, "defend")
    bare(at, SWORD)
    at.put(1, "i9")
    at.put(2, "h9")
    at.put(3, "h6")
    merriod = at.monster("merriod", "master", "f7", "g7", "f8", "g8")
    at.activate(merriod)
    at.play(f"attack {first}", f"target {5 - first}")
    at.dice("3HH", "HH", *(("S", "SS") if first == 2 else ("SS", "S")))
    at.play("use defend")
    at.pass_hidden()  # Ashrian does without her Shield
    assert [at.figure(i).damage for i in (1, 2, 3)] == [3, 0, 2]


@pytest.mark.rule("D2-X-15")
def test_defend_is_for_adjacent_heroes_only() -> None:
    at = knight("defend")
    at.put(2, "g8")
    zombie = at.monster("zombie", "master", "g7")
    at.activate(zombie)
    at.dice("3HH", "1H", "-")
    at.play("attack 2")
    assert not at.offers("use")


# -- Defense Training


@pytest.mark.rule("D2-X-15", "D2-EXH-04", "D2-ATK-17")
def test_defense_training_adds_a_brown_die_with_a_shield_also_when_exhausted() -> None:
    at = knight("defense-training")
    zombie = at.monster("zombie", "minion", "g9")
    at.activate(zombie)
    at.dice("3HH", "1H", "-", "S")  # grey, brown
    at.play("attack 1", "pass")
    assert at.figure(1).damage == 2

    turned = knight("defense-training")
    turned.state.heroes[1] = replace(  # type: ignore[index]
        turned.hero(1), exhausted=("defense-training", "wooden-shield")
    )
    zombie = turned.monster("zombie", "minion", "g9")
    turned.activate(zombie)
    turned.dice("3HH", "1H", "-", "S")
    turned.play("attack 1")
    assert turned.figure(1).damage == 2


@pytest.mark.rule("D2-X-15")
def test_defense_training_needs_a_shield() -> None:
    at = knight("defense-training")
    bare(at, SWORD)
    zombie = at.monster("zombie", "minion", "g9")
    at.activate(zombie)
    at.dice("3HH", "1H", "-")
    at.play("attack 1")
    assert at.figure(1).damage == 3


@pytest.mark.rule("D2-X-15", "D2-EXH-02")
def test_defense_training_is_exhausted_in_place_of_the_shield() -> None:
    at = knight("defense-training")
    zombie = at.monster("zombie", "minion", "g9")
    at.activate(zombie)
    at.dice("3HH", "1H", "-", "-")
    at.play("attack 1", "use defense-training")
    assert at.hero(1).exhausted == ("defense-training",)
    at.play("use wooden-shield")  # the Shield itself is still there for the same roll
    assert at.figure(1).damage == 3 - 2
    assert set(at.hero(1).exhausted) == {"defense-training", "wooden-shield"}


@pytest.mark.rule("D2-EXH-02")
def test_defense_training_cannot_stand_for_a_shield_that_is_exhausted() -> None:
    at = knight("defense-training")
    at.state.heroes[1] = replace(at.hero(1), exhausted=("wooden-shield",))  # type: ignore[index]
    zombie = at.monster("zombie", "minion", "g9")
    at.activate(zombie)
    at.dice("3HH", "1H", "-", "-")
    at.play("attack 1")
    assert not at.offers("use")


# -- Guard


@pytest.mark.rule("D2-X-15", "D2-MOV-23", "D2-WHO-06")
def test_guard_strikes_a_monster_that_moves_beside_him_and_it_goes_on() -> None:
    at = knight("guard")
    zombie = at.monster("zombie", "master", "g7")
    at.activate(zombie)
    at.play("move", "go g9")
    assert at.offers("use") == ["use guard"]
    at.dice("3HH", "H", "-")
    at.play("use guard")
    assert at.figure(zombie).damage == 3
    assert at.figure(1).fatigue == 2
    assert at.hero(1).exhausted == ("guard",)
    assert where(at, zombie) == ["g9"]
    assert at.asked.what == "descent.activation.choose"


@pytest.mark.rule("D2-X-15", "D2-MON-07")
def test_guard_ends_the_activation_of_a_monster_that_falls() -> None:
    at = knight("guard")
    zombie = at.monster("zombie", "minion", "g7")
    at.activate(zombie)
    at.play("move", "go g9")
    at.dice("3HH", "H", "-")
    at.play("use guard")
    assert not at.figure(zombie).cells
    assert at.asked.what != "descent.activation.choose"


@pytest.mark.rule("D2-ERR-08", "D2-X-15")
@pytest.mark.parametrize(("variants", "shared"), [((), True), (("errata",), False)])
def test_guard_with_errata_waits_for_an_empty_space(variants: tuple[str, ...], shared: bool) -> None:
    """A zombie passes through the space of another next to the Knight, to an empty one next to him."""
    at = knight("guard", variants=variants)
    at.put(1, "k8")
    at.put(2, "j6")
    at.monster("zombie", "minion", "j7")
    mover = at.monster("zombie", "master", "i7")
    at.activate(mover)
    at.play("move", "go k7")
    assert at.offers("use") == ["use guard"]
    assert where(at, mover) == (["j7"] if shared else ["k7"])


# -- Shield Slam


@pytest.mark.rule("D2-X-15", "D2-SRG-02")
def test_shield_slam_stuns_an_adjacent_monster_for_a_surge() -> None:
    at = knight("shield-slam")
    at.state.heroes[1] = replace(at.hero(1), exhausted=("wooden-shield",))  # type: ignore[index]
    one, two = at.monster("zombie", "master", "g9"), at.monster("zombie", "minion", "h9")
    at.turn(1)
    at.state.heroes[1] = replace(at.hero(1), exhausted=("wooden-shield",))  # type: ignore[index]
    at.dice("2HH*", "H", "SS")
    at.play(f"attack {one} {SWORD}", "surge 2 shield-slam.1", f"target {two}")
    assert at.figure(two).suffers("stunned")
    assert not at.figure(one).suffers("stunned")


@pytest.mark.rule("D2-X-15", "D2-ATK-32")
def test_shield_slam_needs_a_shield_and_a_hit() -> None:
    at = knight("shield-slam")
    bare(at, SWORD)
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("2HH*", "H", "-")
    at.play(f"attack {zombie} {SWORD}")
    assert not [key for key in at.offers("surge") if "shield-slam" in key]

    missing = knight("shield-slam")
    zombie = missing.monster("zombie", "master", "g9")
    missing.turn(1)
    missing.dice("X", "HHH*", "-")
    missing.play(f"attack {zombie} {SWORD}")
    assert not missing.figure(zombie).suffers("stunned")


# -- Inspiration


@pytest.mark.rule("D2-X-15", "D2-HTN-03")
def test_inspiration_recovers_a_fatigue_for_all_beside_each_other() -> None:
    at = knight("inspiration", fatigue=2)
    at.put(2, "g9", fatigue=3)
    at.turn(1)
    assert at.figure(1).fatigue == 1
    assert at.figure(2).fatigue == 2


@pytest.mark.rule("D2-X-15", "D2-KO-11")
def test_inspiration_needs_an_adjacent_hero_who_is_up() -> None:
    at = knight("inspiration", fatigue=2)
    at.put(2, "g8", fatigue=3)
    at.turn(1)
    assert (at.figure(1).fatigue, at.figure(2).fatigue) == (2, 3)

    out = knight("inspiration", fatigue=2)
    out.put(2, "g9")
    knock_out(out, 2)
    out.turn(1)
    assert (out.figure(1).fatigue, out.figure(2).fatigue) == (2, 4)


# -- Stalwart


@pytest.mark.rule("D2-X-15", "D2-KO-23", "D2-WHO-06")
def test_stalwart_moves_and_attacks_before_he_is_knocked_out() -> None:
    at = knight("stalwart")
    assert at.figure(1).full == 12 + 2
    bare(at, SWORD)
    at.put(1, hp=2)
    zombie = at.monster("zombie", "master", "g9")
    at.activate(zombie)
    at.dice("3HH", "1H", "-")
    at.play("attack 1")
    at.play("use stalwart")
    assert not at.figure(1).is_out
    at.dice("3HH", "HH", "-", "dash")
    at.play("go h9", "pass")
    at.pass_hidden()
    assert at.figure(zombie).damage == 4
    assert at.figure(1).is_out
    assert GRID.name(at.figure(1).lies) == "h9"
    assert len(at.events(KnockedOut)) == 1


@pytest.mark.rule("D2-X-15", "D2-KO-04")
def test_stalwart_is_knocked_out_whatever_he_recovers_meanwhile() -> None:
    """Avric stands by: the Knight recovers a damage with his surge, and falls all the same."""
    at = arena("syndrael:knight", "avric-albright:disciple")
    at.put(1, "g10", hp=2)
    at.put(2, "g11")
    at.give(1, "stalwart")
    at.put(1, hp=2)
    bare(at, SWORD)
    zombie = at.monster("zombie", "master", "g9")
    at.activate(zombie)
    at.dice("3HH", "1H", "-", "2HH*", "HH", "-", "dash")
    at.play("attack 1", "use stalwart", "pass")
    at.play("surge 2 avric-albright.1")
    at.pass_hidden()
    assert at.figure(1).is_out
    assert at.figure(1).hp == 0


@pytest.mark.rule("D2-X-15")
def test_stalwart_may_be_declined() -> None:
    at = knight("stalwart")
    bare(at, SWORD)
    at.put(1, hp=2)
    zombie = at.monster("zombie", "master", "g9")
    at.activate(zombie)
    at.dice("3HH", "1H", "-", "dash")
    at.play("attack 1", "pass")
    at.pass_hidden()
    assert at.figure(1).is_out
    assert at.figure(zombie).damage == 0


@pytest.mark.rule("D2-X-15", "D2-KO-23")
def test_stalwart_comes_once_also_when_his_last_attack_defeats() -> None:
    at = knight("stalwart")
    bare(at, SWORD)
    at.put(1, hp=2)
    zombie = at.monster("zombie", "minion", "g9")
    at.activate(zombie)
    at.dice("3HH", "1H", "-", "3HH", "HH", "-", "dash")
    at.play("attack 1", "use stalwart", "pass")
    at.pass_hidden()
    assert not at.figure(zombie).cells
    assert at.figure(1).is_out
    assert len([used for used in at.events(CardUsed) if used.card == "stalwart"]) == 1
