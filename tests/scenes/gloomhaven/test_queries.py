"""What players ask the engine: sight, threats, plans of monsters, dangers. Nothing changes by it."""

from __future__ import annotations

from random import Random

import pytest
from games.gloomhaven.scenes import Table, scene

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.records.abilities import Attack, Move
from undercroft.games.gloomhaven.rules.monsters.monster_turns import MonsterTurn
from undercroft.kernel import CardId, FigureId, IllegalAnswer, Seat
from undercroft.space import each
from undercroft.text.words import LANGUAGES

from .table import Shown, gloomhaven

ME = Seat(0)
FIELD = " ".join(f"0..7:{r}" for r in range(6))


def card(deck: str, *tags: str) -> CardId:
    """The first card of a deck with these abilities."""
    for found in gloomhaven().rules.content.deck[deck].cards:
        if tuple(str(act.__struct_config__.tag) for act in found.abilities) == tags:
            return CardId(found.id)
    raise AssertionError(f"no card of {deck} has {tags}")


def guards() -> Table:
    table = scene(FIELD, brute="0:0", spellweaver="7:5", monsters="bandit-guard 4:0, bandit-archer 4:3")
    return table.knows(
        drawn={"guard": card("guard", "move", "attack"), "archer": card("archer", "move", "attack")}
    )


# -- sight


def test_a_clear_line_is_drawn_from_corner_to_corner() -> None:
    table = scene(FIELD)
    shown = Shown(table.game)
    found = shown.painter.sight(table.game, ME, "0:0", "3:0", shown.narrator)
    assert found.seen and not found.blocked and not found.cells and len(found.line) == 2
    assert found.text == "0:0 has line of sight to 3:0; range 3."
    centres = [(0, 0), (225, 130)]  # hundredths of a hex's width: 3 columns are 2.25 wide
    for point, centre in zip(found.line, centres):
        assert 45 <= abs(point[0] - centre[0]) + abs(point[1] - centre[1]) <= 75


def test_walls_in_the_way_are_named() -> None:
    table = scene("0..2:0 2..2:1 0..2:2", brute="0:0", spellweaver="2:0")
    shown = Shown(table.game)
    hidden = shown.painter.sight(table.game, ME, "0:0", "0:2", shown.narrator)
    assert not hidden.seen and hidden.cells == ("0:1",)
    assert {("0:0", 1), ("0:2", 4)} <= set(hidden.blocked)  # its southern side, and the other's northern
    assert hidden.text.startswith("0:0 has no line of sight to 0:2")


def test_a_wall_between_two_hexes_is_marked_where_it_stands() -> None:
    table = scene(
        FIELD, walls="2:0|3:0 2:1|3:0 2:1|3:1 2:2|3:1 2:2|3:2 2:3|3:2 2:3|3:3", brute="0:0", spellweaver="7:5"
    )
    shown = Shown(table.game)
    hidden = shown.painter.sight(table.game, ME, "1:2", "4:1", shown.narrator)
    assert not hidden.seen and hidden.blocked
    assert all(name[0] in "23" for name, _ in hidden.blocked)


def test_sight_agrees_with_the_rules_everywhere() -> None:
    table = scene(
        "0..4:0 0..4:1 0..1:2 3..4:2 0..4:3", walls="1:0|2:0 2:1|3:0", brute="0:0", spellweaver="4:0"
    )
    shown, found = Shown(table.game), ground(table.game)
    for start in each(found.floor):
        for end in each(found.floor):
            told = shown.painter.sight(table.game, ME, GRID.name(start), GRID.name(end), shown.narrator)
            assert told.seen == found.sees(start, end)
            assert told.seen or told.blocked or told.cells
            assert told.text.count("; range") == (start != end)


def test_a_name_that_is_no_hex_is_refused() -> None:
    table = scene()
    shown = Shown(table.game)
    with pytest.raises(IllegalAnswer, match="no cell"):
        shown.painter.sight(table.game, ME, "c4", "0:0", shown.narrator)


# -- threat


