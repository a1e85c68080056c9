"""TN-ATK: attacks, step by step."""

from __future__ import annotations

import pytest

from games.tiny.scenes import Player, cellar, drawn, own_attack
from undercroft.games.tiny.events import (
    AttackDeclared,
    AttackValued,
    CardDrawn,
    DiceRolled,
    FateCounted,
    FateDrawn,
    FateReshuffled,
    Redirected,
)  # fmt: skip
from undercroft.games.tiny.rules.attack import Attack, AttackAction, AttackVerb, DieRerolled
from undercroft.games.tiny.rules.targets import candidates
from undercroft.games.tiny.vocabulary import Targets
from undercroft.kernel import Cut, FigureId
from undercroft.parts.happenings import ConditionGained, Damaged, Fell, Moved


def strike(verb: AttackVerb, attacker: int = 1, target: int = 3) -> list[Attack]:
    return [Attack(FigureId(attacker), FigureId(target), verb)]


def targets(play: Player) -> list[int]:
    return [event.target for event in play.events(AttackDeclared)]


@pytest.mark.rule("TN-ATK-01")
def test_the_target_is_an_enemy_in_range() -> None:
    assert drawn("S...o...g W", turn=2).keys("attack") == ["3"]  # 4 squares, not 8; not the ally
    assert not drawn("S....o", turn=2).keys("attack")
    play = drawn("gWo", turn=1, chance="0 0 0").picks("attack 4")
    assert play.event(AttackDeclared) == AttackDeclared(FigureId(1), FigureId(4))
    assert play.rule_of(AttackDeclared) == "TN-ATK-01"


@pytest.mark.rule("TN-ATK-01")
def test_range_counts_diagonals_as_one() -> None:
    square = "S....\n.....\n.....\n.....\n....o"
    assert drawn(square, turn=2).keys("attack") == ["3"]


@pytest.mark.rule("TN-ATK-01")
def test_range_counts_around_walls() -> None:
    """Across the pillar there is sight, but the way round it is 3 squares long."""
    goblin, near, far = FigureId(3), Targets(range=2), Targets(range=3)
    pillar = drawn("g..\n. .\n..W").game
    assert candidates(pillar, goblin, near) == [] and candidates(pillar, goblin, far) == [1]
    assert candidates(drawn("g..\n...\n..W").game, goblin, near) == [1]


@pytest.mark.rule("TN-ATK-02")
def test_sight_is_a_line_from_corner_to_corner_past_walls() -> None:
    assert not drawn("S g", turn=2).keys("attack")
    assert not drawn("S g\n...", turn=2).game.open[0].keys()[:-2]  # a wall straight between them
    assert drawn("S..\n. g", turn=2).keys("attack") == ["3"]


@pytest.mark.rule("TN-ATK-02")
def test_figures_do_not_block_sight() -> None:
    assert drawn("SWog", turn=2).keys("attack") == ["3", "4"]


@pytest.mark.rule("TN-ATK-02")
def test_neighbours_see_each_other_if_a_step_between_them_is_possible() -> None:
    assert drawn("W.\n g", turn=1).keys("attack") == ["3"]
    assert not drawn("W \n g", turn=1).keys("attack")


@pytest.mark.rule("TN-ATK-03")
def test_each_target_is_attacked_on_its_own_in_the_order_chosen() -> None:
    play = drawn("S.go", turn=2, hands=("", "volley"), chance="1 1 2 2")
    play.picks("play volley", "target 4")
    assert play.keys() == ["target 3", "pass"]
    play.picks("target 3")
    assert targets(play) == [4, 3]
    assert play.hp(4) == 9 - (1 + 1 - 1) and play.hp(3) == 4 - (2 + 2)


@pytest.mark.rule("TN-ATK-03")
def test_fewer_targets_may_be_chosen() -> None:
    play = drawn("S.go", turn=2, hands=("", "volley"), chance="1 1").picks("play volley", "target 3", "pass")
    assert targets(play) == [3]


@pytest.mark.rule("TN-ATK-03")
def test_all_targets_are_attacked_where_the_card_says_so() -> None:
    play = drawn("gWo", turn=1, hands=("cleave", ""), chance="1 0 1 1").picks("play cleave")
    assert targets(play) == [3, 4]


