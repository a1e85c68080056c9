"""TN-CRD: cards, reactions, lasting cards, forced attacks, areas and healing."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import json

from games.tiny.scenes import Player, cellar, drawn, own_attack
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.tiny.events import (
    AttackDeclared,
    AttackValued,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    DeckReshuffled,
    DiceRolled,
    FateDrawn,
    MovementGained,
    WardUsed,
)  # fmt: skip
from undercroft.games.tiny.records import Area, Card
from undercroft.games.tiny.rules.attack import AttackVerb
from undercroft.games.tiny.rules.effects import Bestow, Bonus, MoveVerb
from undercroft.games.tiny.rules.reactions import ParryVerb, Wards, WardVerb
from undercroft.games.tiny.rules.suffer import Suffer
from undercroft.games.tiny.rules.who import decider, enemies, friends, look_round, side
from undercroft.games.tiny.vocabulary import Targets
from undercroft.kernel import ContentError, Ended, FigureId, Modified
from undercroft.parts.happenings import ConditionGained, ConditionLost, Damaged, Healed, Moved


def hits(play: Player) -> list[int]:
    return [event.target for event in play.events(AttackDeclared)]


def is_attacked(play: Player, figure: int, damage: int) -> Player:
    """The figure suffers so much damage from an attack, after all else."""
    play.state.frames.append(Suffer(FigureId(figure), damage, attacked=True))
    play.game.advance()
    return play


@pytest.mark.rule("TN-CRD-01")
def test_a_card_is_an_action_its_effects_come_in_order_and_then_it_is_discarded() -> None:
    play = drawn("S. g", hands=("", "dash"), decks=("", "venom"), turn=2, chance="venom").picks("play dash")
    kinds = (CardPlayed, MovementGained, Modified, CardDrawn, CardDiscarded)
    assert play.story(*kinds) == ["CardPlayed", "MovementGained", "Modified", "CardDrawn", "CardDiscarded"]
    assert play.state.turn.actions == 1
    assert play.hand(1).cards == ("venom",) and play.deck(1).discard == ("dash",)
    assert play.rule_of(CardPlayed) == play.rule_of(CardDiscarded) == "TN-CRD-01"


@pytest.mark.rule("TN-CRD-01")
def test_an_effect_that_cannot_happen_is_skipped() -> None:
    both = Card(id="both", hero="warden", effects=(AttackVerb(dice=2), MoveVerb(distance=3)))
    play = drawn("W. g", hands=("both", ""), cards=(both,), turn=1).picks("play both")
    assert not play.events(AttackDeclared) and play.event(MovementGained).amount == 3
    assert play.deck(0).discard == ("both",)
    play = drawn("S. g", hands=("", "fire-flask"), turn=2).picks("play fire-flask")
    assert play.deck(1).discard == ("fire-flask",) and not hits(play)


@pytest.mark.rule("TN-CRD-01")
def test_a_bonus_goes_to_all_whom_the_card_names() -> None:
    play = drawn("W.S.g", hands=("rally", ""), decks=("", ""), turn=1).picks("play rally")
    assert [(m.subject, m.value, m.until) for m in play.state.modifiers["dice"]] == [
        (1, 1, "round"),
        (2, 1, "round"),
    ]
    play = drawn("W....S.g", hands=("rally", ""), turn=1).picks("play rally")
    assert [m.subject for m in play.state.modifiers["dice"]] == [1]  # the Scout is too far


@pytest.mark.rule("TN-CRD-01")
def test_a_condition_goes_to_all_enemies_in_reach() -> None:
    play = drawn("S..go....o", hands=("", "dread"), turn=2).picks("play dread")
    assert [event.figure for event in play.events(ConditionGained)] == [3]


@pytest.mark.rule("TN-CRD-01")
def test_the_shield_of_a_dash_outlasts_the_turn() -> None:
    play = drawn("S. g", hands=("", "dash"), turn=2, chance="+0").picks("play dash", "end")
    assert [(m.subject, m.value, m.until) for m in play.state.modifiers["shield"]] == [(2, 1, "round")]
    play.state.frames.append(own_attack(cellar(), play.state, 3, 2))
    play.game.advance()
    assert play.event(AttackValued).damage == 1


@pytest.mark.rule("TN-CRD-02")
def test_a_reaction_is_no_action_and_is_discarded() -> None:
    play = drawn("W.g", hands=("parry", ""), attack=(3, 1), chance="x2").picks("use parry")
    assert play.event(Damaged).amount == 4 - 1 - 2
    assert play.story(CardPlayed, CardDiscarded) == ["CardPlayed", "CardDiscarded"]
    assert play.hand(0).cards == () and play.deck(0).discard == ("parry",)
    assert play.rule_of(CardPlayed) == "TN-CRD-02"


@pytest.mark.rule("TN-CRD-02")
def test_a_reaction_can_take_all_the_damage_away_but_not_more() -> None:
    play = drawn("S.g", hands=("", "sidestep"), attack=(3, 2), chance="+0").picks("use sidestep")
    assert play.hp(2) == 9 and not play.events(Damaged)


@pytest.mark.rule("TN-CRD-02")
def test_two_copies_of_a_reaction_can_both_be_played() -> None:
    start = [Suffer(FigureId(1), 5, attacked=True)]
    play = drawn("W.o", hands=("parry parry cleave", ""), start=start)
    assert play.keys() == ["pass", "use parry"]
    play.picks("use parry")
    assert play.keys() == ["pass", "use parry#2"]
    play.picks("use parry#2")
    assert play.keys() == ["pass"]  # still asked, as the hand is a secret
    assert play.picks("pass").hp(1) == 12 - (5 - 2 - 2) and play.deck(0).discard == ("parry", "parry")


@pytest.mark.rule("TN-CRD-03")
def test_a_lasting_card_stays_until_its_last_use() -> None:
    play = drawn("W. g", hands=("bulwark", ""), turn=1).picks("play bulwark")
    assert [lying.card for lying in play.hand(0).active] == ["bulwark"] and not play.deck(0).discard
    play.picks("end")
    is_attacked(play, 1, 3)
    assert play.hp(1) == 12 - 1 and play.hand(0).active[0].used == 1
    is_attacked(play, 1, 3)
    assert play.hp(1) == 12 - 2 and play.hand(0).active == () and play.deck(0).discard == ("bulwark",)
    assert play.rule_of(CardDiscarded) == "TN-CRD-03" and play.event(Ended).source == "bulwark@1"
    is_attacked(play, 1, 3)
    assert play.hp(1) == 12 - 2 - 3 and len(play.events(WardUsed)) == 2


@pytest.mark.rule("TN-CRD-03")
def test_a_lasting_card_is_not_used_up_by_others_or_by_what_is_no_attack() -> None:
    play = drawn("W. g S", hands=("bulwark", ""), turn=1).picks("play bulwark", "end")
    is_attacked(play, 2, 3)
    is_attacked(play, 1, 0)
    play.state.frames.append(Suffer(FigureId(1), 2))
    play.game.advance()
    assert not play.events(WardUsed) and play.hp(1) == 10 and play.hp(2) == 6


@pytest.mark.rule("TN-CRD-03")
def test_a_ward_comes_in_when_its_card_says_and_as_often() -> None:
    always = WardVerb(less=1, listens=Wards())
    for ward, used in ((always, 3), (WardVerb(less=1), 1), (WardVerb(1, Wards(uses=2)), 2)):
        card = Card(id="shell", hero="warden", effects=(ward,))
        play = drawn("W. g", hands=("shell", ""), cards=(card,), turn=1).picks("play shell", "end")
        for attacked in (False, True, False):
            play.state.frames.append(Suffer(FigureId(1), 2, attacked=attacked))
            play.game.advance()
        assert len(play.events(WardUsed)) == used and play.hp(1) == 12 - 3 * 2 + used


def test_a_ward_at_another_window_or_in_no_known_circumstance_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(
        'id="x"\ngame="tiny"\ntitle="x"\nlicence="MIT"\nsources=["x"]\nversion="1"\noverlay=true\n'
    )
    for listens, said in (
        ('on = "tiny.attack.targeted"', r"effects\[0\]\.listens\.on: .*tiny\.suffer\.before"),
        ('when = "asleep"', r'effects\[0\]\.listens\.when: there is no circumstance "asleep"'),
    ):
        (tmp_path / "cards.toml").write_text(
            f'[[card]]\nid = "bulwark"\neffects = [{{ do = "ward", less = 2, listens = {{ {listens} }} }}]\n'
        )
        with pytest.raises(ContentError, match=said):
            lay_out(box_of("tiny"), [tmp_path])


@pytest.mark.rule("TN-CRD-04")
def test_from_an_empty_deck_the_discarded_cards_are_shuffled_first() -> None:
    play = drawn("S. g", hands=("", "dash"), discards=("", "venom dread"), turn=2, chance="dread")
    play.picks("play dash")
    assert play.story(DeckReshuffled, CardDrawn) == ["DeckReshuffled", "CardDrawn"]
    assert play.hand(1).cards == ("dread",) and play.deck(1).pool == ("venom",)
    assert play.rule_of(DeckReshuffled) == "TN-CRD-04"
    assert play.deck(1).discard == ("dash",)  # it was still in play when the pile was shuffled


@pytest.mark.rule("TN-CRD-04")
def test_without_any_nothing_is_drawn() -> None:
    play = drawn("S. g", hands=("", "dash"), turn=2).picks("play dash")
    assert not play.events(CardDrawn) and not play.events(DeckReshuffled)


@pytest.mark.rule("TN-CRD-05")
def test_a_forced_attack_is_the_puppets_own_with_its_own_luck() -> None:
    play = drawn("S.gog", hands=("", "beguile"), turn=2, chance="+1").picks("play beguile", "target 3")
    assert play.keys() == ["target 4", "target 5"] and play.asked.seats == (1,)
    play.picks("target 4")
    assert play.event(AttackDeclared) == AttackDeclared(FigureId(3), FigureId(4))
    assert play.hp(4) == 9 - (2 + 1 - 1) and play.conditions(4) == ["poisoned"]
    assert play.events(FateDrawn) and not play.events(DiceRolled)


@pytest.mark.rule("TN-CRD-05")
def test_who_forces_an_attack_decides_for_the_puppet() -> None:
    """The ogre's push would be the heroes' joint choice; now it is the Scout's alone."""
    play = drawn("S....\n..og.\n.....\n\nW", hands=("", "beguile"), turn=2, chance="miss")
    play.picks("play beguile", "target 3")
    assert play.asked.seats == (1,) and play.keys("square") == ["e1", "e2", "e3"]
    play.picks("square e1")
    assert play.at(4) == "e1" and play.rule_of(Moved) == "TN-MOV-06"


