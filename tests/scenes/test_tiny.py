"""The Cellar as it is drawn: board, figures, order, mats, choices, and what may come."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from games.tiny.scenes import Player, drawn, placed

from undercroft.games.tiny.events import FateCounted
from undercroft.games.tiny.rules.attack import FACES, Attack, AttackVerb
from undercroft.games.tiny.state import Tiny
from undercroft.kernel import ChanceAhead, Entry, Enumerated, FigureId, Seat, outcomes
from undercroft.parts.happenings import Damaged, Fell
from undercroft.scenes import shapes
from undercroft.scenes.presenter import Presenter
from undercroft.scenes.tiny import PAINTER
from undercroft.scenes.tiny.odds import cases_of, fates, rolls

from .shown import begun, edition_of, stage_for
from .test_presenter import played

ONE, TWO = Seat(0), Seat(1)
SEATS = dict.fromkeys((1,), ONE) | {2: TWO}


def presenter() -> Presenter:
    """A presenter for scenes of the tests' own, whose rooms have no names."""
    edition = edition_of("tiny")
    return Presenter(edition, stage_for("tiny").setup, "en")


def places(scene: Player) -> dict[str, shapes.Place]:
    return {place.at: place for place in presenter().public(scene.game).board.places}


def choices(scene: Player, seat: Seat = ONE) -> dict[str, shapes.Choice]:
    question = presenter().seat(scene.game, seat).question
    assert question is not None
    return {choice.key: choice for choice in (*question.choices, *question.asides)}


def keys(scene: Player) -> list[str]:
    return scene.asked.keys()


def foreseen(scene: Player, key: str, seat: Seat = ONE) -> shapes.Foreseen:
    decision = next(d for d in scene.game.open if seat in d.seats)
    return PAINTER.preview(scene.game, seat, decision, decision.keys().index(key), presenter().narrator)


def test_the_board_has_its_rooms_with_walls_terrain_and_doors() -> None:
    board = stage_for("tiny").public(placed("warden b3", "goblin g2", turn=1).game).board
    at = {place.at: place for place in board.places}
    assert board.grid == "square" and board.steps == ((1, 0), (0, 1), (-1, 0), (0, -1))
    assert len(at) == 31 and {place.room for place in board.places} == {"stairs"}
    assert at["b2"].walls == (2, 3) and at["c3"].walls == () and (at["b2"].x, at["b2"].y) == (1, 1)
    assert at["d3"].terrain == ("difficult",) and at["d3"].label == "rubble: costs 2 movement"
    assert at["e3"].terrain == ("hazard",) and at["h4"].terrain == ("door-closed",)
    assert dict(board.legend) == {
        "difficult": "rubble: costs 2 movement",
        "hazard": "spikes: 2 damage",
        "door-closed": "closed door",
    }


def test_behind_an_open_door_lie_the_next_room_and_its_chest() -> None:
    board = stage_for("tiny").public(placed("warden b3", "goblin g2", rooms=2, turn=1).game).board
    at = {place.at: place for place in board.places}
    assert at["h4"].terrain == ("door-open",) and 0 not in at["h4"].walls and at["i4"].room == "vault"
    assert at["m2"].tokens == (shapes.Token("chest", "chest"),) and at["m2"].label == "chest"


def test_figures_have_health_conditions_shields_and_a_label() -> None:
    looks: dict[int, dict[str, Any]] = {
        1: {"stance": "wary", "hp": 5, "conditions": "poisoned"},
        3: {"hp": 2},
    }
    scene = placed("warden b3", "goblin g2", looks=looks, turn=1)
    warden, goblin = stage_for("tiny").public(scene.game).figures
    assert (warden.meters[0].value, warden.meters[0].full, warden.at) == (4, 12, ("b3",))
    assert (warden.side, warden.rank, warden.mark, warden.owner) == ("heroes", "hero", "W", 0)
    assert warden.active
    assert [sign.icon for sign in warden.signs] == ["poisoned"]
    assert [(badge.icon, badge.text) for badge in warden.badges] == [("shield", "2"), ("stance-wary", "")]
    assert warden.label.startswith("Warden, health 4 of 12, poisoned: 1 damage at the start of each turn")
    assert (goblin.name, goblin.number, goblin.side, goblin.meters[0].value) == ("Goblin 3", 3, "monsters", 2)