@pytest.mark.rule("TN-ATK-03")
def test_who_fell_meanwhile_is_left_out() -> None:
    named = FigureId(4), FigureId(4), FigureId(3)
    twice = AttackAction(FigureId(1), AttackVerb(dice=1), named, step="attack_next")
    play = drawn("Wog", {4: {"hp": 1}}, start=[twice], chance="1 0")
    assert targets(play) == [4, 3]


@pytest.mark.rule("TN-ATK-04")
def test_a_guard_next_to_the_target_may_take_its_place() -> None:
    play = drawn("WS.g", attack=(3, 2), chance="+0")
    assert play.asked.seats == (0,) and play.keys() == ["pass", "use guard@1"]
    assert play.asked.rule == "TN-ATK-04"
    play = drawn("SW.g", attack=(3, 2), chance="+0").picks("use guard@1")
    assert play.event(Redirected).target == 1 and play.rule_of(Redirected) == "TN-ATK-04"
    assert play.hp(1) == 12 - (2 - 1) and play.hp(2) == 9
    assert play.conditions(1) == ["poisoned"] and not play.conditions(2)
    assert play.figure(1).used == ("guard",)


@pytest.mark.rule("TN-ATK-04")
def test_without_the_guard_the_first_target_stays() -> None:
    play = drawn("SW.g", attack=(3, 2), chance="+0").picks("pass")
    assert not play.events(Redirected) and play.hp(2) == 7 and not play.figure(1).used


@pytest.mark.rule("TN-ATK-04")
@pytest.mark.parametrize(
    ("map_", "looks", "attack"),
    [
        ("SW.g", {1: {"used": "guard"}}, (3, 2)),  # once a round
        ("S.Wg", {}, (3, 2)),  # not next to the target
        ("W \n S.g", {}, (3, 2)),  # a wall between them
        ("SW.g", {}, (3, 1)),  # the Warden is the target
        (" S.g", {}, (3, 2)),  # the Warden has fallen
        ("Wg.S", {}, (2, 3)),  # the one attacked is no friend
    ],
)
def test_who_cannot_guard_is_not_asked(
    map_: str, looks: dict[int, dict[str, str]], attack: tuple[int, int]
) -> None:
    play = drawn(map_, looks, attack=attack, chance="-1" if attack[0] == 3 else "0 0")
    assert not play.game.open and not play.events(Redirected)


@pytest.mark.rule("TN-ATK-04")
def test_a_guard_who_could_not_be_attacked_from_there_changes_nothing() -> None:
    """The guard was used, but stands 3 squares from the goblin, whose range is 2."""
    play = drawn("WS.g", attack=(3, 2), chance="+0").picks(
        "use guard@1"
    )  # 3 squares away, a goblin's range is 2
    assert play.figure(1).used == ("guard",) and not play.events(Redirected)
    assert play.hp(1) == 12 and play.hp(2) == 7


@pytest.mark.rule("TN-ATK-04")
def test_nor_does_one_whom_the_attacker_cannot_see() -> None:
    play = drawn("W g\nS..", attack=(3, 2), chance="+0").picks("use guard@1")
    assert not play.events(Redirected) and play.hp(2) == 7


@pytest.mark.rule("TN-ATK-05")
def test_a_hero_rolls_as_many_dice_as_the_attack_says_and_adds_them() -> None:
    play = drawn("Wg", attack=(1, 3), chance="0 1 2")
    assert [die.face for die in play.event(DiceRolled).dice] == ["0", "1", "2"]
    assert play.event(AttackValued).damage == 3 and play.hp(3) == 1
    assert play.rule_of(DiceRolled) == "TN-ATK-05"
    assert len(drawn("So", attack=(2, 3), chance="0 0").event(DiceRolled).dice) == 2


@pytest.mark.rule("TN-ATK-05")
def test_a_die_shows_nought_one_one_two_two_or_three() -> None:
    play = drawn("Wg", turn=1)
    asked: list[tuple[str, ...]] = []

    class Watching:
        def pick(self, word: int, what: str, outcomes: tuple[str, ...]) -> str:
            asked.append(tuple(outcomes))
            return "0"

    play.game.source = Watching()  # type: ignore[assignment]
    play.picks("attack 3")
    assert asked == [("0", "1", "1", "2", "2", "3")] * 3


