"""Sides, set-up, deciders and golden rules (D2-GEN, D2-SET, D2-HSU, D2-WHO, D2-GOLD, D2-2P)."""

from __future__ import annotations

import pytest

from games.descent.arena import RULES, arena
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.effects.conditions import CONDITIONS, inflict
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.movement.places import empty_spaces
from undercroft.games.descent.rules.round.rounds import Round
from undercroft.games.descent.rules.who import current_seat, decider, side_of
from undercroft.games.descent.setup import DescentSetup
from undercroft.games.descent.state import HEROES, OVERLORD
from undercroft.kernel import FigureId, Seat, SetupError, view

EDITION = lay_out(box_of("descent"))


@pytest.mark.rule("D2-GEN-01", "D2-GEN-03", "D2-GEN-08", "D2-GEN-09", "D2-SET-02", "D2-SET-04", "D2-HSU-03")
def test_one_overlord_against_two_to_four_heroes() -> None:
    for players in (2, 3, 4):
        setup = EDITION.settle(DescentSetup(players=players))
        assert setup.scenario == "first-blood"
        game = EDITION.new_game(setup, "1")
        sides = [side_of(game.state, Seat(seat)) for seat in range(players + 1)]
        assert sides == [HEROES] * players + [OVERLORD]
        assert game.state.act == 1
    with pytest.raises(SetupError):
        EDITION.settle(DescentSetup(players=5))
    with pytest.raises(SetupError):
        EDITION.settle(DescentSetup(party=("syndrael:knight", "syndrael:berserker")))


@pytest.mark.rule("D2-GEN-10")
def test_all_heroes_knocked_out_end_nothing() -> None:
    at = arena()
    at.hand()
    at.put(1, "g6")
    at.put(2, "h6")
    at.dice("frenzy", "dash")
    at.run(Suffer(FigureId(1), 99), Suffer(FigureId(2), 99))
    at.pass_hidden()
    assert at.figure(1).is_out and at.figure(2).is_out
    assert not at.state.outcome and at.state.quest == "first-blood"


@pytest.mark.rule("D2-SET-07", "D2-CMP-20", "D2-CND-07", "D2-CND-11", "D2-GOLD-06", "D2-CND-04")
def test_conditions_and_tokens_are_never_short() -> None:
    """Five figures have all four conditions; the box has four cards of each."""
    at = arena(
        "syndrael:knight",
        "jain-fairwood:wildlander",
        "avric-albright:disciple",
        "leoric-of-the-book:runemaster",
    )
    figures = [FigureId(i) for i in (1, 2, 3, 4)] + [at.monster("zombie", "master", "a5")]
    for figure in figures:
        for condition in CONDITIONS:
            inflict(at.game, figure, condition)
    assert all({c.name for c in at.figure(i).conditions} == set(CONDITIONS) for i in figures)


@pytest.mark.rule("D2-SET-09", "D2-SET-10", "D2-WHO-07", "D2-OLC-03", "D2-HSU-01", "D2-HSU-07")
def test_sheets_lie_open_and_hand_and_decks_do_not() -> None:
    game = EDITION.new_game(EDITION.settle(DescentSetup(players=3)), "7")
    while game.state.round == 0:
        game.answer(game.open[0].seats[0], 0)
    seen = view(game, Seat(0)).state
    assert seen.heroes == game.state.heroes
    assert set(seen.overlord.hand) == {"?"} and len(seen.overlord.hand) == 3
    assert set(seen.deck.pool) == {"?"}
    own = view(game, game.state.overlord.seat).state
    assert own.overlord.hand == game.state.overlord.hand


@pytest.mark.rule("D2-WHO-02", "D2-WHO-03", "D2-WHO-04", "D2-2P-04", "D2-RND-05", "D2-RND-10")
def test_each_decides_for_the_own_figures() -> None:
    at = arena()
    at.hand()
    zombie = at.monster("zombie", "minion", "a5")
    assert decider(at.game, FigureId(2)) == 1
    assert decider(at.game, zombie) == at.state.overlord.seat
    at.run(Round())
    assert list(at.asked.seats) == [0, 1]  # the next hero: together
    at.play("next-hero 2")
    assert current_seat(at.game) == 1 and list(at.asked.seats) == [1]