@pytest.mark.rule("TN-CRD-05")
def test_side_and_decider_change_while_the_attack_lasts_and_only_then() -> None:
    play = drawn("S.gog W", hands=("", "beguile"), turn=2, chance="miss")
    game, goblin, ogre = play.game, FigureId(3), FigureId(4)

    def view_of_sides() -> tuple[int, int, list[int], list[int]]:
        seat = decider(game, goblin)
        return (
            side(game, goblin),
            seat,
            list(enemies(game, goblin)),
            list(friends(game, ogre)),
        )

    plain = (1, -1, [1, 2], [3, 4, 5])
    assert view_of_sides() == plain
    play.picks("play beguile", "target 3")
    assert play.frames()[-1] == "Beguile" and view_of_sides() == (0, 1, [4, 5], [4, 5])
    foes, everybody = look_round(game, goblin)
    assert foes == play.figure(4).cells | play.figure(5).cells and everybody & play.figure(1).cells
    play.picks("target 5")
    assert "Beguile" not in play.frames() and view_of_sides() == plain and not play.state.scoped


@pytest.mark.rule("TN-CRD-05")
def test_only_an_enemy_in_range_with_another_in_its_reach_can_be_forced() -> None:
    play = drawn("S..g...g", hands=("", "beguile"), turn=2).picks("play beguile")
    assert not hits(play) and play.deck(1).discard == ("beguile",)
    play = drawn("S....gg", hands=("", "beguile"), turn=2).picks("play beguile")
    assert not hits(play)  # more than 3 squares away
    play = drawn("S.go", hands=("", "beguile"), turn=2, chance="miss").picks("play beguile")
    assert play.keys() == ["target 3", "target 4"]  # both have the other in reach


