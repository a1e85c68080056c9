"""Bots of Descent in the Interludes and in Frederick's quests: what they covet, carry, open and escort."""

from __future__ import annotations

from games.descent.quests.scene import Scene, scene

from undercroft.bots.descent.aim import Aim
from undercroft.bots.descent.aims import aims
from undercroft.bots.descent.errands import (
    coveted_tokens,
    errand_cells,
    errand_worth,
    prize_chance,
    rows_behind,
)
from undercroft.bots.descent.places import arrival
from undercroft.bots.descent.position import Position
from undercroft.bots.descent.quest_hints import spares
from undercroft.bots.descent.spaces import HURRIED, Spaces
from undercroft.bots.descent.turns import group_worth, has_lying_prize
from undercroft.bots.descent.ways_out import is_alone
from undercroft.bots.descent.windows import overlord_card
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.options import LeaveOption, PickUpOption, QuestOption
from undercroft.games.descent.records.quest_rules import ActRule
from undercroft.games.descent.rules.quests.page import rules_of
from undercroft.kernel import FigureId, Option, Seat

GRISBAN, AVRIC = FigureId(1), FigureId(2)


def seen(at: Scene, overlord: bool = False) -> Position:
    return Position(at.game, at.state.overlord.seat if overlord else Seat(0))


def aim_for(at: Scene, figure: FigureId, option: Option, overlord: bool = False) -> Aim | None:
    found = [aim for aim in aims(seen(at, overlord), figure) if aim.option == option]
    return found[0] if found else None


def rule_of(at: Scene, act: str) -> ActRule:
    return next(rule for rule in rules_of(at.game, ActRule) if rule.act == act)


def vault() -> Scene:
    answers = {"descent.give_token.choose": ["target 1"]}
    return scene("the-shadow-vault", groups=["zombie", "barghest"], answers=answers)


def test_the_bearer_of_the_rune_leaves_with_it_and_the_others_escort_him() -> None:
    at = vault()
    assert aim_for(at, GRISBAN, LeaveOption("exit")) is not None
    assert aim_for(at, AVRIC, LeaveOption("exit")) is None
    near = [aim for aim in aims(seen(at), AVRIC) if aim.reason.why == "escort"]
    assert len(near) == 1 and near[0].reason.about.other == GRISBAN
    assert near[0].cells & seen(at).ground.neighbours(at.figure(1).cells)


def test_a_bearer_who_ran_ahead_among_enemies_waits() -> None:
    at = vault()
    together = aim_for(at, GRISBAN, LeaveOption("exit"))
    at.put(1, "e14")
    assert is_alone(seen(at), GRISBAN)
    alone = aim_for(at, GRISBAN, LeaveOption("exit"))
    assert together and alone and alone.worth < together.worth
    at.put(2, "e15")
    assert not is_alone(seen(at), GRISBAN)


def portals() -> Scene:
    return scene("the-overlord-revealed", groups=["goblin-archer", "cave-spider", "zombie"])


def test_monsters_take_the_vault_key_and_heroes_deny_it() -> None:
    at = portals()
    goblin = at.one("goblin-archer")
    his = aim_for(at, goblin, PickUpOption("vault-key-1"), overlord=True)
    ours = aim_for(at, GRISBAN, PickUpOption("vault-key-1"))
    assert his and ours and his.worth > ours.worth > 2
    at.carry_token(goblin, "vault-key-1")
    turn = aim_for(at, goblin, QuestOption("turn-key", "1"), overlord=True)
    assert turn is not None and not turn.action


def test_monsters_begin_round_the_controls() -> None:
    at = portals()
    at.state.round = 0
    position = seen(at, overlord=True)
    assert coveted_tokens(position).bit_count() == 3
    near, far = 1 << GRID.parse("q6"), 1 << GRID.parse("t8")
    assert arrival(position, near, "goblin-archer").score > arrival(position, far, "goblin-archer").score


def test_a_monster_with_the_prize_keeps_away_from_heroes() -> None:
    at = portals()
    goblin = at.one("goblin-archer")
    at.only(goblin)
    at.put(goblin, "m11")
    at.put(1, "p12")
    before = Spaces.of(seen(at, overlord=True), goblin)
    at.carry_token(goblin, "vault-key-1")
    after = Spaces.of(seen(at, overlord=True), goblin)
    assert not before.is_laden and after.is_laden and after.flees
    assert after.fear > before.fear


