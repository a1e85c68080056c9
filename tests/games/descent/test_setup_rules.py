"""Set-up: the quest, the heroes, the Overlord (D2-SET, D2-HSU, D2-OSU)."""

from __future__ import annotations

from typing import Any

import pytest

from games.descent.quests.scene import scene
from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.events.encounters import FigurePlaced, HeroPlaced
from undercroft.games.descent.events.things import TokenSet
from undercroft.games.descent.rules.quests.page import area
from undercroft.games.descent.setup import DescentSetup, party_of
from undercroft.games.descent.state import DescentState
from undercroft.games.setups import Refused
from undercroft.kernel import Game, Seat, view
from undercroft.space import each

EDITION = lay_out(box_of("descent"))


def begun(**wishes: Any) -> Game[DescentState]:
    """A game whose set-up questions were answered with the first option each."""
    game: Game[DescentState] = EDITION.new_game(EDITION.settle(DescentSetup(**wishes)), "1")
    game.log = []
    while not game.state.round:
        decision = game.open[0]
        game.answer(decision.seats[0], 0)
    return game


def refused(**wishes: Any) -> str:
    with pytest.raises(Refused) as caught:
        EDITION.settle(DescentSetup(**wishes))
    return caught.value.field


# -- general


@pytest.mark.rule("D2-SET-02", "D2-QST-01", "D2-GEN-04")
def test_a_quest_is_chosen_and_first_blood_is_the_usual_one() -> None:
    assert EDITION.settle(DescentSetup()).scenario == "first-blood"
    assert refused(scenario="no-such-quest") == "scenario"


@pytest.mark.rule("D2-SET-01", "D2-SET-03", "D2-OSU-01", "D2-SET-08")
def test_map_first_then_heroes_then_monsters() -> None:
    game = begun(scenario="a-fat-goblin", players=2)
    kinds = [type(entry.event) for entry in game.log or ()]
    heroes = [i for i, kind in enumerate(kinds) if kind is HeroPlaced]
    monsters = [i for i, kind in enumerate(kinds) if kind is FigurePlaced]
    tokens = [i for i, kind in enumerate(kinds) if kind is TokenSet]
    assert not tokens or max(tokens) < min(heroes)
    assert max(heroes) < min(monsters)
    assert game.state.encounter == 1


@pytest.mark.rule("D2-GEN-01", "D2-GEN-02", "D2-SET-04", "D2-HSU-01", "D2-2P-04")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_two_to_four_heroes_and_one_overlord(heroes: int) -> None:
    setup = EDITION.settle(DescentSetup(players=heroes))
    seats = EDITION.box.seats(EDITION.rules.content, setup)
    assert len(seats) == heroes + 1
    assert seats[-1] == "overlord"
    assert len(begun(players=heroes).state.heroes) == heroes


@pytest.mark.rule("D2-GEN-02")
def test_no_fewer_and_no_more() -> None:
    assert refused(players=1) in ("players", "party")
    assert refused(players=5) in ("players", "party")


@pytest.mark.rule("D2-SET-06", "D2-SET-10")
def test_twelve_search_cards_lie_face_down() -> None:
    game = begun(players=2)
    assert game.state.search.size == 12
    seen: Any = view(game, game.state.overlord.seat)
    assert seen.state.search.size == 12
    assert game.state.search.top == ()


@pytest.mark.rule("D2-GEN-08", "D2-GEN-09")
def test_monsters_use_their_first_cards() -> None:
    assert begun(players=2).state.act == 1
    assert begun(players=2, variants=("epic-expert",)).state.act == 2


# -- heroes


def test_a_hero_is_chosen_once() -> None:
    assert refused(party=("syndrael:knight", "syndrael:berserker")) == "party"


@pytest.mark.rule("D2-HSU-13")
def test_heroes_without_a_class_take_what_others_have_left_one_after_the_other() -> None:
    two = EDITION.settle(DescentSetup(party=("syndrael", "grisban-the-thirsty")))
    assert [wish.calling for wish in party_of(two)] == ["berserker", "knight"]
    left = EDITION.settle(DescentSetup(party=("syndrael", "grisban-the-thirsty:berserker")))
    assert [wish.calling for wish in party_of(left)] == ["knight", "berserker"]


@pytest.mark.rule("D2-HSU-04", "D2-HSU-05")
def test_the_class_is_one_of_the_heros_archetype() -> None:
    assert refused(party=("syndrael:thief", "jain-fairwood:wildlander")) in ("class", "party")


@pytest.mark.rule("D2-HSU-06")
def test_a_class_is_taken_once() -> None:
    assert refused(party=("syndrael:knight", "grisban-the-thirsty:knight")) == "party"


@pytest.mark.rule("D2-HSU-07", "D2-HSU-08", "D2-HSU-09", "D2-HSU-12")
def test_the_basic_skill_and_all_starting_equipment() -> None:
    game = begun(party=("syndrael:knight", "jain-fairwood:wildlander"))
    hero = next(iter(game.state.heroes.values()))
    calling = EDITION.rules.content.calling["knight"]
    assert hero.skills == (calling.skills[0],)
    assert hero.items == calling.items
    assert set(hero.equipped) == set(calling.items)