@pytest.mark.rule("TN-ATK-06")
@pytest.mark.parametrize(("card", "damage"), [("-1", 3), ("+0", 4), ("+1", 5), ("x2", 8), ("miss", 0)])
def test_a_monster_draws_a_fate_card_that_changes_its_attack(card: str, damage: int) -> None:
    play = drawn("oS", attack=(3, 2), chance=card)
    assert play.events(FateDrawn) == [FateDrawn(card)]  # type: ignore[arg-type]
    assert play.event(FateCounted).attack == damage and play.hp(2) == 9 - damage
    assert play.state.fate.discard == (card,) and not play.events(DiceRolled)


@pytest.mark.rule("TN-ATK-06")
def test_the_discarded_cards_are_shuffled_back_when_the_deck_is_empty() -> None:
    play = drawn("oS", fate="miss", chance="miss miss", start=[
        AttackAction(FigureId(3), AttackVerb(power=4), (FigureId(2), FigureId(2)), step="attack_next")
    ])  # fmt: skip
    kinds = (FateDrawn, FateReshuffled)
    assert play.story(*kinds) == ["FateDrawn", "FateReshuffled", "FateDrawn"]
    assert play.rule_of(FateReshuffled) == "TN-ATK-06"


@pytest.mark.rule("TN-ATK-07")
@pytest.mark.parametrize(
    ("looks", "chance", "counts"),
    [
        ({"conditions": "frightened"}, "x2 -1", "-1"),
        ({"conditions": "frightened"}, "miss x2", "miss"),
        ({"hp": 4}, "-1 x2", "x2"),  # 4 of 9 is half or less
        ({"hp": 4}, "+1 miss", "+1"),
        ({"hp": 5}, "miss", "miss"),  # more than half
        ({"hp": 4, "conditions": "frightened"}, "+0", "+0"),  # both cancel out
    ],
)
def test_fear_and_rage_draw_two_and_the_worse_or_the_better_counts(
    looks: dict[str, object], chance: str, counts: str
) -> None:
    play = drawn("oS", {3: looks}, attack=(3, 2), chance=chance)
    assert [event.card for event in play.events(FateDrawn)] == chance.split()
    assert play.event(FateCounted).card == counts


@pytest.mark.rule("TN-ATK-07")
def test_cards_are_compared_by_the_attack_they_give() -> None:
    """With an attack of 3, x2 beats +1; with 1 they are equal, as -1 and miss are; with 0, +1 beats x2."""

    def counted(power: int, chance: str, **looks: object) -> str:
        start = strike(AttackVerb(power=power), 3, 2)
        return drawn("oS", {3: looks}, start=start, chance=chance).event(FateCounted).card

    assert counted(3, "+1 x2", hp=1) == "x2" and counted(0, "x2 +1", hp=1) == "+1"
    assert counted(1, "+1 x2", hp=1) == "+1" and counted(1, "x2 +1", hp=1) == "x2"
    assert counted(1, "-1 miss", conditions="frightened") == "-1"
    assert counted(1, "miss -1", conditions="frightened") == "miss"


@pytest.mark.rule("TN-ATK-07")
def test_the_log_tells_why_a_card_counts() -> None:
    play = drawn("oS", {3: {"hp": 4}}, attack=(3, 2), chance="-1 x2")
    assert play.why(FateCounted) == (Cut("TN-ATK-07", "attack-lost", -8, ("x2",), (("-1", -3),)),)
    play = drawn("oS", {3: {"conditions": "frightened"}}, attack=(3, 2), chance="-1 x2")
    assert play.why(FateCounted) == (Cut("TN-ATK-07", "attack-made", 3, ("-1",), (("x2", 8),)),)


@pytest.mark.rule("TN-ATK-08")
def test_after_a_roll_what_allows_it_may_reroll_dice() -> None:
    play = drawn("Wg", {1: {"items": "amulet"}}, attack=(1, 3), chance="0 1 2 3")
    assert play.asked.rule == "TN-ATK-08" and play.keys() == ["pass", "use amulet@1"]
    play.picks("use amulet@1")
    assert play.keys() == ["die 1", "die 2", "die 3"]
    play.picks("die 1")
    assert play.event(DieRerolled).die.face == "3" and play.event(AttackValued).damage == 3 + 1 + 2


@pytest.mark.rule("TN-ATK-08")
def test_a_roll_stands_where_nobody_rerolls() -> None:
    play = drawn("Wg", {1: {"items": "amulet"}}, attack=(1, 3), chance="0 1 2").picks("pass")
    assert play.event(AttackValued).damage == 3


