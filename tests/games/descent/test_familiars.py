"""Familiars: the Reanimate, and those that are no figures (D2-FAM)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, Arena, arena
from games.descent.reanimated import reanimate
from games.descent.standing import YARD
from undercroft.games.descent.events.fights import AttributeFailed, Defeated, KnockedOut
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.records.abilities import Whom
from undercroft.games.descent.records.heroes import Familiar
from undercroft.games.descent.rules.attack.targets import sight
from undercroft.games.descent.rules.cards.whom import eligible
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.effects.tests import AttributeTest
from undercroft.games.descent.state import Figure
from undercroft.kernel import FigureId, Seat
from undercroft.space import mask_of

TARHA, GRISBAN = 1, 2


def crypt(quest: str = "first-blood", tarha: str = "g6") -> Arena:
    at = arena("widow-tarha:necromancer", "grisban-the-thirsty:berserker", quest=quest)
    at.put(TARHA, tarha)
    return at


def cell(square: str) -> int:
    return mask_of([GRID.parse(square)])


@pytest.mark.rule("D2-FAM-E1", "D2-FAM-03", "D2-FAM-04", "D2-FAM-05", "D2-FAM-07")
def test_tarha_activates_her_reanimate_before_herself() -> None:
    """It moves 3 spaces and attacks a Barghest; then she has both actions, and it is not activated again."""
    at = crypt()
    raised = reanimate(at, "h7")
    barghest = at.monster("barghest", "minion", "l6", "m6")
    at.turn(TARHA)
    at.play(f"familiar {raised}", "move", "go k7")
    assert at.figure(raised).movement == 0
    at.dice("4HH", "H", "S")
    at.play(f"attack {barghest}")
    if at.asked.what == "descent.familiar_turn.choose":
        at.play("end-turn")
    assert at.figure(barghest).damage == 2
    assert at.state.turn.actions == 2
    assert not at.can(f"familiar {raised}")
    at.play("move", "rest")
    assert at.state.turn.actions == 0
    assert not at.can(f"familiar {raised}")


@pytest.mark.rule("D2-FAM-03", "D2-FAM-04")
def test_activated_after_an_action_it_comes_after_all_of_them() -> None:
    at = crypt()
    raised = reanimate(at, "j6")
    at.turn(TARHA)
    at.play("move", f"familiar {raised}", "end-turn")
    assert at.state.turn.actions == 0
    assert at.figure(TARHA).movement == 0  # her move was over before
    assert not at.can("rest")


@pytest.mark.rule("D2-FAM-21")
def test_a_familiar_raised_this_turn_acts_after_its_heros_actions() -> None:
    at = crypt()
    at.turn(TARHA)
    at.play("act raise-dead", "space h6", "rest")
    assert at.can("familiar 11")


@pytest.mark.rule("D2-FAM-05", "D2-FAT-11")
def test_its_move_can_be_interrupted_and_it_cannot_hurry() -> None:
    at = crypt()
    raised = reanimate(at, "h6")
    zombie = at.monster("zombie", "master", "j6")
    at.turn(TARHA)
    at.play(f"familiar {raised}", "move", "go i6")
    assert not at.can("hurry")
    at.dice("4HH", "HH", "-")
    at.play(f"attack {zombie}")
    assert not at.offers("attack")
    at.play("go h5")
    assert at.figure(raised).cells == cell("h5")
    assert at.figure(zombie).damage == 4


@pytest.mark.rule("D2-FAM-12", "D2-FAM-23", "D2-MOV-07", "D2-FAM-11")
def test_heroes_and_familiars_pass_each_other_and_monsters_do_not() -> None:
    at = crypt()
    at.put(TARHA, "i6")
    at.put(GRISBAN, "h6")
    raised = reanimate(at, "j6")
    at.monster("zombie", "minion", "j7")
    at.turn(TARHA)
    at.play("move")
    assert at.can("go k6")
    assert not at.can("go j6")  # nobody ends in its space
    at.play("end-turn")

    at = crypt()
    at.put(TARHA, "j6")
    at.put(GRISBAN, "j7")
    raised = reanimate(at, "i6")
    at.turn(TARHA)
    at.play(f"familiar {raised}", "move")
    assert at.can("go k6")
    assert not at.can("go j6")

    at = crypt()
    at.put(GRISBAN, "j7")
    reanimate(at, "j6")
    zombie = at.monster("zombie", "minion", "k6")
    at.activate(zombie)
    at.play("move")
    assert not at.can("go i6")


@pytest.mark.rule("D2-LOS-15")
def test_a_figure_familiar_blocks_sight() -> None:
    at = crypt()
    at.put(TARHA, "i6")
    at.put(GRISBAN, "j7")
    assert sight(at.game, FigureId(TARHA), cell("l6"))
    reanimate(at, "j6")
    assert not sight(at.game, FigureId(TARHA), cell("l6"))


@pytest.mark.rule("D2-FAM-13", "D2-FAM-17", "D2-FAM-18")
def test_monsters_attack_it_and_it_is_removed_without_a_card_for_the_overlord() -> None:
    at = crypt()
    raised = reanimate(at, "h6")
    zombie = at.monster("zombie", "minion", "i6")
    at.activate(zombie)
    at.dice("4HH", "HH")  # it has no defence dice
    at.play(f"attack {raised}")
    at.pass_hidden()
    leaf = at.figure(raised)
    assert (leaf.cells, leaf.is_out) == (0, False)
    assert [fallen.figure for fallen in at.events(Defeated)] == [raised]
    assert not at.events(KnockedOut)
    assert at.state.overlord.hand == ()


@pytest.mark.rule("D2-FAM-13", "D2-FAM-20")
def test_it_counts_as_a_hero_for_heroes_cards_but_not_for_monsters_abilities() -> None:
    at = crypt()
    raised = reanimate(at, "h6")
    barghest = at.monster("barghest", "master", "i6", "j6")
    at.turn(TARHA)
    assert raised in eligible(at.game, FigureId(TARHA), Whom(side="hero", within=3))
    howled_at = eligible(at.game, barghest, Whom(side="hero", within=3, count=0))
    assert (TARHA in howled_at, raised in howled_at) == (True, False)


@pytest.mark.rule("D2-FAM-14", "D2-ATT-08")
def test_it_fails_every_test() -> None:
    at = crypt()
    raised = reanimate(at, "h6")
    at.turn(TARHA)
    at.run(AttributeTest(raised, "awareness"))
    assert [(e.figure, e.attribute) for e in at.events(AttributeFailed)] == [(raised, "awareness")]


@pytest.mark.rule("D2-FAM-16", "D2-FAM-24", "D2-X-05", "D2-X-06")
def test_its_conditions_run_with_its_activation() -> None:
    at = crypt()
    raised = reanimate(at, "j6")
    at.turn(TARHA)
    inflict(at.game, raised, "poisoned")
    inflict(at.game, raised, "immobilized")
    at.play(f"familiar {raised}")
    assert at.figure(raised).damage == 1  # it fails the test of Might
    assert not at.figure(raised).suffers("immobilized")  # with nothing else to do its activation is over
    assert at.figure(raised).suffers("poisoned")
    at.play("end-turn")
    at.turn(GRISBAN)
    assert at.figure(raised).damage == 1


@pytest.mark.rule("D2-X-43", "D2-FAM-16")
def test_stunned_costs_it_one_of_its_two_actions() -> None:
    at = crypt()
    raised = reanimate(at, "j6")
    zombie = at.monster("zombie", "master", "k6")
    at.turn(TARHA)
    inflict(at.game, raised, "stunned")
    at.play(f"familiar {raised}")
    assert at.keys() == {"shake-off", "end-turn"}
    at.play("shake-off")
    assert {"move", f"attack {zombie}"} <= at.keys()
    at.play("move")
    assert not at.can(f"attack {zombie}")


@pytest.mark.rule("D2-FAM-15", "D2-TER-09", "D2-TER-13")
def test_it_falls_into_pits_and_climbs_out() -> None:
    at = crypt("the-shadow-vault", "b3")
    raised = reanimate(at, "c4")
    at.turn(TARHA)
    at.play(f"familiar {raised}", "move", "go c5")
    assert at.figure(raised).damage == 2
    assert at.keys() == {"climb", "end-turn"}
    at.play("climb", "space c4")
    assert at.figure(raised).cells == cell("c4")


@pytest.mark.rule("D2-FAM-19")
def test_it_is_not_activated_while_its_hero_is_knocked_out() -> None:
    at = crypt()
    raised = reanimate(at, "j6")
    at.game.emit(KnockedOut(FigureId(TARHA), GRID.parse("g6"), 4))
    at.turn(TARHA)
    assert at.keys() == {"stand-up", "end-turn"}
    assert at.figure(raised).cells


@pytest.mark.rule("D2-FAM-20", "D2-SEA-10", "D2-REV-06")
def test_it_neither_searches_nor_revives_nor_opens_doors() -> None:
    at = crypt("castle-daerion")
    at.state.searches = (GRID.parse("c6"),)
    at.put(TARHA, "d4")
    raised = reanimate(at, "c6")
    at.game.emit(KnockedOut(FigureId(GRISBAN), GRID.parse("c5"), 4))
    at.turn(TARHA)
    at.play(f"familiar {raised}")
    assert at.keys() == {"move", "end-turn"}


# -- familiars that are no figures: none is in this box


SPIRIT = Familiar(id="spirit", speed=3, health=1)  # invented: every familiar of the box is a figure


@pytest.fixture
def spirit(monkeypatch: pytest.MonkeyPatch) -> tuple[Arena, FigureId]:
    """Tarha's familiar is a token on d4 of The Monster's Hoard, next to water."""
    monkeypatch.setitem(RECORDS.familiar, "spirit", SPIRIT)
    at = crypt("the-monsters-hoard")
    at.put(TARHA, "d5")
    figure = FigureId(at.state.next_figure)
    at.state.next_figure += 1
    at.state.figures[figure] = Figure("spirit", Seat(0), 0, 1, 1, role="familiar", lies=GRID.parse("d4"))
    return at, figure


@pytest.mark.rule("D2-FAM-02", "D2-ATK-29")
def test_a_mere_familiar_cannot_be_attacked(spirit: tuple[Arena, FigureId]) -> None:
    at, familiar = spirit
    zombie = at.monster("zombie", "minion", "c4")
    at.activate(zombie)
    assert at.offers("attack") == [f"attack {TARHA}"]
    assert not at.figure(familiar).cells


@pytest.mark.rule("D2-FAM-06", "D2-FAM-08", "D2-FAM-09", "D2-FAM-10", "D2-FAM-22")
def test_all_special_terrain_is_water_to_it_and_figures_are_no_hindrance(
    spirit: tuple[Arena, FigureId],
) -> None:
    at, familiar = spirit
    for square in ("c4", "c5", "d3", "c3"):
        at.monster("zombie", "minion", square)
    at.turn(TARHA)
    at.play(f"familiar {familiar}", "move")
    assert not at.offers("attack")
    assert {"go c4", "go d5", "go b4", "go e3", "go f4"} <= at.keys()  # 2 for the water, then 1
    assert not at.can("go g4")
    at.play("go e3")
    assert (at.figure(familiar).lies, at.figure(familiar).movement) == (GRID.parse("e3"), 1)
    assert not at.can("go e2")  # more water


@pytest.mark.rule("D2-ADJ-12")
def test_it_blocks_neither_sight_nor_movement(spirit: tuple[Arena, FigureId]) -> None:
    at, familiar = spirit
    at.state.figures[familiar] = at.figure(familiar).__class__(
        "spirit", Seat(0), 0, 1, 1, role="familiar", lies=GRID.parse("q4")
    )
    at.put(TARHA, "p4")
    at.put(GRISBAN, "q3")
    zombie = at.monster("zombie", "minion", "r4")
    assert sight(at.game, zombie, cell("p4"))
    at.activate(zombie)
    at.play("move")
    assert at.can("go q4")


@pytest.mark.rule("D2-CND-06", "D2-X-06", "D2-FAM-16", "D2-FAM-17")
def test_conditions_of_a_fallen_reanimate_are_not_those_of_the_next_one() -> None:
    """Raised and Poisoned again, it tests once, not once more for the one that fell."""
    at = crypt()
    at.hand()
    at.turn(TARHA)
    raised = FigureId(at.state.next_figure)
    at.play("act raise-dead", "space h6")
    inflict(at.game, raised, "poisoned")
    at.run(Defeat(raised, outright=True))
    at.play("act raise-dead", "space h6")
    inflict(at.game, raised, "poisoned")
    at.play(f"familiar {raised}")
    assert at.asked.what == "descent.familiar_turn.choose"
    assert at.figure(raised).damage == 1


@pytest.mark.rule("D2-FAM-19", "D2-HTN-15")
def test_its_activation_is_over_when_its_hero_falls_meanwhile() -> None:
    """By Dark Pact Tarha takes the damage of a pit for it and is knocked out in her own turn."""
    at = arena("widow-tarha:necromancer", "grisban-the-thirsty:berserker", **YARD)
    at.give(TARHA, "dark-pact")
    at.put(TARHA, "c4", hp=1)
    at.hand()
    raised = reanimate(at, "d4")
    at.turn(TARHA)
    at.dice("frenzy")
    at.play(f"familiar {raised}", "move", "go d5", "use dark-pact")
    at.pass_hidden()
    assert at.figure(TARHA).is_out
    assert at.asked.what == "descent.hero_turn.choose" and at.state.turn.figure == GRISBAN
    assert at.figure(raised).movement == 0