@pytest.mark.rule("D2-HSU-10")
def test_each_hero_player_places_his_own_hero_on_the_entrance() -> None:
    game = EDITION.new_game(EDITION.settle(DescentSetup(players=2)), "1")
    for seat in (0, 1):
        decision = game.open[0]
        assert decision.what == "descent.encounter.place_heroes"
        assert decision.seats == (seat,)
        assert len(decision.options) == 4 - seat
        game.answer(Seat(seat), 0)
    cells = [game.state.figures[i].cells for i in game.state.heroes]
    assert cells[0] != cells[1]
    assert not (cells[0] | cells[1]) & ~area(game, "entrance")


@pytest.mark.rule("D2-HSU-11")
def test_in_a_full_area_the_nearest_space_is_taken() -> None:
    """The militia arrives where four heroes stand on the four spaces of the entrance."""
    at = scene("castle-daerion", 2, heroes=4, carry={"survivors": 4, "lost": 0}, groups=["goblin-archer"])
    from undercroft.games.descent.rules.quests.allies import AlliesAct

    at.run(AlliesAct())
    while at.asked.what == "descent.place_ally.choose":
        at.play(sorted(at.offers("start"))[0])
    around = area(at.game, "entrance")
    militia = at.kinds("militia")
    assert len(militia) == 4
    assert all(not at.figure(i).cells & around for i in militia)
    assert len({at.figure(i).cells for i in militia}) == 4


# -- the Overlord


@pytest.mark.rule("D2-OSU-02", "D2-OSU-04", "D2-X-33")
def test_the_overlord_picks_an_open_group_by_its_traits() -> None:
    game = EDITION.new_game(EDITION.settle(DescentSetup(scenario="a-fat-goblin", players=2)), "1")
    while game.open[0].what != "descent.bring_group.choose":
        game.answer(game.open[0].seats[0], 0)
    assert game.open[0].seats == (game.state.overlord.seat,)
    monsters = EDITION.rules.content.monster
    traits = {"wilderness", "water", "mountain"}
    for option in game.open[0].options:
        name = option.key.removeprefix("group ")
        assert set(monsters[name].traits) & traits
        assert name != "goblin-archer"


@pytest.mark.rule("D2-X-33")
@pytest.mark.parametrize("quest", list(EDITION.rules.content.quest))
def test_every_open_group_leaves_a_choice(quest: str) -> None:
    """Picked in their order, whatever was picked before, at least two are left."""
    from undercroft.games.descent.records.quest_rules import ArriveRule, GroupEntry

    monsters = EDITION.rules.content.monster
    for page in EDITION.rules.content.quest[quest].encounters:
        entries: list[GroupEntry] = [*page.groups]
        for rule in page.rules:
            if isinstance(rule, ArriveRule) and rule.edition != "errata":
                entries += rule.groups
        fixed = {entry.monster for entry in entries if entry.monster}
        paths: list[set[str]] = [fixed]
        for entry in entries:
            if entry.traits:
                grown = []
                for taken in paths:
                    fits = {m.id for m in monsters.values() if set(m.traits) & set(entry.traits)}
                    left = fits - taken - set(entry.without)
                    assert len(left) >= 2, f"{quest}: {entry.key} after {taken}"
                    grown += [taken | {name} for name in left]
                paths = grown


@pytest.mark.rule("D2-OSU-03")
def test_a_lieutenant_of_the_quest_stands_on_his_area() -> None:
    at = scene("the-cardinals-plight", groups=["merriod"])
    merick = at.one("lord-merick-farrow")
    assert at.figure(merick).role == "lieutenant"
    assert not at.figure(merick).cells & ~area(at.game, "exit")
    assert at.state.groups["lord-merick-farrow"].lieutenant


@pytest.mark.rule("D2-OSU-05")
def test_tokens_and_monsters_lie_where_the_quest_says() -> None:
    at = scene("the-cardinals-plight", groups=["merriod"])
    assert [at.token(f"grave-{n}") for n in (1, 2, 3, 4)] == ["n5", "n8", "p5", "p8"]
    for moulder in at.kinds("flesh-moulder"):
        assert at.figure(moulder).cells & area(at.game, "9a")
    assert len(list(each(area(at.game, "9a")))) == 16


@pytest.mark.rule("D2-OSU-06", "D2-OSU-07", "D2-OSU-08", "D2-OSU-09", "D2-OSU-E1")
def test_the_overlord_draws_a_card_for_each_hero() -> None:
    game = begun(players=3)
    assert len(game.state.overlord.hand) == 3
    assert game.state.deck.size == 12
    assert game.state.overlord.owned == EDITION.rules.content.basic_deck
    assert game.state.round == 1


def test_two_begin_with_a_healer_and_a_mage() -> None:
    """The first party of two: one who heals and one who strikes from afar last longest."""
    two, four = (EDITION.settle(DescentSetup(players=n)).party for n in (2, 4))
    assert two == ("avric-albright:disciple", "leoric-of-the-book:runemaster")
    assert set(map(str, two)) <= set(map(str, four)) and len(four) == 4