@pytest.mark.rule("TN-CRD-05")
def test_a_guard_does_not_step_in_for_a_puppets_victim() -> None:
    play = drawn("S.goW", hands=("", "beguile"), turn=2, chance="miss").picks("play beguile", "target 3")
    assert hits(play) == [4] and not play.figure(1).used


@pytest.mark.rule("TN-CRD-06")
def test_an_area_is_laid_so_that_a_square_is_in_range_and_every_enemy_in_it_is_a_target() -> None:
    play = drawn("S...g\n....o", hands=("", "fire-flask"), turn=2, chance="1 1 2 2").picks("play fire-flask")
    assert play.offers("area d1 e1 d2 e2") and not play.offers("area e1 f1 e2 f2")  # d1 and d2 are 3 away
    play.picks("area d1 e1 d2 e2")
    assert hits(play) == [3, 4] and play.hp(3) == 2 and play.hp(4) == 9 - 4  # one shield is pierced


@pytest.mark.rule("TN-CRD-06")
def test_an_area_without_an_enemy_is_not_offered_and_allies_in_it_are_no_targets() -> None:
    play = drawn("S.Wg\n....", hands=("", "fire-flask"), turn=2, chance="0 0").picks("play fire-flask")
    assert all("d1" in key.split() for key in play.keys("area"))
    play.picks("area c1 d1 c2 d2")
    assert hits(play) == [3] and not play.events(Damaged)