def test_those_who_fell_are_on_the_board_no_more() -> None:
    scene = placed("warden b3", "goblin g2", turn=1)
    assert [figure.id for figure in stage_for("tiny").public(scene.game).figures] == [1, 3]


def test_the_track_goes_by_speed_with_those_who_acted_first() -> None:
    looks = {1: {"stance": "wary"}, 2: {"stance": "swift"}}
    scene = placed("warden b3", "scout b5", "goblin g2", "ogre g6", looks=looks, turn=1)
    track = stage_for("tiny").public(scene.game).track
    assert [(row.name, row.initiative, row.state) for row in track] == [
        ("Warden", "50", "active"),
        ("Scout", "10", "waiting"),
        ("Goblin 3", "20", "waiting"),
        ("Ogre 4", "40", "waiting"),
    ]
    assert [line.text for line in track[2].lines] == [
        "Movement 4",
        "Attack 2: an enemy within range 2. The target is then poisoned.",
    ]
    scene.picks("end")
    assert [row.state for row in stage_for("tiny").public(scene.game).track][:1] == ["done"]


def test_stances_of_the_last_round_are_not_shown_while_new_ones_are_chosen() -> None:
    journal = begun("tiny")
    table = stage_for("tiny")
    assert [row.initiative for row in table.public(journal.game).track] == ["20", "??", "??"]
    journal.answer(ONE, "stance bold")
    assert [row.initiative for row in table.public(journal.game).track] == ["20", "??", "??"]
    journal.answer(TWO, "stance swift")
    assert {row.name: row.initiative for row in table.public(journal.game).track}["Scout"] == "10"


def test_mats_have_counts_for_all_and_the_hand_only_for_its_seat() -> None:
    scene = placed(
        "warden b3", "scout b5", "goblin g2", hands=("cleave parry", "venom"), decks=("rally", "dash dread"),
        discards=("shove", ""), looks={1: {"items": "potion amulet", "used": "amulet"}}, turn=1,
    )  # fmt: skip
    table = stage_for("tiny")
    mat = table.public(scene.game).mats[0]
    numbers = {gauge.id: gauge.value for gauge in mat.gauges}
    assert numbers == {"hand": "2", "deck": "1", "actions": "2", "movement": "0"}
    assert [(pile.id, [card.id for card in pile.cards]) for pile in mat.piles] == [
        ("items", ["potion", "amulet"]),
        ("discard", ["shove"]),
    ]
    amulet = mat.piles[0].cards[1]
    assert (amulet.state, amulet.note) == ("spent", "used this round")
    own = {pile.id: [card.id for card in pile.cards] for pile in table.seat(scene.game, ONE).piles}
    assert own["hand"] == ["cleave", "parry"] and own["deck"] == ["rally"]
    other = {pile.id: [card.id for card in pile.cards] for pile in table.seat(scene.game, TWO).piles}
    assert other == {"hand": ["venom"], "deck": ["dash", "dread"]}


def test_a_card_in_play_shows_how_often_it_was_used() -> None:
    scene = placed(
        "warden b3", "goblin c3", hands=("bulwark", ""), turn=1, chance="+0", looks={3: {"stance": ""}}
    )  # fmt: skip
    scene.picks("play bulwark")
    (pile,) = stage_for("tiny").public(scene.game).mats[0].piles
    assert pile.id == "active" and (pile.cards[0].used, pile.cards[0].slots) == (0, 2)
    assert pile.cards[0].halves[0].lasting


def test_a_way_is_drawn_with_its_cost_and_what_waits_on_it() -> None:
    scene = drawn("""
W.,^
....
+$..
""", beyond="...", looks={1: {"stance": "bold"}}, turn=1)  # fmt: skip
    scene.picks("move")
    found = choices(scene)
    assert found["go c1"].path == ("b1", "c1") and found["go c1"].cost == "3" and not found["go c1"].warn
    assert found["go d1"].warn == "The path crosses spikes: 2 damage."
    door, chest = found["go a3"], found["go b3"]
    assert door.confirm and door.warn == "The door opens: the room behind it is revealed."
    assert chest.warn == "The chest is opened." and chest.cells == ("b3",)
    assert found["end"].cells == () and found["end"].kind == "end"


