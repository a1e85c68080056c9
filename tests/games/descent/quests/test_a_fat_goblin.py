"""A Fat Goblin: the harvest with its bundles, then Splig's cave with its prisoners."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene, set_up
from undercroft.games.descent.events.things import CardFound
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.round.overlord_turn import OverlordTurn
from undercroft.games.descent.rules.values import speed
from undercroft.kernel import FigureId


def harvest(heroes: int = 2) -> Scene:
    return scene("a-fat-goblin", heroes=heroes, groups=["merriod"])


def cave(heroes: int = 2, stolen: int = 0, stored: int = 0) -> Scene:
    return scene("a-fat-goblin", 2, heroes, {"stolen": stolen, "stored": stored}, ["barghest"])


# -- the harvest


@pytest.mark.rule("D2-OSU-02", "D2-OSU-05", "D2-X-33")
def test_the_fields_are_set_up() -> None:
    at = harvest(4)
    assert [at.token(f"crop-{n}") for n in (1, 2, 3, 4)] == ["e8", "e5", "h5", "h8"]
    assert len(at.kinds("goblin-archer")) == 5
    assert {at.squares(i)[0] for i in at.kinds("goblin-archer")} >= {"b10", "c10", "b11", "c11"}
    assert len(at.kinds("merriod")) == 2


@pytest.mark.rule("D2-OBJ-01", "D2-OBJ-02", "D2-OBJ-03", "D2-OBJ-08")
def test_a_bundle_is_carried_slowly_one_at_a_time() -> None:
    at = harvest()
    at.only(at.one("merriod"))
    at.put(1, "e6")
    fast = speed(at.game, FigureId(1))
    at.turn(1)
    assert at.offers("pick-up") == ["pick-up crop-2"]
    at.play("pick-up crop-2")
    assert at.figure(1).carries == ("crop-2",)
    assert speed(at.game, FigureId(1)) == fast - 1
    at.put(1, "e7")
    at.play("move", "go e6", "end-turn")
    at.put(2, "e7")
    at.turn(2)
    assert at.offers("pick-up") == ["pick-up crop-1"]


def test_a_hero_stores_a_bundle_for_nothing() -> None:
    at = harvest()
    at.put(1, "f9")
    at.carry_token(1, "crop-1")
    at.turn(1)
    at.play("quest store crop-1")
    assert at.state.counters["stored"] == 1
    assert "crop-1" not in at.state.tokens
    assert at.figure(1).carries == ()
    assert at.state.turn.actions == 2


def test_nothing_is_stored_beside_the_store() -> None:
    at = harvest()
    at.put(1, "f8")
    at.carry_token(1, "crop-1")
    at.turn(1)
    assert at.offers("quest") == []


@pytest.mark.rule("D2-EXI-01", "D2-EXI-02")
def test_a_goblin_steals_a_bundle_and_leaves_only_with_one() -> None:
    at = harvest()
    first, second, *_ = at.kinds("goblin-archer")
    at.put(first, "b11")
    at.put(second, "c11")
    at.carry_token(first, "crop-3")
    at.activate(second)
    at.play("move")
    assert at.offers("leave") == []
    at.play("end-turn")
    at.activate(first)
    at.play("move", "leave exit")
    assert at.state.counters["stolen"] == 1
    assert "crop-3" not in at.state.tokens


def test_the_other_group_carries_nothing() -> None:
    at = scene("a-fat-goblin", groups=["cave-spider"])
    spider = at.one("cave-spider")
    at.put(spider, "e6")
    at.activate(spider)
    assert at.offers("pick-up") == []


@pytest.mark.rule("D2-SPC-03", "D2-SPC-04", "D2-ATT-03")
@pytest.mark.parametrize("passes", [True, False])
def test_tear_away(passes: bool) -> None:
    """A hero next to a goblin that carries a bundle tests might for it, at the cost of an action."""
    at = harvest()
    goblin = at.one("goblin-archer")
    at.put(goblin, "b4")
    at.carry_token(goblin, "crop-1")
    at.put(1, "a5")
    at.turn(1)
    at.dice(*(("-", "-") if passes else ("SSS", "SSSS")))
    at.play("quest tear-away crop-1")
    assert at.figure(1).carries == (("crop-1",) if passes else ())
    assert at.state.turn.actions == 1
    assert bool(at.offers("quest tear-away")) is not passes


def test_nobody_tears_a_bundle_away_with_full_hands_or_from_afar() -> None:
    at = harvest()
    goblin = at.one("goblin-archer")
    at.put(goblin, "b4")
    at.carry_token(goblin, "crop-1")
    at.put(1, "b6")
    at.turn(1)
    assert at.offers("quest") == []
    at.play("end-turn")
    at.put(2, "b5")
    at.carry_token(2, "crop-2")
    at.turn(2)
    assert at.offers("quest") == []


@pytest.mark.rule("D2-OBJ-05")
def test_a_goblin_that_falls_leaves_its_bundle() -> None:
    at = harvest()
    goblin = at.one("goblin-archer")
    at.put(goblin, "b4")
    at.carry_token(goblin, "crop-1")
    at.run(Suffer(goblin, 9))
    assert at.token("crop-1") == "b4"


@pytest.mark.rule("D2-GEN-06", "D2-QST-03")
def test_it_ends_with_the_last_bundle_and_splig_grows_fat() -> None:
    """Nobody has won; what was stolen and stored is carried over, and the heroes go on to the cave."""
    at = harvest(3)
    goblin = at.one("goblin-archer")
    for name in ("crop-1", "crop-2", "crop-3"):
        del at.state.tokens[name]
    at.state.counters.update(stored=1, stolen=2)
    at.put(goblin, "b11")
    at.carry_token(goblin, "crop-4")
    at.activate(goblin)
    at.play("move", "leave exit")
    assert at.ended() == [{"stolen": 3, "stored": 1}]
    assert at.won() == []
    assert at.state.encounter == 2
    set_up(at, ["barghest"])
    printed = 9  # of Splig with three heroes
    assert at.figure(at.one("splig")).full == printed + 2 * 3


@pytest.mark.rule("D2-MON-08")
def test_reinforcements_of_the_harvest() -> None:
    at = harvest(4)
    at.only()
    at.run(Reinforce())
    assert at.offers("group") == ["group goblin-archer", "group merriod"]
    at.play("group merriod")
    at.play(sorted(at.offers("stand"))[0])
    merriod = at.kinds("merriod")[0]
    assert at.figure(merriod).rank == "minion"
    assert at.offers("group") == ["group goblin-archer"]
    at.play("group goblin-archer")
    assert set(at.keys()) == {"stand b10", "stand c10", "stand b11", "stand c11"}


@pytest.mark.rule("D2-QST-16")
def test_time_is_up_and_all_that_is_left_counts_as_stolen() -> None:
    at = harvest()
    del at.state.tokens["crop-1"]
    at.state.counters["stored"] = 1
    at.state.round = 15
    at.run(RoundEnds())
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"stolen": 3, "stored": 1}


# -- Splig's cave


@pytest.mark.parametrize(("heroes", "health"), [(2, 7 + 2), (3, 9 + 4), (4, 13 + 4)])
def test_splig_has_more_health_for_stolen_bundles(heroes: int, health: int) -> None:
    at = cave(heroes, stolen=2)
    assert at.figure(at.one("splig")).full == at.figure(at.one("splig")).hp == health


@pytest.mark.rule("D2-SET-08", "D2-SEA-03")
def test_for_a_good_harvest_a_hero_gets_a_search_card() -> None:
    at = cave()
    assert at.events(CardFound) == []
    made = scene_with_thanks()
    assert [event.figure for event in made.events(CardFound)] == [2]
    assert made.hero(2).finds == ("stamina-potion",)


def scene_with_thanks() -> Scene:
    from games.descent.arena import arena
    from games.descent.quests.scene import PARTY
    from undercroft.games.descent.rules.quests.quest import PlayEncounter

    made = arena(*PARTY[:2], quest="a-fat-goblin", encounter=2)
    at = Scene(made.game, made.source, made.log)
    at.game.end(source="goals")
    at.state.carry = (("stored", 3),)
    at.state.frames[-1] = PlayEncounter(2)
    at.dice("stamina-potion")
    at.game.advance()
    set_up(at, ["barghest"], {"descent.harvest_thanks.choose": ["target 2"]})
    return at


@pytest.mark.rule("D2-SPC-03", "D2-ATT-03", "D2-ATT-02", "D2-WHO-01")
def test_a_hero_breaks_a_chain_and_leads_the_prisoner() -> None:
    """Might or awareness as he likes; a prisoner whom nobody has carried cannot just be taken."""
    at = cave()
    at.put(1, "h8")
    fast = speed(at.game, FigureId(1))
    at.turn(1)
    assert at.offers("pick-up") == []
    at.play("quest break-chain prisoner-1")
    assert set(at.keys()) == {"attribute might", "attribute awareness"}
    at.dice("-", "-")
    at.play("attribute might")
    assert at.figure(1).carries == ("prisoner-1",)
    assert speed(at.game, FigureId(1)) == fast - 1
    at.play("drop prisoner-1", "space h7", "end-turn")
    at.put(2, "i7")
    at.turn(2)
    assert at.offers("pick-up") == ["pick-up prisoner-1"]


def test_goblins_carry_prisoners_at_full_speed() -> None:
    at = cave()
    goblin = at.one("goblin-archer")
    at.put(goblin, "h8")
    fast = speed(at.game, goblin)
    at.activate(goblin)
    at.play("pick-up prisoner-1")
    assert speed(at.game, goblin) == fast


def test_the_other_groups_leave_prisoners_alone() -> None:
    at = cave()
    spider = at.one("cave-spider")
    at.put(spider, "h8")
    at.activate(spider)
    assert at.offers("pick-up") == []


def interrogated(face: str, dice: tuple[str, str] = ("-", "-")) -> tuple[Scene, FigureId]:
    at = cave()
    splig = at.one("splig")
    at.put(splig, "c10")
    at.carry_token(splig, "prisoner-1")
    at.activate(splig)
    at.dice(*dice, *([face] if face else []))
    at.play("quest interrogate prisoner-1")
    return at, splig


@pytest.mark.rule("D2-ATT-03", "D2-QST-02", "D2-CMP-18")
def test_interrogation_finds_frederick() -> None:
    """Splig tests might on 11B; the face is drawn from those left, and Frederick weighs him down."""
    at, splig = interrogated("blue")
    assert at.state.tokens["prisoner-1"].face == "blue"
    assert at.figure(splig).carries == ("prisoner-1",)
    assert speed(at.game, splig) == 3 - 1
    assert at.offers("quest interrogate") == []


def test_interrogation_of_another_removes_him() -> None:
    at, splig = interrogated("red")
    assert "prisoner-1" not in at.state.tokens
    assert at.figure(splig).carries == ()
    assert at.state.counters["turned-prisoner-red"] == 1


def test_interrogation_can_fail() -> None:
    at, _ = interrogated("", ("SSS", "SS"))
    assert at.state.tokens["prisoner-1"].face == ""
    assert at.offers("quest interrogate") == ["quest interrogate prisoner-1"]


def test_the_last_prisoner_is_frederick() -> None:
    at = cave()
    splig = at.one("splig")
    at.put(splig, "c10")
    at.state.counters["turned-prisoner-red"] = 3
    for name in ("prisoner-2", "prisoner-3", "prisoner-4"):
        del at.state.tokens[name]
    at.carry_token(splig, "prisoner-1")
    at.activate(splig)
    at.dice("-", "-", "blue")
    at.play("quest interrogate prisoner-1")
    assert at.state.tokens["prisoner-1"].face == "blue"


def test_interrogation_needs_the_torture_chamber() -> None:
    at = cave()
    splig = at.one("splig")
    at.put(splig, "h8")
    at.activate(splig)
    assert at.offers("quest interrogate") == []


def test_splig_throws_frederick_down_for_nothing() -> None:
    at, splig = interrogated("blue")
    at.play("quest throw-down prisoner-1", "space c9")
    assert at.token("prisoner-1") == "c9"
    assert at.figure(splig).carries == ()
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-EXI-01")
@pytest.mark.parametrize("face", ["blue", ""])
def test_splig_leaves_with_frederick_only_when_he_knows_him(face: str) -> None:
    from undercroft.kernel import replace

    at = cave()
    at.only(at.one("splig"))
    splig = at.one("splig")
    at.put(splig, "m1")
    at.carry_token(splig, "prisoner-1")
    token = at.state.tokens["prisoner-1"]
    at.state.tokens["prisoner-1"] = replace(token, face=face, turned=bool(face))
    at.activate(splig)
    at.play("move")
    assert at.offers("leave") == (["leave entrance"] if face else [])
    if face:
        at.play("leave entrance")
        assert at.result() == "overlord-won"


@pytest.mark.rule("D2-EXI-02")
@pytest.mark.parametrize(("face", "result"), [("blue", "heroes-won"), ("red", "")])
def test_a_hero_leads_a_prisoner_out(face: str, result: str) -> None:
    """At the entrance he is turned up; if it is Frederick, the heroes have won."""
    at = cave()
    at.only(at.one("splig"))
    at.put(1, "n1")
    at.carry_token(1, "prisoner-1")
    at.turn(1)
    at.dice(face)
    at.play("move", "leave entrance")
    assert at.result() == result
    assert "prisoner-1" not in at.state.tokens
    assert not at.figure(1).cells


def test_a_hero_without_a_prisoner_stays() -> None:
    at = cave()
    at.put(1, "n1")
    at.turn(1)
    at.play("move")
    assert at.offers("leave") == []


def test_the_heroes_win_with_splig() -> None:
    at = cave()
    at.run(Suffer(at.one("splig"), 7))
    assert at.result() == "heroes-won"


@pytest.mark.rule("D2-MON-08", "D2-OTN-16")
def test_a_goblin_comes_at_the_start_of_the_turn_and_acts() -> None:
    at = cave()
    at.only(at.one("splig"))
    at.run(OverlordTurn(step="reinforce_first"))
    at.play("group goblin-archer")
    at.play(sorted(at.offers("stand"))[0])
    assert at.can("activate goblin-archer")


@pytest.mark.rule("D2-QST-16")
def test_the_clock_favours_the_overlord_in_the_cave() -> None:
    at = cave()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.result() == "overlord-won"