@pytest.mark.rule("TN-CRD-06")
def test_an_area_needs_a_square_in_sight() -> None:
    play = drawn("S   g\n.    \n.    ", hands=("", "fire-flask"), turn=2).picks("play fire-flask")
    assert not hits(play)


@pytest.mark.rule("TN-CRD-06")
def test_an_area_is_turned_as_wanted_and_not_mirrored() -> None:
    hook = Area(id="hook", pattern="o..\nooo")
    verb = AttackVerb(dice=1, targets=Targets(range=1, area="hook"))
    sweep = Card(id="sweep", hero="warden", effects=(verb,))
    field = "......\n......\n......\n..Wg..\n......\n......"
    play = drawn(field, hands=("sweep", ""), cards=(sweep,), areas=(hook,), turn=1).picks("play sweep")
    laid = play.keys("area")
    for turned in ("d4 d5 e5 f5", "d4 e4 d5 d6", "d4 e4 f4 f5", "d4 d5 c6 d6"):
        assert turned in laid
    assert "d4 e4 f4 d5" not in laid  # the hook in a mirror


@pytest.mark.rule("TN-CRD-07")
def test_healing_restores_health_at_most_to_its_full_value() -> None:
    looks = {1: {"hp": 5}, 2: {"hp": 8}}
    play = drawn("SW. g", looks, hands=("", "field-dressing"), turn=2).picks(
        "play field-dressing", "target 1"
    )
    assert play.hp(1) == 8 and play.rule_of(Healed) == "TN-CRD-07"
    play = drawn("SW. g", looks, hands=("", "field-dressing"), turn=2).picks(
        "play field-dressing", "target 2"
    )
    assert play.hp(2) == 9 and play.event(Healed).amount == 1


@pytest.mark.rule("TN-CRD-07")
def test_a_card_heals_as_much_as_it_counts() -> None:
    for map_, healed in (("W. g", 2), ("Wg", 3), ("gWg\ngg.", 4)):
        play = drawn(map_, {1: {"hp": 1}}, hands=("second-wind", ""), turn=1).picks("play second-wind")
        assert play.event(Healed).amount == healed  # 2, 1 more for each enemy next to the Warden, at most 4


@pytest.mark.rule("TN-CRD-07")
def test_nobody_is_healed_who_is_not_hurt() -> None:
    play = drawn("SW. g", {1: {"hp": 5}}, hands=("", "field-dressing"), turn=2).picks("play field-dressing")
    assert play.hp(1) == 8  # the only one who can be chosen
    play = drawn("SW. g", hands=("", "field-dressing"), turn=2).picks("play field-dressing")
    assert not play.events(Healed) and not play.events(ConditionLost)


@pytest.mark.rule("TN-CRD-01")
def test_the_parts_of_a_sum_stand_in_the_log() -> None:
    play = drawn("Wo S", {1: {"stance": "bold"}}, hands=("rally", ""), turn=1, chance="1 1 1 1 1")
    play.picks("play rally", "attack 3")
    parts = [(p.modifier.source, p.modifier.value, p.after) for p in play.why(DiceRolled)]  # type: ignore[attr-defined]
    assert parts == [("rally@1", 1, 4), ("bold", 1, 5)]
    play = drawn("So", {2: {"stance": "wary"}}, attack=(3, 2), chance="+0")
    assert [(p.modifier.source, p.after) for p in play.why(AttackValued)] == [("wary", 1)]  # type: ignore[attr-defined]
    play = drawn("W.g", hands=("parry", ""), attack=(3, 1), chance="x2").picks("use parry")
    assert [(p.modifier.source, p.modifier.rule, p.after) for p in play.why(Damaged)] == [  # type: ignore[attr-defined]
        ("parry", "TN-CRD-02", 1)
    ]


def test_a_gift_that_was_saved_with_its_numbers_settled_is_read_as_it_was() -> None:
    """Numbers are settled before targets are chosen, so that is how a save in the middle has them."""
    targets = Targets(side="friends", range=2)
    saved = Bestow(FigureId(1), targets, heal=2, bonus=Bonus("dice", 1, "round", "rally@1"))
    written = json.encode(saved)
    assert b'"heal":2' in written and b'"value":1' in written and b'"source":"rally@1"' in written
    assert json.decode(written, type=Bestow) == saved


def test_a_parry_stands_alone_on_its_card() -> None:
    with pytest.raises(ValueError, match="a reaction does nothing else"):
        Card(id="odd", hero="warden", effects=(MoveVerb(1), ParryVerb(2)))