def test_a_way_through_a_closed_door_is_asked_about_once_more() -> None:
    scene = drawn("W+.", turn=1)
    scene.picks("move")
    found = choices(scene)
    assert found["go c1"].path == ("b1", "c1") and found["go c1"].confirm and found["go b1"].confirm


def test_a_preview_of_a_way_marks_where_something_happens() -> None:
    scene = drawn("""
W^.
###
""".replace("#", " "), turn=1)  # fmt: skip
    scene.picks("move")
    seen = foreseen(scene, "go c1")
    assert seen.path == ("b1", "c1") and seen.warnings == ("b1",)
    assert seen.stop == "question" and "The Warden is on the spikes." in seen.lines


def test_figures_cards_and_patterns_can_be_touched() -> None:
    scene = placed("warden b3", "scout b5", "goblin c5", "goblin c6", hands=("", "fire-flask venom"), turn=2)
    found = choices(scene, TWO)
    assert found["attack 3"].figures == (3,) and found["play venom"].card == "venom"
    scene.picks("play fire-flask")
    areas = [choice for choice in choices(scene, TWO).values() if choice.kind == "area"]
    assert areas and all(area.area and len(area.cells) == 4 and area.figures for area in areas)
    assert (3, 4) in [area.figures for area in areas]
    assert {area.label for area in areas if area.figures == (3, 4)} == {"Hits goblin 3 and goblin 4"}


def test_a_reaction_touches_its_card() -> None:
    scene = placed("warden b3", "goblin c3", hands=("parry", ""), attack=(3, 1), chance="+1")
    assert choices(scene)["use parry"].card == "parry" and choices(scene)["pass"].card == ""


# -- what may come


def exactly(game: Tiny, seat: Seat, key: str, target: int) -> Counter[int]:
    """The damage of an attack by playing out every way in which chance can turn it."""
    before = game.state.figures[FigureId(target)].hp
    cases: Counter[int] = Counter()
    for likely, after in outcomes(game, seat, key):
        cases[before - after.state.figures[FigureId(target)].hp] += round(likely * 6**4)
    return cases


@pytest.mark.parametrize("stance", ["bold", "wary"])
@pytest.mark.parametrize("foe", ["goblin", "ogre"])
def test_expected_damage_is_what_playing_out_all_dice_gives(stance: str, foe: str) -> None:
    """With health that no roll takes, so that no blow is cut short; then with less, to fall."""
    tough = placed("warden b3", f"{foe} c3", looks={1: {"stance": stance}, 3: {"hp": 60, "full": 60}}, turn=1)
    played = exactly(tough.game, ONE, "attack 3", 3)
    total = sum(played.values())
    mean = Fraction(sum(damage * ways for damage, ways in played.items()), total)
    (expected,) = foreseen(tough, "attack 3").expect
    assert (expected.figure, expected.least, expected.most) == (3, min(played), max(played))
    assert abs(Fraction(expected.mean) - mean) <= Fraction(1, 20) and expected.kill == 0
    assert f"{expected.mean} on average" in expected.text
    weak = placed("warden b3", f"{foe} c3", looks={1: {"stance": stance}, 3: {"hp": 5}}, turn=1)
    (expected,) = foreseen(weak, "attack 3").expect
    falls = sum(ways for damage, ways in played.items() if damage >= 5)
    assert expected.kill == round(Fraction(100 * falls, total)) > 0


def test_dice_add_up_as_they_are_printed() -> None:
    faces = [int(face) for face in FACES["power"]]
    counted = Counter(sum(roll) for roll in product(faces, repeat=3))
    assert rolls(3) == {total: Fraction(ways, 216) for total, ways in counted.items()}
    assert rolls(0) == {0: 1}