@pytest.mark.rule("TN-ATK-09")
def test_shields_come_off_but_pierced_ones() -> None:
    for pierce, damage in ((0, 1), (1, 2), (2, 2)):
        play = drawn("Wo", start=strike(AttackVerb(dice=2, pierce=pierce)), chance="1 1")
        assert play.event(AttackValued).damage == damage and play.hp(3) == 9 - damage


@pytest.mark.rule("TN-ATK-09")
def test_the_damage_is_never_below_nought() -> None:
    play = drawn("Wo", start=strike(AttackVerb(dice=1)), chance="0")
    assert play.event(AttackValued).damage == 0 and not play.events(Damaged)


@pytest.mark.rule("TN-ATK-10")
def test_a_target_that_stands_gains_conditions_then_is_pushed_also_without_damage() -> None:
    play = drawn("Wo..", hands=("shove", ""), turn=1, chance="0 0").picks("play shove")
    assert play.hp(3) == 9 and play.conditions(3) == ["stunned"] and play.at(3) == "d1"
    kinds = (AttackValued, ConditionGained, Moved)
    assert play.story(*kinds) == ["AttackValued", "ConditionGained", "Moved", "Moved"]


@pytest.mark.rule("TN-ATK-10")
def test_a_target_that_fell_gains_nothing_and_is_not_pushed() -> None:
    play = drawn("Wg.g", {3: {"hp": 1}}, hands=("shove", ""), turn=1, chance="1 0").picks("play shove")
    assert play.events(Fell) and not play.events(ConditionGained) and not play.events(Moved)


@pytest.mark.rule("TN-ATK-11")
def test_a_hero_whose_attack_fells_a_monster_draws_a_card() -> None:
    play = drawn("Wgg", {3: {"hp": 1}}, attack=(1, 3), decks=("rally", ""), chance="1 0 0 rally")
    assert play.hand(0).cards == ("rally",) and play.rule_of(CardDrawn) == "TN-ATK-11"
    play = drawn("Wgg", attack=(1, 3), decks=("rally", ""), chance="1 0 0")
    assert not play.events(CardDrawn)


@pytest.mark.rule("TN-ATK-11")
def test_also_if_it_falls_on_the_spikes_it_is_pushed_onto() -> None:
    play = drawn("Wg^g", {3: {"hp": 2}}, hands=("shove", ""), decks=("rally", ""), turn=1, chance="0 0 rally")
    play.picks("play shove")
    assert play.story(Moved, Fell, CardDrawn) == ["Moved", "Fell", "CardDrawn"]


@pytest.mark.rule("TN-ATK-11")
def test_a_monster_that_fells_a_hero_draws_nothing() -> None:
    play = drawn(
        "oSW", {2: {"hp": 1}, 1: {"used": "guard"}}, attack=(3, 2), decks=("rally", "dash"), chance="+0"
    )
    assert play.events(Fell) and not play.events(CardDrawn)


@pytest.mark.rule("TN-ATK-E1")
def test_the_bold_warden_and_the_ogre() -> None:
    play = drawn("Wo", {1: {"stance": "bold"}}, attack=(1, 3), chance="3 2 1 0")
    assert play.event(Damaged).amount == 5 and play.hp(3) == 9 - 5


@pytest.mark.rule("TN-ATK-E2")
def test_the_frightened_goblin_and_the_attack_of_one() -> None:
    play = drawn("g.S", {3: {"conditions": "frightened"}}, attack=(3, 2), chance="x2 -1")
    assert play.event(FateCounted) == FateCounted(FigureId(3), "-1", 1)  # type: ignore[arg-type]
    play = drawn("g.S", {3: {"hp": 1}}, start=strike(AttackVerb(power=1), 3, 2), chance="x2 +1")
    assert play.event(FateCounted) == FateCounted(FigureId(3), "x2", 2)  # type: ignore[arg-type]


def test_the_pack_has_the_numbers_of_the_worked_examples() -> None:
    """Whoever balances the game leaves these alone, or writes the examples of the ledger anew."""
    content = cellar()
    assert content.hero["warden"].attack.dice == 3 and content.monster["ogre"].shield == 1
    assert content.monster["goblin"].attack.power == 2


def test_an_attacks_own_verb_comes_from_the_records() -> None:
    play = drawn("WSo", turn=1)
    attack = own_attack(play.game.rules.content, play.state, 2, 3)
    assert attack.verb == AttackVerb(dice=2, targets=Targets(range=4))
