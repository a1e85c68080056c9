"""Descent in line mode: the map with walls and doors, the table in words, an attack in one sentence."""

from __future__ import annotations

import pytest

from games.descent.arena import RULES, Arena, arena
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.descent.draw import draw, marks
from undercroft.games.descent.events.fights import AttackDeclared, AttackEnded, FatigueSuffered
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.summaries import SUMMARIES
from undercroft.kernel import Entry, FigureId, Seat, replace, view
from undercroft.text.editions import words_of
from undercroft.text.narrator import Narrator
from undercroft.text.summaries import Fold, Folder


@pytest.fixture(scope="module")
def descent() -> Edition:
    return lay_out(box_of("descent"))


def narrator(descent: Edition, at: Arena) -> Narrator:
    party = [f"{hero.kind}:{hero.calling}" for hero in at.state.heroes.values()]
    setup = descent.settle(descent.read_setup({"scenario": at.state.quest, "party": party}))
    return Narrator(descent, setup, words_of(descent, "en", strict=True))


def test_the_map_has_large_figures_numbers_and_knocked_out_heroes() -> None:
    at = arena()
    ettin = at.monster("ettin", "master", "f3", "g3", "f4", "g4")
    zombie = at.monster("zombie", "minion", "i6")
    jain = at.figure(2)
    at.state.figures[2] = replace(jain, cells=0, lies=GRID.parse("h8"), phase="fallen", hp=0)  # type: ignore[index]
    text = draw(RULES, view(at.game, Seat(0)))
    assert text.count("E1") == 4 and text.count("z1") == 1 and "(J)" in text
    assert (marks(at.state)[ettin], marks(at.state)[zombie]) == ("E1", "z1")
    rows = text.splitlines()
    assert rows[0].split()[:3] == ["a", "b", "c"] and any("---" in row for row in rows)
    assert rows[-1].split()[0] == "12"


def test_closed_doors_are_drawn_until_they_open() -> None:
    at = arena(quest="castle-daerion")
    assert "===" in draw(RULES, view(at.game, Seat(0))) or "I" in draw(RULES, view(at.game, Seat(0)))
    at.state.doors = tuple(range(len(RULES.content.map["castle-daerion-1"].doors)))
    opened = draw(RULES, view(at.game, Seat(0)))
    assert "===" not in opened and "I" not in opened


def test_the_table_is_told_line_by_line(descent: Edition) -> None:
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.put(1, "g6", fatigue=2, hp=5)
    at.monster("zombie", "master", "j6")
    _, table = narrator(descent, at).board(at.game, Seat(0))
    assert "The heroes win if Mauler is defeated." in table
    assert "Ja Jain Fairwood at g6: Health 5/8, fatigue 2/5; feat ready" in table
    assert "Z1 Zombie 1 (master) at j6: Health 6/6" in table


def test_a_look_at_a_monster_tells_its_card_and_abilities(descent: Edition) -> None:
    at = arena()
    at.monster("zombie", "minion", "j6")
    figure, stats, *abilities = narrator(descent, at).look(at.game, Seat(0), "z1")
    assert figure.startswith("z1 Zombie 1 at j6") and stats.startswith("Speed 3, Health 3; defense: brown")
    assert "Only one move action in each activation." in abilities
    assert narrator(descent, at).look(at.game, Seat(0), "j6")[0] == "j6: floor"


def test_each_seat_looks_through_its_own_cards(descent: Edition) -> None:
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.hand("frenzy", "dash")
    told = narrator(descent, at)
    assert any("Yew Shortbow: Ranged, two hands" in line for line in told.cards(at.game, Seat(0)))
    assert not any("Frenzy" in line for line in told.cards(at.game, Seat(0)))
    assert any(line.startswith("Frenzy: Event.") for line in told.cards(at.game, Seat(2)))


@pytest.mark.rule("D2-ATK-02", "D2-DMG-03")
def test_an_attack_is_one_sentence_with_its_parts(descent: Edition) -> None:
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "i6")
    at.turn(1)
    at.dice("2HH*", "HH", "S")
    at.play(f"attack {zombie} yew-shortbow", "surge 2 yew-shortbow.2")
    told = narrator(descent, at).told(list(enumerate(at.log)), at.game, Seat(0))
    (attack,) = [each for each in told if each.parts]
    assert attack.text == (
        "Jain Fairwood attacks Zombie 1 with the Yew Shortbow: surge: +1 ♥, 5 hearts, 1 shield: defeated."
    )
    assert [part.text for part in attack.parts][:2] == [
        "Jain Fairwood attacks Zombie 1 with the Yew Shortbow.",
        "Roll of Jain Fairwood: blue 2♥♥↯, yellow ♥♥, brown ◆.",
    ]


@pytest.mark.rule("D2-FAT-03")
def test_fatigue_for_movement_is_one_sentence_however_often_it_is_suffered(descent: Edition) -> None:
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.put(1, "g6")
    at.turn(1)
    at.play("hurry", "hurry", "hurry", "rest")
    told = narrator(descent, at).told(list(enumerate(at.log)), at.game, Seat(0))
    (row,) = [each for each in told if each.parts]
    assert row.text == "Jain Fairwood suffers 3 fatigue and gains 3 movement points."
    assert len(row.parts) == 6


def test_fatigue_within_an_attack_stays_a_part_of_it() -> None:
    """A row that began there would take the fatigue out of the attack's sentence."""
    folder: Folder[int] = Folder(SUMMARIES)
    jain, zombie = FigureId(1), FigureId(5)
    happened = (AttackDeclared(jain, zombie, GRID.cell(8, 5)), FatigueSuffered(jain, 1), AttackEnded(jain))
    for place, event in enumerate(happened):
        folder.add(place, Entry("D2-ATK-02", event))
    (fold,) = folder.found
    assert isinstance(fold, Fold) and fold.members == [0, 1, 2] and len(fold.entries) == 3


def test_the_question_names_the_monster_that_acts(descent: Edition) -> None:
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.put(1, "g6")
    at.monster("zombie", "master", "j6")
    at.activate(at.monster("zombie", "minion", "j8"))
    overlord = at.state.overlord.seat
    asked = narrator(descent, at).question(at.asked, at.game, overlord)
    assert asked == "The Overlord: what does Zombie 2 do?"