@pytest.mark.parametrize(("hp", "conditions"), [(4, ""), (2, ""), (4, "frightened:2"), (2, "frightened:2")])
@pytest.mark.parametrize("fate", ["-1 +0 x2", "miss", "-1 -1 +1 miss x2"])
def test_fate_is_weighed_as_playing_out_all_cards_gives(hp: int, conditions: str, fate: str) -> None:
    looks = {3: {"hp": hp, "conditions": conditions}}
    game = placed("warden b3", "goblin c3", looks=looks, fate=fate, turn=1).game
    attack = Attack(FigureId(3), FigureId(1), game.rules.content.monster["goblin"].attack)
    played: dict[int, Fraction] = {}
    paths: list[tuple[tuple[str, ...], Fraction]] = [((), Fraction(1))]
    while paths:
        path, likely = paths.pop()
        twin = game.clone(Enumerated(path))
        log: list[Entry] = []
        twin.log, twin.open = log, ()
        twin.state.frames = [attack.__copy__()]
        try:
            twin.advance()
        except ChanceAhead as ahead:
            for card, ways in Counter(ahead.outcomes).items():
                paths.append(((*path, card), likely * ways / len(ahead.outcomes)))
        else:
            (value,) = [each.event.attack for each in log if isinstance(each.event, FateCounted)]
            played[value] = played.get(value, Fraction(0)) + likely
    assert fates(game, FigureId(3), 2) == played and sum(played.values()) == 1


def test_a_card_expects_something_of_every_target_that_it_may_have() -> None:
    scene = placed("warden c4", "goblin c3", "goblin d4", hands=("cleave", ""), turn=1)
    assert [each.figure for each in foreseen(scene, "play cleave").expect] == [3, 4]
    scene = placed("scout b5", "goblin c5", "goblin c6", hands=("", "fire-flask volley"), turn=2)
    assert foreseen(scene, "play fire-flask", TWO).expect == ()
    assert {each.figure for each in foreseen(scene, "play volley", TWO).expect} == {3, 4}
    scene.picks("play fire-flask")
    both = [key for key in keys(scene) if "c5" in key and "c6" in key]
    assert {each.figure for each in foreseen(scene, both[0], TWO).expect} == {3, 4}


def test_targets_that_are_chosen_for_healing_expect_no_damage() -> None:
    looks = {1: {"hp": 3}, 2: {"hp": 3}}
    scene = placed("warden b4", "scout b5", "goblin g2", hands=("", "field-dressing"), looks=looks, turn=2)
    scene.picks("play field-dressing")
    assert all(foreseen(scene, key, TWO).expect == () for key in keys(scene) if "target" in key)


def test_sight_is_clear_or_names_the_wall_and_the_door() -> None:
    scene = drawn("""
W.  .
... .
....g
""", turn=1)  # fmt: skip
    table = presenter()
    clear = PAINTER.sight(scene.game, ONE, "a1", "c3", table.narrator)
    assert clear.seen and clear.text == "a1 and c3 see each other; distance 2." and not clear.blocked
    assert all(abs(number) < 100_000 for point in clear.line for number in point)
    blocked = PAINTER.sight(scene.game, ONE, "a1", "e1", table.narrator)
    assert not blocked.seen and blocked.blocked and "do not see each other" in blocked.text
    found = places(scene)
    assert all(side in found[cell].walls for cell, side in blocked.blocked)
    same = PAINTER.sight(scene.game, ONE, "a1", "a1", table.narrator)
    assert same.seen and same.line == ((0, 0), (0, 0))
    door = placed("warden b4", "goblin i4", rooms=1, turn=1)
    shut = PAINTER.sight(door.game, ONE, "b4", "h4", table.narrator)
    assert not shut.seen


def test_a_threat_counts_the_monsters_that_could_strike_a_square() -> None:
    scene = drawn("""
W.........
         g
""", turn=1)  # fmt: skip
    found = dict(PAINTER.threat(scene.game, ONE, presenter().narrator).cells)
    assert found.get("d1", 0) == 1 and "a1" not in found  # four steps and range two
    stunned = drawn("""
W.........
         g
""", looks={3: {"conditions": "stunned"}}, turn=1)  # fmt: skip
    assert "d1" not in dict(PAINTER.threat(stunned.game, ONE, presenter().narrator).cells)


def test_monsters_that_have_acted_threaten_nobody() -> None:
    scene = drawn("Wg", turn=1)
    scene.state.acted = (FigureId(3),)
    threat = PAINTER.threat(scene.game, ONE, presenter().narrator)
    assert threat.cells == () and threat.text == "No monster is left to act this round."