def test_the_revealed_card_says_which_hexes_can_be_hit() -> None:
    table = scene(FIELD, brute="0:0", spellweaver="7:5", monsters="bandit-guard 4:2")
    table.knows(drawn={"guard": card("guard", "move", "attack")})
    shown = Shown(table.game)
    (move, _) = gloomhaven().rules.content.deck["guard"].card(table.state.drawn["guard"]).abilities
    assert isinstance(move, Move)
    reach = gloomhaven().rules.content.monster["bandit-guard"].stats(1, "normal").move + move.mod
    found = shown.painter.threat(table.game, ME, shown.narrator)
    near = {GRID.name(cell) for cell in each(ground(table.game).within(GRID.cell(4, 2), reach + 1))}
    hit = {name for name, count in found.cells if count == 1}
    assert hit == near and not found.maybe  # its own hex too: it can step aside
    assert found.text.startswith("1 enemy is still to act")


def test_before_the_reveal_any_card_may_come() -> None:
    table = guards()
    table.knows(drawn={}, order=())
    found = Shown(table.game).painter.threat(table.game, ME, Shown(table.game).narrator)
    assert found.maybe and not found.cells and "without a revealed card" in found.text


def test_who_has_acted_threatens_nobody() -> None:
    table = guards()
    table.knows(acted=(FigureId(3), FigureId(4)))
    found = Shown(table.game).painter.threat(table.game, ME, Shown(table.game).narrator)
    assert not found.cells and found.text == "No enemy is still to act."


# -- plans


def test_a_plan_is_what_the_monster_does() -> None:
    table = guards()
    shown, before = Shown(table.game), table.state.digest()
    plan = shown.painter.plan(table.game, ME, 4, shown.narrator)
    assert table.state.digest() == before
    twin = table.reloaded()
    twin.turn(4)
    while twin.is_asked() and twin.asked.what.startswith("gh.monster"):
        twin.game.answer(twin.asked.seat, 0)
    assert twin.at(4) == plan.stop
    assert plan.focus in plan.targets or not plan.targets
    assert plan.text[0].startswith("Bandit Archer 1 focuses on") and len(plan.text) > 3
    if plan.path:
        assert plan.path[-1] == plan.stop


@pytest.mark.parametrize("number", range(10))
def test_plans_come_true_on_any_field(number: int) -> None:
    luck = Random(f"plan {number}")
    free = [f"{q}:{r}" for q in range(8) for r in range(6)]
    luck.shuffle(free)
    kinds = ("bandit-guard", "bandit-archer", "elite living-bones", "elite bandit-archer")
    monsters = ", ".join(f"{luck.choice(kinds)} {free.pop()}" for _ in range(3))
    table = scene(
        FIELD, brute=free.pop(), spellweaver=free.pop(), monsters=monsters,
        traps=f"{free.pop()} {free.pop()}", hazards=free.pop(), difficult=free.pop(),
        obstacles=f"{free.pop()}, {free.pop()}",
    )  # fmt: skip
    decks = table.state.ability_decks
    table.knows(drawn={name: CardId(luck.choice(deck.pool)) for name, deck in decks.items()})
    shown = Shown(table.game)
    for figure in (3, 4, 5):
        plan = shown.painter.plan(table.game, ME, figure, shown.narrator)
        twin = table.reloaded()
        twin.run(MonsterTurn(FigureId(figure)))
        while twin.is_asked() and twin.asked.what.startswith("gh.monster"):
            twin.game.answer(twin.asked.seat, 0)
        if plan.stop and twin.is_up(figure):
            assert twin.at(figure) == plan.stop or twin.is_asked()


def test_without_a_card_there_is_no_plan() -> None:
    table = guards()
    table.knows(drawn={}, order=())
    shown = Shown(table.game)
    assert shown.painter.plan(table.game, ME, 3, shown.narrator).text == (
        "No card is revealed for Bandit Guard 1 yet.",
    )


def test_players_decide_for_characters() -> None:
    table = guards()
    shown = Shown(table.game)
    assert shown.painter.plan(table.game, ME, 1, shown.narrator).text == (
        "A player decides what the Brute does.",
    )
    with pytest.raises(IllegalAnswer, match="no figure 17"):
        shown.painter.plan(table.game, ME, 17, shown.narrator)


