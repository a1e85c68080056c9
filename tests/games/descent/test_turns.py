"""Rounds, hero turns, the Overlord's turn, groups (D2-RND, D2-HTN, D2-OTN, D2-MON, D2-LT, D2-2P)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, arena
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.events.cards import OverlordDrew
from undercroft.games.descent.events.turns import TurnBegan
from undercroft.games.descent.rules.round.overlord_turn import OverlordTurn
from undercroft.games.descent.rules.round.rounds import Round
from undercroft.games.descent.rules.values import attribute, speed, stats_of
from undercroft.games.descent.setup import DescentSetup
from undercroft.kernel import FigureId, replace

EDITION = lay_out(box_of("descent"))


@pytest.mark.rule(
    "D2-RND-01", "D2-RND-02", "D2-RND-03", "D2-RND-04", "D2-RND-06", "D2-RND-07", "D2-RND-08", "D2-CMP-15"
)
@pytest.mark.rule("D2-RND-09", "D2-OTN-14", "D2-WHO-01", "D2-HTN-12")
def test_every_hero_takes_a_turn_in_the_order_they_choose_then_the_overlord() -> None:
    at = arena()
    at.hand()
    zombie = at.monster("zombie", "minion", "a5")
    at.run(Round())
    assert at.asked.seats == (0, 1)
    assert at.keys() == {"next-hero 1", "next-hero 2"}
    at.play("next-hero 2", "end-turn")
    assert at.state.acted == (2,)
    at.dice("frenzy")
    at.play("end-turn")  # the first hero's turn begins by itself: he is the only one left
    at.pass_hidden()
    assert at.state.turn.figure == zombie
    at.play("end-turn")
    assert at.state.round == 3
    assert at.keys() == {"next-hero 1", "next-hero 2"}


@pytest.mark.rule("D2-HTN-01", "D2-HTN-02", "D2-HTN-04", "D2-EXH-03", "D2-EXH-02")
def test_a_turn_begins_with_expiry_and_refreshed_cards() -> None:
    at = arena()
    figure = FigureId(1)
    at.state.heroes[figure] = replace(at.hero(1), exhausted=("wooden-shield",))
    at.game.modify("speed", 2, until="own_turn", holder=figure, subject=figure)
    assert speed(at.game, figure) == 6
    at.turn(1)
    assert speed(at.game, figure) == 4
    assert at.hero(1).exhausted == ()


@pytest.mark.rule("D2-HTN-08", "D2-HTN-09", "D2-ATK-28", "D2-HTN-11")
def test_a_hero_may_attack_twice() -> None:
    at = arena()
    at.put(1, "g6")
    at.hand()
    ettin = at.monster("ettin", "master", "h6", "i6", "h7", "i7")
    at.turn(1)
    for _ in range(2):
        at.dice("X", "H", "-", "-")
        at.play(f"attack {ettin} iron-longsword")
        while at.asked.what == "descent.attack.choose_space":
            at.play("space h6")
    assert at.state.turn.actions == 0
    assert not at.offers("attack")


@pytest.mark.rule("D2-OTN-01", "D2-OTN-03", "D2-OLC-02", "D2-OTN-06", "D2-OTN-07", "D2-OTN-E1", "D2-OTN-08")
@pytest.mark.rule("D2-OTN-15", "D2-OTN-09")
def test_the_overlord_draws_and_activates_group_by_group() -> None:
    at = arena()
    at.hand()
    first = at.monster("zombie", "minion", "a5")
    second = at.monster("zombie", "master", "a7")
    moulder = at.monster("flesh-moulder", "minion", "a8")
    at.dice("dash")
    at.run(OverlordTurn())
    assert [drew.card for drew in at.events(OverlordDrew)] == ["dash"]
    at.pass_hidden()
    at.play("activate zombie")
    assert at.keys() == {f"monster {first}", f"monster {second}"}
    at.play(f"monster {second}", "end-turn")
    assert at.state.turn.figure == first  # before any Flesh Moulder
    at.play("end-turn")
    assert at.state.turn.figure == moulder
    assert at.state.activated == ("zombie", "flesh-moulder")


@pytest.mark.rule("D2-OTN-10", "D2-OTN-11", "D2-OTN-13", "D2-ATK-14", "D2-ATK-15", "D2-MOV-18")
def test_a_monster_has_two_actions_and_one_attack() -> None:
    at = arena()
    at.hand()
    at.put(1, "h6")
    goblin = at.monster("goblin-archer", "minion", "e6")
    at.activate(goblin)
    at.dice("X", "HH", "-")
    at.play("move", "go f6", "attack 1")
    at.pass_hidden()
    assert at.state.turn.actions == 0
    assert at.figure(goblin).movement == 4
    at.play("go e6")
    at.activate(goblin)
    at.dice("X", "HH", "-")
    at.play("attack 1")
    at.pass_hidden()
    assert at.state.turn.actions == 1
    assert not at.offers("attack")
    assert not {"hurry", "rest"} & at.keys()


@pytest.mark.rule("D2-X-22", "D2-X-40")
def test_a_shambling_zombie_moves_once_unless_dash_says_otherwise() -> None:
    at = arena()
    zombie = at.monster("zombie", "minion", "e6")
    at.hand("dash")
    at.activate(zombie)
    at.play("move")
    assert "move" not in at.offers("")
    at.play("play dash")
    assert "move" in at.offers("")
    at.play("move")
    assert at.figure(zombie).movement == 6


@pytest.mark.rule("D2-OTN-17", "D2-X-06", "D2-X-08", "D2-ATT-07", "D2-MON-09")
def test_a_poisoned_monster_suffers_at_the_start_of_its_activation() -> None:
    from undercroft.games.descent.rules.effects.conditions import inflict

    at = arena()
    at.hand()
    zombie = at.monster("zombie", "master", "e6")
    inflict(at.game, zombie, "poisoned")
    at.activate(zombie)
    assert at.figure(zombie).damage == 1
    assert at.figure(zombie).suffers("poisoned")


@pytest.mark.rule("D2-X-07")
def test_stunned_costs_one_action() -> None:
    from undercroft.games.descent.rules.effects.conditions import inflict

    at = arena()
    at.put(1, "e6")
    inflict(at.game, FigureId(1), "stunned")
    at.turn(1)
    assert {"shake-off", "hurry"} <= at.keys()
    assert not {"move", "rest"} & at.keys()
    at.play("shake-off")
    assert at.state.turn.actions == 1 and "move" in at.offers("")


@pytest.mark.rule("D2-MON-01", "D2-MON-02", "D2-MON-03", "D2-MON-05", "D2-MON-06", "D2-CRD-10", "D2-GEN-09")
def test_monsters_have_the_values_of_their_rank_act_and_party() -> None:
    at = arena()
    minion = at.monster("zombie", "minion", "e6")
    master = at.monster("zombie", "master", "f6")
    assert (stats_of(at.game, minion).health, stats_of(at.game, master).health) == (3, 6)
    assert RECORDS.monster["zombie"].limits[0].minions == 2
    second = arena(act=2)
    zombie = second.monster("zombie", "master", "e6")
    assert second.figure(zombie).full == 9


@pytest.mark.rule("D2-LT-01", "D2-LT-02", "D2-LT-03", "D2-LT-04", "D2-LT-05", "D2-LT-06", "D2-LT-07")
def test_a_lieutenant_is_a_monster_with_attributes_and_values_by_heroes() -> None:
    two = arena("syndrael:knight", "jain-fairwood:wildlander")
    splig = two.monster("splig", "", "e6")
    assert two.figure(splig).full == 7
    assert attribute(two.game, splig, "might") == 4
    assert two.figure(splig).is_hostile and two.figure(splig).rank == ""
    three = arena("syndrael:knight", "jain-fairwood:wildlander", "avric-albright:disciple")
    assert three.figure(three.monster("splig", "", "e6")).full == 9


@pytest.mark.rule("D2-2P-01", "D2-2P-02", "D2-2P-03", "D2-GEN-02", "D2-OSU-08", "D2-OSU-E1")
def test_two_heroes_are_two_seats_and_everything_scales_by_heroes() -> None:
    for players in (2, 3, 4):
        setup = EDITION.settle(DescentSetup(players=players))
        assert list(EDITION.seats(setup))[-1] == "overlord"
        assert len(EDITION.seats(setup)) == players + 1
        game = EDITION.new_game(setup, "1")
        while game.state.round == 0:
            game.answer(game.open[0].seats[0], 0)
        assert len(game.state.overlord.hand) == players
        assert game.state.deck.size == len(EDITION.rules.content.basic_deck) - players


@pytest.mark.rule("D2-HTN-06", "D2-HTN-07", "D2-EQP-02", "D2-EQP-03", "D2-EQP-09")
def test_equipment_is_changed_in_the_second_step_only() -> None:
    at = arena()
    at.give(1, "iron-battleaxe", equip=False)
    at.turn(1, equip=True)
    assert at.asked.what == "descent.equip.choose"
    at.play("unequip iron-longsword", "unequip wooden-shield", "equip iron-battleaxe")
    assert at.hero(1).equipped == ("iron-battleaxe",)
    at.play("pass")
    assert not at.offers("equip")
    assert [began.figure for began in at.events(TurnBegan)] == [1]


@pytest.mark.rule("D2-EQP-04", "D2-EQP-05", "D2-EQP-06", "D2-EQP-07", "D2-EQP-08")
def test_hands_armour_and_other_items_are_limited() -> None:
    from undercroft.games.descent.rules.actions.equipping import fits
    from undercroft.kernel import CardId

    def can(*items: str) -> bool:
        return fits(RECORDS, tuple(map(CardId, items)))

    assert can("iron-longsword", "wooden-shield")
    assert not can("iron-longsword", "iron-battleaxe")
    assert can("leather-armor") and not can("leather-armor", "chainmail")
    assert can("lucky-charm", "ring-of-power") and not can("lucky-charm", "ring-of-power", "mana-weave")