def test_a_plan_is_the_monsters_turn_with_its_proof() -> None:
    scene = drawn("""
W........g
.S........
""", looks={1: {"stance": "bold"}, 2: {"stance": "wary"}}, turn=1)  # fmt: skip
    before = scene.state.digest()
    plan = PAINTER.plan(scene.game, ONE, 3, presenter().narrator)
    assert plan.focus == 2 and plan.stop == plan.path[-1] and len(plan.path) == 4
    assert "Goblin 3 focuses on the Scout." in plan.text and any("TN-MON-02" in line for line in plan.text)
    near = PAINTER.plan(drawn("Wg", turn=1).game, ONE, 3, presenter().narrator)
    assert near.targets == (1,) and near.path == () and scene.state.digest() == before


def test_where_players_choose_the_focus_the_plan_ends_with_their_question() -> None:
    scene = drawn("WgS", looks={1: {"stance": "bold"}, 2: {"stance": "bold"}}, turn=1)
    plan = PAINTER.plan(scene.game, ONE, 3, presenter().narrator)
    assert plan.focus == 0 and "who does the monster focus on?" in plan.text[-1]


def test_danger_adds_up_the_attacks_that_would_come() -> None:
    scene = drawn("""
W.........
.........g
""", fate="-1 +0 x2", turn=1)  # fmt: skip
    far = PAINTER.danger(scene.game, ONE, "a1", presenter().narrator)
    assert (far.least, far.most, far.attackers) == (0, 0, ()) and "No monster" in far.text
    near = PAINTER.danger(scene.game, ONE, "f1", presenter().narrator)
    # power 2 with -1, 0, x2 makes 1, 2 or 4; the Warden's shield takes 1 off
    assert (near.least, near.most, near.mean, near.attackers) == (0, 3, "1.3", (3,))
    assert near.text == "0–3 damage by the end of the round, 1.3 on average: goblin 3."


def test_an_attack_that_players_may_send_elsewhere_is_not_certain() -> None:
    scene = drawn("W.gS", looks={1: {"stance": "bold"}, 2: {"stance": "bold"}}, fate="+0 +1", turn=1)
    danger = PAINTER.danger(scene.game, ONE, "b1", presenter().narrator)
    assert danger.least == 0 and danger.most == 2


def test_cases_take_shields_and_piercing_into_account() -> None:
    game = placed("scout b5", "ogre c5", turn=2).game
    plain = cases_of(game, FigureId(2), FigureId(3), AttackVerb(dice=1))
    pierced = cases_of(game, FigureId(2), FigureId(3), AttackVerb(dice=1, pierce=1))
    assert plain == {0: Fraction(1, 2), 1: Fraction(1, 3), 2: Fraction(1, 6)}
    assert pierced == {0: Fraction(1, 6), 1: Fraction(1, 3), 2: Fraction(1, 3), 3: Fraction(1, 6)}


def test_fate_that_does_not_count_is_shown_as_unused() -> None:
    scene = placed("warden b3", "goblin c3", looks={3: {"hp": 2}}, attack=(3, 1), chance="-1 +1")
    table, entry = presenter(), scene.entry(FateCounted)
    line = PAINTER.line(entry, "text", 1, 1, table.narrator)
    assert line.show == shapes.Reveal("card", ("+1", "-1"), (1,), "Fate deck")
    assert line.figures == (3,)


def test_the_report_adds_up_what_each_hero_did() -> None:
    journal = played("levels")
    rows = dict(stage_for("tiny").painter.report(journal, stage_for("tiny").narrator))
    log = [entry.event for entry in journal.log]
    taken = [sum(e.amount for e in log if isinstance(e, Damaged) and e.figure == i) for i in (1, 2)]
    assert rows["Damage suffered"] == tuple(map(str, taken))
    felled = [e.figure for e in log if isinstance(e, Fell) and e.figure > 2]
    assert 0 < sum(map(int, rows["Monsters defeated"])) <= len(felled)
    lost = sum(e.amount for e in log if isinstance(e, Damaged) and e.figure > 2)
    assert 0 < sum(map(int, rows["Damage dealt"])) <= lost