def test_whoever_has_a_prize_that_the_heroes_can_win_without_runs_with_it() -> None:
    at = portals()
    goblin = at.one("goblin-archer")
    at.carry_token(goblin, "vault-key-1")
    key = Spaces.of(seen(at, overlord=True), goblin)
    assert key.is_laden and not key.is_needed
    assert key.fear == HURRIED / at.figure(goblin).hp
    rune = vault()
    zombie = rune.one("zombie")
    rune.carry_token(zombie, "rune-1")
    kept = Spaces.of(seen(rune, overlord=True), zombie)
    assert kept.is_laden and kept.is_needed


def test_fast_groups_are_chosen_where_a_prize_lies_that_only_monsters_want() -> None:
    groups = ["zombie", "cave-spider", "barghest"]
    three = seen(scene("the-overlord-revealed", 1, 3, {}, groups), overlord=True)
    assert group_worth(three, "goblin-archer").score > group_worth(three, "zombie").score
    two = seen(scene("the-overlord-revealed", 1, 2, {}, groups), overlord=True)
    assert group_worth(two, "goblin-archer").score < group_worth(two, "zombie").score
    assert has_lying_prize(three) and not has_lying_prize(seen(vault(), overlord=True))


def test_cards_are_spared_where_they_decide_more_in_the_next_encounter() -> None:
    four = seen(scene("the-frozen-spire", 1, 4, {}, ["cave-spider", "barghest"]), overlord=True)
    assert spares(four) and overlord_card(four, "word-of-misery", GRISBAN).score < 0
    two = seen(scene("the-frozen-spire", 1, 2, {}, ["cave-spider", "barghest"]), overlord=True)
    assert not spares(two) and overlord_card(two, "word-of-misery", GRISBAN).score > 0
    later = scene("the-frozen-spire", 2, 4, {"heroes-won": 1}, ["goblin-archer", "barghest"])
    assert not spares(seen(later, overlord=True))
    for heroes in (2, 3, 4):
        hoard = seen(scene("the-monsters-hoard", 1, heroes, {}, ["cave-spider"]), overlord=True)
        assert spares(hoard) == (heroes > 2)


def test_a_hero_urges_frederick_on_from_beside_him() -> None:
    at = scene("the-monsters-hoard", groups=["barghest"])
    urge = aim_for(at, GRISBAN, QuestOption("urge"))
    assert urge is not None and urge.worth > 5
    assert urge.cells == seen(at).ground.neighbours(at.figure(at.one("frederick")).cells)


def test_the_hoard_is_opened_by_its_odds() -> None:
    at = scene("the-monsters-hoard", 2, 2, {}, ["cave-spider", "zombie"])
    rule = rule_of(at, "open-hoard")
    assert prize_chance(seen(at)) == 0  # never among the first two
    first = errand_worth(seen(at), GRISBAN, rule)
    at.state.counters |= {"turned-hoard-alarm": 1, "turned-hoard-chest": 1}
    later = errand_worth(seen(at), GRISBAN, rule)
    assert prize_chance(seen(at)) == 1 / 4
    assert first is not None and later is not None and later > first


def test_the_dragonheart_is_raised_near_ruin_and_worth_more_the_further_it_is() -> None:
    at = scene("the-frozen-spire", groups=["cave-spider", "barghest"])
    rule = rule_of(at, "raise-heart")
    early = errand_worth(seen(at), GRISBAN, rule)
    assert rows_behind(seen(at)) == 0
    at.put(at.one("ruin"), *(f"{column}{row}" for row in (11, 12, 13) for column in "ef"))
    late = errand_worth(seen(at), GRISBAN, rule)
    assert rows_behind(seen(at)) == 4
    assert early is not None and late is not None and late > early
    assert errand_cells(seen(at), rule) >> GRID.parse("e16") & 1
    assert not errand_cells(seen(at), rule) >> GRID.parse("e17") & 1
    assert aim_for(at, GRISBAN, PickUpOption("dragonheart-1")) is not None


def test_monsters_take_loads_and_the_tired_drink() -> None:
    at = scene("the-frozen-spire", 2, 2, {}, ["cave-spider", "zombie"])
    load = aim_for(at, at.one("cave-spider"), QuestOption("load-up"), overlord=True)
    assert load is not None and load.worth > 5
    at = vault()
    rule = rule_of(at, "drink-well")
    assert errand_worth(seen(at), GRISBAN, rule) == 0
    at.put(1, fatigue=4)
    assert (errand_worth(seen(at), GRISBAN, rule) or 0) > 3