@pytest.mark.rule("D2-HTN-10", "D2-MOV-17", "D2-FAT-05")
def test_only_a_move_is_interrupted() -> None:
    """In the middle of an attack nobody moves, hurries or acts."""
    at = arena("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
    at.hand()
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("2HH*", "HHH*", "-")
    at.play("move", f"attack {zombie} chipped-greataxe")
    assert {key.split()[0] for key in at.keys()} == {"pass", "surge"}  # noqa: SIM118


@pytest.mark.rule("D2-FAT-07", "D2-FAT-E1", "D2-FAT-12", "D2-SKL-04")
def test_a_cost_beyond_stamina_cannot_be_paid() -> None:
    """Tomble with 4 fatigue of 5 cannot use Unseen, which costs 2."""
    at = arena("tomble-burrowell:thief", "syndrael:knight")
    at.give(1, "unseen")
    at.put(1, "g6", fatigue=3)
    at.turn(1)
    assert at.offers("act unseen")
    at.play("hurry")
    assert not at.offers("act unseen")


@pytest.mark.rule("D2-ATK-E1", "D2-ATK-07", "D2-ATK-03", "D2-ATK-05", "D2-ATK-13")
def test_a_ranged_weapon_reaches_near_and_far() -> None:
    at = arena("jain-fairwood:wildlander", "syndrael:knight")
    at.hand()
    at.put(1, "g6")
    near = at.monster("goblin-archer", "minion", "h6")
    far = at.monster("goblin-archer", "minion", "i7")
    hidden = at.monster("goblin-archer", "minion", "b2")
    at.turn(1)
    bow = [f"attack {near} yew-shortbow", f"attack {far} yew-shortbow"]
    assert at.offers("attack") == [*bow, f"attack {near} unarmed"]
    assert at.game.why_not(at.asked, figure=hidden).rule == "D2-ATK-05"  # type: ignore[union-attr]


@pytest.mark.rule("D2-ATK-29", "D2-KO-10", "D2-KO-13", "D2-KO-12", "D2-ADJ-08", "D2-ADJ-10")
def test_a_token_of_a_hero_blocks_nothing() -> None:
    at = arena("jain-fairwood:wildlander", "syndrael:knight", "avric-albright:disciple")
    at.hand()
    at.put(1, "e6")
    at.put(2, "g6")
    at.dice("frenzy")
    at.run(Suffer(FigureId(2), 99))
    at.pass_hidden()
    goblin = at.monster("goblin-archer", "minion", "i6")
    assert empty_spaces(at.game) >> GRID.parse("g6") & 1
    at.turn(1)
    assert at.offers(f"attack {goblin}")
    at.play("move")
    assert "go g6" in at.offers("go")


@pytest.mark.rule("D2-RST-06", "D2-REV-06", "D2-MOV-18", "D2-ATK-15", "D2-ATK-28", "D2-SRG-08")
def test_monsters_neither_rest_nor_revive_nor_hurry() -> None:
    at = arena()
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.hand()
    at.activate(zombie)
    kinds = {key.split()[0] for key in at.keys()}  # noqa: SIM118
    assert not kinds & {"rest", "revive", "hurry", "search", "trade"}
    at.dice("6H*", "H*", "-")
    at.play("attack 1")
    at.pass_hidden()
    assert not any(key.endswith("rest") for key in at.offers("surge"))


def test_the_arena_plays_by_the_rules_of_the_box() -> None:
    assert RULES.procedures == EDITION.rules.procedures


@pytest.mark.rule("D2-GEN-04", "D2-GEN-06", "D2-SET-05", "D2-HSU-02")
def test_a_game_is_one_quest_with_its_own_objectives_and_unlimited_tokens() -> None:
    told = set()
    for quest in EDITION.rules.content.quest:
        alone = ("stand-alone",) if EDITION.rules.content.quest[quest].alone else ()
        party = ("syndrael:knight", "jain-fairwood:wildlander")
        wished = DescentSetup(scenario=quest, party=party, variants=alone)
        game = EDITION.new_game(EDITION.settle(wished), "1")
        assert game.state.quest == quest
        assert [hero.kind for hero in game.state.heroes.values()] == ["syndrael", "jain-fairwood"]
        last = EDITION.rules.content.quest[quest].encounters[-1]
        told.add((last.heroes, last.overlord))
        while not game.state.round:
            game.answer(game.open[0].seats[0], 0)
        for figure in [*game.state.figures]:
            for condition in CONDITIONS:
                inflict(game, figure, condition)
        assert all(len(leaf.conditions) == 4 for leaf in game.state.figures.values() if leaf.cells)
    assert len(told) == len(EDITION.rules.content.quest)


@pytest.mark.rule("D2-FEA-01", "D2-FEA-03")
def test_a_feat_with_the_action_symbol_costs_an_action_and_others_none() -> None:
    """Grisban's extra attack costs none; Avric's healing costs one."""
    at = arena("grisban-the-thirsty:berserker", "avric-albright:disciple")
    at.hand()
    at.put(1, "g6", hp=3)
    at.put(2, "h6")
    at.monster("zombie", "master", "g7")
    at.turn(1)
    at.play("act feat")
    assert at.state.turn.actions == 2 and not at.hero(1).feat
    at.turn(2)
    at.dice("HH", "HH")
    at.play("act feat")
    while at.asked.what != "descent.hero_turn.choose":
        at.play(next(key for key in at.asked.keys() if key != "pass"))  # noqa: SIM118
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-ATT-E1", "D2-ATK-26", "D2-ATT-09")
def test_a_shield_does_not_repeat_an_attribute_test() -> None:
    from undercroft.games.descent.rules.effects.tests import AttributeTest

    at = arena()
    at.hand()
    at.give(1, "iron-shield")
    at.put(1, "g6")
    at.dice("SSS", "SSSS")
    at.run(AttributeTest(FigureId(1), "willpower"))
    assert not any(key.startswith("use") for key in at.offers(""))


@pytest.mark.rule("D2-TER-22", "D2-TER-21", "D2-HTN-13")
def test_a_monster_that_ends_its_activation_in_lava_is_defeated() -> None:
    at = arena(quest="gryvorn-unleashed", encounter=2)
    at.hand()
    zombie = at.monster("zombie", "master", "d14")
    barghest = at.monster("barghest", "minion", "d15", "e15")
    at.activate(zombie)
    at.play("end-turn")
    assert at.figure(zombie).phase == "fallen"
    at.activate(barghest)
    at.play("end-turn")
    assert at.figure(barghest).cells  # one of its spaces is no lava


@pytest.mark.rule("D2-TER-25", "D2-MOV-20")
def test_who_is_moved_into_a_pit_falls_too() -> None:
    from undercroft.games.descent.ground import GRID
    from undercroft.games.descent.rules.movement.moving import March

    at = arena(quest="gryvorn-unleashed", encounter=2)
    at.hand()
    at.put(1, "d4", movement=2)
    at.run(March(FigureId(1), (GRID.parse("d5"), GRID.parse("d6")), free=True))
    assert at.figure(1).damage == 2 and at.figure(1).movement == 0
    assert at.figure(1).cells == 1 << GRID.parse("d5")
