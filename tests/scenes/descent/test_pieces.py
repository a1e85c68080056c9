"""The pieces on the table of Descent: map, figures, mats, dice, surges with their effect, exact odds."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from games.descent.arena import Arena, arena

from scenes.shown import edition_of
from undercroft.games.descent.dice import FACES, face_of
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.state import OFF
from undercroft.kernel import Decision, Game, Seat, replace
from undercroft.scenes.descent.painter import PAINTER
from undercroft.scenes.presenter import Presenter
from undercroft.text.narrator import Narrator


def presenter(at: Arena) -> Presenter:
    edition = edition_of("descent")
    party = [f"{hero.kind}:{hero.calling}" for hero in at.state.heroes.values()]
    setup = edition.settle(
        edition.read_setup({"scenario": at.state.quest, "party": party, "variants": ["stand-alone"]})
    )
    return Presenter(edition, setup, "en", strict=True)


def narrator(at: Arena) -> Narrator:
    return presenter(at).narrator


def drawn(at: Arena) -> Game[Any]:
    return Game(at.game.rules, at.state)


def test_walls_and_closed_doors_stand_on_the_sides_of_squares() -> None:
    at = arena(quest="castle-daerion")
    places = {place.at: place for place in PAINTER.board(drawn(at), narrator(at)).places}
    doors = [place for place in places.values() if place.doors]
    assert len(doors) == 2 * sum(
        len(door.between) for door in at.game.rules.content.map["castle-daerion-1"].doors
    )
    assert all(not set(place.doors) & set(place.walls) and "closed door" in place.label for place in doors)
    at.state.doors = tuple(range(len(at.game.rules.content.map["castle-daerion-1"].doors)))
    assert not any(place.doors for place in PAINTER.board(drawn(at), narrator(at)).places)


def test_a_large_figure_has_all_its_squares_and_a_knocked_out_hero_lies_there_as_a_token() -> None:
    at = arena()
    ettin = at.monster("ettin", "master", "f5", "g5", "f6", "g6")
    jain = at.figure(2)
    at.state.figures[2] = replace(jain, cells=0, lies=GRID.parse("h8"), phase="fallen", hp=0)  # type: ignore[index]
    shown = {figure.id: figure for figure in PAINTER.figures(drawn(at), narrator(at))}
    assert shown[ettin].at == ("f5", "g5", "f6", "g6") and shown[ettin].rank == "master"
    assert shown[2].at == ("h8",) and shown[2].rank == "out" and shown[2].signs[0].icon == "skull"
    assert [meter.id for meter in shown[1].meters] == ["health", "fatigue"] and jain.lies == OFF


def test_an_exhausted_card_is_turned_and_a_used_feat_too() -> None:
    at = arena()
    hero = at.hero(1)
    at.state.heroes[hero.figure] = replace(hero, exhausted=("wooden-shield",), feat=False)
    mat = PAINTER.mats(drawn(at), narrator(at))[0]
    states = {card.id: card.state for pile in mat.piles for card in pile.cards}
    assert states["wooden-shield"] == states["feat"] == "spent" and states["iron-longsword"] == ""


@pytest.mark.rule("D2-SRG-01", "D2-DMG-03")
def test_a_surge_button_says_what_the_attack_would_come_to() -> None:
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "j6")
    at.turn(1)
    at.dice("2HH*", "HH*", "S")
    at.play(f"attack {zombie} yew-shortbow")
    shown = presenter(at).seat(at.game, Seat(0)).question
    assert shown is not None
    labels = {choice.key: choice.label for choice in shown.choices}
    assert labels["surge 1 yew-shortbow.1"].startswith("+2 range → 3 damage")
    assert "range 4/3" in labels["surge 1 yew-shortbow.1"]
    assert [die.colour for die in shown.dice] == ["blue", "yellow", "brown"]
    assert shown.dice[0].text == "blue: range 2, 2 hearts, 1 surge" and shown.dice[0].owner.startswith("Jain")
    assert "range 2 of 3" in shown.text


@pytest.mark.rule("D2-DMG-03", "D2-ATK-21")
def test_the_odds_of_an_attack_are_those_of_all_dice() -> None:
    """Bare hands against one brown die: 36 cases, counted one by one."""
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    hero = at.hero(1)
    at.state.heroes[hero.figure] = replace(hero, equipped=())
    at.turn(1)
    decision: Decision = at.asked
    pick = decision.keys().index(f"attack {zombie} unarmed")
    (expected,) = PAINTER.preview(at.game, Seat(0), decision, pick, narrator(at)).expect
    cases = [
        0 if face_of(one).miss else max(0, face_of(one).hearts - face_of(other).shields)
        for one, other in product(FACES["blue"], FACES["brown"])
    ]
    mean = Fraction(sum(cases), len(cases))
    assert (expected.least, expected.most) == (min(cases), max(cases))
    assert abs(Fraction(expected.mean) - mean) <= Fraction(1, 20)


def test_a_line_of_sight_is_answered_with_its_distance() -> None:
    at = arena()
    at.put(1, "g6")
    clear = PAINTER.sight(at.game, Seat(0), "g6", "j6", narrator(at))
    assert clear.seen and "3 spaces" in clear.text
    assert not PAINTER.sight(at.game, Seat(0), "g6", "b3", narrator(at)).seen