def test_choices_of_the_players_are_told() -> None:
    table = guards()
    shown = Shown(table.game)
    text = shown.painter.plan(table.game, ME, 4, shown.narrator).text
    assert any("The players would choose between" in line for line in text)


# -- danger


def test_danger_is_what_the_attack_may_do() -> None:
    table = scene(FIELD, brute="0:0", spellweaver="7:5", monsters="bandit-guard 2:0")
    table.knows(drawn={"guard": card("guard", "move", "attack")})
    shown, before = Shown(table.game), table.state.digest()
    near = shown.painter.danger(table.game, ME, "1:0", shown.narrator)
    far = shown.painter.danger(table.game, ME, "7:3", shown.narrator)
    assert table.state.digest() == before
    (_, attack) = gloomhaven().rules.content.deck["guard"].card(table.state.drawn["guard"]).abilities
    assert isinstance(attack, Attack)
    value = gloomhaven().rules.content.monster["bandit-guard"].stats(1, "normal").attack + attack.mod
    assert near.attackers == (3,) and (near.least, near.most) == (0, max(2 * value, value + 2))
    assert float(near.mean) == pytest.approx(value, abs=0.2)
    assert far.attackers == () and (far.least, far.most, far.mean) == (0, 0, "0.0")
    assert far.text == "No enemy would attack you there this round."


def test_danger_lies_only_where_a_threat_does() -> None:
    table = guards()
    shown = Shown(table.game)
    threat = dict(shown.painter.threat(table.game, ME, shown.narrator).cells)
    found = 0
    for place in shown.public.board.places:
        danger = shown.painter.danger(table.game, ME, place.at, shown.narrator)
        found += bool(danger.attackers)
        assert not danger.attackers or place.at in threat
        assert len(danger.attackers) <= threat.get(place.at, 0)
    assert found > 5


def test_before_the_reveal_danger_is_over_all_cards() -> None:
    table = scene(FIELD, brute="0:0", spellweaver="7:5", monsters="bandit-guard 2:0")
    table.knows(drawn={}, order=())
    shown = Shown(table.game)
    danger = shown.painter.danger(table.game, ME, "1:0", shown.narrator)
    assert danger.least == 0 < danger.most and danger.attackers == (3,)


@pytest.mark.parametrize("condition", ["stun", "disarm"])
def test_who_cannot_attack_is_no_danger(condition: str) -> None:
    table = guards()
    table.looks(3, condition).looks(4, condition)
    shown = Shown(table.game)
    for name in ("3:0", "4:2", "3:3"):
        assert shown.painter.danger(table.game, ME, name, shown.narrator).attackers == ()
    assert not shown.painter.threat(table.game, ME, shown.narrator).cells


def test_attackers_take_one_anothers_place() -> None:
    """In a corridor only one of two guards gets at the character."""
    table = scene("0..6:0", brute="0:0", spellweaver="", monsters="bandit-guard 3:0, bandit-guard 4:0")
    table.knows(drawn={"guard": card("guard", "move", "attack")})
    shown = Shown(table.game)
    danger = shown.painter.danger(table.game, ME, "0:0", shown.narrator)
    assert danger.attackers == (3,)


def test_nobody_stands_in_anothers_place() -> None:
    table = guards()
    shown = Shown(table.game)
    assert (
        shown.painter.danger(table.game, ME, "4:0", shown.narrator).text == "No figure can stand at 4:0 now."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_answers_are_in_the_language(language: str) -> None:
    table = guards()
    shown = Shown(table.game, language)  # type: ignore[arg-type]
    assert shown.painter.threat(table.game, ME, shown.narrator).text
    assert all(shown.painter.plan(table.game, ME, 3, shown.narrator).text)
    assert shown.painter.danger(table.game, ME, "1:0", shown.narrator).text
    assert shown.painter.sight(table.game, ME, "1:0", "3:3", shown.narrator).text
